"""Drawn throws: clay creatures of balls, and a lump that flies, with exact truth.

Nothing here uses the program's own models: the flight is simulated in steps of a fifth of a
millisecond, a contact is where two balls meet, and the picture is painted ball by ball with a
depth buffer. A touched creature slides a little and rocks for a while.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

import numpy as np

from calibration.arrays import Floats
from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.projection import camera_from_table
from calibration.model.solution import Calibration
from tests.support.drawn_arm import Arm
from tests.support.drawn_grounds import coloured, felt, plain, wood
from tests.support.drawn_scene import (
    COLOURS,
    SKINS,
    Ball,
    Colour,
    Figure,
    Scene,
    drawn_scene,
    other_camera,
)
from tests.support.throw_painter import Painter

GRAVITY: Final = np.array([0.0, 0.0, -9810.0])
STEP_S: Final = 2e-4
BOUNCE, SLIP, TOUCH_BOUNCE = 0.38, 0.72, 0.3
LASTS_S: Final = 0.9
MOST_TRIES: Final = 60
FIRST_S: Final = 0.6
GROUNDS: Final = (plain, coloured, felt, wood)

Aim: TypeAlias = Literal["any", "hit", "graze", "crossing", "over", "bounce"]


@dataclass(frozen=True, slots=True)
class Wish:
    """The kind of throw to draw.

    Attributes:
        aim: At a creature or somewhere near; at its middle; at its rim; past it, before or behind,
            so that the pictures cross; just over it; at the table before it.
        size_wh: Size of the picture.
        fps: Pictures a second.
        jitter: Random deviation of a frame's time, as a share of the time between frames.
        apart_mm: Least distance between creatures.
        missile: "other" for a colour of no creature, "target" for the colour of the creature that
            is aimed at, "table" for nearly the table's colour, "any" for any.
        arm: Whether the throwing arm is in the picture.
        egg: Whether the missile is long and tumbles.
        light: Share of the usual light; the noise is not reduced.
        jolt: Strength of the creature's motion, as a share of the usual one.
        from_behind: Whether it comes towards the camera, from the table's far side.
        radius_mm: Least and largest radius of the missile.
        speed_mm_s: Least and largest speed of its flight.
        elsewhere: Whether table, camera and colour of the light are of a wider choice.
        topples: Whether the touched creature falls over.
        again_s: Time until a second throw follows the first; 0 for none.
    """

    aim: Aim = "any"
    size_wh: tuple[int, int] = (1280, 720)
    fps: float = 60.0
    jitter: float = 0.0
    apart_mm: float = 95.0
    missile: Literal["any", "other", "target", "table"] = "any"
    arm: bool = False
    egg: bool = False
    light: float = 1.0
    jolt: float = 1.0
    from_behind: bool = False
    radius_mm: tuple[float, float] = (8.5, 13.5)
    speed_mm_s: tuple[float, float] = (2400.0, 6500.0)
    elsewhere: bool = False
    topples: bool = False
    again_s: float = 0.0


@dataclass(slots=True, eq=False)
class Toppled:
    """The motion of a touched creature that falls over, faster and faster."""

    since_s: float
    towards: Floats
    lasts_s: float

    def at(self, t_s: float) -> tuple[Floats, Floats]:
        """Slide and tilt at a time."""
        share = float(np.clip((t_s - self.since_s) / self.lasts_s, 0, 1))
        return 12 * share * self.towards, 0.5 * np.pi * share**1.6 * self.towards


@dataclass(slots=True, eq=False)
class Jolted:
    """How a creature moves after it was touched."""

    since_s: float
    slide_mm: Floats
    tilt: Floats
    hertz: float

    def at(self, t_s: float) -> tuple[Floats, Floats]:
        """Slide and tilt at a time."""
        dt = t_s - self.since_s
        if dt <= 0:
            return np.zeros(2), np.zeros(2)
        rocking = np.exp(-dt / 0.12) * np.sin(2 * np.pi * self.hertz * dt)
        return self.slide_mm * min(1.0, dt / 0.04), self.tilt * rocking


@dataclass(frozen=True, slots=True, eq=False)
class Missile:
    """A lump: one ball, or three in a row that tumble."""

    radius_mm: float
    bgr: Colour
    axis: Floats
    turn_rad_s: float
    egg: bool

    def balls(self, place_mm: Floats, t_s: float) -> list[Ball]:
        """Its balls at a place and time."""
        if not self.egg:
            return [Ball(place_mm, self.radius_mm, self.bgr)]
        across = np.cross(self.axis, [0.0, 0.0, 1.0])
        angle = self.turn_rad_s * t_s
        along = np.cos(angle) * across + np.sin(angle) * np.cross(self.axis, across)
        ends = (-0.35, 0.0, 0.35)
        radii = (0.8, 0.88, 0.8)
        return [
            Ball(place_mm + self.radius_mm * end * along, self.radius_mm * r, self.bgr)
            for end, r in zip(ends, radii, strict=True)
        ]


@dataclass(slots=True, eq=False)
class DrawnThrow:
    """A throw and its truth.

    Attributes:
        scene: The table.
        missile: The thrown lump.
        wish: The requested kind of throw.
        first: Number of the creature touched first; None if none was touched.
        contact_s: Time of that touch.
        bounced: Whether it touched the table before the creature, or at all if it touched none.
        next: The throw that follows on the same table, if any.
    """

    scene: Scene
    missile: Missile
    colour: str
    wish: Wish
    shutter: float
    begins_s: float
    path_mm: Floats = field(default_factory=lambda: np.zeros((0, 3)))
    first: int | None = None
    contact_s: float | None = None
    bounced: bool = False
    next: "DrawnThrow | None" = None

    @property
    def calibration(self) -> Calibration:
        """Camera and table."""
        return self.scene.calibration

    @property
    def boards(self) -> Boards:
        """What lies printed on the table."""
        return self.scene.boards

    @property
    def figures(self) -> list[Figure]:
        """The creatures."""
        return self.scene.figures

    def at(self, t_s: float) -> Sequence[Ball]:
        """The missile at a time; nothing before it is thrown."""
        step = round((t_s - self.begins_s) / STEP_S)
        if step < 0:
            return ()
        return self.missile.balls(self.path_mm[min(step, len(self.path_mm) - 1)], t_s)

    def frames(self) -> Iterator[Frame]:
        """The film."""
        last = self.next or self
        ends_s = last.begins_s + len(last.path_mm) * STEP_S + 0.1
        return film(self.scene, ends_s, self.wish.fps, self.shutter, self.wish.jitter)


def film(
    scene: Scene, ends_s: float, fps: float, shutter: float, jitter: float = 0.0
) -> Iterator[Frame]:
    """The pictures of a scene."""
    rng = np.random.default_rng(scene.seed + 2)
    painter = Painter(scene, shutter / fps)
    for index in range(int(ends_s * fps)):
        t_s = (index + jitter * float(rng.uniform(-0.5, 0.5))) / fps if index else 0.0
        yield Frame(painter.picture(t_s, index), index, t_s)


def drawn_throw(seed: int, wish: Wish | None = None) -> DrawnThrow:
    """A random scene and throw, the same for the same seed and wish."""
    wish = wish or Wish()
    rng = np.random.default_rng(seed)
    scene = drawn_scene(rng, seed, wish.size_wh, apart_mm=wish.apart_mm)
    if wish.elsewhere:
        _elsewhere(scene, np.random.default_rng([seed, 1]))
    drawn = _one_throw(scene, wish, FIRST_S, rng)
    if wish.again_s:
        drawn.next = _another(drawn, rng)
    if wish.light != 1.0:
        scene.film.append(lambda picture, _: (picture * wish.light).astype(np.uint8))
    return drawn


def _another(drawn: DrawnThrow, rng: np.random.Generator) -> DrawnThrow:
    """A second throw, whose first contact is another creature than that of the first throw."""
    stirred, actors = dict(drawn.scene.stirred), list(drawn.scene.actors)
    for _ in range(MOST_TRIES):
        drawn.scene.actors[:] = actors
        again = _one_throw(drawn.scene, drawn.wish, drawn.begins_s + drawn.wish.again_s, rng)
        if again.first is None or again.first not in stirred:
            drawn.scene.stirred.update(stirred)
            return again
    raise ValueError("no second throw that touches another creature was found")


def _elsewhere(scene: Scene, rng: np.random.Generator) -> None:
    """Replace table, camera, colour of the light and noise by ones of a wider choice."""
    scene.calibration = other_camera(rng, scene.calibration.size_wh)
    ground = GROUNDS[int(rng.integers(len(GROUNDS)))](rng, scene.calibration.size_wh)
    scene.ground = np.clip(255 * ground * rng.uniform(0.6, 1.0), 8, 245)
    blue, green, red = (int(c) for c in np.median(scene.ground, axis=(0, 1)))
    scene.table_bgr = blue, green, red
    scene.noise_levels = float(rng.uniform(1.0, 3.5))
    cast = rng.uniform(0.8, 1.1, 3)
    scene.film.append(lambda picture, _: np.clip(picture * cast, 0, 255).astype(np.uint8))


def _one_throw(scene: Scene, wish: Wish, since_s: float, rng: np.random.Generator) -> DrawnThrow:
    target = int(rng.integers(len(scene.figures)))
    colour, bgr = _colour(rng, scene, scene.figures[target].colour, wish)
    axis = rng.normal(size=3)
    axis[2] *= 0.3
    missile = Missile(
        float(rng.uniform(*wish.radius_mm)),
        bgr,
        axis / np.linalg.norm(axis),
        float(rng.uniform(5, 30)),
        wish.egg,
    )
    begins_s = since_s + float(rng.uniform(0, 1 / 30))
    drawn = DrawnThrow(scene, missile, colour, wish, float(rng.uniform(0.3, 0.8)), begins_s)
    _thrown(drawn, target, rng)
    _dressed(drawn, rng)
    return drawn


def _colour(rng: np.random.Generator, scene: Scene, target: str, wish: Wish) -> tuple[str, Colour]:
    used = {f.colour for f in scene.figures}
    free = [name for name in COLOURS if name not in used]
    names = {"any": list(COLOURS), "other": free, "target": [target], "table": ["brown"]}
    name = str(rng.choice(names[wish.missile]))
    if wish.missile != "table":
        return name, COLOURS[name]
    blue, green, red = (min(255, int(1.1 * c + 25)) for c in scene.table_bgr)
    return name, (blue, green, red)


def _thrown(drawn: DrawnThrow, target: int, rng: np.random.Generator) -> None:
    """Draw throws until one is of the requested kind."""
    for _ in range(MOST_TRIES):
        start, speed = _launch(drawn, target, rng)
        drawn.first, drawn.contact_s, drawn.bounced = None, None, False
        drawn.scene.stirred.clear()
        deepest = _fly(drawn, start, speed, rng)
        if _as_wished(drawn, deepest):
            return
    raise ValueError(f"no throw of the kind {drawn.wish.aim!r} was found")


def _as_wished(drawn: DrawnThrow, normal_share: float) -> bool:
    match drawn.wish.aim:
        case "hit":
            return drawn.first is not None and not drawn.bounced
        case "graze":
            return drawn.first is not None and normal_share < 0.45
        case "crossing" | "over":
            return drawn.first is None
        case "bounce":
            return drawn.bounced and drawn.first is not None
        case _:
            return True


def _launch(drawn: DrawnThrow, target: int, rng: np.random.Generator) -> tuple[Floats, Floats]:
    """Start of a throw, (3,) table mm, and its velocity."""
    figure = drawn.scene.figures[target]
    goal = _goal(drawn, figure, rng)
    side = rng.uniform(-0.9, 0.9) + rng.choice([0.0, np.pi / 2, -np.pi / 2])
    side += np.pi if drawn.wish.from_behind else 0.0
    away = 380.0 if drawn.wish.arm else 600.0
    start = np.array([away * np.sin(side), 60 - away * np.cos(side), rng.uniform(80, 320)])
    lasts = float(np.linalg.norm(goal - start)) / rng.uniform(*drawn.wish.speed_mm_s)
    if drawn.wish.aim == "bounce":
        # Meets the table on its way: thrown so that it would be well under it at the creature.
        goal = np.array([*(goal[:2] + 0.0), rng.uniform(-260, -60)])
    return start, (goal - start) / lasts - 0.5 * GRAVITY * lasts


def _goal(drawn: DrawnThrow, figure: Figure, rng: np.random.Generator) -> Floats:
    radius = drawn.missile.radius_mm
    tallest = float((figure.balls[:, 2] + figure.balls[:, 3]).max())
    ball = figure.balls[int(rng.integers(4))]
    middle = np.array([*(figure.at_mm + ball[:2]), ball[2]])
    match drawn.wish.aim:
        case "any":
            return np.array([*(figure.at_mm + rng.normal(0, 28, 2)), rng.uniform(radius, 75)])
        case "graze":
            reach = float(ball[3]) + radius
            off = rng.normal(size=3)
            return np.asarray(middle + off / np.linalg.norm(off) * reach * rng.uniform(0.85, 1.05))
        case "crossing":
            pose = drawn.calibration.camera_from_table
            eye = -pose[:3, :3].T @ pose[:3, 3]
            ray = (middle - eye) / np.linalg.norm(middle - eye)
            away = float(rng.choice([-1, 1]) * rng.uniform(40, 150))
            away = min(away, (middle[2] - radius - 2) / -ray[2])
            return np.asarray(middle + ray * away)
        case "over":
            return np.array([*middle[:2], tallest + radius + rng.uniform(4, 60)])
        case _:
            return np.asarray(middle + rng.normal(0, 5, 3))


def _fly(drawn: DrawnThrow, start: Floats, speed: Floats, rng: np.random.Generator) -> float:
    """Simulate the flight; return the share of its speed along the normal of the first touch.

    0 if no creature is touched.
    """
    still = (np.zeros(2), np.zeros(2))
    everything = np.concatenate([f.placed(*still) for f in drawn.scene.figures])
    owner = np.repeat(
        np.arange(len(drawn.scene.figures)), [len(f.balls) for f in drawn.scene.figures]
    )
    radius, place, path = drawn.missile.radius_mm, start.copy(), []
    touched_s: dict[int, float] = {}
    share = 0.0
    for step in range(int(LASTS_S / STEP_S)):
        t_s = drawn.begins_s + step * STEP_S
        path.append(place.copy())
        speed = speed + GRAVITY * STEP_S
        place = place + speed * STEP_S
        if place[2] < radius and speed[2] < 0:
            place[2] = radius
            speed = speed * [SLIP, SLIP, -BOUNCE]
            drawn.bounced |= drawn.first is None
        met = _met(drawn, place, t_s, everything)
        if met is None:
            continue
        number, normal = int(owner[met[0]]), met[1]
        against = float(speed @ normal)
        if against >= 0:
            continue
        if drawn.first is None:
            share = -against / float(np.linalg.norm(speed))
        speed = speed - (1 + TOUCH_BOUNCE) * against * normal
        if t_s - touched_s.get(number, -1.0) > 0.2:
            _touched(drawn, number, t_s, -normal, -against, rng)
        touched_s[number] = t_s
    drawn.path_mm = np.stack(path)
    return share


def _met(
    drawn: DrawnThrow, place: Floats, t_s: float, everything: Floats
) -> tuple[int, Floats] | None:
    """Return the ball of a creature that the missile meets, and the direction away from it."""
    if float(place[2]) > 130:
        return None
    best: tuple[float, int, Floats] | None = None
    for ball in drawn.missile.balls(place, t_s):
        off = ball.centre_mm - everything[:, :3]
        gaps = np.sqrt((off * off).sum(axis=1)) - everything[:, 3] - ball.radius_mm
        near = int(np.argmin(gaps))
        if gaps[near] <= 0 and (best is None or gaps[near] < best[0]):
            best = float(gaps[near]), near, off[near] / np.linalg.norm(off[near])
    return None if best is None else best[1:]


def _touched(
    drawn: DrawnThrow, number: int, t_s: float, push: Floats, speed: float, rng: np.random.Generator
) -> None:
    if drawn.first is None:
        drawn.first, drawn.contact_s = number, t_s
    # As clay was seen to do: 1 to 3 mm after a graze of 0.3 m/s, 5 and more after a hit of 2 m/s.
    strength = float(np.clip(np.sqrt(speed / 2500), 0.25, 1.0)) * drawn.wish.jolt
    slide = push[:2] * strength * rng.uniform(0.3, 3.0)
    tilt = (push[:2] + 0.1 * rng.normal(size=2)) * strength * rng.uniform(0.02, 0.08)
    if drawn.wish.topples:
        towards = push[:2] / max(float(np.linalg.norm(push[:2])), 1e-6)
        fallen = Toppled(t_s, towards, float(rng.uniform(0.25, 0.6)))
        drawn.scene.stirred.setdefault(number, fallen)
        return
    jolted = Jolted(t_s, slide, tilt, float(rng.uniform(5, 9)))
    drawn.scene.stirred.setdefault(number, jolted)


def _dressed(drawn: DrawnThrow, rng: np.random.Generator) -> None:
    """The arm that threw, and the missile."""
    if drawn.wish.arm:
        speed = (drawn.path_mm[1] - drawn.path_mm[0]) / STEP_S
        skin = SKINS[int(rng.integers(len(SKINS)))]
        arm = Arm.that_threw(drawn.path_mm[0], speed, drawn.begins_s, skin)
        drawn.scene.actors.append(arm.at)
        hold = arm.hand_mm
        drawn.scene.actors.append(
            lambda t: drawn.at(t) if t >= drawn.begins_s else drawn.missile.balls(hold(t), t)
        )
    else:
        drawn.scene.actors.append(drawn.at)


def shown_mm_per_px(drawn: DrawnThrow) -> float:
    """Millimetres on the table in one pixel, in the middle of the creatures."""
    middle = np.array([[*np.mean([f.at_mm for f in drawn.figures], axis=0), 20.0]])
    depth = camera_from_table(middle, drawn.calibration)[0, 2]
    return float(depth / drawn.calibration.camera.matrix[0, 0])
