"""Bodies of the shared Claydonians: carved from four of their turns, placed in the four others."""

import json
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
import pytest

from calibration.model.boards_file import parse_boards
from calibration.model.camera import camera_from_json
from calibration.model.solution import Calibration
from calibration.solve.calibrate import calibrate
from tests.support.films import shared
from vision.tracking.clay_finder import ClayFinder
from vision.tracking.detection import Detection
from vision.tracking.pose import Pose
from vision.tracking.posing import pose_of
from vision.weigh_in.hull import View, carve
from vision.weigh_in.hull_measures import body_of, touching_mm

CREATURES = ("c00", "c01", "c02", "c06", "c07", "c08", "c15", "c16", "c17")
QUICK = ("c01", "c06", "c08")
RIM_PX = 3


@dataclass(frozen=True)
class Placed:
    """One picture: the true place and rotation of the creature, and the estimated ones."""

    shown: Detection
    true_mm: np.ndarray
    true_rad: float
    pose: Pose | None


def picture(folder: Path, name: str) -> np.ndarray:
    read = cv2.imread(str(folder / name))
    assert read is not None
    return np.asarray(read)


def truth_of(folder: Path) -> dict[str, np.ndarray]:
    """(4, 4) table from mesh, by the picture's name."""
    images = json.loads((folder / "truth.json").read_text())["images"]
    turned = [one for one in images if one["image"].startswith("turn_")]
    return {one["image"]: np.array(one["objects"][0]["object_to_world"]) for one in turned}


def view_of(folder: Path, name: str, table_from_mesh: np.ndarray, known: Calibration) -> View:
    """A picture's true outline, from its true side."""
    mask = (picture(folder, f"mask_{Path(name).stem}.png")[..., 0] > 0).astype(np.uint8) * 255
    x, y, w, h = cv2.boundingRect(mask)
    box = np.s_[y - RIM_PX : y + h + RIM_PX, x - RIM_PX : x + w + RIM_PX]
    corner = (x - RIM_PX, y - RIM_PX)
    bend = np.asarray(known.camera.distortion, dtype=np.float64)
    pose = known.camera_from_table @ table_from_mesh
    return View(mask[box].copy(), corner, known.camera.matrix, bend, pose)


def placed(name: str) -> list[Placed]:
    """The creature in those pictures that did not carve its body."""
    folder = shared("footage", "claydonians", name)
    poses = truth_of(folder)
    boards = parse_boards((folder / "boards.json").read_text())
    camera = camera_from_json((folder / "camera.json").read_text())
    known = calibrate([picture(folder, "turn_0.jpg")], boards, camera)
    names = sorted(poses)
    hull = carve([view_of(folder, one, poses[one], known) for one in names[::2]])
    feet = np.array([*touching_mm(hull)[:, :2].mean(axis=0), 0.0, 1.0])
    finder = ClayFinder(known, boards)
    found = []
    for one in names[1::2]:
        seen = picture(folder, one)
        true = (poses[one] @ feet)[:2]
        shown = standing_at(true, seen, finder)
        if shown is not None:
            pixels = seen[shown.box][shown.mask > 0]
            pose = pose_of(shown, [body_of(hull, pixels)], finder.calibration)
            turn = float(np.arctan2(poses[one][1, 0], poses[one][0, 0]))
            found.append(Placed(shown, true, turn, pose))
    return found


def standing_at(true_mm: np.ndarray, seen: np.ndarray, finder: ClayFinder) -> Detection | None:
    pieces = finder.detections(seen, finder.things(seen))
    near = [p for p in pieces if np.linalg.norm(p.at_mm - true_mm) < 60 and p.area_mm2 > 600]
    return max(near, key=lambda one: one.area_mm2, default=None)


def check(names: tuple[str, ...]) -> None:
    told = [one for name in names for one in placed(name)]
    posed = [(one, one.pose) for one in told if one.pose is not None]
    off = np.array([np.subtract(pose.at_mm, one.true_mm) for one, pose in posed])
    outline = np.array([np.subtract(one.shown.at_mm, one.true_mm) for one, _ in posed])
    sigmas = np.abs(off) / np.array([[pose.sigma_mm] for _, pose in posed])
    turns = [(p.turn_rad - one.true_rad + np.pi) % (2 * np.pi) - np.pi for one, p in posed]
    away = np.linalg.norm(off, axis=1)
    print(
        f"\n{len(posed)} of {len(told)} seen have the body's outline: off by {np.median(away):.1f} "
        f"mm in the middle, 90 % less than {np.percentile(away, 90):.1f}, worst {away.max():.1f}; "
        f"by the outline alone {np.median(np.linalg.norm(outline, axis=1)):.1f} in the middle; "
        f"within one sigma {np.mean(sigmas < 1):.0%}, two {np.mean(sigmas < 2):.0%}; turns off by "
        f"{np.degrees(np.median(np.abs(turns))):.1f} degrees in the middle"
    )
    assert len(posed) >= 0.9 * len(told) >= 3
    assert np.median(away) < 2.0
    assert np.percentile(away, 90) < 5.0
    assert np.mean(sigmas < 2) >= 0.85
    assert np.degrees(np.median(np.abs(turns))) < 3.0


@pytest.mark.long
@pytest.mark.parametrize("names", [QUICK[:1], pytest.param(QUICK, marks=pytest.mark.long)])
def test_turned_claydonians_are_where_their_bodies_say(names: tuple[str, ...]) -> None:
    check(names)


@pytest.mark.soak
def test_all_turned_claydonians_are_where_their_bodies_say() -> None:
    check(CREATURES)
