"""Weighs a creature on its turn card again and again, as a load beside looking at frames."""

from collections.abc import Callable

from calibration import calibrate, camera_from_json, parse_boards
from server.capture.footage import Video
from tests.support.films import samples
from vision.weigh_in.observer import weigh_pass


def weighing() -> Callable[[], object]:
    """Return a function that weighs the bundled creature, with all frames read and calibrated."""
    folder = samples("turncard")[0]
    boards = parse_boards((folder / "boards.json").read_text())
    camera = camera_from_json((folder / "camera.json").read_text())
    frames = list(Video(folder / "clip.mp4").frames())
    table = calibrate([one.bgr for one in frames[::5]], boards, camera=camera)

    def weigh() -> object:
        return weigh_pass(frames, table, boards, lambda _: None)

    return weigh


def weigh_for_ever() -> None:
    """Weigh again and again, until the program ends."""
    weigh = weighing()
    while True:
        weigh()
