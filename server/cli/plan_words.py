"""The plan of an amendment as lines for a terminal."""

from collections.abc import Iterator

from engine.amending import Plan
from engine.plain import JsonObject
from engine.text import to_text
from server.plan_json import plan_json
from server.session import Session

MOST_VALUES = 12
"""Differences of the state that are printed; the JSON has more."""


def plan_lines(session: Session, plan: Plan) -> Iterator[str]:
    """What is kept, what changes, what the rules no longer allow, and the resulting state."""
    told = plan_json(session, plan)
    yield f"From entry {told['to_seq']} on: {told['kept']} commands are kept."
    for one in told["changed"]:
        yield from _changed(one)
    for conflict, one in zip(plan.conflicts, told["conflicts"], strict=True):
        yield f"  entry {one['seq']} is left out: {' '.join(one['told'])}"
        yield f"    {one['detail']}{_rule(one)}"
        if conflict.instead:
            yield f"    instead, for example: {to_text(conflict.instead[0])}"
    for one in told["fresh"]:
        yield f"  the house rolls for {one['why']}: {' '.join(map(str, one['values']))}"
    for one in told["unused"]:
        yield f"  nobody asks any more for {one['why']}: {' '.join(map(str, one['values']))}"
    yield from _state(told)


def _changed(one: JsonObject) -> Iterator[str]:
    names = {"kept": "goes otherwise", "replaced": "is said again", "inserted": "is put in"}
    where = "this" if one["seq"] is None else f"entry {one['seq']}"
    yield f"  {where} {names[one['how']]}: {' '.join(one['after']) or 'nothing follows'}"
    if one["before"]:
        yield f"    before: {' '.join(one['before'])}"


def _rule(one: JsonObject) -> str:
    if one["ruling"]:
        return f" [{one['rule']}: {one['ruling']['answer']}]"
    return f" [{one['rule']}]" if one["rule"] else ""


def _short(value: object) -> str:
    """A value that fits on a line; for a list of records only their number."""
    if isinstance(value, list) and any(isinstance(one, dict | list) for one in value):
        return f"{len(value)} of them"
    if isinstance(value, dict):
        return "something"
    return "nothing" if value is None else str(value)


def _state(told: JsonObject) -> Iterator[str]:
    for one in told["state"][:MOST_VALUES]:
        yield f"  {one['what']}: {_short(one['before'])} -> {_short(one['after'])}"
    if len(told["state"]) > MOST_VALUES:
        yield f"  and {len(told['state']) - MOST_VALUES} values more"
    if not told["state"]:
        yield "  The game stands as before."
    if told["outcome"]:
        yield f"  The game is over then: {told['outcome']}."
