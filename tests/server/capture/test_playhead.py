import math
import threading

import pytest

from server.capture.pacing import played
from server.capture.playhead import Playhead
from server.capture.source import SourceProblem
from tests.support.films import frames
from tests.support.waiting import until


@pytest.mark.parametrize("to_s", [-0.1, -math.inf, math.inf, math.nan])
def test_a_place_is_a_time_from_the_beginning(to_s: float) -> None:
    playhead = Playhead(10.0)
    with pytest.raises(SourceProblem, match="a number of seconds, 0 or more"):
        playhead.jump(to_s)
    assert not playhead.wants_jump


def test_there_is_no_place_after_the_end() -> None:
    playhead = Playhead(10.0)
    playhead.jump(10.0)
    with pytest.raises(SourceProblem, match=r"The film ends after 10\.0 s"):
        playhead.jump(10.1)
    assert playhead.take_jump(0) == 10.0


@pytest.mark.parametrize("stated_s", [0.0, -9e15, math.nan, math.inf, 9e15])
def test_a_length_that_makes_no_sense_is_none(stated_s: float) -> None:
    playhead = Playhead(stated_s)
    assert playhead.length_s is None
    playhead.jump(1e5)
    assert playhead.position_s == 1e5


def test_the_last_of_several_jumps_counts_and_listeners_hear_of_it() -> None:
    heard: list[tuple[int, float]] = []
    playhead = Playhead(10.0)
    playhead.listen(lambda frame, to_s: heard.append((frame, to_s)))
    playhead.jump(3.0)
    playhead.jump(4.0)
    assert playhead.take_jump(7) == 4.0
    assert playhead.take_jump(8) is None
    assert heard == [(7, 4.0)]


def test_the_position_after_a_jump_is_not_that_of_a_frame_before_it() -> None:
    playhead = Playhead(10.0)
    playhead.reach(2.0)
    assert playhead.position_s == 0.0
    playhead.wait_to_show()
    assert playhead.position_s == 2.0
    playhead.jump(5.0)
    playhead.reach(2.1)
    playhead.wait_to_show()
    assert playhead.position_s == 5.0
    playhead.take_jump(0)
    playhead.reach(5.1)
    playhead.wait_to_show()
    assert playhead.position_s == 5.1


def test_no_frame_is_shown_while_paused_and_all_are_afterwards() -> None:
    playhead, shown = Playhead(10.0), list[int]()
    playhead.pause(paused=True)

    def show() -> None:
        shown.extend(frame.index for frame in played(frames(30, fps=1000), playhead))

    thread = threading.Thread(target=show)
    thread.start()
    thread.join(0.2)
    assert thread.is_alive()
    assert shown == []
    playhead.pause(paused=False)
    thread.join(10)
    assert shown == list(range(30))


def test_it_is_still_while_paused_and_until_the_place_of_a_jump_is_shown() -> None:
    playhead = Playhead(10.0)
    assert not playhead.is_still
    playhead.jump(3.0)
    assert playhead.is_still
    playhead.take_jump(0)
    assert playhead.is_still
    playhead.wait_to_show()
    assert not playhead.is_still
    playhead.pause(paused=True)
    assert playhead.is_still
    assert playhead.played_s < 5.0


def test_a_jump_ends_the_wait_for_a_frame_that_is_not_due_yet() -> None:
    playhead = Playhead(100.0)
    waiting = threading.Thread(target=playhead.sleep, args=(60.0,))
    waiting.start()
    playhead.jump(1.0)
    until(lambda: not waiting.is_alive())


def test_the_end_is_left_by_a_jump_or_by_closing() -> None:
    playhead, went_on = Playhead(10.0), list[bool]()
    waiting = threading.Thread(target=lambda: went_on.append(playhead.wait_for_jump()))
    waiting.start()
    playhead.jump(1.0)
    until(lambda: went_on == [True])
    playhead.close()
    assert not playhead.wait_for_jump()
