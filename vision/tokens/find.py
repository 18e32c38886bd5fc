"""Find the markers of pieces and cards in a picture, and where on the table each is.

Of markers too small for the detector only the dark squares are found, because their cells blur into
each other. Each possible number is then compared with the picture by its whole print; a number that
matches, and better than all others, is read.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Grey, fact
from calibration.detect.markers import find_every_marker
from calibration.model.homography import homography_through, mapped
from calibration.model.printed import Boards, MarkerDictionary, TokenMarkers
from calibration.model.projection import (
    camera_centre_mm,
    image_from_table,
    sigma_mm_at,
    table_from_image,
)
from calibration.model.solution import Calibration
from vision.tokens.aligning import AROUND_A_MARKER, Aligned, Print, aligned

CORNER_SIGMA_PX: Final = 1.0
"""Sigma of each coordinate of a small marker's corner, if only the detector's corners are known."""

HEIGHT_SIGMA_MM: Final = 0.6
"""Sigma of the height of a print: thickness of the card that it was glued on, and what is below
it."""

SIDE_TOLERANCE: Final = 0.2
"""Largest difference of a marker's size from its printed one, as a share: a marker that differs
more is another, or is held up by a hand."""

SKEW_TOLERANCE: Final = 0.15
"""Largest difference between a marker's sides, as a share: a marker that differs more does not lie
flat."""

ROUGHLY, CLOSELY = 2.0, 0.5
"""Factors for `SIDE_TOLERANCE` and `SKEW_TOLERANCE`: for a square too small to read, and for an
aligned print."""

BACK: Final = "back/"
"""Prefix of the names of prints that many cards share."""

BLURRED_CELLS: Final = 0.5
"""Blur, in cells, of the print of a marker that is too small for the detector."""

TRIED: Final = 6
"""Largest number of combinations of number and rotation that are aligned, likeliest first."""

AT_FIRST: Final = 0.2
"""Least correlation of a number and rotation before alignment."""

READ: Final = 0.8
"""Least correlation inside the border, after alignment, for a number to be read."""

SURE: Final = 4.6
"""Least natural logarithm of the likelihood ratio between the best number and any other for it to
be read: a hundred times."""


@dataclass(frozen=True, slots=True, eq=False)
class TokenFound:
    """A piece in one picture.

    Attributes:
        number: Its marker's number.
        name: Its name in the boards file; empty if there is none.
        corners_px: (4, 2), clockwise from the print's top left.
        at_mm: (2,) middle of the marker, on the table plane below it.
        heading_deg: Where the marker's top edge points, 0 to 360.
        sigma_mm: Of each coordinate.
        heading_sigma_deg: Of the heading.
        printed: The board it belongs to.
    """

    number: int
    name: str
    corners_px: Floats
    at_mm: Floats
    heading_deg: float
    sigma_mm: float
    heading_sigma_deg: float
    printed: TokenMarkers

    def __post_init__(self) -> None:
        object.__setattr__(self, "corners_px", fact(self.corners_px, (4, 2), "corners_px"))
        object.__setattr__(self, "at_mm", fact(self.at_mm, (2,), "at_mm"))

    @property
    def axes(self) -> Floats:
        """(2, 2) unit vectors on the table: directions of the print's right and down, in rows."""
        heading = np.radians(self.heading_deg)
        up = np.array([np.cos(heading), np.sin(heading)])
        right = np.array([up[1], -up[0]])
        return np.stack([right, -up])


def find_tokens(grey: Grey, boards: Boards, calibration: Calibration) -> tuple[TokenFound, ...]:
    """Every piece whose marker is read and lies flat on the table.

    Args:
        grey: (h, w) uint8, of the calibrated camera.
        boards: What was printed.
        calibration: Camera and table.

    Returns:
        In order of boards, numbers, and then from left to right.
    """
    seen = {
        printed.name: find_every_marker(grey, printed.dictionary, _numbers(printed, boards))
        for printed in boards.tokens
    }
    found = [
        one
        for printed in boards.tokens
        for number, corners in seen[printed.name].read
        if (one := _lying_flat(grey, number, corners, printed, calibration)) is not None
    ]
    # Only if pieces are named: among all numbers there would always be one that fits.
    for printed in (one for one in boards.tokens if one.pieces):
        for corners in seen[printed.name].unread:
            one = _read_closely(grey, corners, printed, calibration)
            if one is not None and not any(_is_same(one, other) for other in found):
                found.append(one)
    order = [printed.name for printed in boards.tokens]
    return tuple(sorted(found, key=lambda one: (order.index(one.printed.name), *_sort_key(one))))


