"""Calibrations, compared with rendered footage with exact truth and with real photographs."""

import json
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from calibration.arrays import Floats, Image
from calibration.detect.boards import find_boards
from calibration.detect.markers import find_markers
from calibration.model.boards_file import parse_boards
from calibration.model.camera import Camera, camera_from_json
from calibration.model.projection import sigma_mm_at, table_from_image
from calibration.model.solution import Calibration
from calibration.solve.calibrate import calibrate
from tests.calibration.views import as_printed_exactly
from tests.support.films import SAMPLE_FOOTAGE, SHARED, shared

PLAY_MM = 500.0
"""Largest distance in mm from the boards' middle of places that count: the table, not the
horizon."""

ABOVE_MM = 60.0
"""Height in mm at which errors are measured too: that of creatures."""


def folders() -> list[Path]:
    """Every item of the footage, or of the bundled footage if the former is absent."""
    everything = sorted(p.parent for p in (SHARED / "footage").glob("*/*/camera.json"))
    bundled = sorted(p.parent for p in SAMPLE_FOOTAGE.glob("*/*/camera.json"))
    bundled += sorted(p.parent for p in SAMPLE_FOOTAGE.glob("*/camera.json"))
    return everything or bundled


def named(folder: Path) -> str:
    return f"{folder.parent.name}/{folder.name}"


def first_picture(folder: Path) -> Image:
    clip = folder / "clip.mp4"
    if clip.exists():
        return np.asarray(cv2.VideoCapture(str(clip)).read()[1], dtype=np.uint8)
    still = next(p for p in (folder / "still.jpg", folder / "hand.jpg") if p.exists())
    return np.asarray(cv2.imread(str(still)), dtype=np.uint8)


def true_pixels(folder: Path, at_mm: Floats, height_mm: float) -> Floats:
    """True pixels of table points at a height, by OpenCV's projection with the true camera."""
    told = json.loads((folder / "truth.json").read_text())["camera"]
    turn, _ = cv2.Rodrigues(np.array(told["R_world_to_cam"]))
    full = np.column_stack([at_mm, np.full(len(at_mm), height_mm)])
    pixels, _ = cv2.projectPoints(
        full, turn, np.array(told["t_world_to_cam_mm"]), np.array(told["K"]),
        np.array(told["dist_k1k2p1p2k3"]),
    )  # fmt: skip
    depth = full @ np.array(told["R_world_to_cam"])[2] + told["t_world_to_cam_mm"][2]
    seen = np.asarray(pixels, dtype=np.float64).reshape(-1, 2)
    seen[depth < 50] = np.nan
    return seen


def table_in_view(folder: Path, height_mm: float) -> tuple[Floats, Floats]:
    """Points every 25 mm around the boards that are in the picture, and their true pixels."""
    boards = parse_boards((folder / "boards.json").read_text())
    placed = [s.table_from_board[:2, 3] for s in boards.charuco if s.table_from_board is not None]
    corners = [c[:, :2] for b in boards.markers for c in b.markers.values()]
    middle = np.vstack([*placed, *corners]).mean(axis=0)
    x, y = np.meshgrid(np.arange(-PLAY_MM, PLAY_MM + 1, 25), np.arange(-PLAY_MM, PLAY_MM + 1, 25))
    at = np.stack([x.ravel(), y.ravel()], axis=1)
    at = middle + at[np.linalg.norm(at, axis=1) <= PLAY_MM]
    pixels = true_pixels(folder, at, height_mm)
    w, h = json.loads((folder / "camera.json").read_text())["size_wh"]
    inside = ((pixels >= 0) & (pixels <= [w - 1, h - 1])).all(axis=1)
    return at[inside], pixels[inside]


def errors(folder: Path, known: Camera | None) -> tuple[Floats, Floats, Floats]:
    """Errors of table points, (N,) mm, and in sigmas, (N, 2), on the table and above it."""
    boards = parse_boards((folder / "boards.json").read_text())
    # The clips' prints are exact, so corner noise is the only uncertainty.
    calibration = as_printed_exactly(calibrate([first_picture(folder)], boards, known))
    apart, in_sigmas = _apart(folder, calibration, 0.0)
    _, above = _apart(folder, calibration, ABOVE_MM)
    return np.linalg.norm(apart, axis=1), in_sigmas, above


def _apart(folder: Path, calibration: Calibration, height_mm: float) -> tuple[Floats, Floats]:
    at, pixels = table_in_view(folder, height_mm)
    apart = table_from_image(pixels, calibration, height_mm) - at
    covariance = sigma_mm_at(pixels, calibration, height_mm)
    return apart, apart / np.sqrt(np.diagonal(covariance, axis1=1, axis2=2))


def shares_within(in_sigmas: list[Floats]) -> Floats:
    """Shares within one and two sigma; pictures have equal weight, as errors in each correlate."""
    shares = np.array([[np.mean(np.abs(z) < n) for n in (1, 2)] for z in in_sigmas])
    return np.asarray(shares.mean(axis=0))


def report(kind: str, each: dict[str, Floats], in_sigmas: list[Floats]) -> tuple[Floats, Floats]:
    """Print medians and 95th percentiles; returns all errors and the coverage of sigma."""
    for name, error in each.items():
        print(f"{name:18s} {len(error):4d} places: median {np.median(error):.2f}, "
              f"p95 {np.percentile(error, 95):.2f} mm")  # fmt: skip
    within = shares_within(in_sigmas)
    everything = np.concatenate(list(each.values()))
    print(
        f"{kind}: {len(each)} items, {len(everything)} places: "
        f"median {np.median(everything):.2f}, p95 {np.percentile(everything, 95):.2f} mm; "
        f"{within[0]:.0%} / {within[1]:.0%} within one / two sigma"
    )
    return everything, within


