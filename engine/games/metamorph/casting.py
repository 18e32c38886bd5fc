"""The five spells: one a turn, of a level up to the shape's intelligence (M5), paid once."""

from engine.games.metamorph import commands, events
from engine.games.metamorph.changing import dropped_objects, fallen, reverted, too_weak_to_fall
from engine.games.metamorph.checks import (
    check_empty,
    check_facing,
    check_hex,
    check_not_resting,
    check_other,
    check_turn,
    too_dear,
)
from engine.games.metamorph.events import Event
from engine.games.metamorph.questions import (
    hexes_apart,
    intelligence,
    lying_on,
    missing_health,
    name_of,
    shape_of,
)
from engine.games.metamorph.shapes import BLOB
from engine.games.metamorph.sight import sees, sees_hex
from engine.games.metamorph.state import Seated, State
from engine.games.metamorph.tables import FALL_DAMAGE, SPELLS, SpellName
from engine.plain import nearest
from engine.refusal import Reason, refusal


def morph(state: State, command: commands.CastMorph) -> tuple[Event, ...]:
    """Begins a change, all damage of the old shape paid for (M6, M7, M8).

    In the air the change hurts (4 damage), which is bought back too; who is too weak dies of it
    (M26), and who has not the mana reverts to Human.
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
        events.SpellCast(one.seat, "morph", cost),
        *dropped_objects(state, one),
        events.ChangeBegan(one.seat, command.shape, x, y),
    )


def _check_target_shape(state: State, one: Seated, name: str) -> None:
    shape = state.book.shape_named.get(name)
    if shape is None or name == BLOB:
        shapes = [each for each in state.book.shape_named if each != BLOB]
        raise refusal(
            Reason.BAD_VALUE, f"there is no shape {name[:20]!r} to take", nearest(name, shapes)
        )
    if name == one.shape:
        raise refusal(Reason.BAD_TARGET, f"{one.name} is a {name}", "choose another shape", "morph")
    if one.restrict and shape.school != shape_of(state, one).school:
        raise refusal(
            Reason.BAD_TARGET,
            f"{one.name} may change only within {shape_of(state, one).school}",
            "choose such a shape; Human counts as Mammal",
            "M11",
        )


def heal(state: State, command: commands.CastHeal) -> tuple[Event, ...]:
    """As much health as intelligence comes back; a Blob has none of it (M15)."""
    one = _check_may_cast(state, command.seat, "heal")
    missing = missing_health(state, one)
    if not missing:
        raise refusal(Reason.NO_TRIGGER, f"{one.name} is unhurt", "cast something else", "heal")
    healed = min(missing, intelligence(state, one))
    cast = events.SpellCast(one.seat, "heal", _cost(one, "heal"))
    return (cast, events.Healed(one.seat, one.health + healed))


def slow(state: State, command: commands.CastSlow) -> tuple[Event, ...]:
    """Speeds are halved for a die of turns."""
    return _upon(state, command.seat, command.target, "slow")


def restrict(state: State, command: commands.CastRestrict) -> tuple[Event, ...]:
    """Changes only within the class for a die of turns; one that is under way goes on (M11)."""
    return _upon(state, command.seat, command.target, "restrict")


def _upon(state: State, seat: int | None, target: int, spell: SpellName) -> tuple[Event, ...]:
    """A spell on somebody in range and in sight (M13)."""
    one = _check_may_cast(state, seat, spell)
    cost = _cost(one, spell)
    other = check_other(state, one, target)
    reach = intelligence(state, one)
    if hexes_apart(state, one, other) > reach:
        raise refusal(
            Reason.TOO_FAR, f"{other.name} is more than {reach} hexes away", "go nearer", "M13"
        )
    if not sees(state, one, other):
        raise refusal(
            Reason.BAD_TARGET, f"{other.name} is not in sight", "go where he is seen", "M13"
        )
    cast = events.SpellCast(one.seat, spell, cost, other.seat)
    return (cast, events.DiceAwaited(one.seat, other.seat, spell))


def teleport(state: State, command: commands.CastTeleport) -> tuple[Event, ...]:
    """To a hex in sight without a counter on it, facing as one likes (M14)."""
    one = _check_may_cast(state, command.seat, "teleport")
    cost = _cost(one, "teleport")
    check_hex(state, command.to)
    check_facing(command.facing)
    check_empty(state, command.to, "M14")
    if lying_on(state, command.to):
        thing = lying_on(state, command.to)[0].name
        raise refusal(
            Reason.BAD_TARGET, f"{thing} lies on {command.to}", "choose an empty hex", "M14"
        )
    if not sees_hex(state, one, command.to):
        raise refusal(Reason.BAD_TARGET, f"{command.to} is not in sight", "choose another", "M14")
    cast = events.SpellCast(one.seat, "teleport", cost)
    return (cast, events.Teleported(one.seat, command.to, command.facing))


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


def _cost(one: Seated, spell: SpellName) -> int:
    """The level of the spell in mana, which the wizard has."""
    if one.mana < SPELLS[spell]:
        raise too_dear(one, SPELLS[spell], spell)
    return SPELLS[spell]
