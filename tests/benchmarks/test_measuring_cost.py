"""Cost of single measurements, without the program around them (`make bench`)."""

import subprocess
import sys
import time
from collections.abc import Callable
from typing import Final

import cv2
import numpy as np
import pytest

from calibration import calibrate, camera_from_json, parse_boards
from calibration.arrays import Floats
from calibration.solve.fast import calibrate_fast
from server.capture.footage import Video
from server.capture.threads import in_one_thread
from tests.benchmarks.speed import Speed
from tests.support.films import samples
from tests.support.program import ROOT
from vision.weigh_in.hull import BLOCK_HEIGHT_MM, BLOCK_RADIUS_MM, Hull, View, carve

pytestmark = pytest.mark.bench

EVENING: Final = samples("evening")[0]
TRIES: Final = 3
VIEWS: Final = 24
VOXEL_MM: Final = 2.5
"""Side of a voxel in mm: twice a weigh-in's, as plain carving takes seconds even so."""

LEAST_TIMES_PLAIN: Final = 5.0


@pytest.fixture(autouse=True)
def one_thread() -> None:
    in_one_thread()


def cpu_s(work: Callable[[], object]) -> float:
    best = np.inf
    for _ in range(TRIES):
        began_s = time.process_time()
        work()
        best = min(best, time.process_time() - began_s)
    return float(best)


def test_a_picture_is_calibrated(speed: Speed) -> None:
    boards = parse_boards((EVENING / "boards.json").read_text())
    camera = camera_from_json((EVENING / "camera.json").read_text())
    bgr = next(Video(EVENING / "clip.mp4").frames()).bgr
    calibrate_fast(bgr, boards, camera)
    for name, work in (
        ("a picture calibrated fast", lambda: calibrate_fast(bgr, boards, camera)),
        ("a picture calibrated closely", lambda: calibrate([bgr], boards, camera)),
    ):
        taken_s = cpu_s(work)
        print(f"\n{name}: {taken_s:.2f} s of one core")
        speed.keep(name, taken_s, "s of one core", "time")


def views() -> list[View]:
    """Views of a body of three balls from all sides, from an elevation of 40 degrees."""
    matrix = np.array([[900.0, 0, 200], [0, 900.0, 200], [0, 0, 1]])
    balls = ((0.0, 0.0, 30.0, 28.0), (24.0, 5.0, 44.0, 16.0), (-6.0, -10.0, 70.0, 14.0))
    found = []
    for turn in np.arange(VIEWS) * (2 * np.pi / VIEWS):
        pose = _pose(float(turn))
        mask = np.zeros((400, 400), dtype=np.uint8)
        for x, y, z, radius in balls:
            at = pose[:3, :3] @ np.array([x, y, z]) + pose[:3, 3]
            u, v = 900 * at[:2] / at[2] + 200
            cv2.circle(mask, (round(u), round(v)), round(900 * radius / at[2]), 255, -1)
        found.append(View(mask, (0, 0), matrix, np.zeros(5), pose))
    return found


def _pose(turn: float, away_mm: float = 700.0) -> Floats:
    up = np.radians(40.0)
    eye = away_mm * np.array([np.cos(up) * np.cos(turn), np.cos(up) * np.sin(turn), np.sin(up)])
    ahead = (np.array([0.0, 0, 35]) - eye) / np.linalg.norm(np.array([0.0, 0, 35]) - eye)
    right = np.cross(ahead, [0.0, 0, 1])
    right /= np.linalg.norm(right)
    rotation = np.stack([right, np.cross(ahead, right), ahead])
    pose = np.eye(4)
    pose[:3, :3], pose[:3, 3] = rotation, -rotation @ eye
    return pose


def carved_plainly(shown: list[View]) -> Hull:
    """Carve by testing every voxel in every view, in NumPy alone."""
    sides = 2 * int(np.ceil(BLOCK_RADIUS_MM / VOXEL_MM))
    shape = (sides, sides, int(np.ceil(BLOCK_HEIGHT_MM / VOXEL_MM)))
    corner = (0.5 - sides / 2) * VOXEL_MM
    corner_mm = np.array([corner, corner, VOXEL_MM / 2])
    points = np.indices(shape).reshape(3, -1).T * VOXEL_MM + corner_mm
    solid = np.ones(len(points), dtype=np.bool_)
    for view in shown:
        seen = points @ view.camera_from_body[:3, :3].T + view.camera_from_body[:3, 3]
        at = seen[:, :2] / seen[:, 2:] @ view.matrix[:2, :2].T + view.matrix[:2, 2]
        columns, rows = np.round(at).astype(np.int64).T
        height, width = view.mask.shape
        within = (columns >= 0) & (rows >= 0) & (columns < width) & (rows < height)
        solid &= within
        solid[within] &= view.mask[rows[within], columns[within]] > 127
    return Hull(solid.reshape(shape), corner_mm, VOXEL_MM)


def test_carving_against_plain_numpy(speed: Speed) -> None:
    shown = views()
    plain, ours = carved_plainly(shown), carve(shown, voxel_mm=VOXEL_MM)
    assert ours.volume_ml == pytest.approx(plain.volume_ml, rel=0.05)
    plain_s = cpu_s(lambda: carved_plainly(shown))
    ours_s = cpu_s(lambda: carve(shown, voxel_mm=VOXEL_MM))
    print(f"\nplain {plain_s:.2f} s, carved {ours_s:.2f} s, {plain_s / ours_s:.1f} times as fast")
    speed.keep(f"carving {VIEWS} views", ours_s / plain_s, "x a plain carving in NumPy")
    assert plain_s > LEAST_TIMES_PLAIN * ours_s


FIRST = """
import sys, time
from pathlib import Path
from server.capture.footage import Video
from server.capture.preview import Preview
folder = Path(sys.argv[1])
preview = Preview(width_px=960)
preview.publish(next(Video(folder / "clip.mp4").frames()))
assert preview.newest()
print(time.process_time())
"""


def test_from_an_interpreters_start_to_the_first_picture(speed: Speed) -> None:
    """Time to read, draw and encode a frame, with the imports, but without the server."""
    command = [sys.executable, "-c", FIRST, str(EVENING)]
    taken_s = min(
        float(subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout)
        for _ in range(TRIES)
    )
    print(f"\n{taken_s:.2f} s of processor time")
    speed.keep("start to a first picture", taken_s, "s of processor time", "time")
