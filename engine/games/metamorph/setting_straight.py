"""Corrections by the referee of wizards, counters, effects and artifacts."""

from dataclasses import dataclass, fields
from typing import TypeAlias

from engine.game import Seat
from engine.games.metamorph.artifacts import ArtifactPut, dropped_objects, whereabouts
from engine.games.metamorph.checks import (
    MOST,
    check_empty,
    check_facing,
    check_hex,
    check_number,
    check_play,
    check_player,
    check_seat,
)
from engine.games.metamorph.hexes import distance
from engine.games.metamorph.holding import without_hold
from engine.games.metamorph.questions import (
    free_hexes,
    living,
    natural_altitude,
    special_with,
    wizard,
)
from engine.games.metamorph.replaced import dropped, player_with, with_artifact, with_player
from engine.games.metamorph.shapes import HOME
from engine.games.metamorph.state import Pending, Seated, State
from engine.games.metamorph.words import WHY, turns_told
from engine.plain import nearest
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import name_of
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class SetHealth:
    """Sets a wizard's health; 0 is death."""

    seat: Seat
    player: int
    health: int
    because: str


@dataclass(frozen=True, slots=True)
class SetMana:
    """Sets a wizard's mana."""

    seat: Seat
    player: int
    mana: int
    because: str


@dataclass(frozen=True, slots=True)
class SetShape:
    """Gives a wizard a shape at once, with full health."""

    seat: Seat
    player: int
    shape: str
    because: str


@dataclass(frozen=True, slots=True)
class PlaceCounter:
    """Puts a wizard's counter on a hex; a wizard who was gone comes back."""

    seat: Seat
    player: int
    at: str
    facing: int
    because: str


@dataclass(frozen=True, slots=True)
class SetEffect:
    """Sets the turns of "slow", "restrict", "stuck" or "poison"; 0 of "hold" frees."""

    seat: Seat
    player: int
    effect: str
    turns: int
    because: str


@dataclass(frozen=True, slots=True)
class PlaceArtifact:
    """Puts an artifact on a hex or in a wizard's hand; with neither it is gone."""

    seat: Seat
    artifact: str
    at: str | None
    holder: int | None
    because: str


@dataclass(frozen=True, slots=True)
class HealthSet:
    """The referee set a wizard's health."""

    player: int
    health: int
    because: str


@dataclass(frozen=True, slots=True)
class ManaSet:
    """The referee set a wizard's mana."""

    player: int
    mana: int
    because: str


@dataclass(frozen=True, slots=True)
class ShapeSet:
    """The referee gave a wizard a shape."""

    player: int
    shape: str
    because: str


@dataclass(frozen=True, slots=True)
class CounterPlaced:
    """The referee put a wizard's counter on a hex."""

    player: int
    at: str
    facing: int
    because: str


@dataclass(frozen=True, slots=True)
class EffectSet:
    """The referee set for how many turns an effect lasts."""

    player: int
    effect: str
    turns: int
    because: str


@dataclass(frozen=True, slots=True)
class ArtifactSet:
    """The referee put an artifact somewhere."""

    artifact: str
    at: str | None
    holder: int | None
    because: str


@dataclass(frozen=True, slots=True)
class StillAwaited:
    """Awaited dice stay awaited after a correction; fields as in `Pending`."""

    what: str
    player: int
    target: int
    special: str
    bonus: int
    damage: int
    artifact: str


Command: TypeAlias = SetHealth | SetMana | SetShape | PlaceCounter | SetEffect | PlaceArtifact
Event: TypeAlias = (
    HealthSet | ManaSet | ShapeSet | CounterPlaced | EffectSet | ArtifactSet | StillAwaited
)


EFFECTS = ("slow", "restrict", "stuck", "poison", "hold")


MOST_TURNS = 99
"""Most turns that an effect set by the referee may last."""


def set_health(state: State, command: SetHealth) -> tuple[HealthSet, ...]:
    """Decide a wizard's health; 0 kills."""
    check_play(state, command.seat, command.because)
    player = check_player(state, command.player)
    check_number("health", command.health, MOST)
    return (HealthSet(player.seat, command.health, command.because),)


def set_mana(state: State, command: SetMana) -> tuple[ManaSet, ...]:
    """Decide a wizard's mana."""
    check_play(state, command.seat, command.because)
    player = check_player(state, command.player)
    check_number("mana", command.mana, MOST)
    return (ManaSet(player.seat, command.mana, command.because),)


