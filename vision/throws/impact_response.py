"""How far a creature's picture has shifted, and when: a touched creature rocks, slides or falls.

The shift is found from the picture's gradients on and around the outline (Lucas and Kanade's least
squares), so a twentieth of a pixel shows. Pixels that something passes in front of are left out, or
outvoted. A printed board serves as a post that nothing moves: if it shifts, the camera has shifted.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats, Floats32, Image, Mask

AFTER: Final = 4
"""Number of frames from a response's onset on that give its size."""

BEFORE: Final = 3
"""Number of frames before a response's onset that give the place from which it is measured."""

LASTING: Final = 12
"""Number of frames from a response's onset on in which its size is looked for: a touched creature
has moved, or rocks on, long after the missile has passed."""

UNKNOWN_NOISE_PX: Final = 0.04
"""Noise of a typical picture's shift, in pixels, used if too little was seen to measure it. Found
by trial."""

GROWN_SHARE: Final = 0.35
"""Share of a response's size at which it has truly begun."""

LONGEST_GROWTH: Final = 1.4
"""Most frames that a response takes to reach `GROWN_SHARE` of its size. Found by trial."""

SEEN_LATE: Final = 0.35
"""Number of frames by which a response is seen late, as a picture shows the mean over its exposure.
Found by trial."""

Field = Floats32
"""Grey levels, or weights, of a crop in single precision."""

MARGIN_PX: Final = 5
"""Pixels around a creature's outline in which its edge may move."""

NOISE_LEVELS: Final = 6.0
"""Grey levels of noise in one pixel; larger misfits get less and less weight."""

STEEPEST_SHARE: Final = 0.35
"""Share of a creature's pixels, those with the steepest gradients, that tell nearly all about its
place."""

MOST_PIXELS: Final = 1200
"""Most pixels of a creature that are compared, to keep it quick. Found by trial."""

CALMING: Final = (5, 5)
"""Width and height in pixels of the kernel that calms a crop: OpenCV has a fast path for it, and
weights beyond it are below a hundredth."""

LIGHT_SCALE: Final = 10.0
"""Grey levels that scale the unknown gain to the size of a shift."""

GONE_LEVELS: Final = 30.0
"""Grey levels by which a pixel must be off for the creature to be gone from it."""

GONE_SHARE: Final = 0.3
"""Share of a creature's pixels: if more of them are off by `GONE_LEVELS`, the creature has left its
place. Found by trial."""

GONE_PX: Final = 5.0
"""Shift in pixels that is assumed of a creature that has left its place, for each unit of the share
of its pixels that are off. Found by trial."""

_LEAST_PIXELS: Final = 25
"""Least pixels of a creature that are compared: fewer cannot fix a shift of two numbers against
noise. Found by trial."""

_ROUNDS: Final = 6
"""Most Gauss-Newton steps in the search for a shift."""

_SETTLED_PX: Final = 0.004
"""Step of the shift, in pixels, that ends the search: it is well below a picture's noise."""

_RIDGE: Final = 1e-3
"""Added to the diagonal of the normal equations, so that something without edges shifts by
nothing."""

LEAST_SIDE_PX: Final = 8
"""Least pixels that something must reach into the picture: less has too few edges to show a shift.
Found by trial."""


NEARLY: Final = 0.8
"""Share of the least step of a response that its first reading must reach: half of it is noise.
Found by trial."""


@dataclass(frozen=True, slots=True, eq=False)
class Post:
    """A still picture of something, with which later ones are compared.

    Attributes:
        corner_xy: The picture's pixel that is the crop's first.
        size_wh: Width and height of the crop.
        at_px: (N, 2) pixels of the picture that are compared, x and y.
        places: (N,) where in the crop's bytes each is, in the channel in which it is compared.
        level: (N,) grey levels when all was still.
        slope: (3, N) grey levels per pixel of shift in x and y, and per share of light.
    """

    corner_xy: tuple[int, int]
    size_wh: tuple[int, int]
    at_px: npt.NDArray[np.intp]
    places: npt.NDArray[np.intp]
    level: Field
    slope: Field

    @property
    def box(self) -> tuple[slice, slice]:
        """Where the crop lies in the picture: rows and columns."""
        x, y = self.corner_xy
        width, height = self.size_wh
        return slice(y, y + height), slice(x, x + width)


@dataclass(frozen=True, slots=True, eq=False)
class Shift:
    """The shift of something against its still picture.

    Attributes:
        by_px: (2,) shift in x and y.
        seen_share: The share of it that was visible.
    """

    by_px: Floats
    seen_share: float


