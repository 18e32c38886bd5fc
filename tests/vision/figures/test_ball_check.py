"""What looks like a ball to the network is looked at closely."""

import numpy as np
import pytest

from tests.training.pitches.examples import Still, drawn_still
from vision.figures.ball_check import LEAST_SCORE, MOST, checked, signs_of
from vision.figures.figure_reader import (
    BALL,
    STANDING,
    FieldSpot,
    probability,
    read_field,
    score_of,
)

WEAK = 0.45
"""A score at which the network alone is mostly wrong."""


@pytest.fixture(scope="module")
def still() -> Still:
    return drawn_still(20_001)


def balls_of(still: Still) -> list[np.ndarray]:
    return [np.array(item[:2]) for item in still.items if item[2] == BALL]


def seen(still: Still, *spots: FieldSpot) -> list[float]:
    told = checked(spots, still.above, still.ground, still.sizes.ball)
    return [probability(one.score) for one in told]


def test_a_weak_ball_that_is_round_and_unlike_the_field_is_believed(still: Still) -> None:
    height = still.sizes.ball / 4
    for at in balls_of(still):
        spot = FieldSpot(BALL, still.ground.appears(at[None], height)[0], WEAK, 0.0)
        assert seen(still, spot)[0] > probability(WEAK)


def test_where_nothing_lies_the_same_score_is_not_believed(still: Still) -> None:
    taken = np.array([item[:2] for item in still.items])
    along = np.linspace(-0.3, 0.3, 7) * 400
    places = np.stack(np.meshgrid(along, along), axis=-1).reshape(-1, 2)
    apart = np.linalg.norm(places[:, None] - taken[None], axis=2).min(axis=1)
    bare = [at for at in places[apart > 50] if still.ground.is_set(still.ground.between, at)]
    assert len(bare) >= 3
    told = [seen(still, FieldSpot(BALL, at, WEAK, 0.0))[0] for at in bare]
    assert float(np.median(told)) < probability(WEAK)


def test_figures_keep_their_scores_and_the_surest_goes_first(still: Still) -> None:
    spots = read_field(still.above, still.ground, still.sizes.base, LEAST_SCORE)
    told = checked(spots, still.above, still.ground, still.sizes.ball)
    standing = [[o.score for o in some if o.kind == STANDING] for some in (spots, told)]
    assert standing[0] == standing[1]
    assert standing[0]
    scores = [one.score for one in told]
    assert scores == sorted(scores, reverse=True)


def test_only_so_many_are_looked_at(still: Still) -> None:
    at = balls_of(still)[0]
    assert len(seen(still, *[FieldSpot(BALL, at, WEAK, 0.0)] * (MOST + 5))) == MOST


def test_beyond_the_markers_a_ball_is_less_likely(still: Still) -> None:
    far = still.ground.places_mm(np.array([[2.0, 2.0]]))[0]
    signs = signs_of(FieldSpot(BALL, far, WEAK, 0.0), still.above, still.ground, 15.0)
    assert signs["outside"] == 1.0
    assert np.isfinite(list(signs.values())).all()


def test_a_score_stands_for_its_odds() -> None:
    assert [probability(score_of(odds)) for odds in (-2.0, 0.0, 1.5)] == pytest.approx(
        [0.119, 0.5, 0.818], abs=0.001
    )
    assert score_of(99.0) == 1.0
