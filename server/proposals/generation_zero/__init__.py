"""What cards and dice on the table mean in Generation Zero, offered to the referee."""

from engine.games.generation_zero.awaiting import awaiting
from engine.games.generation_zero.state import State
from server.proposals.generation_zero.face_down import propose_face_down
from server.proposals.generation_zero.face_up import propose_face_up
from server.proposals.generation_zero.figures import propose_figures
from server.proposals.generation_zero.layout import propose_layout
from server.proposals.pieces import remember_piece
from server.proposals.proposal import Memory, Noticed, Proposal, Proposer
from server.proposals.roll import propose_roll, remember_roll
from vision.sighting import LayoutSeen, RollSeen, TokenSeen


def remember(memory: Memory, noticed: Noticed) -> Memory:
    """The memory with one more sighting; what plays no part here is forgotten at once."""
    match noticed.sighting:
        case RollSeen():
            return remember_roll(memory, noticed)
        case TokenSeen() | LayoutSeen():
            return remember_piece(memory, noticed)
        case _:
            return memory


def propose(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """What the referee is offered: the dice that are awaited, then where the table differs."""
    if state.phase == "over":
        return ()
    return (
        *propose_roll(awaiting, state, memory),
        *propose_layout(state, memory),
        *propose_figures(state, memory),
        *propose_face_down(state, memory),
        *propose_face_up(state, memory),
    )


PROPOSER = Proposer(remember, propose)
