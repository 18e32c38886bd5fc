"""Parts of synthetic creatures: legs, heads, tails, arms, wings and spikes."""

import numpy as np

from calibration.arrays import Floats


class Builder:
    """Collects tapered capsules, in units of about a body's radius; they are scaled to mm later.

    Attributes:
        random: Random number generator.
        parts: For each capsule: one end, the radius there, the other end, the radius there.
        limbs: Number of parts that stick out and do not touch the ground.
    """

    def __init__(self, random: np.random.Generator) -> None:
        self.random = random
        self.parts: list[tuple[Floats, float, Floats, float]] = []
        self.limbs = 0

    def add(self, start: Floats, start_r: float, end: Floats, end_r: float) -> None:
        """Add a tapered capsule between two points, with a radius at each."""
        self.parts.append((np.asarray(start, float), start_r, np.asarray(end, float), end_r))

    def ball(self, at: Floats, radius: float) -> None:
        """Add a ball."""
        self.add(at, radius, at + np.array([0.0, 0.0, 1e-3]), radius)

    def between(self, low: float, high: float) -> float:
        """A uniform random number between two limits."""
        return float(self.random.uniform(low, high))

    def chance(self, share: float) -> bool:
        """True with a probability of `share`."""
        return bool(self.random.random() < share)

    def bent(self, start: Floats, way: Floats, length: float, radii: tuple[float, float]) -> Floats:
        """Add a limb of three pieces with random bends; returns its tip."""
        at, heading = np.asarray(start, float), way / np.linalg.norm(way)
        bend = self.random.normal(0, 0.35, 3)
        sizes = np.linspace(radii[0], radii[1], 4)
        for i in range(3):
            heading = heading + bend / 3
            heading = heading / np.linalg.norm(heading)
            end = at + heading * length / 3
            self.add(at, float(sizes[i]), end, float(sizes[i + 1]))
            at = end
        return at


def leg(b: Builder, hip: Floats, foot: Floats, thick: float) -> None:
    """Add a leg from the hip to a foot on the ground, straight or with a knee."""
    if b.chance(0.4):
        knee = (hip + foot) / 2 + np.append((foot - hip)[:2] * b.between(0, 0.5), 0)
        b.add(hip, thick * 1.15, knee, thick)
        b.add(knee, thick, foot, thick * b.between(0.8, 1.25))
    else:
        b.add(hip, thick * b.between(0.9, 1.3), foot, thick * b.between(0.8, 1.3))
    if b.chance(0.2):
        toe = foot + np.append(b.random.normal(0, 0.5, 2) * thick * 2, 0)
        b.add(foot, thick, toe, thick * 0.9)


def head_of(b: Builder, at: Floats, radius: float) -> Floats:
    """Add a head on a neck, perhaps with a snout; returns where horns and eyestalks grow."""
    size = radius * b.between(0.45, 0.85)
    b.ball(at, size)
    neck = at - np.array([0.4 * radius, 0, 0.5 * radius])
    b.add(neck, size * 0.75, at, size * 0.8)
    if b.chance(0.3):
        b.add(at, size * 0.6, at + np.array([size * b.between(0.9, 1.6), 0, -0.1]), size * 0.4)
    return np.asarray(at + np.array([0, 0, size * 0.6]))


def tail(b: Builder, at: Floats, way: Floats, radius: float) -> int:
    """Add a tail; returns 1 if it touches the ground and so carries the creature, else 0."""
    if b.chance(0.25):
        return 0
    length, thick = radius * b.between(0.9, 2.2), radius * b.between(0.22, 0.42)
    tip = b.bent(at, way, length, (thick * 1.3, thick * 0.6))
    lowest = min(float(p[2][2] - p[3]) for p in b.parts[-3:])
    if lowest < 0.12 * radius:
        foot = np.array([tip[0], tip[1], thick * 0.5])
        b.add(tip, thick * 0.6, foot, thick * 0.7)
        return 1
    b.limbs += 1
    return 0


def arms(b: Builder, at: Floats, radius: float, count: int) -> None:
    """Add arms around a body; if there are two, one on each side."""
    phase = b.between(0, 6) if count > 2 else np.pi / 2
    b.limbs += count
    for i in range(count):
        angle = phase + 2 * np.pi * i / max(count, 1)
        way = np.array([b.between(0, 0.6) + np.cos(angle), np.sin(angle), b.between(-0.35, 1.0)])
        out = np.array([np.cos(angle), np.sin(angle), 0]) * radius * 0.7
        thick = radius * b.between(0.2, 0.36)
        sizes = thick * 1.2, thick * b.between(0.7, 1.2)
        b.bent(at + out, way, radius * b.between(0.6, 1.5), sizes)


def wing(b: Builder, at: Floats, side: int, length: float) -> None:
    """Add a wing of three fingers on one side, -1 or 1."""
    b.limbs += 1
    thick = length * b.between(0.1, 0.18)
    rise = b.between(-0.1, 0.8)
    for back in np.linspace(-0.5, 0.5, 3):
        tip = at + np.array([back * length * 0.7 - 0.1, side * length, rise * length])
        b.add(at + np.array([back * length * 0.5, 0, 0]), thick * 1.3, tip, thick)


def extras(
    b: Builder, head: Floats, body: Floats, radius: float, *, wings: float, spikes: float
) -> None:
    """Add, each with some probability, horns or eyestalks, wings and spikes."""
    if b.chance(0.6):
        spread, length = radius * b.between(0.2, 0.4), radius * b.between(0.3, 0.8)
        thick = radius * b.between(0.1, 0.2)
        knob = thick * (0.4 if b.chance(0.6) else 1.5)
        b.limbs += 2
        for side in (-1, 1):
            way = np.array([b.between(-0.3, 0.3), side * b.between(0.1, 0.9), 1.0])
            start = head + np.array([0, side * spread, 0])
            b.add(start, thick, start + way / np.linalg.norm(way) * length, knob)
    if b.chance(wings):
        for side in (-1, 1):
            wing(b, body, side, radius * b.between(1.2, 2.0))
    if b.chance(spikes):
        b.limbs += 3
        for x in np.linspace(-0.6, 0.6, 3):
            start = body + np.array([x * radius, 0, radius * 0.8])
            b.add(start, radius * 0.2, start + np.array([0, 0, radius * 0.4]), radius * 0.06)
