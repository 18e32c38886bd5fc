"""Compare frames with the table's appearance when its calibration was known to hold.

Checking a few dozen patches takes a tenth of a millisecond, so every frame can be checked. Patches
around the boards' corners show whether boards and camera are in place. Patches of the rest of the
table (wood, a tablecloth, things), the scenery, show which of the two has moved.
"""

from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats, Image
from calibration.detect.boards import BoardsSeen, grey_of
from calibration.detect.markers import find_markers
from calibration.detect.nearby import pieces_of
from calibration.guard.anchors import Anchors, anchors_at, chosen, compared, joined
from calibration.model.printed import Boards
from calibration.model.projection import image_from_table, table_from_image
from calibration.model.solution import Calibration

MOST_PER_SHEET: Final = 16
"""Most patches on a sheet, spread over it: each costs time in every frame. By trial."""

MOST_SCENERY: Final = 40
"""Most patches beside the boards: each costs time in every frame. By trial."""

SCENERY_QUALITY: Final = 0.02
"""Least quality of a corner, as a share of the best one's, for OpenCV's `goodFeaturesToTrack`. By
trial."""

SCENERY_APART_SHARE: Final = 0.025
"""Least distance between two patches of the scenery, as a share of the picture's width."""

TABLE_MM: Final = 600.0
"""Distance from the boards' middle, mm, beyond which nothing is used as scenery: it may be a wall,
which seems to stand still if the camera shifts by a few mm."""

BEYOND_OUTLINE: Final = 1.5
"""Factor on a board's size; nothing inside is used as scenery. By trial."""

BEYOND_CARD: Final = 1.15
"""Factor on the size of a moving card's markers; nothing inside is used as scenery. By trial."""

SOUND_SHARE: Final = 0.6
"""Least share of a piece's patches that must be in place for the piece to be in place."""

NUDGED_SHARE: Final = 0.5
"""If more than this share of the boards' patches is a little off, everything was nudged."""

HOLDS_SHARE: Final = 0.12
"""Least share of all patches that must be in place for the camera to be still. By trial."""

HOLDS_LEAST: Final = 3
"""Least number of patches that must be in place for the camera to be still."""

HOLDS_SPAN_SHARE: Final = 0.1
"""Least extent of the patches in place, as a share of the picture's width, that proves that the
camera did not move. After a move, turn or zoom of the camera only patches around a single point can
be in place."""

SCENERY_TELLS: Final = 3
"""Least patches of scenery from which anything is concluded."""

SCENERY: Final = -1
"""Index of piece and board for patches of the scenery, which are on neither."""


@dataclass(frozen=True, slots=True, eq=False)
class Reference:
    """Patches of a picture in which the calibration was known to hold.

    Attributes:
        anchors: All patches.
        board: (N,), index in `boards` of the board that each patch is on; -1 for scenery.
        piece: (N,), index of the piece of paper that each patch is on; -1 for scenery.
        boards: Names of the boards.
        corners: Number of corners of each board that were seen.
        width_px: Width of the picture.
    """

    anchors: Anchors
    board: npt.NDArray[np.int64]
    piece: npt.NDArray[np.int64]
    boards: tuple[str, ...]
    corners: tuple[int, ...]
    width_px: int


@dataclass(frozen=True, slots=True)
class ReferenceMatch:
    """The result of comparing a picture with a reference.

    Attributes:
        sound: Whether every piece of paper is in place.
        camera_holds: Whether enough patches are in place to prove that the camera is.
        boards: Name of each board, with the share of its patches that is in place.
        scenery: Share of the scenery's patches that is in place; None if there are too few.
        nudged: Whether most patches on the boards look the same, but are clearly a little off.
        contrast: Brightness relative to the reference; None unless `sound`.
    """

    sound: bool
    camera_holds: bool
    boards: tuple[tuple[str, float], ...]
    scenery: float | None
    nudged: bool
    contrast: float | None


