"""Suggests hit points from the amount of clay: by a scale if one was used, else by the camera.

Other sources are cross-checks that never change the figure. If one contradicts it, the referee is
asked (E7).
"""

import math
from collections.abc import Sequence

from engine.games.clay_o_rama.suggested import Measured, Suggested
from engine.games.clay_o_rama.tables import House

CONTRADICTION_SIGMAS = 3.0
"""Combined sigmas by which two figures must differ to contradict each other."""

ALIKE_SHARE = 0.10
"""Relative sigma of errors that all missiles of a heap share: light, shadows, shape. Set on 101
totals of rendered tables: 73 and 97 % of them are within one and two sigma."""


def suggest_hit_points(
    creature_ml: Measured | None,
    missiles_ml: Sequence[Measured],
    *,
    can_ml: Measured | None = None,
    scale_g: tuple[Measured, Measured] | None = None,
    overlooked_ml: float = 0.0,
    house: House | None = None,
) -> Suggested:
    """Suggest full hit points times creature / (creature + missiles), rounded half up (K26).

    Sigma is propagated to first order from those of the amounts. An error in the scale of the
    camera's millimetres is left out, as it cancels: it affects creature and missiles alike.

    Args:
        creature_ml: The creature's volume as measured by the camera; None if it was not.
        missiles_ml: The volume of each missile.
        can_ml: The contents of the can, as a cross-check.
        scale_g: The weights of the creature and of all its missiles on a kitchen scale; they take
            precedence, and the camera is their cross-check.
        overlooked_ml: Sigma of the missiles' clay that the camera may have overlooked.
        house: House rules; None: the classic game.
    """
    house = house or House()
    full = house.full_hit_points
    if house.hit_points == "dice":
        return Suggested(full, 0.0, "the dice will say")
    if house.hit_points == "flat":
        return Suggested(full, 0.0, f"the same for all: {full}")
    heap_ml = heap_of(missiles_ml, overlooked_ml)
    by_camera = None if creature_ml is None else share_of(creature_ml, heap_ml)
    if scale_g is not None:
        return _by_scale(scale_g, by_camera, full)
    if creature_ml is None or by_camera is None:
        return Suggested(full, full / 2, "the creature was not measured: all of its clay assumed")
    why = f"{creature_ml[0]:.0f} ml creature, {heap_ml[0]:.0f} ml missiles: "
    witness, call = _can_says(together((creature_ml, heap_ml)), can_ml)
    return _suggested(by_camera, full, f"{why}{by_camera[0] * 100:.0f} % of {full}{witness}", call)


def together(parts: Sequence[Measured]) -> Measured:
    """Return the sum of independent amounts."""
    return sum(value for value, _ in parts), math.hypot(*(sigma for _, sigma in parts), 0.0)


def heap_of(missiles_ml: Sequence[Measured], overlooked_ml: float = 0.0) -> Measured:
    """Return the volume of all missiles; apart from a shared part, their errors are independent.

    Clay that may have been overlooked adds to sigma even if no missile was seen.
    """
    value, sigma = together(missiles_ml)
    return value, math.hypot(sigma, ALIKE_SHARE * value, overlooked_ml)


def share_of(creature: Measured, missiles: Measured) -> Measured:
    """Return the creature's share of the used clay, from 0 to 1; 1 if there is no clay."""
    clay = creature[0] + missiles[0]
    if clay <= 0:
        return 1.0, 0.0
    sigma = math.hypot(missiles[0] * creature[1], creature[0] * missiles[1]) / clay**2
    return creature[0] / clay, sigma


def points_of(points: float, full: int) -> int:
    """Return hit points, rounded half up and limited to 1 ... `full`."""
    return min(max(1, math.floor(points + 0.5)), full)


def _by_scale(
    scale_g: tuple[Measured, Measured], by_camera: Measured | None, full: int
) -> Suggested:
    weighed = share_of(*scale_g)
    why = (
        f"{scale_g[0][0]:.0f} g creature, {scale_g[1][0]:.0f} g missiles on the scale: "
        f"{weighed[0] * 100:.0f} % of {full}"
    )
    if by_camera is None:
        return _suggested(weighed, full, why)
    seen = points_of(full * by_camera[0], full)
    told = f"{why}; the camera says {seen}"
    apart = abs(weighed[0] - by_camera[0])
    if apart <= CONTRADICTION_SIGMAS * math.hypot(weighed[1], by_camera[1]):
        return _suggested(weighed, full, told)
    said = points_of(full * weighed[0], full)
    call = f"your call: the scale says {said}, the camera {seen}; weigh again, or choose"
    figure = _suggested(weighed, full, told, call)
    also = tuple(sorted({*figure.also, seen} - {figure.value}))
    return Suggested(figure.value, figure.sigma, told, also, call)


def _can_says(clay_ml: Measured, can_ml: Measured | None) -> tuple[str, str]:
    """A remark that compares the clay with the can's contents, and a question if it is too much.

    Less clay than the can holds is no contradiction: some may be left over (K26).
    """
    if can_ml is None:
        return "", ""
    over = clay_ml[0] - can_ml[0]
    if over <= CONTRADICTION_SIGMAS * math.hypot(clay_ml[1], can_ml[1]):
        return f"; the can holds {can_ml[0]:.0f} ml", ""
    more = f"together {clay_ml[0]:.0f} ml, more than the can's {can_ml[0]:.0f} ml"
    return f"; {more}: measure again", f"your call: {more}; measure again, or use a scale"


def _suggested(share: Measured, full: int, why: str, call: str = "") -> Suggested:
    points, sigma = full * share[0], full * share[1]
    also = _around(points, sigma, full)
    return Suggested(points_of(points, full), round(sigma, 2), why, also, call)


def _around(points: float, sigma: float, full: int) -> tuple[int, ...]:
    lowest, highest = points_of(points - sigma, full), points_of(points + sigma, full)
    return tuple(one for one in range(lowest, highest + 1) if one != points_of(points, full))