def _sort_key(one: TokenFound) -> tuple[float, ...]:
    """Sorting key of a marker: its number, and then its place from left to right."""
    return (one.number, *one.corners_px.mean(axis=0).tolist())


def _is_same(one: TokenFound, other: TokenFound) -> bool:
    """Whether two detections are of the same piece.

    There is one piece of each number, except for backs; and no two pieces are in one place.
    """
    apart = float(np.hypot(*(one.at_mm - other.at_mm)))
    alike = one.printed is other.printed and one.number == other.number
    return (alike and not one.name.startswith(BACK)) or apart < one.printed.marker_mm


def _numbers(printed: TokenMarkers, boards: Boards) -> Collection[int]:
    """The numbers of possible pieces: those with names, or else all that no board uses."""
    if printed.pieces:
        return printed.pieces.keys()
    all_numbers = range(len(printed.dictionary.opencv.bytesList))
    taken = {n for board in (*boards.markers, *boards.moving) for n in board.markers}
    taken |= {n for sheet in boards.charuco for n in sheet.markers_mm()}
    return [number for number in all_numbers if number not in taken]


def _lying_flat(
    grey: Grey, number: int, corners_px: Floats, printed: TokenMarkers, calibration: Calibration
) -> TokenFound | None:
    corners_mm = table_from_image(corners_px, calibration, printed.height_mm)
    if not np.isfinite(corners_mm).all() or not _is_marker_sized(corners_mm, printed.marker_mm):
        return None
    bits = printed.dictionary.bits(number)
    better = aligned(grey, bits, corners_mm, printed.height_mm, calibration)
    lies = better or _as_detected(corners_px, corners_mm, printed.marker_mm)
    return _token_at(number, lies, printed, calibration)


def _read_closely(
    grey: Grey, corners_px: Floats, printed: TokenMarkers, calibration: Calibration
) -> TokenFound | None:
    """Read a piece whose dark square is found but whose number the detector cannot read."""
    corners_mm = table_from_image(corners_px, calibration, printed.height_mm)
    if not np.isfinite(corners_mm).all() or not _is_marker_sized(
        corners_mm, printed.marker_mm, ROUGHLY
    ):
        return None
    read = _read_square(
        grey, corners_px, corners_mm, printed.dictionary, printed.pieces, printed.height_mm,
        calibration,
    )  # fmt: skip
    if read is None or not _is_marker_sized(read[1].corners_mm, printed.marker_mm, CLOSELY):
        return None
    return _token_at(*read, printed, calibration)


def _token_at(
    number: int, lies: Aligned, printed: TokenMarkers, calibration: Calibration
) -> TokenFound:
    at = lies.corners_mm.mean(axis=0)
    up = lies.corners_mm[:2].sum(axis=0) - lies.corners_mm[2:].sum(axis=0)
    raised = np.column_stack([lies.corners_mm, np.full(4, printed.height_mm)])
    seen_px = image_from_table(raised, calibration)
    return TokenFound(
        number,
        printed.pieces.get(number, ""),
        seen_px,
        at,
        float(np.degrees(np.arctan2(up[1], up[0])) % 360),
        _place_sigma_mm(seen_px, at, lies.sigma_mm, calibration, printed.height_mm),
        lies.turn_sigma_deg,
        printed,
    )


def _as_detected(corners_px: Floats, corners_mm: Floats, side_mm: float) -> Aligned:
    """The marker by the detector's corners alone, if no print can be aligned with the picture."""
    area_px, area_mm = _area(corners_px), _area(corners_mm)
    corner_mm = float(CORNER_SIGMA_PX * np.sqrt(area_mm / max(area_px, 1e-9)))
    return Aligned(corners_mm, corner_mm / 2, float(np.degrees(corner_mm / side_mm)))


def _is_marker_sized(corners_mm: Floats, side_mm: float, slack: float = 1.0) -> bool:
    sides = np.linalg.norm(corners_mm - np.roll(corners_mm, 1, axis=0), axis=1)
    mean = float(sides.mean())
    return bool(
        abs(mean / side_mm - 1) <= slack * SIDE_TOLERANCE
        and np.ptp(sides) <= slack * SKEW_TOLERANCE * 2 * mean
        and mean > 0
    )


