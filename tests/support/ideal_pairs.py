"""Throws seen by two ideal cameras: simulated flights, projected with noise, without pictures.

    python -m tests.support.ideal_pairs [COUNT [FIRST [FPS]]]

prints how many of COUNT throws are reported right by the flight alone, with or without a visible
motion of a body, and the errors of the height of contact and of the clocks.
"""

import sys
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Mask
from calibration.model.projection import camera_centre_mm, camera_from_table, image_from_table
from calibration.model.solution import Calibration
from tests.support.drawn_pairs import DrawnPair, drawn_pair
from tests.support.drawn_throws import STEP_S, Wish
from vision.clay.standing import Standing
from vision.sightings import Estimate
from vision.throws.flight import Trajectory, track_from_px
from vision.two_views.contact import BodyContact, BodyShift, contact_with
from vision.two_views.joint_flight import JointFlight, ViewTrack
from vision.two_views.joint_throw import first_touched, flight_of, touch_of
from vision.two_views.solids import Body, bodies_of

NOISE_PX: Final = 0.7
SIZE_NOISE: Final = 0.1
SEEN_AFTER_S: Final = 0.12
UNSEEN: Final = BodyShift(None, 0.0, watched=False)
AIMS: Final = ("hit", "graze", "crossing", "over", "any")
USUAL: Final = Wish(size_wh=(640, 480), speed_mm_s=(1800.0, 4500.0))


@dataclass(frozen=True, slots=True, eq=False)
class IdealThrow:
    """A throw, what both cameras see of it, and the bodies that both outlines leave."""

    pair: DrawnPair
    views: tuple[ViewTrack, ViewTrack]
    bodies: tuple[Body, ...]


@dataclass(frozen=True, slots=True)
class IdealOutcome:
    """The result for an ideal throw, and its errors.

    Attributes:
        aim: The kind of throw.
        told: Number of the figure that was reported as struck, -1 for none; None: no report.
        truth: The figure that was truly struck first, or -1.
        height_off_mm: Reported minus true height of the contact; None if the answer is not right.
        height_sigma_mm: The stated sigma of that height.
        clock_off_s: Error of the second clock's offset; None if it was not found.
        clock_sigma_s: The stated sigma of that offset.
    """

    aim: str
    told: int | None
    truth: int
    height_off_mm: float | None = None
    height_sigma_mm: float = 0.0
    clock_off_s: float | None = None
    clock_sigma_s: float = 0.0


def ideal_throw(seed: int, wish: Wish) -> IdealThrow:
    """A random throw as two ideal cameras see it."""
    pair = drawn_pair(seed, wish)
    rng = np.random.default_rng([seed, 5])
    calibrations = pair.first.calibration, pair.scene.calibration
    views = (
        ViewTrack(seen(pair, calibrations[0], 0.0, rng), calibrations[0], 0.0),
        ViewTrack(seen(pair, calibrations[1], pair.offset_s, rng), calibrations[1], 1.0),
    )
    numbers = range(len(pair.first.figures))
    ours, theirs = ([standing_of(pair, n, c) for n in numbers] for c in calibrations)
    return IdealThrow(pair, views, tuple(bodies_of(ours, theirs, calibrations)))


def seen(
    pair: DrawnPair, calibration: Calibration, offset_s: float, rng: np.random.Generator
) -> Trajectory:
    """A camera's observations of the missile until a little after its first touch."""
    drawn = pair.first
    ends_s = drawn.begins_s + 0.5 if drawn.contact_s is None else drawn.contact_s + SEEN_AFTER_S
    t_s, at_px, radius_px = [], [], []
    width, height = calibration.size_wh
    for own_s in np.arange(0.0, ends_s - offset_s, 1 / pair.fps).tolist():
        step = round((own_s + offset_s - drawn.begins_s) / STEP_S)
        if not 0 <= step < len(drawn.path_mm):
            continue
        place = drawn.path_mm[step]
        x, y = image_from_table(place[None], calibration)[0].tolist()
        if not (0 < x < width and 0 < y < height) or hidden(pair, place, calibration):
            continue
        depth = float(camera_from_table(place[None], calibration)[0, 2])
        radius = drawn.missile.radius_mm * float(calibration.camera.matrix[0, 0]) / depth
        t_s.append(own_s)
        at_px.append(np.array([x, y]) + rng.normal(0, NOISE_PX, 2))
        radius_px.append(radius * (1 + rng.normal(0, SIZE_NOISE)))
    places = np.array(at_px).reshape(-1, 2)
    sigmas = np.full(len(t_s), NOISE_PX)
    return track_from_px(np.array(t_s), places, sigmas, np.array(radius_px), calibration)


def hidden(pair: DrawnPair, place: Floats, calibration: Calibration) -> bool:
    """Whether a figure hides a place from the camera."""
    eye = camera_centre_mm(calibration)
    way = place - eye
    far = float(np.linalg.norm(way))
    for figure in pair.first.figures:
        balls = figure.placed(np.zeros(2), np.zeros(2))
        along = (balls[:, :3] - eye) @ way / far
        off = np.linalg.norm(balls[:, :3] - eye - along[:, None] * way / far, axis=1)
        if ((off < balls[:, 3]) & (along < far)).any():
            return True
    return False


