"""The page's lists equal those of the engine and of the camera."""

import re
from dataclasses import replace
from typing import Any, get_args

import pytest

from engine.game import AnyGame
from engine.games.clay_o_rama.powers import POWERS
from engine.games.clay_o_rama.tables import PRESETS
from engine.refusal import IllegalCommand
from engine.registry import GAMES
from tests.support.program import ROOT
from vision.sightings import ColourName

WEB = ROOT / "server" / "web"


def test_the_page_knows_the_powers_of_the_rule_sheet() -> None:
    text = (WEB / "games/clay_o_rama/powers.js").read_text("utf-8")
    told = dict(re.findall(r'^  (\w+): t\("([^"]+)"\),$', text, re.M))
    assert told == {name: power.title for name, power in POWERS.items()}


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


@pytest.mark.parametrize("name", GAMES)
def test_the_page_offers_as_many_players_as_a_preset_takes(name: str) -> None:
    game = GAMES[name]
    for preset in presets_offered(name):
        fewest, most = seats_told(name, preset) or game.seats
        options = game.examples[preset]
        taken = [
            count
            for count in range(game.seats[0], game.seats[1] + 1)
            if begins(game, options, count)
        ]
        assert taken == list(range(fewest, most + 1)), preset


def seats_told(game: str, preset: str) -> tuple[int, int] | None:
    """Fewest and most players of a preset that takes fewer than its game."""
    text = (WEB / "dialogs/presets.js").read_text("utf-8")
    seats = re.search(r"const SEATS = \{\n(.*?)\n\};", text, re.S)
    assert seats is not None
    row = re.search(rf"^  {game}: \{{(.*)\}},$", seats[1], re.M)
    found = row and re.search(rf"\b{preset}: \[(\d+), (\d+)\]", row[1])
    return (int(found[1]), int(found[2])) if found else None


def begins(game: AnyGame, options: Any, count: int) -> bool:
    """Whether `count` players may play by these options."""
    seat = type(options.players[0])
    players = tuple(seat(name=f"Player {place}") for place in range(count))
    try:
        game.setup(replace(options, players=players))
    except IllegalCommand:
        return False
    return True


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
