"""Small drawn films, and the folders of the real ones."""

import tomllib
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from calibration.arrays import Image
from calibration.frame import Frame

ROOT = Path(__file__).resolve().parents[2]
SAMPLE_FOOTAGE = ROOT / "sample_footage"
SHARED = ROOT.parent / "shared"


def samples(kind: str = "") -> list[Path]:
    """Folders of the bundled footage, all or those of one kind."""
    with (SAMPLE_FOOTAGE / "index.toml").open("rb") as file:
        return [SAMPLE_FOOTAGE / name for name in tomllib.load(file) if name.startswith(kind)]


def shared(*parts: str) -> Path:
    """A folder beside the project; skips the test where it is absent."""
    path = SHARED.joinpath(*parts)
    if not path.exists():
        pytest.skip(f"../shared/{'/'.join(parts)} is not beside this checkout")
    return path


def plain(size_wh: tuple[int, int] = (64, 48), level: int = 90) -> Image:
    """A uniformly grey picture."""
    return np.full((size_wh[1], size_wh[0], 3), level, dtype=np.uint8)


def frames(count: int, *, fps: float = 60.0, scene: int = 0, **picture: Any) -> list[Frame]:
    """Uniformly grey frames."""
    return [Frame(plain(**picture), index, index / fps, scene) for index in range(count)]


def write_video(path: Path, count: int, *, fps: float = 30.0) -> Path:
    """A video whose frames grow brighter, each by a step that survives compression."""
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"mp4v"), fps, (64, 48))
    for index in range(count):
        writer.write(plain(level=20 + 8 * index))
    writer.release()
    return path
