"""The five spells: one a turn, of a level up to the shape's intelligence, paid once (M5)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.metamorph.artifacts import dropped_objects
from engine.games.metamorph.changing import (
    ChangeBegan,
    Reversion,
    fallen,
    reverted,
    too_weak_to_fall,
)
from engine.games.metamorph.checks import (
    check_empty,
    check_facing,
    check_hex,
    check_not_resting,
    check_other,
    check_turn,
    too_dear,
)
from engine.games.metamorph.hexes import distance, towards
from engine.games.metamorph.lasting import DiceAwaited
from engine.games.metamorph.questions import (
    hexes_apart,
    intelligence,
    is_blob,
    lying_on,
    missing_health,
    place_of,
    placed,
    shape_of,
    standing_on,
    wizard,
)
from engine.games.metamorph.replaced import arrived, player_with, turn_with, with_player
from engine.games.metamorph.shapes import BLOB
from engine.games.metamorph.sight import sees, sees_hex
from engine.games.metamorph.state import Seated, State, Turn
from engine.games.metamorph.tables import FALL_DAMAGE, SPELLS, SpellName
from engine.games.metamorph.words import artifact_title, hexes_told
from engine.plain import nearest
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import name_of
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class CastMorph:
    """Begins to change into another shape: 1 mana, and 1 for each lost health."""

    seat: Seat
    shape: str


@dataclass(frozen=True, slots=True)
class CastHeal:
    """Restores as much health as the shape has intelligence: 2 mana."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CastSlow:
    """Halves a wizard's speeds for one die of turns: 3 mana."""

    seat: Seat
    target: int


@dataclass(frozen=True, slots=True)
class CastRestrict:
    """Limits a wizard to changes within their class for one die of turns: 4 mana."""

    seat: Seat
    target: int


@dataclass(frozen=True, slots=True)
class CastTeleport:
    """Goes at once to an empty hex in sight, with any facing: 5 mana."""

    seat: Seat
    to: str
    facing: int = 0


@dataclass(frozen=True, slots=True)
class SpellCast:
    """A spell was cast and paid for."""

    player: int
    spell: str
    cost: int
    target: int | None = None


@dataclass(frozen=True, slots=True)
class Healed:
    """Health was restored; `health` is the new value."""

    player: int
    health: int


@dataclass(frozen=True, slots=True)
class Teleported:
    """A wizard was teleported to another hex."""

    player: int
    to: str
    facing: int


Command: TypeAlias = CastMorph | CastHeal | CastSlow | CastRestrict | CastTeleport
Event: TypeAlias = SpellCast | Healed | Teleported
Morphing: TypeAlias = SpellCast | ChangeBegan | Reversion


def morph(state: State, command: CastMorph) -> tuple[Morphing, ...]:
    """Decide a change of shape, which includes the cost of healing the old shape (M6, M7, M8).

    In the air the change does 4 damage, which has to be healed too. A wizard with too little health
    for that dies (M26), and one without enough mana reverts to Human.
    """
    one = _check_may_cast(state, command.seat, "morph")
    _check_target_shape(state, one, command.shape)
    cost = SPELLS["morph"] + missing_health(state, one) + (FALL_DAMAGE if one.flying else 0)
    if one.flying and too_weak_to_fall(one):
        return fallen(one)
    if one.mana < cost and one.flying:
        return reverted(state, one, "no mana for a change in the air")
    if one.mana < cost:
        raise too_dear(one, cost, f"the change to {command.shape}", "M8")
    x, y = state.book.cell_of[one.shape]
    return (
        SpellCast(one.seat, "morph", cost),
        *dropped_objects(state, one),
        ChangeBegan(one.seat, command.shape, x, y),
    )


def _check_target_shape(state: State, one: Seated, name: str) -> None:
    shape = state.book.shape_named.get(name)
    if shape is None or name == BLOB:
        shapes = [each for each in state.book.shape_named if each != BLOB]
        raise refusal(
            Reason.BAD_VALUE, f"there is no shape {name[:20]!r} to take", nearest(name, shapes)
        )
    if name == one.shape:
        raise refusal(
            Reason.BAD_TARGET, f"{one.name} is {name} already", "choose another shape", "morph"
        )
    if one.restrict and shape.school != shape_of(state, one).school:
        raise refusal(
            Reason.BAD_TARGET,
            f"{one.name} may change only within {shape_of(state, one).school}",
            "choose such a shape; Human counts as Mammal",
            "M11",
        )


