"""Corrections by the referee: a path names any value of a state, and JSON gives its new value.

    players.2.altitude       the altitude of the player in seat 2
    artifacts.key.damage     the damage of the artifact named "key"
    groups                   the whole list

Items of a list are named by their number, seat or name if they have one, otherwise by their place
in the list, counted from 1. The types of the fields say what a state can hold; each game itself
checks whether a corrected state makes sense.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import TypeVar, get_args, get_origin

from engine.allowed import check_because, check_referee
from engine.game import Seat
from engine.notation import NotationError, hints, members, plain_json, value_from_json
from engine.plain import nearest
from engine.record import Record, renewed
from engine.refusal import IllegalCommand, Reason, refusal
from engine.wording import spoken

StateT = TypeVar("StateT", bound=Record)

KEYS = ("number", "seat", "name")
"""Fields that can name the items of a list, the preferred one first, if all are of one kind."""

LONGEST = 4000
"""Most characters of a value that the referee sets."""


@dataclass(frozen=True, slots=True)
class Correct:
    """Sets any value straight: `what` names it, as in players.2.mana; `value` is JSON or a word."""

    seat: Seat
    what: str
    value: str
    because: str


@dataclass(frozen=True, slots=True)
class Corrected:
    """The referee set a value straight; both values are JSON."""

    what: str
    value: str
    before: str
    because: str


def correctable(state: object, fixed: Sequence[str]) -> dict[str, str]:
    """Return the JSON of every value that can be corrected, by its path; lists are included.

    Args:
        state: A frozen dataclass.
        fixed: The names of top-level fields that cannot be corrected.
    """
    found: dict[str, str] = {}
    for name, hint in hints(type(state)).items():
        if name not in fixed:
            found |= _paths(name, getattr(state, name), hint)
    return found


def _paths(path: str, value: object, hint: object) -> dict[str, str]:
    found = {path: written(value, hint)}
    if is_dataclass(value) and not isinstance(value, type):
        for name, inner in hints(type(value)).items():
            found |= _paths(f"{path}.{name}", getattr(value, name), inner)
    elif isinstance(value, tuple):
        for key, item, inner in _items(value, hint):
            found |= _paths(f"{path}.{key}", item, inner)
    return found


def value_at(state: object, what: str) -> str | None:
    """Return the JSON of the value at a path; None if the path leads nowhere."""
    try:
        return written(*_look_up(state, what.split("."), ()))
    except IllegalCommand:
        return None


def written(value: object, hint: object) -> str:
    """A value as JSON on one line."""
    return json.dumps(plain_json(value, hint), ensure_ascii=False)


def correction(state: StateT, command: Correct, fixed: Sequence[str]) -> Corrected:
    """Check a correction and return its event.

    Args:
        state: The state before the correction.
        command: What the referee asks for.
        fixed: The names of top-level fields that cannot be corrected.

    Raises:
        IllegalCommand: Somebody else than the referee asks, the reason is missing, the path leads
            nowhere, or the value is too long, of the wrong type or unchanged.
    """
    check_referee(command.seat, "what is set straight")
    check_because(command.because)
    segments = command.what.split(".")
    if len(command.value) > LONGEST:
        raise refusal(Reason.BAD_VALUE, "the value is too long", f"give up to {LONGEST} letters")
    before, hint = _look_up(state, segments, fixed)
    value = _read_value(command, hint)
    if value == before:
        raise refusal(
            Reason.BAD_VALUE,
            f"{command.what} is {written(before, hint)} already",
            "give another value",
        )
    return Corrected(command.what, written(value, hint), written(before, hint), command.because)


def check_straight(
    state: StateT, told: StateT, what: str, problems: Callable[[StateT], Iterable[str]]
) -> None:
    """Check that a correction changes the state and adds no contradiction to it.

    Args:
        state: The state before the correction.
        told: The state after it, with its automatic consequences.
        what: The path of the corrected value.
        problems: Finds what makes no sense in a state. Problems that `state` has already are
            accepted.

    Raises:
        IllegalCommand: The correction changes nothing, or causes a new problem.
    """
    known = set(problems(state))
    for one in problems(told):
        if one not in known:
            raise nonsense(one)
    if told == state:
        mend = "set straight what it follows from; who has won, once it is over"
        raise refusal(Reason.BAD_VALUE, f"{what} follows from the rest", mend)


def nonsense(problem: str) -> IllegalCommand:
    """Return the refusal of a value that makes no sense."""
    mend = "set that straight first, or give another value"
    return refusal(Reason.BAD_VALUE, problem, mend)


def _read_value(command: Correct, hint: object) -> object:
    """Return the new value, read as JSON, or as a plain word if it is not JSON."""
    try:
        given = json.loads(command.value)
    except ValueError:
        given = command.value
    try:
        return value_from_json(hint, given, command.what)
    except NotationError as problem:
        mend = "give such a value, as JSON or as a word"
        raise refusal(Reason.BAD_VALUE, str(problem), mend) from problem


def with_correction(state: StateT, event: Corrected) -> StateT:
    """Return the state with the corrected value; `correction` has checked that it is possible."""
    return _with_field(state, event.what.split("."), json.loads(event.value), event.what)


def said(what: str, name: Callable[[int], str]) -> str:
    """Return the path of a correction in words: "Bo, altitude" for players.2.altitude.

    Args:
        what: The path.
        name: Returns the name of the player on a seat.
    """
    segments = what.split(".")
    if segments[0] == "players" and len(segments) > 1:
        segments = [name(int(segments[1])), *segments[2:]]
    told = ", ".join(map(spoken, segments))
    return told[:1].upper() + told[1:]


def corrected_told(event: Corrected, name: Callable[[int], str], hidden: str = "") -> str:
    """Return the sentence that describes a correction; it leaves out hidden values.

    Args:
        event: The correction.
        name: Returns the name of the player on a seat.
        hidden: The placeholder of values that the reader may not know; if either value is this
            placeholder, the sentence names no values. Empty if the reader may know all.
    """
    what = said(event.what, name)
    if hidden and hidden in (event.value, event.before):
        return f"{what} is set straight ({event.because})."
    return (
        f"{what}: {_in_words(event.value)} instead of {_in_words(event.before)} ({event.because})."
    )


_SPOKEN_CONSTANTS = {"true": "yes", "false": "no", "null": "nothing", "[]": "nothing"}


def _in_words(value: str) -> str:
    """A JSON value for a sentence: text without quotes, "yes" or "no"; else it stays JSON."""
    if value.startswith('"'):
        return spoken(str(json.loads(value)))
    return spoken(_SPOKEN_CONSTANTS.get(value, value))


def _with_field(record: StateT, segments: Sequence[str], data: object, where: str) -> StateT:
    first, *rest = segments
    hint = hints(type(record))[first]
    return renewed(record, **{first: _with_value(getattr(record, first), hint, rest, data, where)})


def _with_value(
    value: object, hint: object, segments: Sequence[str], data: object, where: str
) -> object:
    if not segments:
        return value_from_json(hint, data, where)
    if isinstance(value, tuple):
        first, *rest = segments
        return tuple(
            _with_value(item, inner, rest, data, where) if key == first else item
            for key, item, inner in _items(value, hint)
        )
    assert is_dataclass(value), f"nothing within {where} can be named"
    assert not isinstance(value, type), f"{where} is a kind and no value"
    return _with_field(value, segments, data, where)


def _look_up(state: object, segments: Sequence[str], fixed: Sequence[str]) -> tuple[object, object]:
    """The value at a path, and the declared type of its field."""
    value: object = state
    hint: object = type(state)
    for place, segment in enumerate(segments):
        known = dict(_named_parts(value, hint))
        if place == 0:
            known = {name: inner for name, inner in known.items() if name not in fixed}
        if segment not in known:
            raise _unknown(segments[:place], segment, list(known))
        value, hint = known[segment]
    return value, hint


def _named_parts(value: object, hint: object) -> Iterator[tuple[str, tuple[object, object]]]:
    """The parts of a value that a path can name, each with its declared type."""
    if isinstance(value, tuple):
        for key, item, inner in _items(value, hint):
            yield key, (item, inner)
    elif is_dataclass(value):
        for name, inner in hints(type(value)).items():
            yield name, (getattr(value, name), inner)


def _unknown(path: Sequence[str], segment: str, known: list[str]) -> IllegalCommand:
    where = ".".join(path) or "the game"
    mend = nearest(segment, known) if known else "name it without more"
    return refusal(Reason.UNKNOWN_PIECE, f"{where} has no {segment[:40]!r} to set straight", mend)


def _items(values: tuple[object, ...], hint: object) -> Iterator[tuple[str, object, object]]:
    """The name of each item of a list, the item and its declared type; lists hold one type."""
    (kind, *_) = next(get_args(one) for one in members(hint) if get_origin(one) is tuple)
    mixed = len(members(kind)) > 1
    for place, item in enumerate(values, start=1):
        yield (not mixed and _key_of(item)) or str(place), item, kind


def _key_of(item: object) -> str:
    names = [one.name for one in fields(item)] if is_dataclass(item) else []
    key = next((name for name in KEYS if name in names), None)
    return str(getattr(item, key)) if key else ""
