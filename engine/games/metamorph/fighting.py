"""Hand-to-hand attacks, and what dice make of any attack.

An attack hits with two dice + attack - the target's agility + facing and terrain at seven or more;
it does attack - armour + what is over seven, never less than nothing.
"""

from engine.games.metamorph import commands, events
from engine.games.metamorph.checks import (
    check_allowed,
    check_artifact,
    check_not_resting,
    check_other,
    check_special,
    check_turn,
    too_dear,
)
from engine.games.metamorph.damage import artifact_struck, hurt
from engine.games.metamorph.events import Event
from engine.games.metamorph.hexes import arc
from engine.games.metamorph.questions import (
    footing,
    hexes_apart,
    place_of,
    shape_of,
    special_with,
    wizard,
)
from engine.games.metamorph.specials import WITH_A_BLOW, Special
from engine.games.metamorph.state import Pending, Seated, State, Turn
from engine.games.metamorph.tables import FLANK_BONUS, NEEDED, REAR_BONUS
from engine.refusal import Reason, refusal

HUGE = "Huge"


def attack(state: State, command: commands.Attack) -> tuple[Event, ...]:
    """A wizard beside, seen when the move began, and within reach of each other's height."""
    if command.because:
        turn, one = check_allowed(state, command.seat)
    else:
        turn, one = check_may_fight(state, command.seat)
    other = check_other(state, one, command.target)
    special = _blow(state, turn, one, command.special)
    if not command.because:
        _check_in_limits(state, turn, one, other)
    _check_carried(state, other, command.artifact)
    allowed = (events.Allowed(one.seat, command.because),) if command.because else ()
    used = () if special is None else (events.SpecialUsed(one.seat, special.name, special.mana),)
    began = began_attack(state, one, other, special, hand=True, artifact=command.artifact)
    return (*allowed, *dues(turn, one, special), *used, began)


def _check_in_limits(state: State, turn: Turn, one: Seated, other: Seated) -> None:
    """Beside, seen, and at a height that is reached."""
    if hexes_apart(state, one, other) != 1:
        raise refusal(
            Reason.TOO_FAR, f"{other.name} is not beside", "attack somebody beside", "attack"
        )
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
) -> events.AttackBegan:
    """The attack with all that is added to its dice and its damage; the dice come next."""
    attacker, target = shape_of(state, one), shape_of(state, other)
    pierced = special.pierces if special else 0
    harmless = special is not None and special.effect == "web"
    damage = attacker.attack - max(0, target.armour - pierced) + (_more(special) if hand else 0)
    return events.AttackBegan(
        one.seat,
        other.seat,
        bonus=attacker.attack - target.agility + _shift(state, one, other, special),
        damage=0 if harmless else damage,
        hand=hand,
        special=special.name if special else "",
        artifact=artifact,
        low=not other.flying,
        harried=one.flying,
    )


def _shift(state: State, one: Seated, other: Seated, special: Special | None) -> int:
    """What the target's facing (E24), terrain and a special add to the dice."""
    side = arc(other.facing, place_of(state, other), place_of(state, one))
    behind = {"front": 0, "flank": FLANK_BONUS, "rear": REAR_BONUS}[side]
    return behind + footing(state, one) + (special.to_hit if special else 0)


def _more(special: Special | None) -> int:
    return special.damage if special else 0


def check_reach(one: Seated, other: Seated, *, huge: bool) -> None:
    """Who flies is reached by the huge, by flyers, and by whom he attacked (M17); high, by high.

    Whom he attacked strikes back from the ground, also if that was in the air.
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
            "the huge, flyers, and whom he attacked reach him; or Web, Flame and Breathe",
            "M17",
        )


def check_rising(turn: Turn, one: Seated, *, low: bool) -> None:
    """Who is on the way up high attacks nothing on the ground (E11); flyers may be (M30)."""
    if low and turn.level == "up":
        raise refusal(
            Reason.WRONG_STEP,
            f"{one.name} is on the way up high",
            "attack a flyer, or in another turn",
            "E11",
        )


def check_may_fight(state: State, seat: int | None) -> tuple[Turn, Seated]:
    """The attack by hand of this turn is not done, and what it costs is there."""
    turn, one = check_turn(state, seat)
    check_not_resting(state, turn, "attack")
    if turn.fought:
        raise refusal(
            Reason.SPENT, f"{one.name} has fought", "one hand-to-hand attack a turn", "attack"
        )
    if one.mana < turn.spared:
        raise too_dear(one, turn.spared, "an attack in a turn without upkeep", "E12")
    return turn, one


def dues(turn: Turn, one: Seated, special: Special | None) -> tuple[Event, ...]:
    """Whoever lived off the land pays his upkeep after all when he attacks (E12)."""
    if not turn.spared:
        return ()
    cost = turn.spared + (special.mana if special else 0)
    if one.mana < cost:
        raise too_dear(one, cost, "the attack with the upkeep", "E12")
    return (events.UpkeepPaid(one.seat, turn.spared, one.mana - turn.spared),)


def _blow(state: State, turn: Turn, one: Seated, name: str) -> Special | None:
    """The special that goes with the blow, if one was named."""
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
            f"{one.name} has run {turn.run} hexes straight",
            f"end a move with {special.reach} hexes straight forward",
            "charge",
        )
    return special


def may_fight(state: State, turn: Turn, one: Seated, other: Seated) -> bool:
    """Seen from where the turn began, if he has left that place; or it does not matter.

    It does not for trackers and chargers, whether they use it or not (E13), nor for who flew there
    and was in the air when the turn began; a teleport and a take-off do not get round it (M29).
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
            Reason.BAD_TARGET, f"{other.name} does not carry {name}", "strike him instead", "E14"
        )


def rolled(state: State, waiting: Pending, values: tuple[int, ...]) -> tuple[Event, ...]:
    """The dice of an attack."""
    total = sum(values) + waiting.bonus
    if total < NEEDED:
        return (events.AttackMissed(waiting.player, waiting.target, total),)
    special = state.book.special_named.get(waiting.special)
    hand = special is None or special.effect in WITH_A_BLOW
    hit = events.AttackHit(waiting.player, waiting.target, total, hand)
    damage = max(0, waiting.damage + total - NEEDED)
    if waiting.artifact:
        struck = check_artifact(state, waiting.artifact)
        return (hit, *artifact_struck(waiting.player, struck, damage))
    return (hit, *suffered(state, waiting.target, damage, special))


def suffered(state: State, seat: int, damage: int, special: Special | None) -> tuple[Event, ...]:
    """What a hit does to whom it struck: a web binds, anything else hurts."""
    if special is not None and special.effect == "web":
        return _webbed(state, seat)
    return hurt(state, seat, damage, special.name if special else "the attack")


def _webbed(state: State, seat: int) -> tuple[Event, ...]:
    other = wizard(state, seat)
    down = (events.BroughtDown(seat),) if other.flying else ()
    return (*down, events.Stuck(seat, max(1, other.stuck)))
