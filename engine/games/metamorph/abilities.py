"""Special abilities that are used by themselves and not with a hand-to-hand attack."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.metamorph import in_water
from engine.games.metamorph.artifacts import Struck
from engine.games.metamorph.checks import (
    check_beside,
    check_not_resting,
    check_other,
    check_special,
    check_turn,
)
from engine.games.metamorph.fighting import AttackBegan, began_attack, check_rising
from engine.games.metamorph.hexes import straight
from engine.games.metamorph.holding import Held, Stuck
from engine.games.metamorph.in_water import InkSpread
from engine.games.metamorph.lasting import DiceAwaited
from engine.games.metamorph.mana import ManaGained, SpecialUsed, UpkeepPaid, dues, special_used
from engine.games.metamorph.questions import (
    hexes_apart,
    intelligence,
    is_human,
    place_of,
    placed,
    specials_of,
    wizard,
)
from engine.games.metamorph.replaced import player_with
from engine.games.metamorph.sight import sees
from engine.games.metamorph.specials import AFTER_A_HIT, Special
from engine.games.metamorph.state import Seated, State, Turn
from engine.games.metamorph.words import hexes_told
from engine.games.metamorph.wounds import Damaged, hurt
from engine.refusal import IllegalCommand, Reason, refusal
from engine.seats import name_of
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class UseSpecial:
    """Uses a special ability by itself; `target` where it has one."""

    seat: Seat
    special: str
    target: int | None = None


@dataclass(frozen=True, slots=True)
class TrapSet:
    """A wizard set a trap: whoever ends a move beside them is held, until their next turn."""

    player: int
    special: str


Caused: TypeAlias = (
    TrapSet
    | SpecialUsed
    | Held
    | Damaged
    | Stuck
    | DiceAwaited
    | ManaGained
    | UpkeepPaid
    | AttackBegan
    | InkSpread
    | Struck
)
Aimed: TypeAlias = UpkeepPaid | SpecialUsed | AttackBegan


def use_special(state: State, command: UseSpecial) -> tuple[Caused, ...]:
    """Decide the use of a special by itself; one may be used in a turn, for its mana."""
    turn, one = check_turn(state, command.seat)
    special = check_special(state, turn, one, command.special)
    if special.effect in AFTER_A_HIT:
        return _after_a_hit(state, turn, one, special, command.target)
    use = _USES.get(special.effect)
    if use is None:
        raise refusal(
            Reason.BAD_VALUE,
            f"{special.name} is not used by itself",
            "it goes with a blow, a move or an object, or is always there",
            "special",
        )
    return use(state, turn, one, special, command.target)


def _after_a_hit(
    state: State, turn: Turn, one: Seated, special: Special, target: int | None
) -> tuple[SpecialUsed | Held | Damaged | Stuck | DiceAwaited, ...]:
    """Constrict, Hug and Poison follow a hand-to-hand attack that hit in this turn (E25)."""
    if turn.hit is None or target not in (None, turn.hit):
        raise refusal(
            Reason.NO_TRIGGER,
            f"{special.name} follows a blow that hit",
            "hit somebody by hand first, and name them",
            "special",
        )
    other = check_other(state, one, turn.hit)
    used = special_used(one, special, other.seat)
    if special.effect == "constrict":
        check_beside(state, one, other, "E20")  # a hold ends at once where the two are apart
        return (used, Held(other.seat, one.seat, special.name, special.damage))
    if special.effect == "hug":
        damage = hurt(state, other.seat, special.damage, special.name)
        return (used, *damage, Stuck(other.seat, max(1, other.stuck)))
    return (used, DiceAwaited(one.seat, other.seat, "poison", special.name))


def _rest(
    state: State, turn: Turn, one: Seated, special: Special, _target: int | None
) -> tuple[SpecialUsed | ManaGained, ...]:
    """Rest: only Humans regain mana, as much as their intelligence (E22), once a turn (M27)."""
    busy = turn.moved or turn.cast or turn.attacked
    if state.house.quiet_rest and busy:
        raise refusal(
            Reason.HOUSE_RULE,
            f"{one.name} has moved, cast or attacked",
            "rest in a turn without",
            "M27",
        )
    if not is_human(one):
        raise refusal(Reason.NO_POWER, f"{one.name} is not Human", "only Humans rest", "rest")
    gained = max(0, min(intelligence(state, one), state.house.mana - one.mana))
    told = ManaGained(one.seat, gained, one.mana + gained, "rest")
    return (special_used(one, special), told)


def _breathe(
    state: State, turn: Turn, one: Seated, special: Special, target: int | None
) -> tuple[Aimed, ...]:
    """Breathe and Flame: an attack on a wizard in a straight line and in sight (E15)."""
    other = _check_target(state, turn, one, special, target)
    if straight(place_of(state, one), place_of(state, other)) is None:
        raise refusal(
            Reason.BAD_TARGET,
            f"{other.name} is not in a straight line",
            "choose somebody straight from a side of the hex",
            "E15",
        )
    return _attack_events(state, turn, one, other, special)


def _web(
    state: State, turn: Turn, one: Seated, special: Special, target: int | None
) -> tuple[Aimed, ...]:
    return _attack_events(
        state, turn, one, _check_target(state, turn, one, special, target), special
    )


def _attack_events(
    state: State, turn: Turn, one: Seated, other: Seated, special: Special
) -> tuple[Aimed, ...]:
    """A special's own attack, possible besides the hand-to-hand one (M16)."""
    return (
        *dues(turn, one, special),
        special_used(one, special, other.seat),
        began_attack(state, one, other, special, hand=False),
    )


