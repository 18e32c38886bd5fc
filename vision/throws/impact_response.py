"""How far a creature's picture has shifted, and when: a touched creature rocks, slides or falls.

The shift is found from the picture's gradients on and around the outline (Lucas and Kanade's least
squares), so that a twentieth of a pixel is measurable. Pixels that something passes in front of are
left out, or get little weight. Printed boards are measured in the same way: nothing moves them, so
their shift is the camera's.
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
"""Number of frames from a response's onset that must show it."""

BEFORE: Final = 3
"""Number of frames before a response's onset whose median position it is measured from."""

LASTING: Final = 12
"""Number of frames from a response's onset in which its size is measured: a touched creature stays
displaced, or keeps rocking, long after the missile has passed."""

UNKNOWN_NOISE_PX: Final = 0.04
"""Noise of a typical picture's shift, in pixels, used if too little was seen to measure it. Found
by trial."""

GROWN_SHARE: Final = 0.35
"""A response has begun when the shift reaches this share of its later size."""

LONGEST_GROWTH: Final = 1.4
"""Most frames that a response may take to reach `GROWN_SHARE` of its size. Found by trial."""

SEEN_LATE: Final = 0.35
"""Number of frames by which a response appears late, as a picture shows the mean over its exposure.
Found by trial."""

Field = Floats32
"""Grey levels, or their derivatives, in single precision."""

MARGIN_PX: Final = 5
"""Pixels around a creature's mask that are included, as its edge may move into them."""

NOISE_LEVELS: Final = 6.0
"""Grey levels of noise in one pixel; larger misfits get less and less weight."""

STEEPEST_SHARE: Final = 0.35
"""Share of a creature's pixels that are compared. They are those with the steepest gradients, which
carry nearly all information about its position."""

MOST_PIXELS: Final = 1200
"""Most pixels of a creature that are compared, to save time. Found by trial."""

CALMING: Final = (5, 5)
"""Width and height in pixels of the smoothing kernel: OpenCV has a fast path for this size, and
weights beyond it are below a hundredth."""

LIGHT_SCALE: Final = 10.0
"""Divisor in grey levels that gives the unknown change of light about the magnitude of a shift."""

GONE_LEVELS: Final = 30.0
"""A pixel with a larger residual than this many grey levels does not show the creature any more."""

GONE_SHARE: Final = 0.3
"""If more than this share of a creature's pixels do not show it any more, it has left its place.
Found by trial."""

GONE_PX: Final = 5.0
"""Least shift in pixels of a creature that has left its place, times the share of its pixels that
do not show it any more. Found by trial."""

_LEAST_PIXELS: Final = 25
"""Least pixels of a creature that are compared: fewer do not determine a shift against noise. Found
by trial."""

_ROUNDS: Final = 6
"""Most Gauss-Newton steps in the search for a shift."""

_SETTLED_PX: Final = 0.004
"""The search for a shift has converged when a step is below this many pixels, which is well below a
picture's noise."""

_RIDGE: Final = 1e-3
"""Added to the diagonal of the normal equations, so that the shift of something without edges is
zero."""

LEAST_SIDE_PX: Final = 8
"""Least width and height in pixels of the part inside the picture: a smaller part has too few edges
to show a shift. Found by trial."""


NEARLY: Final = 0.8
"""Share of a response's least size that its first shift must reach. Found by trial."""


@dataclass(frozen=True, slots=True, eq=False)
class Post:
    """The reference picture of something, reduced to the pixels that are compared later.

    Attributes:
        corner_xy: Position of the crop's first pixel in the picture.
        size_wh: Width and height of the crop.
        at_px: (N, 2) positions in the picture of the compared pixels, x and y.
        places: (N,) flat indices of these pixels in the crop, in the channel that is compared.
        level: (N,) their grey levels in the reference picture.
        slope: (3, N) their derivatives: grey levels per pixel of shift in x and in y, and per unit
            of the change of light.
    """

    corner_xy: tuple[int, int]
    size_wh: tuple[int, int]
    at_px: npt.NDArray[np.intp]
    places: npt.NDArray[np.intp]
    level: Field
    slope: Field

    @property
    def box(self) -> tuple[slice, slice]:
        """The crop's slices of the picture: rows and columns."""
        x, y = self.corner_xy
        width, height = self.size_wh
        return slice(y, y + height), slice(x, x + width)


@dataclass(frozen=True, slots=True, eq=False)
class Shift:
    """The shift of something from its reference picture.

    Attributes:
        by_px: (2,) shift in x and y.
        seen_share: Share of its compared pixels that were visible.
    """

    by_px: Floats
    seen_share: float


