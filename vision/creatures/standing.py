"""Creatures that stand on the table: found once when all is still, and again after a change."""

from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.printed import Boards
from calibration.projection import image_from_table, table_from_image
from calibration.solution import Calibration
from vision.creatures.bare_table import BareTable
from vision.creatures.colour import name_colour
from vision.foreground import Glance
from vision.frame import Frame, Image
from vision.sighting import (
    ColourName,
    CreatureSeen,
    Estimate,
    Evidence,
    PointMm,
    PointPx,
    Sighting,
)

Floats = npt.NDArray[np.float64]
Mask = npt.NDArray[np.uint8]

# A creature is made of most of a can of clay, 40 to 120 ml; a missile of 4, a die of 4 ml.
LEAST_SIDE_MM2: Final = 1100.0
MOST_SIDE_MM2: Final = 6200.0
LONGEST_MM: Final = 190.0
LEAST_TALL_MM: Final = 22.0
# A can or a mug shows a smooth outline without legs, and more of it than a creature does.
SMOOTH_SOLIDITY: Final = 0.87
SMOOTH_MOST_MM2: Final = 4600.0
# Two clays are told apart from this difference in chroma on: red and pink are 53 apart, orange
# and yellow 40, all others more. In the dark it cannot be told.
OTHER_CLAY_LEVELS: Final = 45.0
DARK_LEVELS: Final = 30.0
SEEN_WITHIN_MM: Final = 1200.0
LOOKED_AT_WIDTH_PX: Final = 640
LEAST_PIECE_PX: Final = 60


