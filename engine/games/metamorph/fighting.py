"""Hand-to-hand attacks, and the dice of all attacks.

An attack hits if two dice + attack - the target's agility + facing and terrain are seven or more.
It does attack - armour + the points above seven as damage, at least 0.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.metamorph.allowing import Allowed, allowed, check_allowed
from engine.games.metamorph.artifacts import Struck, artifact_struck
from engine.games.metamorph.checks import (
    check_artifact,
    check_beside,
    check_not_resting,
    check_other,
    check_special,
    check_turn,
    too_dear,
)
from engine.games.metamorph.flying import BroughtDown
from engine.games.metamorph.hexes import arc
from engine.games.metamorph.holding import Stuck
from engine.games.metamorph.mana import SpecialUsed, UpkeepPaid, dues
from engine.games.metamorph.questions import (
    awaited,
    footing,
    held_by,
    hexes_apart,
    place_of,
    placed,
    shape_of,
    special_with,
    specials_of,
    wizard,
)
from engine.games.metamorph.replaced import turn_with, with_player
from engine.games.metamorph.specials import WITH_A_BLOW, Special
from engine.games.metamorph.state import Pending, Seated, State, Turn
from engine.games.metamorph.tables import DIE_SIDES, FLANK_BONUS, LOWEST, NEEDED, REAR_BONUS
from engine.games.metamorph.words import artifact_title, hexes_told
from engine.games.metamorph.wounds import Damaged, hurt
from engine.luck import RollNeeded
from engine.record import replace
from engine.refusal import IllegalCommand, Reason, refusal
from engine.seats import name_of
from engine.topic import Dice, Topic, decides, happens


@dataclass(frozen=True, slots=True)
class Attack:
    """Attacks an adjacent wizard by hand, perhaps with a special, or the artifact they hold.

    With `because` the referee allows it beyond a limit: distance, sight, height, a second one.
    """

    seat: Seat
    target: int
    special: str = ""
    artifact: str = ""
    because: str = ""


@dataclass(frozen=True, slots=True)
class AttackBegan:
    """An attack began, and its dice are awaited.

    Attributes:
        player: The attacker.
        target: The target.
        bonus: What is added to two dice, of which seven hit.
        damage: The damage of a total of exactly seven.
        hand: Whether it is hand-to-hand, and not a special's own attack.
        special: The special that is used, if any.
        artifact: The artifact that is attacked instead of its holder, if any.
        low: Whether the target is on the ground.
        harried: Whether the attacker flies, so that the target may strike back.
    """

    player: int
    target: int
    bonus: int
    damage: int
    hand: bool
    special: str = ""
    artifact: str = ""
    low: bool = False
    harried: bool = False


@dataclass(frozen=True, slots=True)
class AttackHit:
    """An attack hit."""

    player: int
    target: int
    total: int
    hand: bool = True


@dataclass(frozen=True, slots=True)
class AttackMissed:
    """An attack missed."""

    player: int
    target: int
    total: int


Event: TypeAlias = AttackBegan | AttackHit | AttackMissed
Announced: TypeAlias = Allowed | UpkeepPaid | SpecialUsed | AttackBegan
Suffered: TypeAlias = Damaged | BroughtDown | Stuck
Answer: TypeAlias = AttackHit | AttackMissed | Struck | Suffered


HUGE = "Huge"


def attack(state: State, command: Attack) -> tuple[Announced, ...]:
    """Decide a hand-to-hand attack on a wizard beside, who was seen and can be reached."""
    if command.because:
        turn, one = check_allowed(state, command.seat)
    else:
        turn, one = check_may_fight(state, command.seat)
    other = check_other(state, one, command.target)
    special = _check_special_used(state, turn, one, command.special)
    if not command.because:
        _check_in_limits(state, turn, one, other)
    _check_carried(state, other, command.artifact)
    used = () if special is None else (SpecialUsed(one.seat, special.name, special.mana),)
    began = began_attack(state, one, other, special, hand=True, artifact=command.artifact)
    return (*allowed(one, command.because), *dues(turn, one, special), *used, began)


def _check_in_limits(state: State, turn: Turn, one: Seated, other: Seated) -> None:
    """Check that the target is beside, was seen, and is at a height that can be reached."""
    check_beside(state, one, other, "attack")
    _check_seen(state, turn, one, other)
    check_reach(one, other, huge=shape_of(state, one).size == HUGE)
    check_rising(turn, one, low=not other.flying)


def began_attack(
    state: State,
    one: Seated,
    other: Seated,
    special: Special | None,
    *,
    hand: bool,
    artifact: str = "",
) -> AttackBegan:
    """Return the beginning of an attack, with all modifiers of its roll and its damage."""
    attacker, target = shape_of(state, one), shape_of(state, other)
    pierced = special.pierces if special else 0
    harmless = special is not None and special.effect == "web"
    damage = (
        attacker.attack - max(0, target.armour - pierced) + (_extra_damage(special) if hand else 0)
    )
    return AttackBegan(
        one.seat,
        other.seat,
        bonus=attacker.attack - target.agility + _roll_modifiers(state, one, other, special),
        damage=0 if harmless else damage,
        hand=hand,
        special=special.name if special else "",
        artifact=artifact,
        low=not other.flying,
        harried=one.flying,
    )


def _roll_modifiers(state: State, one: Seated, other: Seated, special: Special | None) -> int:
    """What the target's facing (E24), the terrain and a special add to the roll."""
    side = arc(other.facing, place_of(state, other), place_of(state, one))
    behind = {"front": 0, "flank": FLANK_BONUS, "rear": REAR_BONUS}[side]
    return behind + footing(state, one) + (special.to_hit if special else 0)


