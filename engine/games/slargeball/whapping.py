"""Whaps: rolled in order but simultaneous; hit figures fall once all have rolled (S11)."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.slargeball.checks import (
    check_chance,
    check_figure,
    check_own,
    check_phase,
    check_stands,
    first_chances,
)
from engine.games.slargeball.ground import fallen_head
from engine.games.slargeball.phases import PhaseBegan
from engine.games.slargeball.questions import figure_of, label, stats_of
from engine.games.slargeball.replaced import with_figure
from engine.games.slargeball.state import Blow, Figure, Hit, State
from engine.games.slargeball.tables import DIE_SIDES
from engine.games.slargeball.wording import plainly, who
from engine.luck import RollNeeded
from engine.plane import Point
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.topic import Dice, Topic, decides, happens


@dataclass(frozen=True, slots=True)
class Whap:
    """Tries to knock down an enemy that a figure touches."""

    seat: Seat
    figure: int
    target: int


@dataclass(frozen=True, slots=True)
class Topple:
    """Lets a hit figure fall towards a point, or as nearly so as there is room."""

    seat: Seat
    figure: int
    toward: Point


@dataclass(frozen=True, slots=True)
class WhapBegan:
    """A figure tried to whap another one; a die of `needed` or less hits."""

    figure: int
    target: int
    needed: int


@dataclass(frozen=True, slots=True)
class WhapHit:
    """A figure was hit, and falls once everybody has whapped."""

    figure: int
    target: int


@dataclass(frozen=True, slots=True)
class WhapMissed:
    """A whap missed."""

    figure: int
    target: int


@dataclass(frozen=True, slots=True)
class Fell:
    """A figure fell where it stood and is unconscious."""

    figure: int
    at: Point
    head: Point


Command: TypeAlias = Whap | Topple
Event: TypeAlias = WhapBegan | WhapHit | WhapMissed | Fell


def whap(state: State, command: Whap) -> tuple[WhapBegan, ...]:
    """Decide an attempt to whap an enemy in contact."""
    check_phase(state, "whapping")
    figure = check_own(state, command.seat, command.figure)
    check_stands(state, figure)
    _check_enemy(state, figure, command.target)
    chance = check_chance(state, figure, command.target)
    return (WhapBegan(figure.id, chance.target, chance.needed),)


def _check_enemy(state: State, figure: Figure, target: int) -> None:
    """Check that the target is a conscious enemy."""
    found = check_figure(state, target)
    if found.team == figure.team:
        raise refusal(
            Reason.BAD_TARGET,
            f"{label(state, target)} is of its own team",
            "name an enemy that it touches",
            "whapping",
        )
    check_stands(state, found)


def topple(state: State, command: Topple) -> tuple[Fell, ...]:
    """Decide how a figure falls; the player of the first figure that hit it decides (S28)."""
    check_phase(state, "toppling")
    hit = state.hits[0]
    if command.figure != hit.victim:
        raise refusal(
            Reason.WRONG_STEP,
            f"{label(state, hit.victim)} falls first",
            "let figures fall in the order in which they were hit",
            "S28",
        )
    check_own(state, command.seat, hit.by)
    victim = figure_of(state, hit.victim)
    if victim is None or victim.at is None:
        return ()
    head = fallen_head(state, victim.id, victim.at, command.toward)
    return (Fell(victim.id, victim.at, head),)


def dice(state: State) -> Dice[WhapHit | WhapMissed] | None:
    """Await the die of a whap: the Whap stat or less hits (S1)."""
    blow = state.pending
    if not isinstance(blow, Blow):
        return None
    figure = figure_of(state, blow.figure)
    needed = stats_of(figure).whap if figure else 0
    why = f"{label(state, blow.figure)}'s whap on {label(state, blow.target)}, {needed} or less"

    def rolled(values: tuple[int, ...]) -> tuple[WhapHit | WhapMissed, ...]:
        kind = WhapHit if values[0] <= needed else WhapMissed
        return (kind(blow.figure, blow.target),)

    return Dice(RollNeeded(DIE_SIDES, 1, why), rolled)


def _awaits(state: State) -> frozenset[Seat] | Dice[Event] | None:
    """Await a die, or the player who decides how a figure falls."""
    asked = dice(state)
    if asked or state.phase != "toppling" or state.pending is not None:
        return asked
    by = figure_of(state, state.hits[0].by) if state.hits else None
    return frozenset({by.seat}) if by else frozenset()


def _follows(state: State) -> tuple[PhaseBegan, ...]:
    """Begin the fling phase once all hit figures have fallen."""
    over = state.phase == "toppling" and state.pending is None and not state.hits
    return (PhaseBegan("flinging"),) if over else ()


def _choices(state: State) -> tuple[Command, ...]:
    if state.phase == "whapping":
        return _whaps(state)
    return _topples(state) if state.phase == "toppling" else ()


def _whaps(state: State) -> tuple[Whap, ...]:
    found = [(figure_of(state, one.figure), one.target) for one in first_chances(state)]
    return tuple(Whap(one.seat, one.id, target) for one, target in found if one)


def _topples(state: State) -> tuple[Topple, ...]:
    """Falls away from the figure that hit it, and to both sides.

    If that figure has left the field since, they are along the field and to both sides.
    """
    hit = state.hits[0]
    by, victim = figure_of(state, hit.by), figure_of(state, hit.victim)
    if by is None or victim is None or victim.at is None:
        return ()
    x, y = (victim.at.x - by.at.x, victim.at.y - by.at.y) if by.at else (state.house.body, 0)
    ways = dict.fromkeys(((x, y), (-y, x), (y, -x)))
    return tuple(
        Topple(by.seat, victim.id, Point(victim.at.x + dx, victim.at.y + dy)) for dx, dy in ways
    )


def _began(state: State, event: WhapBegan) -> State:
    return replace(state, pending=Blow(event.figure, event.target))


def _describe_began(state: State, event: WhapBegan) -> str:
    target = label(state, event.target)
    return f"{who(state, event.figure)} whaps {target}: {event.needed} or less hits."


def _hit(state: State, event: WhapHit) -> State:
    """Mark the target as hit; only the first hit matters (S28)."""
    attempted = _attempted(state, event)
    if any(hit.victim == event.target for hit in state.hits):
        return attempted
    return replace(attempted, hits=(*state.hits, Hit(event.target, event.figure)))


def _attempted(state: State, event: WhapHit | WhapMissed) -> State:
    return with_figure(replace(state, pending=None), event.figure, acted=True)


def _describe_hit(state: State, event: WhapHit) -> str:
    return f"{who(state, event.figure)} hits {label(state, event.target)}."


def _describe_missed(state: State, event: WhapMissed) -> str:
    return f"{who(state, event.figure)} misses {label(state, event.target)}."


def _fell(state: State, event: Fell) -> State:
    hits = tuple(hit for hit in state.hits if hit.victim != event.figure)
    return with_figure(replace(state, hits=hits), event.figure, head=event.head)


TOPIC: Topic[State, Command, Event, Event | PhaseBegan] = Topic(
    commands=decides(Whap, whap) | decides(Topple, topple),
    events=happens(WhapBegan, _began, _describe_began)
    | happens(WhapHit, _hit, _describe_hit)
    | happens(WhapMissed, _attempted, _describe_missed)
    | happens(Fell, _fell, plainly("{who} falls at {at}, unconscious.")),
    awaits=_awaits,
    follows=_follows,
    choices=_choices,
)
