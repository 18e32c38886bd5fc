"""Which card of a layout something lies on, or beside: cards are the spaces of such a game."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from calibration.arrays import Floats
from vision.sightings import SpaceSeen
from vision.tokens.layout import LaidCard
from vision.tokens.spaces import around

BESIDE: Final = 0.3
"""Of a card's side: what lies farther from its edge does not lie there any more."""

CARELESS_MM: Final = 4.0
"""How carefully cards are laid on others by hand."""


def card_below(
    middle_mm: Floats, sigma_mm: float, heading_deg: float, cards: Sequence[LaidCard]
) -> SpaceSeen | None:
    """The card that something with its middle there lies on, and how sure that is.

    Args:
        middle_mm: (2,) of what lies there, on the table.
        sigma_mm: Of either coordinate.
        heading_deg: Where its upper edge lies.
        cards: The layout; none of them may be what is asked about.

    Returns:
        As a board of one space, with the card's name; None where it lies beside all of them.
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
    """How far outside a card's edges places (N, 2) lie, (N,); 0 on the card."""
    right, down = card.corners_mm[1] - card.corners_mm[0], card.corners_mm[3] - card.corners_mm[0]
    across = [np.linalg.norm(right), np.linalg.norm(down)]
    from_middle = (places_mm - card.middle_mm) @ np.stack([right / across[0], down / across[1]]).T
    outside = np.maximum(np.abs(from_middle) - np.array(across) / 2, 0.0)
    return np.asarray(np.hypot(*outside.T))
