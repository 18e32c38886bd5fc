"""Pictures of cameras that hang upside down or lie on their side."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from calibration.frame import Frame
from calibration.guard.guard import Guard, GuardDecision
from calibration.model.printed import Boards
from calibration.model.projection import image_from_table
from calibration.model.solution import Calibration
from tests.accuracy import footage
from tests.calibration.stage import camera, looking
from tests.support.films import shared
from tests.support.turned_footage import turned_copy, turned_picture
from vision.eye import Eye
from vision.foreground import Glance
from vision.sightings import Estimate, Evidence, HandSpanSeen, Sighting
from vision.upright import Upright

UPRIGHT = Calibration(camera(), looking(), np.eye(15) * 1e-6, 0.1)
PILLAR = np.array([[20.0, 10.0, 0.0], [20.0, 10.0, 40.0]])


def hung(turns: int, calibration: Calibration = UPRIGHT) -> Calibration:
    """The calibration of the camera after it was turned clockwise, so that its picture is."""
    for _ in range(turns):
        calibration = calibration.quarter_turned()
    return calibration


@pytest.mark.parametrize("turns", range(4))
def test_up_is_up_in_the_turned_picture(turns: int) -> None:
    known = hung(turns)
    upright = Upright.of(known)
    foot, top = image_from_table(PILLAR, upright.calibration(known))
    assert top[1] < foot[1] - abs(top[0] - foot[0])
    assert upright.turns == -turns % 4


@pytest.mark.parametrize("turns", range(4))
def test_pixels_come_back_to_where_the_camera_saw_them(turns: int) -> None:
    known = hung(turns)
    upright = Upright.of(known)
    seen = image_from_table(PILLAR, known)
    for point, own in zip(image_from_table(PILLAR, upright.calibration(known)), seen, strict=True):
        assert upright.as_seen_px((point[0], point[1])) == pytest.approx(tuple(own))


@pytest.mark.parametrize("turns", range(4))
def test_the_picture_is_turned_as_its_pixels_are(turns: int) -> None:
    known = hung(turns)
    width, height = known.size_wh
    bgr = np.zeros((height, width, 3), dtype=np.uint8)
    bgr[30, 50] = 255
    upright = Upright.of(known)
    frame = upright.frame(Frame(bgr, 7, 0.5))
    assert frame.size_wh == upright.calibration(known).size_wh == UPRIGHT.size_wh
    (row, column), *_ = np.argwhere(frame.bgr[:, :, 0])
    assert upright.as_seen_px((int(column), int(row))) == (50, 30)
    assert (frame.index, frame.t_s) == (7, 0.5)


def test_a_camera_that_looks_straight_down_is_left_as_it_is() -> None:
    above = Calibration(camera(), looking((0.0, -60.0, 600.0)), np.eye(15) * 1e-6, 0.1)
    assert all(Upright.of(hung(turns, above)).turns == 0 for turns in range(4))


@pytest.mark.parametrize("roll_deg", [-40, 0, 40])
def test_a_camera_that_leans_a_little_is_left_as_it_is(roll_deg: float) -> None:
    roll = np.radians(roll_deg)
    turn = np.eye(4)
    turn[:2, :2] = [[np.cos(roll), -np.sin(roll)], [np.sin(roll), np.cos(roll)]]
    leaning = replace(UPRIGHT, camera_from_table=turn @ UPRIGHT.camera_from_table)
    assert Upright.of(leaning).turns == 0


class Marker:
    """An observer that reports the brightest pixel of each frame, and whether up is up in it."""

    def __init__(self, calibration: Calibration) -> None:
        self.upright = Upright.of(calibration).turns == 0
        self.last: tuple[Sighting, ...] = ()

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        row, column = np.unravel_index(frame.bgr.sum(axis=2).argmax(), frame.bgr.shape[:2])
        at = Evidence((frame.index,), ((float(column), float(row)),))
        tip = (0.0, 0.0, 0.0)
        told = HandSpanSeen(
            frame.index, frame.t_s, "left", self.upright, Estimate(1.0, 1.0), (tip, tip),
            evidence=at,
        )  # fmt: skip
        self.last = (told,)
        return self.last

    def finish(self) -> tuple[Sighting, ...]:
        return self.last


@pytest.mark.parametrize("turns", range(4))
def test_the_eye_shows_observers_the_table_upright_and_tells_pixels_as_seen(turns: int) -> None:
    bgr = np.random.default_rng(2).integers(0, 200, (540, 960, 3), dtype=np.uint8)
    bgr[30, 50] = 255
    turned = np.ascontiguousarray(np.rot90(bgr, turns))
    at = np.argwhere(turned.sum(axis=2) == 3 * 255)[0][::-1]
    eye = Eye(Boards(), lambda known: (Marker(known),), calibration=hung(turns), guard=Trusting)
    told = (*eye.look(Frame(turned, 0, 0.0)).sightings, *eye.finish())
    assert [one.evidence.outline_px for one in told] == [(tuple(at),)] * 2
    assert all(isinstance(one, HandSpanSeen) and one.flat for one in told)


class Trusting(Guard):
    """A guard that takes each frame's calibration for right."""

    def watch(self, frame: Frame) -> GuardDecision:
        return GuardDecision((frame,))


@pytest.mark.long
@pytest.mark.parametrize("turns", [1, 2])
def test_a_camera_on_its_side_or_head_weighs_in_as_an_upright_one(
    tmp_path: Path, turns: int
) -> None:
    """Before, of nine upside down 6 leg buckets were right (9 upright), and 5 counts (8)."""
    item = shared("footage", "claydonians", "c00")
    empty = turned_picture(item.parent / "session0_empty.jpg", tmp_path, turns)
    turned = turned_copy(item, tmp_path, turns)
    told = by_hand(turned, empty)
    truth = footage.truth_of(item)
    creature = told["creature"]
    assert creature["legs"]["count"] == truth["n_legs"]
    assert creature["volume_ml"]["value"] == pytest.approx(truth["creature_ml"], rel=0.1)
    assert len(told["missiles"]) == truth["n_missiles"]


def by_hand(item: Path, empty: Path) -> dict[str, Any]:
    """What the command line prints about a creature that was turned by hand."""
    stills, pile = item / "[st]*.jpg", item / "pile.jpg"
    words = ("--creature", stills, "--missiles", pile, "--empty", empty)
    status, (told, *_) = footage.program("weigh-in", *words, *footage.known(item))
    assert status == 0, told
    return told
