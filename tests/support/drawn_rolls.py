"""Drawn films of dice: they roll in, come to rest, are covered by an arm, and are taken away."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image
from calibration.frame import Frame
from calibration.model.camera import Camera
from calibration.model.solution import Calibration
from tests.support.drawn_dice import any_look, lying
from tests.support.drawn_die import Die, Look, View, cast
from tests.support.drawn_grounds import GROUNDS

SIZE_WH: Final = (640, 360)
FPS: Final = 15.0
ROLL_S: Final = 0.9
LAMP: Final = np.array([0.3, 0.2, 0.93])


@dataclass(frozen=True, slots=True, eq=False)
class Toss:
    """One die: when it comes to rest, its pose then, and `taken_s`, when it is taken away."""

    rests_s: float
    die: Die
    taken_s: float = float("inf")


@dataclass(frozen=True, slots=True, eq=False)
class Roll:
    """A film: dice on a ground, and an arm between two times."""

    tosses: tuple[Toss, ...]
    ends_s: float
    ground: Image
    view: View
    arm_s: tuple[float, float] = (float("inf"), float("inf"))


def tosses(
    rng: np.random.Generator,
    spots_mm: tuple[tuple[float, float], ...],
    rests_s: tuple[float, ...],
    taken_s: float = float("inf"),
) -> tuple[Toss, ...]:
    """Dice of one kind that come to rest at these places and times, any face up."""
    look: Look = replace(any_look(rng), gloss=0.2, clear=0.0)
    return tuple(
        Toss(t, Die(16.0, np.array([*spot, 8.0]), lying(rng, rng.uniform(0, 6)), look), taken_s)
        for spot, t in zip(spots_mm, rests_s, strict=True)
    )


def overhead() -> View:
    """A camera 600 mm above the table, a little aslant; 1.5 px per mm."""
    back = np.array([0.0, -np.sin(0.3), np.cos(0.3)])
    right = np.array([1.0, 0.0, 0.0])
    return View(600 * back, np.stack([right, np.cross(-back, right), -back]), 900.0, SIZE_WH)


def calibrated(view: View) -> Calibration:
    """The calibration that a board on the table would give for a camera."""
    width, height = view.size_wh
    matrix = np.array(
        [[view.focal_px, 0, width / 2], [0, view.focal_px, height / 2], [0, 0, 1]], float
    )
    pose = np.eye(4)
    pose[:3, :3] = view.camera_from_table
    pose[:3, 3] = -view.camera_from_table @ view.eye_mm
    camera = Camera(matrix, np.zeros(5), view.size_wh)
    return Calibration(camera, pose, np.eye(15) * 1e-8, 0.1)


def ground(rng: np.random.Generator, kind: int) -> Image:
    """A ground by its number in `GROUNDS`, (360, 640, 3) uint8."""
    return np.asarray(np.clip(GROUNDS[kind](rng, SIZE_WH), 0, 1) * 255, dtype=np.uint8)


def frames(film: Roll, rng: np.random.Generator) -> Iterator[Frame]:
    """The film, with a little noise in every frame."""
    for index in range(round(film.ends_s * FPS)):
        t_s = index / FPS
        scene = film.ground / 255
        for toss in film.tosses:
            if toss.rests_s - ROLL_S <= t_s < toss.taken_s:
                _lay(scene, _rolling(toss, t_s), film.view)
        if film.arm_s[0] <= t_s < film.arm_s[1]:
            _arm(scene, (t_s - film.arm_s[0]) / (film.arm_s[1] - film.arm_s[0]))
        noisy = np.clip(scene + rng.normal(0, 0.006, scene.shape), 0, 1) * 255
        yield Frame(noisy.astype(np.uint8), index, t_s)


def _rolling(toss: Toss, t_s: float) -> Die:
    """The die on its way: it comes from the left, slower and slower, turning as it rolls."""
    left_s = max(0.0, toss.rests_s - t_s)
    way_mm = 260 * left_s**2 / ROLL_S**2
    turn, _ = cv2.Rodrigues(np.array([0.0, -way_mm / 10, 0.0]))
    lift = np.array([-way_mm, 0.15 * way_mm, 3.0 * float(left_s > 0)])
    die = toss.die
    spun = np.asarray(turn @ die.table_from_die, dtype=float)
    return replace(die, centre_mm=die.centre_mm + lift, table_from_die=spun)


def _lay(scene: Floats, die: Die, view: View) -> None:
    patch = cast(die, view, LAMP, 0.6, scene)
    if patch is None:
        return
    height, width = patch.cover.shape
    window = scene[patch.top : patch.top + height, patch.left : patch.left + width]
    cover = patch.cover[..., None]
    window[:] = window * (1 - cover) + patch.bgr * cover


def _arm(scene: Floats, along: float) -> None:
    """An arm that reaches in from below, over the middle of the picture, and back."""
    reach = int(SIZE_WH[1] * (1 - 0.85 * np.sin(np.pi * along)))
    scene[reach:, 240:400] = (0.45, 0.55, 0.8)
