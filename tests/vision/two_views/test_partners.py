"""Which throws of two cameras may be the same, and the report if one camera was early."""

from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest

from calibration.frame import Frame
from tests.vision.throws.balls import calibration as seen_from_aside
from vision.sightings import Estimate, Evidence, ImpactSeen
from vision.throws.candidates import SmallObject
from vision.throws.chase import Chase
from vision.throws.streak import Streak
from vision.throws.watched_throw import WatchedThrow
from vision.two_views import pairing
from vision.two_views.pairing import PairedThrows

KNOWN = Estimate(0.0, 0.001)


def seen_between(begins_s: float, ends_s: float) -> WatchedThrow:
    """Something that was followed for a time."""
    streak = Streak(np.array([100.0, 100.0]), np.eye(2), 9.0, np.array([30.0, 90.0, 230.0]))
    sights = [SmallObject(round(60 * t), t, streak, 1.0) for t in (begins_s, ends_s)]
    return WatchedThrow(seen_from_aside(), None, (Chase(sights),), None, None, None)  # type: ignore[arg-type]


def asked_together(one: WatchedThrow, other: WatchedThrow, patch: pytest.MonkeyPatch) -> bool:
    """Whether a joint flight of both is searched for."""
    asked: list[WatchedThrow] = []
    patch.setattr(pairing, "joint_throw", lambda *_: asked.append(other))
    paired = PairedThrows(KNOWN)
    paired.hear(0, one)
    paired.hear(1, other)
    paired.end(0)
    paired.end(1)
    paired.reports()
    return bool(asked)


def test_one_that_was_told_early_is_the_same_throw(monkeypatch: pytest.MonkeyPatch) -> None:
    early, whole = seen_between(1.0, 1.2), seen_between(1.0, 1.9)
    assert asked_together(early, whole, monkeypatch)
    assert asked_together(whole, early, monkeypatch)


