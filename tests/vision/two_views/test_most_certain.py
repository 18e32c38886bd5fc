"""The most certain answer is reported: that of the joint flight, or of either camera."""

from dataclasses import replace

import pytest

from vision.sightings import Estimate, Evidence, ImpactSeen, Struck, Touch
from vision.two_views.pairing import answer_of, most_certain

HEIGHT = Touch((0.0, 0.0), 2.0, Estimate(40.0, 3.0))


def said(track: int | None, probability: float, touch: Touch | None = None) -> ImpactSeen:
    """A throw that struck a creature, or nobody, with a given probability."""
    struck = () if track is None else (Struck(track, (0.0, 0.0), probability, "red"),)
    none = probability if track is None else 1 - probability
    return ImpactSeen(
        frame=30, t_s=0.5, released_s=None, contact_s=None, contact_frame=None, bounced=False,
        first_contact="none", struck=struck, probability_none=none, decisive_frames=(28, 29, 30),
        touch=touch, evidence=Evidence(frames=(29,)),
    )  # fmt: skip


def test_a_camera_that_is_surer_and_says_something_else_is_believed() -> None:
    joint, first, second = said(1, 0.71, HEIGHT), said(None, 0.93), said(None, 0.88)
    assert most_certain(joint, (first, second)) is first
    assert most_certain(joint, (None, second)) is second


@pytest.mark.parametrize("alone", [(), (None, None), (said(2, 0.6), said(None, 0.8))])
def test_a_flight_that_is_surer_overrules_both(alone: tuple[ImpactSeen | None, ...]) -> None:
    joint = said(1, 0.95, HEIGHT)
    assert most_certain(joint, alone) is joint


def test_the_height_stays_where_a_surer_camera_says_the_same() -> None:
    joint, first = said(1, 0.78, HEIGHT), said(1, 0.98)
    told = most_certain(joint, (first, None))
    assert told == replace(joint, struck=first.struck, probability_none=first.probability_none)
    assert told.touch is HEIGHT
    assert answer_of(told) == 1
