"""The page's pure modules, run where they live; and its lists, against the engine's."""

import functools
import http.server
import re
import threading
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from engine.games.clay_o_rama.powers import POWERS
from engine.games.clay_o_rama.tables import PRESETS
from tests.browser.conftest import Watch
from tests.support.program import ROOT
from vision.sighting import ColourName

WEB = ROOT / "server" / "web"
BLANK = b"<!doctype html><link rel=icon href=data:,>"


class _Files(http.server.SimpleHTTPRequestHandler):
    def do_GET(self) -> None:
        """The files, and an empty page to run them in."""
        if self.path != "/blank":
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(BLANK)
        return None

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def files() -> Iterator[str]:
    """The folder of the page, served as it is."""
    handler = functools.partial(_Files, directory=str(WEB))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
        thread.join()


def entry(seq: int, at: str, *, back_to: int | None = None) -> dict[str, Any]:
    """An entry of the ledger as the server tells it."""
    took_back = {"type": "TakenBack", "to_seq": back_to}
    event = {"type": "Noted"} if back_to is None else took_back
    return {"seq": seq, "at": at, "command": at, "event": event}


TWO = [entry(1, "a"), entry(2, "b")]

# Entries, and the groups that still stand: by their first and last seq.
LEDGERS = [
    ([], []),
    ([entry(1, "a"), entry(2, "a"), entry(3, "b")], [[1, 2], [3, 3]]),
    ([*TWO, entry(3, "c", back_to=1)], [[1, 1]]),
    # What was taken back is brought back by going to its end.
    ([*TWO, entry(3, "c", back_to=1), entry(4, "d", back_to=2)], [[1, 1], [2, 2]]),
    ([entry(1, "a"), entry(2, "b", back_to=0), entry(3, "c")], [[3, 3]]),
]

# A field, the command it belongs to, what is typed, and the command that comes of it.
NUMBER = {"path": ["span"], "per_unit": 10, "options": []}
DEEP = {"path": ["missiles", 0, "dice"], "per_unit": 1, "options": []}
CHOICE = {"path": ["struck"], "options": [{"value": None}, {"value": 3}], "per_unit": 1}
AMENDED = [
    (NUMBER, {"span": 2034}, "203.4", "205.25", {"span": 2053}),
    (NUMBER, {"span": None}, "", "", {"span": None}),
    (DEEP, {"missiles": [{"dice": 2}]}, "2", "5", {"missiles": [{"dice": 5}]}),
    (CHOICE, {"struck": 3}, "1", "0", {"struck": None}),
]


@pytest.mark.browser
@pytest.mark.parametrize(("entries", "standing"), LEDGERS)
def test_groups_stand_until_they_are_taken_back(
    entries: list[dict[str, Any]], standing: list[list[int]], files: str, watch: Watch
) -> None:
    page = watch().page
    page.goto(f"{files}/blank")
    groups = page.evaluate(
        "async (entries) => (await import('/log/groups.js')).groupsOf(entries)", entries
    )
    stand = [[g["first"], g["last"]] for g in groups if g["standing"] and not g["takeBack"]]
    assert stand == standing


@pytest.mark.browser
@pytest.mark.parametrize(("field", "command", "shown", "typed", "amended"), AMENDED)
def test_a_correction_sets_the_value_in_whole_steps(
    field: dict[str, Any],
    command: dict[str, Any],
    shown: str,
    typed: str,
    amended: dict[str, Any],
    files: str,
    watch: Watch,
) -> None:
    page = watch().page
    page.goto(f"{files}/blank")
    got = page.evaluate(
        """async ([field, command, typed]) => {
            const { amended, shownValue } = await import('/offers/amend.js');
            return [shownValue(command, field), amended(command, [field], [typed]), command];
        }""",
        [field, command, typed],
    )
    assert got == [shown, amended, command]


def test_the_page_knows_the_powers_of_the_rule_sheet() -> None:
    assert words_in("games/clay_o_rama/powers.js", "POWERS") == set(POWERS)


def test_the_page_knows_the_colours_that_the_camera_tells_apart() -> None:
    text = (WEB / "games/colours.js").read_text()
    assert set(re.findall(r"^  (\w+): \{ fill", text, re.M)) == set(get_args(ColourName))


def test_the_page_offers_presets_that_there_are() -> None:
    text = (WEB / "dialogs/presets.js").read_text()
    offered = set(re.findall(r'^  \["(\w+)"', text, re.M))
    assert offered <= set(PRESETS)
    assert len(offered) >= 4


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