def _extra_damage(special: Special | None) -> int:
    return special.damage if special else 0


def check_reach(one: Seated, other: Seated, *, huge: bool) -> None:
    """Check that one fighter can reach the other (M17).

    High flyers and anyone lower never reach each other. A low flyer is reached by flyers, by Huge
    shapes, and by those whom the flyer attacked: they strike back from the ground.
    """
    if "high" in (one.altitude, other.altitude) and one.altitude != other.altitude:
        raise refusal(
            Reason.BAD_TARGET,
            f"{one.name} and {other.name} are not at the same height",
            "only high flyers reach each other up there",
            "flying_high",
        )
    if other.flying and not (one.flying or huge or other.seat in one.harried_by):
        raise refusal(
            Reason.BAD_TARGET,
            f"{other.name} is flying",
            "the huge, flyers, and those they attacked reach them; or Web, Flame and Breathe",
            "M17",
        )


def check_rising(turn: Turn, one: Seated, *, low: bool) -> None:
    """Check that a wizard who is climbing high attacks nothing on the ground (E11, M30)."""
    if low and turn.level == "up":
        raise refusal(
            Reason.WRONG_STEP,
            f"{one.name} is on the way up high",
            "attack a flyer, or in another turn",
            "E11",
        )


def check_may_fight(state: State, seat: int | None) -> tuple[Turn, Seated]:
    """Check that the wizard may attack by hand; return the turn and the wizard."""
    turn, one = check_turn(state, seat)
    check_not_resting(state, turn, "attack")
    if turn.fought:
        raise refusal(
            Reason.SPENT, f"{one.name} has fought", "one hand-to-hand attack a turn", "attack"
        )
    if one.mana < turn.spared:
        raise too_dear(one, turn.spared, "an attack in a turn without upkeep", "E12")
    return turn, one


def _check_special_used(state: State, turn: Turn, one: Seated, name: str) -> Special | None:
    """The special to use with a hand-to-hand attack, after checking that this is possible."""
    if not name:
        return None
    special = check_special(state, turn, one, name)
    if special.effect not in WITH_A_BLOW:
        raise refusal(
            Reason.BAD_VALUE, f"{name} does not go with a blow", "use it by itself (UseSpecial)"
        )
    if special.effect == "charge" and turn.run < special.reach:
        raise refusal(
            Reason.NO_TRIGGER,
            f"{one.name} has run {hexes_told(turn.run)} straight",
            f"end a move with {hexes_told(special.reach)} straight forward",
            "charge",
        )
    return special


def may_fight(state: State, turn: Turn, one: Seated, other: Seated) -> bool:
    """Whether a wizard saw the other from where the turn began, or need not have seen them.

    Shapes with Track or Charge need not, whether they use it or not (E13), nor do wizards who were
    in the air when the turn began and flew to the target. A teleport or take-off does not remove
    the need (M29).
    """
    if not turn.must_have_seen or other.seat in turn.seen:
        return True
    return any(special_with(state, one, effect) for effect in ("track", "charge"))


def _check_seen(state: State, turn: Turn, one: Seated, other: Seated) -> None:
    if not may_fight(state, turn, one, other):
        raise refusal(
            Reason.BAD_TARGET,
            f"{other.name} was not in sight from where the turn began",
            "use a special, or attack next turn",
            "M29" if turn.teleported or one.flying else "sight",
        )


def _check_carried(state: State, other: Seated, name: str) -> None:
    if name and check_artifact(state, name).holder != other.seat:
        raise refusal(
            Reason.BAD_TARGET,
            f"{other.name} does not carry {artifact_title(name)}",
            "strike the wizard",
            "E14",
        )


def _awaits(state: State) -> Dice[Answer] | None:
    waiting = awaited(state, "attack")
    if waiting is None:
        return None
    needed = max(LOWEST, NEEDED - waiting.bonus)
    who, whom = name_of(state, waiting.player), name_of(state, waiting.target)
    why = f"{who}'s attack on {whom}, {needed} or more"
    return Dice(RollNeeded(DIE_SIDES, 2, why), lambda values: rolled(state, waiting, values))


