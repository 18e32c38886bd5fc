"""Missiles at rest: lumps of clay lying on the table, how large each is, how many dice it throws."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.moving import moving_board_pose
from calibration.printed import Boards
from calibration.projection import image_from_table, table_from_image
from calibration.solution import Calibration
from vision.creatures.bare_table import board_quads_mm
from vision.creatures.colour import name_colour
from vision.foreground import Glance
from vision.frame import Frame, Image
from vision.missiles.facets import is_faceted
from vision.missiles.heap import lumps_of
from vision.missiles.patches import Patch, patches, usual_surroundings
from vision.missiles.size import LumpSize, dice_of, measure
from vision.sighting import ColourName, Evidence, MissileSeen, PointPx, Sighting

Mask = npt.NDArray[np.uint8]

MOST_FRAMES: Final = 9
LEAST_ML: Final = 0.25
MOST_ML: Final = 22.0
LONGEST_MM: Final = 30.0
LEAST_SOLIDITY: Final = 0.86
MOST_REFUSED_SHARE: Final = 0.35
"""A patch of which more than this cannot be lumps is something else: a creature, a can."""

SMALLEST_RADIUS_MM: Final = 4.5
LARGEST_RADIUS_MM: Final = 17.0
REACH_MM: Final = 700.0
"""Missiles lie no farther from the boards than this; beyond it a picture shows the room."""

STILL_S: Final = 0.3
MOVED_MM: Final = 5.0
"""Where a lump lies elsewhere by more than this, something changed."""

CARD_MARGIN_MM: Final = 12.0


def weigh_missiles(
    frames: Iterable[Frame],
    calibration: Calibration,
    boards: Boards,
    empty: Image | None = None,
    *,
    colour: ColourName | None = None,
) -> tuple[MissileSeen, ...]:
    """The missiles that lie on the table.

    Args:
        frames: Pictures of the same missiles at rest; several are averaged.
        calibration: Camera and table.
        boards: What lies printed on the table: no missile is looked for on it.
        empty: The table without them, where there is such a picture.
        colour: The colour of their player's clay, where known: others are left out then.
    """
    shown = list(frames)[:MOST_FRAMES]
    if not shown:
        return ()
    bgr = _calm([frame.bgr for frame in shown])
    found = missiles_in(bgr, shown[-1], calibration, boards, empty)
    named = tuple(m for m in found if colour is None or m.colour == colour)
    return named or found


def missiles_in(
    bgr: Image, frame: Frame, calibration: Calibration, boards: Boards, empty: Image | None = None
) -> tuple[MissileSeen, ...]:
    """The missiles in one picture; frame number and time are those of `frame`."""
    table = usual_surroundings(bgr) if empty is None or empty.shape != bgr.shape else empty
    covered = _covered(bgr, calibration, boards)
    return tuple(
        missile
        for patch in patches(bgr, table, covered)
        for missile in _missiles_of(patch, frame, calibration)
    )


class MissileObserver:
    """Tells the missiles that lie on the table once all is still, and again when they changed."""

    def __init__(
        self, calibration: Calibration, boards: Boards, *, colour: ColourName | None = None
    ) -> None:
        """Watch with a calibrated camera; `colour` leaves other clays out."""
        self._calibration = calibration
        self._boards = boards
        self._colour = colour
        self._told: tuple[MissileSeen, ...] = ()
        self._looked = False
        self._last: Frame | None = None

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """What lies on the table, once nothing moves any more."""
        self._last = frame
        if glance.still_for_s <= 0:
            self._looked = False
        if self._looked or glance.still_for_s < STILL_S:
            return ()
        self._looked = True
        return self._news(frame)

    def finish(self) -> tuple[Sighting, ...]:
        """What lies there in the end: a single picture never held still."""
        if self._last is None or self._looked:
            return ()
        return self._news(self._last)

    def _news(self, frame: Frame) -> tuple[Sighting, ...]:
        found = weigh_missiles([frame], self._calibration, self._boards, colour=self._colour)
        if _same(found, self._told):
            return ()
        self._told = found
        return found


def _same(one: tuple[MissileSeen, ...], other: tuple[MissileSeen, ...]) -> bool:
    if len(one) != len(other):
        return False
    left = [m.at_mm for m in other]
    for missile in one:
        apart = [float(np.hypot(missile.at_mm[0] - x, missile.at_mm[1] - y)) for x, y in left]
        if min(apart) > MOVED_MM:
            return False
        left.pop(int(np.argmin(apart)))
    return True


def _calm(pictures: list[Image]) -> Image:
    same = [p for p in pictures if p.shape == pictures[-1].shape]
    if len(same) == 1:
        return same[0]
    return np.asarray(np.round(np.median(np.stack(same), axis=0)), dtype=np.uint8)


@dataclass(frozen=True, slots=True, eq=False)
class _Lump:
    """A lump of a patch: its pixels, its size, and whether it can be a missile."""

    mask: npt.NDArray[np.bool_]
    size: LumpSize
    possible: bool


def _missiles_of(patch: Patch, frame: Frame, calibration: Calibration) -> list[MissileSeen]:
    mm_per_px = _mm_per_px(patch, calibration)
    radii = SMALLEST_RADIUS_MM / mm_per_px, LARGEST_RADIUS_MM / mm_per_px
    labels = lumps_of(patch.clay, patch.bgr, radii)
    lumps = [_lump(patch, labels, i, calibration) for i in range(1, int(labels.max()) + 1)]
    area = sum(int(np.count_nonzero(lump.mask)) for lump in lumps)
    refused = sum(int(np.count_nonzero(lump.mask)) for lump in lumps if not lump.possible)
    if not area or refused > MOST_REFUSED_SHARE * area:
        return []
    return [_seen(patch, lump, frame) for lump in lumps if lump.possible]


def _lump(
    patch: Patch, labels: npt.NDArray[np.int32], number: int, calibration: Calibration
) -> _Lump:
    mask = labels == number
    near = cv2.dilate(mask.astype(np.uint8), np.ones((5, 5), np.uint8)) > 0
    share = np.where(mask | (near & (labels == 0)), patch.clay, 0) / 255.0
    size = measure(share, patch.corner_px, calibration)
    long, _ = size.half_axes_mm
    possible = (
        LEAST_ML <= size.volume_ml.value <= MOST_ML
        and long <= LONGEST_MM
        and not is_faceted(patch.bgr, mask)
    )
    return _Lump(mask, size, possible)


def _seen(patch: Patch, lump: _Lump, frame: Frame) -> MissileSeen:
    size = lump.size
    return MissileSeen(
        frame=frame.index,
        t_s=frame.t_s,
        at_mm=(round(size.at_mm[0], 2), round(size.at_mm[1], 2)),
        diameter_mm=size.diameter_mm,
        volume_ml=size.volume_ml,
        dice=dice_of(size.volume_ml.value),
        colour=name_colour(np.asarray(patch.bgr[lump.mask], dtype=np.uint8)),
        evidence=Evidence((frame.index,), _outline_px(lump.mask, patch.corner_px)),
    )


def _outline_px(mask: npt.NDArray[np.bool_], corner_px: tuple[int, int]) -> tuple[PointPx, ...]:
    contours, _ = cv2.findContours(
        mask.astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE
    )
    simple = cv2.approxPolyDP(max(contours, key=len), 0.6, closed=True).reshape(-1, 2)
    return tuple((float(x + corner_px[0]), float(y + corner_px[1])) for x, y in simple)


def _mm_per_px(patch: Patch, calibration: Calibration) -> float:
    rows, columns = np.nonzero(patch.clay > 127)
    middle = np.array([columns.mean(), rows.mean()]) + np.array(patch.corner_px)
    ends = table_from_image(np.stack([middle, middle + [1.0, 0.0]]), calibration, 8.0)
    return float(np.clip(np.linalg.norm(ends[1] - ends[0]), 0.02, 5.0))


def _covered(bgr: Image, calibration: Calibration, boards: Boards) -> Mask:
    """Where no missile is looked for: printed boards, the turn card, beyond the table."""
    mask = _too_far(bgr, calibration, boards)
    quads = [quad for quad in board_quads_mm(boards)]
    card = _card_mm(bgr, calibration, boards)
    for outline in [*quads, *([] if card is None else [card])]:
        px = image_from_table(outline, calibration)
        if np.isfinite(px).all():
            cv2.fillConvexPoly(mask, cv2.convexHull(np.round(px).astype(np.int32)), 255)
    return mask


def _card_mm(bgr: Image, calibration: Calibration, boards: Boards) -> npt.NDArray[np.float64] | None:
    if not boards.moving or bgr.shape[1::-1] != calibration.size_wh:
        return None
    pose = moving_board_pose(bgr, boards, calibration)
    if pose is None:
        return None
    corners = np.concatenate(list(boards.moving[0].markers.values()))[:, :2]
    radius = float(np.hypot(*corners.T).max()) + CARD_MARGIN_MM
    angle = np.linspace(0, 2 * np.pi, 48)
    circle = np.column_stack([radius * np.cos(angle), radius * np.sin(angle), 0 * angle])
    return np.asarray(circle @ pose.table_from_board[:3, :3].T + pose.table_from_board[:3, 3])


def _too_far(bgr: Image, calibration: Calibration, boards: Boards) -> Mask:
    height, width = bgr.shape[:2]
    step = 8
    columns, rows = np.meshgrid(np.arange(0, width, step), np.arange(0, height, step))
    pixels = np.column_stack([columns.ravel(), rows.ravel()]).astype(np.float64)
    points = table_from_image(pixels, calibration)
    quads = board_quads_mm(boards)
    centre = np.vstack(quads)[:, :2].mean(axis=0) if quads else np.zeros(2)
    away = np.hypot(*(points - centre).T)
    far = ~(np.isfinite(away) & (away < REACH_MM))
    small = far.reshape(rows.shape).astype(np.uint8) * 255
    return np.asarray(cv2.resize(small, (width, height), interpolation=cv2.INTER_NEAREST))
