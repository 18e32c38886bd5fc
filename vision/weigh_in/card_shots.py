"""Shots of the turn card: crops of frames in which its pose is known; detection of hands in them.

A hand that turns the card covers its ring of markers on the camera's side or beside it, where a
creature inside the ring hides nothing. And an arm enters the crop over an edge, of which a creature
only reaches the upper one.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats, Floats32, Image
from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.projection import centre_mm
from calibration.model.solution import Calibration
from calibration.solve.moving_boards import moving_board_pose
from vision.clay.outline import unexplained
from vision.weigh_in.pinhole import pixels_of

SAME_VIEW_RAD: Final = np.radians(4.0)
"""Rotation of the card up to which two shots belong to one step: real steps are far larger."""


@dataclass(frozen=True, slots=True)
class CardTuning:
    """Shots of the turn card, and detection of hands in them.

    Guarded by tests/vision/weigh_in/test_empty_scene.py, test_observer.py, and the turned creatures
    in docs/accuracy.md.
    """

    same_view_mm: float = 2.0
    """Shift of the card up to which two shots belong to one step. By trial."""

    crop_height_mm: float = 120.0
    """Height above the card that a crop includes: a creature made of one can is lower."""

    crop_beyond_mm: float = 12.0
    """Margin beyond the card's markers that a crop includes."""

    narrower_above: float = 0.8
    """Share of the card's radius that a crop includes at `crop_height_mm`: the higher parts of a
    creature lean out less."""

    uneven: float = 0.12
    """ln of light by which a pixel deviates from the even light on plain paper. By trial."""

    uneven_share: float = 0.01
    """Largest share of pixels inside the ring of markers that deviate by more than `uneven` on an
    empty card."""

    surprise: float = 7.0
    """-ln likelihood of a pixel on the empty card above which something hides the card. By
    trial."""

    hidden_share: float = 0.06
    """Least share of the ring's open part that fingers on the card hide; printing errors hide
    less."""

    beside_mm: float = 4.0
    """Margin beyond the ring's inner radius: sideways, up to this distance, a creature may hide the
    ring."""

    entering_share: float = 0.012
    """Least share of the card that an arm covers when it comes in."""


TUNING: Final = CardTuning()


PLAIN_SHARE: Final = 0.85
"""Share of the radius of the card's inside that is certainly plain paper if the card is empty."""


@dataclass(frozen=True, slots=True, eq=False)
class CardShot:
    """A crop of a frame in which the card's pose is known.

    Attributes:
        bgr: (h, w, 3) uint8 crop; those that are weighed in together have the same crop of the
            same camera.
        corner_px: Column and row of the crop's pixel (0, 0) in the picture.
        matrix: (3, 3) camera matrix of the whole picture.
        distortion: (5,).
        camera_from_card: (4, 4), mm.
        frame: Index of the frame.
        t_s: Time of the frame.
        empty: Whether nothing stands on the card.
    """

    bgr: Image
    corner_px: tuple[int, int]
    matrix: Floats
    distortion: Floats
    camera_from_card: Floats
    frame: int
    t_s: float = 0.0
    empty: bool = False

    @property
    def crop(self) -> tuple[tuple[int, int], tuple[int, ...]]:
        """Position and shape of the crop: the same for shots with one crop."""
        return self.corner_px, self.bgr.shape


def of_one_crop(shots: Sequence[CardShot]) -> list[CardShot]:
    """The shots with the crop in which most views of a creature are; all if there are none."""
    crops = Counter(shot.crop for shot in shots if not shot.empty)
    if not crops:
        return list(shots)
    ((most, _),) = crops.most_common(1)
    return [shot for shot in shots if shot.crop == most]


@dataclass(frozen=True, slots=True)
class MarkerRing:
    """The ring that contains a card's markers, as radii about the card's origin, mm."""

    inner_mm: float
    outer_mm: float


def ring_of(corners_mm: Sequence[Floats]) -> MarkerRing:
    """The ring that contains markers, from their corners, arrays (4, 2) or (4, 3), card's frame."""
    corners = [np.asarray(c, dtype=np.float64)[:, :2] for c in corners_mm]
    middles = np.concatenate([(c + np.roll(c, 1, axis=0)) / 2 for c in corners])
    outermost = np.concatenate(corners)
    return MarkerRing(float(np.hypot(*middles.T).min()), float(np.hypot(*outermost.T).max()))


