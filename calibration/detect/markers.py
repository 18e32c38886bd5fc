"""Find single markers by number, at several sizes of the picture."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import cv2
import numpy as np

from calibration.arrays import Floats, Grey
from calibration.detect.bloom import read_bloomed
from calibration.model.printed import MarkerDictionary

MarkersSeen: TypeAlias = dict[int, Floats]
"""Corners of each marker seen, (4, 2) in image space, clockwise from the print's top-left."""

ENLARGEMENTS: Final = (1.0, 2.0, 4.0)
"""Factors by which the picture is enlarged, in turn, to read markers: OpenCV does not detect
markers whose cells are under about 2 px."""

WIDEST_PX: Final = 4000
"""Longer side in pixels up to which pictures are enlarged; larger ones are also searched at this
size. By trial."""

LEAST_SIDE_PX: Final = 8.0
"""Least side of a marker that is searched, in pixels of the original picture. By trial."""

SHARPENING: Final = 2.5
"""Weight of the unsharp mask on enlarged pictures. By trial."""

SHARPENING_PX: Final = 1.5
"""Width of the unsharp mask in pixels of the original picture; without it the cells of small
markers merge."""


CLEAR_CELL_PX: Final = 6.0
"""Side, px, of a marker's cells in an enlarged picture from which on further enlarging does not
help. By trial."""

MOST_UNREAD: Final = 60
"""Most unread quadrangles that are examined again, the largest first: each takes some
milliseconds."""

FEW_READ: Final = 3
"""Least markers that must be read before the enlarging may stop. It stops if the smallest of them
has cells of `CLEAR_CELL_PX`: a missing one would have been read even at half that size, so it is
covered or out of view."""


def find_markers(
    grey: Grey,
    dictionary: MarkerDictionary,
    wanted: Collection[int],
    *,
    enlargements: Sequence[float] = ENLARGEMENTS,
    forgiving: bool = False,
) -> MarkersSeen:
    """Find markers in a picture.

    The picture is enlarged until all are found, it gets too large, or enlarging would not help; a
    marker's corners are those of the first size at which it was read.

    Args:
        grey: (h, w) uint8.
        dictionary: The markers' dictionary.
        wanted: Numbers of the markers to find; others are ignored.
        enlargements: Factors by which the picture is enlarged, in turn.
        forgiving: Whether, in enlarged pictures, a marker may have as many wrong cells as its
            dictionary can correct. Then some may be misread: the caller must check whether they
            fit together.

    Returns:
        Corners by number. A number that is read at two places is left out.
    """
    found: MarkersSeen = {}
    doubtful: set[int] = set()
    unread: list[Floats] = []
    for scale in _scales(grey, enlargements):
        read, rejected = _detect_at(grey, dictionary, scale, forgiving=forgiving)
        unread = unread or [_at_scale(quad, scale) for quad in rejected]
        for number, corners in read:
            if number in wanted and number not in doubtful:
                if number in found and not _same_place(found[number], corners):
                    doubtful.add(number)
                    del found[number]
                else:
                    found.setdefault(number, corners)
        if len(found) + len(doubtful) >= len(wanted) or _is_enough(found, dictionary, scale):
            break
    if len(found) < min(FEW_READ, len(wanted)):
        left = set(wanted) - set(found) - doubtful
        found |= _found_bloomed(grey, unread, dictionary, left)
    return dict(sorted(found.items()))


def _found_bloomed(
    grey: Grey, quads: Sequence[Floats], dictionary: MarkerDictionary, wanted: Collection[int]
) -> MarkersSeen:
    """Read markers whose white bled into their black, in quadrangles that OpenCV could not read.

    A number that is read at two places is left out.
    """
    largest = sorted(quads, key=lambda quad: -cv2.contourArea(quad.astype(np.float32)))
    places: dict[int, list[Floats]] = {}
    for number, corners in read_bloomed(grey, largest[:MOST_UNREAD], dictionary, wanted):
        ones = places.setdefault(number, [])
        if not any(_same_place(one, corners) for one in ones):
            ones.append(corners)
    return {number: ones[0] for number, ones in places.items() if len(ones) == 1}


@dataclass(frozen=True, slots=True, eq=False)
class SeenInAll:
    """All markers in a picture, and quadrangles that look like markers.

    Attributes:
        read: Number and corners, (4, 2) in image space, in order of number and from left to right.
        unread: Corners (4, 2) of other dark quadrangles, in which no number could be read,
            clockwise from any corner.
    """

    read: tuple[tuple[int, Floats], ...]
    unread: tuple[Floats, ...]


