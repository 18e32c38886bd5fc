"""Missiles: thrown by hand at a named target; the referee says what they hit."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.allowed import check_because, check_referee
from engine.game import Seat
from engine.games.clay_o_rama.checks import (
    check_enemy,
    check_living,
    check_nothing_open,
    check_on_move,
    check_own,
    check_phase,
    check_place,
    check_step,
)
from engine.games.clay_o_rama.matter import matter, on_move
from engine.games.clay_o_rama.offering import (
    JudgementAsked,
    PowerOffered,
    PowerUsed,
    check_held,
    judgement,
    throw_judgements,
)
from engine.games.clay_o_rama.powers import BLOB, THROW
from engine.games.clay_o_rama.questions import (
    chance_for,
    creature_of,
    enemies_of,
    fired_by,
    label,
    living,
    missile_at,
    open_chance,
    power_at_hand,
    step_index,
    third_creatures,
    unused_missiles,
)
from engine.games.clay_o_rama.replaced import with_creature, with_missile, with_play, with_turn
from engine.games.clay_o_rama.state import Creature, Shot, State, Turn, Wound
from engine.games.clay_o_rama.waiving import LimitWaived, waived
from engine.games.clay_o_rama.words import WHY, nth, one_of
from engine.record import replace
from engine.refusal import IllegalCommand, Reason, refusal
from engine.topic import Awaited, Topic, decides, happens
from engine.wording import counted


@dataclass(frozen=True, slots=True)
class Landing:
    """Where a missile went: which creature it touched first, and whether it bounced before."""

    struck: int | None
    bounced: bool = False


@dataclass(frozen=True, slots=True)
class Fire:
    """Throws a missile at a named target; with `landing` the referee says at once how it ended.

    `blob`: it is the Blob of Death; `because`: why the referee allows it beyond a limit.
    """

    seat: Seat
    creature: int
    missile: int
    target: int
    landing: Landing | None = None
    blob: bool = False
    because: str = ""


@dataclass(frozen=True, slots=True)
class Land:
    """The referee says which creature the missile in the air touched first; left empty: none."""

    seat: Seat
    struck: int | None
    bounced: bool = False


@dataclass(frozen=True, slots=True)
class VoidThrow:
    """The throw does not count (from a wrong place, say); the missile goes back to its owner."""

    seat: Seat
    because: str


@dataclass(frozen=True, slots=True)
class MissileFired:
    """A missile was thrown and is in the air; it is used up."""

    creature: int
    missile: int
    target: int
    blob: bool = False


@dataclass(frozen=True, slots=True)
class MissileLanded:
    """The referee said what a missile touched first.

    Attributes:
        creature: The creature that threw it.
        missile: Its place among the creature's missiles.
        target: The named target.
        struck: The creature that was touched first; None: none was.
        bounced: Whether it bounced off the table before.
        hit: Whether it hit the named target.
        dice: Dice of damage; 0 if the referee judges the damage.
        halved: Whether the damage is halved, rounded up.
        thrown: The creature that was the missile, if any.
    """

    creature: int
    missile: int
    target: int
    struck: int | None
    bounced: bool
    hit: bool
    dice: int
    halved: bool
    thrown: int | None = None


@dataclass(frozen=True, slots=True)
class ThrowVoided:
    """The throw did not count; the missile is unused again."""

    creature: int
    missile: int
    because: str
    blob: bool = False
    thrown: int | None = None


Command: TypeAlias = Fire | Land | VoidThrow
Event: TypeAlias = MissileFired | MissileLanded | ThrowVoided
Caused: TypeAlias = Event | LimitWaived | PowerUsed | PowerOffered | JudgementAsked


def fire(
    state: State, command: Fire
) -> tuple[LimitWaived | MissileFired | MissileLanded | PowerUsed | JudgementAsked, ...]:
    """Decide a throw at one named creature; each missile may have another target (K7)."""
    creature, passed = _check_may_fire(state, command)
    _check_missile(creature, command.missile)
    check_enemy(state, creature, command.target)
    shot = Shot(creature.id, command.missile, command.target, command.blob)
    # K29: the Blob has to be announced here at the latest, and is used up even if it misses.
    used = (PowerUsed(creature.id, BLOB.name),) if command.blob else ()
    fired = MissileFired(creature.id, shot.missile, shot.target, shot.blob)
    if command.landing is None:
        return (*passed, *used, fired)
    check_referee(command.seat, "where a missile went")
    return (*passed, *used, fired, *_throw_result(state, shot, command.landing))


def land(state: State, command: Land) -> tuple[MissileLanded | JudgementAsked, ...]:
    """Decide which creature the missile touched first."""
    check_referee(command.seat, "where a missile went")
    shot = _check_in_the_air(state)
    return _throw_result(state, shot, Landing(command.struck, command.bounced))


def void_throw(state: State, command: VoidThrow) -> tuple[ThrowVoided | PowerOffered, ...]:
    """Decide that a throw does not count: the missile, or the offer of the throw, comes back."""
    check_referee(command.seat, "whether a throw counts")
    check_because(command.because)
    shot = _check_in_the_air(state)
    void = voided(shot, command.because)
    return (void, *_offered_again(state, shot))


def voided(shot: Shot, because: str) -> ThrowVoided:
    """Return the event that a throw does not count."""
    return ThrowVoided(shot.creature, shot.missile, because, shot.blob, shot.thrown)


def aimed_in_vain(state: State, *gone: int) -> tuple[ThrowVoided | PowerOffered, ...]:
    """Return that the throw in the air does not count, as these creatures leave with its target.

    A creature that was thrown may be thrown at another, if there is one.
    """
    shot = state.play.shot
    if shot is None or shot.target not in gone:
        return ()
    void = voided(shot, "its target leaves the game")
    thrower = creature_of(state, shot.creature)
    thirds = third_creatures(state, thrower, shot.thrown or shot.target) if thrower else ()
    return (void, *_offered_again(state, shot)) if set(thirds) - set(gone) else (void,)


def _offered_again(state: State, shot: Shot) -> tuple[PowerOffered, ...]:
    """The offer of a throw that did not count, if it was a creature that was thrown."""
    if shot.thrown is None:
        return ()
    thrower = creature_of(state, shot.creature)
    borrowed = thrower is None or thrower.power != THROW.name
    return (PowerOffered(THROW.name, shot.creature, shot.thrown, borrowed),)


def _throw_result(
    state: State, shot: Shot, landing: Landing
) -> tuple[MissileLanded | JudgementAsked, ...]:
    """The result of a throw: only the named target counts, by default even after a bounce (K32)."""
    if landing.struck is not None:
        check_living(state, landing.struck)
    if landing.struck == shot.thrown is not None:
        raise refusal(
            Reason.BAD_TARGET, "that creature is the missile", "name the one that it touched"
        )
    good = state.house.bounce_counts or not landing.bounced
    hit = landing.struck == shot.target and good
    judged = _judgements(shot, hit=hit)
    missile = missile_at(creature_of(state, shot.creature), shot.missile)
    landed = MissileLanded(
        creature=shot.creature,
        missile=shot.missile,
        target=shot.target,
        struck=landing.struck,
        bounced=landing.bounced,
        hit=hit,
        dice=0 if shot.blob or shot.thrown else missile.dice,
        halved=missile.halved,
        thrown=shot.thrown,
    )
    return (landed, *judged)


def _judgements(shot: Shot, *, hit: bool) -> tuple[JudgementAsked, ...]:
    """What the referee judges: the smash of the Blob (K12), or what a throw did to both."""
    if shot.thrown is not None:
        return throw_judgements(THROW, shot.thrown, shot.target if hit else None)
    return (judgement(BLOB, shot.target),) if hit and shot.blob else ()


def _check_may_fire(state: State, command: Fire) -> tuple[Creature, tuple[LimitWaived, ...]]:
    """Check that the creature may fire now: in its own move, or a borrowed Blob at once."""
    if command.blob and chance_for(state, command.creature, "smash"):
        check_phase(state, "playing")
        return check_own(state, command.seat, command.creature), ()
    creature, turn = check_on_move(state, command.seat, command.creature)
    check_nothing_open(state)
    passed = waived(
        command,
        lambda: check_step(state, turn, "fire"),
        lambda: _check_shots_left(state, creature),
    )
    if command.blob:
        check_held(state, creature, BLOB.name)
    return creature, passed


def _check_in_the_air(state: State) -> Shot:
    check_phase(state, "playing")
    if state.play.shot is None:
        raise refusal(Reason.WRONG_STEP, "no missile is in the air", "first Fire one", "shooting")
    return state.play.shot


def _check_shots_left(state: State, creature: Creature) -> None:
    """Check that the player has shots left in this round, counting all their creatures (K33)."""
    most = state.house.missiles_per_move
    if most == 0:
        raise refusal(
            Reason.HOUSE_RULE,
            "this game is played without missiles",
            "attack instead",
            "missiles_per_move",
        )
    fired = fired_by(state, creature.player)
    if fired >= most:
        problem = f"this player has fired {counted(fired, 'missile')} in this round"
        rule = "shooting" if creature.fired >= most else "K33"
        raise _spent_refusal(problem, "fire again in the next round", rule)


def _check_missile(creature: Creature, place: int) -> None:
    check_place("missile", place, len(creature.missiles))
    if creature.missiles[place].used:
        left = [at for at, one in enumerate(creature.missiles) if not one.used]
        raise _spent_refusal(
            f"its {nth(place)} missile was thrown before",
            f"throw its {one_of(left)} missile" if left else "none is left; attack instead",
        )


def _spent_refusal(problem: str, mend: str, rule: str = "shooting") -> IllegalCommand:
    return refusal(Reason.SPENT, problem, mend, rule)


def _with_shots(state: State, number: int, more: int) -> State:
    """Change the number of missiles that a creature has fired in this round (K33)."""
    return with_creature(state, number, lambda one: replace(one, fired=max(0, one.fired + more)))


def _blob_back(creature: Creature) -> Creature:
    return replace(
        creature,
        spent=tuple(one for one in creature.spent if one != BLOB.name),
        borrowed=tuple(one for one in creature.borrowed if one != BLOB.name),
    )


def _landing_choices(state: State) -> list[Command]:
    shot = state.play.shot
    thrown = shot.thrown if shot else None
    struck = (None, *(one.id for one in living(state) if one.id != thrown))
    target = shot.target if shot else None
    bounced = Land(None, target, bounced=True)
    return [*(Land(None, one) for one in struck), bounced]


def _shot_choices(
    state: State, creature: Creature, turn: Turn, enemies: tuple[int, ...]
) -> list[Command]:
    """Every missile at every enemy, with and without the Blob of Death if it is at hand."""
    spent = fired_by(state, creature.player) >= state.house.missiles_per_move
    if spent or turn.step > step_index(state, "fire"):
        return []
    power = power_at_hand(state, creature)
    kinds = (False, True) if power and power.effect == "smash" else (False,)
    return [
        Fire(creature.player, creature.id, missile, enemy, blob=blob)
        for missile in unused_missiles(creature)
        for enemy in enemies
        for blob in kinds
    ]


def _missile_fired(state: State, event: MissileFired) -> State:
    thrown = with_missile(state, event.creature, event.missile, used=True)
    shot = Shot(event.creature, event.missile, event.target, event.blob)
    in_the_air = with_play(thrown, lambda play: replace(play, shot=shot, chance=None))
    if state.play.assault:  # a borrowed Blob of Death is no step of the move
        return in_the_air
    step = step_index(state, "fire")
    more = _with_shots(in_the_air, event.creature, 1)
    return with_turn(more, lambda turn: replace(turn, step=max(turn.step, step), begun=True))


def _describe_fired(state: State, event: MissileFired) -> str:
    missile = f"its {nth(event.missile)} missile"
    if event.blob:
        missile = f"the Blob of Death, {missile},"
    return f"{label(state, event.creature)} fires {missile} at {label(state, event.target)}."


def _missile_landed(state: State, event: MissileLanded) -> State:
    """Roll the damage next; a missile cannot be answered by a counterattack (K8)."""
    hurts = event.hit and event.dice > 0
    wound = Wound(event.target, event.dice, "missile", event.halved) if hurts else None
    return with_play(state, lambda play: replace(play, shot=None, wound=wound))


def _describe_landed(state: State, event: MissileLanded) -> str:
    if event.struck is None:
        return "The missile touches no creature: a miss."
    struck = label(state, event.struck)
    verdict = "a hit" if event.hit else "a miss"
    bounce = " after a bounce" if event.bounced else ""
    return f"The missile touches {struck} first{bounce}: {verdict}."


def _throw_voided(state: State, event: ThrowVoided) -> State:
    landed = with_play(state, lambda play: replace(play, shot=None))
    if event.thrown is not None:
        return landed
    back = with_missile(landed, event.creature, event.missile, used=False)
    if event.blob:
        back = with_creature(back, event.creature, _blob_back)
    if state.play.assault:
        return back
    return _with_shots(back, event.creature, -1)


def _smash_choices(state: State, creature: Creature | None) -> list[Command]:
    """Every way to use a borrowed Blob of Death."""
    if creature is None:
        return []
    return [
        Fire(creature.player, creature.id, missile, enemy, blob=True)
        for missile in unused_missiles(creature)
        for enemy in enemies_of(state, creature)
    ]


def _awaits(state: State) -> Awaited[Caused]:
    return frozenset({None}) if matter(state) == "shot" else None


def _choices(state: State) -> tuple[Command, ...]:
    if matter(state) == "shot":
        return tuple(_landing_choices(state))
    offered = open_chance(state, "smash") if matter(state) == "chance" else None
    if offered:
        return tuple(_smash_choices(state, creature_of(state, offered.creature)))
    moving = on_move(state)
    if moving is None:
        return ()
    creature, turn = moving
    return tuple(_shot_choices(state, creature, turn, enemies_of(state, creature)))


def _overrides(state: State) -> tuple[Command, ...]:
    return (VoidThrow(None, WHY),) if state.play.shot else ()


TOPIC: Topic[State, Command, Event, Caused] = Topic(
    commands=decides(Fire, fire) | decides(Land, land) | decides(VoidThrow, void_throw),
    events=happens(MissileFired, _missile_fired, _describe_fired)
    | happens(MissileLanded, _missile_landed, _describe_landed)
    | happens(ThrowVoided, _throw_voided, lambda _, e: f"The throw does not count: {e.because}."),
    awaits=_awaits,
    choices=_choices,
    overrides=_overrides,
)
