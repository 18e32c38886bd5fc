"""Predict what a view would show without the creature: the turned card on the table.

The card's print turns with the card; the light on it stays in place, since neither the camera nor
the plane of the card moves. If the card was seen empty, its print is known everywhere. If not, the
print is the median over the views, and plain paper is assumed inside the ring of markers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats, Floats32, Image
from vision.light import tones
from vision.weigh_in.card_shots import (
    PLAIN_SHARE,
    CardShot,
    MarkerRing,
    card_points,
    fitted,
    quadratic,
    towards_camera,
)
from vision.weigh_in.pinhole import pixels_of
from vision.weigh_in.sorting import put_in_order

PAPER_PERCENT: Final = 97
"""Percentile of the card's brightness that is certainly white paper."""

LEAST_PAPER_OFF: Final = 0.06
"""Least limit, in ln of light, on the residual of the paper's brightness model, beyond which a
pixel is dropped. By trial."""

DARKEST_PAPER: Final = 8
"""Least grey level of paper: darker paper would give no reliable shares of light."""


@dataclass(frozen=True, slots=True)
class SceneTuning:
    """The model of the empty card on the empty table.

    Shares are of plain paper's light. Guarded by tests/vision/weigh_in/test_empty_scene.py, and the
    turned creatures in docs/accuracy.md.
    """

    print_mm_per_px: float = 0.5
    """Resolution of the card's print: millimetres per pixel."""

    paper_beyond_mm: float = 3.0
    """Width of the paper beyond the outermost corner of a marker."""

    rim_mm: float = 6.0
    """Distance beyond the ring of markers up to which the print is known."""

    covered: float = 0.2
    """Least difference, as a share of paper's light, between clay and the print beneath it. By
    trial."""

    covered_px: int = 7
    """Side of the smallest square of print that clay covers, in pixels of the print; smaller
    differences are printing errors."""


TUNING: Final = SceneTuning()


def backgrounds(shots: Sequence[CardShot], ring: MarkerRing) -> list[Image]:
    """The empty scene of every shot, each (h, w, 3) uint8.

    Raises:
        ValueError: There is no shot.
    """
    if not shots:
        raise ValueError("there is no shot")
    points = [card_points(shot) for shot in shots]
    on_card = [
        np.hypot(p[..., 0], p[..., 1]) < ring.outer_mm + TUNING.paper_beyond_mm for p in points
    ]
    paper = _paper_light(shots, points, ring)
    table = _table_without_card(shots, on_card, _clay_masks(shots, points, paper, ring))
    card = _card_print(shots, paper, ring)
    return [_composed(table, paper, card, p, on) for p, on in zip(points, on_card, strict=True)]


def _clay_masks(
    shots: Sequence[CardShot], points: Sequence[Floats32], paper: Floats32, ring: MarkerRing
) -> list[Flags] | None:
    """Masks of the clay's colour in each shot; None if they are not needed or cannot be found.

    They are only needed if the card was never seen empty.
    """
    if any(shot.empty for shot in shots):
        return None
    sheet = np.round(paper).astype(np.uint8)
    plain = [np.hypot(p[..., 0], p[..., 1]) < PLAIN_SHARE * ring.inner_mm for p in points]
    return looks_like_clay([shot.bgr for shot in shots], [sheet] * len(shots), plain)


def _table_without_card(
    shots: Sequence[CardShot], on_card: Sequence[Flags], clay: Sequence[Flags] | None
) -> Image:
    """The table around the card: the median of the pixels that the card does not cover."""
    chosen = [i for i, shot in enumerate(shots) if shot.empty] or list(range(len(shots)))
    hidden = np.stack([on_card[i] for i in chosen])
    if clay is not None:
        hidden |= np.stack(clay)
    table = _median_seen(np.stack([shots[i].bgr for i in chosen]), hidden)
    holes = np.isnan(table[..., 0])
    if len(chosen) < len(shots):
        rest = _median_seen(np.stack([shot.bgr for shot in shots]), np.stack(on_card))
        table = np.where(holes[..., None], rest, table)
        holes = np.isnan(table[..., 0])
    known = np.where(holes[..., None], 0, table)
    filled = cv2.inpaint(
        np.round(known).astype(np.uint8), holes.astype(np.uint8), 3, cv2.INPAINT_TELEA
    )
    return np.asarray(filled, dtype=np.uint8)


