"""Drawings on the picture of the table besides sightings: rings, lines and outlines.

Positions are mm on the table; the painter maps them to pixels by the calibration. Labels are plain
ASCII, as the picture's font has no accents or signs.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from vision.sightings import PointMm

Meaning: TypeAlias = Literal["left", "walked", "too_far", "farthest", "both_ways", "one_way"]
"""What a drawing shows, which decides its colour: what is left of an allowance; a path that was
walked; a path that is too long; the farthest legal position; who may attack whom, in both
directions or in one."""


@dataclass(frozen=True, slots=True)
class Ring:
    """A circle on the table."""

    at_mm: PointMm
    radius_mm: float
    meaning: Meaning
    label: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line on the table; `tips`: which of its ends have an arrow's tip."""

    from_mm: PointMm
    to_mm: PointMm
    meaning: Meaning
    label: str = ""
    tips: Literal["none", "end", "both"] = "none"
    doubtful: bool = False


@dataclass(frozen=True, slots=True)
class Outline:
    """A closed polygon on the table."""

    polygon_mm: tuple[PointMm, ...]
    meaning: Meaning
    label: str = ""


Drawing: TypeAlias = Ring | Line | Outline
