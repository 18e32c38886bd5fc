"""How the referee judges the damage of a special power."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.allowed import check_because, check_referee
from engine.game import Seat
from engine.games.clay_o_rama.checks import check_dice_rest, check_phase, check_range
from engine.games.clay_o_rama.matter import matter
from engine.games.clay_o_rama.questions import creature_of, label, power_named
from engine.games.clay_o_rama.replaced import with_play
from engine.games.clay_o_rama.state import Judgement, State, Wound
from engine.games.clay_o_rama.tables import MOST_HIT_POINTS
from engine.games.clay_o_rama.words import power_title
from engine.games.clay_o_rama.wounds import Damaged
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.topic import Awaited, Topic, decides, happens
from engine.wording import counted

MOST_JUDGED_DICE = 20
"""Most dice of damage that a judgement may give: more than any power has."""


@dataclass(frozen=True, slots=True)
class JudgePower:
    """The referee says what a power did to its target, in hit points."""

    seat: Seat
    damage: int
    because: str


@dataclass(frozen=True, slots=True)
class JudgeByDice:
    """The referee lets dice decide what a power did; left empty: as many as suggested."""

    seat: Seat
    dice: int | None = None


@dataclass(frozen=True, slots=True)
class PowerJudged:
    """The referee said how many hit points a power costs its target."""

    power: str
    target: int
    damage: int
    because: str


@dataclass(frozen=True, slots=True)
class JudgedByDice:
    """The referee let dice decide the damage of a power."""

    power: str
    target: int
    dice: int


Command: TypeAlias = JudgePower | JudgeByDice
Event: TypeAlias = PowerJudged | JudgedByDice
Caused: TypeAlias = Event | Damaged


def judge_power(state: State, command: JudgePower) -> tuple[Damaged | PowerJudged, ...]:
    """Decide the damage that the referee names; it replaces any dice (K12)."""
    judged = _check_judgement(state, command.seat)
    check_because(command.because)
    check_range("damage", command.damage, 0, MOST_HIT_POINTS)
    said = PowerJudged(judged.power, judged.target, command.damage, command.because)
    if command.damage == 0:
        return (said,)
    target = creature_of(state, judged.target)
    left = max(0, (target.hit_points if target else 0) - command.damage)
    return (said, Damaged(judged.target, command.damage, left, _title(state, judged)))


def judge_by_dice(state: State, command: JudgeByDice) -> tuple[JudgedByDice, ...]:
    """Decide that dice are rolled: as many as suggested, or as the referee says (K13)."""
    judged = _check_judgement(state, command.seat)
    dice = judged.dice if command.dice is None else command.dice
    if dice == 0 and command.dice is None:
        raise refusal(
            Reason.BAD_VALUE, "no dice are suggested for it", "say how many, or JudgePower", "K13"
        )
    check_range("dice", dice, 1, MOST_JUDGED_DICE)
    return (JudgedByDice(judged.power, judged.target, dice),)


def _title(state: State, judged: Judgement) -> str:
    power = power_named(state, judged.power)
    return power.title if power else judged.power


def _check_judgement(state: State, seat: int | None) -> Judgement:
    check_referee(seat, "what a power did")
    check_phase(state, "playing")
    check_dice_rest(state)
    if not state.play.judgements:
        raise refusal(
            Reason.WRONG_STEP, "no power is to be judged", "SetHitPoints says it at any time"
        )
    return state.play.judgements[0]


def _judgements(state: State) -> list[Command]:
    why = "as it looks now"
    by_dice = [JudgeByDice(None)] if state.play.judgements[0].dice else []
    return [JudgePower(None, 0, why), JudgePower(None, 3, why), *by_dice]


def _power_judged(state: State, _event: PowerJudged) -> State:
    return with_play(state, lambda play: replace(play, judgements=play.judgements[1:]))


def _describe_judged(state: State, event: PowerJudged) -> str:
    power, target = power_title(state, event.power), label(state, event.target)
    if not event.damage:
        return f"{power} does {target} no damage (the referee: {event.because})."
    points = counted(event.damage, "hit point")
    return f"{power} costs {target} {points} (the referee: {event.because})."


def _judged_by_dice(state: State, event: JudgedByDice) -> State:
    power = power_named(state, event.power)
    wound = Wound(event.target, event.dice, power.title if power else event.power)
    return with_play(state, lambda play: replace(play, judgements=play.judgements[1:], wound=wound))


def _describe_by_dice(state: State, event: JudgedByDice) -> str:
    dice = "1 die" if event.dice == 1 else f"{event.dice} dice"
    return f"The damage of {power_title(state, event.power)} is rolled: {dice}."


def _awaits(state: State) -> Awaited[Caused]:
    return frozenset({None}) if matter(state) == "judgement" else None


def _choices(state: State) -> tuple[Command, ...]:
    return tuple(_judgements(state)) if matter(state) == "judgement" else ()


TOPIC: Topic[State, Command, Event, Caused] = Topic(
    commands=decides(JudgePower, judge_power) | decides(JudgeByDice, judge_by_dice),
    events=happens(PowerJudged, _power_judged, _describe_judged)
    | happens(JudgedByDice, _judged_by_dice, _describe_by_dice),
    awaits=_awaits,
    choices=_choices,
)
