"""Bodies of synthetic creatures of very different kinds.

They stand on four or six legs, on two, on many around a disc, on one stem, or on none. Each
function adds the parts to a builder, in units of about a body's radius, and returns the number of
legs: the separate parts that carry the creature.
"""

import numpy as np

from tests.training.shape_parts import Builder, arms, extras, head_of, leg, tail, wing


def quad(b: Builder) -> int:
    """A horizontal body on four or six legs, in pairs along it."""
    length, radius = b.between(0.8, 2.2), b.between(0.5, 0.85)
    pairs = int(b.random.choice([2, 2, 2, 2, 3]))
    height = radius * b.between(0.9, 2.0)
    ends = np.array([[-length / 2, 0, height + radius], [length / 2, 0, height + radius]])
    b.add(ends[0], radius * b.between(0.8, 1.1), ends[1], radius * b.between(0.8, 1.1))
    thick = radius * b.between(0.28, 0.5)
    for x in np.linspace(-length / 2, length / 2, pairs):
        for side in (-1, 1):
            hip = np.array([x, side * radius * 0.6, height + radius * 0.7])
            spread = b.between(0.6, 1.25)
            foot = np.array([x * b.between(0.9, 1.3), side * radius * spread, thick * 0.7])
            leg(b, hip, foot, thick)
    head = head_of(b, ends[1] + np.array([radius * 0.7, 0, radius * b.between(-0.1, 1.2)]), radius)
    tail(b, ends[0], np.array([-1.0, 0, b.between(-0.3, 1.3)]), radius)
    extras(b, head, ends.mean(axis=0), radius, wings=0.2, spikes=0.25)
    return 2 * pairs


def biped(b: Builder) -> int:
    """An upright body on two legs, and on a tail if that reaches the ground."""
    radius = b.between(0.55, 0.9)
    height = radius * b.between(0.8, 1.8)
    low = np.array([0, 0, height + radius * 0.8])
    high = low + np.array([b.between(-0.2, 0.3), 0, radius * b.between(0.5, 1.8)])
    b.add(low, radius * b.between(0.85, 1.15), high, radius * b.between(0.6, 1.0))
    thick = radius * b.between(0.34, 0.55)
    for side in (-1, 1):
        apart = side * radius * b.between(0.55, 0.95)
        foot = np.array([b.between(-0.15, 0.25), apart, thick * 0.7])
        leg(b, np.array([0, side * radius * 0.5, height + radius * 0.5]), foot, thick)
    head = head_of(b, high + np.array([b.between(0, 0.4) * radius, 0, radius * 1.1]), radius)
    arms(b, high, radius, 2 if b.chance(0.75) else 0)
    legs = 2
    if b.chance(0.6):
        legs += tail(b, low, np.array([-1.0, 0, b.between(-1.0, 0.7)]), radius)
    extras(b, head, (low + high) / 2, radius, wings=0.15, spikes=0.2)
    return legs


def radial(b: Builder) -> int:
    """A disc with many legs around it."""
    legs = int(b.random.integers(3, 9))
    radius, flat = b.between(0.6, 1.1), b.between(0.45, 0.9)
    height = radius * b.between(0.5, 1.5)
    middle = np.array([0, 0, height + radius * flat])
    for angle in np.linspace(0, np.pi, 4)[:-1]:
        way = np.array([np.cos(angle), np.sin(angle), 0]) * radius * (1 - flat) * 1.2
        b.add(middle - way, radius * flat, middle + way, radius * flat)
    thick = radius * b.between(0.2, 0.36)
    phase, reach = b.between(0, 6), radius * b.between(0.9, 1.9)
    for i in range(legs):
        angle = phase + 2 * np.pi * i / legs + b.random.normal(0, 0.08)
        out = np.array([np.cos(angle), np.sin(angle), 0])
        hip = middle + out * radius * 0.75
        if b.chance(0.35):
            knee = hip + out * (reach - radius * 0.6) * 0.6 + np.array([0, 0, radius * 0.25])
            b.add(hip, thick * 1.2, knee, thick)
            b.add(knee, thick, out * reach + np.array([0, 0, thick * 0.7]), thick)
        else:
            b.add(hip, thick * 1.2, out * reach + np.array([0, 0, thick * 0.7]), thick)
    head = middle + np.array([0, 0, radius * flat * 0.8])
    if b.chance(0.6):
        face = middle + np.array([radius * 0.7, 0, radius * b.between(0.2, 0.9)])
        head = head_of(b, face, radius)
    arms(b, middle, radius, 2 if b.chance(0.35) else 0)
    if b.chance(0.35):
        tail(b, middle, np.array([-1.0, 0, b.between(0.3, 1.2)]), radius)
    extras(b, head, middle, radius, wings=0.2, spikes=0.2)
    return legs