def reference_of(
    bgr: Image, seen: BoardsSeen, calibration: Calibration, boards: Boards
) -> Reference:
    """Make a reference from a picture.

    Args:
        bgr: (h, w, 3) uint8, in which the calibration is known to hold.
        seen: The boards found in it.
        calibration: Camera and table.
        boards: The printed boards.
    """
    placed = [b for b in seen.boards if b.placed and len(b.points_px)]
    at, board, piece = [np.empty((0, 2))], [], []
    first = 0
    for number, one in enumerate(placed):
        groups, which, counts = np.unique(one.groups, return_inverse=True, return_counts=True)
        of_sheet = bool((counts == 1).all())
        some = _spread_indices(
            len(one.points_px), MOST_PER_SHEET if of_sheet else len(one.points_px)
        )
        at.append(one.points_px[some])
        board += [number] * len(some)
        piece += [first if of_sheet else first + int(which[i]) for i in some]
        first += 1 if of_sheet else len(groups)
    scenery = _scenery(bgr, calibration, boards)
    anchors = anchors_at(bgr, np.vstack([*at, scenery]))
    rest = [SCENERY] * len(scenery)
    return Reference(
        anchors,
        np.array([*board, *rest], dtype=np.int64)[anchors.which],
        np.array([*piece, *rest], dtype=np.int64)[anchors.which],
        tuple(b.name for b in placed),
        tuple(len(b.points_px) for b in placed),
        bgr.shape[1],
    )


def board_anchors(reference: Reference) -> Anchors:
    """The patches on the boards; those of the scenery if there is no board."""
    on_boards = reference.piece != SCENERY
    return chosen(reference.anchors, on_boards) if on_boards.any() else reference.anchors


def corner_anchors(bgr: Image, seen: BoardsSeen) -> Anchors:
    """Anchors around the corners of the boards that were found in a picture."""
    corners = [board.points_px for board in seen.boards if board.placed]
    return anchors_at(bgr, np.vstack(corners) if corners else np.empty((0, 2)))


def steady_share(anchors: Anchors, bgr: Image) -> float:
    """The share of anchors that a later picture shows in place; 0 without anchors."""
    return float(compared(anchors, bgr).steady.mean()) if len(anchors) else 0.0


def with_fresh_scenery(
    reference: Reference, bgr: Image, calibration: Calibration, boards: Boards
) -> Reference:
    """A reference with the scenery of a new picture, as other things lie on the table now.

    The boards' patches are kept, so that slow movements, such as those of a sagging tripod, add up
    and are noticed.
    """
    on_boards = reference.piece != SCENERY
    kept = chosen(reference.anchors, on_boards)
    scenery = anchors_at(bgr, _scenery(bgr, calibration, boards))
    rest = np.full(len(scenery), SCENERY)
    return replace(
        reference,
        anchors=joined(kept, scenery),
        board=np.concatenate([reference.board[on_boards], rest]),
        piece=np.concatenate([reference.piece[on_boards], rest]),
    )


def steadiness(reference: Reference, bgr: Image) -> ReferenceMatch:
    """Compare a picture of the same size with a reference."""
    seen = compared(reference.anchors, bgr)
    steady = seen.steady
    pieces, boards = _shares(steady, reference.piece), _shares(steady, reference.board)
    sound = len(pieces) > 1 and bool(np.fmin.reduce(pieces[1:]) >= SOUND_SHARE)
    on_boards = reference.piece != SCENERY
    tells = np.count_nonzero(reference.piece == SCENERY) >= SCENERY_TELLS
    lit = seen.contrast[steady & on_boards] if sound else ()
    return ReferenceMatch(
        sound,
        _is_camera_still(reference, steady),
        tuple(zip(reference.boards, boards[1:].tolist(), strict=False)),
        float(pieces[0]) if tells else None,
        # If everything is in place, too few patches are left to be nudged, so this need not be
        # tested.
        not sound and bool(on_boards.any()) and bool(seen.nudged[on_boards].mean() > NUDGED_SHARE),
        float(np.median(lit)) if len(lit) else None,
    )


