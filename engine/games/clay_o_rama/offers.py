"""When a special power comes into play: announced with an attack, or set off by a hit."""

from engine.games.clay_o_rama import events
from engine.games.clay_o_rama.events import Event
from engine.games.clay_o_rama.powers import THROWN_CREATURE_DICE, Power
from engine.games.clay_o_rama.questions import (
    creature_of,
    has_limbs,
    label,
    power_at_hand,
    power_named,
    third_creatures,
)
from engine.games.clay_o_rama.state import Assault, Creature, State
from engine.games.clay_o_rama.tables import MOST_ATTACKS
from engine.refusal import Reason, refusal


def check_announced(state: State, creature: Creature, name: str) -> Power:
    """The creature has this power now, and it is one that is announced with an attack."""
    power = check_held(state, creature, name)
    if power.use != "instead":
        raise refusal(
            Reason.NO_TRIGGER,
            f"{power.title} does not take the place of an attack",
            "attack without it",
            "powers",
        )
    return power


def check_held(state: State, creature: Creature, name: str) -> Power:
    """The creature has this power now."""
    power = power_named(state, name)
    if power is None:
        raise refusal(
            Reason.UNKNOWN_PIECE,
            f"there is no power {name!r}",
            "name one of the rule sheet or one that was made up for this game",
            "powers",
        )
    if power_at_hand(state, creature) != power:
        used = name == creature.power
        problem = f"has used up {power.title}" if used else f"does not have {power.title}"
        raise refusal(
            Reason.SPENT if used else Reason.NO_POWER,
            f"{label(state, creature.id)} {problem}",
            "do without it",
            "powers",
        )
    return power


def check_power_at_hand(state: State, creature: Creature) -> Power:
    """The creature has a power that is not used up."""
    if not creature.power:
        raise refusal(
            Reason.NO_POWER,
            f"{label(state, creature.id)} has no power",
            "do without one",
            "powers",
        )
    return check_held(state, creature, creature.power)


def after_hit(state: State, assault: Assault, total: int) -> tuple[Event, ...]:
    """What an attack that hit sets off: the power announced with it, or the offer of one.

    A missile's hit sets off nothing (E2).
    """
    if assault.power:
        return _announced_power(state, assault)
    creature = creature_of(state, assault.attacker)
    power = power_at_hand(state, creature) if creature else None
    if creature is None or power is None or not _set_off(state, power, total):
        return ()
    if not _usable(state, creature, power, assault.target):
        return ()
    return (events.PowerOffered(power.name, assault.attacker, assault.target),)


def throw_offered(state: State, assault: Assault) -> events.PowerOffered | None:
    """All attacks of the round hit this target: it may be thrown at a third creature."""
    creature = creature_of(state, assault.attacker)
    power = power_at_hand(state, creature) if creature else None
    if creature is None or power is None or power.use != "all_limbs" or assault.throw_offered:
        return None
    enough = assault.scored >= _strikes_to_throw(creature)
    if not enough or not _usable(state, creature, power, assault.target):
        return None
    return events.PowerOffered(power.name, assault.attacker, assault.target)


def _strikes_to_throw(creature: Creature) -> int:
    """All its attacks of the round, and one with each limb where it has four or fewer (K36)."""
    limbs = len(creature.limbs)
    return max(creature.attacks, limbs) if limbs <= MOST_ATTACKS else creature.attacks


def judgement(power: Power, target: int) -> events.JudgementAsked:
    """The referee is asked what the power did; the dice are a suggestion (K13)."""
    return events.JudgementAsked(power.name, target, power.dice)


def throw_judgements(power: Power, thrown: int, struck: int | None) -> tuple[Event, ...]:
    """What a throw did to the creature that was thrown, and to the one it hit (K13)."""
    first = events.JudgementAsked(power.name, thrown, THROWN_CREATURE_DICE)
    return (first,) if struck is None else (first, judgement(power, struck))


def borrowed_effect(
    state: State, power: Power | None, creature: Creature, target: int
) -> Event | None:
    """What borrowing this power leads to at once, or None when it is of no use now.

    The hit that borrowed it is trigger enough (E3). Once-a-game powers are borrowed once (K19),
    others no more often than they may be used (K16).
    """
    if power is None or power.effect == "borrow":
        return None
    if power.name in (*creature.borrowed, *creature.used):
        return None
    if not _usable(state, creature, power, target):
        return None
    if power.effect == "judged":
        return judgement(power, target)
    return events.PowerOffered(power.name, creature.id, target, borrowed=True)


def _announced_power(state: State, assault: Assault) -> tuple[Event, ...]:
    """It takes the place of the attack's damage (K14)."""
    power = power_named(state, assault.power)
    if power is None:
        return ()
    used = events.PowerUsed(assault.attacker, power.name)
    if power.effect == "reshape":
        return (used, events.PowerOffered(power.name, assault.attacker, assault.target))
    return (used, judgement(power, assault.target))


def _set_off(state: State, power: Power, total: int) -> bool:
    if power.use == "high_roll":  # E5: the two highest totals
        return total >= state.house.to_hit_dice * state.house.die_sides - 1
    return power.use == "hit"


def _usable(state: State, creature: Creature, power: Power, target: int) -> bool:
    """What it needs is there."""
    if power.effect == "swap":
        return creature.moved == 0  # K27
    if power.effect == "tear":
        victim = creature_of(state, target)
        return victim is not None and has_limbs(victim)
    if power.effect == "throw":
        return bool(third_creatures(state, creature, target))
    if power.effect == "smash":
        return any(not one.used for one in creature.missiles)
    if power.effect == "divide":
        return creature.hit_points >= 2
    if power.effect == "move":
        on_move = state.turn is not None and state.turn.creature == creature.id
        return not creature.acted and not on_move
    return True