def find_every_marker(
    grey: Grey,
    dictionary: MarkerDictionary,
    wanted: Collection[int],
) -> SeenInAll:
    """Find all markers of some numbers, also several with the same number, as on card backs.

    Args:
        grey: (h, w) uint8.
        dictionary: The markers' dictionary.
        wanted: Numbers of the markers to find; others are ignored.
    """
    found: list[tuple[int, Floats]] = []
    unread: list[Floats] = []
    # All of these sizes are searched, as the number of markers is unknown.
    for scale in _scales(grey, ENLARGEMENTS[:2]):
        read, rejected = _detect_at(grey, dictionary, scale, forgiving=False)
        for number, corners in read:
            known = any(n == number and _same_place(c, corners) for n, c in found)
            if number in wanted and not known:
                found.append((number, corners))
        quads = [_at_scale(quad, scale) for quad in rejected]
        unread += [quad for quad in quads if not any(_same_place(one, quad) for one in unread)]
    left = (quad for quad in unread if not any(_same_place(c, quad) for _, c in found))
    in_order = sorted(found, key=lambda one: (one[0], *one[1].mean(axis=0).tolist()))
    return SeenInAll(tuple(in_order), tuple(left))


def _scales(grey: Grey, enlargements: Sequence[float]) -> list[float]:
    longest = max(grey.shape)
    if longest > WIDEST_PX:
        return [WIDEST_PX / longest, 1.0]
    widest = WIDEST_PX / longest
    return sorted({min(scale, max(widest, 1.0)) for scale in enlargements})


def _detect_at(
    grey: Grey, dictionary: MarkerDictionary, scale: float, *, forgiving: bool
) -> tuple[list[tuple[int, Floats]], Sequence[cv2.typing.MatLike]]:
    """Detect markers in the picture enlarged by `scale`.

    Returns:
        Number and corners of each marker, in pixels of the picture itself; and the corners of
        unread quadrangles in pixels of the enlarged one.
    """
    settings = _settings(grey, scale)
    if forgiving and scale > 1:
        settings.errorCorrectionRate = 1.0
    detector = cv2.aruco.ArucoDetector(dictionary.opencv, settings)
    corners, numbers, rejected = detector.detectMarkers(_resized(grey, scale))
    if numbers is None:
        return [], rejected
    places = [_at_scale(quad, scale) for quad in corners]
    read = [(int(n), c) for n, c in zip(np.asarray(numbers).ravel(), places, strict=True)]
    return read, rejected


def _at_scale(quad: cv2.typing.MatLike, scale: float) -> Floats:
    """Convert corners (4, 2) in an enlarged picture to pixels of the picture itself."""
    return (np.asarray(quad, dtype=np.float64).reshape(4, 2) + 0.5) / scale - 0.5


def _settings(grey: Grey, scale: float) -> cv2.aruco.DetectorParameters:
    settings = cv2.aruco.DetectorParameters()
    settings.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_SUBPIX
    settings.minMarkerPerimeterRate = 4 * LEAST_SIDE_PX / max(grey.shape)
    if scale > 1:
        settings.adaptiveThreshWinSizeMax = 33
    return settings


def _resized(grey: Grey, scale: float) -> Grey:
    """The picture reduced, or enlarged and sharpened, by `scale`."""
    if scale == 1:
        return grey
    if scale < 1:
        small = cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        return np.asarray(small, dtype=np.uint8)
    large = cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_CUBIC)
    smooth = cv2.GaussianBlur(large, (0, 0), SHARPENING_PX * scale)
    sharp = cv2.addWeighted(large, 1 + SHARPENING, smooth, -SHARPENING, 0)
    return np.asarray(sharp, dtype=np.uint8)


def _is_enough(found: MarkersSeen, dictionary: MarkerDictionary, scale: float) -> bool:
    """Whether the markers' cells are so large that enlarging the picture further does not help."""
    if scale <= 1 or len(found) < FEW_READ:
        return False
    sides = [np.linalg.norm(c - np.roll(c, 1, axis=0), axis=1).min() for c in found.values()]
    cells = len(dictionary.bits(next(iter(found))))
    return bool(scale * min(sides) / cells >= CLEAR_CELL_PX)


def _same_place(first: Floats, second: Floats) -> bool:
    """Whether two quadrangles (4, 2) have about the same centre."""
    side = float(np.linalg.norm(first[2] - first[0]))
    return bool(np.abs(first.mean(axis=0) - second.mean(axis=0)).max() < side / 2)
