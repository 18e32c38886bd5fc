"""A game's page: its options, commands and events."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from engine.game import Game
from engine.notation import hints
from tests.reference.table import attributes, code, first_paragraph, page, table

MARKS = ("Command: ", "Event: ")
"""Prefixes of the docstrings of commands and events, which the page leaves out."""


def game_page(game: Game[Any, Any, Any, Any]) -> str:
    """The page of a game's options, commands and events."""
    lines = attributes(game.options)
    options = [(code(one.name), lines.get(one.name, "")) for one in fields(game.options)]
    commands = [
        (code(kind.__name__), _fields(kind), _without_mark(game.help.get(kind.__name__, "")))
        for kind in game.commands
    ]
    events = [
        (code(kind.__name__), _fields(kind), _without_mark(first_paragraph(kind)))
        for kind in game.events
    ]
    return page(
        f"{game.title}: options, commands, events",
        "How the program plays it, with every ruling, is described on "
        f"[its own page](../{game.name}.md); "
        "how options, commands and events are written, in [the rules engine](../engine.md).",
        "## Options",
        table(("Option", "What it means"), options),
        "## Commands",
        "Each also has `seat`: who asks, `null` for the referee.",
        table(("Command", "Fields", "What it does"), commands),
        "## Events",
        table(("Event", "Fields", "What it says"), events),
    )


def _fields(kind: type[Any]) -> str:
    """The fields of a command or event that JSON carries, without the seat."""
    known = hints(kind)
    return ", ".join(code(name) for name in _names(kind) if name in known)


def _names(kind: type[Any]) -> Sequence[str]:
    return [one.name for one in fields(kind) if one.name != "seat"]


def _without_mark(line: str) -> str:
    """A docstring's line without `MARKS`, with a capital first letter."""
    for mark in MARKS:
        line = line.removeprefix(mark)
    return line[:1].upper() + line[1:]
