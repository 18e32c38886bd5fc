"""When a special power may be used: announced with an attack, or offered after a hit."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.clay_o_rama.checks import check_dice_rest, check_own, check_phase
from engine.games.clay_o_rama.matter import matter, speaker
from engine.games.clay_o_rama.powers import THROWN_CREATURE_DICE, Effect, Power, limit_of
from engine.games.clay_o_rama.questions import (
    chance_for,
    creature_of,
    has_limbs,
    label,
    power_at_hand,
    power_named,
    third_creatures,
)
from engine.games.clay_o_rama.replaced import (
    with_assault,
    with_creature,
    with_play,
    with_turn,
    without_gap,
)
from engine.games.clay_o_rama.state import Assault, Chance, Creature, Judgement, State
from engine.games.clay_o_rama.tables import MOST_ATTACKS
from engine.games.clay_o_rama.view import redact_power
from engine.games.clay_o_rama.words import power_title
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.topic import Awaited, Topic, decides, happens


@dataclass(frozen=True, slots=True)
class DeclinePower:
    """Lets the chance to use a power pass."""

    seat: Seat
    creature: int


@dataclass(frozen=True, slots=True)
class PowerOffered:
    """A special power was offered: it may be used now."""

    power: str
    creature: int
    target: int
    borrowed: bool = False


@dataclass(frozen=True, slots=True)
class PowerDeclined:
    """A player did not use the offered power."""

    creature: int
    power: str


@dataclass(frozen=True, slots=True)
class PowerUsed:
    """A special power was used; from now on everybody knows it."""

    creature: int
    power: str


@dataclass(frozen=True, slots=True)
class JudgementAsked:
    """The referee has to judge what a power did; `dice` of damage are suggested."""

    power: str
    target: int
    dice: int


Command: TypeAlias = DeclinePower
Event: TypeAlias = PowerOffered | PowerDeclined | PowerUsed | JudgementAsked


def decline_power(state: State, command: DeclinePower) -> tuple[PowerDeclined, ...]:
    """Decide not to use an offered power."""
    chance = check_any_chance(state, command.seat, command.creature)
    return (PowerDeclined(chance.creature, chance.power),)


def check_announced(state: State, creature: Creature, name: str) -> Power:
    """Check that the creature can announce this power with an attack, and return it."""
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
    """Check that the creature has this power and has not used it up, and return it."""
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
    """Check that the creature has a power that is not used up, and return it."""
    if not creature.power:
        raise refusal(
            Reason.NO_POWER,
            f"{label(state, creature.id)} has no power",
            "do without one",
            "powers",
        )
    return check_held(state, creature, creature.power)


def check_any_chance(state: State, seat: int | None, number: int) -> Chance:
    """Check that a power is offered to this seat's creature, and return the chance."""
    check_phase(state, "playing")
    check_own(state, seat, number)
    check_dice_rest(state)
    if state.play.chance is None or state.play.chance.creature != number:
        raise refusal(
            Reason.NO_TRIGGER,
            f"nothing has set off a power of {label(state, number)}",
            "wait until it is offered",
            "powers",
        )
    return state.play.chance


def check_chance(state: State, seat: int | None, number: int, effect: Effect) -> Chance:
    """Check that a power with this effect is offered to this creature, and return the chance."""
    chance = check_any_chance(state, seat, number)
    if not chance_for(state, number, effect):
        who = label(state, number)
        raise refusal(
            Reason.NO_POWER,
            f"{who} is offered {power_title(state, chance.power)}",
            "use that, or decline it (DeclinePower)",
            "powers",
        )
    return chance


def after_hit(
    state: State, assault: Assault, total: int
) -> tuple[PowerOffered | PowerUsed | JudgementAsked, ...]:
    """Return what an attack that hit causes: its announced power, or the offer of a power.

    Not called for missiles, whose hits offer nothing (E2).
    """
    if assault.power:
        return _use_announced(state, assault)
    creature = creature_of(state, assault.attacker)
    power = power_at_hand(state, creature) if creature else None
    if creature is None or power is None or not _is_triggered(state, power, total):
        return ()
    if not _usable(state, creature, power, assault.target):
        return ()
    return (PowerOffered(power.name, assault.attacker, assault.target),)


def throw_offered(state: State, assault: Assault) -> PowerOffered | None:
    """Return the offer to throw the target at a third creature, if enough attacks hit it."""
    creature = creature_of(state, assault.attacker)
    power = power_at_hand(state, creature) if creature else None
    if creature is None or power is None or power.use != "all_limbs" or assault.throw_offered:
        return None
    enough = assault.scored >= _strikes_to_throw(creature)
    if not enough or not _usable(state, creature, power, assault.target):
        return None
    return PowerOffered(power.name, assault.attacker, assault.target)


def _strikes_to_throw(creature: Creature) -> int:
    """The hits needed for a throw: all attacks of the round, and each of up to four limbs (K36)."""
    limbs = len(creature.limbs)
    return max(creature.attacks, limbs) if limbs <= MOST_ATTACKS else creature.attacks


def judgement(power: Power, target: int) -> JudgementAsked:
    """Return the request to judge a power; its dice are a suggestion (K13)."""
    return JudgementAsked(power.name, target, power.dice)


