"""What is looked at: a camera, footage, or nothing; and the eye that sees all a game needs."""

from collections.abc import Callable, Sequence
from pathlib import Path

from calibration.guard.search import LOOK_EVERY_S
from calibration.model.boards_file import Boards
from calibration.model.camera import Camera
from calibration.model.solution import Calibration
from calibration.sheets import standard_boards
from server.app import Lookout
from server.capture.opening import open_camera, open_source
from server.capture.source import Source
from server.capture.threads import WorkerThread
from server.cli.exits import Unusable
from server.cli.files import read_boards, read_camera
from server.coaching import camera_file_of
from server.settings import DEFAULT_DATA, Settings
from vision.eye import Eye
from vision.eye_status import Activity
from vision.observe import Observer
from vision.observers import observers_in_games
from vision.registered import Surroundings
from vision.weigh_in.body import Bodies


def chosen_lookout(
    camera: str | None,
    footage: Path | None,
    settings: Settings,
    boards: Path | None,
    camera_file: Path | None,
    *,
    loop: bool,
) -> Lookout | None:
    """What a command was told to look at; None plays without a camera."""
    if camera is not None and footage is not None:
        raise Unusable("--camera and --footage exclude each other: leave one of them out.")
    if camera is None and footage is None:
        return None

    def opened() -> Source:
        return open_source(str(footage), loop=loop) if camera is None else open_camera(camera)

    # The table sheet that `tableref print table` makes is what lies there unless told otherwise.
    return looking_at(opened, settings, boards=boards, camera_file=camera_file)


def looking_at(
    opened: Callable[[], Source],
    settings: Settings,
    *,
    boards: Path | None,
    camera_file: Path | None,
) -> Lookout:
    """A source, opened once all files are read, and an eye for it.

    Raises:
        Unusable: A file is.
        SourceProblem: The source is.
    """
    printed = read_boards(boards) if boards else standard_boards()
    told = read_camera(camera_file)
    source = opened()
    known = told or read_camera(kept_camera(source.name, settings.data))
    eye = table_eye(printed, known, drift_check_s=settings.drift_check_s, live=source.live)
    return Lookout(source, eye)


def kept_camera(source: str, data: Path) -> Path | None:
    """The camera file that the data folder keeps for a camera, where there is one.

    Args:
        source: What the camera is called.
        data: The data folder.
    """
    file = camera_file_of(source)
    if file is None:
        return None
    # A recording has a folder of its own; the camera is the same as ever.
    places = (folder / file for folder in (data, DEFAULT_DATA))
    return next((place for place in places if place.is_file()), None)


def table_eye(
    boards: Boards,
    camera: Camera | None,
    *,
    drift_check_s: float = LOOK_EVERY_S,
    live: bool = False,
) -> Eye:
    """An eye with everything that the games need to see; pieces only where there are any.

    Args:
        boards: What is printed and lies on the table.
        camera: Known intrinsics, if there are any.
        drift_check_s: How often boards that are not seen where they were are looked for.
        live: Whether frames that nobody takes in time are lost: then weighing is background work.
    """
    doing = Activity()
    # Neither creatures nor lumps wait for the other to be weighed.
    background = {"weigh_in": WorkerThread(), "missile": WorkerThread()} if live else {}
    progress = doing.tell_background if live else doing.tell
    bodies = Bodies()  # a new calibration makes new observers, not new creatures

    def observers(calibration: Calibration) -> Sequence[Observer]:
        return observers_in_games(
            Surroundings(
                calibration, boards, progress=progress, background=background, bodies=bodies
            )
        )

    return Eye(boards, observers, camera=camera, drift_check_s=drift_check_s, doing=doing)
