"""Shots of the turn card have one crop, and another one where the card is laid elsewhere."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from calibration.solve.calibrate import calibrate
from server.capture.footage import Video
from server.cli.files import read_boards, read_camera
from tests.support.films import SAMPLE_FOOTAGE
from vision.foreground import Glancer
from vision.sightings import CreatureSeen, Sighting
from vision.weigh_in.card_shots import CardShot, CardShots, of_one_crop
from vision.weigh_in.observer import WeighInObserver

CLIP = SAMPLE_FOOTAGE / "turncard" / "k01"


@cache
def filmed() -> tuple[tuple[Frame, ...], Calibration, Boards]:
    boards, camera = read_boards(CLIP / "boards.json"), read_camera(CLIP / "camera.json")
    frames = tuple(Video(CLIP / "clip.mp4").frames())
    return frames, calibrate([frames[0].bgr], boards, camera), boards


def beside(frame: Frame, by_px: int) -> Frame:
    """The frame with everything, the card too, farther to the left."""
    return replace(frame, picture=np.roll(frame.bgr, -by_px, axis=1))


@pytest.mark.parametrize("by_px", [0, 60, 150, 300])
def test_the_empty_card_is_empty_wherever_it_is_laid(by_px: int) -> None:
    frames, calibration, boards = filmed()
    shots = CardShots(calibration, boards)
    first, then = shots.take(frames[0]), shots.take(beside(frames[0], by_px))
    assert first is not None
    assert then is not None
    assert first.empty
    assert then.empty
    assert (first.crop == then.crop) == (by_px < 100), "a card that is turned slides a little"
    left, _ = then.corner_px
    middle_px = then.matrix @ then.camera_from_card[:3, 3]
    assert left < middle_px[0] / middle_px[2] < left + then.bgr.shape[1]


def test_views_of_the_place_with_most_of_them_count() -> None:
    frames, calibration, boards = filmed()
    shot = CardShots(calibration, boards).take(frames[0])
    assert shot is not None
    here, there = replace(shot, empty=False), replace(shot, corner_px=(7, 9), empty=False)
    assert of_one_crop([there, here, shot, here]) == [here, shot, here]
    assert of_one_crop([shot]) == [shot]
    assert of_one_crop([]) == []


@pytest.mark.long
def test_a_card_that_lay_elsewhere_before_changes_no_weigh_in() -> None:
    frames, calibration, boards = filmed()

    def weighed(film: Iterable[Frame]) -> list[Sighting]:
        observer, glancer = WeighInObserver(calibration, boards), Glancer()
        seen = [one for frame in film for one in observer.see(frame, glancer.glance(frame))]
        assert observer.refusals() == ()
        return [*seen, *observer.finish()]

    elsewhere = [replace(beside(frames[0], 300), t_s=-n / 10) for n in (2, 1)]
    (creature,), (again,) = weighed(frames), weighed((*elsewhere, *frames))
    assert isinstance(creature, CreatureSeen)
    assert again == creature


def test_shots_know_their_crop() -> None:
    picture = np.zeros((4, 6, 3), dtype=np.uint8)
    shot = CardShot(picture, (2, 3), np.eye(3), np.zeros(5), np.eye(4), 0)
    assert shot.crop == ((2, 3), (4, 6, 3))
