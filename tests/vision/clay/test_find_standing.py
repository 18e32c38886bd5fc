"""Creatures are found by colour and by the look; vessels and gloss are not reported."""

import json
from pathlib import Path

import cv2
import numpy as np
import pytest

from calibration import calibrate, camera_from_json, parse_boards
from calibration.arrays import Image
from tests.support.drawn_handovers import exchanged_twins
from tests.support.films import shared
from vision.clay.find_standing import NEAR_CLAYS_LEVELS, StandingFinder
from vision.clay.pieces import ClayPiece, cut_by_clay
from vision.clay.seen_clay import SeenClay
from vision.look.look import Fitting, Kind, Looker, PixelKinds

NEAR_MM = 35.0
"""Matching distance: the error of a creature's middle is about half its depth."""


def first_picture(folder: Path) -> Image:
    return np.asarray(cv2.VideoCapture(str(folder / "clip.mp4")).read()[1], dtype=np.uint8)


def finder_of(folder: Path, bgr: Image) -> StandingFinder:
    boards = parse_boards((folder / "boards.json").read_text())
    camera = camera_from_json((folder / "camera.json").read_text())
    return StandingFinder(calibrate([bgr], boards, camera), boards)


def counted(folder: Path) -> tuple[int, int, int]:
    """Numbers of creatures that stand there, of those found, and of false ones."""
    bgr = first_picture(folder)
    told = [np.array(one.at_mm) for one in finder_of(folder, bgr).find(bgr)]
    truth = json.loads((folder / "truth.json").read_text())
    there = [
        np.array(one["object_to_world"])[:2, 3]
        for one in truth["objects"]
        if one["kind"] == "creature"
    ]
    found = sum(any(np.hypot(*(at - one)) < NEAR_MM for one in told) for at in there)
    made_up = sum(all(np.hypot(*(at - one)) >= NEAR_MM for at in there) for one in told)
    return len(there), found, made_up


@pytest.mark.parametrize(
    ("name", "missed"),
    [
        pytest.param("w000017", 0, id="grey and white clay on a white table"),
        pytest.param("w000023", 0, id="black clay beside a printed sheet", marks=pytest.mark.long),
        # One of four is not told since decision 45, and since decision 66 a black slab, which looks
        # like a phone. On 45 clips of throws 131 of 145 are found as before, and 13 made up (14).
        pytest.param("w000037", 2, id="clay on dark lacquer", marks=pytest.mark.long),
    ],
)
def test_creatures_that_colours_do_not_tell_are_found(name: str, missed: int) -> None:
    there, found, made_up = counted(shared("footage2", "throws") / name)
    assert there - found <= missed
    assert made_up <= 1


@pytest.mark.parametrize("count", [2, pytest.param(8, marks=pytest.mark.long)])
def test_cans_and_mugs_on_plain_tables_are_no_creatures(count: int) -> None:
    folders = sorted(shared("footage", "throws").iterdir())[:count]
    there, found, made_up = np.sum([counted(folder) for folder in folders], axis=0)
    assert found == there
    assert made_up <= 1


def test_the_look_is_asked_again_only_where_a_creature_may_have_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = shared("footage", "throws") / "n373"
    bgr = first_picture(folder)
    finder, looks = finder_of(folder, bgr), []
    look = Looker.look

    def counting(self: Looker, picture: Image, empty_bgr: Image | None = None) -> PixelKinds:
        looks.append(picture.shape)
        return look(self, picture, empty_bgr)

    monkeypatch.setattr(Looker, "look", counting)
    before = finder.find(bgr)
    with_missile = cv2.circle(bgr.copy(), (640, 560), 10, (40, 220, 60), -1)
    same = finder.find(np.asarray(with_missile, dtype=np.uint8))
    assert len(looks) == 1
    assert [one.at_mm for one in same] == [one.at_mm for one in before]
    with_creature = cv2.circle(bgr.copy(), (640, 560), 60, (40, 220, 60), -1)
    finder.find(np.asarray(with_creature, dtype=np.uint8))
    assert len(looks) == 2


def test_green_clay_on_green_felt_is_found_from_its_parts() -> None:
    """Colours show the lit half of the far creature, and the network the half in shadow."""
    play = exchanged_twins(14)
    frame = next(iter(play.frames()))
    found = StandingFinder(play.calibration, play.boards).find(frame.bgr)
    green = sorted(one.at_mm for one in found if one.colour == "green")
    there = sorted((one.at_mm[0], one.at_mm[1]) for one in play.actors if one.colour == "green")
    assert len(green) == len(there) == 2
    assert np.abs(np.subtract(green, there)).max() < NEAR_MM


def test_a_glare_by_colour_hides_no_clay_that_the_look_sees() -> None:
    """Before, two creatures under a lamp were merged with its glare, and taken for a vessel."""
    glare = ClayPiece(np.full((60, 60), 255, np.uint8), (10, 10))
    seen = _seen(np.s_[20:40, 20:40])
    assert seen.has_clay_in(glare, lambda piece: piece.area_px > 200)
    assert not seen.has_clay_in(glare, lambda piece: piece.area_px > 2000)
    mug = _seen(np.s_[12:68, 12:68])
    assert not mug.has_clay_in(glare, lambda _: True)


def test_in_dim_light_two_clays_in_one_piece_are_told_apart() -> None:
    """Their chroma differs by half: they are cut only where one creature is not so large."""
    piece = ClayPiece(np.full((60, 80), 255, np.uint8), (0, 0))
    picture = np.zeros((60, 80, 3), np.uint8)
    picture[:, :40], picture[:, 40:] = (60, 42, 30), (44, 44, 44)
    assert len(cut_by_clay(piece, picture)) == 1
    assert len(cut_by_clay(piece, picture, least_apart=NEAR_CLAYS_LEVELS)) == 2


def _seen(clay: tuple[slice, slice]) -> SeenClay:
    """The look sees clay there, 80 x 80, and table around it."""
    fitting = Fitting((80, 80))
    picture = np.zeros((80, 80, 3), np.uint8)
    there = np.zeros((80, 80), np.float32)
    there[clay] = 0.9
    shares = np.zeros((len(Kind), fitting.inner_wh[1] // 2, fitting.inner_wh[0] // 2), np.float32)
    shares[Kind.CLAY] = cv2.resize(there, shares.shape[:0:-1], interpolation=cv2.INTER_NEAREST)
    shares[Kind.TABLE] = 1 - shares[Kind.CLAY]
    return SeenClay(picture, PixelKinds(shares, fitting))
