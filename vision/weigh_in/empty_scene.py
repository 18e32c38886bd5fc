"""What a view would show if the creature were not there: the turned card on the unturned table.

The card's print turns with the card; the light on it stays where it is, since neither the camera
nor the plane of the card moves. Where the card was seen empty its print is known everywhere;
where not, it is what most views agree on, and plain paper inside the ring of markers.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats, Image
from vision.weigh_in.behind_clay import looks_like_clay
from vision.weigh_in.pinhole import pixels_of

Plane = npt.NDArray[np.float32]

PRINT_MM_PER_PX = 0.5
# The paper goes on a little beyond the outermost corner of a marker.
PAPER_BEYOND_MM = 3.0
RIM_MM = 6.0
# Of an empty card's inside, this share of the radius is surely plain, so few pixels stray so far.
PLAIN_SHARE = 0.85
UNEVEN = 0.12
# Shares of paper by which clay differs from the print beneath it, over so many mm.
COVERED = 0.2
COVERED_PX = 7
UNEVEN_SHARE = 0.01


@dataclass(frozen=True, slots=True, eq=False)
class CardShot:
    """A crop of a frame in which the card's pose is known.

    Attributes:
        bgr: (h, w, 3) uint8 crop; every shot of a weigh-in has the same crop of the same camera.
        corner_px: Column and row of the crop's pixel (0, 0) in the picture.
        matrix: (3, 3) camera matrix of the whole picture.
        distortion: (5,).
        camera_from_card: (4, 4), mm.
        frame: Index of the frame.
        t_s: Its time.
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


@dataclass(frozen=True, slots=True)
class MarkerRing:
    """The ring that a card's markers cover, as radii about the card's origin, mm."""

    inner_mm: float
    outer_mm: float


def ring_of(corners_mm: Sequence[Floats]) -> MarkerRing:
    """The ring that markers cover, from their corners, arrays (4, 2) or (4, 3) in the card."""
    corners = [np.asarray(c, dtype=np.float64)[:, :2] for c in corners_mm]
    middles = np.concatenate([(c + np.roll(c, 1, axis=0)) / 2 for c in corners])
    outermost = np.concatenate(corners)
    return MarkerRing(float(np.hypot(*middles.T).min()), float(np.hypot(*outermost.T).max()))


def looks_empty(shot: CardShot, ring: MarkerRing) -> CardShot:
    """The same shot, which now tells whether nothing stands on the card.

    Plain paper inside the ring of markers is even; clay and its shadow are not.
    """
    points = card_points(shot)[::2, ::2]
    inside = np.hypot(points[..., 0], points[..., 1]) < ring.inner_mm * PLAIN_SHARE
    if np.count_nonzero(inside) < 100:
        return shot
    calm = cv2.blur(shot.bgr, (3, 3))[::2, ::2]
    levels = np.log(calm[inside].astype(np.float64) + 4.0)
    rows, columns = np.nonzero(inside)
    terms = _quadratic(columns / inside.shape[1] - 0.5, rows / inside.shape[0] - 0.5)
    off = levels - terms @ _fitted(terms, levels)
    uneven = np.abs(off).max(axis=1) > UNEVEN
    return replace(shot, empty=float(uneven.mean()) < UNEVEN_SHARE)


def backgrounds(shots: Sequence[CardShot], ring: MarkerRing) -> list[Image]:
    """The empty scene behind every shot, each (h, w, 3) uint8.

    Raises:
        ValueError: There is no shot.
    """
    if not shots:
        raise ValueError("there is no shot")
    points = [card_points(shot) for shot in shots]
    on_card = [np.hypot(p[..., 0], p[..., 1]) < ring.outer_mm + PAPER_BEYOND_MM for p in points]
    paper = _paper_light(shots, points, ring)
    table = _table(shots, on_card, _clay(shots, points, paper, ring))
    card = _print(shots, paper, ring)
    return [_scene(table, paper, card, p, on) for p, on in zip(points, on_card, strict=True)]


def card_points(shot: CardShot) -> Plane:
    """Where on the card's plane each pixel looks, (h, w, 2) mm; beyond the horizon far away."""
    height, width = shot.bgr.shape[:2]
    ray_x, ray_y = _rays(
        width, height, shot.corner_px, shot.matrix.tobytes(), shot.distortion.tobytes()
    )
    # A ray (x, y, 1) meets the plane where depth * ray = [r1 r2 t] (X, Y, 1).
    (a, b, c), (d, e, f), (g, h, i) = np.linalg.inv(shot.camera_from_card[:3, [0, 1, 3]]).tolist()
    one_by_depth = np.maximum(g * ray_x + h * ray_y + i, 1e-6)
    points = np.dstack([a * ray_x + b * ray_y + c, d * ray_x + e * ray_y + f])
    return np.asarray(np.clip(points / one_by_depth[..., None], -1e4, 1e4), dtype=np.float32)


