"""What a game's proposer makes of sightings that come one after the other in one state."""

from typing import Any

from server.proposals.proposal import Memory, Noticed, Proposal, Proposer
from vision.sightings import Sighting


def remembered(proposer: Proposer, state: Any, *seen: Sighting) -> Memory:
    """The memory after these sightings."""
    memory: Memory = ()
    for one in seen:
        memory = proposer.remember(memory, Noticed(one, 0, state))
    return memory


def offered(proposer: Proposer, state: Any, *seen: Sighting) -> tuple[Proposal, ...]:
    """What the referee is offered then."""
    return proposer.propose(state, remembered(proposer, state, *seen))