def heal(state: State, command: CastHeal) -> tuple[SpellCast | Healed, ...]:
    """Decide to heal: a wizard regains health up to their intelligence; a Blob has none (M15)."""
    one = _check_may_cast(state, command.seat, "heal")
    missing = missing_health(state, one)
    if not missing:
        raise refusal(Reason.NO_TRIGGER, f"{one.name} is unhurt", "cast something else", "heal")
    healed = min(missing, intelligence(state, one))
    cast = SpellCast(one.seat, "heal", _check_cost(one, "heal"))
    return (cast, Healed(one.seat, one.health + healed))


def slow(state: State, command: CastSlow) -> tuple[SpellCast | DiceAwaited, ...]:
    """Decide to halve somebody's speeds for as many turns as a die says."""
    return _cast_on(state, command.seat, command.target, "slow")


def restrict(state: State, command: CastRestrict) -> tuple[SpellCast | DiceAwaited, ...]:
    """Decide to restrict somebody's changes to their class, but not one that has begun (M11)."""
    return _cast_on(state, command.seat, command.target, "restrict")


def _cast_on(
    state: State, seat: int | None, target: int, spell: SpellName
) -> tuple[SpellCast | DiceAwaited, ...]:
    """Cast a spell on somebody in range and in sight (M13); its die comes next."""
    one = _check_may_cast(state, seat, spell)
    cost = _check_cost(one, spell)
    other = check_other(state, one, target)
    reach = intelligence(state, one)
    if hexes_apart(state, one, other) > reach:
        raise refusal(
            Reason.TOO_FAR,
            f"{other.name} is more than {hexes_told(reach)} away",
            "go nearer",
            "M13",
        )
    if not sees(state, one, other):
        raise refusal(
            Reason.BAD_TARGET, f"{other.name} is not in sight", "go where they are seen", "M13"
        )
    cast = SpellCast(one.seat, spell, cost, other.seat)
    return (cast, DiceAwaited(one.seat, other.seat, spell))


def teleport(state: State, command: CastTeleport) -> tuple[SpellCast | Teleported, ...]:
    """Decide a teleport to an empty hex in sight, with any facing (M14)."""
    one = _check_may_cast(state, command.seat, "teleport")
    cost = _check_cost(one, "teleport")
    check_hex(state, command.to)
    check_facing(command.facing)
    check_empty(state, command.to, "M14")
    if lying_on(state, command.to):
        thing = artifact_title(lying_on(state, command.to)[0].name)
        raise refusal(
            Reason.BAD_TARGET, f"{thing} lies on {command.to}", "choose an empty hex", "M14"
        )
    if not sees_hex(state, one, command.to):
        raise refusal(Reason.BAD_TARGET, f"{command.to} is not in sight", "choose another", "M14")
    cast = SpellCast(one.seat, "teleport", cost)
    return (cast, Teleported(one.seat, command.to, command.facing))


def _check_may_cast(state: State, seat: int | None, spell: SpellName) -> Seated:
    turn, one = check_turn(state, seat)
    check_not_resting(state, turn, "cast spells")
    if turn.cast:
        raise refusal(
            Reason.SPENT, f"{one.name} has cast a spell", "cast one spell a turn", "spells"
        )
    if one.change is not None:
        raise refusal(
            Reason.WRONG_STEP,
            f"{name_of(state, one.seat)} is changing shape",
            "wait for its end",
            "M6",
        )
    known = intelligence(state, one)
    if SPELLS[spell] > known:
        raise refusal(
            Reason.NO_POWER,
            f"{spell} is of level {SPELLS[spell]}, and {one.name} has intelligence {known}",
            "take a cleverer shape first",
            "M5",
        )
    return one


def _check_cost(one: Seated, spell: SpellName) -> int:
    """The cost of the spell, which is its level in mana; refuses if the wizard has less."""
    if one.mana < SPELLS[spell]:
        raise too_dear(one, SPELLS[spell], spell)
    return SPELLS[spell]


def _choices(state: State) -> tuple[Command, ...]:
    turn = state.turn
    return tuple(_spells(state, turn, wizard(state, turn.player))) if turn else ()