@lru_cache(maxsize=4)
def _rays(
    width: int, height: int, corner_px: tuple[int, int], matrix: bytes, distortion: bytes
) -> tuple[Plane, Plane]:
    """Direction (x, y, 1) of each pixel of a crop; the same for every shot of a weigh-in."""
    columns, rows = np.meshgrid(np.arange(width), np.arange(height))
    pixels = np.stack([columns + corner_px[0], rows + corner_px[1]], axis=-1)
    rays = cv2.undistortPoints(
        pixels.reshape(-1, 1, 2).astype(np.float64),
        np.frombuffer(matrix).reshape(3, 3),
        np.frombuffer(distortion),
    ).reshape(height, width, 2)
    return rays[..., 0].astype(np.float32), rays[..., 1].astype(np.float32)


def _clay(
    shots: Sequence[CardShot], points: Sequence[Plane], paper: Plane, ring: MarkerRing
) -> list[Flags] | None:
    """Where the clay's colour is seen; asked only where the card was never seen empty."""
    if any(shot.empty for shot in shots):
        return None
    sheet = np.round(paper).astype(np.uint8)
    plain = [np.hypot(p[..., 0], p[..., 1]) < PLAIN_SHARE * ring.inner_mm for p in points]
    return looks_like_clay([shot.bgr for shot in shots], [sheet] * len(shots), plain)


def _table(
    shots: Sequence[CardShot], on_card: Sequence[Flags], clay: Sequence[Flags] | None
) -> Image:
    """The table around the card: the median of the shots that do not have the card there."""
    chosen = [i for i, shot in enumerate(shots) if shot.empty] or list(range(len(shots)))
    stack = np.stack([shots[i].bgr for i in chosen]).astype(np.float32)
    stack[np.stack([on_card[i] for i in chosen])] = np.nan
    if clay is not None:
        stack[np.stack(clay)] = np.nan
    table = _median(stack)
    holes = np.isnan(table[..., 0])
    if len(chosen) < len(shots):
        rest = np.stack([shot.bgr for shot in shots]).astype(np.float32)
        rest[np.stack(on_card)] = np.nan
        table = np.where(holes[..., None], _median(rest), table)
        holes = np.isnan(table[..., 0])
    known = np.where(holes[..., None], 0, table)
    filled = cv2.inpaint(
        np.round(known).astype(np.uint8), holes.astype(np.uint8), 3, cv2.INPAINT_TELEA
    )
    return np.asarray(filled, dtype=np.uint8)


