"""A group's own data: files read, faults named with the file, sets found by name, content kept."""

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from engine.game import AnyGame
from engine.plain import Row, Text, Whole
from engine.refusal import IllegalCommand, Reason
from engine.registry import GAMES
from engine.sets import Set, Sets
from server.cli.exits import Unusable
from server.cli.set_files import read_set_files, write_built_in
from server.sets.filling import with_sets
from server.sets.reading import SetProblem, read_file, read_sets
from server.sets.shelf import Shelf
from server.sets.writing import built_in_text


@dataclass(frozen=True)
class Beast:
    name: str
    agility: int


def _misfits(given: Set) -> tuple[str, ...]:
    names = [one["name"] for one in given.get("beasts", [])]
    return () if "Wolf" in names else ("a wolf is needed",)


WOLF, BEAR = {"name": "Wolf", "agility": 4}, {"name": "Bear", "agility": 2}
ROWS = Row("beast", Beast, {"name": Text(20), "agility": Whole(1, 6)})
GAME: AnyGame = replace(
    GAMES["clearing_house"], sets=Sets({"beasts": ROWS}, lambda: {"beasts": [WOLF, BEAR]}, _misfits)
)
WITHOUT = replace(GAME, sets=None)


def faults(*texts: str) -> tuple[str, ...]:
    with pytest.raises(SetProblem) as caught:
        read_sets(GAME, [(f"{n}.json", text) for n, text in enumerate(texts, start=1)])
    return caught.value.faults


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{", "1.json is not JSON: Expecting property name"),
        ('{\n "beasts": [}', "(line 2, column 13)"),
        ('{"beasts": [], "beasts": []}', "1.json: 'beasts' is given twice in one object"),
        ('{"beasts": [NaN]}', "1.json: NaN is not a number"),
        ("[" * 100_000, "1.json: it is nested too deep"),
        ("7", "1.json: a set is an object with some of beasts, not 7"),
        ('{"beats": []}', "1.json: there is no 'beats'; did you mean 'beasts'?"),
        (
            '{"beasts": [{"name": "Wolf", "agility": "fast"}]}',
            "1.json: beast 'Wolf': agility must be a whole number from 1 to 6, not 'fast'",
        ),
        ('{"beasts": [{"name": "Bear", "agility": 2}]}', "1.json: a wolf is needed"),
    ],
)
def test_a_fault_names_its_file(text: str, fault: str) -> None:
    (told,) = faults(text)
    assert fault in told


def test_faults_of_several_files_are_told_together() -> None:
    told = faults('{"beats": []}', '{"beasts": 5}')
    assert [one.split(":")[0] for one in told] == ["1.json", "2.json"]
    joined = faults('{"beasts": []}', '{"beasts": []}')
    assert joined == ("1.json and 2.json: a wolf is needed",)


def test_files_are_joined_in_order() -> None:
    texts = [json.dumps({"beasts": [WOLF]}), json.dumps({"beasts": [BEAR]})]
    whole = read_sets(GAME, [("a.json", texts[0]), ("b.json", texts[1])])
    assert whole == {"beasts": [WOLF, BEAR]}


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    write_built_in(GAME, path)
    assert read_set_files(GAME, [path]) == {"beasts": [WOLF, BEAR]}
    assert path.read_text() == built_in_text(GAME)
    with pytest.raises(Unusable, match="is there already"):
        write_built_in(GAME, path)


def test_a_game_without_sets_says_so(tmp_path: Path) -> None:
    for call in (
        lambda: write_built_in(WITHOUT, tmp_path / "x"),
        lambda: read_set_files(WITHOUT, [tmp_path / "x"]),
    ):
        with pytest.raises(Unusable):
            call()
    with pytest.raises(SetProblem, match="has no sets"):
        read_sets(WITHOUT, [("a", "{}")])
    assert Shelf(tmp_path).found(WITHOUT) == ()


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "large.json").write_bytes(b" " * 2_000_001)
    (tmp_path / "picture.json").write_bytes(b"\xff\xd8\xff")
    for name, fault in (
        ("none.json", "there is no such file"),
        ("large.json", "larger than 2 MB"),
        ("picture.json", "cannot be read as text"),
    ):
        with pytest.raises(SetProblem, match=f"{name}.*{fault}"):
            read_file(tmp_path / name)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    folder = tmp_path / "clearing_house"
    folder.mkdir()
    (folder / "forest.json").write_text(json.dumps({"beasts": [WOLF]}))
    (folder / "broken.json").write_text("{")
    (folder / "-odd.json").write_text("{}")
    (folder / "notes.txt").write_text("not a set")
    (tmp_path / "secret.json").write_text(json.dumps({"beasts": [WOLF]}))
    return Shelf(tmp_path)


def test_sets_are_found_by_name_and_looked_through(shelf: Shelf) -> None:
    broken, forest = shelf.found(GAME)
    assert (forest.name, forest.faults) == ("forest", ())
    assert broken.faults[0].startswith("broken.json is not JSON")


def test_the_content_goes_into_the_options(shelf: Shelf) -> None:
    filled = with_sets(GAME, {"preset": "classic", "set": "forest"}, shelf)
    assert filled == {"preset": "classic", "beasts": [WOLF]}
    assert with_sets(GAME, {"set": ["forest", "forest"]}, shelf) == {"beasts": [WOLF]}
    assert with_sets(GAME, {"preset": "classic"}, shelf) == {"preset": "classic"}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"set": "forrest"}, "there is no set 'forrest'"),
        ({"set": "../secret"}, "there is no set '../secret'"),
        ({"set": "-odd"}, "there is no set '-odd'"),
        ({"set": "broken"}, "broken.json is not JSON"),
        ({"set": 5}, "is the name of a set, or a list of names"),
        ({"set": []}, "is the name of a set, or a list of names"),
        ({"set": "forest", "beasts": [BEAR]}, "beasts is in the options and in a set"),
        ({"beasts": [{"name": "Wolf", "agility": 9}]}, "from 1 to 6, not 9"),
        ({"beasts": [BEAR]}, "a wolf is needed"),
    ],
)
def test_what_cannot_be_filled_is_refused(shelf: Shelf, options: dict[str, Any], said: str) -> None:
    with pytest.raises(IllegalCommand) as caught:
        with_sets(GAME, options, shelf)
    assert caught.value.reason is Reason.OPTIONS
    assert said in caught.value.detail


def test_a_name_finds_nothing_where_there_is_no_folder(tmp_path: Path) -> None:
    for shelf in (Shelf(None), Shelf(tmp_path / "nowhere")):
        assert shelf.found(GAME) == ()
        with pytest.raises(IllegalCommand, match="there are none in the data folder"):
            with_sets(GAME, {"set": "forest"}, shelf)