def throw_judgements(power: Power, thrown: int, struck: int | None) -> tuple[JudgementAsked, ...]:
    """Return the requests to judge a throw: the thrown creature, and the one it hit (K13)."""
    first = JudgementAsked(power.name, thrown, THROWN_CREATURE_DICE)
    return (first,) if struck is None else (first, judgement(power, struck))


def borrowed_effect(
    state: State, power: Power | None, creature: Creature, target: int
) -> PowerOffered | JudgementAsked | None:
    """Return what borrowing a power leads to at once; None if it cannot be used now.

    The hit that borrowed it counts as its trigger (E3). Powers that may be used once a game are
    borrowed once (K19), others no more often than they may be used (K16).
    """
    if power is None or power.effect == "borrow":
        return None
    if power.name in (*creature.borrowed, *creature.used):
        return None
    if not _usable(state, creature, power, target):
        return None
    if power.effect == "judged":
        return judgement(power, target)
    return PowerOffered(power.name, creature.id, target, borrowed=True)


def _use_announced(
    state: State, assault: Assault
) -> tuple[PowerOffered | PowerUsed | JudgementAsked, ...]:
    """Use the announced power; it replaces the attack's damage (K14)."""
    power = power_named(state, assault.power)
    if power is None:
        return ()
    used = PowerUsed(assault.attacker, power.name)
    if power.effect == "reshape":
        return (used, PowerOffered(power.name, assault.attacker, assault.target))
    return (used, judgement(power, assault.target))


def _is_triggered(state: State, power: Power, total: int) -> bool:
    if power.use == "high_roll":  # E5: the two highest totals
        return total >= state.house.to_hit_dice * state.house.die_sides - 1
    return power.use == "hit"


def _usable(state: State, creature: Creature, power: Power, target: int) -> bool:
    """Whether the conditions of a power are met."""
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
        on_move = state.play.turn is not None and state.play.turn.creature == creature.id
        return not creature.acted and not on_move
    return True


def _power_offered(state: State, event: PowerOffered) -> State:
    chance = Chance(event.power, event.creature, event.target, event.borrowed)
    power = power_named(state, event.power)
    offered = with_play(state, lambda play: replace(play, chance=chance))
    if power is None or power.effect != "throw":
        return offered
    return with_assault(offered, lambda assault: replace(assault, throw_offered=True))


def _describe_offered(state: State, event: PowerOffered) -> str:
    who, whom = label(state, event.creature), label(state, event.target)
    return f"{who} may use {power_title(state, event.power)} ({whom} was hit)."


def _power_declined(state: State, _event: PowerDeclined) -> State:
    return with_play(state, lambda play: replace(play, chance=None))


def _power_used(state: State, event: PowerUsed) -> State:
    """Reveal the power, and use it up if it is limited to once in a game, round or move."""
    power = power_named(state, event.power)
    limit = limit_of(power) if power else "none"

    def changed(creature: Creature) -> Creature:
        own = creature.power == event.power
        seen = replace(creature, revealed=True)
        if own and limit == "game":
            return replace(seen, spent=(*seen.spent, event.power))
        often = limit in ("none", "game")
        return seen if often else replace(seen, used=(*seen.used, event.power))

    used = with_creature(state, event.creature, changed)
    return with_turn(
        with_play(used, lambda play: replace(play, chance=None)),
        lambda turn: replace(turn, begun=True) if turn.creature == event.creature else turn,
    )


def _judgement_asked(state: State, event: JudgementAsked) -> State:
    power = power_named(state, event.power)
    asked = Judgement(event.power, event.target, event.dice)
    open_now = with_play(state, lambda play: replace(play, judgements=(*play.judgements, asked)))
    return without_gap(open_now, event.target) if power and power.displaces else open_now


def _describe_asked(state: State, event: JudgementAsked) -> str:
    dice = f"{event.dice} dice" if event.dice != 1 else "1 die"
    hint = f"{dice} suggested" if event.dice else "no damage suggested"
    return (
        f"The referee judges what {power_title(state, event.power)} did to "
        f"{label(state, event.target)}: {hint}."
    )


def _redact_offer(state: State, event: PowerOffered, seat: int) -> PowerOffered:
    """Hide the power's name, unless it is borrowed: then it has been seen in play."""
    return event if event.borrowed else redact_power(state, event, seat)


def _awaits(state: State) -> Awaited[Event]:
    chance = state.play.chance
    return speaker(state, chance.creature) if chance and matter(state) == "chance" else None


def _choices(state: State) -> tuple[Command, ...]:
    chance = state.play.chance
    creature = creature_of(state, chance.creature) if chance else None
    if creature is None or matter(state) != "chance":
        return ()
    return (DeclinePower(creature.player, creature.id),)


TOPIC: Topic[State, Command, Event, Event] = Topic(
    commands=decides(DeclinePower, decline_power),
    events=happens(PowerOffered, _power_offered, _describe_offered, _redact_offer)
    | happens(
        PowerDeclined,
        _power_declined,
        lambda s, e: f"{label(s, e.creature)} does not use {power_title(s, e.power)}.",
        redact_power,
    )
    | happens(
        PowerUsed,
        _power_used,
        lambda s, e: f"{label(s, e.creature)} uses {power_title(s, e.power)}.",
    )
    | happens(JudgementAsked, _judgement_asked, _describe_asked),
    awaits=_awaits,
    choices=_choices,
)
