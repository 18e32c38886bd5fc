"""Films without dice: clay, balls, figures, hands, cubes and cups are not reported as dice."""

from pathlib import Path

import pytest

from calibration.failure import CalibrationFailed
from calibration.solve.calibrate import calibrate
from server.capture.footage import Video
from server.cli.files import read_boards, read_camera
from tests.support.films import SHARED, shared
from vision.dice.observer import DiceObserver
from vision.observe import Watch
from vision.sightings import DieSeen, RollSeen, Sighting

AT_ONCE = "throws/n54f"
"""A missile that looked like a rolling die."""
RUNS = {"slargeball/s1": pytest.mark.long}
"""A glossy ball that looked like a one."""
CLIPS = sorted(
    str(clip.parent.relative_to(SHARED / "footage")) for clip in SHARED.glob("footage/*/*/clip.mp4")
)
PATIENCE = 60


def sightings_in(folder: Path) -> list[Sighting]:
    """All dice reported in a film by an eye with a calibration."""
    boards = read_boards(_beside(folder, "boards.json"))
    camera = read_camera(_beside(folder, "camera.json"))
    watch: Watch | None = None
    seen: list[Sighting] = []
    for frame in Video(folder / "clip.mp4").frames():
        if watch is None:
            try:
                solved = calibrate([frame.bgr], boards, camera=camera)
            except CalibrationFailed:
                assert frame.index < PATIENCE, "the table is never seen"
                continue
            watch = Watch((DiceObserver(solved),))
        seen.extend(watch.see(frame))
    return seen


def _beside(folder: Path, name: str) -> Path:
    return next(place / name for place in (folder, folder.parent) if (place / name).is_file())


@pytest.mark.parametrize(
    "clip",
    [
        clip if clip == AT_ONCE else pytest.param(clip, marks=RUNS.get(clip, pytest.mark.soak))
        for clip in CLIPS
    ],
)
def test_a_film_without_dice_shows_none(clip: str) -> None:
    seen = sightings_in(shared("footage", *clip.split("/")))
    rolls = [one for one in seen if isinstance(one, RollSeen)]
    dice = [one for one in seen if isinstance(one, DieSeen)]
    print(clip, f"{len(rolls)} throws, {len(dice)} dice told", *dice, sep="\n")
    assert not rolls
    assert not dice
