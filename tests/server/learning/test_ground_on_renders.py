"""The background's colours, learned or not, on rendered tables with exact masks of the clay.

Two creatures stand on a table, each in nine poses; a pose counts as an evening, so that whole poses
are held out. To reach the number of examples that `learn` needs, each picture is shown in its own
light and in a dimmer one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2
import numpy as np
import pytest

from calibration import calibrate, camera_from_json, parse_boards
from calibration.arrays import Flags, Floats, Image
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from server.learning.ground_example import GroundExample
from server.learning.ground_lesson import learn_ground
from tests.support.films import shared
from vision.clay.bare_table import BareTable
from vision.clay.find_standing import StandingFinder
from vision.clay.ground_counts import GroundCounter
from vision.clay.standing import Standing
from vision.ground_colours import NO_GROUND, GroundPalette
from vision.look.look import Looker

POSES: Final = ("still", *(f"turn_{place}" for place in range(8)))
HELD_BACK: Final = (3, 7)
"""Indices of the poses that `learn` holds out: every fourth evening."""

LIGHTS: Final = (1.0, 0.85)
MOST_LOST: Final = 0.03
"""Largest share of the clay that a learned background may hide."""


@dataclass(frozen=True)
class Picture:
    """One pose in one light; `clay` (h, w) where the creature is."""

    pose: int
    light: float
    calibration: Calibration
    boards: Boards
    bgr: Image
    clay: Flags


def pictures_of(folders: Sequence[Path]) -> list[Picture]:
    found = []
    for folder in folders:
        boards = parse_boards((folder / "boards.json").read_text())
        camera = camera_from_json((folder / "camera.json").read_text())
        for pose, name in enumerate(POSES):
            bgr = np.asarray(cv2.imread(str(folder / f"{name}.jpg")), np.uint8)
            mask = cv2.imread(str(folder / f"mask_{name}.png"), cv2.IMREAD_GRAYSCALE)
            clay = np.asarray(mask) > 0
            calibration = calibrate([bgr], boards, camera)
            for light in LIGHTS:
                dimmed = np.rint(bgr * light).astype(np.uint8)
                found.append(Picture(pose, light, calibration, boards, dimmed, clay))
    return found


def examples_of(pictures: Sequence[Picture]) -> list[GroundExample]:
    """The examples of a referee who confirms the creatures that are there."""
    looker, found = Looker(), []
    for line, one in enumerate(pictures):
        told = creatures_told(one, NO_GROUND)
        counter = GroundCounter(one.calibration, one.boards, looker)
        ground, clays = counter.counted(one.bgr, [creature.outline_px() for creature in told])
        found += [GroundExample(f"evening-{one.pose}", line, ground, clay) for clay in clays]
    return found


def creatures_told(one: Picture, ground: GroundPalette) -> list[Standing]:
    """Number of reported pieces that are mostly clay."""
    told = StandingFinder(one.calibration, one.boards, ground).find(one.bgr)
    return [creature for creature in told if one.clay[filled(one, creature)].mean() > 0.5]


def filled(one: Picture, creature: Standing) -> Flags:
    mask = np.zeros(one.clay.shape, np.uint8)
    cv2.fillPoly(mask, [np.round(np.array(creature.outline_px())).astype(np.int32)], 1)
    return np.asarray(mask > 0)


def taken_for_things(one: Picture, ground: GroundPalette) -> tuple[float, float]:
    """The shares of the bare table and of the clay that are taken for things."""
    table = BareTable(one.calibration, one.boards, ground)
    things = table.things(one.bgr) > 0
    bare = (table.region > 0) & (table.printed == 0) & ~one.clay
    return float(things[bare].mean()), float(things[one.clay].mean())


def shares(pictures: Sequence[Picture], ground: GroundPalette) -> Floats:
    each = [taken_for_things(one, ground) for one in pictures]
    return np.asarray(np.mean(each, axis=0))


@pytest.mark.soak
def test_a_chequered_cloth_is_learned_and_holds_on_poses_that_were_held_back() -> None:
    """Red and white squares under a red creature, whose colour the cloth shares, and a grey one."""
    creatures = shared("footage2", "creatures")
    pictures = pictures_of([creatures / "w000015a", creatures / "w000015b"])
    ground, lesson = learn_ground(examples_of(pictures), NO_GROUND)
    print(lesson.learned_from, lesson.held_back, lesson.told)
    assert lesson.kept
    for light in LIGHTS:
        held = [one for one in pictures if one.pose in HELD_BACK and one.light == light]
        before, after = shares(held, NO_GROUND), shares(held, ground)
        print(f"light {light}, {len(held)} pictures: cloth and clay {before} before, {after} after")
        assert after[1] > before[1] - MOST_LOST
        assert after[0] <= before[0]
        assert light < 1 or after[0] < 0.8 * before[0]
        told = [
            (len(creatures_told(one, NO_GROUND)), len(creatures_told(one, ground))) for one in held
        ]
        print(f"creatures told before and after: {told}")
        assert all(now >= then for then, now in told)


@pytest.mark.soak
def test_the_same_cloth_in_one_light_only_gives_too_few_examples() -> None:
    creatures = shared("footage2", "creatures")
    pictures = pictures_of([creatures / "w000015a", creatures / "w000015b"])
    once = [one for one in pictures if one.light == 1]
    ground, lesson = learn_ground(examples_of(once), NO_GROUND)
    assert (ground, lesson.kept, lesson.before) == (NO_GROUND, False, None)
    assert "18 examples are too few" in lesson.told


@pytest.mark.soak
@pytest.mark.parametrize(
    "names",
    [
        pytest.param("footage2/creatures/w000006a footage2/creatures/w000006b", id="grey"),
        pytest.param("footage/claydonians/c15 footage/claydonians/c16", id="wooden tiles"),
    ],
)
def test_a_table_that_confuses_nobody_is_left_as_it_was(names: str) -> None:
    pictures = pictures_of([shared(*name.split("/")) for name in names.split()])
    ground, lesson = learn_ground(examples_of(pictures), NO_GROUND)
    print(lesson.learned_from, lesson.held_back, lesson.told)
    assert lesson.before is not None, "there were enough examples to try"
    assert (ground, lesson.kept) == (NO_GROUND, False)
