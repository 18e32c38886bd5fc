"""Ten minutes of flicker, drift and shadows: nothing moved, and nothing is told."""

import pytest

from tests.support.drawn_idle import idle_frames, idle_play
from tests.vision.tracks.followed import follow

LASTS_S = 600.0


@pytest.mark.parametrize("seed", [0, 2])
def test_nothing_is_told_in_ten_idle_minutes(seed: int) -> None:
    play = idle_play(seed)
    frames = idle_frames(play, LASTS_S, 1.0)
    told = follow(frames, play.calibration, play.boards).told
    kinds = [one.kind for one in told]
    print(f"\n{LASTS_S / 60:.0f} minutes: {len(kinds)} sightings, {kinds}")
    assert kinds == ["creature"] * len(play.actors)
    assert all(one.t_s < 10 for one in told)