some_and_all = pytest.mark.parametrize(
    "every", [pytest.param(10, id="some"), pytest.param(1, id="all", marks=pytest.mark.long)]
)


@some_and_all
def test_every_item_with_its_camera_file(every: int) -> None:
    each, in_sigmas, high = {}, [], []
    for folder in folders()[::every]:
        known = camera_from_json((folder / "camera.json").read_text())
        error, z, above = errors(folder, known)
        each[named(folder)] = error
        in_sigmas.append(z)
        high.append(above)
    everything, within = report("with camera.json", each, in_sigmas)
    for name, error in each.items():
        assert np.median(error) < 0.5, name
        assert np.percentile(error, 95) < 1.5, name
    assert np.median(everything) < 0.3
    assert np.percentile(everything, 95) < 1.0
    assert 0.6 < within[0] < 0.95
    assert within[1] > 0.9
    up = shares_within(high)
    print(f"{ABOVE_MM:.0f} mm above: {up[0]:.0%} / {up[1]:.0%} within one / two sigma")
    assert up[0] > 0.6
    assert up[1] > 0.9


@some_and_all
def test_items_without_a_camera_file(every: int) -> None:
    """With one picture of each camera and place, sigmas must hold, but need not be exact."""
    each, in_sigmas, places = {}, [], set()
    for folder in folders()[::every]:
        place = tuple(json.loads((folder / "truth.json").read_text())["camera"]["eye_world_mm"])
        if place not in places:
            places.add(place)
            error, z, _ = errors(folder, None)
            each[named(folder)] = error
            in_sigmas.append(z)
    everything, within = report("without", each, in_sigmas)
    assert np.median(everything) < 1.0
    assert max(np.median(error) for error in each.values()) < 2.0
    assert within[0] > 0.6
    assert within[1] > 0.9


@pytest.mark.long
def test_intrinsics_from_a_board_held_in_many_ways() -> None:
    folder = shared("footage", "calib", "mild")
    files = sorted(folder.glob("*.jpg"))[::2]
    pictures = [np.asarray(cv2.imread(str(file)), np.uint8) for file in files]
    boards = parse_boards((folder / "boards.json").read_text())
    camera = calibrate(pictures, boards).camera
    truth = json.loads((folder / "truth.json").read_text())["camera"]["K"]
    off = 100 * (camera.matrix[0, 0] / truth[0][0] - 1)
    print(f"focal length {camera.matrix[0, 0]:.2f} +- {camera.sigma[0]:.2f} px ({off:+.3f} %), "
          f"centre {camera.matrix[:2, 2].round(2)}, true {truth[0][2]:.2f} {truth[1][2]:.2f}; "
          f"{len(pictures)} pictures")  # fmt: skip
    assert abs(off) < 0.2
    assert np.abs(camera.matrix[:2, 2] - [truth[0][2], truth[1][2]]).max() < 2


def photographs() -> dict[str, Any]:
    folder = shared("data", "marker-photos")
    return dict(json.loads((folder / "truth.json").read_text()))


@pytest.mark.parametrize(
    "name", ["singlemarkersoriginal", "gboriginal", "choriginal", "chocclusion"]
)
def test_every_marker_of_the_photographs_is_found(name: str) -> None:
    folder = shared("data", "marker-photos")
    told_ = photographs()[name]
    field = "dictionary_file" if told_["dictionary"].endswith(".yml") else "dictionary"
    any_board = {"name": "any", "type": "tokens", field: told_["dictionary"], "marker_mm": 10}
    text = json.dumps({"units": "mm", "boards": [any_board]})
    dictionary = parse_boards(text, str(folder)).tokens[0].dictionary
    grey = np.asarray(cv2.imread(str(folder / told_["image"]), cv2.IMREAD_GRAYSCALE), np.uint8)
    found = find_markers(grey, dictionary, range(len(dictionary.opencv.bytesList)))
    assert sorted(found) == sorted(int(n) for n in told_["markers"])
    apart = [np.abs(found[int(n)] - c).max() for n, c in told_["markers"].items()]
    print(
        f"{name}: {len(found)} of {len(told_['markers'])}; corners median "
        f"{np.median(apart):.2f}, most {max(apart):.2f} px from whole pixels told"
    )
    assert np.median(apart) < 1.0
    assert max(apart) < 2.0


@pytest.mark.parametrize(
    ("name", "least"),
    [
        pytest.param("choriginal.jpg", 24, marks=pytest.mark.long),
        ("chocclusion_original.jpg", 16),
    ],
)
def test_every_visible_corner_of_the_photographs_is_found(name: str, least: int) -> None:
    folder = shared("data", "marker-photos")
    sheet = {"name": "sheet", "type": "charuco", "dictionary": "DICT_6X6_250", "squares_x": 5,
             "squares_y": 7, "square_mm": 40, "marker_mm": 20}  # fmt: skip
    boards = parse_boards(json.dumps({"units": "mm", "boards": [sheet]}))
    picture = np.asarray(cv2.imread(str(folder / name)), np.uint8)
    (seen,) = find_boards(picture, boards).boards
    calibration = calibrate([picture], boards)
    fit = calibration.boards[0]
    print(
        f"{name}: {len(seen.points_px)} at first, {fit.corners_found} of 24 in the end, "
        f"{fit.residual_px:.2f} px"
    )
    assert len(seen.points_px) >= least
    assert fit.corners_found >= least
    assert fit.residual_px < 0.3
