"""Golden transcripts of whole games as people type them, without brackets or field names.

An evening begins with the call; lines that begin with `> ` are typed, the others are the program's
output. To regenerate them after an intended change:

    TABLEREF_REGENERATE=1 python -m pytest tests/server/cli/play/test_evenings.py
"""

import io
import os
import re
import shlex
from pathlib import Path

import pytest

from engine import GAMES
from server.cli.play.table import TerminalGame
from server.cli.playing import options_of
from server.sessions import Sessions
from server.store.memory import MemoryLedger

FOLDER = Path(__file__).parent / "evenings"
FIELD_WORD = re.compile(
    r"\b(struck|department|judge power|damage \d|steps|toward \d|limb \d power|end part"
    r"|squad \d \d)\b"
)
"""Names of commands' fields in forms that nobody would type."""

FILES = sorted(FOLDER.glob("*.txt"))


def played(text: str) -> tuple[str, TerminalGame]:
    """The evening as the program plays it today, from its call and its lines."""
    call, *lines = text.splitlines()
    game, *said = shlex.split(call.removeprefix("$ tableref play "))
    given = dict(zip(said[::2], said[1::2], strict=True))
    options = options_of(game, given["--players"], given.get("--preset", "classic"))
    session = Sessions(MemoryLedger()).begin(game, options=options, seed=int(given["--seed"]))
    out = io.StringIO()
    table = TerminalGame(session, out)
    typed = [line[2:] for line in lines if line.startswith("> ")]
    table.play(io.StringIO("\n".join(typed) + "\n"), prompt=False)
    return f"{call}\n{out.getvalue()}", table


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_evening_reads_as_it_did(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    today, table = played(text)
    if os.environ.get("TABLEREF_REGENERATE"):
        path.write_text(today, encoding="utf-8")
        text = today
    assert today.splitlines() == text.splitlines()
    assert table.session.game.outcome(table.session.state) is not None


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_nothing_is_typed_as_programs_do(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    typed = [line for line in text.splitlines() if line.startswith("> ")]
    assert not [line for line in typed if re.search(r"[\[\]=_{}]", line)]
    assert not [line for line in typed if FIELD_WORD.search(line)]
    assert not re.search(r"[{}]|\bNone\b|\w=\w", text)
    assert not re.search(r"\(seat \d|Awaited|^  Dice \(|Shuffled:|^  = ", text, re.M)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_nobody_is_asked_who_can_only_let_it_pass(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"can type: let it pass\.$", text, re.M)


def test_every_game_has_an_evening() -> None:
    assert {path.stem for path in FILES} == set(GAMES)


def test_the_piece_in_the_documentation_is_from_an_evening() -> None:
    page = (Path(__file__).parents[4] / "docs" / "terminal.md").read_text(encoding="utf-8")
    piece = re.split(r"whole one for\s+each game\):\n\n```\n", page)[1].split("\n```")[0]
    assert piece in (FOLDER / "clay_o_rama.txt").read_text(encoding="utf-8")


def test_dice_for_the_police_are_told_as_they_show() -> None:
    told = (FOLDER / "clearing_house.txt").read_text(encoding="utf-8")
    dice = re.findall(r"^  Dice for where the police come: (.*)$", told, re.M)
    assert dice
    assert all(re.fullmatch(r"column [1-6] \([A-F]\), row [1-6]\.", one) for one in dice)


@pytest.mark.parametrize("game", ["clearing_house", "generation_zero", "metamorph"])
def test_what_is_told_needs_no_knowledge_of_the_code(game: str) -> None:
    told = (FOLDER / f"{game}.txt").read_text(encoding="utf-8")
    assert not re.search(r"\(-?\d+, -?\d+\)", told), "a cell of the chart has a name"
    assert "Round 0" not in told
    assert not re.search(r"are dealt: \d", told), "whose cards, is told"
    assert "own turn" not in told
    assert "goes again" not in told
    assert not re.search(r"plays Attack to|or nobody\.", told)
