"""Drawn weigh-ins under one lamp with sharp shadows, as in docs/weigh_in.md."""

from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np
import pytest

from calibration.model.solution import Calibration
from tests.support.hard_light_clips import COUNTS, HardClip, Kind, hard_clip
from vision.sightings import CreatureSeen
from vision.weigh_in.by_hand import weigh_stills
from vision.weigh_in.observer import weigh_pass
from vision.weigh_in.refusal import WeighInRefused


@dataclass(slots=True)
class Told:
    """The results of some clips; errors as shares, and in sigmas."""

    refused: int = 0
    errors: list[float] = field(default_factory=list)
    sigmas: list[float] = field(default_factory=list)
    legs: int = 0

    def within(self, sigmas: float) -> int:
        """Number of volumes whose error is at most a number of their sigmas."""
        return int(np.sum(np.abs(self.sigmas) < sigmas))

    def __str__(self) -> str:
        off = np.abs(self.errors)
        return (
            f"{len(off)} weighed in, {self.refused} refused; median {np.median(off):.1%}, "
            f"90th percentile {np.percentile(off, 90):.1%}, worst {off.max():.1%}; "
            f"{self.within(1)} and {self.within(2)} within one and two sigma; legs of {self.legs}"
        )


def _weighed(clip: HardClip) -> CreatureSeen:
    drawn = clip.drawn
    table = Calibration(drawn.camera, drawn.camera_from_table, np.zeros((15, 15)), 0.0)
    frames = tuple(drawn.frames())
    if not drawn.card:
        return weigh_stills(frames[1:], table, frames[0].bgr, drawn.boards)
    return weigh_pass(frames, table, drawn.boards).creature()


def _clips(*kinds: Kind) -> list[HardClip]:
    return [hard_clip(kind, number) for kind in kinds for number in range(COUNTS[kind])]


def _told(clips: Iterable[HardClip]) -> Told:
    told = Told()
    for clip in clips:
        try:
            seen = _weighed(clip)
        except WeighInRefused as why:
            print(f"{clip.name}: refused, {why.refusal.cause}")
            told.refused += 1
            continue
        assert seen.volume_ml is not None
        assert seen.legs is not None
        off = seen.volume_ml.value - clip.drawn.volume_ml
        told.errors.append(off / clip.drawn.volume_ml)
        told.sigmas.append(off / seen.volume_ml.sigma)
        told.legs += seen.legs.count == clip.shape.legs
        print(
            f"{clip.name}: {told.errors[-1]:+.1%}, {told.sigmas[-1]:+.1f} sigma, "
            f"{seen.legs.count} legs of {clip.shape.legs}"
        )
    return told


@pytest.mark.soak
def test_clay_of_a_colour_is_weighed_in_on_the_card() -> None:
    told = _told(one for one in _clips("steps", "pale", "slow") if not one.pale)
    print(told)
    assert told.refused <= 4
    assert np.median(np.abs(told.errors)) < 0.08
    assert np.percentile(np.abs(told.errors), 90) < 0.18
    assert told.within(2) >= len(told.sigmas) - 3
    assert told.legs >= 0.5 * len(told.errors)


@pytest.mark.soak
def test_white_and_pale_clay_on_the_white_card_is_refused_rather_than_mistaken() -> None:
    told = _told(one for one in _clips("steps", "pale", "slow") if one.pale)
    print(f"{told.refused} refused, off by {told.errors}")
    assert told.refused >= 10
    assert sum(abs(error) > 0.15 for error in told.errors) <= 1


@pytest.mark.soak
def test_turned_by_hand_some_are_refused_and_few_far_off() -> None:
    told = _told(_clips("by_hand"))
    print(told)
    assert told.refused <= 6
    assert sum(abs(error) > 0.18 for error in told.errors) <= 4
