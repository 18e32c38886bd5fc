"""Attacks within reach, up to the roll of their damage."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from engine.game import Seat
from engine.games.clay_o_rama.checks import (
    check_enemy,
    check_nothing_open,
    check_nothing_urgent,
    check_on_move,
    check_own,
    check_phase,
    check_place,
    check_step,
)
from engine.games.clay_o_rama.matter import dice_for, matter, on_move, speaker
from engine.games.clay_o_rama.offering import (
    JudgementAsked,
    PowerOffered,
    PowerUsed,
    after_hit,
    check_announced,
    throw_offered,
)
from engine.games.clay_o_rama.questions import (
    creature_of,
    enemies_of,
    free_limbs,
    label,
    limb_at,
    millimetres,
    power_at_hand,
    step_index,
)
from engine.games.clay_o_rama.replaced import with_assault, with_creature, with_play, with_turn
from engine.games.clay_o_rama.state import Assault, Creature, Riposte, State, Turn, Wound
from engine.games.clay_o_rama.waiving import LimitWaived, waived
from engine.games.clay_o_rama.words import limb_name, one_of
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.topic import Awaited, Dice, Topic, decides, happens


@dataclass(frozen=True, slots=True)
class Attack:
    """Announces an attack with one limb, and the power that replaces its damage.

    `gap` is the measured distance to the target in tenths of a millimetre; `because`: why the
    referee allows it beyond a limit.
    """

    seat: Seat
    creature: int
    target: int
    limb: int = 0
    gap: int | None = None
    power: str = ""
    because: str = ""


@dataclass(frozen=True, slots=True)
class EndAttacks:
    """No more attacks (or counterattacks) on this target: its damage is rolled together."""

    seat: Seat
    creature: int


@dataclass(frozen=True, slots=True)
class AttackAnnounced:
    """An attack or counterattack with one limb was announced."""

    attacker: int
    target: int
    limb: int
    counter: bool
    gap: int | None
    power: str = ""


@dataclass(frozen=True, slots=True)
class AttackHit:
    """The roll reached the number to hit; `dice` of damage are added."""

    attacker: int
    target: int
    limb: int
    total: int
    to_hit: int
    dice: int


@dataclass(frozen=True, slots=True)
class AttackMissed:
    """The roll stayed below the number to hit."""

    attacker: int
    target: int
    limb: int
    total: int
    to_hit: int


@dataclass(frozen=True, slots=True)
class AttacksEnded:
    """All attacks on the target have been made; this many dice of damage are rolled next."""

    attacker: int
    target: int
    counter: bool
    dice: int


Command: TypeAlias = Attack | EndAttacks
Event: TypeAlias = AttackAnnounced | AttackHit | AttackMissed | AttacksEnded
Caused: TypeAlias = Event | LimitWaived | PowerUsed | PowerOffered | JudgementAsked


class Strike(Protocol):
    """An attack or a counterattack with one limb."""

    @property
    def creature(self) -> int:
        """The creature that strikes."""
        ...

    @property
    def limb(self) -> int:
        """The place of its limb."""
        ...

    @property
    def gap(self) -> int | None:
        """The measured distance to its target, in tenths of a millimetre."""
        ...

    @property
    def power(self) -> str:
        """The power that replaces its damage."""
        ...


def attack(state: State, command: Attack) -> tuple[LimitWaived | AttackAnnounced, ...]:
    """Decide an attack with one limb on a creature within reach."""
    creature, turn = check_on_move(state, command.seat, command.creature)
    _check_same_target(state, creature, command.target)
    check_enemy(state, creature, command.target)
    check_strike(state, creature, command)
    passed = waived(
        command,
        lambda: check_step(state, turn, "attack"),
        lambda: _check_not_ended(state, turn, command.target),
        lambda: check_limits(state, creature, command),
    )
    return (*passed, announced(command, command.target, counter=False))


def end_attacks(state: State, command: EndAttacks) -> tuple[AttacksEnded, ...]:
    """Decide to end the attacks, or counterattacks, on the present target."""
    check_phase(state, "playing")
    check_nothing_urgent(state)
    creature = check_own(state, command.seat, command.creature)
    if state.play.assault is None or state.play.assault.attacker != creature.id:
        raise refusal(
            Reason.WRONG_STEP,
            f"{label(state, creature.id)} is not attacking",
            "Attack or Counterattack first",
            "K5",
        )
    return (attacks_ended(state.play.assault),)


def attacks_ended(assault: Assault) -> AttacksEnded:
    """Return the end of the attacks; the damage dice of all hits are rolled together."""
    dice = sum(assault.hits)
    return AttacksEnded(assault.attacker, assault.target, assault.counter, dice)


def roll_to_hit(
    state: State, assault: Assault, values: tuple[int, ...]
) -> tuple[AttackHit | AttackMissed | PowerOffered | PowerUsed | JudgementAsked, ...]:
    """Return the result of a roll to hit against the limb's number (K3)."""
    place = assault.rolling or 0
    limb = limb_at(creature_of(state, assault.attacker), place)
    total = sum(values)
    roll = (assault.attacker, assault.target, place, total, limb.to_hit)
    if total < limb.to_hit:
        return (AttackMissed(*roll),)
    dice = 0 if assault.power else limb.damage_dice
    return (AttackHit(*roll, dice), *after_hit(state, assault, total))


