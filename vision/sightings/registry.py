"""All kinds of sightings by their names; a new kind must be added here."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from vision.sightings.ball import BallSeen
from vision.sightings.creature import CreatureSeen
from vision.sightings.dice import DieSeen, RollSeen
from vision.sightings.doubt import IdentityLost
from vision.sightings.envelope import Sighting
from vision.sightings.figure import FigureSeen
from vision.sightings.hand import HandSpanSeen
from vision.sightings.layout import LayoutSeen
from vision.sightings.missile import MissileSeen
from vision.sightings.move import GoneSeen, MoveSeen
from vision.sightings.piece import PieceSeen
from vision.sightings.shape import DivideSeen, ShapeSeen
from vision.sightings.throw import ImpactSeen
from vision.sightings.token import TokenSeen

_KINDS: Final[tuple[type[Sighting], ...]] = (
    HandSpanSeen,
    CreatureSeen,
    MissileSeen,
    ImpactSeen,
    MoveSeen,
    PieceSeen,
    GoneSeen,
    ShapeSeen,
    DivideSeen,
    IdentityLost,
    FigureSeen,
    BallSeen,
    DieSeen,
    RollSeen,
    TokenSeen,
    LayoutSeen,
)
"""All kinds of sightings; a kind that is not listed here is not reported."""

SIGHTINGS: Final[Mapping[str, type[Sighting]]] = MappingProxyType(
    {kind.kind: kind for kind in _KINDS}
)
"""All kinds of sightings, by their names in JSON and on the command line."""