def standing_of(pair: DrawnPair, number: int, calibration: Calibration) -> Standing:
    """A figure as one camera sees it, by its own outline."""
    figure = pair.first.figures[number]
    balls = figure.placed(np.zeros(2), np.zeros(2))
    mask, corner = _outline(balls, calibration)
    away = figure.at_mm - camera_centre_mm(calibration)[:2]
    # One camera guesses the depth: it is off along the view.
    at = figure.at_mm + 8.0 * away / np.linalg.norm(away)
    tall = float((balls[:, 2] + balls[:, 3]).max())
    return Standing(
        number + 1, "red", (float(at[0]), float(at[1])), (), Estimate(tall, 8.0), 30.0, mask, corner
    )


def _outline(balls: Floats, calibration: Calibration) -> tuple[Mask, tuple[int, int]]:
    width, height = calibration.size_wh
    scale = 8
    whole = np.zeros((height, width), dtype=np.uint8)
    depth = camera_from_table(balls[:, :3], calibration)[:, 2]
    at_px = image_from_table(balls[:, :3], calibration)
    for (x, y), radius, z in zip(at_px, balls[:, 3], depth, strict=True):
        centre = round(scale * float(x)), round(scale * float(y))
        size = round(scale * float(radius * calibration.camera.matrix[0, 0] / z))
        cv2.circle(whole, centre, size, 255, -1, cv2.LINE_AA, shift=3)
    left, top, wide, high = cv2.boundingRect(whole)
    return whole[top : top + high, left : left + wide].copy(), (left, top)


def judged(
    throw: IdealThrow, clock: Estimate | None
) -> tuple[JointFlight, BodyContact | None] | None:
    """The flight and the struck figure, if any, from the flight alone; None if nothing is found."""
    fit = flight_of(throw.views, clock, throw.bodies)
    if fit is None:
        return None
    ends_s = max(float(v.track.t_s[-1]) + v.lag * fit.clock.value for v in throw.views)
    contacts = [contact_with(body, fit, UNSEEN, ends_s) for body in throw.bodies]
    shares, _ = first_touched(contacts)
    return fit, shares[0][0] if shares and shares[0][1] > 0.5 else None


def outcome(seed: int, wish: Wish) -> IdealOutcome:
    """The result for a random throw from the flight alone, with an unknown clock offset."""
    throw = ideal_throw(seed, wish)
    drawn = throw.pair.first
    truth = -1 if drawn.first is None else drawn.first
    found = judged(throw, None)
    if found is None:
        return IdealOutcome(wish.aim, None, truth)
    fit, contact = found
    told = -1 if contact is None else contact.body.track - 1
    off = fit.clock.value - throw.pair.offset_s
    clock = {"clock_off_s": off, "clock_sigma_s": fit.clock.sigma}
    touch = None if contact is None or told != truth else touch_of(contact, fit)
    if touch is None:
        return IdealOutcome(wish.aim, told, truth, **clock)
    height = float(touch.at_mm[2] - true_touch(throw.pair)[2])
    return IdealOutcome(
        wish.aim, told, truth, height, float(np.sqrt(touch.covariance[2, 2])), **clock
    )


def true_touch(pair: DrawnPair) -> Floats:
    """Where the surfaces first met, (3,) mm."""
    drawn = pair.first
    middle = pair.touch_mm()
    assert middle is not None
    assert drawn.first is not None
    balls = drawn.figures[drawn.first].placed(np.zeros(2), np.zeros(2))
    gaps = np.linalg.norm(balls[:, :3] - middle, axis=1) - balls[:, 3]
    way = balls[int(np.argmin(gaps)), :3] - middle
    return np.asarray(middle + drawn.missile.radius_mm * way / np.linalg.norm(way))


def main(count: int, first: int, fps: float) -> None:
    """Draw throws, judge them, and print the results."""
    told = []
    for number in range(count):
        wish = replace(USUAL, aim=AIMS[number % len(AIMS)], fps=fps)
        try:
            one = outcome(first + number, wish)
        except ValueError:
            continue  # no throw of this kind was found
        told.append(one)
        if one.told != one.truth:
            print(first + number, one)
    print("\n".join(summary(told)))


def summary(told: list[IdealOutcome]) -> list[str]:
    """The results as lines of text."""
    right = sum(one.told == one.truth for one in told)
    silent = sum(one.told is None for one in told)
    heights = np.array([o.height_off_mm for o in told if o.height_off_mm is not None])
    sigmas = np.array([o.height_sigma_mm for o in told if o.height_off_mm is not None])
    clocks = np.array([o.clock_off_s for o in told if o.clock_off_s is not None])
    return [
        f"{len(told)} throws, {right} told right, {silent} silent",
        f"heights: {len(heights)}, median {np.median(np.abs(heights)):.1f} mm, within 3 mm"
        f" {np.count_nonzero(np.abs(heights) < 3)}, within one sigma "
        f"{np.count_nonzero(np.abs(heights) < sigmas)}",
        f"clocks: {len(clocks)}, median {1e3 * np.median(np.abs(clocks)):.2f} ms, within 5 ms "
        f"{np.count_nonzero(np.abs(clocks) < 0.005)}",
    ]


if __name__ == "__main__":
    words = sys.argv[1:]
    main(
        int(words[0]) if words else 40,
        int(words[1]) if len(words) > 1 else 40_000,
        float(words[2]) if len(words) > 2 else 60.0,
    )
