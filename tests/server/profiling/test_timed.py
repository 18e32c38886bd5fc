"""Timed parts behave like untimed ones: the same protocols, the same sightings."""

from functools import partial
from itertools import islice

import pytest

from calibration.model.boards_file import parse_boards
from calibration.sheets import draw_sheets
from calibration.solve.fast import calibrate_fast
from server.capture.footage import Video
from server.cli.files import read_boards, read_camera
from server.profiling.stopwatch import Stopwatch
from server.profiling.timed import (
    OPTIONAL,
    TimedGuard,
    timed_frames,
    timed_observer,
    timed_solver,
    timed_watch,
)
from tests.support.drawn_rolls import calibrated, overhead
from tests.support.films import SAMPLE_FOOTAGE, frames
from vision.eye import Eye
from vision.observe import Follower, Namer, Restful
from vision.observers import OBSERVERS
from vision.registered import Surroundings
from vision.sightings import Sighting

THROW = SAMPLE_FOOTAGE / "throws" / "n2d8"
BOARDS = read_boards(THROW / "boards.json")
BEGINNING, SEEN_IN = 12, 40
"""Frames of the clip: too few to see its throw, and enough to see it."""


@pytest.fixture(scope="module")
def around() -> Surroundings:
    boards = parse_boards(draw_sheets(["table", "field", "tokens"]).boards_json)
    return Surroundings(calibrated(overhead()), boards)


@pytest.mark.parametrize("name", OBSERVERS)
def test_a_timed_observer_can_what_it_can_untimed_and_no_more(
    name: str, around: Surroundings
) -> None:
    plain = OBSERVERS[name].make(around)
    timed = timed_observer(plain, name, Stopwatch())
    able = [kind.__name__ for kind in OPTIONAL if isinstance(plain, kind)]
    assert [kind.__name__ for kind in OPTIONAL if isinstance(timed, kind)] == able
    if isinstance(plain, Follower) and isinstance(timed, Follower):
        assert timed.follows == plain.follows
    if isinstance(plain, Restful) and isinstance(timed, Restful):
        assert timed.resting() == plain.resting()
    assert timed.finish() == ()


def test_some_observers_can_more_than_see(around: Surroundings) -> None:
    """Otherwise the test above would also pass for a wrapper without any method."""
    made = [one.make(around) for one in OBSERVERS.values()]
    assert any(isinstance(one, Follower) for one in made)
    assert any(isinstance(one, Namer) for one in made)


def eye(clock: Stopwatch | None) -> Eye:
    throw, camera = OBSERVERS["throw"], read_camera(THROW / "camera.json")
    if clock is None:
        return Eye(
            BOARDS,
            lambda table: (throw.make(Surroundings(table, BOARDS)),),
            camera=camera,
            solver=calibrate_fast,
        )
    return Eye(
        BOARDS,
        lambda table: (timed_observer(throw.make(Surroundings(table, BOARDS)), "see", clock),),
        camera=camera,
        solver=timed_solver(calibrate_fast, clock),
        guard=partial(TimedGuard, clock),
        watch=partial(timed_watch, clock=clock),
    )


def seen_by(one: Eye, frames: int) -> list[Sighting]:
    shown = islice(Video(THROW / "clip.mp4").frames(), frames)
    return [*(s for frame in shown for s in one.look(frame).sightings), *one.finish()]


@pytest.mark.parametrize("frames", [BEGINNING, pytest.param(SEEN_IN, marks=pytest.mark.long)])
def test_a_timed_eye_sees_the_same(frames: int) -> None:
    clock = Stopwatch()
    seen = seen_by(eye(clock), frames)
    assert seen == seen_by(eye(None), frames)
    assert ("throw" in {one.kind for one in seen}) == (frames == SEEN_IN)
    calls = {stage: times.calls for stage, times in clock.stages.items()}
    assert calls["calibrate"] == 1
    # Begun once, and asked for each frame after the first that is not passed over at rest.
    assert 1 < calls["guard"] <= frames
    assert 0 < calls["see"] <= calls["glance"] + 1


def test_reading_is_a_stage_and_gives_every_frame() -> None:
    clock, given = Stopwatch(), frames(3)
    assert list(timed_frames(iter(given), clock)) == given
    assert clock.stages["decode"].calls == len(given) + 1  # the end is found by reading, too