def set_shape(state: State, command: SetShape) -> tuple[ArtifactPut | ShapeSet | StillAwaited, ...]:
    """Decide a wizard's shape, taken at once and in full health.

    What they hold stays in their hands, if the shape has any; else it falls, as in any change.
    """
    check_play(state, command.seat, command.because)
    player = check_player(state, command.player)
    shapes = list(state.book.cell_of)
    if command.shape not in shapes:
        raise refusal(
            Reason.BAD_VALUE,
            f"there is no shape {command.shape[:20]!r} on the chart",
            nearest(command.shape, shapes),
        )
    handy = special_with(state, replace(player, shape=command.shape), "hands") is not None
    fallen = () if handy else dropped_objects(state, player)
    told = ShapeSet(player.seat, command.shape, command.because)
    aimed_at = state.pending.artifact if state.pending else ""
    announced = not any(one.artifact == aimed_at for one in fallen)
    return (*fallen, told, *(_kept(state, player.seat) if announced else ()))


def place_counter(state: State, command: PlaceCounter) -> tuple[CounterPlaced | StillAwaited, ...]:
    """Decide where a counter stands; a wizard who was out of the game returns."""
    check_play(state, command.seat, command.because)
    player = check_seat(state, command.player)
    check_hex(state, command.at)
    check_facing(command.facing)
    if player.at != command.at:
        check_empty(state, command.at)
    told = CounterPlaced(player.seat, command.at, command.facing, command.because)
    near = not _is_moved_away(state, player, command.at)
    return (told, *(_kept(state, player.seat) if near else ()))


def _kept(state: State, seat: int) -> tuple[StillAwaited, ...]:
    """Awaited dice that involve a wizard and stay awaited after a correction."""
    waiting = state.pending
    if waiting is None or seat not in (waiting.player, waiting.target):
        return ()
    return (StillAwaited(**{f.name: getattr(waiting, f.name) for f in fields(waiting)}),)


def _is_moved_away(state: State, player: Seated, at: str) -> bool:
    """Whether a correction moves a wizard away from their opponent in an awaited attack."""
    waiting = state.pending
    if waiting is None or player.at is None:
        return False
    other = wizard(state, waiting.target if waiting.player == player.seat else waiting.player)
    if other.at is None:
        return False
    place = state.board.place
    return distance(place[at], place[other.at]) > distance(place[player.at], place[other.at])


def set_effect(state: State, command: SetEffect) -> tuple[EffectSet, ...]:
    """Decide for how many turns an effect still lasts; a hold can only be ended."""
    check_play(state, command.seat, command.because)
    player = check_player(state, command.player)
    if command.effect not in EFFECTS:
        raise refusal(
            Reason.BAD_VALUE,
            f"there is no effect {command.effect[:20]!r}",
            f"name one of {list(EFFECTS)}",
        )
    check_number(command.effect, command.turns, 0 if command.effect == "hold" else MOST_TURNS)
    return (EffectSet(player.seat, command.effect, command.turns, command.because),)


def place_artifact(state: State, command: PlaceArtifact) -> tuple[ArtifactSet, ...]:
    """Decide where an artifact is: on a hex, in a hand, or off the map."""
    check_play(state, command.seat, command.because)
    if command.artifact not in [one.name for one in state.artifacts]:
        raise refusal(
            Reason.UNKNOWN_PIECE,
            f"there is no artifact {command.artifact[:20]!r}",
            f"there are {[one.name for one in state.artifacts] or 'none'}",
        )
    if command.at is not None and command.holder is not None:
        raise refusal(Reason.BAD_VALUE, "it is in one place", "name a hex or a holder")
    if command.at is not None:
        check_hex(state, command.at)
    if command.holder is not None:
        check_player(state, command.holder)
    return (ArtifactSet(command.artifact, command.at, command.holder, command.because),)


def _overrides(state: State) -> tuple[Command, ...]:
    return (*_bodies(state), *_counters(state)) if state.phase == "playing" else ()


def _bodies(state: State) -> list[Command]:
    shapes = list(state.book.cell_of)
    found: list[Command] = []
    for one in living(state):
        shape = shapes[(one.seat + state.round) % len(shapes)]
        found += [
            SetHealth(None, one.seat, max(0, one.health - 2), WHY),
            SetMana(None, one.seat, max(1, one.mana - 3), WHY),
            SetShape(None, one.seat, shape, WHY),
            SetEffect(None, one.seat, "slow", 2, WHY),
            SetEffect(None, one.seat, "hold", 0, WHY),
        ]
    return found


