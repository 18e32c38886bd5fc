"""Find the inner corners of a ChArUco sheet, working outwards from the markers that were read."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Grey
from calibration.detect.markers import MarkersSeen
from calibration.model.printed import CharucoSheet

NEIGHBOURS: Final = 12
"""Number of nearest known points that predict the next corner: between near ones the lens is almost
straight."""

REACH_SQUARES: Final = 1.6
"""Largest distance, in squares, of a predicted corner from a known point."""

LARGEST_SHIFT: Final = 0.25
"""Largest distance, in squares, of a corner from its predicted position."""

LEAST_CORRELATION: Final = 0.65
"""Least correlation of a corner's surroundings with the print; below it the corner is covered."""

LEAST_TO_JUDGE: Final = 3
"""Least markers of a sheet that are checked against each other: of two that disagree, it is not
known which is wrong."""

TOLERANCE_SIDES: Final = 0.4
"""Most residual of a marker's corner against a common homography, in sides of a marker. A lens
bends a sheet by less; a misread marker is somewhere else. By trial."""

LEAST_TOLERANCE_PX: Final = 3.0
"""Lower bound on that tolerance, px: across a whole sheet the lens bends by a few px, while a
misread marker is off by a square."""

LEAST_SQUARE_PX: Final = 6
"""Least side, px, of a square whose corners are searched. By trial."""

PATCH: Final = 15
"""Number of samples in each direction of the patch around a corner that is compared with the print.
By trial."""

PRINT_PX_PER_SQUARE: Final = 32
"""Resolution of the print that patches are compared with, px per square: about twice that of the
samples."""

STOP: Final = (cv2.TERM_CRITERIA_EPS + cv2.TERM_CRITERIA_COUNT, 40, 0.005)
"""When OpenCV stops to refine a corner: after 40 iterations, or a movement of less than 0.005
px."""


@dataclass(frozen=True, slots=True, eq=False)
class CornersSeen:
    """Inner corners of a sheet: numbers (N,), board space (N, 3) mm, image space (N, 2)."""

    numbers: Floats
    corners_mm: Floats
    corners_px: Floats


def find_corners(grey: Grey, sheet: CharucoSheet, markers: MarkersSeen) -> CornersSeen:
    """Find the inner corners of a sheet in a picture.

    Near each known point the board is flat and the lens straight enough for a homography, which
    predicts the next corners. Each is refined at its predicted position, compared with the print,
    and then helps to predict further ones.

    Args:
        grey: (h, w) uint8.
        sheet: The printed sheet.
        markers: Those of its markers that were read.
    """
    all_mm = sheet.corners_mm()
    print_ = _RenderedSheet.of(sheet)
    known_mm, known_px = _marker_corners(sheet, markers)
    found: dict[int, Floats] = {}
    tried: set[int] = set()
    while True:
        near = _next_corners(all_mm, known_mm, sheet.square_mm, tried)
        if not near or len(known_mm) < 4:
            break
        tried.update(near)
        for number in near:
            corner = _refined_corner(grey, print_, all_mm[number], known_mm, known_px)
            if corner is not None:
                found[number] = corner
        if found:
            got = sorted(found)
            own_mm, own_px = all_mm[got], np.array([found[n] for n in got])
            marker_mm, marker_px = _marker_corners(sheet, markers)
            known_mm, known_px = np.vstack([marker_mm, own_mm]), np.vstack([marker_px, own_px])
    numbers = sorted(found)
    return CornersSeen(
        np.array(numbers, dtype=np.float64),
        all_mm[numbers] if numbers else np.empty((0, 3)),
        np.array([found[n] for n in numbers]) if numbers else np.empty((0, 2)),
    )


def fitting_together(sheet: CharucoSheet, markers: MarkersSeen) -> MarkersSeen:
    """The markers whose positions fit the sheet, without misread ones.

    One or two markers cannot be checked, and are kept.
    """
    if len(markers) < LEAST_TO_JUDGE:
        return markers
    printed, seen = _marker_corners(sheet, markers)
    sides = [np.linalg.norm(c - np.roll(c, 1, axis=0), axis=1).min() for c in markers.values()]
    tolerance = max(LEAST_TOLERANCE_PX, TOLERANCE_SIDES * float(np.median(sides)))
    _, fits = cv2.findHomography(printed[:, :2], seen, cv2.RANSAC, tolerance)
    good = np.asarray(fits).reshape(-1, 4).sum(axis=1) >= 3
    return {n: markers[n] for n, ok in zip(sorted(markers), good, strict=True) if ok}