def stalk(b: Builder) -> int:
    """A body, or the cap of a mushroom, on one stem."""
    radius, stem = b.between(0.6, 1.2), b.between(0.26, 0.5)
    height = b.between(0.4, 1.8)
    foot = stem * b.between(1.2, 2.2)
    b.add(np.array([0, 0, foot * 0.45]), foot, np.array([0, 0, foot * 0.8]), stem)
    top = np.array([b.random.normal(0, 0.1), b.random.normal(0, 0.1), height + radius])
    b.add(np.array([0, 0, foot * 0.5]), stem, top, stem * b.between(0.9, 1.4))
    half = np.array([0.2 * radius, 0, 0])
    b.add(top - half, radius * b.between(0.7, 1), top + half, radius)
    if b.chance(0.3):
        for angle in np.linspace(0, 2 * np.pi, 9)[:-1]:
            rim = np.array([np.cos(angle), np.sin(angle), -0.2]) * radius * 1.2
            b.add(top, radius * 0.6, top + rim, radius * 0.3)
    arms(b, top, radius, int(b.random.choice([0, 2, 2, 3])))
    head = head_of(b, top + np.array([0.3 * radius, 0, radius]), radius) if b.chance(0.6) else top
    if b.chance(0.4):
        tail(b, top, np.array([-1.0, 0, b.between(-0.2, 0.8)]), radius)
    extras(b, head, top, radius, wings=0.25, spikes=0.15)
    return 1


def blob(b: Builder) -> int:
    """A lump that lies on the ground."""
    radius = b.between(0.8, 1.2)
    middle = np.array([0, 0, radius * b.between(0.7, 0.95)])
    half = np.append(b.random.normal(0, 0.35, 2), 0)
    b.add(middle - half, radius, middle + half, radius * b.between(0.7, 1.05))
    top = middle + np.array([0, 0, radius * b.between(0.6, 1.3)])
    head = head_of(b, top, radius) if b.chance(0.7) else top
    arms(b, middle + np.array([0, 0, radius * 0.3]), radius, int(b.random.choice([0, 2, 2, 4])))
    if b.chance(0.4):
        tail(b, middle, np.array([-1.0, 0, b.between(-0.1, 0.9)]), radius)
    extras(b, head, middle, radius, wings=0.2, spikes=0.25)
    return 0


def snake(b: Builder) -> int:
    """A long body that winds along the ground, with its neck raised."""
    radius, at = b.between(0.28, 0.45), np.zeros(3)
    heading, turn = b.between(0, 6), b.random.normal(0, 0.5)
    for _ in range(int(b.random.integers(5, 10))):
        heading += turn + b.random.normal(0, 0.25)
        end = at + np.array([np.cos(heading), np.sin(heading), 0]) * b.between(0.35, 0.6)
        b.add(np.append(at[:2], radius * 0.7), radius, np.append(end[:2], radius * 0.7), radius)
        at = end
    neck = np.append(at[:2], radius)
    head = b.bent(neck, np.array([np.cos(heading), np.sin(heading), 2.0]), b.between(0.3, 1.2),
                  (radius, radius * 0.9))  # fmt: skip
    b.ball(head, radius * b.between(1.0, 1.5))
    extras(b, head, np.array([0, 0, radius]), radius, wings=0.05, spikes=0.2)
    return 0


def bird(b: Builder) -> int:
    """A body on two legs, with wings."""
    legs = biped(b)
    a, ra, end, rb = b.parts[0]
    for side in (-1, 1):
        wing(b, (a + end) / 2, side, max(ra, rb) * b.between(1.2, 2.2))
    return legs
