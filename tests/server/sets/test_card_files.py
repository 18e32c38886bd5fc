"""Card files of Generation Zero: written, changed, read again; faults by file, card and field."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.bots import play_out
from engine.games.generation_zero import GAME
from engine.notation import options_from_json
from engine.refusal import IllegalCommand
from server.cli.exits import Unusable
from server.cli.set_files import read_set_files, write_built_in
from server.sets.filling import with_sets
from server.sets.shelf import Shelf

PLAYERS = [{"name": "Ada"}, {"name": "Bo"}]


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """The built-in cards as a group would start from."""
    path = tmp_path / "mine.json"
    write_built_in(GAME, path)
    return path


def changed(path: Path, kind: str, card: str, /, **fields: Any) -> Path:
    data = json.loads(path.read_text(encoding="utf-8"))
    data[kind] = [{**one, **fields} if one["name"] == card else one for one in data[kind]]
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def test_the_written_cards_are_read_and_played_to_the_end(mine: Path) -> None:
    options = options_from_json(GAME, {"players": PLAYERS, **read_set_files(GAME, [mine])})
    end = play_out(GAME, GAME.setup(options), "files", 5000)
    assert end.phase == "over"


@pytest.mark.parametrize(
    ("kind", "card", "fields", "fault"),
    [
        (
            "agents", "Ilva Torn", {"stealth": "high"},
            "agent 'Ilva Torn': stealth must be a whole number from 0 to 9, not 'high'",
        ),
        (
            "agents", "Ilva Torn", {"lust": "The Lamplightre"},
            "agent 'Ilva Torn': lust 'The Lamplightre' is none of the canons; "
            "did you mean 'The Lamplighter'?",
        ),
        (
            "locations", "Hobbleford", {"terrain": "swamp"},
            "location 'Hobbleford': terrain must be one of forest",
        ),
        (
            "monsters", "Pebbles", {"kind": "Gravel Bare"},
            "monster 'Pebbles': no location lets the kind 'Gravel Bare' live there",
        ),
        (
            "sues", "Princess Opaline", {"ability": {"effect": "boost", "stat": "charm"}},
            "sue 'Princess Opaline': ability: stat must be one of speed",
        ),
    ],
)  # fmt: skip
def test_a_fault_is_told_by_file_card_and_field(
    mine: Path, kind: str, card: str, fields: dict[str, Any], fault: str
) -> None:
    with pytest.raises(Unusable) as caught:
        read_set_files(GAME, [changed(mine, kind, card, **fields)])
    assert f"mine.json: {fault}" in str(caught.value)


def test_several_files_are_joined_and_a_few_cards_are_enough(tmp_path: Path) -> None:
    """Agents of one's own beside the built-in Locations, and a file with one Canon more."""
    agents = tmp_path / "agents.json"
    ours = [
        {
            "name": f"Clerk {n}", "department": "Long Service", "species": "Human",
            "weapon": "Knife", "speed": 2, "attack": 4, "defence": 2, "stealth": 4, "insanity": 3,
            "special": 3, "since": 2000, "until": 2010,
        }
        for n in range(6)
    ]  # fmt: skip
    agents.write_text(json.dumps({"agents": ours}))
    options = {"players": PLAYERS, **read_set_files(GAME, [agents])}
    state = play_out(GAME, GAME.setup(options_from_json(GAME, options)), "few", 5000)
    assert {one.name for one in state.figures if one.kind == "agent"} <= {o["name"] for o in ours}


def test_a_file_on_the_shelf_is_named_when_a_game_begins(tmp_path: Path, mine: Path) -> None:
    folder = tmp_path / "sets" / GAME.name
    folder.mkdir(parents=True)
    good = mine.read_text(encoding="utf-8")
    (folder / "good.json").write_text(good, encoding="utf-8")
    bad = changed(mine, "canons", "Nan Appleby", speed=0)
    (folder / "bad.json").write_text(bad.read_text(encoding="utf-8"), encoding="utf-8")
    shelf = Shelf(tmp_path / "sets")
    told = {one.name: one.faults for one in shelf.found(GAME)}
    assert told["good"] == ()
    assert told["bad"][0].startswith("bad.json: canon 'Nan Appleby': speed must be a whole number")
    filled = with_sets(GAME, {"players": PLAYERS, "set": "good"}, shelf)
    assert GAME.setup(options_from_json(GAME, filled)).phase == "laying_locations"
    with pytest.raises(IllegalCommand, match="canon 'Nan Appleby'"):
        with_sets(GAME, {"players": PLAYERS, "set": "bad"}, shelf)
