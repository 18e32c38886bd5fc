"""A weigh-in that may have overlooked missiles says so, and states a sigma of its hit points."""

import pytest

from server.cli.weighing import weigh_in_json
from tests.support.evenings import creature, missiles
from vision.lumps.overlooked import Overlooked

LIKELY = Overlooked(16.4, ((10.0, -25.0),))


def test_full_hit_points_are_not_told_in_silence_where_clay_was_overlooked() -> None:
    answer = weigh_in_json(creature(82.0), (), LIKELY)
    points = answer["suggestion"]["hit_points"]
    assert points["value"] == 50
    assert points["sigma"] == pytest.approx(50 * 16.4 / 82.0)
    assert answer["overlooked"] == {"sigma_ml": 16.4, "at_mm": [[10.0, -25.0]]}
    (advice,) = answer["advice"]
    assert "(10, -25) mm" in advice
    assert "where the table is plain" in advice


def test_where_nothing_was_overlooked_nothing_changes() -> None:
    answer = weigh_in_json(creature(82.0), missiles(10.0))
    assert answer["overlooked"] == {"sigma_ml": 0.0, "at_mm": []}
    assert answer["advice"] == []


def test_beside_missiles_that_were_seen_it_only_asks() -> None:
    sure, asked = (
        weigh_in_json(creature(82.0), missiles(10.0), *doubt) for doubt in ((), (LIKELY,))
    )
    assert asked["suggestion"]["hit_points"] == sure["suggestion"]["hit_points"]
    assert len(asked["advice"]) == 1
