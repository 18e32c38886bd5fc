"""Training examples of kits: the figures of a drawn pitch, and their augmentation."""

from pathlib import Path

import numpy as np
import pytest

from tests.training.kits.examples import (
    KEPT_PX,
    NOBODY,
    Kits,
    changed,
    hues_turned,
    keep,
    load,
    of_still,
    taught,
)
from tests.training.pitches.examples import drawn_still
from tests.training.pitches.origins import DRAWN
from vision.figures.figure_reader import BALL
from vision.figures.kit_reader import PLANES, SIDE_PX

DRAWN_SEED = 20_000


@pytest.fixture(scope="module")
def kits() -> Kits:
    found = of_still(drawn_still(DRAWN_SEED))
    assert found is not None
    return found


def test_all_figures_in_the_picture_are_kept_with_their_teams(kits: Kits) -> None:
    still = drawn_still(DRAWN_SEED)
    shown = [
        team
        for (x, y, kind, _), team in zip(still.items, still.teams, strict=True)
        if kind != BALL and still.ground.is_set(still.ground.known, np.array([x, y]))
    ]
    names = sorted(set(shown))
    assert kits.teams[kits.teams != NOBODY].tolist() == [names.index(team) for team in shown]
    assert kits.close.shape[1:] == (KEPT_PX, KEPT_PX, 3)


def test_things_that_are_no_figures_are_kept_too(kits: Kits) -> None:
    assert (kits.teams == NOBODY).sum() >= 3


def test_the_same_still_is_kept_the_same(kits: Kits) -> None:
    again = of_still(drawn_still(DRAWN_SEED))
    assert again is not None
    assert np.array_equal(kits.close, again.close)


def test_what_is_kept_is_read_as_it_was(kits: Kits, tmp_path: Path) -> None:
    keep(kits, tmp_path / "one.npz")
    read = load(tmp_path / "one.npz")
    assert np.array_equal(read.close, kits.close)
    assert np.array_equal(read.teams, kits.teams)
    assert np.isnan(read.worn).all()  # colours are known of rendered figures only


@pytest.mark.parametrize("angle", [0.7, 2.0, 4.5])
def test_turned_hues_keep_grey_and_turn_back(angle: float) -> None:
    turned = hues_turned(angle)
    assert turned @ np.ones(3) == pytest.approx(np.ones(3), abs=1e-5)
    assert turned @ hues_turned(-angle) == pytest.approx(np.eye(3), abs=1e-5)
    red = np.array([0.0, 0.0, 1.0])
    assert np.abs(turned @ red - red).max() > 0.1


def test_a_pitch_is_changed_as_a_whole(kits: Kits) -> None:
    worn = np.full((len(kits.teams), 3, 3), [0.1, 0.2, 0.7])
    one = Kits(kits.close, kits.stands, kits.leans, kits.teams, worn)
    planes, colours = changed(one, np.random.default_rng(5))
    assert planes.shape == (len(kits.teams), PLANES, SIDE_PX, SIDE_PX)
    assert np.isfinite(planes).all()
    assert np.ptp(colours, axis=0).max() == 0  # all of a pitch in the same other light


def test_pitches_come_one_after_the_other(kits: Kits) -> None:
    examples = taught({DRAWN: [kits]}, np.random.default_rng(0))
    truth = np.array([next(examples)[1] for _ in range(2 * len(kits.teams))])
    assert truth[:, 0].tolist() == sorted(truth[:, 0].tolist())
    assert truth[: len(kits.teams), 1].tolist() == kits.teams.tolist()
