"""Hands: picking up, laying down and handing over, each the one special of a turn."""

from engine.games.metamorph import commands, events
from engine.games.metamorph.checks import (
    check_artifact,
    check_other,
    check_special,
    check_turn,
)
from engine.games.metamorph.events import Event
from engine.games.metamorph.questions import free_hands, hexes_apart, special_with
from engine.games.metamorph.specials import Special
from engine.games.metamorph.state import Artifact, Seated, State
from engine.refusal import Reason, refusal


def pick_up(state: State, command: commands.PickUp) -> tuple[Event, ...]:
    """What lies on the own hex, whoever dropped it (M18)."""
    one, hands = _handy(state, command.seat)
    thing = check_artifact(state, command.artifact)
    if thing.at is None or thing.at != one.at or one.flying:
        raise refusal(
            Reason.TOO_FAR, f"{thing.name} does not lie here", "go to its hex, on the ground", "M18"
        )
    if free_hands(state, one) < 1:
        raise refusal(Reason.SPENT, f"{one.name} has no free hand", "lay something down", "hands")
    return _passes(one, hands, thing, None, one.seat, "picked up")


def drop(state: State, command: commands.Drop) -> tuple[Event, ...]:
    """Onto the own hex."""
    one, hands = _handy(state, command.seat)
    thing = _carried(state, one, command.artifact)
    return _passes(one, hands, thing, one.at, None, "laid down")


def hand_over(state: State, command: commands.HandOver) -> tuple[Event, ...]:
    """To somebody beside with a free hand (E19)."""
    one, hands = _handy(state, command.seat)
    thing = _carried(state, one, command.artifact)
    other = check_other(state, one, command.target)
    if hexes_apart(state, one, other) > 1 or free_hands(state, other) < 1:
        raise refusal(
            Reason.BAD_TARGET,
            f"{other.name} is not beside, or has no free hand",
            "hand it to somebody beside who has one",
            "E19",
        )
    return _passes(one, hands, thing, None, other.seat, "handed over")


def _handy(state: State, seat: int | None) -> tuple[Seated, Special]:
    """Who has the turn, and his special of having hands, not yet used in it."""
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
            Reason.BAD_TARGET, f"{one.name} does not carry {thing.name}", "pick it up first"
        )
    return thing


def _passes(
    one: Seated, hands: Special, thing: Artifact, at: str | None, holder: int | None, why: str
) -> tuple[Event, ...]:
    used = events.SpecialUsed(one.seat, hands.name, hands.mana)
    return (used, events.ArtifactPut(thing.name, at, holder, why))