def _place_sigma_mm(
    corners_px: Floats, at_mm: Floats, read_mm: float, calibration: Calibration, height_mm: float
) -> float:
    """Sigma of each coordinate, mm, by picture, calibration, and the uncertain height."""
    middle = corners_px.mean(axis=0, keepdims=True)
    covariance = sigma_mm_at(middle, calibration, height_mm)[0]
    eye = camera_centre_mm(calibration)
    slope = float(np.hypot(*(at_mm - eye[:2]))) / max(float(eye[2] - height_mm), 1.0)
    leaning = HEIGHT_SIGMA_MM * slope / np.sqrt(2)
    return float(np.sqrt(max(np.trace(covariance) / 2, 0.0) + leaning**2 + read_mm**2))


def _area(corners: Floats) -> float:
    x, y = corners.T
    return float(abs((x * np.roll(y, -1) - y * np.roll(x, -1)).sum()) / 2)


def _read_square(
    grey: Grey,
    corners_px: Floats,
    corners_mm: Floats,
    dictionary: MarkerDictionary,
    numbers: Collection[int],
    height_mm: float,
    calibration: Calibration,
) -> tuple[int, Aligned] | None:
    """The number on a dark square, and where its marker is; None if none is certain.

    Args:
        grey: (h, w) uint8.
        corners_px: (4, 2), clockwise from any of them.
        corners_mm: (4, 2) the same on its plane.
        dictionary: The marker's dictionary.
        numbers: The possible numbers.
        height_mm: Height of that plane.
        calibration: Camera and table.
    """
    prints = _prints(dictionary, tuple(sorted(numbers)))
    best: dict[int, Aligned] = {}
    for number, turn in _likeliest_numbers(grey, corners_px, prints):
        bits = dictionary.bits(number)
        lies = aligned(grey, bits, np.roll(corners_mm, -turn, axis=0), height_mm, calibration)
        if lies and (number not in best or lies.agreement > best[number].agreement):
            best[number] = lies
    ranked = sorted(best.items(), key=lambda one: -one[1].agreement)
    if not ranked or ranked[0][1].agreement < READ:
        return None
    others = [one.agreement for _, one in ranked[1:]]
    cells = dictionary.opencv.markerSize**2
    return (
        ranked[0] if _ln_likelihood_ratio(ranked[0][1].agreement, others, cells) >= SURE else None
    )


def _ln_likelihood_ratio(best: float, others: Sequence[float], cells: int) -> float:
    """Logarithm of the likelihood ratio of the best and the next, each cell being one measurement.

    With n measurements and correlation r the residual is 1 - r^2, and the likelihood is that to the
    power of -n / 2.
    """
    following = max(others, default=0.0)
    return float(cells / 2 * np.log((1 - following**2) / max(1 - best**2, 1e-6)))


def _likeliest_numbers(
    grey: Grey, corners_px: Floats, prints: dict[int, Print]
) -> list[tuple[int, int]]:
    """Numbers, and the index of the corner that is the print's first, likeliest first."""
    one = next(iter(prints.values()))
    values = np.stack([prints[number].values[one.inside] for number in prints])
    values = values - values.mean(axis=1, keepdims=True)
    values /= np.linalg.norm(values, axis=1, keepdims=True) + 1e-9
    scores = []
    for turn in range(4):
        through = homography_through(AROUND_A_MARKER, np.roll(corners_px, -turn, axis=0))
        x, y = mapped(through, one.places[one.inside]).astype(np.float32).T
        seen = cv2.remap(grey, x[None], y[None], cv2.INTER_LINEAR).ravel().astype(np.float64)
        seen -= seen.mean()
        scores.append(values @ seen / (np.linalg.norm(seen) + 1e-9))
    score = np.stack(scores, axis=1)
    ranked = [divmod(int(place), 4) for place in np.argsort(-score, axis=None)[:TRIED]]
    numbers = list(prints)
    return [(numbers[row], turn) for row, turn in ranked if score[row, turn] >= AT_FIRST]


@lru_cache(maxsize=16)
def _prints(dictionary: MarkerDictionary, numbers: tuple[int, ...]) -> dict[int, Print]:
    return {number: Print.of(dictionary.bits(number), BLURRED_CELLS) for number in numbers}
