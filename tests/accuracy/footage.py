"""The footage to measure on: everything beside the project, or only the bundled clips."""

import contextlib
import io
import json
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from calibration.arrays import Floats, Image
from calibration.model.boards_file import Boards, parse_boards
from calibration.model.camera import Camera, camera_from_json
from server.cli.main import main
from tests.support.films import SAMPLE_FOOTAGE, SHARED

PICTURES = ("clip.mp4", "hand.jpg", "still.jpg", "view00.jpg")


def beside() -> bool:
    """Whether the large footage lies beside the project."""
    return (SHARED / "footage").exists()


def folders(kind: str) -> list[Path]:
    """Folders of one kind of footage, in their order."""
    root = SHARED / "footage" if beside() else SAMPLE_FOOTAGE
    found = {p.parent for p in (root / kind).rglob("truth.json")}
    return sorted(found)


def data(kind: str) -> Path | None:
    """A folder of real photographs; None if it is absent."""
    path = SHARED / "data" / kind
    return path if path.exists() else None


def truth_of(folder: Path) -> dict[str, Any]:
    """The truth file of an item."""
    told: dict[str, Any] = json.loads((folder / "truth.json").read_text(encoding="utf-8"))
    return told


def boards_of(folder: Path) -> Boards:
    """An item's boards file."""
    return parse_boards((folder / "boards.json").read_text(encoding="utf-8"))


def camera_of(folder: Path) -> Camera:
    """An item's camera file."""
    return camera_from_json((folder / "camera.json").read_text(encoding="utf-8"))


def picture_of(folder: Path) -> Path:
    """The clip of an item, or its picture."""
    return next(folder / name for name in PICTURES if (folder / name).exists())


def first_picture(folder: Path) -> Image:
    """The first picture of an item."""
    path = picture_of(folder)
    if path.suffix == ".mp4":
        return np.asarray(cv2.VideoCapture(str(path)).read()[1], dtype=np.uint8)
    return np.asarray(cv2.imread(str(path)), dtype=np.uint8)


def named(folder: Path) -> str:
    """An item's name, as its kind and folder."""
    return f"{folder.parent.name}/{folder.name}"


def program(*words: object) -> tuple[int, list[dict[str, Any]]]:
    """Run the command line; return its exit status and the JSON lines that it printed."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(io.StringIO()):
        status = main([str(word) for word in words])
    return status, [json.loads(line) for line in out.getvalue().splitlines()]


def known(folder: Path) -> tuple[object, ...]:
    """The options that name an item's boards and camera."""
    return ("--boards", folder / "boards.json", "--camera", folder / "camera.json")


def refusal(lines: list[dict[str, Any]]) -> str:
    """The program's reason why nothing was measured."""
    return next((f"{x['cause']}: {x['mend']}" for x in lines if x["kind"] == "failure"), "")


def true_pixels(folder: Path, at_mm: Floats) -> Floats:
    """Project points (N, 3) table mm with the true camera, (N, 2) px; nan outside its view.

    Far outside the picture the polynomial of a lens folds back, so such points are left out.
    """
    told = truth_of(folder)["camera"]
    turn = np.array(told["R_world_to_cam"])
    shift = np.array(told["t_world_to_cam_mm"])
    pixels, _ = cv2.projectPoints(
        at_mm, cv2.Rodrigues(turn)[0], shift, np.array(told["K"]),
        np.array(told["dist_k1k2p1p2k3"]),
    )  # fmt: skip
    seen = np.asarray(pixels, dtype=np.float64).reshape(-1, 2)
    rays = at_mm @ turn.T + shift
    wide = np.hypot(*(rays[:, :2] / rays[:, 2:]).T) > _widest(told)
    seen[(rays[:, 2] < 50) | wide] = np.nan
    return seen


def _widest(told: dict[str, Any]) -> float:
    """Tangent of the angle between the optical axis and the farthest corner of the picture."""
    w, h = told["width"], told["height"]
    corners = np.array([[[0, 0], [w, 0], [w, h], [0, h]]], dtype=np.float64).reshape(-1, 1, 2)
    rays = cv2.undistortPoints(corners, np.array(told["K"]), np.array(told["dist_k1k2p1p2k3"]))
    return float(np.linalg.norm(rays.reshape(-1, 2), axis=1).max())
