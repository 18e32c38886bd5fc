"""Measure the light on the table: its levels, its evenness, and lamps reflected into the camera."""

from dataclasses import dataclass, replace
from typing import Final, Literal, Self, TypeAlias

import cv2
import numpy as np

from calibration.arrays import Flags, Floats, Grey, Image

Side: TypeAlias = Literal["left", "right", "far", "near"]
"""A side of the picture: far is its upper edge."""

BLOWN: Final = 250
"""Least level of 255, in all channels, of an overexposed pixel, at which a camera hardly records
more light."""

BLACK: Final = 8
"""Largest level of 255, in all channels, of a black pixel, which holds little but noise. By
trial."""

BRIGHT_PERCENTILE: Final = 98.0
"""Percentile of the table's grey levels that counts as its brightest parts, without single shiny
pixels. By trial."""

ENOUGH: Final = 5
"""Step between the pixels of the table that are sampled, to save time."""

GLARE_CORE, GLARE_RIM = 245, 215
"""Least grey levels of 255 in the centre of a reflected lamp, and in its surroundings. By trial."""

LEAST_GLARE_SHARE: Final = 0.0002
"""Least size of a reflected lamp that is reported, as a share of the picture. By trial."""

MOST_GLARES: Final = 8
"""Most reflected lamps that are reported, the largest first."""

SOFT_GREY_PER_PX: Final = 9.0
"""Steepest fall, in grey levels per px of a picture 1280 px wide, that counts as slow around a
reflected lamp. Paper and things have edges, where the light falls by 20 levels and more from pixel
to pixel."""

LEAST_SOFT_RIM: Final = 0.6
"""Share of a bright patch's rim that must fall off slowly for a reflected lamp. By trial."""

REFERENCE_WIDTH_PX: Final = 1280
"""Width of the picture that `SOFT_GREY_PER_PX` refers to."""

TILES_XY: Final = (16, 9)
"""Tiles across and down by which the sides of the table are compared. By trial."""

LEAST_TILE_SHARE: Final = 0.5
"""Share of a tile that must show the table, for its median to be the table's."""


@dataclass(frozen=True, slots=True)
class Glare:
    """A lamp reflected in the table.

    Attributes:
        at_px: Its centre in the picture.
        share: Its share of the picture's pixels.
    """

    at_px: tuple[float, float]
    share: float

    def enlarged(self, times: float) -> Self:
        """What was measured, in px of the original picture, `times` as large as the reduced."""
        x, y = self.at_px
        return replace(self, at_px=((x + 0.5) * times - 0.5, (y + 0.5) * times - 0.5))


@dataclass(frozen=True, slots=True)
class TableLight:
    """The light on the table; grey levels from 0 to 255.

    Attributes:
        paper: Level of the boards' white paper; None if no board is visible.
        ink: Level of the boards' black; None if no board is visible.
        median: Median of the table.
        bright: 98th percentile of the table.
        blown_share: Share of the table that is overexposed to white.
        black_share: Share of the table that is black.
        dimmest_share: Brightness of the dimmest side of the table over that of the opposite side.
        dimmest: Which side that is.
        glare: Lamps reflected in the table, largest first.
    """

    paper: float | None
    ink: float | None
    median: float
    bright: float
    blown_share: float
    black_share: float
    dimmest_share: float
    dimmest: Side
    glare: tuple[Glare, ...]

    def enlarged(self, times: float) -> Self:
        """What was measured, in px of the original picture, `times` as large as the reduced."""
        return replace(self, glare=tuple(one.enlarged(times) for one in self.glare))