def announced(command: Strike, target: int, *, counter: bool) -> AttackAnnounced:
    """Return the announcement of an attack or counterattack."""
    return AttackAnnounced(
        command.creature, target, command.limb, counter, command.gap, command.power
    )


def _check_same_target(state: State, creature: Creature, target: int) -> None:
    """Check that the target stays the same until its attacks end; else that nothing is open."""
    going_on = state.play.assault
    if going_on and (going_on.attacker, going_on.target) == (creature.id, target):
        check_nothing_urgent(state)
    else:
        check_nothing_open(state)


def _check_not_ended(state: State, turn: Turn, target: int) -> None:
    if target in turn.attacked:
        raise refusal(
            Reason.SPENT,
            f"the attacks on {label(state, target)} have ended",
            "attack another creature, or it again in the next round",
            "K5",
        )


def check_strike(state: State, creature: Creature, command: Strike) -> None:
    """Check that the limb, the gap and the announced power are valid."""
    check_place("limb", command.limb, len(creature.limbs))
    if command.gap is not None and command.gap < 0:
        raise refusal(Reason.BAD_VALUE, f"{command.gap} is not a gap", "give it in 0.1 mm, from 0")
    if command.power:
        check_announced(state, creature, command.power)


def check_limits(state: State, creature: Creature, command: Strike) -> None:
    """Check that attacks are left, the limb may strike, and the target is within reach."""
    if creature.attacks_left == 0:
        raise refusal(
            Reason.SPENT,
            f"{label(state, creature.id)} has no attacks left",
            "attacks come back with the next round",
            "K9",
        )
    free = free_limbs(state, creature)
    if command.limb not in free:
        raise refusal(
            Reason.SPENT,
            f"{limb_name(state, creature.id, command.limb)} has struck in this round",
            f"strike with its {one_of(free)} limb",
            "E1",
        )
    _check_reach(state, creature, command.gap)


def _check_reach(state: State, creature: Creature, gap: int | None) -> None:
    if out_of_reach(state, creature, gap):
        reach = 0 if state.house.contact_needed else creature.reach or 0
        raise refusal(
            Reason.TOO_FAR,
            f"{millimetres(gap or 0)} is out of reach",
            f"attack what is within {millimetres(reach)}",
            "adjacent",
        )


def out_of_reach(state: State, creature: Creature, gap: int | None) -> bool:
    """Whether the target is too far; False if gap or reach was not measured: the referee judges."""
    reach = 0 if state.house.contact_needed else creature.reach
    return gap is not None and reach is not None and gap > reach


def somebody_decides(state: State) -> bool:
    """Whether damage, a shot or a power has to be decided before the fight goes on."""
    return bool(state.play.wound or state.play.shot or state.play.chance or state.play.judgements)


def _assault_choices(state: State, assault: Assault) -> list[Command]:
    """Their end, and further attacks unless they are counterattacks."""
    creature = creature_of(state, assault.attacker)
    if creature is None:
        return []
    more = [] if assault.counter else _attack_choices(state, creature, (assault.target,))
    return [*more, EndAttacks(creature.player, creature.id)]


def _attack_choices(state: State, creature: Creature, targets: tuple[int, ...]) -> list[Command]:
    """An attack with every limb on every target, with and without a power to announce."""
    if creature.attacks_left == 0:
        return []
    return [
        Attack(creature.player, creature.id, target, limb, power=power)
        for target in targets
        for limb in free_limbs(state, creature)
        for power in announceable(state, creature)
    ]


def announceable(state: State, creature: Creature) -> tuple[str, ...]:
    """Return the powers that a strike may announce: none, and one that replaces its damage."""
    power = power_at_hand(state, creature)
    return ("", power.name) if power and power.use == "instead" else ("",)


