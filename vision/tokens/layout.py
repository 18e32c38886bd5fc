"""Cards laid corner to corner: where each is, which of them touch, and what lies on them."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

import numpy as np
from scipy.special import ndtr

from calibration.arrays import Floats, fact
from calibration.model.printed import Face
from vision.sightings import CornersMeet, Estimate, LayoutSeen, PlacedCard, SpaceSeen
from vision.tokens.find import TokenFound
from vision.tokens.spaces import around

LOCATION: Final = "location"
"""First part of the names of cards that are laid corner to corner."""

MEANT_TO_TOUCH: Final = 0.25
"""Gap between two cards, as a share of a card's side, at which it is equally likely that they are
meant to touch and that they are not."""

CARELESSNESS: Final = 0.06
"""Softness of the bound `MEANT_TO_TOUCH`, as a share of a card's side."""

SIDE_BY_SIDE: Final = 1.2
"""Distance between the centres of two cards, in sides, below which they are side by side and their
corners do not touch."""

ELSEWHERE_MM: Final = 15.0
"""Shift in mm below which a card of a layout is still in its place."""

AROUND: Final = np.array([[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]])
"""Corners of a square from its middle, right and down, clockwise from its upper left."""

BESIDE: Final = 0.3
"""Distance from a card's edge, in sides of a card, beyond which something is no longer on it."""

CARELESS_MM: Final = 4.0
"""Sigma, in mm, with which people lay cards on others by hand."""

LEAST_PROBABILITY: Final = 0.001
"""Least probability that corners touch for them to be reported."""


@dataclass(frozen=True, slots=True, eq=False)
class LaidCard:
    """A card on the table.

    Attributes:
        number: Its marker's number.
        name: Its name in the boards file.
        middle_mm: (2,) middle of the whole card.
        corners_mm: (4, 2), clockwise from its upper left.
        heading_deg: Direction of its upper edge.
        sigma_mm: Of each coordinate of a corner.
    """

    number: int
    name: str
    middle_mm: Floats
    corners_mm: Floats
    heading_deg: float
    sigma_mm: float

    def __post_init__(self) -> None:
        object.__setattr__(self, "middle_mm", fact(self.middle_mm, (2,), "middle_mm"))
        object.__setattr__(self, "corners_mm", fact(self.corners_mm, (4, 2), "corners_mm"))

    @property
    def side_mm(self) -> float:
        """Mean of width and height."""
        sides = np.linalg.norm(self.corners_mm - np.roll(self.corners_mm, 1, axis=0), axis=1)
        return float(sides.mean())


def card_of(found: TokenFound) -> LaidCard | None:
    """The whole card around its marker; None if its size is not given."""
    face = found.printed.face_of(found.name)
    if face is None:
        return None
    middle = found.at_mm + _to_middle(face) @ found.axes
    corners = middle + AROUND * (np.array(face.size_mm) / 2) @ found.axes
    lever = float(np.hypot(*(corners - found.at_mm).T).max())
    sigma = np.hypot(found.sigma_mm, lever * np.radians(found.heading_sigma_deg) / np.sqrt(2))
    return LaidCard(found.number, found.name, middle, corners, found.heading_deg, float(sigma))


def is_location(name: str) -> bool:
    """Whether cards of this name are laid corner to corner."""
    return name.split("/")[0] == LOCATION


def locations(found: Iterable[TokenFound]) -> tuple[LaidCard, ...]:
    """The cards that are laid corner to corner, in order of their numbers."""
    cards = (card_of(one) for one in found if is_location(one.name))
    return tuple(sorted((card for card in cards if card), key=lambda card: card.number))


def meetings(cards: Iterable[LaidCard]) -> tuple[CornersMeet, ...]:
    """The pairs of cards that may touch, in order; impossible ones are left out."""
    pairs = (_meeting(first, second) for first, second in combinations(cards, 2))
    return tuple(pair for pair in pairs if pair is not None)


def placed_card(card: LaidCard) -> PlacedCard:
    """A card as a sighting has it."""
    at = (float(card.middle_mm[0]), float(card.middle_mm[1]))
    return PlacedCard(card.number, card.name, at, card.heading_deg)


def alike(before: LayoutSeen | None, now: LayoutSeen) -> bool:
    """Whether the same cards are in the same places, and the same of them touch."""
    if before is None:
        return not now.cards
    if [card.id for card in before.cards] != [card.id for card in now.cards]:
        return False
    pairs = [{(p.first, p.second) for p in one.meeting if p.probability > 0.5}
             for one in (before, now)]  # fmt: skip
    apart = (math.dist(old.at_mm, new.at_mm)
             for old, new in zip(before.cards, now.cards, strict=True))  # fmt: skip
    return pairs[0] == pairs[1] and all(way < ELSEWHERE_MM for way in apart)


def _meeting(first: LaidCard, second: LaidCard) -> CornersMeet | None:
    side = (first.side_mm + second.side_mm) / 2
    if np.hypot(*(first.middle_mm - second.middle_mm)) < SIDE_BY_SIDE * side:
        return None
    apart = first.corners_mm[:, None] - second.corners_mm
    gap = float(np.linalg.norm(apart, axis=2).min())
    sigma = float(np.hypot(first.sigma_mm, second.sigma_mm))
    doubt = float(np.hypot(sigma, CARELESSNESS * side))
    probability = float(ndtr((MEANT_TO_TOUCH * side - gap) / doubt))
    if probability < LEAST_PROBABILITY:
        return None
    return CornersMeet(first.number, second.number, Estimate(gap, sigma), probability)


def _to_middle(face: Face) -> Floats:
    """Offset from a marker's middle to the middle of its card, mm right and down."""
    return np.asarray(np.array(face.size_mm) / 2 - np.array(face.marker_at_mm), dtype=np.float64)


def card_below(
    middle_mm: Floats, sigma_mm: float, heading_deg: float, cards: Sequence[LaidCard]
) -> SpaceSeen | None:
    """The card under something with its middle at a place, and the probability.

    Args:
        middle_mm: (2,) middle of the thing on the table.
        sigma_mm: Of each coordinate.
        heading_deg: Direction of its upper edge.
        cards: The layout, without the thing itself.

    Returns:
        As a board of one space, with the card's name; None if it is beside all of them.
    """
    if not cards:
        return None
    offsets, weights = around(float(np.hypot(sigma_mm, CARELESS_MM)))
    beside = np.stack([_from_edge_mm(middle_mm + offsets, card) for card in cards])
    nearest = beside.argmin(axis=0)
    reached = beside.min(axis=0) <= np.array([BESIDE * card.side_mm for card in cards])[nearest]
    shares = np.bincount(nearest, weights * reached, minlength=len(cards))
    best = int(shares.argmax())
    if shares[best] <= 0:
        return None
    turned = (heading_deg - cards[best].heading_deg + 90) % 360
    return SpaceSeen(cards[best].name, 1, 1, round(float(shares[best]), 6), float(turned))


def _from_edge_mm(places_mm: Floats, card: LaidCard) -> Floats:
    """Distance of places (N, 2) outside a card's edges, (N,); 0 on the card."""
    right, down = card.corners_mm[1] - card.corners_mm[0], card.corners_mm[3] - card.corners_mm[0]
    across = [np.linalg.norm(right), np.linalg.norm(down)]
    from_middle = (places_mm - card.middle_mm) @ np.stack([right / across[0], down / across[1]]).T
    outside = np.maximum(np.abs(from_middle) - np.array(across) / 2, 0.0)
    return np.asarray(np.hypot(*outside.T))
