"""Proposals for a figure whose position or posture differs from the ledger."""

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.game import AnyEvent
from engine.games.slargeball import GAME
from engine.games.slargeball.moving import Move
from engine.games.slargeball.questions import figure_of, label
from engine.games.slargeball.setting_straight import LayFigure, PutFigure
from engine.games.slargeball.state import Figure, State, Walk
from engine.games.slargeball.tables import INCH
from engine.games.slargeball.whapping import Topple
from engine.plane import Point
from engine.seats import capital
from server.proposals.proposal import Choice, Memory, Proposal
from server.proposals.refused import refused, tried
from server.proposals.slargeball.places import Matched, apart, matched, measured_place, point_of

SEEN: Final = "seen there on the table"
NEAR: Final = 25
"""A figure within this distance, in tenths of a mm, is where the ledger has it: the eye's error."""


def propose_figures(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """A proposal for each figure on which table and ledger differ."""
    pairs = matched(state, memory)
    away = _away(state, pairs)
    offers = (_offer(state, one, away) for one in pairs)
    return tuple(offer for offer in offers if offer is not None)


def _away(state: State, pairs: Sequence[Matched]) -> tuple[Figure, ...]:
    """The standing figures that are not seen where the ledger has them."""
    in_place = {
        pair.figure.id
        for pair in pairs
        if pair.figure.at and apart(pair.figure.at, point_of(state, pair.seen.at_mm)) <= NEAR
    }
    return tuple(
        one
        for one in state.figures
        if one.at and one.where == "field" and one.stands and one.id not in in_place
    )


def _offer(state: State, one: Matched, away: Sequence[Figure]) -> Proposal | None:
    figure, to = one.figure, point_of(state, one.seen.at_mm)
    fallen = figure.head is not None
    if figure.at is None:
        return None
    if fallen == one.seen.standing:
        return upright(state, one, to)
    if fallen or apart(figure.at, to) <= NEAR:
        return None
    others = [other for other in away if other.team == figure.team and other.id != figure.id]
    return _moved(state, one, to, apart(figure.at, to), others)


def _moved(state: State, one: Matched, to: Point, way: float, others: Sequence[Figure]) -> Proposal:
    """A proposal for a figure that stands elsewhere: its move if that is legal, or an override.

    Any of the `others` may be chosen instead of it.
    """
    figure = one.figure
    move = Move(figure.seat, figure.id, (to,))
    told, problem = tried(GAME.decide, state, move)
    name = capital(label(state, figure.id))
    there = PutFigure(None, figure.id, to, SEEN)
    at = measured_place(("at",), one.seen)
    where = "where its move ended" if figure.moved else "where the ledger has it"
    return Proposal(
        key=f"figure-{figure.id}",
        kind="figure",
        title=f"{name} moves {way / INCH:.1f} inches" if not problem else f"{name} moved?",
        why=" ".join((f"It stands {way / 100:.1f} cm from {where}.", *_consequences(state, told))),
        doubt=problem or _unsure(one),
        command=None if problem else move,
        choices=(
            Choice("It stands there; nothing else", there, at),
            *(_it_is(state, other, one, to) for other in others),
        ),
        sightings=(one.seen,),
        probability=one.seen.probability if one.sure and not problem else None,
        measured=measured_place(("path", 0), one.seen),
    )


def _it_is(state: State, other: Figure, one: Matched, to: Point) -> Choice:
    """The answer that another figure stands there: its move if that is legal, or an override."""
    name = f"It is {label(state, other.id)}"
    move = Move(other.seat, other.id, (to,))
    if refused(GAME.decide, state, move):
        there = PutFigure(None, other.id, to, SEEN)
        return Choice(name, there, measured_place(("at",), one.seen))
    return Choice(name, move, measured_place(("path", 0), one.seen))


def _unsure(one: Matched) -> str:
    """Why it may be another figure; empty if it is certain."""
    if one.sure:
        return ""
    if not one.seen.team_is_clear:
        return "Whose colours it wears is not clear: is it this one?"
    return "Others of its team moved too: is it this one?"


def _consequences(state: State, told: Iterable[AnyEvent]) -> Iterator[str]:
    """Sentences on what a legal move costs: dice for leaving enemies, for crossing piles, the edge.

    `told` are the events of the move.
    """
    walk = next((one.pending for one in _states(state, told) if one.pending), None)
    if not isinstance(walk, Walk):
        return
    if walk.breaking:
        yield "It leaves an enemy: a die for breaking away is owed."
    for crossing in walk.piles:
        count = len(crossing.pile)
        yield f"It crosses a pile of {count}: a die is owed."
    if walk.offsides:
        yield "It crosses the edge and is knocked out there."


def _states(state: State, told: Iterable[AnyEvent]) -> Iterator[State]:
    for event in told:
        state = GAME.evolve(state, event)
        yield state


def upright(state: State, one: Matched, to: Point) -> Proposal:
    """A proposal for a figure that stands in the ledger and lies on the table, or the reverse."""
    number, stands = one.figure.id, one.seen.standing
    name = capital(label(state, number))
    topple = None if stands else _topple(state, one)
    return Proposal(
        key=f"figure-{number}",
        kind="figure",
        title=f"{name} {'stands' if stands else 'falls' if topple else 'lies'}?",
        why=f"By the ledger it {'lies' if stands else 'was hit' if topple else 'stands'}.",
        doubt="" if topple else "Knocked over by accident, or stood up too early?",
        command=topple,
        choices=(_as_seen(state, one, to),),
        sightings=(one.seen,),
        probability=one.seen.probability if topple else None,
    )


def _topple(state: State, one: Matched) -> Topple | None:
    """The command by which the figure that was hit first falls in the direction in which it lies.

    None if this is not that figure, or the direction is unknown.
    """
    hit = state.hits[0] if state.phase == "toppling" and state.hits else None
    by = figure_of(state, hit.by) if hit and hit.victim == one.figure.id else None
    at = one.figure.at
    if by is None or at is None or one.seen.heading_deg is None:
        return None
    return Topple(by.seat, one.figure.id, _ahead(at, one.seen.heading_deg, 2 * INCH))


def _as_seen(state: State, one: Matched, to: Point) -> Choice:
    """The answer that puts or lays the figure where it is seen."""
    number = one.figure.id
    if one.seen.standing or one.seen.heading_deg is None:
        there = PutFigure(None, number, to, SEEN)
        return Choice("It stands there", there, measured_place(("at",), one.seen))
    # The sighting is the middle of the fallen figure; its base and its head lie at the two ends of
    # its axis, which is as long as the body without the base's width.
    half = (state.house.body - state.house.base) // 2
    base = _ahead(to, one.seen.heading_deg + 180, half)
    head = _ahead(to, one.seen.heading_deg, half)
    return Choice("It lies there", LayFigure(None, number, base, head, SEEN))


def _ahead(at: Point, heading_deg: float, length: int) -> Point:
    turn = math.radians(heading_deg)
    return Point(at.x + round(length * math.cos(turn)), at.y + round(length * math.sin(turn)))


def problem_of(state: State, one: Matched, to: Point) -> str:
    """Why the rules refuse the figure's move to a point; empty if they allow it."""
    return refused(GAME.decide, state, Move(one.figure.seat, one.figure.id, (to,)))