def light_of(bgr: Image, table: Flags | None = None, prints: Flags | None = None) -> TableLight:
    """The light in a picture.

    Args:
        bgr: (h, w, 3) uint8.
        table: (h, w), which pixels show the table; the whole picture if it is not known.
        prints: (h, w), which pixels show printed boards.
    """
    grey = np.asarray(cv2.cvtColor(bgr, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    where = np.ones(grey.shape, dtype=np.bool_) if table is None or not table.any() else table
    printed = np.zeros(grey.shape, dtype=np.bool_) if prints is None else prints
    of_table, of_prints = grey[where][::ENOUGH], grey[printed]
    colours = bgr[where][::ENOUGH]
    ratio, dimmest = _dimmest_side(grey, where & ~printed)
    return TableLight(
        paper=float(np.percentile(of_prints, 90)) if of_prints.size else None,
        ink=float(np.percentile(of_prints, 10)) if of_prints.size else None,
        median=float(np.median(of_table)),
        bright=float(np.percentile(of_table, BRIGHT_PERCENTILE)),
        blown_share=float((colours >= BLOWN).all(axis=1).mean()),
        black_share=float((colours <= BLACK).all(axis=1).mean()),
        dimmest_share=ratio,
        dimmest=dimmest,
        glare=_find_glare(grey, where & ~printed),
    )


def _dimmest_side(grey: Grey, where: Flags) -> tuple[float, Side]:
    """The dimmest third of the table relative to the opposite one, by the medians of its tiles."""
    tiles = _tiles(grey, where)
    across, down = TILES_XY[0] // 3, TILES_XY[1] // 3
    levels: dict[Side, float] = {
        "left": _median_level(tiles[:, :across]),
        "right": _median_level(tiles[:, -across:]),
        "far": _median_level(tiles[:down]),
        "near": _median_level(tiles[-down:]),
    }
    facing: tuple[tuple[Side, Side], ...] = (("left", "right"), ("far", "near"))
    ratios = {a: levels[a] / max(levels[b], 1.0) for a, b in (*facing, *(p[::-1] for p in facing))}
    known = {side: ratio for side, ratio in ratios.items() if np.isfinite(ratio)}
    if not known:
        return 1.0, "left"
    side = min(known, key=lambda one: known[one])
    return float(min(1.0, known[side])), side


def _tiles(grey: Grey, where: Flags) -> Floats:
    """(down, across) medians; NaN for a tile that mostly shows something else."""
    across, down = TILES_XY
    rows = np.linspace(0, grey.shape[0], down + 1).astype(int)
    columns = np.linspace(0, grey.shape[1], across + 1).astype(int)
    tiles = np.full((down, across), np.nan)
    for y in range(down):
        for x in range(across):
            part = (slice(rows[y], rows[y + 1]), slice(columns[x], columns[x + 1]))
            if where[part].size and where[part].mean() >= LEAST_TILE_SHARE:
                tiles[y, x] = np.median(grey[part][where[part]])
    return tiles


def _median_level(tiles: Floats) -> float:
    known = tiles[np.isfinite(tiles)]
    return float(np.median(known)) if known.size else float("nan")


def _find_glare(grey: Grey, where: Flags) -> tuple[Glare, ...]:
    """Find reflected lamps: bright patches with a white centre and a soft edge, largest first."""
    rim = ((grey >= GLARE_RIM) & where).astype(np.uint8)
    count, labels, stats, centres = cv2.connectedComponentsWithStats(rim)
    found = []
    for label in range(1, count):
        x, y, w, h, area = (int(v) for v in stats[label])
        if area < LEAST_GLARE_SHARE * grey.size:
            continue
        part = (slice(max(0, y - 4), y + h + 4), slice(max(0, x - 4), x + w + 4))
        patch = labels[part] == label
        core = int((patch & (grey[part] >= GLARE_CORE)).sum())
        if core >= LEAST_GLARE_SHARE * grey.size and _is_soft(patch, grey, part):
            at_px = (float(centres[label][0]), float(centres[label][1]))
            found.append(Glare(at_px, area / grey.size))
    return tuple(sorted(found, key=lambda one: -one.share)[:MOST_GLARES])


def _is_soft(patch: Flags, grey: Grey, part: tuple[slice, slice]) -> bool:
    """Whether the light falls off slowly around a patch in this part of the picture."""
    inner = cv2.erode(patch.astype(np.uint8), np.ones((3, 3), np.uint8))
    rim = patch & (inner == 0)
    slope = _slope(grey[part]) * (grey.shape[1] / REFERENCE_WIDTH_PX)
    return bool((slope[rim] < SOFT_GREY_PER_PX).sum() > LEAST_SOFT_RIM * max(1, rim.sum()))


def _slope(grey: Grey) -> Floats:
    """Grey levels per pixel."""
    smooth = cv2.GaussianBlur(grey.astype(np.float32), (0, 0), 1.0)
    by_x, by_y = cv2.Sobel(smooth, cv2.CV_32F, 1, 0), cv2.Sobel(smooth, cv2.CV_32F, 0, 1)
    return np.asarray(np.hypot(by_x, by_y) / 8, dtype=np.float64)
