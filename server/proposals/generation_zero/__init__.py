"""What dice on the table mean in Generation Zero, offered to the referee.

Cards that lie on the table are seen, their layout too; which printed number is which card of a
group's set is not told to the program, so that nothing is proposed of them.
"""

from engine.games.generation_zero.awaiting import awaiting
from engine.games.generation_zero.state import State
from server.proposals.proposal import Memory, Noticed, Proposal, Proposer
from server.proposals.roll import propose_roll, remember_roll
from vision.sighting import RollSeen


def remember(memory: Memory, noticed: Noticed) -> Memory:
    """The memory with one more throw of dice; nothing else plays a part."""
    if isinstance(noticed.sighting, RollSeen):
        return remember_roll(memory, noticed)
    return memory


def propose(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """The dice that are awaited."""
    return propose_roll(awaiting, state, memory)


PROPOSER = Proposer(remember, propose)
