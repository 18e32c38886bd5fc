"""What counters and dice on the table mean in Metamorph, offered to the referee."""

from engine.games.metamorph.awaiting import awaiting
from engine.games.metamorph.state import State
from server.proposals.metamorph.chart import propose_chart
from server.proposals.metamorph.wizards import propose_wizards
from server.proposals.pieces import remember_piece
from server.proposals.proposal import Memory, Noticed, Proposal, Proposer
from server.proposals.roll import propose_roll, remember_roll
from vision.sighting import RollSeen, TokenSeen


def remember(memory: Memory, noticed: Noticed) -> Memory:
    """The memory with one more sighting; what plays no part here is forgotten at once."""
    match noticed.sighting:
        case RollSeen():
            return remember_roll(memory, noticed)
        case TokenSeen():
            return remember_piece(memory, noticed)
        case _:
            return memory


def propose(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """What the referee is offered: the dice that are awaited, then where counters differ."""
    if state.phase == "over":
        return ()
    return (
        *propose_roll(awaiting, state, memory),
        *propose_wizards(state, memory),
        *propose_chart(state, memory),
    )


PROPOSER = Proposer(remember, propose)
