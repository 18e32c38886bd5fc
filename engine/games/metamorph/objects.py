"""Hands: picking up, putting down and handing over; each is the turn's one special."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Never, TypeAlias

from engine.game import Seat
from engine.games.metamorph.artifacts import ArtifactPut
from engine.games.metamorph.checks import check_artifact, check_other, check_special, check_turn
from engine.games.metamorph.mana import SpecialUsed
from engine.games.metamorph.questions import (
    free_hands,
    held_by,
    hexes_apart,
    lying_on,
    placed,
    special_with,
    wizard,
)
from engine.games.metamorph.specials import Special
from engine.games.metamorph.state import Artifact, Seated, State
from engine.games.metamorph.words import artifact_title
from engine.refusal import Reason, refusal
from engine.topic import Topic, decides


@dataclass(frozen=True, slots=True)
class PickUp:
    """Picks up an artifact on the own hex."""

    seat: Seat
    artifact: str


@dataclass(frozen=True, slots=True)
class Drop:
    """Puts down an artifact."""

    seat: Seat
    artifact: str


@dataclass(frozen=True, slots=True)
class HandOver:
    """Gives an artifact to an adjacent wizard who has a free hand."""

    seat: Seat
    artifact: str
    target: int


Command: TypeAlias = PickUp | Drop | HandOver
Passed: TypeAlias = SpecialUsed | ArtifactPut


def pick_up(state: State, command: PickUp) -> tuple[Passed, ...]:
    """Decide to pick up an artifact on the own hex, no matter who dropped it (M18)."""
    one, hands = _check_hands(state, command.seat)
    thing = check_artifact(state, command.artifact)
    if thing.at is None or thing.at != one.at or one.flying:
        raise refusal(
            Reason.TOO_FAR,
            f"{artifact_title(thing.name)} does not lie here",
            "go to its hex, on the ground",
            "M18",
        )
    if free_hands(state, one) < 1:
        raise refusal(Reason.SPENT, f"{one.name} has no free hand", "lay something down", "hands")
    return _pass_on(one, hands, thing, None, one.seat, "picked up")


def drop(state: State, command: Drop) -> tuple[Passed, ...]:
    """Decide to put down an artifact on the own hex."""
    one, hands = _check_hands(state, command.seat)
    thing = _carried(state, one, command.artifact)
    return _pass_on(one, hands, thing, one.at, None, "laid down")


def hand_over(state: State, command: HandOver) -> tuple[Passed, ...]:
    """Decide to give an artifact to a wizard beside who has a free hand (E19)."""
    one, hands = _check_hands(state, command.seat)
    thing = _carried(state, one, command.artifact)
    other = check_other(state, one, command.target)
    if hexes_apart(state, one, other) > 1 or free_hands(state, other) < 1:
        raise refusal(
            Reason.BAD_TARGET,
            f"{other.name} is not beside, or has no free hand",
            "hand it to somebody beside who has one",
            "E19",
        )
    return _pass_on(one, hands, thing, None, other.seat, "handed over")


def _check_hands(state: State, seat: int | None) -> tuple[Seated, Special]:
    """The wizard who has the turn, and their special Hands, after checking that they can use it."""
    turn, one = check_turn(state, seat)
    hands = special_with(state, one, "hands")
    if hands is None or one.change is not None:
        raise refusal(
            Reason.NO_POWER,
            f"{one.name} has no hands as {one.shape}" if hands is None else "hands are empty",
            "take a shape with hands first",
            "hands",
        )
    check_special(state, turn, one, hands.name)
    return one, hands


def _carried(state: State, one: Seated, name: str) -> Artifact:
    thing = check_artifact(state, name)
    if thing.holder != one.seat:
        raise refusal(
            Reason.BAD_TARGET,
            f"{one.name} does not carry {artifact_title(thing.name)}",
            "pick it up first",
        )
    return thing


def _pass_on(
    one: Seated, hands: Special, thing: Artifact, at: str | None, holder: int | None, why: str
) -> tuple[Passed, ...]:
    used = SpecialUsed(one.seat, hands.name, hands.mana)
    return (used, ArtifactPut(thing.name, at, holder, why))


def _choices(state: State) -> tuple[Command, ...]:
    turn = state.turn
    if turn is None or turn.special:
        return ()
    return tuple(_objects(state, wizard(state, turn.player)))


def _objects(state: State, one: Seated) -> Iterator[Command]:
    hands = special_with(state, one, "hands")
    if hands is None or one.change is not None or one.mana < hands.mana or one.at is None:
        return
    if free_hands(state, one) and not one.flying:
        for thing in lying_on(state, one.at):
            yield PickUp(one.seat, thing.name)
    for thing in held_by(state, one.seat):
        yield Drop(one.seat, thing.name)
        for other in placed(state):
            near = other.seat != one.seat and hexes_apart(state, one, other) == 1
            if near and free_hands(state, other):
                yield HandOver(one.seat, thing.name, other.seat)


TOPIC: Topic[State, Command, Never, Passed] = Topic(
    commands=decides(PickUp, pick_up) | decides(Drop, drop) | decides(HandOver, hand_over),
    choices=_choices,
)