def _spells(state: State, turn: Turn, one: Seated) -> Iterator[Command]:
    """Every spell with every target.

    Of teleports, only some are offered: to hexes beside a counter, and to the one farthest from
    all.
    """
    quiet = state.house.quiet_rest and turn.rested
    if turn.cast or one.change is not None or is_blob(one) or quiet:
        return
    known = intelligence(state, one)
    able = {name for name, level in SPELLS.items() if level <= known and level <= one.mana}
    if SPELLS["morph"] <= known:
        yield from _morphs(state, one)
    if "heal" in able and missing_health(state, one):
        yield CastHeal(one.seat)
    if able & {"slow", "restrict"}:
        for other in _in_range(state, one, known):
            if "slow" in able:
                yield CastSlow(one.seat, other.seat)
            if "restrict" in able:
                yield CastRestrict(one.seat, other.seat)
    if "teleport" in able:
        yield from _teleports(state, one)


def _morphs(state: State, one: Seated) -> Iterator[Command]:
    """Changes that the wizard can pay for; a flyer who cannot would fall, so none is offered."""
    cost = SPELLS["morph"] + missing_health(state, one) + (FALL_DAMAGE if one.flying else 0)
    if one.mana < cost or (one.flying and one.health <= FALL_DAMAGE):
        return
    school = shape_of(state, one).school
    for name in state.book.cell_of:
        within = not one.restrict or state.book.shape_named[name].school == school
        if name != one.shape and within:
            yield CastMorph(one.seat, name)


def _in_range(state: State, one: Seated, reach: int) -> tuple[Seated, ...]:
    return tuple(
        other
        for other in placed(state)
        if other.seat != one.seat
        and hexes_apart(state, one, other) <= reach
        and sees(state, one, other)
    )


def _teleports(state: State, one: Seated) -> Iterator[Command]:
    """Teleports to hexes beside other counters, facing them, and to the hex farthest from all."""
    others = [place_of(state, other) for other in placed(state) if other.seat != one.seat]
    others += [state.board.place[thing.at] for thing in state.artifacts if thing.at]
    if not others:
        return
    free = [
        name
        for name in state.board.place
        if standing_on(state, name) is None and not lying_on(state, name)
    ]
    away = {name: min(distance(state.board.place[name], one) for one in others) for name in free}
    near = [name for name in free if away[name] == 1]
    far = sorted(free, key=lambda name: -away[name])
    wanted = [name for name in near if sees_hex(state, one, name)]
    farthest = next((name for name in far if sees_hex(state, one, name)), None)
    wanted += [farthest] if farthest else []
    for name in dict.fromkeys(wanted):
        here = state.board.place[name]
        facing = towards(here, min(others, key=lambda other: distance(here, other)))
        yield CastTeleport(one.seat, name, facing)


def _spell_cast(state: State, event: SpellCast) -> State:
    paid = with_player(state, event.player, lambda one: replace(one, mana=one.mana - event.cost))
    return turn_with(paid, cast=True)


def _describe_cast(state: State, event: SpellCast) -> str:
    upon = f" on {name_of(state, event.target)}" if event.target else ""
    return f"{name_of(state, event.player)} casts {event.spell}{upon} for {event.cost} mana."


def _healed(state: State, event: Healed) -> State:
    return player_with(state, event.player, health=event.health)


def _teleported(state: State, event: Teleported) -> State:
    """Put the wizard there; a run before it leads to no charge, as a turn on the spot ends it."""
    there = player_with(arrived(state, event.player), event.player, at=event.to)
    placed = player_with(there, event.player, facing=event.facing)
    return turn_with(placed, teleported=True, run=0)


TOPIC: Topic[State, Command, Event, Event | Morphing | DiceAwaited] = Topic(
    commands=decides(CastMorph, morph)
    | decides(CastHeal, heal)
    | decides(CastSlow, slow)
    | decides(CastRestrict, restrict)
    | decides(CastTeleport, teleport),
    events=happens(SpellCast, _spell_cast, _describe_cast)
    | happens(Healed, _healed, lambda s, e: f"{name_of(s, e.player)} is healed; {e.health} health.")
    | happens(
        Teleported, _teleported, lambda s, e: f"{name_of(s, e.player)} is on {e.to} at once."
    ),
    choices=_choices,
)
