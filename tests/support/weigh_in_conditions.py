"""Random conditions of drawn weigh-ins: cameras, lamps, clays, tables, turning hands."""

from dataclasses import replace

import numpy as np
import numpy.typing as npt

from calibration.model.camera import Camera
from tests.support.drawn_table import TABLES
from tests.support.drawn_weigh_in import Clay, DrawnWeighIn, Lamp, Step
from vision.weigh_in.hull import Hull

Pose = npt.NDArray[np.float64]


def looking(eye_mm: npt.ArrayLike, at_mm: npt.ArrayLike, roll: float = 0.0) -> Pose:
    """`camera_from_table` of a camera that looks from one point to another."""
    eye, at = np.asarray(eye_mm, float), np.asarray(at_mm, float)
    forward = (at - eye) / np.linalg.norm(at - eye)
    right = np.cross(forward, [0.0, 0.0, 1.0])
    right /= np.linalg.norm(right)
    down = np.cross(forward, right)
    c, s = np.cos(roll), np.sin(roll)
    pose = np.eye(4)
    pose[:3, :3] = np.stack([c * right + s * down, c * down - s * right, forward])
    pose[:3, 3] = -pose[:3, :3] @ eye
    return pose


CLAYS: dict[str, Clay] = {
    "orange": Clay((0.03, 0.22, 0.85)), "green": Clay((0.1, 0.42, 0.12), gloss=0.2),
    "white": Clay((0.74, 0.76, 0.78)), "black": Clay((0.018, 0.018, 0.02), gloss=0.15),
    "brown": Clay((0.03, 0.08, 0.2)), "red": Clay((0.04, 0.04, 0.6), gloss=0.5),
    "yellow": Clay((0.03, 0.55, 0.75)), "blue": Clay((0.55, 0.2, 0.05), gloss=0.3),
    "purple": Clay((0.35, 0.08, 0.25)), "pink": Clay((0.4, 0.2, 0.8)),
    "two": Clay((0.05, 0.05, 0.6), second_bgr=(0.5, 0.2, 0.06)),
    "pale": Clay((0.45, 0.55, 0.62)),
}  # fmt: skip


def random_weigh_in(random: np.random.Generator, solid: Hull, **told: object) -> DrawnWeighIn:
    """A weigh-in of a creature under random conditions; `told` replaces some of them."""
    card = random.normal((45, -5), 6)
    azimuth = np.radians(-90 + random.uniform(-28, 28))
    elevation = np.radians(random.uniform(25, 60))
    distance = random.uniform(430, 620)
    flat = np.cos(elevation) * distance
    target = np.array([*(card + random.normal((-55, 15), 15)), 15.0])
    way = [flat * np.cos(azimuth), flat * np.sin(azimuth), np.sin(elevation) * distance]
    focal = random.uniform(820, 1050)
    matrix = np.array([[focal, 0, 640 + random.normal(0, 5)],
                       [0, focal, 360 + random.normal(0, 5)], [0, 0, 1]])  # fmt: skip
    bend = random.normal(0.03, 0.05)
    camera = Camera(matrix, np.array([bend, -2 * bend, 0.0005, -0.0005, 0.5 * bend]), (1280, 720))
    warm = random.uniform(-0.12, 0.12)
    strength = random.uniform(0.55, 1.0)
    ambient = random.uniform(0.15, 0.45)
    lamp = Lamp(
        random.uniform(0, 2 * np.pi),
        np.radians(random.uniform(30, 75)),
        (strength * (1 - warm), strength, strength * (1 + warm)),
        random.uniform(0.04, 0.25),
    )
    made: dict[str, object] = {
        "solid": solid,
        "camera": camera,
        "camera_from_table": looking(target + way, target, random.normal(0, 0.03)),
        "steps": random_steps(random),
        "clay": CLAYS[str(random.choice(list(CLAYS)))],
        "table": str(random.choice(list(TABLES))),
        "lamp": lamp,
        "ambient": (ambient * (1 + warm / 2), ambient, ambient * (1 - warm / 2)),
        "glow": random.uniform(0.1, 0.5),
        "card_mm": (float(card[0]), float(card[1])),
        "blur_px": random.uniform(0.5, 1.0),
        "noise": random.uniform(1.0, 3.0),
        "jpeg": int(random.integers(70, 93)),
        "seed": int(random.integers(1000)),
    }
    return DrawnWeighIn(**{**made, **told})  # type: ignore[arg-type]


