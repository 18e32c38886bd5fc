"""Creatures in play, drawn by the tests: hands that carry, swap and hover, parts that come off.

A `Play` is a script. Every creature is a figure of balls with keyframes of its position, height and
rotation; every hand is an arm whose fingers hold the carried creature. The pictures are
painted by `throw_painter`; the truth is the script itself.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image
from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from tests.support.drawn_doings import smooth
from tests.support.drawn_scene import SKINS, Ball, Figure, Film, Scene, drawn_scene
from tests.support.throw_painter import Painter

REACH_S: Final = 0.5
CARRY_S: Final = 0.8
LIFT_MM: Final = 50.0
OUTSIDE_MM: Final = 820.0
SHUTTER_S: Final = 0.012


@dataclass(frozen=True, slots=True)
class Key:
    """A keyframe of a creature: time, table mm, height and rotation; motion between is smooth."""

    t_s: float
    x: float
    y: float
    z: float = 0.0
    turn: float = 0.0


@dataclass(slots=True, eq=False)
class Part:
    """Balls of a creature that are detached from it for a while.

    Attributes:
        since_s: When they come off.
        numbers: Indices of the balls.
        keys: Keyframes of their middle, and of the height of the lowest ball.
        until_s: When they are put back.
    """

    since_s: float
    numbers: tuple[int, ...]
    keys: list[Key]
    until_s: float = float("inf")

    def is_off(self, t_s: float) -> bool:
        """Whether the part is detached at a time."""
        return self.since_s <= t_s < self.until_s


@dataclass(slots=True, eq=False)
class Actor:
    """A creature that follows keys: as `Figure` with a way, and as `Stir` with a time.

    Attributes:
        colour: Its name.
        balls: (N, 4) centres relative to the feet's middle and radii, mm.
        keys: Its keyframes.
        loose: Parts that come off.
        since_s: When it first moves.
    """

    colour: str
    balls: Floats
    keys: list[Key]
    loose: list[Part] = field(default_factory=list)
    since_s: float = float("inf")

    @property
    def at_mm(self) -> Floats:
        """Its first position, (2,) table mm."""
        return np.array([self.keys[0].x, self.keys[0].y])

    def at(self, t_s: float) -> tuple[Floats, Floats]:
        """Return the time itself, which `placed` takes in place of a slide."""
        return np.array([t_s]), np.zeros(2)

    def placed(self, time_s: Floats, _: Floats) -> Floats:
        """Its balls at a time, (N, 4), table mm."""
        t_s = float(time_s[0])
        apart = [part for part in self.loose if part.is_off(t_s)]
        gone = {n for part in apart for n in part.numbers}
        kept = [n for n in range(len(self.balls)) if n not in gone]
        shown = [_posed(self.balls[kept], self.pose(t_s))]
        for part in apart:
            own = self.balls[list(part.numbers)]
            middle = own[:, :3].mean(axis=0)
            low = float((own[:, 2] - own[:, 3]).min())
            own = own - np.array([middle[0], middle[1], low, 0.0])
            shown.append(_posed(own, _between(part.keys, t_s)))
        return np.concatenate(shown)

    def pose(self, t_s: float) -> Key:
        """Where it is at a time."""
        return _between(self.keys, t_s)

    @property
    def tall_mm(self) -> float:
        """Its height."""
        return float((self.balls[:, 2] + self.balls[:, 3]).max())


def _posed(balls: Floats, key: Key) -> Floats:
    posed = balls.copy()
    c, s = np.cos(key.turn), np.sin(key.turn)
    posed[:, :2] = balls[:, :2] @ np.array([[c, s], [-s, c]]) + [key.x, key.y]
    posed[:, 2] += key.z
    return posed


def _between(keys: Sequence[Key], t_s: float) -> Key:
    if t_s <= keys[0].t_s:
        return keys[0]
    for a, b in pairwise(keys):
        if t_s < b.t_s:
            share = smooth((t_s - a.t_s) / (b.t_s - a.t_s))
            mixed = [u + (v - u) * share for u, v in zip(_values(a), _values(b), strict=True)]
            return Key(t_s, *mixed)
    return replace(keys[-1], t_s=t_s)


def _values(key: Key) -> tuple[float, ...]:
    return key.x, key.y, key.z, key.turn


@dataclass(slots=True, eq=False)
class Hand:
    """A hand on its arm.

    Attributes:
        keys: Where the middle of its grip is; the z is that of the fingertips.
        shoulder_mm: (3,) where the arm comes from.
        skin: Its colour.
        sleeve: The arm's.
        spread_mm: Radius of the ring of fingertips.
    """

    keys: list[Key]
    shoulder_mm: Floats
    skin: tuple[int, int, int]
    sleeve: tuple[int, int, int]
    spread_mm: float = 22.0

    def balls(self, t_s: float) -> list[Ball]:
        """Its balls at a time; none while it is outside of the picture."""
        if not self.keys[0].t_s <= t_s <= self.keys[-1].t_s:
            return []
        key = _between(self.keys, t_s)
        tip = np.array([key.x, key.y, key.z])
        away = self.shoulder_mm - tip
        away = away / np.linalg.norm(away)
        palm = tip + np.array([0, 0, 42.0]) + away * 26
        balls = [Ball(palm, 26.0, self.skin), Ball(palm + away * 22, 27.0, self.skin)]
        for angle in np.linspace(-1.9, 1.9, 5):
            turn = np.arctan2(-away[1], -away[0]) + angle
            side = self.spread_mm * np.array([np.cos(turn), np.sin(turn), 0.0])
            for share in (0.0, 0.3, 0.6, 0.85):
                place = (1 - share) * (tip + side) + share * palm
                balls.append(Ball(place, 8.5 + 2 * share, self.skin))
        for share in np.linspace(0.05, 1.0, 40):
            wrist = palm + away * 20
            place = wrist + (self.shoulder_mm - wrist) * share
            colour = self.skin if share < 0.25 else self.sleeve
            balls.append(Ball(place, 24.0 + 14 * share, colour))
        return balls


@dataclass(slots=True, eq=False)
class Play:
    """A script and its table.

    Attributes:
        scene: Camera, table and light.
        actors: The creatures.
        ends_s: When it is over.
        fps: Pictures a second.
        hands: The hands.
    """

    scene: Scene
    actors: list[Actor]
    fps: float
    rng: np.random.Generator
    ends_s: float = 1.0
    hands: list[Hand] = field(default_factory=list)

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
        painter = Painter(self.scene, SHUTTER_S)
        for index in range(int(self.ends_s * self.fps)):
            t_s = index / self.fps
            yield Frame(painter.picture(t_s, index), index, t_s)

    def hand(self, at_s: float, side: float | None = None) -> Hand:
        """A hand that comes in from somewhere below or beside the picture, at a time."""
        side = float(self.rng.uniform(-1.1, 1.1)) if side is None else side
        outside = np.array([OUTSIDE_MM * np.sin(side), 60 - OUTSIDE_MM * np.cos(side), 130.0])
        skin = SKINS[int(self.rng.integers(len(SKINS)))]
        sleeves = [skin, (90, 60, 40), (60, 60, 65), (140, 140, 145), (50, 80, 50)]
        sleeve = sleeves[int(self.rng.integers(len(sleeves)))]
        hand = Hand([Key(at_s, *outside)], outside * 1.4, skin, sleeve)
        self.hands.append(hand)
        self.scene.actors.append(hand.balls)
        return hand

    def goes(self, hand: Hand, x: float, y: float, z: float, lasts_s: float = REACH_S) -> float:
        """Move a hand to a place; return the time of its arrival."""
        at_s = hand.keys[-1].t_s + lasts_s
        hand.keys.append(Key(at_s, x, y, z))
        return at_s

    def leaves(self, hand: Hand, lasts_s: float = REACH_S) -> float:
        """Move a hand out of the picture; return the time when it has left."""
        first = hand.keys[0]
        at_s = self.goes(hand, first.x, first.y, first.z, lasts_s)
        self.ends_s = max(self.ends_s, at_s + 1.4)
        return at_s

    def carries(
        self,
        hand: Hand,
        number: int,
        to_mm: Sequence[float],
        *,
        lift_mm: float = LIFT_MM,
        turn: float = 0.0,
        lasts_s: float = CARRY_S,
        via_mm: Sequence[Sequence[float]] = (),
    ) -> float:
        """Let a hand carry a creature elsewhere; return the time when it stands there."""
        actor = self.actors[number]
        start = actor.keys[-1]
        grip = 0.45 * actor.tall_mm
        at_s = self.goes(hand, start.x, start.y, start.z + grip)
        actor.since_s = min(actor.since_s, at_s)
        stops = [*via_mm, to_mm]
        before = replace(start, t_s=at_s + 0.1)
        actor.keys.append(before)
        hand.keys.append(Key(at_s + 0.1, start.x, start.y, start.z + grip))
        for count, (x, y) in enumerate(stops, start=1):
            share = count / len(stops)
            until = before.t_s + lasts_s / len(stops)
            turned = start.turn + share * turn
            if lift_mm:
                middle = Key(
                    (before.t_s + until) / 2, (before.x + x) / 2, (before.y + y) / 2, lift_mm,
                    (before.turn + turned) / 2,
                )  # fmt: skip
                actor.keys.append(middle)
                hand.keys.append(Key(middle.t_s, middle.x, middle.y, lift_mm + grip))
            before = Key(until, float(x), float(y), 0.0, turned)
            actor.keys.append(before)
            hand.keys.append(Key(until, before.x, before.y, grip))
        self.goes(hand, before.x, before.y, actor.tall_mm + 15, 0.25)
        return before.t_s

    def falls_off(
        self, number: int, balls: Sequence[int], at_s: float, to_mm: Sequence[float]
    ) -> Part:
        """Part of a creature falls off and lies somewhere."""
        actor = self.actors[number]
        pose = actor.pose(at_s)
        own = _posed(actor.balls[list(balls)], pose)
        x, y = (float(v) for v in own[:, :2].mean(axis=0))
        low = float((own[:, 2] - own[:, 3]).min())
        keys = [Key(at_s, x, y, low), Key(at_s + 0.25, float(to_mm[0]), float(to_mm[1]))]
        part = Part(at_s, tuple(balls), keys)
        actor.loose.append(part)
        actor.since_s = min(actor.since_s, at_s - 0.01)
        return part

    def takes_out(self, hand: Hand, number: int) -> float:
        """Let a hand take a creature out of the picture; return the time when it is out."""
        first = hand.keys[0]
        there = self.carries(hand, number, (first.x, first.y), lasts_s=1.0)
        self.ends_s = max(self.ends_s, there + 1.4)
        return there


def drawn_play(
    seed: int,
    colours: Sequence[str] | None = None,
    *,
    size_wh: tuple[int, int] = (640, 360),
    fps: float = 10.0,
    twins: bool = False,
    apart_mm: float = 105.0,
    count: int = 3,
) -> Play:
    """A random table with creatures that stand still until the script moves them.

    Args:
        seed: Seed of everything random.
        colours: Colours of the creatures, one each; random if not given.
        size_wh: Size of the pictures.
        fps: Pictures a second.
        twins: Whether the first two have the same shape.
        apart_mm: Least distance between creatures.
        count: Number of creatures, if no colours are given.
    """
    rng = np.random.default_rng([11, seed])
    count = len(colours) if colours else count
    scene = drawn_scene(rng, seed, size_wh, apart_mm=apart_mm, count=count)
    actors = []
    for number, figure in enumerate(scene.figures):
        balls = scene.figures[0].balls if twins and number == 1 else figure.balls
        colour = colours[number] if colours else figure.colour
        x, y = (float(v) for v in figure.at_mm)
        actors.append(Actor(colour, balls, [Key(0.0, x, y)]))
    scene.figures = [_as_figure(actor) for actor in actors]
    scene.stirred = dict(enumerate(actors))
    return Play(scene, actors, fps, rng)


def _as_figure(actor: Actor) -> Figure:
    """Type an actor as a figure: it has everything that the painter uses of one."""
    return actor  # type: ignore[return-value]


def free_place(play: Play, apart_mm: float = 110.0) -> tuple[float, float]:
    """A place on the table away from the last positions of all creatures."""
    best: tuple[float, tuple[float, float]] = (-1.0, (0.0, 0.0))
    for _ in range(60):
        x, y = float(play.rng.uniform(-190, 190)), float(play.rng.uniform(-70, 220))
        gaps = [np.hypot(a.keys[-1].x - x, a.keys[-1].y - y) for a in play.actors]
        if min(gaps) > apart_mm:
            return x, y
        best = max(best, (float(min(gaps)), (x, y)))
    return best[1]


def flickering(hertz: float, depth: float) -> Film:
    """A lamp that flickers."""

    def change(picture: Image, t_s: float) -> Image:
        light = 1 - depth * (0.5 - 0.5 * np.cos(hertz * 6.28 * t_s))
        return np.asarray(cv2.convertScaleAbs(picture, alpha=float(light)), dtype=np.uint8)

    return change


Situation = Callable[[int], Play]
