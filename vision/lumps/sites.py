"""Find where something lies on the table: sharply bounded regions of any colour.

The grain of wood, the gloss of a lamp and soft shadows have no sharp boundary all round; lumps,
dice, cups and print have. Which of them is clay is decided later, by a closer look.
"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats32, Image, Mask
from vision.channels import largest_channel
from vision.clay.outline import background_log_density, compared, unexplained
from vision.light import tones
from vision.masks import disc

CALM_PX: Final = 0.8
"""Sigma of the blur of the small picture before edges and levels are computed. By trial."""

TINT_LEVELS: Final = 400
"""Number of levels over the whole range of tints; the middle 256 of them are distinguished."""

TINT_FROM: Final = 72
"""Level of these that becomes 0, so that the middle of the range is level 128."""


@dataclass(frozen=True, slots=True)
class SiteTuning:
    """Which sharply bounded regions are places where something may lie.

    Pixels are those of a picture `width_px` wide. By trial on the shared clips if no other source
    is named; guarded by tests/vision/lumps/test_sites.py, and the missiles in docs/accuracy.md.
    """

    width_px: int = 640
    """Width to which the picture is shrunk for the search: lumps are far larger than its pixels."""

    steady_levels: int = 6
    """Levels of 255 over which a region's area stays stable (MSER's delta)."""

    level_step: int = 10
    """Step between thresholds, in levels, if regions are searched level by level."""

    least_px: int = 36
    """Least area of a region; anything smaller is noise."""

    most_px: int = 9000
    """Largest area of a region; anything larger is a sheet or a creature."""

    least_edge: float = 0.045
    """Least slope of ln light per pixel of a sharp boundary, if many levels agree on it."""

    clear_edge: float = 0.11
    """Least slope of ln light per pixel of a sharp boundary, if only one level shows it."""

    sharp_share: float = 0.75
    """Least share of a region's rim that is sharp."""

    least_filled: float = 0.33
    """Least share of its bounding box that a region fills: a line or a frame fills less."""

    most_covered: float = 0.1
    """Largest share of a region that may lie on something printed."""

    largest_share: float = 0.42
    """Largest width of a site over the picture's: a row of ten missiles."""

    largest_told_share: float = 0.8
    """Largest width of a site over the picture's, if the `Looker` sees clay there: the camera may
    be near."""

    round_about_px: int = 9
    """Distance around a site up to which its shadow may fall on the table."""


TUNING: Final = SiteTuning()


TINT_RANGE: Final = (-2.6, 2.6)
"""Range of tints, ln of one colour over another, that is mapped to levels."""


@dataclass(frozen=True, slots=True, eq=False)
class Site:
    """A place where something lies.

    Attributes:
        box: Rows and columns of the picture, with some table around.
        table: (h, w, 3) uint8, what the table would look like there: from the empty table, or
            filled in from around.
        mask: (h, w) uint8, 255 on what lies there, its shadow and reflection.
    """

    box: tuple[slice, slice]
    table: Image
    mask: Mask


def sites(
    bgr: Image, covered: Mask, empty: Image | None = None, clay: Mask | None = None
) -> list[Site]:
    """Find all places where something small lies.

    Args:
        bgr: (h, w, 3) uint8, the picture.
        covered: (h, w) uint8, 255 where nothing is searched for.
        empty: The empty table, if such a picture is known; otherwise it is filled in.
        clay: (h, w) uint8, 255 where the `Looker` sees clay in the whole picture. It is only used
            together with `empty`, and then anything that was there before is not a site.
    """
    scale = max(1.0, bgr.shape[1] / TUNING.width_px)
    size_wh = round(bgr.shape[1] / scale), round(bgr.shape[0] / scale)
    small = np.asarray(cv2.resize(bgr, size_wh, interpolation=cv2.INTER_AREA), dtype=np.uint8)
    hidden = cv2.resize(covered, size_wh, interpolation=cv2.INTER_NEAREST)
    union = _sharp_regions(small, np.asarray(hidden, dtype=np.uint8))
    if clay is not None and empty is not None:
        likely = cv2.resize(clay, size_wh, interpolation=cv2.INTER_NEAREST)
        likely[np.asarray(hidden) > 0] = 0
        changed = cv2.bitwise_and(union, _changed(small, empty))
        union = np.asarray(cv2.max(changed, likely), dtype=np.uint8)
    largest = TUNING.largest_share if clay is None else TUNING.largest_told_share
    joined = cv2.dilate(union, np.ones((3, 3), np.uint8))
    count, labels, stats, _ = cv2.connectedComponentsWithStats(joined, connectivity=8)
    found = []
    for i in range(1, count):
        x, y, w, h, _ = (int(v) for v in stats[i])
        if max(w, h) <= largest * size_wh[0]:
            near = _window_around(x, y, w, h, size_wh)
            own = np.asarray((labels[near] == i).astype(np.uint8) * 255, dtype=np.uint8)
            found.append(_site(bgr, empty, near, own, union[near], scale))
    return found


