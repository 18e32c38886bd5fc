"""Interventions of the referee: possible as long as the game goes on, always with a reason."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.generation_zero.checks import (
    check_figure,
    check_known,
    check_place,
    check_range,
    check_word,
)
from engine.games.generation_zero.dying import Death, death
from engine.games.generation_zero.lasting import calmed
from engine.games.generation_zero.layout import layout_problem
from engine.games.generation_zero.leaving import released
from engine.games.generation_zero.options import Cell
from engine.games.generation_zero.questions import (
    figure_name,
    in_play,
    opposed,
    place_name,
    standing,
    the_figure,
)
from engine.games.generation_zero.replaced import changed, with_figure
from engine.games.generation_zero.state import NEVER, Figure, State
from engine.games.generation_zero.tables import STATS
from engine.games.generation_zero.words import WHY, rows
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.topic import Topic, decides, happens, unchanged
from engine.word import Note, Noted, describe_noted, note
from engine.wording import counted


@dataclass(frozen=True, slots=True)
class SetHealth:
    """Sets a figure's Health; 0 takes it out, more brings it back.

    `by` has then killed it, with all that follows: the kill, an artefact, points.
    """

    seat: Seat
    figure: int
    health: int
    because: str
    by: int | None = None


@dataclass(frozen=True, slots=True)
class SetStat:
    """Sets a stat."""

    seat: Seat
    figure: int
    stat: str
    value: int
    because: str


@dataclass(frozen=True, slots=True)
class SetCharge:
    """Sets the own turns until an ability may be used again: 0 now, -1 never."""

    seat: Seat
    figure: int
    turns: int
    because: str


@dataclass(frozen=True, slots=True)
class LayOut:
    """Sets where Locations lie on the table, each with everything on it.

    Attributes:
        cells: Where each lies, in the order of their numbers.
    """

    seat: Seat
    cells: tuple[Cell, ...]
    because: str


@dataclass(frozen=True, slots=True)
class PlaceFigure:
    """Puts a figure on a Location, without any consequence."""

    seat: Seat
    figure: int
    place: int
    because: str


@dataclass(frozen=True, slots=True)
class HealthSet:
    """The referee set a figure's Health; if that brought it back, it stands at `place`."""

    figure: int
    health: int
    place: int | None
    because: str


@dataclass(frozen=True, slots=True)
class StatSet:
    """The referee set a stat."""

    figure: int
    stat: str
    value: int
    because: str


@dataclass(frozen=True, slots=True)
class ChargeSet:
    """The referee set the charge of an ability."""

    figure: int
    turns: int
    because: str


@dataclass(frozen=True, slots=True)
class LaidOut:
    """The referee set the position of each Location, in the order of their numbers."""

    cells: tuple[Cell, ...]
    because: str


@dataclass(frozen=True, slots=True)
class FigurePlaced:
    """The referee placed a figure."""

    figure: int
    place: int
    because: str


Command: TypeAlias = SetHealth | SetStat | SetCharge | LayOut | PlaceFigure | Note


Event: TypeAlias = HealthSet | StatSet | ChargeSet | LaidOut | FigurePlaced | Noted


MOST_HEALTH = 99
"""Largest health that the referee may set."""


MOST_STAT = 99
"""Largest stat that the referee may set."""


MOST_TURNS = 20
"""Most turns until an ability is recharged that the referee may set."""


def set_health(state: State, command: SetHealth) -> tuple[HealthSet | Death, ...]:
    """Decide a figure's Health, with the consequences of its death if `by` killed it."""
    check_word(state, command.seat, command.because)
    check_range("health", command.health, 0, MOST_HEALTH)
    figure = check_known(state, command.figure)
    if figure.spare:
        raise _aside(figure)
    place = _home(state, figure) if command.health and figure.at is None else None
    told = HealthSet(figure.number, command.health, place, command.because)
    if command.health or not figure.alive:
        return (told,)
    killer = None if command.by is None else check_figure(state, command.by)
    return (told, *death(state, figure, killer, command.because))


def _home(state: State, figure: Figure) -> int:
    """The Location of a returning figure: the first without an enemy, else the first of all."""
    quiet = (
        place.number
        for place in state.places
        if not any(
            opposed(one, figure)
            for kind in ("agent", "sue", "monster")
            for one in standing(state, kind, place.number)
        )
    )
    return next(quiet, state.places[0].number)


def set_stat(state: State, command: SetStat) -> tuple[StatSet, ...]:
    """Decide a stat of a figure."""
    check_word(state, command.seat, command.because)
    figure = check_known(state, command.figure)
    if command.stat not in STATS:
        raise refusal(
            Reason.BAD_VALUE, f"there is no stat {command.stat!r}", f"name one of {list(STATS)}"
        )
    check_range(command.stat, command.value, 0, MOST_STAT)
    return (StatSet(figure.number, command.stat, command.value, command.because),)


def set_charge(state: State, command: SetCharge) -> tuple[ChargeSet, ...]:
    """Decide the charge of an ability."""
    check_word(state, command.seat, command.because)
    figure = check_known(state, command.figure)
    check_range("turns", command.turns, NEVER, MOST_TURNS)
    return (ChargeSet(figure.number, command.turns, command.because),)


