"""The golden transcripts still read as they did; every game has some."""

import os
from pathlib import Path

import pytest

from engine.games.clay_o_rama.powers import BORROW, POWERS, Power
from engine.registry import GAMES
from tests.engine.transcript import replayed

FOLDER = Path(__file__).parent.parent / "transcripts"
FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_transcript_reads_as_it_did(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    today = replayed(text)
    if os.environ.get("TABLEREF_REGENERATE"):
        path.write_text(today, encoding="utf-8")
        text = today
    assert today.splitlines() == text.splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_transcripts(name: str) -> None:
    assert sum(path.stem.startswith(name) for path in FILES) >= 1


@pytest.mark.parametrize("power", POWERS.values(), ids=lambda power: power.name)
def test_every_power_of_clay_o_rama_is_used_in_one(power: Power) -> None:
    text = (FOLDER / f"clay_o_rama.{power.name}.txt").read_text(encoding="utf-8")
    used = "borrows The Drop" if power == BORROW else f"uses {power.title}."
    assert used in text
