"""Proposals from sightings in Clay-O-Rama."""

from engine.games.clay_o_rama import GAME
from engine.games.clay_o_rama.state import State
from engine.plain import JsonObject
from server.proposals.clay_o_rama.deaths import propose_deaths
from server.proposals.clay_o_rama.drawings import draw
from server.proposals.clay_o_rama.gaps import with_gap
from server.proposals.clay_o_rama.identity import propose_identity
from server.proposals.clay_o_rama.memory import remember as remember_clay
from server.proposals.clay_o_rama.moves import propose_moves
from server.proposals.clay_o_rama.parts import propose_parts
from server.proposals.clay_o_rama.printed import printed
from server.proposals.clay_o_rama.renamed import heed
from server.proposals.clay_o_rama.reweigh import propose_reweigh
from server.proposals.clay_o_rama.shapes import propose_shapes
from server.proposals.clay_o_rama.span import propose_span
from server.proposals.clay_o_rama.swaps import propose_swaps
from server.proposals.clay_o_rama.throw import propose_throws
from server.proposals.clay_o_rama.thrown import propose_thrown
from server.proposals.clay_o_rama.weigh_in import propose_weigh_in
from server.proposals.proposal import Memory, Noticed, Proposal, Proposer
from server.proposals.roll import propose_roll, remember_roll
from vision.sightings import RollSeen, Sighting


def remember(memory: Memory, noticed: Noticed) -> Memory:
    """The memory with one more sighting."""
    if isinstance(noticed.sighting, RollSeen):
        return remember_roll(memory, noticed)
    return remember_clay(memory, noticed)


def propose(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """The proposals, in the order in which an evening needs them."""
    if state.moment == "over":
        return ()
    return (
        *propose_roll(GAME.awaiting, state, memory),
        *propose_span(state, memory),
        *propose_weigh_in(state, memory),
        *propose_reweigh(state, memory),
        *propose_throws(state, memory),
        *propose_thrown(state, memory),
        *propose_swaps(state, memory),
        *propose_moves(state, memory),
        *propose_shapes(state, memory),
        *propose_parts(state, memory),
        *propose_deaths(state, memory),
        *propose_identity(state, memory),
    )


def print_by_house(state: State, sighting: Sighting) -> JsonObject:
    """A sighting as JSON; a missile with its dice by the session's house rules."""
    return printed(sighting, state.house)


PROPOSER = Proposer(remember, propose, heed, draw, with_gap, print_by_house)
