"""What is no throw reports no hit; what cannot be decided well is reported as a doubt."""

from collections.abc import Iterable
from itertools import takewhile

import numpy as np
import pytest

from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from tests.support.drawn_doings import DOINGS, drawn_doing
from tests.support.drawn_throws import DrawnThrow, Wish, drawn_throw
from vision.observe import Watch
from vision.sightings import ImpactSeen
from vision.throws.observer import ThrowObserver

SMALL = (640, 360)
LATER = ("reach", "flicker", "shadow")
"""Left to `make long`. Shadows do not even cause a doubt; another test checks that."""


def watched(
    frames: Iterable[Frame], calibration: Calibration, boards: Boards
) -> tuple[list[ImpactSeen], list[str]]:
    """The throws that were reported, and why others were not."""
    observer = ThrowObserver(calibration, boards)
    watch = Watch((observer,))
    seen = [sighting for frame in frames for sighting in watch.see(frame)]
    throws = [s for s in (*seen, *watch.finish()) if isinstance(s, ImpactSeen)]
    return throws, [refusal.cause for refusal in observer.refusals()]


def seen_of(drawn: DrawnThrow) -> tuple[list[ImpactSeen], list[str]]:
    return watched(drawn.frames(), drawn.calibration, drawn.boards)


@pytest.mark.parametrize(
    "kind",
    [pytest.param(kind, marks=pytest.mark.long) if kind in LATER else kind for kind in DOINGS],
)
def test_what_is_no_throw_strikes_nobody(kind: str) -> None:
    doing = drawn_doing(kind, 31, size_wh=SMALL)
    throws, _ = watched(doing.frames(), doing.calibration, doing.boards)
    assert [t for t in throws if t.probability_none < 0.5] == []


@pytest.mark.parametrize(
    "kind", [pytest.param("flicker", marks=pytest.mark.long), "lean", "shadow"]
)
def test_light_and_leaning_are_not_even_told(kind: str) -> None:
    doing = drawn_doing(kind, 33, size_wh=SMALL)
    throws, _ = watched(doing.frames(), doing.calibration, doing.boards)
    assert throws == []


def test_too_few_frames_are_named() -> None:
    throws, refusals = seen_of(drawn_throw(6000, Wish(size_wh=SMALL, fps=15, aim="hit")))
    assert throws == []
    assert refusals == ["throw/too_few_frames"]


def test_in_the_dark_a_miss_is_told_in_doubt() -> None:
    throws, refusals = seen_of(drawn_throw(6003, Wish(size_wh=SMALL, light=0.3, aim="crossing")))
    assert "throw/too_dark" in refusals
    assert all(t.probability_none < 0.9 for t in throws)


def test_a_flight_that_is_cut_off_is_told_in_doubt() -> None:
    drawn = drawn_throw(6002, Wish(size_wh=SMALL, aim="hit"))
    assert drawn.contact_s is not None
    cut_s = drawn.contact_s - 0.02
    early = takewhile(lambda frame: frame.t_s < cut_s, drawn.frames())
    throws, refusals = watched(early, drawn.calibration, drawn.boards)
    assert refusals == ["throw/cut_off"] or throws
    assert all(t.probability_none < 0.95 for t in throws)


def test_of_a_black_film_it_is_said_that_it_is_too_dark() -> None:
    drawn = drawn_throw(6000, Wish(size_wh=SMALL))
    black = np.zeros((SMALL[1], SMALL[0], 3), dtype=np.uint8)
    frames = (Frame(black, index, index / 60) for index in range(60))
    assert watched(frames, drawn.calibration, drawn.boards) == ([], ["throw/too_dark"])
