"""Teams: two groups of similar uniforms, and the probability of each figure's group."""

from dataclasses import replace

import numpy as np
import pytest

from calibration.arrays import Floats
from vision.figures.teams import Outfit, Shares, Sides, TeamTold
from vision.figures.uniforms import HEIGHTS
from vision.sightings.figure import CLEAR_TEAM

RED: Shares = {"red": 0.8, "white": 0.1}
BLUE: Shares = {"blue": 0.8, "white": 0.1}


def uniform(lab: tuple[float, float, float], spread: float, seed: int) -> Floats:
    """(18,): one colour at every height, varied as by light and shade."""
    off = np.random.default_rng(seed).normal(0, spread, len(HEIGHTS) * 3)
    return np.asarray(np.tile(np.array(lab), len(HEIGHTS)) + off)


def players(reds: int, blues: int, spread: float = 5.0) -> list[Outfit]:
    worn = [Outfit(RED, uniform((20.0, 50.0, 30.0), spread, k)) for k in range(reds)]
    return worn + [Outfit(BLUE, uniform((15.0, 10.0, -45.0), spread, 50 + k)) for k in range(blues)]


def teams_of(figures: list[Outfit]) -> list[TeamTold]:
    return list(Sides().of(figures, "green"))


@pytest.mark.parametrize(("reds", "blues"), [(5, 5), (7, 4), (6, 2), (3, 7)])
def test_each_is_of_the_team_that_wears_the_same(reds: int, blues: int) -> None:
    names = [one.name for one in teams_of(players(reds, blues))]
    assert names == ["red"] * reds + ["blue"] * blues


@pytest.mark.parametrize("stranger", [(90.0, 0.0, 60.0), (50.0, -60.0, 50.0), (5.0, 0.0, 0.0)])
def test_one_thing_that_is_like_nobody_is_no_team(stranger: tuple[float, float, float]) -> None:
    """A die among figures of two muted teams."""
    muted = [Outfit({"red": 0.5}, uniform((30.0, 14.0, 8.0), 4.0, k)) for k in range(4)]
    muted += [Outfit({"blue": 0.5}, uniform((26.0, -2.0, -12.0), 4.0, 50 + k)) for k in range(4)]
    teams = teams_of([*muted, Outfit({}, uniform(stranger, 4.0, 99))])
    names = [one.name for one in teams[:8]]
    assert len(set(names[:4])) == len(set(names[4:])) == 1
    assert names[0] != names[4]


def test_things_that_are_hardly_figures_make_no_team() -> None:
    """Three golden balls beside two muted teams."""
    muted = [Outfit({"red": 0.5}, uniform((30.0, 14.0, 8.0), 4.0, k)) for k in range(4)]
    muted += [Outfit({"blue": 0.5}, uniform((26.0, -2.0, -12.0), 4.0, 50 + k)) for k in range(4)]
    balls = [Outfit({}, uniform((60.0, 10.0, 60.0), 4.0, 90 + k), weight=0.05) for k in range(3)]
    names = [one.name for one in teams_of([*muted, *balls])[:8]]
    assert names == ["red"] * 4 + ["blue"] * 4


def test_those_who_lie_are_no_team_of_their_own() -> None:
    """Half of each team has fallen, and looks a little more unlike than the other team does."""
    muted = [Outfit({"red": 0.5}, uniform((30.0, 14.0, 0.0), 3.0, k)) for k in range(4)]
    muted += [Outfit({"blue": 0.5}, uniform((30.0, -14.0, 0.0), 3.0, 50 + k)) for k in range(4)]
    lying = np.tile([30.0, 0.0, 0.0], len(HEIGHTS))
    crowd = [
        replace(one, uniform=one.uniform + lying, stands=False) if k % 2 else one
        for k, one in enumerate(muted)
    ]
    names = [one.name for one in teams_of(crowd)]
    assert names == ["red"] * 4 + ["blue"] * 4


def test_a_figure_that_is_hardly_seen_is_told_with_doubt() -> None:
    clear, *others = players(5, 5)
    dim = replace(clear, weight=0.2)
    told = [teams_of([one, *others])[0].probability for one in (clear, dim)]
    assert told[1] < CLEAR_TEAM < told[0]


def test_a_team_alone_is_told_with_doubt() -> None:
    assert max(one.probability for one in teams_of(players(6, 0))) < 0.8


@pytest.mark.parametrize(("reds", "blues", "sure"), [(7, 1, False), (6, 2, True), (4, 1, True)])
def test_seven_against_one_are_no_two_teams(reds: int, blues: int, sure: bool) -> None:
    chances = [one.probability for one in teams_of(players(reds, blues))]
    assert (max(chances) >= CLEAR_TEAM) == sure


def test_no_figures_have_no_teams() -> None:
    assert teams_of([]) == []
