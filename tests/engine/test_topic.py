"""Topics joined to a game: precedence, secrets, and errors."""

from dataclasses import dataclass, replace

import pytest

from engine.composing import game_of
from engine.game import SPECTATOR, Outcome, Seat
from engine.luck import Roll, Rolled, RollNeeded
from engine.refusal import IllegalCommand, Reason
from engine.topic import Dice, Topic, Topics, decides, happens


@dataclass(frozen=True, slots=True)
class Options:
    pass


@dataclass(frozen=True, slots=True)
class State:
    lamp: bool = False
    rolls: tuple[int, ...] = ()
    asked: bool = False


@dataclass(frozen=True, slots=True)
class Press:
    """Presses the button. And more words."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LampLit:
    """The lamp shines."""


@dataclass(frozen=True, slots=True)
class DiceAsked:
    """Dice are wanted."""


@dataclass(frozen=True, slots=True)
class Counted:
    """The dice were counted."""

    value: int


def press(_state: State, _command: Press) -> tuple[LampLit, ...]:
    return (LampLit(),)


def lit(state: State, _event: LampLit) -> State:
    return replace(state, lamp=True)


def asked(state: State, _event: DiceAsked) -> State:
    return replace(state, asked=True)


def counted(state: State, event: Counted) -> State:
    return replace(state, rolls=(*state.rolls, event.value), asked=False)


def unseen(_state: State, _event: Counted, _seat: int) -> Counted:
    return Counted(0)


def dice(state: State) -> Dice[Counted] | None:
    if not state.asked:
        return None
    return Dice(
        RollNeeded(6, 2, "luck"), lambda values: (Counted(sum(values)),), seen_by=frozenset({2})
    )


LAMP: Topic[State, Press, LampLit, LampLit] = Topic(
    commands=decides(Press, press),
    events=happens(LampLit, lit, lambda *_: "Light."),
    awaits=lambda state: None if state.rolls else frozenset({1}),
    choices=lambda _: (Press(1),),
)
DICE: Topic[State, Press, DiceAsked | Counted, DiceAsked | Counted] = Topic(
    events=happens(DiceAsked, asked, lambda *_: "Dice?")
    | happens(Counted, counted, lambda _, e: f"{e.value}.", unseen),
    awaits=dice,
    follows=lambda state: (
        (DiceAsked(),) if state.lamp and not state.asked | bool(state.rolls) else ()
    ),
)
GAME = game_of(
    name="lamp",
    title="Lamp",
    seats=(1, 2),
    summary="A lamp.",
    options=Options,
    topics=DICE | LAMP,
    rulings=(),
    examples={"plain": Options()},
    setup=lambda _: State(),
    view=lambda state, _: state,
    outcome=lambda state: Outcome(frozenset(), "counted") if state.rolls else None,
    luck=(Roll,),
)
LIT = State(lamp=True, asked=True)


def test_events_of_topics_are_applied_without_the_game() -> None:
    happened = LAMP.events | DICE.events
    shining = happened.apply(State(), LampLit())
    assert happened.apply(shining, Counted(7)) == State(lamp=True, rolls=(7,))


def test_the_kinds_and_the_help_follow_from_the_topics() -> None:
    assert GAME.commands == (Roll, Press)
    assert GAME.events == (Rolled, DiceAsked, Counted, LampLit)
    assert GAME.help["Press"] == "Presses the button. And more words."


def test_what_follows_in_another_topic_happens_by_itself() -> None:
    assert GAME.decide(State(), Press(1)) == (LampLit(), DiceAsked())


def test_the_first_topic_that_awaits_something_has_its_way() -> None:
    assert GAME.awaiting(State()) == frozenset({1})
    assert GAME.awaiting(LIT) == RollNeeded(6, 2, "luck")
    assert GAME.awaiting(State(rolls=(7,))) is None
    assert GAME.choices(State()) == (Press(1),)
    assert GAME.choices(State(rolls=(7,))) == ()


def test_dice_mean_what_the_topic_says_that_awaits_them() -> None:
    assert GAME.decide(LIT, Roll((3, 4))) == (Rolled((3, 4), 6, "luck"), Counted(7))
    with pytest.raises(IllegalCommand) as caught:
        GAME.decide(State(), Roll((3, 4)))
    assert caught.value.reason is Reason.NO_ROLL


def test_dice_and_events_are_seen_by_whom_they_concern() -> None:
    rolled = Rolled((3, 4), 6, "luck")
    assert [GAME.redact(LIT, rolled, seat).values for seat in (None, 1, 2)] == [(3, 4), (), (3, 4)]
    assert GAME.redact(State(), rolled, 2).values == ()  # nobody knows whose secret it was
    assert GAME.redact(LIT, Counted(7), SPECTATOR) == Counted(0)
    assert GAME.redact(LIT, Counted(7), None) == Counted(7)


def test_the_names_of_before_still_work() -> None:
    assert GAME.tell(LIT, Counted(7)) == GAME.describe(LIT, Counted(7)) == "7."
    assert GAME.witness(LIT, Counted(7), 1) == Counted(0)


def test_a_kind_is_handled_once() -> None:
    with pytest.raises(TypeError, match="handled twice: LampLit"):
        Topics((LAMP, LAMP)).events()
    with pytest.raises(TypeError, match="handled twice: Press"):
        decides(Press, press) | decides(Press, press)