def _changed(small: Image, empty: Image) -> Mask:
    """Mask of what differs from the empty table by more than a shadow."""
    before = cv2.resize(empty, small.shape[1::-1], interpolation=cv2.INTER_AREA)
    pair = compared(small, np.asarray(before, dtype=np.uint8))
    return unexplained(background_log_density(pair))


def _window_around(x: int, y: int, w: int, h: int, size_wh: tuple[int, int]) -> tuple[slice, slice]:
    pad = 2 * TUNING.round_about_px
    return (
        slice(max(0, y - pad), min(size_wh[1], y + h + pad)),
        slice(max(0, x - pad), min(size_wh[0], x + w + pad)),
    )


def _site(
    bgr: Image,
    empty: Image | None,
    near: tuple[slice, slice],
    own: Mask,
    union: Mask,
    scale: float,
) -> Site:
    rows, columns = (
        slice(round(s.start * scale), min(round(s.stop * scale), length))
        for s, length in zip(near, bgr.shape[:2], strict=True)
    )
    crop = bgr[rows, columns]
    if empty is None:
        round_about = disc(TUNING.round_about_px)
        unknown = np.asarray(cv2.dilate(np.maximum(own, union), round_about), dtype=np.uint8)
        table = filled_in(np.asarray(crop), unknown)
    else:
        table = empty[rows, columns]
    mask = cv2.resize(own, crop.shape[1::-1], interpolation=cv2.INTER_NEAREST)
    return Site((rows, columns), np.asarray(table), np.asarray(mask, dtype=np.uint8))


