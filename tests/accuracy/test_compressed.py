"""A clip as a call would deliver it: frames keep their times, and lost ones are missing."""

from pathlib import Path

import cv2

from tests.accuracy.call_results import Call
from tests.accuracy.compressed import CLIP, as_sent, calls
from tests.support.films import samples

THROW = samples("throws")[0]


def times_ms(clip: Path) -> list[float]:
    capture = cv2.VideoCapture(str(clip))
    found = []
    while capture.read()[0]:
        found.append(round(capture.get(cv2.CAP_PROP_POS_MSEC), 1))
    return found


def test_frames_that_come_keep_their_times(tmp_path: Path) -> None:
    filmed = times_ms(THROW / CLIP)
    whole = times_ms(as_sent(THROW, Call(1.0), tmp_path / "whole") / CLIP)
    some = times_ms(as_sent(THROW, Call(1.0, lost=0.2), tmp_path / "some") / CLIP)
    assert whole == filmed
    assert some[0] == filmed[0]
    assert set(some) < set(filmed)
    assert 0.7 < len(some) / len(filmed) < 0.9


def test_a_lower_bitrate_is_a_smaller_clip_beside_the_same_truth(tmp_path: Path) -> None:
    sizes = []
    for mbit_per_s in (2.0, 0.25):
        item = as_sent(THROW, Call(mbit_per_s), tmp_path / str(mbit_per_s))
        sizes.append((item / CLIP).stat().st_size)
        assert (item / "boards.json").read_text() == (THROW / "boards.json").read_text()
    seconds = times_ms(THROW / CLIP)[-1] / 1000
    assert sizes[1] < sizes[0] / 2
    assert sizes[1] * 8 / seconds < 1.3 * 0.25e6


def test_the_clip_as_filmed_comes_first_then_each_bitrate_with_each_loss() -> None:
    told = [str(one) for one in calls([4, 2, 1], [0.0, 0.1])]
    assert told[0] == "as filmed"
    assert told[-1] == "1 Mbit/s, 10% of the frames lost"
    assert len(told) == 1 + 3 * 2
