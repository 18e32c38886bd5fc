"""Weighing a creature in: the turn card is turned in steps, every step is a view, the views carve.

Frames with a hand in them, and views that contradict the others, are left out and counted.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.moving import moving_board_pose
from calibration.printed import Boards
from calibration.solution import Calibration
from vision.creatures.colour import name_colour
from vision.creatures.empty_scene import Ring, Shot, backgrounds, looks_empty, ring_of
from vision.creatures.hull import Hull, View, carve
from vision.creatures.joint_outline import Outlines, outlines
from vision.creatures.legs import count_legs
from vision.creatures.limbs import count_limbs
from vision.creatures.reaching import hands_reach_in
from vision.creatures.refusal import Refusal, RefusalCause, WeighInRefused
from vision.creatures.volume import clay_volume
from vision.foreground import Glance
from vision.frame import Frame, Progress
from vision.sighting import (
    CreatureSeen,
    Estimate,
    Evidence,
    PointMm,
    PointPx,
    Sighting,
)

Floats = npt.NDArray[np.float64]

FEWEST_VIEWS: Final = 3
ENOUGH_AZIMUTHS: Final = 6
SAME_VIEW_RAD: Final = np.radians(4.0)
SAME_VIEW_MM: Final = 2.0
MOST_SHOTS: Final = 40
LOOK_EVERY_S: Final = 0.15
STEPPED_SOURCE_S: Final = 0.08
"""Of a source with so few frames a second each one is looked at: it may never hold still."""

STILL_S: Final = 0.04
GONE_S: Final = 3.0
CROP_HEIGHT_MM: Final = 120.0
CROP_BEYOND_MM: Final = 12.0


class WeighInObserver:
    """Watches the turn card, collects views of what stands on it, and weighs it in.

    A creature is told once it has left the card, or when the scene ends.
    """

    def __init__(self, calibration: Calibration, boards: Boards) -> None:
        """Watch with a calibrated camera for the moving board of a boards file."""
        self._calibration = calibration
        self._boards = boards
        self._ring = _card_ring(boards)
        self._shots: list[Shot] = []
        self._refusals: list[Refusal] = []
        self._crop: tuple[slice, slice] | None = None
        self._looked_s = -1.0
        self._last_s = -1.0
        self._moved = True
        self._track = 0

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """Look at the card where it may have changed; weigh in what has left it."""
        if self._ring is None or not self._worth_a_look(frame, glance):
            return ()
        self._looked_s = frame.t_s
        shot = self._shot(frame)
        if shot is None:
            return ()
        if shot.empty and self._views():
            creature = self._weighed()
            self._shots.append(shot)
            return creature
        self._keep(shot)
        return ()

    def finish(self) -> tuple[Sighting, ...]:
        """Weigh in what still stands on the card."""
        return self._weighed() if self._views() else ()

    def refusals(self) -> tuple[Refusal, ...]:
        """Creatures that were seen on the card and not weighed in, and why, oldest first."""
        return tuple(self._refusals)

    def _worth_a_look(self, frame: Frame, glance: Glance) -> bool:
        gap_s = frame.t_s - self._last_s
        self._last_s = frame.t_s
        if glance.still_for_s <= 0:
            self._moved = True
        stepped = gap_s >= STEPPED_SOURCE_S
        if not self._moved or not (stepped or glance.still_for_s >= STILL_S):
            return False
        self._moved = glance.still_for_s < STILL_S
        return stepped or frame.t_s - self._looked_s >= LOOK_EVERY_S or self._looked_s < 0

    def _shot(self, frame: Frame) -> Shot | None:
        if frame.size_wh != self._calibration.size_wh or self._ring is None:
            return None
        pose = moving_board_pose(frame.bgr, self._boards, self._calibration)
        if pose is None:
            return None
        card = self._calibration.camera_from_table @ pose.table_from_board
        if self._crop is None:
            self._crop = _crop_around(card, self._calibration, self._ring)
        return shot_of(frame, card, self._calibration, self._ring, self._crop)

    def _keep(self, shot: Shot) -> None:
        same = [i for i, other in enumerate(self._shots) if _same_view(shot, other)]
        if not same and len(self._shots) < MOST_SHOTS:
            self._shots.append(shot)

    def _views(self) -> list[Shot]:
        return [shot for shot in self._shots if not shot.empty]

    def _weighed(self) -> tuple[Sighting, ...]:
        shots, self._shots = self._shots, [s for s in self._shots if s.empty]
        try:
            seen = weigh(shots, self._ring or Ring(0, 0), self._calibration, track=self._track + 1)
        except WeighInRefused as refused:
            self._refusals.append(refused.refusal)
            return ()
        self._track += 1
        return (seen,)


def weigh_creature(
    frames: Iterable[Frame],
    calibration: Calibration,
    boards: Boards,
    progress: Progress | None = None,
) -> CreatureSeen:
    """Weigh in the creature that these pictures or frames show on the turn card.

    Args:
        frames: Pictures or frames of the calibrated camera.
        calibration: Camera and table.
        boards: With the turn card, a board that moves.
        progress: Is told how far it is.

    Raises:
        WeighInRefused: No creature can be weighed in; says why and what mends it.
    """
    tell = progress or (lambda _: None)
    ring = _card_ring(boards)
    if ring is None:
        raise WeighInRefused(Refusal("creature/no_turn_card"))
    crop: tuple[slice, slice] | None = None
    shots: list[Shot] = []
    for frame in frames:
        pose = moving_board_pose(frame.bgr, boards, calibration)
        if pose is None:
            continue
        card = calibration.camera_from_table @ pose.table_from_board
        crop = crop or _crop_around(card, calibration, ring)
        shots.append(shot_of(frame, card, calibration, ring, crop))
        tell(f"found the turn card in {len(shots)} pictures")
    if not shots:
        raise WeighInRefused(Refusal("creature/no_turn_card"))
    return weigh(shots, ring, calibration, progress=tell)


def weigh(
    shots: Sequence[Shot],
    ring: Ring,
    calibration: Calibration,
    *,
    track: int = 1,
    progress: Progress | None = None,
) -> CreatureSeen:
    """Weigh in the creature that these shots show, taken with one crop of one camera.

    Raises:
        WeighInRefused: Nothing stands on the card, or too few views of it agree.
    """
    tell = progress or (lambda _: None)
    last = shots[-1].frame if shots else None
    if all(shot.empty for shot in shots):
        raise _refused("creature/nothing_on_card", last)
    scenes = backgrounds(shots, ring)
    pairs = [(s, b) for s, b in zip(shots, scenes, strict=True) if not s.empty]
    hands = hands_reach_in([s for s, _ in pairs], [b for _, b in pairs], ring)
    clean = [pair for pair, hand in zip(pairs, hands, strict=True) if not hand]
    tell(f"{len(clean)} views without a hand")
    if len(clean) < FEWEST_VIEWS:
        raise _refused("creature/too_few_views", last)
    try:
        found = outlines([s for s, _ in clean], [b for _, b in clean])
    except ValueError:
        raise _refused("creature/nothing_on_card", last) from None
    if len(found.views) < FEWEST_VIEWS:
        raise _refused("creature/views_disagree", last)
    tell(f"carving with {len(found.views)} outlines")
    hull = carve(found.views, misses=0 if found.firm else 1)
    if not hull.solid.any():
        raise _refused("creature/views_disagree", last)
    by_frame = {s.frame: s for s, _ in clean}
    left_out = len(pairs) - len(found.views)
    return _creature(hull, found, by_frame, calibration, track, left_out)


def shot_of(
    frame: Frame,
    camera_from_card: Floats,
    calibration: Calibration,
    ring: Ring,
    crop: tuple[slice, slice],
) -> Shot:
    """The part of a frame around the card, whose pose is known."""
    rows, columns = crop
    shot = Shot(
        np.asarray(frame.bgr[rows, columns]).copy(),
        (columns.start, rows.start),
        calibration.camera.matrix,
        calibration.camera.distortion,
        camera_from_card,
        frame.index,
        frame.t_s,
    )
    return looks_empty(shot, ring)


def azimuths_apart(views: Sequence[View]) -> int:
    """How many of 24 sectors of 15 degrees around the creature it was seen from."""
    sectors = {int((view.azimuth_rad + np.pi) / (2 * np.pi) * 24) % 24 for view in views}
    return len(sectors)


def _card_ring(boards: Boards) -> Ring | None:
    if not boards.moving:
        return None
    return ring_of(list(boards.moving[0].markers.values()))


def _crop_around(card: Floats, calibration: Calibration, ring: Ring) -> tuple[slice, slice]:
    """Rows and columns of the picture that show the card and what may stand on it."""
    angle = np.linspace(0, 2 * np.pi, 48)
    radius = ring.outer_mm + CROP_BEYOND_MM
    circle = np.column_stack([radius * np.cos(angle), radius * np.sin(angle)])
    low = np.column_stack([circle, np.zeros(len(circle))])
    high = np.column_stack([circle * 0.8, np.full(len(circle), CROP_HEIGHT_MM)])
    rotation, _ = cv2.Rodrigues(card[:3, :3])
    camera = calibration.camera
    at, _ = cv2.projectPoints(
        np.concatenate([low, high]).reshape(-1, 1, 3),
        rotation, card[:3, 3], camera.matrix, camera.distortion,
    )  # fmt: skip
    at = at.reshape(-1, 2)
    left, top = np.maximum(np.floor(at.min(axis=0)).astype(int), 0)
    width, height = camera.size_wh
    right = min(width, int(np.ceil(at[:, 0].max())))
    bottom = min(height, int(np.ceil(at[:, 1].max())))
    return slice(int(top), bottom), slice(int(left), right)


def _same_view(one: Shot, other: Shot) -> bool:
    between = np.linalg.inv(one.camera_from_card) @ other.camera_from_card
    angle = np.arccos(np.clip((np.trace(between[:3, :3]) - 1) / 2, -1, 1))
    near = float(np.linalg.norm(between[:3, 3])) < SAME_VIEW_MM
    return one.empty == other.empty and bool(angle < SAME_VIEW_RAD) and near


def _refused(cause: RefusalCause, frame: int | None) -> WeighInRefused:
    return WeighInRefused(Refusal(cause, frame))


@dataclass(frozen=True, slots=True, eq=False)
class _Place:
    """Where the creature stands on the table, from its lowest slices."""

    at_mm: PointMm
    footprint_mm: tuple[PointMm, ...]


def _creature(
    hull: Hull,
    found: Outlines,
    by_frame: dict[int, Shot],
    calibration: Calibration,
    track: int,
    left_out: int,
) -> CreatureSeen:
    last = found.views[-1]
    shot = by_frame[last.frame]
    place = _place(hull, last, calibration)
    volume = clay_volume(hull, lenient=not found.firm)
    points = hull.points_mm()
    height_mm = float(points[:, 2].max()) + hull.voxel_mm / 2
    centre = points[points[:, 2] < 8.0][:, :2].mean(axis=0)
    reach = float(np.hypot(*(points[:, :2] - centre).T).max())
    return CreatureSeen(
        frame=last.frame,
        t_s=shot.t_s,
        track=track,
        colour=name_colour(found.clay_bgr),
        at_mm=place.at_mm,
        footprint_mm=place.footprint_mm,
        height_mm=Estimate(height_mm, 2.0),
        volume_ml=volume,
        legs=count_legs(hull, found.views),
        limbs=count_limbs(hull),
        reach_mm=Estimate(reach, 3.0),
        views_used=len(found.views),
        views_left_out=left_out,
        evidence=Evidence(frames=tuple(v.frame for v in found.views), outline_px=_outline_px(last)),
    )


def _place(hull: Hull, view: View, calibration: Calibration) -> _Place:
    table_from_card = np.linalg.inv(calibration.camera_from_table) @ view.camera_from_body
    low = hull.points_mm()
    low = low[low[:, 2] < low[:, 2].min() + 4.0]
    on_table = low @ table_from_card[:3, :3].T + table_from_card[:3, 3]
    rim = cv2.convexHull(on_table[:, :2].astype(np.float32)).reshape(-1, 2)
    at = on_table[:, :2].mean(axis=0)
    footprint = tuple((round(float(x), 2), round(float(y), 2)) for x, y in rim)
    return _Place((round(float(at[0]), 2), round(float(at[1]), 2)), footprint)


def _outline_px(view: View) -> tuple[PointPx, ...]:
    mask = np.asarray((view.mask > 127).astype(np.uint8))
    contours, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    if not contours:
        return ()
    longest = max(contours, key=len)
    simple = cv2.approxPolyDP(longest, 0.8, closed=True).reshape(-1, 2)
    corner = view.corner_px
    return tuple((float(x + corner[0]), float(y + corner[1])) for x, y in simple)
