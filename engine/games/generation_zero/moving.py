"""Moving, landing, and ending an act."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.allowed import check_during, check_referee
from engine.game import Seat
from engine.games.generation_zero.checks import check_actor, check_figure, check_nothing_open
from engine.games.generation_zero.due import act_of, readying
from engine.games.generation_zero.dying import Death, caught
from engine.games.generation_zero.layout import beside, may_pay, way_cost
from engine.games.generation_zero.meeting import BattleBegan
from engine.games.generation_zero.questions import (
    figure_name,
    figure_of,
    free_canons,
    monster_places,
    place_name,
    standing,
    the_figure,
)
from engine.games.generation_zero.reach import (
    allowance,
    check_places,
    check_way,
    goals,
    may_end_here,
)
from engine.games.generation_zero.replaced import with_act, with_figure, without_act
from engine.games.generation_zero.state import Act, Figure, State
from engine.games.generation_zero.words import way
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.topic import Topic, decides, happens, unchanged


@dataclass(frozen=True, slots=True)
class Move:
    """Goes over Locations that touch at corners, and lands on the last.

    With `because` the referee allows it beyond a limit: speed, turn, a second move.
    """

    seat: Seat
    figure: int
    path: tuple[int, ...]
    because: str = ""


@dataclass(frozen=True, slots=True)
class Finish:
    """Ends the turn of the figure that is acting."""

    seat: Seat
    figure: int


@dataclass(frozen=True, slots=True)
class Moved:
    """A figure moved over Locations; `left` is the speed it has left after a fight there."""

    figure: int
    path: tuple[int, ...]
    left: int


@dataclass(frozen=True, slots=True)
class Landed:
    """A figure landed on its Location."""

    figure: int


@dataclass(frozen=True, slots=True)
class ActEnded:
    """A figure finished acting in this turn."""

    figure: int


@dataclass(frozen=True, slots=True)
class Allowed:
    """The referee allowed something beyond a limit."""

    figure: int
    because: str


Command: TypeAlias = Move | Finish


Event: TypeAlias = Moved | Landed | ActEnded | Allowed


Landing: TypeAlias = Landed | Death
Arrival: TypeAlias = Moved | BattleBegan | Landing


def move(state: State, command: Move) -> tuple[Allowed | Arrival, ...]:
    """Decide a move: the figure lands at its end, or meets a Monster."""
    if command.because:
        return _allowed(state, command)
    figure = check_actor(state, command.seat, command.figure)
    act = act_of(state)
    if act is not None and (act.still or act.step not in ("ready", "walking")):
        why = "stays where it is in this turn" if act.still else "has moved already"
        raise refusal(Reason.SPENT, f"{figure.name} {why}", "finish (Finish)", "move")
    left, whole = allowance(state, figure)
    check_way(state, figure, command.path, left, whole=whole)
    return gone(state, figure, command.path, left)


def _allowed(state: State, command: Move) -> tuple[Allowed | Arrival, ...]:
    """A move that the referee allows, in anybody's turn and at any distance."""
    check_referee(command.seat, "what is out of limits")
    check_during(state.phase, "playing")
    figure = check_figure(state, command.figure)
    act = act_of(state)
    if act is None or act.figure != figure.number:
        check_nothing_open(state)
    check_places(state, command.path)
    allowed = Allowed(figure.number, command.because)
    return (allowed, *gone(state, figure, command.path, 0))


def gone(state: State, figure: Figure, path: Sequence[int], left: int) -> tuple[Arrival, ...]:
    """Return a move and what follows: a 'Sue fights a Monster that she meets at once.

    If there are a Monster and an Agent, the fight comes first (E10).
    """
    there = path[-1]
    cost = way_cost(state, figure.at or 0, path) or 0
    moved = Moved(figure.number, tuple(path), max(0, left - cost))
    monsters = standing(state, "monster", there)
    if figure.kind == "sue" and monsters:
        return (moved, BattleBegan(there, monsters[0].number, figure.number))
    return (moved, *landing(state, figure, there))


def landing(state: State, figure: Figure, place: int) -> tuple[Landing, ...]:
    """Return the landing at the end of a move; a 'Sue where Agents are dies at once (G14)."""
    landed = Landed(figure.number)
    return (landed, *caught(state, figure, place)) if figure.kind == "sue" else (landed,)


