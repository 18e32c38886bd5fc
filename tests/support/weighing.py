"""A creature weighed on its turn card, as often as is wanted: what takes long beside looking."""

from collections.abc import Callable

from calibration import calibrate, camera_from_json, parse_boards
from server.capture.footage import Video
from tests.support.films import samples
from vision.weigh_in.observer import weigh_pass


def weighing() -> Callable[[], object]:
    """Weighs the creature of the bundled turn card, of which all is read and calibrated already."""
    folder = samples("turncard")[0]
    boards = parse_boards((folder / "boards.json").read_text())
    camera = camera_from_json((folder / "camera.json").read_text())
    frames = list(Video(folder / "clip.mp4").frames())
    table = calibrate([one.bgr for one in frames[::5]], boards, camera=camera)

    def weigh() -> object:
        return weigh_pass(frames, table, boards, lambda _: None)

    return weigh


def weigh_for_ever() -> None:
    """Again and again, until the program ends."""
    weigh = weighing()
    while True:
        weigh()
