"""A figure stands, or lies, elsewhere than the ledger says: its move, or what the table shows."""

from typing import Any, Final

from engine.games.slargeball import commands as c
from engine.games.slargeball.decide import decide
from engine.games.slargeball.questions import label
from engine.games.slargeball.state import State
from engine.plane import Point
from engine.refusal import IllegalCommand
from server.proposals.proposal import Choice, Memory, Proposal
from server.proposals.slargeball.places import Matched, apart, matched, point_of

SEEN: Final = "seen there on the table"
NEAR: Final = 25
"""Tenths of a mm that the eye may be off: nearer than that a figure stands where it is said to."""

INCH: Final = 254


def propose_figures(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """For each figure that the table and the ledger do not agree on."""
    offers = (_offer(state, one) for one in matched(state, memory))
    return tuple(offer for offer in offers if offer is not None)


def _offer(state: State, one: Matched) -> Proposal | None:
    figure, to = one.figure, point_of(state, one.seen.at_mm)
    fallen = figure.head is not None
    if figure.at is None:
        return None
    if fallen == one.seen.standing:
        return _upright(state, one, to)
    way = apart(figure.at, to)
    if fallen or way <= NEAR:
        return None
    move = c.Move(figure.seat, figure.id, (to,))
    problem = _problem(state, move)
    put = Choice("It stands there; nothing else", c.PutFigure(None, figure.id, to, SEEN))
    name = _capital(label(state, figure.id))
    return Proposal(
        key=f"figure-{figure.id}",
        kind="figure",
        title=f"{name} moves {way / INCH:.1f} inches" if not problem else f"{name} moved?",
        why=f"It lies {way / 100:.1f} cm from where the ledger has it.",
        doubt=problem or ("" if one.sure else "Others of its team moved too: is it this one?"),
        command=None if problem else move,
        choices=(put,),
        sightings=(one.seen,),
        probability=one.seen.probability if one.sure and not problem else None,
    )


def _upright(state: State, one: Matched, to: Point) -> Proposal:
    """It has fallen, or was stood up, and the ledger knows nothing of it."""
    number, stands = one.figure.id, one.seen.standing
    name = _capital(label(state, number))
    put = Choice("It stands there", c.PutFigure(None, number, to, SEEN))
    return Proposal(
        key=f"figure-{number}",
        kind="figure",
        title=f"{name} {'stands' if stands else 'lies'}?",
        why=f"By the ledger it {'lies' if stands else 'stands'}.",
        doubt="Knocked over by accident, or stood up too early?",
        command=None,
        choices=(put,) if stands else (),
        sightings=(one.seen,),
    )


def _problem(state: State, command: Any) -> str:
    """What forbids a command, in the refusal's own words; empty when the rules allow it."""
    try:
        decide(state, command)
    except IllegalCommand as refused:
        return refused.detail
    return ""


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
