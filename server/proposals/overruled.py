"""Where the referee decided otherwise than the camera proposed, in words for the log."""

from typing import Final

from engine.game import AnyCommand
from engine.notation import to_json
from engine.plain import JsonObject
from server.proposals.proposal import Field, Proposal

NOT_KNOWN: Final = "not known"


def comment_on(proposal: Proposal, command: AnyCommand) -> str | None:
    """What the log says beside an answer: what it changed, and what it passed over."""
    skipped = proposal.skips if type(command) is type(proposal.command) else ""
    return ". ".join(filter(None, (overruled(proposal, command), skipped))) or None


def overruled(proposal: Proposal, command: AnyCommand) -> str:
    """Both values of all that differs: "Struck (camera: Cleo; referee: nobody)"; empty: nothing."""
    proposed = proposal.command
    if proposed is None or proposed == command:
        return ""
    if type(proposed) is type(command):
        before, after = to_json(proposed), to_json(command)
        differing = [words for one in proposal.fields if (words := _differs(one, before, after))]
        if differing:
            return "; ".join(differing)
    chosen = (one.label for one in proposal.choices if one.command == command)
    return _both("", proposal.title, next(chosen, "something else"))


def _differs(field: Field, before: JsonObject, after: JsonObject) -> str:
    seen, said = (_value(command, field) for command in (before, after))
    return "" if seen == said else _both(field.label, _words(field, seen), _words(field, said))


def _both(label: str, camera: str, referee: str) -> str:
    told = f"camera: {camera}; referee: {referee}"
    return f"{label} (camera: {camera}; referee: {referee})" if label else told


def _value(command: JsonObject, field: Field) -> object:
    """What stands at the field's path; None where the command holds nothing there."""
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
