"""Set-up: which team is first, and where its figures stand."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.slargeball.checks import check_figure, check_phase, check_seated
from engine.games.slargeball.formation import (
    allowed_area,
    apart,
    bench,
    free_place,
    usual_places,
)
from engine.games.slargeball.ground import base_radius, bases
from engine.games.slargeball.questions import at, colour_of, label, other
from engine.games.slargeball.replaced import with_figure
from engine.games.slargeball.state import Figure, State
from engine.games.slargeball.turns import RollTied, TurnBegan, both_teams
from engine.games.slargeball.wording import team_name
from engine.plane import Point, disc
from engine.record import replace
from engine.refusal import IllegalCommand, Reason, refusal
from engine.seats import name_of
from engine.spots import is_free, rect_shapes
from engine.topic import Dice, Topic, decides, happens
from engine.wording import counted


@dataclass(frozen=True, slots=True)
class Place:
    """The place of one figure."""

    figure: int
    at: Point


@dataclass(frozen=True, slots=True)
class SetUp:
    """Sets up all of a player's figures; those not named stand in the usual order."""

    seat: Seat
    player: int
    places: tuple[Place, ...] = ()


@dataclass(frozen=True, slots=True)
class SettingUpBegan:
    """A team sets up its figures; the team with the lower roll goes first."""

    team: int


@dataclass(frozen=True, slots=True)
class PlayerSetUp:
    """A player set up all of their figures; a Coach is on its bench."""

    player: int
    places: tuple[Place, ...]


Event: TypeAlias = SettingUpBegan | PlayerSetUp
Caused: TypeAlias = Event | RollTied | TurnBegan


def set_up(state: State, command: SetUp) -> tuple[PlayerSetUp, ...]:
    """Decide the places of all figures of a player; a Goalie's start is final (S27)."""
    check_phase(state, "setting_up")
    waiting = still_to_set_up(state, state.team)
    check_seated(state, command.seat, command.player, frozenset(one.seat for one in waiting))
    mine = tuple(one for one in waiting if one.seat == command.player)
    named = _named(state, command, mine)
    places = {**_usual(state, mine, named), **named}
    for figure in mine:
        _check_place(state, figure, places[figure.id])
    _check_apart(state, places)
    told = tuple(Place(one.id, places[one.id]) for one in mine)
    return (PlayerSetUp(command.player, told),)


def still_to_set_up(state: State, team: int) -> tuple[Figure, ...]:
    """Return a team's figures that are still in the box."""
    return tuple(one for one in state.figures if one.team == team and one.where == "box")


def _named(state: State, command: SetUp, mine: tuple[Figure, ...]) -> dict[int, Point]:
    named: dict[int, Point] = {}
    for place in command.places:
        figure = check_figure(state, place.figure)
        if figure not in mine or figure.id in named:
            raise refusal(
                Reason.NOT_YOURS if figure not in mine else Reason.BAD_VALUE,
                f"{label(state, figure.id)} is not {name_of(state, command.player)}'s, or named "
                "twice",
                f"name each of {[one.id for one in mine]} once at most",
            )
        named[figure.id] = place.at
    return named


def _usual(
    state: State, mine: tuple[Figure, ...], named: Mapping[int, Point]
) -> Mapping[int, Point]:
    """The usual places of all figures that are not named, or the nearest free ones."""
    team = tuple(one for one in state.figures if one.team == mine[0].team)
    usual = usual_places(state, team)
    taken = [*bases(state), *(disc(spot, base_radius(state)) for spot in named.values())]
    places = {}
    for one in mine:
        if one.id not in named:
            places[one.id] = free_place(state, one, usual[one.id], taken)
            taken.append(disc(places[one.id], base_radius(state)))
    return places


def _check_place(state: State, figure: Figure, spot: Point) -> None:
    if figure.position == "coach":
        allowed = spot == bench(state, figure.team)
        where = f"on its bench at {at(bench(state, figure.team))}"
    elif figure.position == "goalie":
        allowed = any(zone.holds(spot) for zone in state.zones)
        where = "in one of the Goal Zones"
    else:
        allowed = _in_own_strip(state, figure, spot)
        line = state.slarge[figure.team - 1]
        where = (
            f"between the end line and the slargeline at {line / 10:.0f} mm, outside the Goal Zone"
        )
    if not allowed:
        raise _misplaced(state, figure, spot, where)


def _in_own_strip(state: State, figure: Figure, spot: Point) -> bool:
    area = allowed_area(state, figure.team).inset(-state.house.touch)
    zone = state.zones[figure.team - 1]
    slack = base_radius(state) - state.house.touch
    return area.holds(spot) and not zone.holds(spot) and is_free(spot, slack, rect_shapes(zone))


def _misplaced(state: State, figure: Figure, spot: Point, where: str) -> IllegalCommand:
    return refusal(
        Reason.BAD_TARGET,
        f"{label(state, figure.id)} cannot be set up at {at(spot)}",
        f"{colour_of(state, figure.team)} sets it up {where}",
        "S27" if figure.position == "goalie" else "set-up",
        spot,
    )


def _check_apart(state: State, places: Mapping[int, Point]) -> None:
    there = {one.id: one.at for one in state.figures if one.where == "field" and one.at is not None}
    pair = apart(state, {**places, **there})
    if pair:
        one, another = pair
        raise refusal(
            Reason.BLOCKED,
            f"{label(state, one)} and {label(state, another)} would touch",
            "set them up with room between their bases",
            "set-up",
            {**places, **there}[one],
        )


def _awaits(state: State) -> frozenset[Seat] | Dice[Caused] | None:
    if state.phase == "lots":
        return Dice(both_teams(state, "who sets up first (low)"), _lot_result)
    if state.phase == "setting_up":
        return frozenset(one.seat for one in still_to_set_up(state, state.team))
    return None


def _lot_result(values: tuple[int, ...]) -> tuple[RollTied | SettingUpBegan, ...]:
    """The team with the lower roll sets up first (H17)."""
    if values[0] == values[1]:
        return (RollTied(),)
    return (SettingUpBegan(1 if values[0] < values[1] else 2),)


def _follows(state: State) -> tuple[SettingUpBegan | TurnBegan, ...]:
    if state.phase != "setting_up" or still_to_set_up(state, state.team):
        return ()
    if still_to_set_up(state, other(state.team)):
        return (SettingUpBegan(other(state.team)),)
    return (TurnBegan(1),)


def _choices(state: State) -> tuple[SetUp, ...]:
    if state.phase != "setting_up":
        return ()
    seats = {one.seat for one in still_to_set_up(state, state.team)}
    return tuple(SetUp(seat, seat) for seat in sorted(seats, key=str))


def _began(state: State, event: SettingUpBegan) -> State:
    return replace(state, phase="setting_up", team=event.team, first=state.first or event.team)


def _set_up(state: State, event: PlayerSetUp) -> State:
    for place in event.places:
        coach = any(one.id == place.figure and one.position == "coach" for one in state.figures)
        where = "bench" if coach else "field"
        state = with_figure(state, place.figure, where=where, at=place.at)
    return state


def _describe_set_up(state: State, event: PlayerSetUp) -> str:
    return f"{name_of(state, event.player)} sets up {counted(len(event.places), 'figure')}."


TOPIC: Topic[State, SetUp, Event, Caused] = Topic(
    commands=decides(SetUp, set_up),
    events=happens(SettingUpBegan, _began, lambda s, e: f"{team_name(s, e.team)} sets up.")
    | happens(PlayerSetUp, _set_up, _describe_set_up),
    awaits=_awaits,
    follows=_follows,
    choices=_choices,
)