def test_one_that_began_long_after_is_another(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not asked_together(seen_between(1.0, 1.2), seen_between(2.0, 2.6), monkeypatch)


OPENED_LATER_S = 1.0
BLANK = np.zeros((2, 2, 3), dtype=np.uint8)


def struck_alone(contact_s: float, frame: int) -> ImpactSeen:
    """A hit that one camera reports by itself, half a second after the contact in a frame."""
    frames = (frame - 1, frame, frame + 1)
    return ImpactSeen(
        frame + 15, contact_s + 0.5, None, contact_s, frame, False, "creature", (), 1.0, frames,
        evidence=Evidence(frames=frames),
    )  # fmt: skip


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("early", [0, 1])
def test_a_throw_waits_however_much_earlier_one_camera_was_opened(
    side: int, early: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pairing, "joint_throw", lambda *_: None)
    ahead_s = [OPENED_LATER_S * (early == 0), OPENED_LATER_S * (early == 1)]
    paired = PairedThrows()

    def at(now_s: float) -> list[ImpactSeen]:
        for each, more_s in enumerate(ahead_s):
            paired.note(each, Frame(BLANK, round(30 * now_s), now_s + more_s), 0.0)
        return paired.reports()

    at(3.3)
    begins_s = 2.9 + ahead_s[side]
    whole = seen_between(begins_s, begins_s + 0.3)
    monitor = SimpleNamespace(each=())
    paired.hear(side, replace(whole, seen=struck_alone(begins_s + 0.2, 93), monitor=monitor))  # type: ignore[arg-type]
    assert at(3.4) == []
    assert at(3.7) == []
    assert len(at(3.9)) == 1


def test_a_hit_that_only_the_second_saw_names_the_firsts_frames_around_the_contact() -> None:
    paired = PairedThrows(Estimate(10.0, 0.001))
    for n in range(60):
        paired.note(1, Frame(BLANK, n, n / 30), 0.0)
        if n % 2 == 0 or n > 50:  # The first one skipped frames while nothing moved.
            paired.note(0, Frame(BLANK, 300 + n, 10 + n / 30), 0.0)
    alone = seen_between(0.7, 1.2)
    monitor = SimpleNamespace(each=())
    paired.hear(1, replace(alone, seen=struck_alone(1.0, 30), monitor=monitor))  # type: ignore[arg-type]
    paired.end(0)
    (seen,) = paired.reports()
    assert seen.contact_s == pytest.approx(11.0)
    assert seen.contact_frame == 330
    assert seen.decisive_frames == seen.evidence.frames == (329, 330, 331)
    assert seen.frame == 345
    assert seen.t_s == pytest.approx(11.5)


def looped(paired: PairedThrows, seconds: float, scene: int) -> list[ImpactSeen]:
    """Both cameras' frames of one loop of a film; returns what is reported meanwhile."""
    told = []
    for n in range(round(30 * seconds)):
        for side in (0, 1):
            paired.note(side, Frame(BLANK, n, n / 30, scene=scene), 0.0)
        told += paired.reports()
    return told


def view_of(begins_s: float) -> WatchedThrow:
    """A hit as one camera saw it, 0.2 s after it began to follow the missile."""
    whole = seen_between(begins_s, begins_s + 0.3)
    seen = struck_alone(begins_s + 0.2, round(30 * begins_s) + 6)
    return replace(whole, seen=seen, monitor=SimpleNamespace(each=()))  # type: ignore[arg-type]


@pytest.mark.parametrize("side", [0, 1])
def test_a_throw_at_the_end_of_a_looped_film_does_not_wait_for_the_next_loop_s_end(
    side: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before, it was only reported once the clocks had passed its own time again."""
    monkeypatch.setattr(pairing, "joint_throw", lambda *_: None)
    paired = PairedThrows()
    looped(paired, 20.0, scene=0)
    paired.hear(side, view_of(19.6))
    assert len(looped(paired, 1.0, scene=1)) == 1


def test_what_only_the_second_saw_is_told_in_each_loop_of_a_film() -> None:
    """Before, it was told in the first alone: a throw at the same time counted as reported."""
    paired, told = PairedThrows(), list[ImpactSeen]()
    for scene in range(3):
        told += looped(paired, 10.0, scene)
        paired.hear(1, view_of(9.0))
    assert len(told + looped(paired, 1.0, scene=3)) == 3


def test_the_clock_is_not_learnt_from_a_throw_before_a_camera_came_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = struck_alone(5.2, 156)
    monkeypatch.setattr(pairing, "sighting_of_both", lambda *_: told)
    fit = SimpleNamespace(clock=Estimate(0.0, 0.001))
    monkeypatch.setattr(pairing, "joint_throw", lambda *_: SimpleNamespace(fit=fit, bodies=()))
    paired = PairedThrows()
    looped(paired, 6.0, scene=0)
    first, second = replace(view_of(5.0), seen=None), replace(view_of(5.0), seen=None)
    paired.hear(0, first)
    paired.hear(1, second)
    paired.note(1, Frame(BLANK, 0, 40.0, scene=1), 0.0)
    assert paired.reports() == [told]
    assert paired.clocks() is None


def both_until(paired: PairedThrows, begins_s: float, ends_s: float) -> list[ImpactSeen]:
    """Both cameras' frames from one time to another; returns what is reported meanwhile."""
    told = []
    for n in range(round(30 * begins_s), round(30 * ends_s)):
        for side in (0, 1):
            paired.note(side, Frame(BLANK, n, n / 30), 0.0)
        told += paired.reports()
    return told


@pytest.mark.parametrize("about", [KNOWN, pairing.OPEN])
def test_a_late_view_of_the_first_is_not_told_again(
    about: Estimate, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before, only late views of the second were compared with what was reported already."""
    monkeypatch.setattr(pairing, "joint_throw", lambda *_: None)
    paired = PairedThrows(about)
    both_until(paired, 0.0, 5.4)
    paired.hear(1, view_of(5.0))
    assert len(both_until(paired, 5.4, 6.2)) == 1
    paired.hear(0, view_of(5.0))
    assert both_until(paired, 6.2, 7.5) == []
    assert not paired.waits
    paired.hear(0, view_of(7.0))
    assert len(both_until(paired, 7.5, 9.0)) == 1, "another throw"


@pytest.mark.parametrize("began_again", [{1}, {0}, {0, 1}])
def test_the_frames_of_a_view_are_by_the_clocks_that_it_was_seen_by(
    began_again: set[int],
) -> None:
    """Before, they were by the clocks of a film that had begun again meanwhile."""
    paired = PairedThrows(Estimate(0.0, 0.001))
    both_until(paired, 0.0, 9.5)
    paired.hear(1, view_of(9.0))
    told = []
    for n in range(30):
        for side in (0, 1):
            late = n if side in began_again else 285 + n
            scene = int(side in began_again)
            paired.note(side, Frame(BLANK, 1000 * scene + late, late / 30, scene=scene), 0.0)
        told += paired.reports()
    (seen,) = told
    assert seen.decisive_frames == (275, 276, 277)
    assert seen.contact_frame == 276


def test_views_by_clocks_that_never_ran_together_are_not_one_throw(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[WatchedThrow] = []
    monkeypatch.setattr(pairing, "joint_throw", lambda _, other, __: asked.append(other))
    paired = PairedThrows(KNOWN)
    both_until(paired, 0.0, 9.5)
    paired.hear(0, view_of(9.0))
    paired.note(0, Frame(BLANK, 0, 0.0, scene=1), 0.0)
    paired.hear(1, view_of(9.1))
    paired.reports()
    assert not asked


def test_a_hit_before_the_first_camera_s_first_frame_names_no_frame_before_it() -> None:
    """Before, the referee read "frames -1, 0, 1 decide it"."""
    paired = PairedThrows(Estimate(-5.0, 0.001))
    for n in range(30):
        paired.note(0, Frame(BLANK, n, n / 30), 0.0)
        paired.note(1, Frame(BLANK, 140 + n, (140 + n) / 30), 0.0)
    paired.hear(1, view_of(4.75))
    paired.end(0)
    (seen,) = paired.reports()
    assert seen.decisive_frames == seen.evidence.frames == (0, 1)
