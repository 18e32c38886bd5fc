"""What cards and dice on the table mean in Generation Zero, offered to the referee."""

from engine.games.generation_zero import GAME
from engine.games.generation_zero.state import State
from server.proposals.generation_zero.face_down import propose_face_down
from server.proposals.generation_zero.face_up import propose_face_up
from server.proposals.generation_zero.figures import propose_figures
from server.proposals.generation_zero.layout import propose_layout
from server.proposals.on_boards import remember
from server.proposals.proposal import Memory, Proposal, Proposer
from server.proposals.roll import propose_roll


def propose(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """What the referee is offered: the dice that are awaited, then where the table differs."""
    if state.phase == "over":
        return ()
    return (
        *propose_roll(GAME.awaiting, state, memory),
        *propose_layout(state, memory),
        *propose_figures(state, memory),
        *propose_face_down(state, memory),
        *propose_face_up(state, memory),
    )


PROPOSER = Proposer(remember, propose)