def post_of(still: Image, mask: Mask, corner_xy: tuple[int, int]) -> Post | None:
    """Choose the pixels of something that later pictures are compared with.

    Args:
        still: The whole reference picture.
        mask: (h, w), 255 on the thing.
        corner_xy: Position of the mask's first pixel in the picture.

    Returns:
        None if too little of the thing lies in the picture.
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
    return _post_on_rim(_smoothed(still[y0:y1, x0:x1]), rim, (x0, y0))


def _post_on_rim(pixels: Image, rim: Flags, corner_xy: tuple[int, int]) -> Post | None:
    """The steepest pixels where `rim` is set, each in its steepest channel; None if too few."""
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
    # The third unknown is the light: lamps flicker, and cameras change their exposure.
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
    """Measure the shift of a thing in a later picture.

    Args:
        post: The thing in the reference picture.
        picture: The whole later picture.
        hidden: Discs (centre (2,) and radius, px) in which something may hide the thing.

    Returns:
        Its shift; zero with a `seen_share` of 0 if too few pixels are visible.
    """
    use = _visible_pixels(post, hidden)
    count = len(post.level) if use is None else int(np.count_nonzero(use))
    if count < _LEAST_PIXELS:
        return Shift(np.zeros(2), 0.0)
    change = _smoothed(picture[post.box]).reshape(-1)[post.places] - post.level
    slope = post.slope
    if use is not None:
        change, slope = change[use], slope[:, use]
    by_px, rest = _fit_shift(slope, change)
    misfit = np.count_nonzero(np.abs(rest) > GONE_LEVELS) / count
    least_px = GONE_PX * misfit if misfit > GONE_SHARE else 0.0
    return Shift(_at_least(by_px, least_px), count / len(post.level))


def _visible_pixels(post: Post, hidden: Sequence[tuple[Floats, float]]) -> Flags | None:
    """Which of the compared pixels lie in no disc, (N,); None if no disc is near."""
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


def _fit_shift(slope: Field, change: Field) -> tuple[Floats, Field]:
    """Fit a shift to a change of grey levels by iteratively reweighted least squares.

    Args:
        slope: (3, N) as in `Post`.
        change: (N,) grey levels.

    Returns:
        The shift (2,) px, and the residuals (N,) in grey levels.
    """
    rows = np.concatenate([slope, change[None]])
    weighted, found = rows, (0.0, 0.0, 0.0)
    for _ in range(_ROUNDS):
        before, found = found, _solve_normal((weighted @ rows.T).tolist())
        rest = change - np.array(found, dtype=np.float32) @ slope
        if max(abs(now - then) for now, then in zip(found, before, strict=True)) < _SETTLED_PX:
            break
        weighted = rows / (1 + (rest * (0.5 / NOISE_LEVELS)) ** 2)
    return np.array(found[:2]), rest


def _solve_normal(normal: list[list[float]]) -> tuple[float, float, float]:
    """Solve normal equations in three unknowns by Cramer's rule.

    Args:
        normal: (4, 4) dot products of the three slopes and, last, the change.
    """
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
    """A shift (2,) lengthened to at least `least_px`, for a creature that has left its place."""
    length = math.hypot(*by_px.tolist())
    if length >= least_px:
        return by_px
    return by_px * (least_px / length) if length > 1e-6 else np.array([least_px, 0.0])


def _smoothed(crop: Image) -> Image:
    return np.asarray(cv2.GaussianBlur(crop, CALMING, 1.0), dtype=np.uint8)


@dataclass(frozen=True, slots=True)
class ImpactResponse:
    """When something began to move, and how far it moved.

    Attributes:
        onset_s: Estimated time at which it began to move.
        shift_px: Median shift over the frames that follow.
        noise_px: Scatter of the measured shifts before.
    """

    onset_s: float
    shift_px: float
    noise_px: float


def response_starts(by_px: Sequence[Floats], least_px: float, after: int = AFTER) -> bool:
    """Whether a lasting response began `after` shifts before the end of a series.

    Args:
        by_px: Shifts, (2,) each, less the camera's shift.
        least_px: Least size of a response.
        after: Number of shifts from the start of the response; with fewer than `AFTER` the response
            must be larger in proportion.
    """
    start = len(by_px) - after
    if start < 1:
        return False
    usual = least_px * AFTER / after
    if _first_distance(by_px, start) < NEARLY * usual:
        return False
    steps = _distances(by_px, start)
    if float(np.sort(steps)[after // 2]) < usual:
        return False
    least = max(least_px, 4 * noise_px(by_px[:start])) * AFTER / after
    return bool(steps[0] > NEARLY * least and np.median(steps) > least)


def response_of(t_s: Sequence[float], by_px: Sequence[Floats], start: int) -> ImpactResponse:
    """Measure the response that began at about a given shift.

    Something that passes close by seems to shift a creature a little before anything touches it. So
    the onset is found where the shift reaches a share of its later size, and extrapolated linearly
    back to zero from there.

    Args:
        t_s: Times of the shifts, rising.
        by_px: The shifts, (2,) each.
        start: Index at which `response_starts` found it.
    """
    steps = _distances(by_px, start)[:LASTING]
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
    """Median scatter of the first shifts of a series; `UNKNOWN_NOISE_PX` for fewer than three."""
    if len(early) < 3:
        return UNKNOWN_NOISE_PX
    some = np.stack(early[: 2 * BEFORE])
    return float(np.median(np.linalg.norm(some - np.median(some, axis=0), axis=1)))


def _first_distance(by_px: Sequence[Floats], start: int) -> float:
    """Distance of the shift at `start` from the median of those just before it.

    It is the first value of `_distances`, computed quickly: mostly it is so small that the others
    are not needed.
    """
    early = [by.tolist() for by in by_px[max(0, start - BEFORE) : start]]
    middle = [sorted(along)[len(early) // 2] for along in zip(*early, strict=True)]
    return math.dist(by_px[start].tolist(), middle)


def _distances(by_px: Sequence[Floats], start: int) -> Floats:
    """Distance of each shift from `start` on from the median of those just before it, px."""
    early = np.sort(np.stack(by_px[max(0, start - BEFORE) : start]), axis=0)
    off = np.stack(by_px[start:]) - early[len(early) // 2]
    return np.asarray(np.sqrt((off * off).sum(axis=1)))