def _median_seen(stack: npt.NDArray[np.uint8], hidden: Flags) -> Floats32:
    """Median of pictures (n, h, w, 3) where they are not hidden (n, h, w); NaN where all are.

    Levels are sorted as bytes: hidden ones get the largest value and come last.
    """
    median = np.full(stack.shape[1:], np.nan, dtype=np.float32)
    somewhere = ~hidden.all(axis=0)
    # `np.take` keeps each picture contiguous; indexing by a mask would not, and sorting would take
    # 50 times as long.
    levels = np.take(stack.reshape(len(stack), -1, stack.shape[-1]), np.flatnonzero(somewhere), 1)
    out = hidden[:, somewhere]
    levels[out] = 255
    put_in_order(levels)
    count = len(levels) - np.count_nonzero(out, axis=0)
    places = np.arange(levels.shape[1])
    low, high = (
        levels[(count - 1) // 2, places],
        levels[np.minimum(count // 2, len(levels) - 1), places],
    )
    median[somewhere] = (low.astype(np.float32) + high.astype(np.float32)) / 2
    return median


def _median(stack: Floats32) -> Floats32:
    """Median over the first axis that ignores NaN; NaN where all values are NaN.

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


def _paper_light(
    shots: Sequence[CardShot], points: Sequence[Floats32], ring: MarkerRing
) -> Floats32:
    """The brightness of plain paper at each pixel of the crop, (h, w, 3) grey levels.

    Its logarithm is modelled as a quadratic in the pixel's position. Pixels that are darker (print,
    shadow) or coloured (clay) are dropped step by step.
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
    terms = quadratic(x, y)
    kept = logs.mean(axis=1) > np.percentile(logs.mean(axis=1), PAPER_PERCENT) - 0.5
    factors = np.zeros((6, 3))
    for _ in range(6):
        factors = fitted(terms[kept], logs[kept])
        off = np.abs(logs - terms @ factors).max(axis=1)
        kept = off < max(LEAST_PAPER_OFF, 2.0 * float(np.median(off[kept])))
    grid_y, grid_x = np.mgrid[0:height, 0:width]
    everywhere = quadratic(grid_x.ravel() / width - 0.5, grid_y.ravel() / height - 0.5)
    paper = np.exp(everywhere @ factors) - 1.0
    return np.asarray(
        np.clip(paper, DARKEST_PAPER, 255).reshape(height, width, 3), dtype=np.float32
    )


def _card_print(shots: Sequence[CardShot], paper: Floats32, ring: MarkerRing) -> Floats32:
    """The card's print, (n, n, 3): grey levels as a share of plain paper's.

    Each part of the ring is the median over the shots that see it on their near side, where it is
    sharp and nothing stands in front of it. The inside is taken from the empty card, or is plain.
    """
    half = int(np.ceil((ring.outer_mm + TUNING.rim_mm) / TUNING.print_mm_per_px))
    axis = np.arange(-half, half + 1) * TUNING.print_mm_per_px
    grid = np.stack(np.meshgrid(axis, axis), axis=-1)
    radius = np.hypot(grid[..., 0], grid[..., 1])
    card = np.ones((*radius.shape, 3), dtype=np.float32)
    on_ring = (radius >= ring.inner_mm) & (radius <= ring.outer_mm + TUNING.rim_mm)
    empty = [shot for shot in shots if shot.empty]
    sharp = _median_share(shots, paper, grid[on_ring], near_side=True)
    any_side = _median_share(empty or shots, paper, grid[on_ring], near_side=False)
    card[on_ring] = np.nan_to_num(np.where(np.isnan(sharp), any_side, sharp), nan=1.0)
    if empty:
        _take_covered_print(card, on_ring, any_side)
        inside = radius < ring.inner_mm
        seen = _median_share(empty, paper, grid[inside], near_side=False)
        card[inside] = np.nan_to_num(seen, nan=1.0)
    return card


def _take_covered_print(card: Floats32, on_ring: Flags, when_empty: Floats32) -> None:
    """Take the print from the empty card where clay covers the ring in most views."""
    seen = np.full_like(card, np.nan)
    seen[on_ring] = when_empty
    off = np.nan_to_num(np.abs(card - seen).max(axis=2), nan=0.0) > TUNING.covered
    kernel = np.ones((TUNING.covered_px, TUNING.covered_px), np.uint8)
    covered = cv2.morphologyEx(off.astype(np.uint8), cv2.MORPH_OPEN, kernel)
    around = (cv2.dilate(covered, kernel) > 0) & ~np.isnan(seen[..., 0])
    card[around] = seen[around]


def _median_share(
    shots: Sequence[CardShot], paper: Floats32, points_mm: Floats, *, near_side: bool
) -> Floats32:
    """Median over the shots of what they show at points of the card, (n, 3) shares of paper."""
    sheets = np.full((len(shots), len(points_mm), 3), np.nan, dtype=np.float32)
    for sheet, shot in zip(sheets, shots, strict=True):
        seen = points_mm @ towards_camera(shot) > 0 if near_side else slice(None)
        sheet[seen] = _shares_of_paper(shot, paper, points_mm[seen])
    return _median(sheets)


def _shares_of_paper(shot: CardShot, paper: Floats32, points_mm: Floats) -> Floats32:
    grid = np.column_stack([points_mm, np.zeros(len(points_mm))])
    at = pixels_of(grid, shot.camera_from_card, shot.matrix, shot.distortion)
    at = np.round(at - np.array(shot.corner_px)).astype(np.int64)
    height, width = paper.shape[:2]
    kept = (at >= 0).all(axis=1) & (at[:, 0] < width) & (at[:, 1] < height)
    shares = np.full((len(at), 3), np.nan, dtype=np.float32)
    columns, rows = at[kept].T
    shares[kept] = shot.bgr[rows, columns] / paper[rows, columns]
    return shares


def _composed(
    table: Image, paper: Floats32, card: Floats32, points: Floats32, on_card: Flags
) -> Image:
    middle = (len(card) - 1) / 2
    at = points / np.float32(TUNING.print_mm_per_px) + np.float32(middle)
    share = cv2.remap(card, at[..., 0], at[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    turned = np.clip(np.round(share * paper), 0, 255).astype(np.uint8)
    return np.asarray(np.where(on_card[..., None], turned, table), dtype=np.uint8)


OFF_PAPER_TINT: Final = 0.5
"""Least distance of clay's tint from that of paper, in ln of light. By trial."""

OFF_PAPER_TONE: Final = -1.6
"""Tone against paper, in ln of light: anything darker is clay, as no shadow on paper is so dark."""


FEWEST: Final = 50
"""Fewest pixels of clay from which its colours are learned."""

EXAMPLES: Final = 32
"""Colours that represent the clay, from its darkest to its lightest."""

BESIDE_ROUNDS: Final = 6
"""Rounds of dilation by 5 x 5 pixels, which limit how far less certain pixels may be from large
parts of the clay's colour."""

MOST_SHARE: Final = 0.3
"""Largest share of a picture that clay covers: if more has its colour, the table looks like it."""

TONE_WEIGHT: Final = 0.12
"""Weight of the tone in the distance of colours. It is low, as the light on clay varies."""

LIKE_CLAY: Final = 0.38
"""Distance in ln of light within which a colour counts as the clay's. By trial."""


def looks_like_clay(
    pictures: Sequence[Image], papers: Sequence[Image], plain: Sequence[Flags]
) -> list[Flags] | None:
    """Masks of the clay's colour, (h, w) for each picture.

    Args:
        pictures: (h, w, 3) each.
        papers: For each picture, what plain paper looks like at each pixel.
        plain: Masks of the card's plain inside in each picture.

    Returns:
        The masks; None if no such colour is found, or if much of the scene has it too.
    """
    seen = [tones(picture) for picture in pictures]
    clay = []
    for tone, paper, inside in zip(seen, papers, plain, strict=True):
        off = (tone - tones(paper))[inside]
        is_clay = (np.hypot(off[:, 1], off[:, 2]) > OFF_PAPER_TINT) | (off[:, 0] < OFF_PAPER_TONE)
        clay.append(tone[inside][is_clay])
    known = np.concatenate(clay)
    if len(known) < FEWEST:
        return None
    # On the plain inside, mostly the shaded legs are seen. Pixels of similar colour elsewhere
    # include the lit back, so the colours are learned from these as well.
    near = [_has_clay_colour(tone, _examples(known)) for tone in seen]
    if np.mean([is_near.mean() for is_near in near]) > MOST_SHARE:
        return None
    found = np.concatenate([tone[is_near][::7] for tone, is_near in zip(seen, near, strict=True)])
    more = [_has_clay_colour(tone, _examples(np.concatenate([known, found]))) for tone in seen]
    return [m & _near_large_parts(n) for m, n in zip(more, near, strict=True)]


def _near_large_parts(mask: Flags) -> Flags:
    """The pixels of a mask that are in or near its larger parts."""
    kernel = np.ones((5, 5), np.uint8)
    parts = cv2.morphologyEx(mask.astype(np.uint8), cv2.MORPH_OPEN, kernel)
    return np.asarray(mask | (cv2.dilate(parts, kernel, iterations=BESIDE_ROUNDS) > 0))


def _examples(known: Floats32) -> Floats32:
    """Representative colours of the clay, ordered by tone from the darkest to the lightest."""
    ordered = known[np.argsort(known[:, 0])]
    chosen = np.linspace(0, len(ordered) - 1, EXAMPLES).astype(int)
    span = max(1, len(ordered) // (2 * EXAMPLES))
    typical = [np.median(ordered[max(0, i - span) : i + span + 1], axis=0) for i in chosen]
    return np.asarray(typical, dtype=np.float32)


def _has_clay_colour(tone: Floats32, examples: Floats32) -> Flags:
    nearest = np.full(tone.shape[:2], np.inf, dtype=np.float32)
    for example in examples:
        off = tone - example
        apart = off[..., 1] ** 2 + off[..., 2] ** 2 + (TONE_WEIGHT * off[..., 0]) ** 2
        np.minimum(nearest, apart, out=nearest)
    return np.asarray(nearest < LIKE_CLAY**2)
