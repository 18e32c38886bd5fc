"""Piles read by a network with the picture of the empty table."""

from dataclasses import dataclass

import pytest

from engine.games.clay_o_rama.suggest_points import heap_of
from tests.support.films import shared
from tests.support.rendered_pile import RenderedPile
from vision.look.look import Looker
from vision.lumps.observer import LumpsFound
from vision.lumps.overlooked import overlooked
from vision.sightings import MissileSeen


@dataclass(frozen=True)
class Brown:
    """A pile, its truth, and the reported missiles."""

    pile: RenderedPile
    lying: LumpsFound
    missiles: tuple[MissileSeen, ...]


@pytest.fixture(scope="module")
def brown() -> Brown:
    """Twelve brown missiles on a grey cloth, which by colour look like a shadow."""
    pile = RenderedPile.read(shared("footage2", "creatures") / "w000006b")
    lying = pile.lying(Looker())
    return Brown(pile, lying, lying.missiles())


def test_brown_missiles_on_grey_are_counted(brown: Brown) -> None:
    assert brown.pile.truth["n_missiles"] == 12
    assert abs(len(brown.missiles) - 12) <= 1


def test_their_volume_is_told_with_its_doubt(brown: Brown) -> None:
    missiles = [one.volume_ml for one in brown.missiles]
    total, sigma = heap_of([(one.value, one.sigma) for one in missiles])
    assert abs(total - brown.pile.truth["missiles_ml"]) < 2 * sigma
    assert 0.05 * total < sigma < 0.2 * total


def test_missiles_that_were_told_leave_little_to_ask(brown: Brown) -> None:
    found, boards = brown.lying, brown.pile.boards
    assert found.look is not None
    unseen = overlooked(found.bgr, found.calibration, boards, (), found.look)
    rest = overlooked(found.bgr, found.calibration, boards, brown.missiles, found.look)
    assert rest.sigma_ml < 0.1 * unseen.sigma_ml