def _check_target(
    state: State, turn: Turn, one: Seated, special: Special, target: int | None
) -> Seated:
    """Return the target, after checking that it is in reach, in sight and at the right height."""
    check_not_resting(state, turn, "attack")
    other = check_other(state, one, _check_named(special, target))
    if hexes_apart(state, one, other) > special.reach:
        raise refusal(
            Reason.TOO_FAR,
            f"{other.name} is more than {hexes_told(special.reach)} away",
            "choose somebody nearer",
            "special",
        )
    if not sees(state, one, other):
        raise refusal(Reason.BAD_TARGET, f"{other.name} is not in sight", "go where they are seen")
    if "high" in (one.altitude, other.altitude) and one.altitude != other.altitude:
        raise refusal(
            Reason.BAD_TARGET,
            f"{other.name} is not at the same height",
            "only high flyers reach each other up there",
            "flying_high",
        )
    check_rising(turn, one, low=not other.flying)
    return other


def _check_named(special: Special, target: int | None) -> int:
    if target is None:
        raise refusal(Reason.BAD_TARGET, f"{special.name} needs a target", "name a wizard")
    return target


def _trap(
    _state: State, _turn: Turn, one: Seated, special: Special, _target: int | None
) -> tuple[SpecialUsed | TrapSet, ...]:
    """Trap: set in one's own turn, it holds until the next one (E10)."""
    return (special_used(one, special), TrapSet(one.seat, special.name))


_USES: Mapping[str, Callable[[State, Turn, Seated, Special, int | None], tuple[Caused, ...]]] = {
    "rest": _rest,
    "breathe": _breathe,
    "web": _web,
    "ink": in_water.ink,
    "zap": in_water.zap,
    "trap": _trap,
}


def _choices(state: State) -> tuple[UseSpecial, ...]:
    turn = state.turn
    if turn is None or turn.special:
        return ()
    return tuple(_specials(state, turn, wizard(state, turn.player)))


def _specials(state: State, turn: Turn, one: Seated) -> Iterator[UseSpecial]:
    for special in specials_of(state, one):
        if one.mana < special.mana:
            continue
        for command in _uses(state, turn, one, special):
            if _is_usable(state, command):
                yield command


def _uses(state: State, turn: Turn, one: Seated, special: Special) -> Iterator[UseSpecial]:
    if special.effect in ("breathe", "web"):
        for other in placed(state):
            if other.seat != one.seat:
                yield UseSpecial(one.seat, special.name, other.seat)
    elif special.effect in AFTER_A_HIT:
        if turn.hit is not None:
            yield UseSpecial(one.seat, special.name, turn.hit)
    elif special.effect == "rest":
        if is_human(one) and one.mana < state.house.mana:
            yield UseSpecial(one.seat, special.name)
    elif special.effect in ("ink", "zap", "trap"):
        yield UseSpecial(one.seat, special.name)


def _is_usable(state: State, command: UseSpecial) -> bool:
    """Whether the command is legal now."""
    try:
        use_special(state, command)
    except IllegalCommand:
        return False
    return True


def _trap_set(state: State, event: TrapSet) -> State:
    return player_with(state, event.player, trap=event.special)


TOPIC: Topic[State, UseSpecial, TrapSet, Caused] = Topic(
    commands=decides(UseSpecial, use_special),
    events=happens(
        TrapSet, _trap_set, lambda s, e: f"{name_of(s, e.player)} lies in wait ({e.special})."
    ),
    choices=_choices,
)
