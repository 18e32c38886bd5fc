"""Each game's page names every ruling, command, switch and preset as the program has them."""

import re
from pathlib import Path

import pytest

from engine.games.clay_o_rama.matching import POWER_TABLE
from engine.games.clay_o_rama.powers import POWERS
from engine.notation import hints
from engine.refusal import IllegalCommand
from engine.registry import GAMES

DOCS = Path(__file__).parents[2] / "docs"


def page(name: str) -> str:
    return " ".join((DOCS / f"{name}.md").read_text(encoding="utf-8").split())


@pytest.mark.parametrize("name", GAMES)
def test_every_ruling_is_told(name: str) -> None:
    text = page(name)
    for ruling in GAMES[name].rulings:
        switch = f"`{ruling.switch}`" if ruling.switch else ""
        row = f"| {ruling.id} | {ruling.question} | {ruling.answer} | {switch} |"
        assert " ".join(row.split()) in text


@pytest.mark.parametrize("name", GAMES)
def test_every_command_and_switch_is_told(name: str) -> None:
    text = page(name)
    game = GAMES[name]
    switches = hints(hints(game.options)["switches"])
    for word in (*(kind.__name__ for kind in game.commands), *switches):
        assert f"`{word}`" in text, word


def test_every_power_of_clay_o_rama_is_told() -> None:
    text = page("clay_o_rama")
    for power in POWERS.values():
        assert f"| {power.title} (`{power.name}`) | {power.text} |" in text


def test_the_table_of_suggested_powers_is_told() -> None:
    text = page("clay_o_rama")
    rows = [(f"| `{match.power}` |", f"| {match.why} |") for match in POWER_TABLE]
    places = [text.index(power) for power, _ in rows]
    assert places == sorted(places)
    assert all(why in text for _, why in rows)


def test_the_example_of_the_engine_page_plays_a_game() -> None:
    code = re.search(r"```python\n(.*?)```", (DOCS / "engine.md").read_text(encoding="utf-8"), re.S)
    assert code is not None
    said: list[str] = []
    try:
        exec(code[1], {"print": said.append})
    except IllegalCommand as refused:
        pytest.fail(refused.detail)
    assert said[-1].endswith("has the last creature alive.")