def _counters(state: State) -> list[Command]:
    free = free_hexes(state)
    found: list[Command] = []
    for one in state.players:
        if free:
            where = free[(7 * state.round + one.seat) % len(free)]
            found.append(PlaceCounter(None, one.seat, where, one.seat % 6, WHY))
    first = free[0] if free else None
    found += [PlaceArtifact(None, one.name, first, None, WHY) for one in state.artifacts]
    return found


def _health_set(state: State, event: HealthSet) -> State:
    return player_with(state, event.player, health=event.health)


def _mana_set(state: State, event: ManaSet) -> State:
    return player_with(state, event.player, mana=event.mana)


def _shape_set(state: State, event: ShapeSet) -> State:
    """Set the shape in full health; drop a change, hold, trap or roll that involves the wizard."""
    shape = state.book.shape_named[event.shape]
    return player_with(
        dropped(state, event.player),
        event.player,
        shape=shape.name,
        health=shape.health,
        altitude=natural_altitude(shape),
        change=None,
        hold=None,
        trap="",
    )


def _counter_placed(state: State, event: CounterPlaced) -> State:
    """Put the counter on its hex; a wizard who returns is an unhurt Human with their old mana."""
    one = state.players[event.player - 1]
    if one.gone:
        human = state.book.shape_named[HOME]
        fresh = Seated(one.seat, one.name, one.school, None, 0, HOME, human.health, one.mana)
        state = with_player(state, event.player, lambda _: fresh)
    return player_with(dropped(state, event.player), event.player, at=event.at, facing=event.facing)


def _effect_set(state: State, event: EffectSet) -> State:
    if event.effect == "hold":
        return without_hold(state, event.player)
    if event.effect == "poison":
        venom = max(1, state.players[event.player - 1].venom)
        return player_with(state, event.player, poison=event.turns, venom=venom)
    return player_with(state, event.player, **{event.effect: event.turns})


def _artifact_set(state: State, event: ArtifactSet) -> State:
    waiting = state.pending
    cleared = state
    if waiting is not None and waiting.artifact == event.artifact:
        cleared = replace(state, pending=None)
    return with_artifact(
        cleared, event.artifact, lambda one: replace(one, at=event.at, holder=event.holder)
    )


def _describe_artifact(state: State, event: ArtifactSet) -> str:
    return f"{whereabouts(state, event.artifact, event.at, event.holder)}: {event.because}."


def _still_awaited(state: State, event: StillAwaited) -> State:
    waiting = Pending(
        event.what,
        event.player,
        event.target,
        event.special,
        event.bonus,
        event.damage,
        event.artifact,
    )
    return replace(state, pending=waiting)


def _describe_effect_set(state: State, event: EffectSet) -> str:
    who = name_of(state, event.player)
    turns = turns_told(event.turns)
    return f"For {who}, {event.effect} lasts {turns} now: {event.because}."


def _describe_still_awaited(state: State, event: StillAwaited) -> str:
    who = name_of(state, event.player)
    return f"What {who} has announced against {name_of(state, event.target)} stands."


TOPIC: Topic[State, Command, Event, Event | ArtifactPut] = Topic(
    commands=decides(SetHealth, set_health)
    | decides(SetMana, set_mana)
    | decides(SetShape, set_shape)
    | decides(PlaceCounter, place_counter)
    | decides(SetEffect, set_effect)
    | decides(PlaceArtifact, place_artifact),
    events=happens(
        HealthSet,
        _health_set,
        lambda s, e: f"{name_of(s, e.player)} has {e.health} health now: {e.because}.",
    )
    | happens(
        ManaSet,
        _mana_set,
        lambda s, e: f"{name_of(s, e.player)} has {e.mana} mana now: {e.because}.",
    )
    | happens(
        ShapeSet, _shape_set, lambda s, e: f"{name_of(s, e.player)} is {e.shape} now: {e.because}."
    )
    | happens(
        CounterPlaced,
        _counter_placed,
        lambda s, e: f"{name_of(s, e.player)}'s counter is put on {e.at}: {e.because}.",
    )
    | happens(EffectSet, _effect_set, _describe_effect_set)
    | happens(ArtifactSet, _artifact_set, _describe_artifact)
    | happens(StillAwaited, _still_awaited, _describe_still_awaited),
    overrides=_overrides,
)
