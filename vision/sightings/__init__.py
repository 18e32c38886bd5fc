"""What the camera saw: measurements with their sigma, and the evidence behind them.

Sightings are plain values without arrays, so that the rules' side (`server.proposals`) can read
them without numpy and a recording can keep them bit for bit. Lengths are mm on the table (z up),
volumes ml, times seconds from the start of the source, angles degrees counter-clockwise from the
table's +x. A value that the camera cannot know is `None`, never a guess.

Each kind has a module of its own that defines its fields, its words, its drawing, its identity, and
how it is converted to another calibration (`envelope`).
"""

from typing import TypeAlias

from vision.sightings.annotation import Annotation
from vision.sightings.ball import BallSeen, BallState
from vision.sightings.creature import FAINTLY_SEEN, CreatureSeen, Front, LegCount, LimbCount
from vision.sightings.dice import DieFlag, DieSeen, OfDice, RollSeen
from vision.sightings.doubt import IdentityLost, Naming
from vision.sightings.envelope import Evidence, Lineup, Revised, Sighting, revised
from vision.sightings.figure import BasesMeet, FigureSeen
from vision.sightings.hand import HandSpanSeen
from vision.sightings.layout import CornersMeet, LayoutSeen, PlacedCard
from vision.sightings.missile import MissileSeen
from vision.sightings.move import GoneSeen, MovedBy, MoveSeen
from vision.sightings.piece import Owner, PieceSeen
from vision.sightings.quantities import ColourName, Estimate, Point3Mm, PointMm, PointPx, percent
from vision.sightings.rebasing import Places
from vision.sightings.registry import SIGHTINGS
from vision.sightings.shape import DivideSeen, ShapeSeen
from vision.sightings.shift_curve import ImpactReading, ShiftCurve
from vision.sightings.throw import FirstContact, ImpactSeen, Struck, Touch
from vision.sightings.token import SpaceSeen, TokenSeen

InPlay: TypeAlias = MoveSeen | PieceSeen | GoneSeen | ShapeSeen | DivideSeen | IdentityLost
"""Sightings of creatures in play, between weigh-in and last survivor."""

OnBoards: TypeAlias = TokenSeen | LayoutSeen
"""Sightings of pieces and cards with printed markers."""

OnField: TypeAlias = FigureSeen | BallSeen
"""Sightings of figures and balls."""

__all__ = [
    "FAINTLY_SEEN",
    "SIGHTINGS",
    "Annotation",
    "BallSeen",
    "BallState",
    "BasesMeet",
    "ColourName",
    "CornersMeet",
    "CreatureSeen",
    "DieFlag",
    "DieSeen",
    "DivideSeen",
    "Estimate",
    "Evidence",
    "FigureSeen",
    "FirstContact",
    "Front",
    "GoneSeen",
    "HandSpanSeen",
    "IdentityLost",
    "ImpactReading",
    "ImpactSeen",
    "InPlay",
    "LayoutSeen",
    "LegCount",
    "LimbCount",
    "Lineup",
    "MissileSeen",
    "MoveSeen",
    "MovedBy",
    "Naming",
    "OfDice",
    "OnBoards",
    "OnField",
    "Owner",
    "PieceSeen",
    "PlacedCard",
    "Places",
    "Point3Mm",
    "PointMm",
    "PointPx",
    "Revised",
    "RollSeen",
    "ShapeSeen",
    "ShiftCurve",
    "Sighting",
    "SpaceSeen",
    "Struck",
    "TokenSeen",
    "Touch",
    "percent",
    "revised",
]
