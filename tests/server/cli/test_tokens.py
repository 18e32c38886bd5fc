"""`observe --for token` on drawn pictures, and how often what lies still is told."""

import json
from pathlib import Path

import cv2
import pytest

from calibration.frame import Frame
from calibration.sheets import draw_sheets
from server.cli.main import main
from server.cli.repeating import Repeating
from tests.support import drawn_boards as drawn
from tests.support.films import plain
from vision.foreground import Glance, Glancer
from vision.sighting import Sighting, TokenSeen

LAID = {90: (-75.0, 75.0), 94: (15.0, -45.0)}


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    """A picture of the grid with two pieces, beside its boards file."""
    papers = [drawn.piece("tokens", n, at, 90.0, 1.0) for n, at in LAID.items()]
    seen = drawn.seen([*drawn.board("grid", "grid"), *papers], drawn.view((0, 0), 600, 70, -90))
    (tmp_path / "boards.json").write_text(draw_sheets(["grid", "tokens"]).boards_json)
    cv2.imwrite(str(tmp_path / "table.png"), seen)
    return tmp_path / "table.png"


def test_pieces_are_printed_with_their_names_and_spaces(
    picture: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    boards = str(picture.parent / "boards.json")
    assert main(["observe", str(picture), "--boards", boards, "--for", "token"]) == 0
    *tokens, summary = [json.loads(line) for line in capfd.readouterr().out.splitlines()]
    assert summary["kind"] == "summary"
    assert [(one["id"], one["name"]) for one in tokens] == [(90, "pawn/1"), (94, "trap/1/1")]
    for one in tokens:
        assert one["at_mm"] == pytest.approx(LAID[one["id"]], abs=2)
        assert (one["heading_deg"] - 90 + 180) % 360 - 180 == pytest.approx(0, abs=3)
    assert [(one["space"]["column"], one["space"]["row"]) for one in tokens] == [(1, 1), (4, 5)]


class _Told:
    """An observer that tells what it was given, frame by frame."""

    def __init__(self, *told: tuple[Sighting, ...]) -> None:
        self._told = list(told)

    def see(self, _frame: Frame, _glance: Glance) -> tuple[Sighting, ...]:
        return self._told.pop(0)

    def finish(self) -> tuple[Sighting, ...]:
        return ()


def test_every_frame_tells_what_lies_there_until_it_is_gone() -> None:
    lying = TokenSeen(0, 0.0, 90, (0.0, 0.0), 0.0)
    gone = TokenSeen(2, 0.2, 90, (0.0, 0.0), 0.0, state="gone")
    repeating, glancer = Repeating(_Told((lying,), (), (gone,), ())), Glancer()
    told = []
    for index in range(4):
        frame = Frame(plain((64, 36)), index, index / 10)
        told.append(repeating.see(frame, glancer.glance(frame)))
    states = [[one.state for one in some if isinstance(one, TokenSeen)] for some in told]
    assert states == [["lying"], ["lying"], ["gone"], []]
    assert [one.frame for some in told for one in some] == [0, 1, 2]
