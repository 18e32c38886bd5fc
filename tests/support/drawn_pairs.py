"""Drawn throws seen by two cameras with different places and clocks."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.frame import Frame
from tests.support.drawn_scene import Scene, placed_camera
from tests.support.drawn_throws import DrawnThrow, Wish, drawn_throw, film
from vision.observe import Watch
from vision.throws.observer import ThrowObserver
from vision.throws.watched_throw import WatchedThrow

MOST_LATE_S: Final = 0.15


@dataclass(frozen=True, slots=True, eq=False)
class DrawnPair:
    """A drawn throw and a second camera.

    Attributes:
        first: The throw as the first camera sees it, with the truth.
        scene: The scene of the second camera.
        offset_s: Added to the second camera's times, gives the first one's.
        fps: Frame rate of the second camera.
    """

    first: DrawnThrow
    scene: Scene
    offset_s: float
    fps: float

    def frames(self) -> Iterator[Frame]:
        """The second camera's film, by its own clock."""
        drawn = self.first
        ends_s = drawn.begins_s + len(drawn.path_mm) * 2e-4 + 0.1
        shifted = replace(
            self.scene, actors=[_later(a, self.offset_s) for a in self.scene.actors],
            stirred={n: _LaterStir(s, self.offset_s) for n, s in self.scene.stirred.items()},
        )  # fmt: skip
        return film(shifted, ends_s - self.offset_s, self.fps, drawn.shutter)

    def touch_mm(self) -> Floats | None:
        """The missile's middle at its first contact; None where it touched nobody."""
        if self.first.contact_s is None:
            return None
        step = round((self.first.contact_s - self.first.begins_s) / 2e-4)
        return np.asarray(self.first.path_mm[min(step, len(self.first.path_mm) - 1)])


class _LaterStir:
    def __init__(self, stir: object, offset_s: float) -> None:
        self._stir, self._offset_s = stir, offset_s
        self.since_s = stir.since_s - offset_s  # type: ignore[attr-defined]

    def at(self, t_s: float) -> tuple[Floats, Floats]:
        """Slide and tilt by the second clock."""
        return self._stir.at(t_s + self._offset_s)  # type: ignore[attr-defined,no-any-return]


def _later(actor, offset_s: float):  # type: ignore[no-untyped-def]
    return lambda t_s: actor(t_s + offset_s)


def drawn_pair(seed: int, wish: Wish, *, fps: float | None = None) -> DrawnPair:
    """A random throw and a random second camera, 50 to 120 degrees to the side of the first."""
    drawn = drawn_throw(seed, wish)
    rng = np.random.default_rng([seed, 77])
    focal = rng.uniform(0.6, 0.95)
    calibration = placed_camera(
        wish.size_wh,
        azimuth=float(rng.choice([-1, 1]) * rng.uniform(0.9, 2.1)),
        height=np.radians(rng.uniform(28, 60)),
        away=rng.uniform(1.0, 1.2) * 1150 * focal,
        focal=focal,
        bend=rng.uniform(-0.1, 0.05),
    )
    scene = replace(drawn.scene, calibration=calibration, seed=seed + 50_021)
    offset_s = float(rng.uniform(-MOST_LATE_S, MOST_LATE_S))
    return DrawnPair(drawn, scene, offset_s, fps or wish.fps)


def watched(pair: DrawnPair) -> tuple[list[WatchedThrow], list[WatchedThrow]]:
    """What each camera's observer passes on about the throw."""
    heard: tuple[list[WatchedThrow], list[WatchedThrow]] = ([], [])
    films = ((pair.first.calibration, pair.first.frames()), (pair.scene.calibration, pair.frames()))
    for hear, (calibration, frames) in zip(heard, films, strict=True):
        observer = ThrowObserver(calibration, pair.first.boards, hear=hear.append)
        watch = Watch((observer,))
        for frame in frames:
            watch.see(frame)
        watch.finish()
    return heard