def random_steps(
    random: np.random.Generator, *, views: int | None = None, empty: int | None = None
) -> list[Step]:
    """Steps of a turn with a hand now and then; mostly the empty card comes first."""
    views = views or int(random.choice([9, 12, 14, 15, 16]))
    empty = int(random.choice([0, 2, 3, 3])) if empty is None else empty
    start, side = random.uniform(0, 6.28), float(random.uniform(-1.9, -0.6))
    steps = [Step(start, creature=False) for _ in range(empty)]
    turn, drift = start, random.uniform(-0.006, 0.006)
    for number in range(views):
        shift = tuple(random.normal(0, 0.8, 2).tolist())
        step = Step(turn, shift_mm=shift, exposure=1 + drift * number + random.normal(0, 0.006))
        if random.random() < 0.22:
            steps.append(replace(step, hand=side))
        steps.append(step)
        turn += 2 * np.pi / views + random.normal(0, 0.07)
    return steps


def smooth_steps(random: np.random.Generator, *, pauses: int = 12, moving: int = 3) -> list[Step]:
    """A card that a hand turns slowly, with pauses; blurred while it moves."""
    start = random.uniform(0, 6.28)
    steps = [Step(start, creature=False)] * 3
    turn, each = start, 2 * np.pi / pauses
    for _ in range(pauses):
        for _ in range(moving):
            turn += each / moving
            steps.append(Step(turn, hand=-1.3, blurred=0.5 * each / moving))
        steps += [Step(turn)] * 3
    return steps


LENSES: dict[str, tuple[tuple[int, int], float]] = {
    "small": ((640, 480), 560.0),
    "usual": ((1280, 720), 930.0),
    "wide": ((1280, 720), 690.0),
    "large": ((1920, 1080), 1400.0),
}
"""Pictures' size in pixels, and focal length in pixels."""


def lens(random: np.random.Generator, name: str) -> Camera:
    """A camera of one of the `LENSES`; wide ones bend straight lines more."""
    (width, height), focal = LENSES[name]
    focal *= random.uniform(0.94, 1.06)
    middle = np.array([width, height]) / 2 + random.normal(0, 4, 2)
    matrix = np.array([[focal, 0, middle[0]], [0, focal, middle[1]], [0, 0, 1]])
    bend = random.normal(-0.09 if name == "wide" else 0.02, 0.03)
    return Camera(matrix, np.array([bend, -bend / 2, 0.0005, -0.0005, 0.0]), (width, height))


def hard_weigh_in(
    random: np.random.Generator,
    solid: Hull,
    *,
    elevation_deg: float,
    lens_name: str,
    **told: object,
) -> DrawnWeighIn:
    """A weigh-in in hard light: one lamp, low or high, sharp shadows, little light from elsewhere.

    Args:
        random: Source of everything else.
        solid: The creature.
        elevation_deg: How steeply the camera looks down.
        lens_name: One of the `LENSES`.
        told: Values that replace random ones.
    """
    card = random.normal((45, -5), 6)
    camera = lens(random, lens_name)
    across = camera.size_wh[0] / float(camera.matrix[0, 0])
    distance = float(random.uniform(560, 700)) / max(across, 1.0) * (1.25 if across < 1.2 else 1.0)
    azimuth, elevation = np.radians(-90 + random.uniform(-25, 25)), np.radians(elevation_deg)
    flat = np.cos(elevation) * distance
    target = np.array([*(card + random.normal((-50, 20), 10)), 15.0])
    way = [flat * np.cos(azimuth), flat * np.sin(azimuth), np.sin(elevation) * distance]
    strength, warm = random.uniform(0.85, 1.25), random.uniform(-0.15, 0.15)
    ambient = random.uniform(0.05, 0.14)
    made: dict[str, object] = {
        "camera": camera,
        "camera_from_table": looking(target + way, target, random.normal(0, 0.03)),
        "lamp": Lamp(
            random.uniform(0, 2 * np.pi),
            np.radians(random.uniform(28, 65)),
            (strength * (1 - warm), strength, strength * (1 + warm)),
            random.uniform(0.015, 0.05),
        ),
        "ambient": (ambient * (1 - warm / 2), ambient, ambient * (1 + warm / 2)),
        # What faces a shadow is itself unlit, and throws little light there.
        "glow": random.uniform(0.03, 0.12),
        "card_mm": (float(card[0]), float(card[1])),
    }
    return random_weigh_in(random, solid, **{**made, **told})


def by_hand_steps(random: np.random.Generator, *, stills: int = 9) -> list[Step]:
    """An empty table, then a creature that a hand turns in about equal steps, set down nearby."""
    start = random.uniform(0, 2 * np.pi)
    steps = [Step(start, creature=False)]
    for number in range(stills):
        turn = start + number * 2 * np.pi / (stills - 1) + np.radians(random.normal(0, 3))
        shift = tuple(random.normal(0, 5, 2).tolist())
        steps.append(Step(turn, shift_mm=shift))
    return steps