def card_points(shot: CardShot, *, every: int = 1) -> Floats32:
    """The point of the card's plane in each pixel, (h, w, 2) mm; far away beyond the horizon.

    Args:
        shot: The card's pose and the crop.
        every: Step between the rows, and between the columns, that are returned.
    """
    height, width = shot.bgr.shape[:2]
    ray_x, ray_y = (
        rays[::every, ::every]
        for rays in _rays(
            width, height, shot.corner_px, shot.matrix.tobytes(), shot.distortion.tobytes()
        )
    )
    # A ray (x, y, 1) meets the plane where depth * ray = [r1 r2 t] (X, Y, 1).
    (a, b, c), (d, e, f), (g, h, i) = np.linalg.inv(shot.camera_from_card[:3, [0, 1, 3]]).tolist()
    one_by_depth = np.maximum(g * ray_x + h * ray_y + i, 1e-6)
    points = np.empty((*ray_x.shape, 2), dtype=np.float32)
    for axis, across in enumerate((a * ray_x + b * ray_y + c, d * ray_x + e * ray_y + f)):
        across /= one_by_depth
        np.clip(across, -1e4, 1e4, out=points[..., axis])
    return points


@lru_cache(maxsize=4)
def _rays(
    width: int, height: int, corner_px: tuple[int, int], matrix: bytes, distortion: bytes
) -> tuple[Floats32, Floats32]:
    """Direction (x, y, 1) of each pixel of a crop; the same for every shot of a weigh-in."""
    columns, rows = np.meshgrid(np.arange(width), np.arange(height))
    pixels = np.stack([columns + corner_px[0], rows + corner_px[1]], axis=-1)
    rays = cv2.undistortPoints(
        pixels.reshape(-1, 1, 2).astype(np.float64),
        np.frombuffer(matrix).reshape(3, 3),
        np.frombuffer(distortion),
    ).reshape(height, width, 2)
    return rays[..., 0].astype(np.float32), rays[..., 1].astype(np.float32)


def towards_camera(shot: CardShot) -> Floats:
    """Direction to the camera on the card's plane, (2,)."""
    eye = centre_mm(shot.camera_from_card)
    return np.asarray(eye[:2] / max(float(np.hypot(*eye[:2])), 1e-9))


class CardShots:
    """Takes shots of one turn card with one camera.

    All have the same crop as long as the card's inside lies in it: the card may be laid elsewhere.
    """

    def __init__(self, calibration: Calibration, boards: Boards) -> None:
        """Use the first moving board of the boards file as the card."""
        self._calibration = calibration
        self._boards = boards
        self._crop: tuple[slice, slice] | None = None
        self.ring: MarkerRing | None = None
        if boards.moving:
            self.ring = ring_of(list(boards.moving[0].markers.values()))

    def take(self, frame: Frame) -> CardShot | None:
        """The shot of a frame; None if the card is not seen in it."""
        if self.ring is None or frame.size_wh != self._calibration.size_wh:
            return None
        pose = moving_board_pose(frame.bgr, self._boards, self._calibration, near=self._crop)
        if pose is None:
            return None
        camera_from_card = self._calibration.camera_from_table @ pose.table_from_board
        if self._crop is None or not self._holds(self._crop, camera_from_card, self.ring):
            self._crop = crop_around(camera_from_card, self._calibration, self.ring)
        rows, columns = self._crop
        shot = CardShot(
            np.asarray(frame.bgr[rows, columns]).copy(),
            (columns.start, rows.start),
            self._calibration.camera.matrix,
            self._calibration.camera.distortion,
            camera_from_card,
            frame.index,
            frame.t_s,
        )
        return looks_empty(shot, self.ring)

    def _holds(self, crop: tuple[slice, slice], camera_from_card: Floats, ring: MarkerRing) -> bool:
        """Whether a crop has all of the card's inside that the picture shows."""
        camera = self._calibration.camera
        inside = _circle(ring.inner_mm, 0.0)
        at = pixels_of(inside, camera_from_card, camera.matrix, camera.distortion)
        at = np.clip(at, 0, np.array(camera.size_wh))
        rows, columns = crop
        low, high = (columns.start, rows.start), (columns.stop, rows.stop)
        return bool(((at >= low) & (at <= high)).all())


def same_view(one: CardShot, other: CardShot) -> bool:
    """Whether two shots show the card in the same pose, both empty or both not."""
    between = np.linalg.inv(one.camera_from_card) @ other.camera_from_card
    angle = np.arccos(np.clip((np.trace(between[:3, :3]) - 1) / 2, -1, 1))
    near = float(np.linalg.norm(between[:3, 3])) < TUNING.same_view_mm
    return one.empty == other.empty and bool(angle < SAME_VIEW_RAD) and near


def crop_around(
    camera_from_card: Floats, calibration: Calibration, ring: MarkerRing
) -> tuple[slice, slice]:
    """Rows and columns of the picture that contain the card and what may stand on it."""
    radius = ring.outer_mm + TUNING.crop_beyond_mm
    low, high = (
        _circle(radius, 0.0),
        _circle(radius * TUNING.narrower_above, TUNING.crop_height_mm),
    )
    camera = calibration.camera
    points = np.concatenate([low, high])
    at = pixels_of(points, camera_from_card, camera.matrix, camera.distortion)
    left, top = np.maximum(np.floor(at.min(axis=0)).astype(int), 0)
    right, bottom = np.minimum(np.ceil(at.max(axis=0)).astype(int), camera.size_wh)
    return slice(int(top), int(bottom)), slice(int(left), int(right))