def lay_out(state: State, command: LayOut) -> tuple[LaidOut, ...]:
    """Decide the positions of Locations; everything on them moves along without consequences."""
    check_word(state, command.seat, command.because, anytime=True)
    if len(command.cells) != len(state.places):
        raise refusal(
            Reason.BAD_VALUE,
            f"there are {len(state.places)} Locations, and places were told for "
            f"{len(command.cells)}",
            "tell one for each, in the order of their numbers",
        )
    problem = layout_problem(command.cells) if command.cells else "nothing is laid yet"
    if problem:
        raise refusal(Reason.BAD_VALUE, problem, "lay each Location corner to corner with another")
    return (LaidOut(command.cells, command.because),)


def place_figure(state: State, command: PlaceFigure) -> tuple[FigurePlaced, ...]:
    """Decide where a figure is placed, without consequences."""
    check_word(state, command.seat, command.because)
    figure = check_known(state, command.figure)
    if not figure.alive:
        check_figure(state, figure.number)
    check_place(state, command.place)
    return (FigurePlaced(figure.number, command.place, command.because),)


def _aside(figure: Figure) -> Exception:
    return refusal(
        Reason.UNKNOWN_PIECE, f"{figure.name} is aside", "put them into play first (PlaceFigure)"
    )


def _health_set(state: State, event: HealthSet) -> State:
    if event.place is None:
        return with_figure(state, event.figure, health=event.health)
    return _put(with_figure(state, event.figure, health=event.health), event.figure, event.place)


def _stat_set(state: State, event: StatSet) -> State:
    stats = replace(the_figure(state, event.figure).stats, **{event.stat: event.value})
    return with_figure(state, event.figure, stats=stats)


def _charge_set(state: State, event: ChargeSet) -> State:
    return with_figure(state, event.figure, waits=event.turns)


def _laid_out(state: State, event: LaidOut) -> State:
    """Move the Locations; each keeps its number, and so what is on it."""
    moved = zip(state.places, event.cells, strict=True)
    places = (replace(one, column=cell.column, row=cell.row) for one, cell in moved)
    return replace(state, places=tuple(places))


def _figure_placed(state: State, event: FigurePlaced) -> State:
    return _put(state, event.figure, event.place)


def _put(state: State, figure: int, place: int) -> State:
    arrivals = state.arrivals + 1
    put = changed(
        with_figure(state, figure, at=place, came_from=None, arrived=arrivals, spare=False),
        figure,
        calmed,
    )
    return released(replace(put, arrivals=arrivals), figure)


def _describe_stat_set(state: State, event: StatSet) -> str:
    who = figure_name(state, event.figure)
    return f"{who}: {event.stat.capitalize()} is {event.value} now: {event.because}."


def _describe_charge_set(state: State, event: ChargeSet) -> str:
    who = figure_name(state, event.figure)
    if event.turns == NEVER:
        return f"The ability of {who} is spent for good: {event.because}."
    if event.turns == 0:
        return f"The ability of {who} may be used now: {event.because}."
    turns = counted(event.turns, "own turn")
    return f"The ability of {who} waits for {turns}: {event.because}."


def _describe_health_set(state: State, event: HealthSet) -> str:
    where = f", at {place_name(state, event.place)}" if event.place else ""
    return f"{figure_name(state, event.figure)} has {event.health} Health{where}: {event.because}."


def _layouts(state: State) -> tuple[Command, ...]:
    """A representative layout: the first and the last Location exchanged."""
    cells = [Cell(one.column, one.row) for one in state.places]
    return (LayOut(None, (cells[-1], *cells[1:-1], cells[0]), WHY),) if cells else ()


def _settings(state: State) -> tuple[Command, ...]:
    people = (*in_play(state, "agent"), *in_play(state, "sue"))
    first, last = state.places[0].number, state.places[-1].number
    dead = [one for one in state.figures if not one.alive]
    return (
        *(SetHealth(None, one.number, one.health - 1, WHY) for one in people),
        *(SetHealth(None, one.number, 1, WHY) for one in dead[:1]),
        *(SetStat(None, one.number, "attack", 3, WHY) for one in people[:1]),
        *(SetCharge(None, one.number, 0, WHY) for one in people[-1:]),
        *(PlaceFigure(None, one.number, first, WHY) for one in people[:2]),
        *(PlaceFigure(None, one.number, last, WHY) for one in people[-1:]),
    )


def _overrides(state: State) -> tuple[Command, ...]:
    said = (Note(None, "so it was ruled"), *_layouts(state))
    return (*said, *_settings(state)) if state.phase == "playing" else said


TOPIC: Topic[State, Command, Event, Event | Death] = Topic(
    commands=decides(SetHealth, set_health)
    | decides(SetStat, set_stat)
    | decides(SetCharge, set_charge)
    | decides(LayOut, lay_out)
    | decides(PlaceFigure, place_figure)
    | decides(Note, note),
    events=happens(HealthSet, _health_set, _describe_health_set)
    | happens(StatSet, _stat_set, _describe_stat_set)
    | happens(ChargeSet, _charge_set, _describe_charge_set)
    | happens(LaidOut, _laid_out, lambda s, e: f"{rows(s.places)}: {e.because}.")
    | happens(
        FigurePlaced,
        _figure_placed,
        lambda s, e: f"{figure_name(s, e.figure)} is put at {place_name(s, e.place)}: {e.because}.",
    )
    | happens(Noted, unchanged, describe_noted),
    overrides=_overrides,
)
