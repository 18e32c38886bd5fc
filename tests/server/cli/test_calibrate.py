"""`tableref calibrate` on the bundled footage, compared with its truth."""

import json
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from calibration import document, table_from_image
from calibration.arrays import Floats
from server.cli.main import main
from tests.calibration.curled import A4_SHEET, FLAT_BOARDS, truth_from
from tests.calibration.misprinted import grid_of
from tests.calibration.stage import Stage, boards_of
from tests.support.films import samples

PROMISED_MM = 1.5

WITH_BOARDS = [folder for folder in samples() if (folder / "boards.json").exists()]
FIRST_OF_EACH = tuple({folder.parent: folder for folder in reversed(WITH_BOARDS)}.values())
"""The first of each kind: one in `make test`, all in `make long`; the others in `make soak`."""


def picture_of(folder: Path) -> Path:
    return next(folder / name for name in ("clip.mp4", "hand.jpg") if (folder / name).exists())


def errors_mm(folder: Path, calibration_text: str) -> Floats:
    """Errors of points all over the visible table, projected with the truth and mapped back."""
    truth = json.loads((folder / "truth.json").read_text())["camera"]
    calibration = document.from_json(calibration_text)
    x, y = np.meshgrid(np.linspace(-350, 350, 29), np.linspace(-250, 350, 25))
    points = np.stack([x.ravel(), y.ravel(), np.zeros(x.size)], axis=1)
    pixels, _ = cv2.projectPoints(
        points,
        np.array(truth["rvec"]),
        np.array(truth["t_world_to_cam_mm"]),
        np.array(truth["K"]),
        np.array(truth["dist_k1k2p1p2k3"]),
    )
    pixels = pixels.reshape(-1, 2) * calibration.size_wh[0] / truth["width"]
    inside = ((pixels >= 0) & (pixels < np.array(calibration.size_wh))).all(axis=1)
    mapped = table_from_image(pixels[inside], calibration)
    return np.asarray(np.linalg.norm(mapped - points[inside, :2], axis=1))


def _when(folder: Path) -> tuple[pytest.MarkDecorator, ...]:
    if folder not in FIRST_OF_EACH:
        return (pytest.mark.soak,)
    return () if folder == FIRST_OF_EACH[0] else (pytest.mark.long,)


@pytest.mark.parametrize(
    "folder",
    [
        pytest.param(
            folder,
            id=f"{folder.parent.name}-{folder.name}",
            marks=_when(folder),
        )
        for folder in WITH_BOARDS
    ],
)
def test_table_points_lie_where_the_truth_says(
    folder: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "calibration.json"
    status = main(
        [
            "calibrate", str(picture_of(folder)), "--boards", str(folder / "boards.json"),
            "--camera", str(folder / "camera.json"), "-o", str(kept),
        ]
    )  # fmt: skip
    told: dict[str, Any] = json.loads(capfd.readouterr().out)
    assert status == 0
    assert {"camera", "camera_from_table", "residual_px", "boards", "error_mm"} <= set(told)
    errors = errors_mm(folder, kept.read_text())
    median, p95 = np.median(errors), np.percentile(errors, 95)
    print(
        f"{folder.parent.name}/{folder.name}: {len(errors)} points, "
        f"median {median:.2f} mm, 95 % under {p95:.2f} mm, expected {told['error_mm']}"
    )
    assert median < PROMISED_MM
    assert p95 < 2 * PROMISED_MM


@pytest.mark.long
def test_the_camera_is_kept_for_the_next_time(tmp_path: Path) -> None:
    folder = samples("evening")[0]
    camera = tmp_path / "cameras" / "0.json"
    boards = str(folder / "boards.json")
    clip = str(folder / "clip.mp4")
    assert main(["calibrate", clip, "--boards", boards, "--save-camera", str(camera)]) == 0
    assert main(["calibrate", clip, "--boards", boards, "--camera", str(camera)]) == 0


def test_a_camera_seen_from_right_above_is_not_kept(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """From a sheet seen head-on the focal length is wrong by tens of percent."""
    stage = Stage(FLAT_BOARDS, camera_from_table=truth_from(3.0).camera_from_table)
    picture, boards, camera = (tmp_path / name for name in ("up.png", "table.json", "camera.json"))
    cv2.imwrite(str(picture), stage.picture())
    boards.write_text(json.dumps({"units": "mm", "boards": [A4_SHEET]}))
    command = ["calibrate", str(picture), "--boards", str(boards)]
    assert main([*command, "--save-camera", str(camera)]) == 1
    told = capfd.readouterr()
    assert not camera.exists()
    assert "camera_from_table" in json.loads(told.out)
    assert "tilted by 30 degrees in two directions" in told.err
    assert main(command) == 0


def test_a_camera_is_not_kept_of_boards_that_are_not_as_told(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Before, it was saved without a warning. The calibration is printed, with what is wrong."""
    page = boards_of(grid_of(8.0))
    stage = Stage(page, camera_from_table=truth_from(40.0, 20.0, 650.0).camera_from_table)
    picture, boards, camera = (tmp_path / name for name in ("page.png", "page.json", "camera.json"))
    cv2.imwrite(str(picture), stage.picture())
    boards.write_text(json.dumps({"units": "mm", "boards": [grid_of(10.0)]}))
    command = ["calibrate", str(picture), "--boards", str(boards)]
    assert main([*command, "--save-camera", str(camera)]) == 1
    told = capfd.readouterr()
    assert not camera.exists()
    assert json.loads(told.out)["misfit_px"] > 0.4
    assert "not saved because the boards do not fit" in told.err
    assert "are 10.0 mm, but the picture shows" in told.err
    assert "write both into the boards file." in told.err
    assert main(command) == 0
    assert "are 10.0 mm, but the picture shows" in capfd.readouterr().err
