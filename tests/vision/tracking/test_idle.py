"""Idle minutes of flicker, drift and shadows lead to no sighting and no proposal."""

import pytest

from engine.games.clay_o_rama.weighing import Reweigh
from tests.support.drawn_idle import idle_frames, idle_play
from tests.support.evenings import look
from tests.support.in_play import ADA, BEN, CLEO, playing, tell
from tests.vision.tracking.followed import follow

QUICK_S, LONG_S = 100.0, 600.0


def check(seed: int, lasts_s: float, fps: float) -> None:
    play = idle_play(seed)
    told = follow(idle_frames(play, lasts_s, fps), play.calibration, play.boards).told
    kinds = [one.kind for one in told]
    table = playing()
    for number, actor in zip((BEN, CLEO, ADA), play.actors, strict=True):
        tell(table, Reweigh(None, number, "the film", colour=actor.colour))
    for seen in told:
        table.see(look(seen, frame=seen.frame))
    print(f"\n{lasts_s / 60:.1f} minutes: {kinds}, {len(table.offers())} offers")
    assert kinds == ["creature"] * len(play.actors)
    assert all(one.t_s < 10 for one in told)
    assert table.offers() == ()


@pytest.mark.parametrize("seed", [0, pytest.param(2, marks=pytest.mark.soak)])
def test_nothing_is_told_of_idle_minutes(seed: int) -> None:
    check(seed, QUICK_S, 1.0)


@pytest.mark.soak
@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_nothing_is_told_in_ten_idle_minutes(seed: int) -> None:
    check(seed, LONG_S, 2.0)