def finish(state: State, command: Finish) -> tuple[ActEnded | Landing, ...]:
    """Decide that a figure stops acting; if a fight had stopped its move, it lands there."""
    figure = check_actor(state, command.seat, command.figure)
    act = act_of(state)
    if act is None:
        raise refusal(
            Reason.WRONG_STEP,
            f"{figure.name} has not begun to act",
            "let it act, or end the part (EndPart)",
            "turn",
        )
    if act.step == "walking":
        return landing(state, figure, figure.at or 0)
    return (ActEnded(figure.number),)


def _moved(state: State, event: Moved) -> State:
    arrivals = state.arrivals + 1
    origin = the_figure(state, event.figure).at
    moved = with_figure(state, event.figure, at=event.path[-1], came_from=origin, arrived=arrivals)
    return with_act(
        replace(moved, arrivals=arrivals), event.figure, step="walking", left=event.left
    )


def _landed(state: State, event: Landed) -> State:
    """Land the figure; where a stand-off was, that makes another fight possible."""
    landed = with_act(state, event.figure, step="landed", left=0)
    turn, place = state.turn, the_figure(state, event.figure).at
    if turn is None:
        return landed
    fought = tuple(one for one in turn.fought if one != place)
    return replace(landed, turn=replace(turn, fought=fought))


def _act_ended(state: State, event: ActEnded) -> State:
    return without_act(with_figure(state, event.figure, acted=True), event.figure)


def _describe_moved(state: State, event: Moved) -> str:
    return f"{figure_name(state, event.figure)} goes to {way(state, event.path)}."


def _act(state: State, act: Act) -> tuple[ActEnded | Landing, ...]:
    """End an act in which nothing is left to do, or land where no further move is possible."""
    figure = figure_of(state, act.figure)
    if figure is None or not figure.alive or figure.at is None or act.step == "done":
        return (ActEnded(act.figure),)
    if act.step == "walking" and not goals(state, figure):
        return landing(state, figure, figure.at)
    if act.step == "landed" and may_end_here(state, figure):
        return (ActEnded(act.figure),)
    if act.step == "ready" and act.still and not state.house.stand_and_ensnare:
        return (ActEnded(act.figure),)
    return ()


def _follows(state: State) -> tuple[ActEnded | Landing, ...]:
    act = act_of(state)
    return _act(state, act) if act else ()


def _choices(state: State) -> tuple[Command, ...]:
    act = act_of(state)
    going = [*readying(state)]
    if act and act.step == "walking":
        going.append(the_figure(state, act.figure))
    return (*(one for figure in going for one in _moves(state, figure)), *_finish(state, act))


def _finish(state: State, act: Act | None) -> tuple[Finish, ...]:
    return (Finish(the_figure(state, act.figure).seat, act.figure),) if act else ()


def _moves(state: State, figure: Figure) -> tuple[Move, ...]:
    paths = [*goals(state, figure).values(), *_round_trips(state, figure)]
    return tuple(Move(figure.seat, figure.number, path) for path in paths)


def _round_trips(state: State, sue: Figure) -> list[tuple[int, ...]]:
    """A path out and back to a Canon at her own Location: she ensnares where she lands (E11)."""
    left, whole = allowance(state, sue)
    if sue.kind != "sue" or sue.at is None or not whole or not free_canons(state, sue.at):
        return []
    start = sue.at
    calm = [one for one in beside(state, sue.at) if one not in monster_places(state)]
    trips: list[tuple[int, ...]] = [(one, start) for one in calm]
    return [
        trip
        for trip in trips
        if may_pay(way_cost(state, start, trip) or 0, len(trip), left, whole=whole)
    ][:1]


TOPIC: Topic[State, Command, Event, Event | Arrival] = Topic(
    commands=decides(Move, move) | decides(Finish, finish),
    events=happens(Moved, _moved, _describe_moved)
    | happens(
        Landed,
        _landed,
        lambda s, e: (
            f"{figure_name(s, e.figure)} stops at {place_name(s, the_figure(s, e.figure).at)}."
        ),
    )
    | happens(ActEnded, _act_ended, lambda s, e: f"{figure_name(s, e.figure)} is done.")
    | happens(
        Allowed,
        unchanged,
        lambda s, e: f"The referee allows it to {figure_name(s, e.figure)}: {e.because}.",
    ),
    follows=_follows,
    choices=_choices,
)
