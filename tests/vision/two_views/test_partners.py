"""Which throws of two cameras may be the same, and the report if one camera was early."""

import numpy as np
import pytest

from tests.vision.throws.balls import calibration as seen_from_aside
from vision.sightings import Estimate
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