def _circle(radius_mm: float, height_mm: float) -> Floats:
    """Points (48, 3) of a circle around the card's middle, mm in its frame."""
    angle = np.linspace(0, 2 * np.pi, 48)
    across = np.column_stack([radius_mm * np.cos(angle), radius_mm * np.sin(angle)])
    return np.column_stack([across, np.full(len(across), height_mm)])


FIVE: Final = np.ones((5, 5), np.uint8)
"""Kernel of 5 x 5 pixels: whatever is narrower is removed from a mask of what hides the card."""


def hands_reach_in(
    shots: Sequence[CardShot], densities: Sequence[Floats32], ring: MarkerRing
) -> list[bool]:
    """For each shot, whether a hand hides a part of the card that the creature does not hide.

    Args:
        shots: Views with something on the card.
        densities: How well the empty card explains each view, (h, w), by `background_log_density`.
        ring: The card's ring of markers.
    """
    if not shots:
        return []
    shares = np.array(
        [_hidden_and_entering_shares(*one, ring) for one in zip(shots, densities, strict=True)]
    )
    # A wide creature hides some of the ring in most views, and a deep shadow reaches the edge.
    beyond_usual = shares - np.percentile(shares, 25, axis=0)
    return [
        bool(hand)
        for hand in (beyond_usual > (TUNING.hidden_share, TUNING.entering_share)).any(axis=1)
    ]


def _hidden_and_entering_shares(
    shot: CardShot, density: Floats32, ring: MarkerRing
) -> tuple[float, float]:
    """The hidden share of the ring's open part, and the share of the card covered from an edge."""
    mask = unexplained(density, surprise=TUNING.surprise)
    calm = np.asarray(cv2.morphologyEx(mask, cv2.MORPH_OPEN, FIVE), dtype=np.uint8)
    points = card_points(shot)
    radius = np.hypot(points[..., 0], points[..., 1])
    open_part = _never_hidden_part(shot, points, radius, ring)
    hidden = float((calm[open_part] > 0).mean()) if open_part.any() else 0.0
    card = radius < ring.outer_mm
    return hidden, float(_connected_to_edges(calm)[card].mean()) if card.any() else 0.0


def _connected_to_edges(mask: Image) -> Flags:
    """The parts of a mask that touch an edge of the crop other than the upper one, (h, w)."""
    _, labels = cv2.connectedComponents(mask)
    at_edge = np.concatenate([labels[-1], labels[:, 0], labels[:, -1]])
    return np.asarray(np.isin(labels, at_edge[at_edge > 0]))


def _never_hidden_part(
    shot: CardShot, points: Floats32, radius: Floats32, ring: MarkerRing
) -> Flags:
    near = towards_camera(shot)
    beside = np.array([-near[1], near[0]])
    before = points @ near.astype(np.float32) > 0
    apart = np.abs(points @ beside.astype(np.float32)) > ring.inner_mm + TUNING.beside_mm
    on_ring = (radius > ring.inner_mm) & (radius < ring.outer_mm)
    return np.asarray(on_ring & (before | apart))


def looks_empty(shot: CardShot, ring: MarkerRing) -> CardShot:
    """The shot with `empty` set: whether nothing stands on the card.

    Plain paper inside the ring of markers is even; clay and its shadow are not.
    """
    points = card_points(shot, every=2)
    inside = np.hypot(points[..., 0], points[..., 1]) < ring.inner_mm * PLAIN_SHARE
    if np.count_nonzero(inside) < 100:
        return shot
    calm = cv2.blur(shot.bgr, (3, 3))[::2, ::2]
    levels = np.log(calm[inside].astype(np.float64) + 4.0)
    rows, columns = np.nonzero(inside)
    terms = quadratic(columns / inside.shape[1] - 0.5, rows / inside.shape[0] - 0.5)
    off = levels - terms @ fitted(terms, levels)
    uneven = np.abs(off).max(axis=1) > TUNING.uneven
    return replace(shot, empty=float(uneven.mean()) < TUNING.uneven_share)


def quadratic(x: Floats, y: Floats) -> Floats:
    """Terms of a quadratic at x, y, each (n,): returns (n, 6)."""
    return np.column_stack([np.ones_like(x), x, y, x * x, x * y, y * y])


def fitted(terms: Floats, wanted: Floats) -> Floats:
    """Least-squares weights; with six terms, solving the normal equations is accurate enough."""
    return np.asarray(np.linalg.lstsq(terms.T @ terms, terms.T @ wanted, rcond=None)[0])
