"""Who tells what Python writes in a language, and which parts of an answer are told at all."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from server.language.asked import ENGLISH
from server.language.told import Teller

HERE: Final = Path(__file__).resolve().parent

TOLD: Final = frozenset(
    {
        "among",
        "answer",
        "blocked",
        "board",
        "chapter",
        "comment",
        "conditions",
        "counts",
        "cause_told",
        "decides",
        "detail",
        "doing",
        "doubt",
        "doubts",
        "instruction",
        "label",
        "looks",
        "mend",
        "news",
        "outcome",
        "problem",
        "problems",
        "question",
        "sentence",
        "sentences",
        "set_aside",
        "skips",
        "summary",
        "tells",
        "text",
        "title",
        "told",
        "trouble",
        "turn",
        "value",
        "what",
        "why",
        "words",
        "after",
        "before",
        "columns",
        "cells",
    }
)
"""Fields whose texts are for people. All others are names, numbers and commands."""

COMMANDS: Final = frozenset(
    {"state", "event", "command", "legal", "overrides", "said", "options", "sightings", "seats"}
)
"""Fields that hold what the rules write: programs read them, and send them back."""


@cache
def teller_of(language: str) -> Teller | None:
    """Who tells in a language; None for English."""
    if language == ENGLISH:
        return None
    told = json.loads((HERE / f"{language}.json").read_text(encoding="utf-8"))
    return Teller(told["messages"], told["words"])


def answer_in(language: str, answer: object) -> object:
    """An answer, as JSON has it, with its texts in a language; all else as it is."""
    teller = teller_of(language)
    return answer if teller is None else _told(teller, answer, shown=False)


def _told(teller: Teller, value: object, *, shown: bool) -> object:
    """A value with its texts told; `shown`: it stands in a field for people."""
    if isinstance(value, str):
        return teller.told(value) if shown else value
    if isinstance(value, list):
        return [_told(teller, one, shown=shown) for one in value]
    if isinstance(value, dict):
        return _fields_told(teller, value)
    return value


def _fields_told(teller: Teller, fields: Mapping[str, object]) -> dict[str, object]:
    if "type" in fields and "seat" in fields:  # a command: it is sent back as it came
        return dict(fields)
    return {
        name: one if name in COMMANDS else _told(teller, one, shown=name in TOLD)
        for name, one in fields.items()
    }
