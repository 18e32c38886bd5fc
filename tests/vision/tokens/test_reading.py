"""Markers that the detector cannot read are read by their whole print; dark squares are not."""

import cv2
import numpy as np

from calibration.detect.boards import grey_of
from calibration.detect.markers import find_every_marker
from calibration.solve.calibrate import calibrate
from tests.calibration.sheets.readback import PX_PER_MM
from tests.support import drawn_boards as drawn
from tests.support.filmed import cell_mm
from vision.tokens.find import find_tokens

SQUARE_MM = 15.0
EDGE_MM = 4.0
BLUR_PX = 1.05


def square(inside: np.ndarray, at_mm: tuple[float, float]) -> drawn.Paper:
    """A print of cells within a black border, as large as a piece's marker."""
    bits = np.pad(inside, 1)
    cell = round(SQUARE_MM * PX_PER_MM / len(bits))
    edge = round(EDGE_MM * PX_PER_MM)
    print_ = np.pad(np.kron(bits, np.full((cell, cell), 255)), edge, constant_values=255)
    middle = len(print_) / PX_PER_MM / 2
    return drawn.Paper(print_.astype(np.uint8), at_mm, 80.0, (middle, middle), 1.0)


def test_small_pieces_are_read_and_squares_that_are_none_are_not() -> None:
    printed = drawn.boards("grid", "tokens")
    laid = {90: (1, 1), 97: (3, 2), 113: (5, 4), 125: (2, 6), 131: (6, 5)}
    papers = drawn.board("grid", "grid")
    for number, space in laid.items():
        x, y = cell_mm(printed, "grid", *space)
        papers.append(drawn.piece("tokens", number, (x, y), 71.0, 1.0))
    fakes = (np.zeros((4, 4)), np.ones((4, 4)), np.indices((4, 4)).sum(axis=0) % 2)
    for column, inside in enumerate(fakes, start=2):
        x, y = cell_mm(printed, "grid", column, 4)
        papers.append(square(inside, (x, y)))
    by = drawn.view((0.0, 0.0), 1500.0, 60.0, -110.0)
    sharp = drawn.seen(papers, by, table="green")
    picture = np.asarray(cv2.GaussianBlur(sharp, (0, 0), BLUR_PX), dtype=np.uint8)
    calibration = calibrate([picture], printed, camera=by.camera)
    grey = grey_of(picture)
    detected = find_every_marker(grey, printed.tokens[0].dictionary, printed.tokens[0].pieces)
    found = find_tokens(grey, printed, calibration)
    assert {number for number, _ in detected.read} < {one.number for one in found} <= set(laid)
    for one in found:
        assert np.hypot(*(one.at_mm - cell_mm(printed, "grid", *laid[one.number]))) < 2
        assert abs((one.heading_deg - 71.0 + 180) % 360 - 180) < 3