@dataclass(frozen=True, slots=True, eq=False)
class Standing:
    """A creature as one picture shows it.

    Attributes:
        track: Stays the same as long as the creature stays about where it is.
        colour: Of most of it.
        at_mm: Centroid of what touches the table, table space.
        footprint_mm: Where it seems to touch, table space.
        height_mm: Of its highest point above the table.
        radius_mm: Of the upright cylinder around it, as far as the outline tells.
        mask: (h, w) uint8, 255 where it is seen; a crop of the picture.
        corner_xy: The picture's pixel that is the crop's first.
    """

    track: int
    colour: ColourName
    at_mm: PointMm
    footprint_mm: tuple[PointMm, ...]
    height_mm: Estimate
    radius_mm: float
    mask: Mask
    corner_xy: tuple[int, int]

    def outline_px(self) -> tuple[PointPx, ...]:
        """Closed polygon around it in image space."""
        contours, _ = cv2.findContours(self.mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
        longest = max(contours, key=cv2.contourArea)
        return tuple(
            (float(x + self.corner_xy[0]), float(y + self.corner_xy[1]))
            for x, y in cv2.approxPolyDP(longest, epsilon=1.0, closed=True).reshape(-1, 2)
        )


class StandingFinder:
    """Finds creatures in the still pictures of one calibration."""

    def __init__(self, calibration: Calibration, boards: Boards) -> None:
        full_wh = calibration.size_wh
        shrink = max(1.0, full_wh[0] / LOOKED_AT_WIDTH_PX)
        self._size_wh = round(full_wh[0] / shrink), round(full_wh[1] / shrink)
        self._scale = full_wh[0] / self._size_wh[0]
        camera = calibration.camera.scaled_to(self._size_wh)
        self._small = replace(calibration, camera=camera)
        self._table = BareTable(self._small, boards)

    def find(self, bgr: Image) -> tuple[Standing, ...]:
        """The creatures in a still picture, from left to right; tracks are numbered from 1.

        Args:
            bgr: A picture of the size the calibration belongs to.
        """
        picture = bgr
        if self._scale != 1:
            shrunk = cv2.resize(bgr, self._size_wh, interpolation=cv2.INTER_AREA)
            picture = np.asarray(shrunk, dtype=np.uint8)
        found = sorted(self._found(picture), key=lambda s: s.corner_xy)
        return tuple(
            replace(_enlarged(s, self._scale), track=number)
            for number, s in enumerate(found, start=1)
        )

    def _found(self, bgr: Image) -> list[Standing]:
        calm = np.asarray(cv2.GaussianBlur(bgr, (0, 0), 0.8), dtype=np.uint8)
        found: list[Standing] = []
        for piece in _parts(self._table.things(bgr)):
            if _plausible(piece, self._small) and not _vessel(piece, self._small):
                found += _creatures_of(piece, calm, self._small)
        return found


def _enlarged(standing: Standing, scale: float) -> Standing:
    """The same in a picture that is larger by a factor."""
    if scale == 1:
        return standing
    height, width = (round(side * scale) for side in standing.mask.shape)
    mask = cv2.resize(standing.mask, (width, height), interpolation=cv2.INTER_LINEAR)
    whole = np.asarray((mask > 127) * np.uint8(255), dtype=np.uint8)
    x, y = (round(c * scale) for c in standing.corner_xy)
    return replace(standing, mask=whole, corner_xy=(x, y))


class CreatureObserver:
    """Tells each creature when it first lies still, and again whenever it has changed."""

    STILL_S: Final = 0.3
    CHANGED_SHARE: Final = 0.004
    MOVED_MM: Final = 6.0

    def __init__(self, calibration: Calibration, boards: Boards) -> None:
        self._finder = StandingFinder(calibration, boards)
        self._looked_at: npt.NDArray[np.uint8] | None = None
        self._told: dict[int, Standing] = {}
        self._next_track = 1

    @property
    def standing(self) -> tuple[Standing, ...]:
        """The creatures that stand there as far as is known."""
        return tuple(self._told[track] for track in sorted(self._told))

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """Look closely where all is still and not as it was when last looked at."""
        if glance.still_for_s < self.STILL_S or not self._differs(glance):
            return ()
        return self.look(frame, glance)

    def finish(self) -> tuple[Sighting, ...]:
        """Everything was told already."""
        return ()

    def _differs(self, glance: Glance) -> bool:
        if self._looked_at is None or self._looked_at.shape != glance.grey.shape:
            return True
        changed = cv2.absdiff(self._looked_at, glance.grey) > 20
        return float(np.count_nonzero(changed)) / changed.size > self.CHANGED_SHARE / 10

    @property
    def looked(self) -> bool:
        """Whether the creatures were looked for at all."""
        return self._looked_at is not None

    def look(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """Look closely now; tell what is new."""
        self._looked_at = glance.grey
        before = self._told
        now: dict[int, Standing] = {}
        news: list[Sighting] = []
        for seen in self._finder.find(frame.bgr):
            track = self._track_of(seen, before, now)
            now[track] = replace(seen, track=track)
            if track not in before or _moved_mm(before[track], seen) > self.MOVED_MM:
                news.append(_sighting(now[track], frame))
            else:
                now[track] = replace(now[track], at_mm=before[track].at_mm)
        self._told = now
        return tuple(news)

    def _track_of(
        self, seen: Standing, before: dict[int, Standing], taken: dict[int, Standing]
    ) -> int:
        near = [
            (_moved_mm(old, seen), track)
            for track, old in before.items()
            if track not in taken and old.colour == seen.colour and _moved_mm(old, seen) < 60
        ]
        if near:
            return min(near)[1]
        self._next_track += 1
        return self._next_track - 1


def _sighting(standing: Standing, frame: Frame) -> CreatureSeen:
    return CreatureSeen(
        frame=frame.index,
        t_s=frame.t_s,
        track=standing.track,
        colour=standing.colour,
        at_mm=standing.at_mm,
        footprint_mm=standing.footprint_mm,
        height_mm=standing.height_mm,
        evidence=Evidence(frames=(frame.index,), outline_px=standing.outline_px()),
    )


def _moved_mm(old: Standing, new: Standing) -> float:
    return float(np.hypot(old.at_mm[0] - new.at_mm[0], old.at_mm[1] - new.at_mm[1]))


@dataclass(frozen=True, slots=True, eq=False)
class _Piece:
    mask: Mask
    corner_xy: tuple[int, int]

    def pixels(self) -> Floats:
        ys, xs = np.nonzero(self.mask)
        return np.column_stack([xs + self.corner_xy[0], ys + self.corner_xy[1]]).astype(np.float64)

    def of(self, picture: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
        x, y = self.corner_xy
        height, width = self.mask.shape
        crop = picture[y : y + height, x : x + width]
        return np.asarray(crop[self.mask > 0])


def _parts(
    mask: Mask, corner_xy: tuple[int, int] = (0, 0), least_px: int = LEAST_PIECE_PX
) -> list[_Piece]:
    count, labels, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=8)
    parts = []
    for label in range(1, count):
        x, y, width, height, area = (int(v) for v in stats[label])
        if area < least_px:
            continue
        crop = labels[y : y + height, x : x + width] == label
        corner = (corner_xy[0] + x, corner_xy[1] + y)
        parts.append(_Piece(np.asarray(crop * np.uint8(255), dtype=np.uint8), corner))
    return parts


def _front_px(piece: _Piece) -> tuple[float, float]:
    """The lowest point of a piece, where it is nearest to the camera."""
    pixels = piece.pixels()
    low = pixels[:, 1].max()
    return float(np.median(pixels[pixels[:, 1] >= low - 2, 0])), float(low)


def _px_per_mm(at_px: tuple[float, float], calibration: Calibration) -> float | None:
    """Scale across the view of something whose foot is seen there; None where no table is."""
    foot = table_from_image([at_px], calibration)[0]
    if not np.isfinite(foot).all() or np.abs(foot).max() > SEEN_WITHIN_MM:
        return None
    across = calibration.camera_from_table[0, :3]
    step = 10 * across[:2] / max(float(np.linalg.norm(across[:2])), 1e-9)
    ends = image_from_table([[*foot, 0.0], [*(foot + step), 0.0]], calibration)
    return float(np.linalg.norm(ends[1] - ends[0])) / 10


def _solidity(mask: Mask) -> float:
    contours, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    longest = max(contours, key=cv2.contourArea)
    hull = cv2.contourArea(cv2.convexHull(longest))
    return float(cv2.contourArea(longest) / hull) if hull > 0 else 1.0


def _area_mm2(piece: _Piece, scale: float) -> float:
    return float(np.count_nonzero(piece.mask)) / scale**2


def _touches_border(piece: _Piece, calibration: Calibration) -> bool:
    width, height = calibration.size_wh
    x, y = piece.corner_xy
    h, w = piece.mask.shape
    return x <= 1 or y <= 1 or x + w >= width - 1 or y + h >= height - 1


def _plausible(piece: _Piece, calibration: Calibration) -> bool:
    """Whether a piece may hold at least one creature."""
    scale = _px_per_mm(_front_px(piece), calibration)
    if scale is None or _touches_border(piece, calibration):
        return False
    # Four creatures in one another's way are still one piece.
    return LEAST_SIDE_MM2 < _area_mm2(piece, scale) < 4 * MOST_SIDE_MM2


def _vessel(piece: _Piece, calibration: Calibration) -> bool:
    """Whether a whole piece, all its colours together, is a can, a mug or the like."""
    scale = _px_per_mm(_front_px(piece), calibration) or 1.0
    smooth = _solidity(piece.mask) > SMOOTH_SOLIDITY
    return smooth and _area_mm2(piece, scale) > SMOOTH_MOST_MM2


def _creatures_of(piece: _Piece, bgr: Image, calibration: Calibration) -> list[Standing]:
    found = []
    for clay in _by_clay(piece, bgr):
        standing = _standing(clay, bgr, calibration)
        if standing is not None:
            found.append(standing)
    return found


def _by_clay(piece: _Piece, bgr: Image, depth: int = 0) -> list[_Piece]:
    """Cut a piece where two clays of different colour overlap in the picture."""
    chroma = _chroma(piece.of(bgr))
    if depth == 3 or len(chroma) < 100:
        return [piece]
    first, second, centres = _two_means(chroma)
    shares = first.mean(), second.mean()
    if np.linalg.norm(centres[0] - centres[1]) < OTHER_CLAY_LEVELS or min(shares) < 0.08:
        return [piece]
    parts = []
    for chosen in (first, second):
        mask = np.zeros_like(piece.mask)
        mask[piece.mask > 0] = chosen * np.uint8(255)
        mask = np.asarray(cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)))
        for part in _parts(mask, piece.corner_xy):
            parts += _by_clay(part, bgr, depth + 1)
    return parts