def post_of(still: Image, mask: Mask, corner_xy: tuple[int, int]) -> Post | None:
    """Prepare an outline in a still picture; None where nothing of it lies in the picture.

    Args:
        still: The whole picture.
        mask: (h, w), 255 on the thing.
        corner_xy: Where the mask's first pixel lies in the picture.
    """
    height, width = still.shape[:2]
    x0, y0 = max(0, corner_xy[0] - MARGIN_PX), max(0, corner_xy[1] - MARGIN_PX)
    x1 = min(width, corner_xy[0] + mask.shape[1] + MARGIN_PX)
    y1 = min(height, corner_xy[1] + mask.shape[0] + MARGIN_PX)
    if min(x1 - x0, y1 - y0) < LEAST_SIDE_PX:
        return None
    wide = np.zeros((height + 2, width + 2), dtype=np.uint8)[: y1 - y0, : x1 - x0]
    dx, dy = corner_xy[0] - x0, corner_xy[1] - y0
    part = mask[max(0, -dy) :, max(0, -dx) :]
    fits = wide[max(0, dy) :, max(0, dx) :]
    rows, columns = min(part.shape[0], fits.shape[0]), min(part.shape[1], fits.shape[1])
    fits[:rows, :columns] = part[:rows, :columns]
    rim = cv2.dilate(wide, np.ones((5, 5), np.uint8)) > 0
    return _steepest(_calm(still[y0:y1, x0:x1]), rim, (x0, y0))


def _steepest(pixels: Image, rim: Flags, corner_xy: tuple[int, int]) -> Post | None:
    across = cv2.Sobel(pixels, cv2.CV_32F, 1, 0, scale=1 / 8)
    down = cv2.Sobel(pixels, cv2.CV_32F, 0, 1, scale=1 / 8)
    blue, green, red = cv2.split(across**2 + down**2)
    of_two = cv2.max(blue, green)
    channel = np.where(red > of_two, 2, (green > blue).astype(np.intp))
    steepest = np.where(rim, cv2.max(of_two, red), -1.0)
    inside = int(np.count_nonzero(rim))
    if inside < _LEAST_PIXELS:
        return None
    count = min(MOST_PIXELS, max(_LEAST_PIXELS, int(STEEPEST_SHARE * inside)))
    least = np.partition(steepest, -count, axis=None)[-count]
    ys, xs = np.nonzero(steepest >= least)
    chosen = channel[ys, xs]
    width = pixels.shape[1]
    places = 3 * (ys * width + xs) + chosen
    level = pixels.reshape(-1)[places].astype(np.float32)
    # The third unknown is light: a flickering lamp, or the camera's own exposure.
    shift = (-across[ys, xs, chosen], -down[ys, xs, chosen])
    slope = np.stack([*shift, level / LIGHT_SCALE])
    return Post(
        corner_xy,
        (width, pixels.shape[0]),
        np.column_stack([xs, ys]) + np.array(corner_xy),
        places,
        level,
        np.asarray(slope, dtype=np.float32),
    )


def shift_of(post: Post, picture: Image, hidden: Sequence[tuple[Floats, float]] = ()) -> Shift:
    """The shift of a thing in a later picture.

    Args:
        post: The thing when all was still.
        picture: The whole later picture.
        hidden: Discs, (centre (2,) and radius in image pixels), where something else is in the way.
    """
    use = _unhidden(post, hidden)
    count = len(post.level) if use is None else int(np.count_nonzero(use))
    if count < _LEAST_PIXELS:
        return Shift(np.zeros(2), 0.0)
    change = _calm(picture[post.box]).reshape(-1)[post.places] - post.level
    slope = post.slope
    if use is not None:
        change, slope = change[use], slope[:, use]
    by_px, rest = _fitted(slope, change)
    misfit = np.count_nonzero(np.abs(rest) > GONE_LEVELS) / count
    least_px = GONE_PX * misfit if misfit > GONE_SHARE else 0.0
    return Shift(_at_least(by_px, least_px), count / len(post.level))


def _unhidden(post: Post, hidden: Sequence[tuple[Floats, float]]) -> Flags | None:
    """Which pixels are in no disc, (N,); None where all of them are."""
    use: Flags | None = None
    (left, top), (width, height) = post.corner_xy, post.size_wh
    for (x, y), radius in hidden:
        beside = max(left - x, x - left - width, top - y, y - top - height)
        if beside > radius:
            continue
        off_x, off_y = post.at_px[:, 0] - x, post.at_px[:, 1] - y
        apart = off_x * off_x + off_y * off_y > radius * radius
        use = apart if use is None else use & apart
    return use


def _fitted(slope: Field, change: Field) -> tuple[Floats, Field]:
    """The shift that explains a change of levels, (2,) px, and the residual, (N,)."""
    rows = np.concatenate([slope, change[None]])
    weighted, found = rows, (0.0, 0.0, 0.0)
    for _ in range(_ROUNDS):
        before, found = found, _solved((weighted @ rows.T).tolist())
        rest = change - np.array(found, dtype=np.float32) @ slope
        if max(abs(now - then) for now, then in zip(found, before, strict=True)) < _SETTLED_PX:
            break
        weighted = rows / (1 + (rest * (0.5 / NOISE_LEVELS)) ** 2)
    return np.array(found[:2]), rest


