"""Landing, taking off, and flying high."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.metamorph.checks import check_no_change_below, check_turn
from engine.games.metamorph.questions import shape_of, terrain_under, wizard
from engine.games.metamorph.replaced import player_with, turn_with
from engine.games.metamorph.state import Altitude, Level, Seated, State, Turn
from engine.refusal import Reason, refusal
from engine.seats import name_of
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class Land:
    """A flyer lands."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakeOff:
    """A flyer on the ground takes off."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FlyHigh:
    """Declares to fly high: after a turn that moves in the air and attacks no ground target."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FlyLow:
    """Declares to come down from flying high by the end of the turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AltitudeChanged:
    """A flyer landed, took off, reached the height, or came back from it."""

    player: int
    altitude: Altitude


@dataclass(frozen=True, slots=True)
class LevelDeclared:
    """A flyer began to climb high, or to come down from there."""

    player: int
    level: Level


@dataclass(frozen=True, slots=True)
class BroughtDown:
    """A flyer was forced to the ground."""

    player: int


Command: TypeAlias = Land | TakeOff | FlyHigh | FlyLow
Event: TypeAlias = AltitudeChanged | LevelDeclared | BroughtDown


def land(state: State, command: Land) -> tuple[AltitudeChanged, ...]:
    """Decide a landing, where the shape can stand or swim."""
    _, one = check_turn(state, command.seat)
    _check_flying(one)
    if one.altitude == "high":
        raise refusal(
            Reason.WRONG_STEP, f"{one.name} is flying high", "come down first (FlyLow)", "flying"
        )
    terrain, shape = terrain_under(state, one), shape_of(state, one)
    if not (terrain.land and shape.land) and not (terrain.water and shape.water):
        raise refusal(
            Reason.BAD_TARGET, f"{shape.name} cannot stand on {terrain.name}", "land elsewhere"
        )
    return (AltitudeChanged(one.seat, "ground"),)


def take_off(state: State, command: TakeOff) -> tuple[AltitudeChanged, ...]:
    """Decide a take-off; not of a wizard who is held or stuck, or has landed to change shape."""
    _, one = check_turn(state, command.seat)
    check_no_change_below(one)
    if not shape_of(state, one).air or one.flying or one.hold or one.stuck:
        raise refusal(
            Reason.BAD_TARGET,
            f"{one.name} cannot take off",
            "take off in a shape that flies, from the ground, and free",
            "flying",
        )
    return (AltitudeChanged(one.seat, "air"),)


def fly_high(state: State, command: FlyHigh) -> tuple[LevelDeclared, ...]:
    """Decide to climb; the turn must move in the air and attack nothing on the ground (M30)."""
    turn, one = check_turn(state, command.seat)
    _check_switch(state)
    _check_flying(one)
    if one.altitude == "high" or turn.level:
        raise refusal(Reason.SPENT, f"{one.name} is high, or on the way", "fly on", "flying_high")
    if turn.low_attack:
        raise refusal(
            Reason.SPENT,
            f"{one.name} has attacked something on the ground in this turn",
            "rise in a turn without",
            "flying_high",
        )
    return (LevelDeclared(one.seat, "up"),)


def fly_low(state: State, command: FlyLow) -> tuple[LevelDeclared, ...]:
    """Decide to come down from flying high, by the end of the turn."""
    turn, one = check_turn(state, command.seat)
    _check_switch(state)
    if one.altitude != "high" or turn.level:
        raise refusal(
            Reason.WRONG_STEP, f"{one.name} is not high, or on the way", "fly on", "flying_high"
        )
    return (LevelDeclared(one.seat, "down"),)


def levelled(turn: Turn, one: Seated) -> tuple[AltitudeChanged, ...]:
    """Return the change of height at the end of the turn in which it was declared (E11)."""
    if turn.level == "up" and one.altitude == "air" and turn.mode == "air":
        return (AltitudeChanged(one.seat, "high"),)
    if turn.level == "down" and one.altitude == "high":
        return (AltitudeChanged(one.seat, "air"),)
    return ()


def _check_switch(state: State) -> None:
    if not state.house.flying_high:
        raise refusal(
            Reason.HOUSE_RULE, "nobody flies high in this game", "switch flying_high on", "switch"
        )


def _check_flying(one: Seated) -> None:
    if not one.flying:
        raise refusal(Reason.WRONG_STEP, f"{one.name} is not flying", "take off first", "flying")


def _choices(state: State) -> tuple[Command, ...]:
    turn = state.turn
    return tuple(_heights(state, turn, wizard(state, turn.player))) if turn else ()


def _heights(state: State, turn: Turn, one: Seated) -> Iterator[Command]:
    shape = shape_of(state, one)
    if not shape.air:
        return
    terrain = terrain_under(state, one)
    stands = (terrain.land and shape.land) or (terrain.water and shape.water)
    if one.altitude == "air" and stands:
        yield Land(one.seat)
    landed = one.change is not None and one.change.landed
    if not (one.flying or one.hold or one.stuck or landed):
        yield TakeOff(one.seat)
    if not state.house.flying_high or turn.level:
        return
    if one.altitude == "high":
        yield FlyLow(one.seat)
    elif one.flying and not turn.low_attack:
        yield FlyHigh(one.seat)


def _altitude_changed(state: State, event: AltitudeChanged) -> State:
    rises = event.altitude == "air" and not state.players[event.player - 1].flying
    changed = player_with(state, event.player, altitude=event.altitude)
    return turn_with(changed, took_off=True) if rises else changed


def _describe_altitude(state: State, event: AltitudeChanged) -> str:
    how = {"ground": "is on the ground", "air": "is flying", "high": "is flying high"}
    return f"{name_of(state, event.player)} {how[event.altitude]}."


def _level_declared(state: State, event: LevelDeclared) -> State:
    return turn_with(state, level=event.level)


def _describe_level(state: State, event: LevelDeclared) -> str:
    who = name_of(state, event.player)
    if event.level == "up":
        return f"{who} is on the way up high."
    return f"{who} is on the way down."


def _brought_down(state: State, event: BroughtDown) -> State:
    return player_with(state, event.player, altitude="ground")


TOPIC: Topic[State, Command, Event, Event] = Topic(
    commands=decides(Land, land)
    | decides(TakeOff, take_off)
    | decides(FlyHigh, fly_high)
    | decides(FlyLow, fly_low),
    events=happens(AltitudeChanged, _altitude_changed, _describe_altitude)
    | happens(LevelDeclared, _level_declared, _describe_level)
    | happens(
        BroughtDown,
        _brought_down,
        lambda s, e: f"{name_of(s, e.player)} is brought down to the ground.",
    ),
    choices=_choices,
)
