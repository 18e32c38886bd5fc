"""Every sheet is rendered to a picture and read back: its markers lie where its file says."""

import json
from collections.abc import Iterator

import cv2
import numpy as np
import numpy.typing as npt
import pypdfium2
import pytest

from calibration.boards import find_boards
from calibration.markers import find_markers
from calibration.printed import MarkerBoard
from calibration.sheets import SHEETS, SheetProblem, draw_sheet, standard_boards
from calibration.sheets.page import PAPERS_MM, RULER_MM
from calibration.table import parse_boards

DPI = 200
PX_PER_MM = DPI / 25.4
PROMISED_MM = 0.1


def rendered(pdf: bytes) -> npt.NDArray[np.uint8]:
    """The page as a printer with 200 dots per inch would lay it down, BGR."""
    document = pypdfium2.PdfDocument(pdf)
    page = document[0]
    bitmap = page.render(scale=DPI / 72)
    picture = np.array(bitmap.to_numpy()[..., :3], dtype=np.uint8)
    bitmap.close()
    page.close()
    document.close()
    return picture


def similarity_residual_mm(told: npt.NDArray[np.float64], seen: npt.NDArray[np.float64]) -> float:
    """Largest distance after turning and shifting, without scaling, of a flipped plane."""
    told = told * np.array([1, -1])
    a, b = told - told.mean(axis=0), seen - seen.mean(axis=0)
    u, _, vt = np.linalg.svd(a.T @ b)
    return float(np.linalg.norm(a @ u @ vt - b, axis=1).max())


@pytest.mark.parametrize("paper", PAPERS_MM)
@pytest.mark.parametrize("name", SHEETS)
def test_what_is_printed_lies_where_the_boards_file_says(name: str, paper: str) -> None:
    sheet = draw_sheet(name, paper=paper)
    boards = parse_boards(sheet.boards_json)
    picture = rendered(sheet.pdf)
    height_mm = PAPERS_MM[paper][1]
    assert picture.shape[0] == pytest.approx(height_mm * PX_PER_MM, abs=1)
    if boards.charuco:
        (seen,) = find_boards(picture, boards).boards
        assert len(seen.points_px) == 24
        told, found = seen.points_mm[:, :2], seen.points_px / PX_PER_MM
        worst = similarity_residual_mm(told, found)
    elif name == "corners":
        worst = max(_marker_sides(picture, boards.markers[0], 60.0))
    else:
        (card,) = boards.moving
        markers = find_markers(grey(picture), card.dictionary, card.markers.keys())
        assert len(markers) == 12
        told = np.concatenate([card.markers[n][:, :2].mean(axis=0, keepdims=True) for n in markers])
        found = np.stack([markers[n].mean(axis=0) for n in markers]) / PX_PER_MM
        worst = similarity_residual_mm(told, found)
    print(f"{name} on {paper}: worst {worst:.3f} mm")
    assert worst < PROMISED_MM


def grey(picture: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
    return np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), dtype=np.uint8)


def _marker_sides(
    picture: npt.NDArray[np.uint8], board: MarkerBoard, side_mm: float
) -> Iterator[float]:
    """How far each side of each marker is from its true length, in mm."""
    found = find_markers(grey(picture), board.dictionary, board.markers.keys())
    assert len(found) == 4
    for corners in found.values():
        sides = np.linalg.norm(corners - np.roll(corners, 1, axis=0), axis=1) / PX_PER_MM
        yield float(np.abs(sides - side_mm).max())


@pytest.mark.parametrize("name", SHEETS)
def test_every_sheet_carries_a_check_ruler_of_100_mm(name: str) -> None:
    picture = grey(rendered(draw_sheet(name).pdf))
    row = picture[round((297 - 12) * PX_PER_MM) - 2 : round((297 - 12) * PX_PER_MM) + 3].min(axis=0)
    dark = np.flatnonzero(row < 200)
    assert (dark[-1] - dark[0]) / PX_PER_MM == pytest.approx(RULER_MM, abs=0.5)


def test_the_same_sheet_is_the_same_file() -> None:
    assert draw_sheet("table").pdf == draw_sheet("table").pdf


def test_one_boards_file_serves_both_papers() -> None:
    assert (
        draw_sheet("table", paper="a4").boards_json
        == draw_sheet("table", paper="letter").boards_json
    )


def test_without_a_boards_file_the_table_sheet_and_the_turn_card_are_expected() -> None:
    standard = standard_boards()
    assert [sheet.square_mm for sheet in standard.charuco] == [34.0]
    assert [card.name for card in standard.moving] == ["turn-card"]


def test_corners_lie_in_the_rectangle_asked_for() -> None:
    told = json.loads(draw_sheet("corners", size="900x500").boards_json)
    centres = np.array([np.mean(c, axis=0)[:2] for c in told["boards"][0]["markers"].values()])
    assert np.ptp(centres, axis=0).tolist() == [900.0, 500.0]


@pytest.mark.parametrize(
    ("name", "options", "complaint"),
    [
        ("carpet", {}, "choose table, corners, turn-card"),
        ("table", {"paper": "a9"}, "choose a4, letter"),
        ("table", {"size": "3x4"}, "leave --size out"),
        ("corners", {"size": "wide"}, "give it like 600x400"),
        ("corners", {"size": "1x1"}, "give it like 600x400"),
    ],
)
def test_what_cannot_be_printed_is_refused_in_words(
    name: str, options: dict[str, str], complaint: str
) -> None:
    with pytest.raises(SheetProblem, match=complaint):
        draw_sheet(name, **options)
