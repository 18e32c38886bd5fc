"""The page's lists, against the engine's and the camera's."""

import re
from typing import get_args

import pytest

from engine.games.clay_o_rama.powers import POWERS
from engine.games.clay_o_rama.tables import PRESETS
from engine.registry import GAMES
from tests.support.program import ROOT
from vision.sightings import ColourName

WEB = ROOT / "server" / "web"


def test_the_page_knows_the_powers_of_the_rule_sheet() -> None:
    assert words_in("games/clay_o_rama/powers.js", "POWERS") == set(POWERS)


def test_the_page_knows_the_colours_that_the_camera_tells_apart() -> None:
    text = (WEB / "games/colours.js").read_text()
    assert set(re.findall(r"^  (\w+): \{ fill", text, re.M)) == set(get_args(ColourName))


def test_the_page_offers_presets_that_there_are() -> None:
    offered = presets_offered("clay_o_rama")
    assert offered <= set(PRESETS)
    assert len(offered) >= 4


@pytest.mark.parametrize("game", sorted(set(GAMES) - {"clay_o_rama"}))
def test_the_page_explains_every_example_of_a_game(game: str) -> None:
    assert presets_offered(game) == set(GAMES[game].examples)


def presets_offered(game: str) -> set[str]:
    """The names that the page has a title and a sentence for."""
    text = (WEB / "dialogs/presets.js").read_text()
    told = re.search(rf"const {game.upper()} = \[\n(.*?)\n\];", text, re.S)
    assert told is not None
    rows = re.findall(r'\[\s*"(\w+)",\s*t\("[^"]+"\),\s*t\("[^"]+\."', told[1])
    return set(rows) | ({"thimble"} if "THIMBLE" in told[1] else set())


def test_nothing_is_loaded_from_elsewhere() -> None:
    """No address of another host in what the page consists of; licences may name theirs."""
    sources = [path for end in ("js", "css", "html") for path in WEB.rglob(f"*.{end}")]
    strangers = {
        (path.name, address)
        for path in sources
        for address in re.findall(r"https?://[^\s\"'`$)]+", path.read_text())
        if not address.startswith("http://www.w3.org/")
    }
    assert len(sources) > 40
    assert strangers == set()


def words_in(path: str, name: str) -> set[str]:
    """The strings of an exported list."""
    text = (WEB / path).read_text()
    found = re.search(rf"export const {name} = \[(.*?)\];", text, re.S)
    assert found
    return set(re.findall(r'"(\w+)"', found[1]))