@dataclass(frozen=True, slots=True, eq=False)
class _RenderedSheet:
    """A rendering of a sheet's print.

    Attributes:
        picture: Its grey pixels.
        px_per_mm: Its pixels per mm of board space.
        square_mm: Side of a square.
    """

    picture: Grey
    px_per_mm: float
    square_mm: float

    @classmethod
    def of(cls, sheet: CharucoSheet) -> "_RenderedSheet":
        w, h = (n * PRINT_PX_PER_SQUARE for n in sheet.squares_xy)
        picture = np.asarray(sheet.opencv().generateImage((w, h)), dtype=np.uint8)
        return cls(picture, PRINT_PX_PER_SQUARE / sheet.square_mm, sheet.square_mm)


def _marker_corners(sheet: CharucoSheet, markers: MarkersSeen) -> tuple[Floats, Floats]:
    printed = sheet.markers_mm()
    shared = sorted(set(printed) & set(markers))
    if not shared:
        return np.empty((0, 3)), np.empty((0, 2))
    return np.vstack([printed[n] for n in shared]), np.vstack([markers[n] for n in shared])


def _next_corners(all_mm: Floats, known_mm: Floats, square_mm: float, tried: set[int]) -> list[int]:
    if not len(known_mm):
        return []
    apart = np.linalg.norm(all_mm[:, None, :2] - known_mm[None, :, :2], axis=2).min(axis=1)
    near = np.flatnonzero(apart < REACH_SQUARES * square_mm)
    return [int(n) for n in near if int(n) not in tried]


def _refined_corner(
    grey: Grey, print_: _RenderedSheet, at_mm: Floats, known_mm: Floats, known_px: Floats
) -> Floats | None:
    """Predict, refine and check one inner corner; None if it is not found or is covered."""
    homography = _local_homography(at_mm, known_mm, known_px)
    if homography is None:
        return None
    guess, by_mm = _mapped(homography, at_mm[:2])
    side_px = print_.square_mm * float(np.linalg.svd(by_mm, compute_uv=False)[-1])
    window = int(np.clip(round(0.2 * side_px), 2, 6))
    if not _inside(guess, grey, window + 2) or side_px < LEAST_SQUARE_PX:
        return None
    start = guess.astype(np.float32).reshape(1, 1, 2)
    corner = cv2.cornerSubPix(grey, start, (window, window), (-1, -1), STOP)
    refined = np.asarray(corner, dtype=np.float64).reshape(2)
    if np.linalg.norm(refined - guess) > LARGEST_SHIFT * side_px:
        return None
    correlation = _patch_correlation(grey, print_, at_mm[:2], refined, by_mm)
    return refined if correlation > LEAST_CORRELATION else None


def _local_homography(at_mm: Floats, known_mm: Floats, known_px: Floats) -> Floats | None:
    apart = np.linalg.norm(known_mm[:, :2] - at_mm[:2], axis=1)
    nearest = np.argsort(apart, kind="stable")[:NEIGHBOURS]
    found, _ = cv2.findHomography(known_mm[nearest, :2], known_px[nearest], 0)
    matrix = np.asarray(found, dtype=np.float64)
    return matrix if matrix.shape == (3, 3) else None


def _mapped(homography: Floats, at: Floats) -> tuple[Floats, Floats]:
    """Map a point (2,) by a homography, with the derivatives (2, 2)."""
    x, y, w = homography @ np.array([at[0], at[1], 1.0])
    there = np.array([x, y]) / w
    by = (homography[:2, :2] - np.outer(there, homography[2, :2])) / w
    return there, by


def _inside(at: Floats, grey: Grey, margin: int) -> bool:
    h, w = grey.shape
    return bool(margin <= at[0] < w - margin and margin <= at[1] < h - margin)


def _patch_correlation(
    grey: Grey, print_: _RenderedSheet, at_mm: Floats, at_px: Floats, by_mm: Floats
) -> float:
    """Correlation of picture and print in a patch of 0.8 squares around a corner."""
    offsets = np.linspace(-0.4, 0.4, PATCH) * print_.square_mm
    mm = np.stack(np.meshgrid(offsets, offsets), axis=-1).reshape(-1, 2)
    seen = _sampled(grey, at_px + mm @ by_mm.T)
    expected = _sampled(print_.picture, (at_mm + mm) * print_.px_per_mm - 0.5)
    return _correlation(seen, expected)


def _sampled(picture: Grey, at: Floats) -> Floats:
    x, y = at.astype(np.float32).T.reshape(2, PATCH, PATCH)
    values = cv2.remap(picture, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(values, dtype=np.float64).ravel()


def _correlation(first: Floats, second: Floats) -> float:
    a, b = first - first.mean(), second - second.mean()
    size = float(np.linalg.norm(a) * np.linalg.norm(b))
    return float(a @ b) / size if size > 0 else 0.0