def _chroma(bgr: npt.NDArray[np.uint8]) -> npt.NDArray[np.float32]:
    """Two colour differences over the brightness, (N, 2): the same in light and in shadow."""
    blue, green, red = bgr.astype(np.float32).T
    light = (blue + green + red + DARK_LEVELS) / 255
    return np.column_stack([(red - green) / light, (green - blue) / light])


def _two_means(
    values: npt.NDArray[np.float32],
) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.bool_], npt.NDArray[np.float32]]:
    """Two-means from the ends of the longest axis; no random start."""
    centred = values - values.mean(axis=0)
    _, _, axes = np.linalg.svd(centred.T @ centred)
    along = centred @ axes[0]
    centres = values[[int(np.argmin(along)), int(np.argmax(along))]]
    first = np.zeros(len(values), dtype=bool)
    for _ in range(12):
        gap = np.linalg.norm(values[:, None] - centres[None], axis=2)
        first = np.asarray(gap[:, 0] <= gap[:, 1])
        if first.all() or not first.any():
            break
        centres = np.stack([values[first].mean(axis=0), values[~first].mean(axis=0)])
    return first, ~first, centres


def _standing(piece: _Piece, bgr: Image, calibration: Calibration) -> Standing | None:
    front = _front_px(piece)
    scale = _px_per_mm(front, calibration)
    if scale is None or not LEAST_SIDE_MM2 < _area_mm2(piece, scale) < MOST_SIDE_MM2:
        return None
    height, width = piece.mask.shape
    if max(height, width) / scale > LONGEST_MM:
        return None
    at, feet, half_depth = _foot_mm(piece, scale, calibration)
    tall = _tall_mm(piece, at, calibration)
    if tall < LEAST_TALL_MM:
        return None
    return Standing(
        track=0,
        colour=name_colour(piece.of(bgr)),
        at_mm=at,
        footprint_mm=feet,
        height_mm=Estimate(tall, 3.0 + 0.1 * tall),
        radius_mm=max(half_depth, 0.5 * width / scale),
        mask=piece.mask,
        corner_xy=piece.corner_xy,
    )


