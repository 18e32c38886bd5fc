"""Differences between the referee's decision and the camera's proposal, as text for the log."""

import re
from dataclasses import dataclass
from typing import Final

from engine.notation import to_json
from engine.plain import JsonObject
from server.proposals.proposal import Field, Proposal

NOT_KNOWN: Final = "not known"
AFTERWARDS: Final = "corrected afterwards"
_BOTH: Final = re.compile(r"\bcamera: .*; referee: ")


@dataclass(frozen=True, slots=True)
class DifferingField:
    """A field in which the referee's answer differs from the camera's, with both values as text."""

    label: str
    seen: str
    said: str


def comment_on(proposal: Proposal, command: object) -> str | None:
    """The log's comment on an answer: what the referee changed, and which warning was ignored."""
    skipped = proposal.skips if type(command) is type(proposal.command) else ""
    return ". ".join(filter(None, (overruled(proposal, command), skipped))) or None


def overruled(proposal: Proposal, command: object) -> str:
    """The differences as text: "Struck (camera: Cleo; referee: nobody)"; empty if there are none.

    If the referee chose another command, the labels of the two answers are compared instead.
    """
    proposed = proposal.command
    if proposed is None or proposed == command:
        return ""
    differing = differing_fields(proposal, command)
    if differing:
        return "; ".join(_both(one.label, one.seen, one.said) for one in differing)
    chosen = (one.label for one in proposal.choices if one.command == command)
    return _both("", proposal.title, next(chosen, "something else"))


def comment_on_amended(comment: str | None) -> str:
    """The log's comment on an answer that an amendment has replaced by another one.

    If the first answer was what the camera proposed, the new one differs from it. If the referee
    had decided otherwise from the beginning, nobody knows whether the new one does.

    Args:
        comment: The comment on the answer that is replaced.
    """
    first = _both("", "what was confirmed first", AFTERWARDS)
    is_known = not tells_overruling(comment) and comment != AFTERWARDS
    return first if is_known or comment == first else AFTERWARDS


def tells_overruling(comment: str | None) -> bool:
    """Whether a comment in the log describes a correction by the referee, not only a warning."""
    return comment is not None and _BOTH.search(comment) is not None


def differing_fields(proposal: Proposal, command: object) -> tuple[DifferingField, ...]:
    """The fields in which a command differs from the proposed one.

    Empty if nothing was proposed, or if the command is of another kind.
    """
    proposed = proposal.command
    if proposed is None or type(proposed) is not type(command):
        return ()
    before, after = to_json(proposed), to_json(command)
    both = ((one, _value(before, one), _value(after, one)) for one in proposal.fields)
    return tuple(
        DifferingField(one.label, _words(one, seen), _words(one, said))
        for one, seen, said in both
        if seen != said
    )


def _both(label: str, camera: str, referee: str) -> str:
    told = f"camera: {camera}; referee: {referee}"
    return f"{label} (camera: {camera}; referee: {referee})" if label else told


def _value(command: JsonObject, field: Field) -> object:
    """The value at the field's path; None if the command holds nothing there."""
    value: object = command
    for step in field.path:
        if isinstance(value, dict) and isinstance(step, str):
            value = value.get(step)
        elif isinstance(value, list) and isinstance(step, int) and step < len(value):
            value = value[step]
        else:
            return None
    return value


def _words(field: Field, value: object) -> str:
    for option, name in field.options:
        if option == value:
            return name
    if value is None:
        return NOT_KNOWN
    if isinstance(value, int | float) and not isinstance(value, bool):
        return f"{value / field.per_unit:g} {field.unit}".strip()
    return str(value)