def _solved(normal: list[list[float]]) -> tuple[float, float, float]:
    """Three unknowns by Cramer's rule: (4, 4), products of three slopes and the change."""
    (a, b, c, u), (_, d, e, v), (_, _, f, w), _ = normal
    a, d, f = a + _RIDGE, d + _RIDGE, f + _RIDGE
    af, bf, cf = d * f - e * e, c * e - b * f, b * e - c * d
    det = a * af + b * bf + c * cf
    ae, be = a * f - c * c, b * c - a * e
    return (
        (af * u + bf * v + cf * w) / det,
        (bf * u + ae * v + be * w) / det,
        (cf * u + be * v + (a * d - b * b) * w) / det,
    )


def _at_least(by_px: Floats, least_px: float) -> Floats:
    """The shift of a creature that fell over: no small one fits, so it moved at least this far."""
    length = math.hypot(*by_px.tolist())
    if length >= least_px:
        return by_px
    return by_px * (least_px / length) if length > 1e-6 else np.array([least_px, 0.0])


def _calm(crop: Image) -> Image:
    return np.asarray(cv2.GaussianBlur(crop, CALMING, 1.0), dtype=np.uint8)


@dataclass(frozen=True, slots=True)
class ImpactResponse:
    """When something began to move, and how far it went.

    Attributes:
        onset_s: Estimated instant at which it began.
        shift_px: Its typical shift over the frames that follow.
        noise_px: Its typical apparent shift before.
    """

    onset_s: float
    shift_px: float
    noise_px: float


def response_starts(by_px: Sequence[Floats], least_px: float, after: int = AFTER) -> bool:
    """Whether a lasting response may have begun `after` shifts before a series' end.

    Args:
        by_px: Shifts, (2,) each, with the camera's own shift removed.
        least_px: A smaller step is not a response.
        after: How many shifts after the start are known; if it was seen for less than the usual
            time it must be larger in proportion.
    """
    start = len(by_px) - after
    if start < 1:
        return False
    usual = least_px * AFTER / after
    if _first_step(by_px, start) < NEARLY * usual:
        return False
    steps = _steps(by_px, start)
    if float(np.sort(steps)[after // 2]) < usual:
        return False
    least = max(least_px, 4 * noise_px(by_px[:start])) * AFTER / after
    return bool(steps[0] > NEARLY * least and np.median(steps) > least)


def response_of(t_s: Sequence[float], by_px: Sequence[Floats], start: int) -> ImpactResponse:
    """The response that began at about one of the shifts.

    Something that passes close by seems to shift a creature a little before anything touches it. So
    the onset is searched where the shift grows to a share of its later size, and the growth is
    extrapolated back to zero.

    Args:
        t_s: Times of the shifts, rising.
        by_px: The shifts, (2,) each.
        start: Where `response_starts` found it.
    """
    steps = _steps(by_px, start)[:LASTING]
    size = float(np.sort(steps[: AFTER + 2])[-2])
    first = int(np.argmax(steps >= GROWN_SHARE * size))
    below = float(steps[first - 1]) if first else 0.0
    at = start + first
    pace = t_s[at] - t_s[at - 1]
    back = float(steps[first]) / max(float(steps[first]) - below, 1e-9)
    onset = t_s[at] - pace * (min(back, LONGEST_GROWTH) - SEEN_LATE)
    typical = float(np.median(steps[first:]))
    return ImpactResponse(onset, typical, noise_px(by_px[:start]))


def noise_px(early: Sequence[Floats]) -> float:
    """Typical scatter of the first shifts of a series; one or two shifts do not give it."""
    if len(early) < 3:
        return UNKNOWN_NOISE_PX
    some = np.stack(early[: 2 * BEFORE])
    return float(np.median(np.linalg.norm(some - np.median(some, axis=0), axis=1)))


def _first_step(by_px: Sequence[Floats], start: int) -> float:
    """Distance of the shift at `start` from those just before it.

    It is the first that `_steps` gives, and mostly so small that no other is needed.
    """
    early = [by.tolist() for by in by_px[max(0, start - BEFORE) : start]]
    middle = [sorted(along)[len(early) // 2] for along in zip(*early, strict=True)]
    return math.dist(by_px[start].tolist(), middle)


def _steps(by_px: Sequence[Floats], start: int) -> Floats:
    """Distance of the shifts from `start` on from those just before it."""
    early = np.sort(np.stack(by_px[max(0, start - BEFORE) : start]), axis=0)
    off = np.stack(by_px[start:]) - early[len(early) // 2]
    return np.asarray(np.sqrt((off * off).sum(axis=1)))