def _foot_mm(
    piece: _Piece, scale: float, calibration: Calibration
) -> tuple[PointMm, tuple[PointMm, ...], float]:
    """Where it stands: the middle between its front and a back that the outline hides.

    The depth of clay figures is about as much as the smaller of their width and height.
    """
    height, width = piece.mask.shape
    half_depth = 0.35 * min(width, height) / scale
    lows = _low_points(piece)
    ground = table_from_image(lows, calibration)
    front = table_from_image([_front_px(piece)], calibration)[0]
    eye = -calibration.camera_from_table[:3, :3].T @ calibration.camera_from_table[:3, 3]
    away = front - eye[:2]
    away /= max(float(np.linalg.norm(away)), 1e-9)
    middle_px = piece.corner_xy[0] + width / 2
    across = table_from_image([[middle_px, _front_px(piece)[1]]], calibration)[0]
    at = across + half_depth * away
    feet = tuple((float(x), float(y)) for x, y in ground if np.isfinite([x, y]).all())
    return (float(at[0]), float(at[1])), feet, half_depth


def _low_points(piece: _Piece) -> Floats:
    """Local low ends of the outline: feet that are seen."""
    bottoms = piece.mask.shape[0] - 1 - np.argmax(piece.mask[::-1] > 0, axis=0)
    reach = max(3, piece.mask.shape[1] // 12)
    padded = np.pad(bottoms, reach, constant_values=-1)
    highest = np.array([padded[i : i + 2 * reach + 1].max() for i in range(len(bottoms))])
    columns = np.nonzero(bottoms == highest)[0]
    x, y = piece.corner_xy
    return np.column_stack([columns + x, bottoms[columns] + y]).astype(np.float64)


def _tall_mm(piece: _Piece, at_mm: PointMm, calibration: Calibration) -> float:
    """Height of the outline's top if it is above the middle of the foot."""
    post = image_from_table([[*at_mm, 0.0], [*at_mm, 50.0]], calibration)
    rise = float(post[0, 1] - post[1, 1]) / 50
    return float(post[0, 1] - piece.corner_xy[1]) / max(rise, 1e-6)
