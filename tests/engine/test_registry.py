"""The games by name: a mapping that imports a game only when it is accessed."""

import subprocess
import sys

import pytest

from engine import GAMES

LOADED = "sorted({name for name in sys.modules if name.count('.') == 2})"
ASKED = f"""
import sys
import engine
print("clearing_house" in engine.GAMES, "chess" in engine.GAMES, {LOADED})
engine.GAMES["clearing_house"]
print({LOADED})
"""
MOST_MS = 150
"""Processor time that `import engine` may take; measured: 45 ms."""


def ran(code: str) -> list[str]:
    """The output of code in a new interpreter."""
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def test_a_game_is_imported_when_it_is_asked_for() -> None:
    assert ran(ASKED) == ["True False []", "['engine.games.clearing_house']"]


@pytest.mark.bench
def test_the_engine_is_imported_in_a_moment() -> None:
    clock = "import time; t = time.process_time(); import engine; print(time.process_time() - t)"
    assert float(ran(clock)[0]) * 1000 <= MOST_MS


def test_it_is_a_mapping_of_all_games_by_their_names() -> None:
    assert len(GAMES) == 5
    assert all(game.name == name for name, game in GAMES.items())
    assert GAMES.get("chess") is None
    with pytest.raises(KeyError, match="chess"):
        GAMES["chess"]
