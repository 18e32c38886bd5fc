"""One word for one thing: class names occur once in the tree and agree with the glossary."""

import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from token import NAME
from typing import Any

import pytest

from engine import GAMES
from engine.game import Game

ROOT = Path(__file__).resolve().parents[2]
GLOSSARY = ROOT / "docs" / "glossary.md"

IN_EVERY_GAME = {"House", "Options", "Player", "Playing", "Seated", "State", "Switches", "Turn"}
"""Class names that every game may define for itself, always with the same meaning."""

EXCEPTIONS = {
    "Chance": 2,
    "Figure": 2,
    "Flight": 2,
    "Place": 2,
}
"""Class names with several meanings, and the number of their definitions. Remove one when you
rename it, and do not add any. `Chance` and `Flight` are written into the JSON of saved evenings,
and `Place` into commands as text, so these keep their names."""


@cache
def classes() -> Mapping[str, list[str]]:
    """The files that define each class name at module level."""
    found: dict[str, list[str]] = defaultdict(list)
    for package in ("engine", "calibration", "vision", "server"):
        for path in sorted((ROOT / package).rglob("*.py")):
            for name in re.findall(r"^class (\w+)", path.read_text(encoding="utf-8"), re.M):
                found[name].append(path.relative_to(ROOT).as_posix())
    return found


def notation(game: Game[Any, Any, Any, Any]) -> set[str]:
    """The names of a game's commands and events, which appear in JSON and to users."""
    return {kind.__name__ for kind in (*game.commands, *game.events)}


NOTATION = {name: notation(game) for name, game in GAMES.items()}
WORDS = [
    row
    for row in re.findall(
        r"^\| ([^|]+) \| ([^|]*) \| ([^|]+) \| ([^|]*) \|$",
        GLOSSARY.read_text(encoding="utf-8"),
        re.M,
    )
    if row[0] != "Word"
]


def game_of(place: str) -> str | None:
    """The game that a file belongs to; None if it belongs to none."""
    found = re.match(r"engine/games/(\w+)/", place)
    return found[1] if found else None


def stands_once(name: str) -> bool:
    """Whether a class is defined once in the tree, or at most once in each of several games.

    The latter is allowed for the names in `IN_EVERY_GAME` and for commands and events.
    """
    places = classes()[name]
    games = [game_of(place) for place in places]
    if len(places) == 1:
        return True
    shared = all(game and (name in IN_EVERY_GAME or name in NOTATION[game]) for game in games)
    return shared and len(set(games)) == len(places)


def test_a_class_name_stands_once() -> None:
    several = {name: classes()[name] for name in classes() if not stands_once(name)}
    assert {name: several[name] for name in several if name not in EXCEPTIONS} == {}


@pytest.mark.parametrize("name", EXCEPTIONS)
def test_the_exceptions_only_get_fewer(name: str) -> None:
    assert name in classes(), "it stands nowhere any more: take it out of EXCEPTIONS"
    assert not stands_once(name), "it stands once now: take it out of EXCEPTIONS"
    assert len(classes()[name]) <= EXCEPTIONS[name], classes()[name]


def test_the_glossary_has_no_word_twice() -> None:
    words = [word.strip().lower() for word, *_ in WORDS]
    assert len(words) > 40
    assert sorted(words) == sorted(set(words))


def test_what_the_glossary_names_is_in_the_code() -> None:
    named = [name for _, code, *_ in WORDS for name in re.findall(r"`(\w+)`", code)]
    assert len(named) > 30
    assert [name for name in named if name not in classes()] == []


def test_words_that_were_given_up_name_no_class() -> None:
    given_up = [name for *_, other in WORDS for name in re.findall(r"`(\w+)`", other)]
    assert len(given_up) > 5
    assert [name for name in given_up if name in classes()] == []


def parts_of_names(path: Path) -> set[str]:
    """The parts of all identifiers in a file, split at underscores: `least_px` has two."""
    text = io.StringIO(path.read_text(encoding="utf-8"))
    names = {one.string for one in tokenize.generate_tokens(text.readline) if one.type == NAME}
    return {part for name in names for part in name.lower().split("_")}


def test_words_that_were_given_up_are_part_of_no_name_of_what_measures() -> None:
    words = {word for *_, other in WORDS for word in re.findall(r"`([a-z_]+)`", other)}
    assert len(words) > 5
    paths = [path for room in ("calibration", "vision") for path in (ROOT / room).rglob("*.py")]
    found = {path.name: parts_of_names(path) & words for path in paths}
    assert {name: left for name, left in found.items() if left} == {}