def filled_in(bgr: Image, unknown: Mask) -> Image:
    """A crop whose unknown part is filled in smoothly from the rest, (h, w, 3) uint8.

    Args:
        bgr: (h, w, 3) uint8.
        unknown: uint8, not 0 where the crop is unknown; of any size, stretched over the crop.
    """
    height, width = unknown.shape
    value = cv2.resize(bgr, (width, height), interpolation=cv2.INTER_AREA).astype(np.float32)
    weight = (unknown == 0).astype(np.float32)
    if not weight.any():
        return np.full_like(bgr, np.median(bgr, axis=(0, 1)).astype(np.uint8))
    levels = [(value * weight[..., None], weight)]
    while min(levels[-1][1].shape) > 1:
        total, known = levels[-1]
        half = max(1, total.shape[1] // 2), max(1, total.shape[0] // 2)
        levels.append((_halved(total, half), _halved(known, half)))
    rough = levels[-1][0] / np.maximum(levels[-1][1], 1e-6)[..., None]
    for total, known in reversed(levels[:-1]):
        wide = cv2.resize(rough.reshape(rough.shape[0], rough.shape[1], 3), known.shape[::-1])
        share = np.clip(known * 4, 0, 1)[..., None]
        rough = share * total / np.maximum(known, 1e-6)[..., None] + (1 - share) * wide
        rough = np.where(share < 1, cv2.GaussianBlur(rough, (0, 0), 1.0), rough)
    whole = cv2.resize(rough.astype(np.float32), bgr.shape[1::-1])
    lost = cv2.resize(unknown, bgr.shape[1::-1], interpolation=cv2.INTER_NEAREST) > 0
    return np.asarray(np.where(lost[..., None], np.round(whole), bgr), dtype=np.uint8)


def _halved(plane: Floats32, size_wh: tuple[int, int]) -> Floats32:
    return np.asarray(cv2.resize(plane, size_wh, interpolation=cv2.INTER_AREA), dtype=np.float32)


def _sharp_regions(small: Image, hidden: Mask) -> Mask:
    """Mask of all regions with sharp boundaries in any channel."""
    edge = _edge_strength(small)
    union = np.zeros(small.shape[:2], dtype=np.uint8)
    channels = _segmentation_channels(small)
    for channel in channels:
        _add_stable_regions(union, channel, edge, hidden)
    for level in range(TUNING.level_step, 256, TUNING.level_step):
        above = np.asarray(channels[0] >= level).astype(np.uint8)
        for side in (above, 1 - above):
            _add_parts(union, np.asarray(side, dtype=np.uint8), edge >= TUNING.clear_edge, hidden)
    return union


def _add_stable_regions(union: Mask, channel: Mask, edge: Floats32, hidden: Mask) -> None:
    """Add the regions that are stable over many levels (Matas and others 2002: MSER)."""
    finder = cv2.MSER.create(
        delta=TUNING.steady_levels, min_area=TUNING.least_px, max_area=TUNING.most_px,
        max_variation=0.6, min_diversity=0.15,
    )  # fmt: skip
    regions, boxes = finder.detectRegions(channel)
    for region, (x, y, w, h) in zip(regions, boxes, strict=True):
        columns, rows = np.asarray(region, dtype=np.int32).T
        at_edge = min(x, y) < 2 or x + w > union.shape[1] - 2 or y + h > union.shape[0] - 2
        if at_edge or (hidden[rows, columns] > 0).mean() > TUNING.most_covered:
            continue
        own = np.zeros((h + 2, w + 2), dtype=np.uint8)
        own[rows - y + 1, columns - x + 1] = 1
        rim = (own > 0) & (cv2.erode(own, np.ones((3, 3), np.uint8)) == 0)
        bounds = edge[y - 1 : y + h + 1, x - 1 : x + w + 1][rim]
        if (bounds >= TUNING.least_edge).mean() >= TUNING.sharp_share:
            union[rows, columns] = 255


def _add_parts(union: Mask, side: Mask, sharp: Flags, hidden: Mask) -> None:
    """Add the connected parts on one side of a threshold whose rims are sharp nearly all round."""
    count, labels, stats, _ = cv2.connectedComponentsWithStats(side, connectivity=4)
    areas = stats[:, cv2.CC_STAT_AREA]
    ends = stats[:, :2] + stats[:, 2:4]
    inner = (stats[:, :2] > 1).all(axis=1) & (ends < np.array(side.shape[::-1]) - 1).all(axis=1)
    fitting = inner & (areas >= TUNING.least_px) & (areas <= TUNING.most_px)
    fitting[0] = False
    if not fitting.any():
        return
    rim = (side > 0) & (cv2.erode(side, np.ones((3, 3), np.uint8)) == 0) & fitting[labels]
    rims = np.bincount(labels[rim], minlength=count)
    sharp_rims = np.bincount(labels[rim & sharp], minlength=count)
    covered = np.bincount(labels[(hidden > 0) & fitting[labels]], minlength=count)
    compact = areas > TUNING.least_filled * stats[:, 2] * stats[:, 3]
    sharp_all_round = sharp_rims >= TUNING.sharp_share * rims
    good = fitting & compact & sharp_all_round & (covered <= TUNING.most_covered * areas)
    if good.any():
        union[good[labels]] = 255


def _edge_strength(small: Image) -> Floats32:
    """The steepest slope of ln light in the 3 x 3 neighbourhood, over all channels, (h, w)."""
    light = np.log(cv2.GaussianBlur(small, (0, 0), CALM_PX).astype(np.float32) + 8)
    across = cv2.Sobel(light, cv2.CV_32F, 1, 0, scale=1 / 8)
    down = cv2.Sobel(light, cv2.CV_32F, 0, 1, scale=1 / 8)
    steep = np.sqrt(across**2 + down**2).max(axis=2)
    return np.asarray(cv2.dilate(steep, np.ones((3, 3), np.uint8)), dtype=np.float32)


def _segmentation_channels(small: Image) -> list[Mask]:
    """Brightness, two tints and saturation, each as levels, (h, w) uint8."""
    calm = np.asarray(cv2.GaussianBlur(small, (0, 0), CALM_PX), dtype=np.uint8)
    tint = (tones(calm)[..., 1:] - TINT_RANGE[0]) / (TINT_RANGE[1] - TINT_RANGE[0])
    levels = np.clip(tint * TINT_LEVELS - TINT_FROM, 0, 255).astype(np.uint8)
    saturation = cv2.cvtColor(calm, cv2.COLOR_BGR2HSV)[..., 1]
    planes = (largest_channel(calm), levels[..., 0], levels[..., 1], saturation)
    return [np.ascontiguousarray(plane) for plane in planes]