def _shares(steady: Flags, of: npt.NDArray[np.int64]) -> Floats:
    """Share of steady patches for each index in `of`, from -1 on; NaN for an index without any."""
    counts = np.bincount(of + 1)
    with np.errstate(invalid="ignore"):
        return np.asarray(np.bincount(of + 1, weights=steady) / counts)


def _is_camera_still(reference: Reference, steady: Flags) -> bool:
    """Whether enough patches, far enough apart, are in place to prove that the camera is."""
    count = int(np.count_nonzero(steady))
    if count < max(HOLDS_LEAST, HOLDS_SHARE * len(steady)):
        return False
    at = reference.anchors.at_px[steady]
    span = np.linalg.norm(np.ptp(at, axis=0))
    return bool(span >= HOLDS_SPAN_SHARE * reference.width_px)


def _spread_indices(count: int, most: int) -> list[int]:
    if count <= most:
        return list(range(count))
    return sorted({int(i) for i in np.linspace(0, count - 1, most).round()})


def _scenery(bgr: Image, calibration: Calibration, boards: Boards) -> Floats:
    """Corners, (N, 2) px, of anything on the table beside the boards."""
    green = np.ascontiguousarray(bgr[:, :, 1])
    apart = SCENERY_APART_SHARE * bgr.shape[1]
    found = cv2.goodFeaturesToTrack(
        cv2.GaussianBlur(green, (0, 0), 1.0), MOST_SCENERY, SCENERY_QUALITY, apart,
        mask=_beside_boards(bgr, calibration, boards),
    )  # fmt: skip
    if found is None:
        return np.empty((0, 2))
    return np.asarray(found, dtype=np.float64).reshape(-1, 2)


def _beside_boards(bgr: Image, calibration: Calibration, boards: Boards) -> npt.NDArray[np.uint8]:
    """Mask (h, w), 255 where the table near the boards is seen, without the boards."""
    height, width = bgr.shape[:2]
    outlines = [piece.outline_mm for piece in pieces_of(boards)]
    mask = _near_table(calibration, outlines, (width, height))
    for outline in outlines:
        middle = outline.mean(axis=0)
        wider = image_from_table(middle + BEYOND_OUTLINE * (outline - middle), calibration)
        if np.isfinite(wider).all():
            cv2.fillConvexPoly(mask, np.round(wider).astype(np.int32), 0)
    for corners_px in _turned_by_hand(bgr, boards):
        cv2.fillConvexPoly(mask, corners_px, 0)
    return mask


def _turned_by_hand(bgr: Image, boards: Boards) -> list[npt.NDArray[np.int32]]:
    """Outlines, in pixels, of boards that move, at their present places."""
    outlines = []
    for board in boards.moving:
        found = find_markers(
            grey_of(bgr), board.dictionary, board.markers.keys(), enlargements=(1.0,)
        )
        if found:
            corners = np.vstack(list(found.values()))
            middle = corners.mean(axis=0)
            wider = middle + BEYOND_CARD * (corners - middle)
            outlines.append(cv2.convexHull(np.round(wider).astype(np.int32)))
    return [np.asarray(outline, dtype=np.int32) for outline in outlines]


def _near_table(
    calibration: Calibration, outlines: list[Floats], size_wh: tuple[int, int]
) -> npt.NDArray[np.uint8]:
    """Mask (h, w), 255 where the table within `TABLE_MM` of the boards' middle is seen."""
    width, height = size_wh
    step = 16
    x, y = np.meshgrid(np.arange(step // 2, width, step), np.arange(step // 2, height, step))
    at = table_from_image(np.stack([x.ravel(), y.ravel()], axis=1), calibration)
    middle = np.vstack(outlines)[:, :2].mean(axis=0) if outlines else np.nanmean(at, axis=0)
    with np.errstate(invalid="ignore"):
        near = np.linalg.norm(at - middle, axis=1) < TABLE_MM
    coarse = near.reshape(x.shape).astype(np.uint8) * 255
    mask = cv2.resize(coarse, (width, height), interpolation=cv2.INTER_NEAREST)
    return np.asarray(mask, dtype=np.uint8)
