"""Corrections of any value by the referee, and their automatic consequences.

Everything in a state can be corrected (`Correct`) except the options of the game.
"""

from engine.correcting import (
    Correct,
    Corrected,
    check_straight,
    corrected_told,
    correction,
    with_correction,
)
from engine.games.generation_zero.lasting import calmed
from engine.games.generation_zero.phases import is_laying
from engine.games.generation_zero.questions import in_play
from engine.games.generation_zero.replaced import every
from engine.games.generation_zero.sense import problems
from engine.games.generation_zero.state import HIDDEN, Battle, Figure, State
from engine.games.generation_zero.view import view
from engine.games.generation_zero.words import WHY
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import name_of
from engine.topic import Topic, decides, happens

FIXED = ("options",)


def correct(state: State, command: Correct) -> tuple[Corrected, ...]:
    """Decide a correction; the state must make sense with it. It is possible after the end too."""
    event = correction(state, command, FIXED)
    told = with_straight(state, event)
    if is_laying(told) and not is_laying(state):
        mend = "take steps back instead, or set straight what lies wrong"
        raise refusal(Reason.BAD_VALUE, "what is laid is not laid again", mend)
    check_straight(state, told, event.what, problems)
    return (event,)


def with_straight(state: State, event: Corrected) -> State:
    """Return the state with a corrected value and its consequences: a new phase drops all tasks."""
    told = with_correction(state, event)
    if told.phase != "playing":
        told = replace(told, turn=None, tasks=())
    if not any(isinstance(task, Battle) for task in told.tasks):
        told = _without_battle(told, state)
    if told.phase != "over":
        return replace(told, winners=(), ending="")
    return told if state.phase == "over" else replace(told, ending=event.because)


def _without_battle(told: State, before: State) -> State:
    """End the effects of battles that a correction has dropped; who was called in leaves (G27)."""
    battles = [task for task in before.tasks if isinstance(task, Battle)]
    guests = {number for battle in battles for number in battle.guests}
    calm = every(told, calmed) if battles else told
    return every(calm, lambda one: _aside(one) if one.number in guests and one.alive else one)


def _aside(guest: Figure) -> Figure:
    return replace(guest, at=None, spare=True)


def _describe_corrected(state: State, event: Corrected) -> str:
    """Describe a correction, without its values if the reader may not know the card."""
    return corrected_told(event, lambda seat: name_of(state, seat), HIDDEN)


def _redact(state: State, event: Corrected, seat: int) -> Corrected:
    """Hide the values of cards that the seat may not know, now or before.

    A correction of who knows a card hides its values too.
    """
    root, *rest = event.what.split(".")
    seen = view(state, seat)
    if root == "canons":
        known = {one.number for one in state.canons if one in seen.canons}
        hidden = {str(one.number) for one in state.canons if one.number not in known}
    elif root == "figures":
        known = {one.number for one in state.figures if one in seen.figures}
        hidden = {str(one.number) for one in state.figures if one.number not in known}
    else:
        return event
    if rest and rest[0] not in hidden and rest[1:] not in (["shown"], ["known"], ["spare"]):
        return event
    return replace(event, value=HIDDEN, before=HIDDEN)


def _overrides(state: State) -> tuple[Correct, ...]:
    if state.phase != "playing":
        return ()
    return tuple(
        Correct(None, f"figures.{one.number}.{field}", value, WHY)
        for one in in_play(state, "agent")[:1]
        for field, value in (
            ("acted", "false" if one.acted else "true"),
            ("kills", str(one.kills + 1)),
        )
    )


TOPIC: Topic[State, Correct, Corrected, Corrected] = Topic(
    commands=decides(Correct, correct),
    events=happens(Corrected, with_straight, _describe_corrected, _redact),
    overrides=_overrides,
)
