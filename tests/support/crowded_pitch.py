"""A film of a whole match's figures on one pitch, 33 a side, and hands that come and go."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image
from calibration.frame import Frame
from tests.support import drawn_pitch as drawn
from tests.support.drawn_boards import View, view
from vision.sightings import BallSeen, FigureSeen

FPS: Final = 30
A_SIDE: Final = 33
COLUMNS, ROWS = 11, 6
BY: Final = view((0.0, 0.0), 1180.0, 74.0, -90.0)
RESTS_S: Final = 1.5
REACHES_S: Final = 0.5
NOISES: Final = 6
SLEEVE, SKIN = (90.0, 60.0, 45.0), (122.0, 150.0, 205.0)


@dataclass(frozen=True)
class Change:
    """One action of a hand: what it moves, where to, and whether the figure then lies."""

    to_mm: tuple[float, float]
    man: int | None = None
    ball: int | None = None
    fallen_deg: float | None = None


@dataclass(frozen=True)
class Crowd:
    """A film as a list of changes; everything is at rest before, between and after them."""

    pitch: drawn.Pitch
    changes: tuple[Change, ...]
    by: View = BY

    def states(self) -> tuple[drawn.Pitch, ...]:
        """The pitch before the first change and after each."""
        told = [self.pitch]
        for change in self.changes:
            told.append(_changed(told[-1], change))
        return tuple(told)

    def left_s(self) -> tuple[float, ...]:
        """When the hand has left the picture after each change."""
        one = 2 * REACHES_S + RESTS_S
        return tuple(RESTS_S + one * n + 2 * REACHES_S for n in range(len(self.changes)))

    def frames(self) -> Iterator[Frame]:
        """Every picture of the film, with a camera's noise."""
        noises = _noises(self.by.camera.size_wh)
        for index, picture in enumerate(self._pictures()):
            noisy = np.clip(picture.astype(np.int16) + noises[index % NOISES], 0, 255)
            yield Frame(noisy.astype(np.uint8), index, index / FPS)

    def _pictures(self) -> Iterator[Image]:
        states = [_still(one, self.by) for one in self.states()]
        yield from (states[0] for _ in range(round(RESTS_S * FPS)))
        steps = round(REACHES_S * FPS)
        for before, after, change in zip(states, states[1:], self.changes, strict=False):
            for share in np.linspace(0.0, 1.0, steps):
                yield _with_arm(before, change.to_mm, float(share), self.by)
            for share in np.linspace(1.0, 0.0, steps):
                yield _with_arm(after, change.to_mm, float(share), self.by)
            yield from (after for _ in range(round(RESTS_S * FPS)))


def crowd(seed: int = 5) -> Crowd:
    """66 figures of which some touch, three balls, and seven changes by hand."""
    random = np.random.default_rng([83, seed])
    places = _places(random)
    teams = ["red", "blue"] * A_SIDE
    men = [
        drawn.Man(at, team, height_mm=float(random.uniform(31, 37)),
                  facing_deg=float(random.uniform(0, 360)), paint=int(random.integers(6)))
        for at, team in zip(places, teams, strict=True)
    ]  # fmt: skip
    balls = [(-34.0, 0.0), (-34.0 + 5 * 68, 74.0), (34.0, -148.0)]
    pitch = drawn.Pitch(men, balls)
    changes = (
        Change((0.0, 0.0), man=0),
        Change((136.0, -74.0), man=65),
        Change((-136.0, 74.0), ball=0),
        Change((-272.0, -74.0), man=31),
        Change((men[20].at_mm[0], men[20].at_mm[1]), man=20, fallen_deg=200.0),
        Change((272.0, 0.0), man=40),
        Change((-272.0, 0.0), man=12),
    )
    return Crowd(pitch, changes)


def _places(random: np.random.Generator) -> list[tuple[float, float]]:
    """Places in rows as for a kick-off, with small random offsets; every third pair touches."""
    x = (np.arange(COLUMNS) - (COLUMNS - 1) / 2) * 68.0
    y = (np.arange(ROWS) - (ROWS - 1) / 2) * 74.0
    grid = [(float(a), float(b)) for b in y for a in x]
    near = [(a + float(random.uniform(-4, 4)), b + float(random.uniform(-4, 4))) for a, b in grid]
    for n in range(0, len(near) - 1, 6):
        # The second of a pair stands beside the first, base to base.
        if (n + 1) % COLUMNS:
            near[n + 1] = (near[n][0] + 25.0, near[n][1])
    return near


