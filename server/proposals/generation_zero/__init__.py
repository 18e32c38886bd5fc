"""Proposals from cards and dice in Generation Zero."""

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
    """The proposals: awaited dice first, then differences between table and ledger."""
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
