"""Ctrl-C with the page open: the program ends without error messages."""

import json
import urllib.request
from pathlib import Path

from server.cli.running import address_of
from server.store.recording import FILE
from tests.support.program import serving


def test_an_open_picture_stream_does_not_hold_it_up(tmp_path: Path) -> None:
    log = tmp_path / "stderr.txt"
    with serving(["demo"], log=log, cwd=tmp_path) as address:
        live = urllib.request.urlopen(f"{address}api/camera/live", timeout=30)
        assert live.read(16)
    # The program was asked to end, and did, while the stream was still open.
    live.close()
    assert log.read_text() == ""


def test_a_recording_ends_well_when_the_system_stops_the_program(tmp_path: Path) -> None:
    """As with Ctrl-C; without its end mark it would be reported as cut off."""
    folder = tmp_path / "evening"
    with (
        serving(["record", str(folder)], log=tmp_path / "stderr.txt") as address,
        urllib.request.urlopen(f"{address}health", timeout=30) as answer,
    ):
        assert answer.status == 200
    assert json.loads((folder / FILE).read_text().splitlines()[-1])["did"] == "ended"


def test_what_to_type_into_a_browser_here() -> None:
    assert address_of("127.0.0.1", 8377) == "http://127.0.0.1:8377/"
    assert address_of("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert address_of("::1", 80) == "http://[::1]:80/"
