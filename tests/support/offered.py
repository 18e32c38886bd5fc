"""The proposals that a game's proposer makes from a series of sightings in one state."""

from typing import Any

from server.proposals.proposal import Memory, Noticed, Proposal
from server.proposals.registry import AnyProposer
from vision.sightings import Sighting


def remembered(proposer: AnyProposer, state: Any, *seen: Sighting) -> Memory:
    """The proposer's memory after these sightings."""
    memory: Memory = ()
    for one in seen:
        memory = proposer.remember(memory, Noticed(one, 0, state))
    return memory


def offered(proposer: AnyProposer, state: Any, *seen: Sighting) -> tuple[Proposal, ...]:
    """The proposals after these sightings."""
    return proposer.propose(state, remembered(proposer, state, *seen))
