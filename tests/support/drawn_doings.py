"""Drawn films of what happens at a table without being a throw."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image
from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from tests.support.drawn_arm import Arm
from tests.support.drawn_scene import COLOURS, SKINS, Ball, Film, Scene, drawn_scene
from tests.support.drawn_throws import film

BEGINS_S: Final = 0.7
ENDS_S: Final = 2.4
SLOWEST_S: Final = 1.2


@dataclass(frozen=True, slots=True, eq=False)
class Doing:
    """A film of something that is no throw."""

    scene: Scene
    fps: float

    @property
    def calibration(self) -> Calibration:
        """Camera and table."""
        return self.scene.calibration

    @property
    def boards(self) -> Boards:
        """What lies printed on the table."""
        return self.scene.boards

    def frames(self) -> Iterator[Frame]:
        """The film."""
        return film(self.scene, ENDS_S, self.fps, 0.5)


@dataclass(slots=True, eq=False)
class Pushed:
    """The motion of a creature that a hand pushes."""

    since_s: float
    way_mm: Callable[[float], Floats]

    def at(self, t_s: float) -> tuple[Floats, Floats]:
        """Slide and tilt at a time."""
        return self.way_mm(t_s), np.zeros(2)


def drawn_doing(
    kind: str, seed: int, *, size_wh: tuple[int, int] = (1280, 720), fps: float = 60.0
) -> Doing:
    """One of `DOINGS`, by chance, the same for the same seed."""
    rng = np.random.default_rng(seed)
    scene = drawn_scene(rng, seed, size_wh)
    DOINGS[kind](scene, rng)
    return Doing(scene, fps)


def _arm_to(scene: Scene, goal_mm: Floats, rng: np.random.Generator) -> Arm:
    """An arm that reaches to a place above the table, waits, and goes back."""
    side = rng.uniform(-1.2, 1.2)
    outside = np.array([750 * np.sin(side), 60 - 750 * np.cos(side), rng.uniform(60, 200)])
    takes_s, rests_s = rng.uniform(0.25, 0.6), rng.uniform(0.1, 0.5)
    start_s = BEGINS_S - 0.3

    def hand(t_s: float) -> Floats:
        out = smooth((t_s - start_s) / takes_s) - smooth(
            (t_s - start_s - takes_s - rests_s) / takes_s
        )
        return np.asarray(outside + (goal_mm - outside) * out)

    skin = SKINS[int(rng.integers(len(SKINS)))]
    arm = Arm(hand, outside * 1.5, skin)
    scene.actors.append(arm.at)
    return arm


def smooth(share: float) -> float:
    """A smooth step from 0 to 1, without jerks at its ends."""
    share = float(np.clip(share, 0, 1))
    return share * share * (3 - 2 * share)


def _some_place(rng: np.random.Generator, height_mm: float) -> Floats:
    return np.array([rng.uniform(-220, 220), rng.uniform(-120, 220), height_mm])


def _reach(scene: Scene, rng: np.random.Generator) -> None:
    _arm_to(scene, _some_place(rng, rng.uniform(30, 120)), rng)


def _move_creature(scene: Scene, rng: np.random.Generator) -> None:
    number = int(rng.integers(len(scene.figures)))
    figure = scene.figures[number]
    tall = float((figure.balls[:, 2] + figure.balls[:, 3]).max())
    way = rng.normal(0, 45, 2)
    arm = _arm_to(scene, np.array([*figure.at_mm, tall + 25]), rng)
    skin, shoulder, reach = arm.bgr, arm.shoulder_mm, arm.hand_mm
    scene.actors.remove(arm.at)
    begins = BEGINS_S + 0.25

    def pushed(t_s: float) -> Floats:
        return np.asarray(way * smooth((t_s - begins) / 0.3))

    def hand(t_s: float) -> Floats:
        return np.asarray(reach(t_s) + np.array([*pushed(t_s), 0.0]))

    scene.actors.append(Arm(hand, shoulder, skin).at)
    scene.stirred[number] = Pushed(begins, pushed)


def _lay_lump(scene: Scene, rng: np.random.Generator) -> None:
    radius = float(rng.uniform(9, 13))
    goal = _some_place(rng, radius)
    arm = _arm_to(scene, goal, rng)
    bgr = COLOURS[str(rng.choice(list(COLOURS)))]
    reach = arm.hand_mm
    laid: dict[str, bool] = {}

    def lump(t_s: float) -> list[Ball]:
        at = reach(t_s)
        if np.linalg.norm(at - goal) < 1.0:
            laid["down"] = True
        return [Ball(goal if laid.get("down") and t_s > BEGINS_S else at, radius, bgr)]

    scene.actors.append(lump)


def _roll_die(scene: Scene, rng: np.random.Generator) -> None:
    """A die rolls over the table, slower and slower, past the creatures."""
    free = [a for a in (_some_place(rng, 8.0) for _ in range(40)) if _clear(scene, a)]
    start, end = (free[0], max(free, key=lambda a: float(np.linalg.norm(a - free[0]))))
    lasts = float(rng.uniform(0.6, SLOWEST_S))
    steps = np.linspace(0, 1, 25)
    if not all(_clear(scene, start + (end - start) * s) for s in steps):
        end = start + (end - start) * 0.3

    def die(t_s: float) -> list[Ball]:
        if t_s < BEGINS_S:
            return []
        share = min((t_s - BEGINS_S) / lasts, 1.0)
        at = start + (end - start) * (2 * share - share**2)
        hop = 12.0 * abs(np.sin(10 * np.pi * share)) * (1 - share) ** 2
        return [Ball(at + np.array([0, 0, hop]), 8.5, (215, 220, 222))]

    scene.actors.append(die)


def _clear(scene: Scene, at_mm: Floats) -> bool:
    return all(np.linalg.norm(at_mm[:2] - f.at_mm) > 60 for f in scene.figures)


def _flicker(scene: Scene, rng: np.random.Generator) -> None:
    hertz, depth = rng.uniform(2, 11), rng.uniform(0.05, 0.25)

    def change(picture: Image, t_s: float) -> Image:
        light = 1.0 if t_s < BEGINS_S else 1 - depth * (0.5 - 0.5 * np.cos(hertz * 6.28 * t_s))
        return np.asarray(cv2.convertScaleAbs(picture, alpha=float(light)), dtype=np.uint8)

    scene.film.append(change)


def _lean(scene: Scene, rng: np.random.Generator) -> None:
    """The camera shakes, and everything in its picture."""
    scene.film.append(_shaking(rng.uniform(1, 5), rng.uniform(4, 11), rng.uniform(0, 6.28)))


def _shaking(px: float, hertz: float, turn: float) -> Film:
    def change(picture: Image, t_s: float) -> Image:
        dt = t_s - BEGINS_S
        if dt < 0:
            return picture
        by = px * picture.shape[1] / 1280 * np.exp(-dt / 0.35) * np.sin(hertz * 6.28 * dt)
        shift = np.array([[1, 0, by * np.cos(turn)], [0, 1, by * np.sin(turn)]])
        size_wh = picture.shape[1], picture.shape[0]
        moved = cv2.warpAffine(picture, shift, size_wh, borderMode=cv2.BORDER_REPLICATE)
        return np.asarray(moved, dtype=np.uint8)

    return change


def _fall_apart(scene: Scene, rng: np.random.Generator) -> None:
    """A creature's head falls off."""
    number = int(rng.integers(len(scene.figures)))
    figure = scene.figures[number]
    head = figure.balls[3]
    scene.figures[number] = replace(figure, balls=np.delete(figure.balls, 3, axis=0))
    start = np.array([*(figure.at_mm + head[:2]), head[2]])
    along = head[:2] / max(float(np.linalg.norm(head[:2])), 1.0)
    bgr = COLOURS[figure.colour]

    def fallen(t_s: float) -> list[Ball]:
        dt = max(0.0, t_s - BEGINS_S)
        down = 0.5 * 9810 * dt * dt
        low = max(start[2] - down, float(head[3]))
        away = along * min(60 * dt / 0.2, 60.0) if dt else np.zeros(2)
        return [Ball(np.array([*(start[:2] + away), low]), float(head[3]), bgr)]

    scene.actors.append(fallen)


def _shadow(scene: Scene, rng: np.random.Generator) -> None:
    """Somebody's shadow passes over the table."""
    width, height = scene.calibration.size_wh
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    speed, wide = rng.uniform(1.0, 4.0) * width, rng.uniform(0.1, 0.3) * width
    turn = rng.uniform(-0.5, 0.5)

    def change(picture: Image, t_s: float) -> Image:
        middle = -0.4 * width + speed * (t_s - BEGINS_S)
        off = (xs + turn * ys - middle) / wide
        light = 1 - 0.45 * np.exp(-0.5 * off * off)
        return np.asarray(picture * light[..., None], dtype=np.uint8)

    scene.film.append(change)


DOINGS: Final[dict[str, Callable[[Scene, np.random.Generator], None]]] = {
    "reach": _reach,
    "move": _move_creature,
    "lay": _lay_lump,
    "die": _roll_die,
    "flicker": _flicker,
    "lean": _lean,
    "fall": _fall_apart,
    "shadow": _shadow,
}
