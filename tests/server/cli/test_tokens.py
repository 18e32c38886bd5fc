"""`observe --for token` on drawn pictures."""

import json
from pathlib import Path

import cv2
import pytest

from calibration.sheets import draw_sheets
from server.cli.main import main
from tests.support import drawn_boards as drawn

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
