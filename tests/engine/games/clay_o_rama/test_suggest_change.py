"""A second weigh-in reports what changed, and nothing if nothing did."""

from random import Random

import pytest

from engine.games.clay_o_rama.suggest_change import Figures, change_between

BEFORE = Figures((82.0, 4.0), legs=4, limbs=3)


@pytest.mark.parametrize(
    ("after", "changed"),
    [
        (Figures((80.0, 4.0), 4, 3), False),
        (Figures((60.0, 3.0), 4, 3), True),
        (Figures((80.0, 4.0), 3, 3), True),
        (Figures((81.0, 4.0), 4, 2), False),
        (Figures((74.0, 4.0), 4, 2), True),
        (Figures(None, 4, 2), True),
        (Figures(None, 4, 3), False),
    ],
)
def test_what_came_off_is_noticed_and_doubt_is_not(after: Figures, changed: bool) -> None:
    assert (change_between(BEFORE, after) is not None) is changed


def test_clay_that_is_gone_carries_the_doubt_of_both() -> None:
    change = change_between(BEFORE, Figures((60.0, 3.0), 3, 3))
    assert change is not None
    assert change.lost_ml == (22.0, 5.0)
    assert change.why == "before: 82 ml, 4 legs, 3 limbs; after: 60 ml, 3 legs, 3 limbs"


def test_the_same_creature_twice_is_hardly_ever_another() -> None:
    chance, false = Random(3), 0
    for _ in range(2000):
        first, second = (Figures((chance.gauss(80, 3), 3.0), 3, 2) for _ in range(2))
        false += change_between(first, second) is not None
    assert 0.03 < false / 2000 < 0.06, false  # two sigma: 4.6 %