def _attack_announced(state: State, event: AttackAnnounced) -> State:
    def struck(creature: Creature) -> Creature:
        strikes = (times + (place == event.limb) for place, times in enumerate(creature.strikes))
        return replace(
            creature,
            attacks_left=max(0, creature.attacks_left - 1),
            strikes=tuple(strikes),
            revealed=creature.revealed or bool(event.power),
        )

    going_on = state.play.assault or Assault(event.attacker, event.target, event.counter)
    gap = going_on.gap if event.gap is None else event.gap
    assault = replace(going_on, rolling=event.limb, power=event.power, gap=gap)
    announced = with_play(
        with_creature(state, event.attacker, struck),
        lambda play: replace(
            play, assault=assault, riposte=None if event.counter else play.riposte
        ),
    )
    if event.counter:
        return announced
    step = step_index(state, "attack")
    return with_turn(announced, lambda turn: replace(turn, step=max(turn.step, step), begun=True))


def _describe_announced(state: State, event: AttackAnnounced) -> str:
    limb = limb_name(state, event.attacker, event.limb)
    attacker, target = label(state, event.attacker), label(state, event.target)
    if event.counter:
        return f"{attacker} counterattacks {target} with {limb}."
    return f"{attacker} attacks {target} with {limb}."


def _attack_hit(state: State, event: AttackHit) -> State:
    def scored(old: Assault) -> Assault:
        hits = (*old.hits, event.dice) if event.dice else old.hits
        return replace(old, rolling=None, power="", hits=hits, scored=old.scored + 1)

    return with_assault(state, scored)


def _attack_missed(state: State, _event: AttackMissed) -> State:
    return with_assault(state, lambda assault: replace(assault, rolling=None, power=""))


def _attacks_ended(state: State, event: AttacksEnded) -> State:
    """Roll the damage next; offer a counterattack, unless this was one (K4)."""
    why = "counterattack" if event.counter else "attack"
    wound = Wound(event.target, event.dice, why) if event.dice else None
    gap = state.play.assault.gap if state.play.assault else None
    answered = not event.counter or state.house.counter_counters
    riposte = Riposte(event.target, event.attacker, gap) if answered else state.play.riposte
    ended = with_play(state, lambda play: replace(play, assault=None, wound=wound, riposte=riposte))
    if event.counter:
        return ended
    return with_turn(ended, lambda turn: replace(turn, attacked=(*turn.attacked, event.target)))


def _describe_roll(verdict: str) -> Callable[[State, AttackHit | AttackMissed], str]:
    return lambda _, event: f"{event.total} in all, {event.to_hit} needed: {verdict}."


def _describe_ended(state: State, event: AttacksEnded) -> str:
    dice = f"{event.dice} dice of damage" if event.dice != 1 else "1 die of damage"
    over = f"{label(state, event.attacker)} ends its attacks on {label(state, event.target)}"
    return f"{over}: {dice} to roll." if event.dice else f"{over}."


def _awaits(state: State) -> Awaited[Caused]:
    """Await the roll of an attack, or the player who may attack next."""
    what, assault = matter(state), state.play.assault
    needed = dice_for(state, "strike") if what == "strike" else None
    if needed and assault:
        return Dice(needed, lambda values: roll_to_hit(state, assault, values))
    return speaker(state, assault.attacker) if what == "assault" and assault else None


def _follows(state: State) -> tuple[AttacksEnded | PowerOffered, ...]:
    """Return the end of the attacks, or a power that is offered before it."""
    assault = state.play.assault
    if state.moment != "playing" or somebody_decides(state):
        return ()
    if assault is None or assault.rolling is not None:
        return ()
    attacker = creature_of(state, assault.attacker)
    spent = attacker is None or attacker.attacks_left == 0
    return (throw_offered(state, assault) or attacks_ended(assault),) if spent else ()


def _choices(state: State) -> tuple[Command, ...]:
    """More attacks on the same target and their end, or an attack on any enemy."""
    assault = state.play.assault
    if matter(state) == "assault" and assault:
        return tuple(_assault_choices(state, assault))
    moving = on_move(state)
    if moving is None:
        return ()
    creature, turn = moving
    fresh = tuple(one for one in enemies_of(state, creature) if one not in turn.attacked)
    return tuple(_attack_choices(state, creature, fresh))


TOPIC: Topic[State, Command, Event, Caused] = Topic(
    commands=decides(Attack, attack) | decides(EndAttacks, end_attacks),
    events=happens(AttackAnnounced, _attack_announced, _describe_announced)
    | happens(AttackHit, _attack_hit, _describe_roll("a hit"))
    | happens(AttackMissed, _attack_missed, _describe_roll("a miss"))
    | happens(AttacksEnded, _attacks_ended, _describe_ended),
    awaits=_awaits,
    follows=_follows,
    choices=_choices,
)
