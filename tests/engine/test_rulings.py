"""Every ruling is cited in the code that applies it, and tested by a test that carries its id."""

import re
from pathlib import Path

import pytest

import engine
from engine.notation import hints
from engine.registry import GAMES
from engine.ruling import Ruling

ENGINE = Path(engine.__file__).parent
TESTS = Path(__file__).parent

EVERY = [
    pytest.param(name, ruling, id=f"{name}-{ruling.id}")
    for name, game in GAMES.items()
    for ruling in game.rulings
]


def read_all(folder: Path, leave_out: str = "") -> str:
    """The text of all modules in a folder but one."""
    return "\n".join(
        path.read_text(encoding="utf-8")
        for path in sorted(folder.glob("*.py"))
        if path.name != leave_out
    )


@pytest.mark.parametrize(("name", "ruling"), EVERY)
def test_it_is_cited_where_it_decides(name: str, ruling: Ruling) -> None:
    code = read_all(ENGINE / "games" / name, leave_out="rulings.py")
    assert re.search(rf"\b{ruling.id}\b", code), f"{ruling.id} is cited nowhere"


@pytest.mark.parametrize(("name", "ruling"), EVERY)
def test_a_test_carries_its_id(name: str, ruling: Ruling) -> None:
    tests = read_all(TESTS / "games" / name)
    assert re.search(rf"def test_{ruling.id.lower()}_", tests), f"no test_{ruling.id.lower()}_..."


@pytest.mark.parametrize("name", GAMES)
def test_no_id_is_cited_that_is_no_ruling(name: str) -> None:
    cited = set(re.findall(r"\b[A-Z]\d{1,2}\b", read_all(ENGINE / "games" / name)))
    assert cited <= {ruling.id for ruling in GAMES[name].rulings}


@pytest.mark.parametrize("name", GAMES)
def test_ids_are_given_once_and_switches_exist(name: str) -> None:
    game = GAMES[name]
    ids = [ruling.id for ruling in game.rulings]
    assert len(set(ids)) == len(ids)
    switches = hints(hints(game.options)["switches"])
    assert all(ruling.switch in switches for ruling in game.rulings if ruling.switch)
