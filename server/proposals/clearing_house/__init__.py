"""Proposals from pieces, cards and dice in Clearing House."""

from engine.games.clearing_house import GAME
from engine.games.clearing_house.state import State
from engine.word import Over
from server.proposals.clearing_house.cards import propose_cards
from server.proposals.clearing_house.closed import propose_closed
from server.proposals.clearing_house.hearts import propose_hearts
from server.proposals.clearing_house.pawns import propose_pawns
from server.proposals.clearing_house.traps import propose_traps
from server.proposals.on_boards import remember
from server.proposals.proposal import Memory, Proposal, Proposer
from server.proposals.roll import propose_roll


def propose(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """The proposals: awaited dice first, then differences between table and ledger."""
    if isinstance(state.phase, Over):
        return ()
    return (
        *propose_roll(GAME.awaiting, state, memory),
        *propose_pawns(state, memory),
        *propose_traps(state, memory),
        *propose_closed(state, memory),
        *propose_cards(state, memory),
        *propose_hearts(state, memory),
    )


PROPOSER = Proposer(remember, propose)
