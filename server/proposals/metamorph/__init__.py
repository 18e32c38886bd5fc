"""Proposals from counters and dice in Metamorph."""

from engine.games.metamorph import GAME
from engine.games.metamorph.state import State
from server.proposals.metamorph.chart import propose_chart
from server.proposals.metamorph.wizards import propose_wizards
from server.proposals.on_boards import remember
from server.proposals.proposal import Memory, Proposal, Proposer
from server.proposals.roll import propose_roll


def propose(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """The proposals: awaited dice first, then counters that differ from the ledger."""
    if state.phase == "over":
        return ()
    return (
        *propose_roll(GAME.awaiting, state, memory),
        *propose_wizards(state, memory),
        *propose_chart(state, memory),
    )


PROPOSER = Proposer(remember, propose)
