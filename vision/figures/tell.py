"""Turns what a look found into sightings: figures with those they touch, balls with carriers."""

import math
from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

import numpy as np
from scipy.special import ndtr

from calibration.arrays import Floats
from calibration.frame import Frame
from calibration.model.printed import Boards
from vision.figures.balls import FoundBall
from vision.figures.look import FieldLook, FoundFigure
from vision.figures.sizes import Sizes
from vision.sightings import BallSeen, BallState, BasesMeet, Estimate, Evidence, FigureSeen, PointMm

PlaceSigma: TypeAlias = Callable[[Floats], float]
"""Gives, for a table place (2,) in mm, the sigma of either coordinate in mm that comes from camera,
table and prints alone. It is common to neighbouring places, so it cancels in the gap of two
bases."""

AT_BASE_SIGMAS: Final = 2.0
"""How many sigmas of the ball's place its rim may be away from a base's rim if that figure carries
it."""

TOUCHING_MM: Final = 0.5
"""Gap in mm between two bases up to which nobody at the table sees one."""

WITHIN_MM: Final = 8.0
"""Gap in mm between two bases beyond which it is not reported."""

SOUGHT: Final = 0.5
"""Prior probability that two figures within `WITHIN_MM` of each other touch: many do, as players
seek contact. The gap of figures that do not touch is taken as uniform up to `WITHIN_MM`; it is
never negative, although a measured gap may be."""


def figure_told(
    track: int,
    figure: FoundFigure,
    frame: Frame,
    look: FieldLook,
    sizes: Sizes,
    touching: tuple[BasesMeet, ...],
    place_sigma_mm: PlaceSigma,
) -> FigureSeen:
    """A figure as a sighting of its track."""
    return FigureSeen(
        frame=frame.index,
        t_s=frame.t_s,
        track=track,
        team=figure.team,
        team_probability=figure.team_probability,
        at_mm=point(figure.at_mm),
        base_mm=sizes.base,
        standing=figure.standing,
        probability=figure.probability,
        touching=touching,
        sigma_mm=math.hypot(figure.sigma_mm, place_sigma_mm(figure.at_mm)),
        heading_deg=figure.heading_deg,
        evidence=Evidence((frame.index,), outline_px=look.outline_px(figure)),
    )


def ball_told(
    track: int,
    ball: FoundBall,
    frame: Frame,
    look: FieldLook,
    sizes: Sizes,
    figures: Mapping[int, FigureSeen],
    field_mm: tuple[PointMm, PointMm],
    place_sigma_mm: PlaceSigma,
) -> BallSeen:
    """A ball as a sighting of its track: carried, on the ground, or off the field.

    `field_mm` are the least and the greatest coordinates of the field.
    """
    carrier = _carrier(ball, figures, sizes)
    on_field = all(
        low <= x <= high for low, x, high in zip(field_mm[0], ball.at_mm, field_mm[1], strict=True)
    )
    state: BallState = "carried" if carrier is not None else "ground" if on_field else "off"
    return BallSeen(
        frame=frame.index,
        t_s=frame.t_s,
        track=track,
        at_mm=point(ball.at_mm),
        sigma_mm=math.hypot(ball.sigma_mm, place_sigma_mm(ball.at_mm)),
        state=state,
        carrier=carrier,
        evidence=Evidence((frame.index,), outline_px=look.ball_outline_px(ball)),
    )


def field_of(boards: Boards) -> tuple[PointMm, PointMm]:
    """The least and greatest coordinates of the field: the markers lie just outside its corners."""
    corners = np.concatenate([c[:, :2] for b in boards.markers for c in b.markers.values()])
    middle = (corners.min(axis=0) + corners.max(axis=0)) / 2
    markers = [c[:, :2] for b in boards.markers for c in b.markers.values()]
    inner = np.array([np.abs(c - middle).min(axis=0) for c in markers]).min(axis=0)
    return point(middle - inner), point(middle + inner)


def point(at_mm: Floats) -> PointMm:
    """A place (2,) as the pair of floats that sightings use."""
    return float(at_mm[0]), float(at_mm[1])


def _carrier(ball: FoundBall, figures: Mapping[int, FigureSeen], sizes: Sizes) -> int | None:
    """Track of the nearest standing figure whose base the ball touches; None if there is none.

    A figure that was taken away carries nothing, whatever lies where it stood.
    """
    reach = (sizes.base + sizes.ball) / 2 + AT_BASE_SIGMAS * ball.sigma_mm
    near = [
        (float(np.hypot(ball.at_mm[0] - one.at_mm[0], ball.at_mm[1] - one.at_mm[1])), track)
        for track, one in figures.items()
        if one.standing and one.state != "gone"
    ]
    return min((pair for pair in near if pair[0] <= reach), default=(0.0, None))[1]


def meetings(figures: Mapping[int, FoundFigure], sizes: Sizes) -> dict[int, tuple[BasesMeet, ...]]:
    """For each standing figure's track, the others with near bases, smallest gap first."""
    standing = {track: one for track, one in figures.items() if one.standing}
    return {
        track: tuple(
            sorted(
                (
                    meet
                    for other, two in standing.items()
                    if other != track and (meet := _meeting(other, one, two, sizes)) is not None
                ),
                key=lambda meet: meet.gap_mm.value,
            )
        )
        for track, one in standing.items()
    }


def _meeting(other: int, one: FoundFigure, two: FoundFigure, sizes: Sizes) -> BasesMeet | None:
    """The gap from `one` to `two`, whose track is `other`; None if it exceeds `WITHIN_MM`."""
    gap = float(np.hypot(*(one.at_mm - two.at_mm))) - sizes.base
    if gap > WITHIN_MM:
        return None
    sigma = float(np.hypot(one.sigma_mm, two.sigma_mm))
    return BasesMeet(other, Estimate(gap, sigma), touching_probability(gap, sigma))


def touching_probability(gap_mm: float, sigma_mm: float) -> float:
    """Probability that two bases touch, given the measured gap and its sigma, by Bayes' rule.

    If they touch, the true gap is 0; otherwise it is uniform from `TOUCHING_MM` to `WITHIN_MM`.
    """
    touching = SOUGHT * _normal_density(gap_mm / sigma_mm) / sigma_mm
    inside = ndtr((WITHIN_MM - gap_mm) / sigma_mm) - ndtr((TOUCHING_MM - gap_mm) / sigma_mm)
    apart = (1 - SOUGHT) * float(inside) / (WITHIN_MM - TOUCHING_MM)
    return touching / (touching + apart) if touching + apart > 0 else 0.0


def _normal_density(z: float) -> float:
    """The density of the standard normal distribution at z."""
    return math.exp(-z * z / 2) / math.sqrt(2 * math.pi)