def _changed(pitch: drawn.Pitch, change: Change) -> drawn.Pitch:
    men, balls = list(pitch.men), list(pitch.balls)
    if change.man is not None:
        one = men[change.man]
        men[change.man] = replace(one, at_mm=change.to_mm, fallen_deg=change.fallen_deg)
    if change.ball is not None:
        balls[change.ball] = change.to_mm
    return replace(pitch, men=men, balls=balls)


def _still(pitch: drawn.Pitch, by: View) -> Image:
    return drawn.seen(pitch, by, seed=0)


def _noises(wh: Sequence[int]) -> list[np.ndarray]:
    random = np.random.default_rng(7)
    return [
        np.round(random.normal(0, 1.5, (wh[1], wh[0], 3))).astype(np.int16) for _ in range(NOISES)
    ]


def _with_arm(picture: Image, to_mm: tuple[float, float], share: float, by: View) -> Image:
    """Draw an arm, with its shadow, that reaches in from the near side by a share of the way."""
    x, y = to_mm
    tip = -420.0 + share * (y + 420.0)
    shown = picture.copy()
    for high, shift, bgr in ((0.0, 14.0, None), (55.0, 0.0, SLEEVE), (56.0, 0.0, SKIN)):
        back = tip - 95.0 if bgr == SKIN else -460.0
        wide = 34.0 if bgr == SKIN else 30.0
        corners = [(x - wide + shift, back), (x + wide + shift, back),
                   (x + 24 + shift, tip + 12), (x - 24 + shift, tip + 12)]  # fmt: skip
        at = drawn.in_picture([(*corner, high) for corner in corners], by)
        outline = np.round(at * 16).astype(np.int32)
        if bgr is None:
            dark = shown.copy()
            cv2.fillPoly(dark, [outline], (25, 45, 28), cv2.LINE_AA, 4)
            cv2.addWeighted(dark, 0.5, shown, 0.5, 0, dst=shown)
        else:
            cv2.fillPoly(shown, [outline], bgr, cv2.LINE_AA, 4)
    return shown


@dataclass(frozen=True)
class Told:
    """A sighting of a figure or ball, and the film's time at which it was reported."""

    at_s: float
    seen: FigureSeen | BallSeen


def followed(film: Crowd, told: Sequence[Told]) -> list[float]:
    """How long after the hand left each change was reported, in s, under the right number.

    Raises:
        AssertionError: A figure or ball is not found, has another's number, or is not where it is.
    """
    late = []
    states, left_s = film.states(), film.left_s()
    numbers = _numbers(states[0], _latest(told, RESTS_S))
    for change, left, state in zip(film.changes, left_s, states[1:], strict=True):
        latest = _latest(told, left + 1.0)
        assert numbers == _numbers(state, latest), change
        news = [one.at_s for one in told if left - 2 * REACHES_S < one.at_s <= left + 1.0]
        late.append(max(news) - left)
    return late


def _latest(told: Sequence[Told], until_s: float) -> dict[tuple[str, int], FigureSeen | BallSeen]:
    seen = [one.seen for one in told if one.at_s <= until_s]
    return {(type(one).__name__, one.track): one for one in seen}


def _numbers(
    pitch: drawn.Pitch, latest: dict[tuple[str, int], FigureSeen | BallSeen]
) -> list[tuple[str, int]]:
    """The number under which each figure and each ball is known, by where it lies."""
    balls = [one for one in latest.values() if isinstance(one, BallSeen)]
    men = [one for one in latest.values() if isinstance(one, FigureSeen)]
    assert (len(men), len(balls)) == (len(pitch.men), len(pitch.balls))
    numbers = []
    for man in pitch.men:
        one = min(men, key=lambda seen: np.hypot(*np.subtract(seen.at_mm, man.at_mm)))
        off = float(np.hypot(*np.subtract(one.at_mm, man.at_mm)))
        assert off < (2.0 if man.fallen_deg is None else 20.0), f"{man} is told {off:.1f} mm away"
        assert (one.team, one.standing) == (man.team, man.fallen_deg is None), man
        assert one.state == "lying", man
        numbers.append(("FigureSeen", one.track))
    for at in pitch.balls:
        ball = min(balls, key=lambda seen: np.hypot(*np.subtract(seen.at_mm, at)))
        assert np.hypot(*np.subtract(ball.at_mm, at)) < 2.0, at
        numbers.append(("BallSeen", ball.track))
    assert len(set(numbers)) == len(numbers)
    return numbers
