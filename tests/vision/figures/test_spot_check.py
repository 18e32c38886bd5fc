"""Candidates of the network for figures and balls are examined closely."""

from dataclasses import replace

import numpy as np
import pytest

from tests.training.pitches.examples import Still, drawn_still
from vision.figures.figure_reader import (
    BALL,
    FALLEN,
    STANDING,
    FieldSpot,
    probability,
    read_field,
    score_of,
)
from vision.figures.spot_check import LEAST_SCORE, MOST, checked, signs_of
from vision.figures.spot_reader import spots_read

WEAK = 0.4
"""A score at which the network alone is mostly wrong."""
DRAWN = 31_001


@pytest.fixture(scope="module")
def still() -> Still:
    return drawn_still(DRAWN)


BALL_SEEN_MM = 4.0
"""Height in mm of the point that the network of whole fields gives as a ball's middle."""


def spots_of(still: Still, score: float = WEAK) -> list[FieldSpot]:
    """Every true figure and ball as a candidate with a low score of the network."""
    out = []
    for x, y, kind, way in still.items:
        at = np.array([x, y])
        seen = still.ground.appears(at[None], BALL_SEEN_MM)[0] if kind == BALL else at
        out.append(FieldSpot(kind, seen, score, float(np.degrees(way)) % 360))
    return out


def told_of(still: Still, spots: list[FieldSpot]) -> list[float]:
    told = {id_of(one): one for one in checked(spots, still.above, still.ground, still.sizes.base)}
    return [probability(told[id_of(one)].score) for one in spots]


def id_of(spot: FieldSpot) -> tuple[int, float, float]:
    return spot.kind, float(spot.at_mm[0]), float(spot.at_mm[1])


def bare_places(still: Still) -> list[np.ndarray]:
    taken = np.array([item[:2] for item in still.items])
    along = np.linspace(-0.3, 0.3, 7) * 400
    places = np.stack(np.meshgrid(along, along), axis=-1).reshape(-1, 2)
    apart = np.linalg.norm(places[:, None] - taken[None], axis=2).min(axis=1)
    return [at for at in places[apart > 50] if still.ground.is_set(still.ground.between, at)]


@pytest.mark.parametrize("kind", [STANDING, FALLEN, BALL])
def test_what_is_there_is_believed_though_the_network_hardly_saw_it(
    still: Still, kind: int
) -> None:
    told = told_of(still, [one for one in spots_of(still) if one.kind == kind])
    assert float(np.median(told)) > max(0.5, probability(WEAK))


@pytest.mark.parametrize("kind", [STANDING, FALLEN, BALL])
def test_where_nothing_lies_the_same_score_is_not_believed(still: Still, kind: int) -> None:
    bare = bare_places(still)
    assert len(bare) >= 3
    told = told_of(still, [FieldSpot(kind, at, WEAK, 0.0) for at in bare])
    assert float(np.median(told)) < min(0.1, probability(WEAK))


def test_a_figure_is_not_taken_for_a_ball(still: Still) -> None:
    stand = [one for one in spots_of(still) if one.kind == STANDING]
    as_balls = told_of(still, [replace(one, kind=BALL) for one in stand])
    assert float(np.median(as_balls)) < 0.1


def test_the_surest_goes_first(still: Still) -> None:
    spots = read_field(still.above, still.ground, still.sizes.base, LEAST_SCORE)
    told = checked(spots, still.above, still.ground, still.sizes.base)
    scores = [one.score for one in told]
    assert scores == sorted(scores, reverse=True)
    assert len(told) > 10


def test_only_so_many_are_looked_at(still: Still) -> None:
    one = spots_of(still)[0]
    told = checked([one] * (MOST + 5), still.above, still.ground, still.sizes.base)
    assert len(told) == MOST


def test_nothing_is_looked_at_where_the_network_sees_nothing(still: Still) -> None:
    assert checked((), still.above, still.ground, still.sizes.base) == ()
    assert spots_read(still.above, still.ground, still.sizes.base, []).shape == (0, 3)


def test_beyond_the_markers_is_outside(still: Still) -> None:
    far = still.ground.places_mm(np.array([[2.0, 2.0]]))[0]
    (signs,) = signs_of(
        [FieldSpot(BALL, far, WEAK, 0.0)], still.above, still.ground, still.sizes.base
    )
    assert signs["outside"] == 1.0
    assert np.isfinite(list(signs.values())).all()


def test_a_score_stands_for_its_odds() -> None:
    assert [probability(score_of(odds)) for odds in (-2.0, 0.0, 1.5)] == pytest.approx(
        [0.119, 0.5, 0.818], abs=0.001
    )
    assert score_of(99.0) == 1.0