def _median(stack: Plane) -> Plane:
    """Median over the first axis that leaves out NaN; NaN where there is nothing else.

    The last axis holds channels that are NaN together.
    """
    ordered = np.sort(stack, axis=0)
    count = np.sum(~np.isnan(stack[..., :1]), axis=0)
    low = np.maximum((count - 1) // 2, 0)[None]
    high = np.maximum(count // 2, 0)[None]
    high = np.minimum(high, len(stack) - 1)
    low, high = (np.broadcast_to(i, (1, *stack.shape[1:])) for i in (low, high))
    low_value = np.take_along_axis(ordered, low, axis=0)[0]
    high_value = np.take_along_axis(ordered, high, axis=0)[0]
    return np.asarray((low_value + high_value) / 2, dtype=np.float32)


def _paper_light(shots: Sequence[CardShot], points: Sequence[Plane], ring: MarkerRing) -> Plane:
    """How bright plain paper is at each pixel of the crop, (h, w, 3) grey levels.

    The logarithm is a quadratic in the pixel; what is darker (print, shadow) or coloured (clay)
    is left out step by step.
    """
    empty = [i for i, shot in enumerate(shots) if shot.empty]
    columns, rows, levels = [], [], []
    for i in empty or range(len(shots)):
        radius = np.hypot(points[i][..., 0], points[i][..., 1])
        inner = 0.0 if empty else ring.inner_mm
        at = np.argwhere((radius > inner) & (radius < ring.outer_mm))[::7]
        columns.append(at[:, 1])
        rows.append(at[:, 0])
        levels.append(shots[i].bgr[at[:, 0], at[:, 1]])
    height, width = shots[0].bgr.shape[:2]
    x, y = np.concatenate(columns) / width - 0.5, np.concatenate(rows) / height - 0.5
    logs = np.log(np.concatenate(levels).astype(np.float64) + 1.0)
    terms = _quadratic(x, y)
    kept = logs.mean(axis=1) > np.percentile(logs.mean(axis=1), 97) - 0.5
    factors = np.zeros((6, 3))
    for _ in range(6):
        factors = _fitted(terms[kept], logs[kept])
        off = np.abs(logs - terms @ factors).max(axis=1)
        kept = off < max(0.06, 2.0 * float(np.median(off[kept])))
    grid_y, grid_x = np.mgrid[0:height, 0:width]
    everywhere = _quadratic(grid_x.ravel() / width - 0.5, grid_y.ravel() / height - 0.5)
    paper = np.exp(everywhere @ factors) - 1.0
    return np.asarray(np.clip(paper, 8, 255).reshape(height, width, 3), dtype=np.float32)


def _fitted(terms: Floats, wanted: Floats) -> Floats:
    """Weights by least squares; six terms need no decomposition of all the rows."""
    return np.asarray(np.linalg.lstsq(terms.T @ terms, terms.T @ wanted, rcond=None)[0])


def _quadratic(x: Floats, y: Floats) -> Floats:
    return np.column_stack([np.ones_like(x), x, y, x * x, x * y, y * y])


def _print(shots: Sequence[CardShot], paper: Plane, ring: MarkerRing) -> Plane:
    """The card's print, (n, n, 3): grey levels as a share of plain paper's.

    The ring is what most shots agree on that see that part of it on their near side, sharp and
    behind nothing; the inside is as the empty card shows it, or plain.
    """
    half = int(np.ceil((ring.outer_mm + RIM_MM) / PRINT_MM_PER_PX))
    axis = np.arange(-half, half + 1) * PRINT_MM_PER_PX
    grid = np.stack(np.meshgrid(axis, axis), axis=-1)
    radius = np.hypot(grid[..., 0], grid[..., 1])
    card = np.ones((*radius.shape, 3), dtype=np.float32)
    on_ring = (radius >= ring.inner_mm) & (radius <= ring.outer_mm + RIM_MM)
    empty = [shot for shot in shots if shot.empty]
    sharp = _most_agreed(shots, paper, grid[on_ring], near_side=True)
    any_side = _most_agreed(empty or shots, paper, grid[on_ring], near_side=False)
    card[on_ring] = np.nan_to_num(np.where(np.isnan(sharp), any_side, sharp), nan=1.0)
    if empty:
        _uncover(card, on_ring, any_side)
        inside = radius < ring.inner_mm
        seen = _most_agreed(empty, paper, grid[inside], near_side=False)
        card[inside] = np.nan_to_num(seen, nan=1.0)
    return card


def _uncover(card: Plane, on_ring: Flags, when_empty: Plane) -> None:
    """Where clay stands on the ring, most views agree on clay: there the empty card is asked."""
    seen = np.full_like(card, np.nan)
    seen[on_ring] = when_empty
    off = np.nan_to_num(np.abs(card - seen).max(axis=2), nan=0.0) > COVERED
    kernel = np.ones((COVERED_PX, COVERED_PX), np.uint8)
    covered = cv2.morphologyEx(off.astype(np.uint8), cv2.MORPH_OPEN, kernel)
    around = (cv2.dilate(covered, kernel) > 0) & ~np.isnan(seen[..., 0])
    card[around] = seen[around]


def _most_agreed(
    shots: Sequence[CardShot], paper: Plane, points_mm: Floats, *, near_side: bool
) -> Plane:
    """Median over shots of what they show at points of the card, (n, 3) shares of paper."""
    sheets = np.full((len(shots), len(points_mm), 3), np.nan, dtype=np.float32)
    for sheet, shot in zip(sheets, shots, strict=True):
        seen = points_mm @ towards_camera(shot) > 0 if near_side else slice(None)
        sheet[seen] = _shares_at(shot, paper, points_mm[seen])
    return _median(sheets)


def towards_camera(shot: CardShot) -> Floats:
    """Direction on the card's plane in which the camera stands, (2,)."""
    eye = -shot.camera_from_card[:3, :3].T @ shot.camera_from_card[:3, 3]
    return np.asarray(eye[:2] / max(float(np.hypot(*eye[:2])), 1e-9))


def _shares_at(shot: CardShot, paper: Plane, points_mm: Floats) -> Plane:
    grid = np.column_stack([points_mm, np.zeros(len(points_mm))])
    at = pixels_of(grid, shot.camera_from_card, shot.matrix, shot.distortion)
    at = np.round(at - np.array(shot.corner_px)).astype(np.int64)
    height, width = paper.shape[:2]
    kept = (at >= 0).all(axis=1) & (at[:, 0] < width) & (at[:, 1] < height)
    shares = np.full((len(at), 3), np.nan, dtype=np.float32)
    columns, rows = at[kept].T
    shares[kept] = shot.bgr[rows, columns] / paper[rows, columns]
    return shares


def _scene(table: Image, paper: Plane, card: Plane, points: Plane, on_card: Flags) -> Image:
    middle = (len(card) - 1) / 2
    at = points / np.float32(PRINT_MM_PER_PX) + np.float32(middle)
    share = cv2.remap(card, at[..., 0], at[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    turned = np.clip(np.round(share * paper), 0, 255).astype(np.uint8)
    return np.asarray(np.where(on_card[..., None], turned, table), dtype=np.uint8)