def rolled(state: State, waiting: Pending, values: tuple[int, ...]) -> tuple[Answer, ...]:
    """Return the result of the dice of an attack."""
    total = sum(values) + waiting.bonus
    if total < NEEDED:
        return (AttackMissed(waiting.player, waiting.target, total),)
    special = state.book.special_named.get(waiting.special)
    hand = special is None or special.effect in WITH_A_BLOW
    hit = AttackHit(waiting.player, waiting.target, total, hand)
    damage = max(0, waiting.damage + total - NEEDED)
    if waiting.artifact:
        struck = check_artifact(state, waiting.artifact)
        return (hit, *artifact_struck(waiting.player, struck, damage))
    return (hit, *suffered(state, waiting.target, damage, special))


def suffered(state: State, seat: int, damage: int, special: Special | None) -> tuple[Suffered, ...]:
    """Return the effect of a hit on its target: a web binds, anything else does damage."""
    if special is not None and special.effect == "web":
        return _webbed(state, seat)
    return hurt(state, seat, damage, special.name if special else "the attack")


def _webbed(state: State, seat: int) -> tuple[BroughtDown | Stuck, ...]:
    other = wizard(state, seat)
    down = (BroughtDown(seat),) if other.flying else ()
    return (*down, Stuck(seat, max(1, other.stuck)))


def _choices(state: State) -> tuple[Attack, ...]:
    turn = state.turn
    if turn is None or not may_strike(state, turn):
        return ()
    return tuple(_attack_choices(state, turn, wizard(state, turn.player)))


def may_strike(state: State, turn: Turn) -> bool:
    """Whether the wizard may still attack by hand in this turn, and can pay for it."""
    quiet = state.house.quiet_rest and turn.rested
    return not turn.fought and not quiet and wizard(state, turn.player).mana >= turn.spared


def _attack_choices(state: State, turn: Turn, one: Seated) -> Iterator[Attack]:
    specials = [
        special
        for special in specials_of(state, one)
        if special.effect in WITH_A_BLOW
        and not turn.special
        and one.mana >= special.mana + turn.spared
        and (special.effect != "charge" or turn.run >= special.reach)
    ]
    for other in placed(state):
        if other.seat == one.seat or hexes_apart(state, one, other) != 1:
            continue
        rises = turn.level == "up" and not other.flying
        if rises or not _reaches(state, one, other) or not may_fight(state, turn, one, other):
            continue
        yield Attack(one.seat, other.seat)
        for thing in held_by(state, other.seat):
            yield Attack(one.seat, other.seat, artifact=thing.name)
        for special in specials:
            yield Attack(one.seat, other.seat, special.name)


def _reaches(state: State, one: Seated, other: Seated) -> bool:
    try:
        check_reach(one, other, huge=shape_of(state, one).size == HUGE)
    except IllegalCommand:
        return False
    return True


def _attack_began(state: State, event: AttackBegan) -> State:
    waiting = Pending(
        "attack",
        event.player,
        event.target,
        event.special,
        event.bonus,
        event.damage,
        event.artifact,
    )
    begun = turn_with(replace(state, pending=waiting), attacked=True)
    if event.hand:
        begun = turn_with(begun, fought=True)
    if event.low:
        begun = turn_with(begun, low_attack=True)
    if event.harried:
        begun = with_player(begun, event.target, lambda one: _harried(one, event.player))
    return begun


def _harried(one: Seated, flyer: int) -> Seated:
    return replace(one, harried_by=(*(by for by in one.harried_by if by != flyer), flyer))


def _describe_attack(state: State, event: AttackBegan) -> str:
    what = f"{artifact_title(event.artifact)}, which {name_of(state, event.target)} carries"
    whom = what if event.artifact else name_of(state, event.target)
    needed = max(LOWEST, NEEDED - event.bonus)
    who = name_of(state, event.player)
    if event.special:
        return f"{who} attacks {whom} with {event.special}: {needed} or more hits."
    return f"{who} attacks {whom}: {needed} or more hits."


def _attack_hit(state: State, event: AttackHit) -> State:
    answered = replace(state, pending=None)
    return turn_with(answered, hit=event.target) if event.hand else answered


def _describe_hit(state: State, event: AttackHit) -> str:
    return f"{name_of(state, event.target)} is hit: {event.total} in all, {NEEDED} needed."


def _missed(state: State, _event: AttackMissed) -> State:
    return replace(state, pending=None)


def _describe_missed(state: State, event: AttackMissed) -> str:
    return f"{name_of(state, event.target)} is missed: {event.total} in all, {NEEDED} needed."


TOPIC: Topic[State, Attack, Event, Announced | Answer] = Topic(
    commands=decides(Attack, attack),
    events=happens(AttackBegan, _attack_began, _describe_attack)
    | happens(AttackHit, _attack_hit, _describe_hit)
    | happens(AttackMissed, _missed, _describe_missed),
    awaits=_awaits,
    choices=_choices,
)
