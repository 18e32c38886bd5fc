"""A game's page: its options, commands and events."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from engine.game import Game
from engine.notation import hints
from tests.reference.table import attributes, code, first_paragraph, page, table

MARKS = ("Command: ", "Event: ")
"""How docstrings of the engine say that something is one."""


def game_page(game: Game[Any, Any, Any, Any]) -> str:
    """Everything that can be asked for, said and happen in a game."""
    told = attributes(game.options)
    options = [(code(one.name), told.get(one.name, "")) for one in fields(game.options)]
    commands = [
        (code(kind.__name__), _fields(kind), _told(game.help.get(kind.__name__, "")))
        for kind in game.commands
    ]
    events = [
        (code(kind.__name__), _fields(kind), _told(first_paragraph(kind))) for kind in game.events
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
    known = hints(kind)
    return ", ".join(code(name) for name in _names(kind) if name in known)


def _names(kind: type[Any]) -> Sequence[str]:
    return [one.name for one in fields(kind) if one.name != "seat"]


def _told(line: str) -> str:
    for mark in MARKS:
        line = line.removeprefix(mark)
    return line[:1].upper() + line[1:]
