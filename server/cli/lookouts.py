"""What is looked at: a camera, footage, or nothing; and the eye that sees all a game needs."""

from collections.abc import Sequence
from pathlib import Path

from calibration.frame import Progress
from calibration.guard.search import LOOK_EVERY_S
from calibration.model.boards_file import Boards
from calibration.model.camera import Camera
from calibration.model.solution import Calibration
from calibration.sheets import standard_boards
from server.app import Lookout
from server.capture.opening import open_source
from server.capture.threads import WorkerThread
from server.cli.exits import Unusable
from server.cli.files import read_boards, read_camera
from server.settings import DEFAULT_DATA, Settings
from vision.activity import Activity
from vision.dice.observer import DiceObserver
from vision.eye import Eye
from vision.figures.observer import FieldObserver
from vision.hands.observer import HandObserver
from vision.lumps.observer import MissileObserver
from vision.observe import Observer
from vision.tokens.observer import TokenObserver
from vision.tracking.together import TableObserver
from vision.weigh_in.body import Bodies
from vision.weigh_in.observer import WeighInObserver

FIELD = "field"


def chosen_lookout(
    camera: int | None,
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
    source = str(footage) if footage is not None else str(camera)
    # The table sheet that `tableref print table` makes is what lies there unless told otherwise.
    return looking_at(source, settings, boards=boards, camera_file=camera_file, loop=loop)


def looking_at(
    source: str,
    settings: Settings,
    *,
    boards: Path | None,
    camera_file: Path | None,
    loop: bool,
) -> Lookout:
    """A source by the word for it, and an eye for it; raises Unusable or SourceProblem."""
    printed = read_boards(boards) if boards else standard_boards()
    camera = read_camera(camera_file or kept_camera(source, settings.data))
    opened = open_source(source, loop=loop)
    eye = table_eye(printed, camera, drift_check_s=settings.drift_check_s, live=opened.live)
    return Lookout(opened, eye)


def kept_camera(source: str, data: Path) -> Path | None:
    """The camera file that the data folder keeps for a camera number, where there is one."""
    if not source.isdecimal():
        return None
    # A recording has a folder of its own; the camera is the same as ever.
    places = (folder / "cameras" / f"{source}.json" for folder in (data, DEFAULT_DATA))
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
        live: Whether frames that nobody takes in time are lost: then it is weighed aside.
    """
    doing = Activity()
    asides = (WorkerThread(), WorkerThread()) if live else (None, None)
    tell = doing.tell_aside if live else doing.tell
    bodies = Bodies()  # a new calibration makes new observers, not new creatures

    def observers(calibration: Calibration) -> Sequence[Observer]:
        return table_observers(calibration, boards, tell, asides, bodies)

    return Eye(boards, observers, camera=camera, drift_check_s=drift_check_s, doing=doing)


def table_observers(
    calibration: Calibration,
    boards: Boards,
    progress: Progress,
    asides: tuple[WorkerThread | None, WorkerThread | None] = (None, None),
    bodies: Bodies | None = None,
) -> tuple[Observer, ...]:
    """What is watched for: clay, hands and dice, and printed pieces; on a field figures and dice.

    Sixty figures are no clay: to weigh them after every move would take longer than a turn.

    Args:
        calibration: Camera and table.
        boards: What is printed and lies on the table.
        progress: Is told how far a weigh-in is.
        asides: Where creatures are weighed, and where lumps: neither waits for the other.
        bodies: Of creatures that were weighed in already.
    """
    bodies = bodies or Bodies()
    printed: list[Observer] = []
    if boards.tokens:
        printed.append(TokenObserver(calibration, boards))
    if _has(boards, FIELD):
        return (FieldObserver(calibration, boards), DiceObserver(calibration), *printed)
    return (
        HandObserver(calibration),
        WeighInObserver(calibration, boards, progress, aside=asides[0], bodies=bodies),
        MissileObserver(calibration, boards, aside=asides[1]),
        TableObserver(calibration, boards, bodies),
        DiceObserver(calibration),
        *printed,
    )


def _has(boards: Boards, sheet: str) -> bool:
    """Whether a sheet is there: without a field figures are clay."""
    return any(board.name == sheet for board in (*boards.markers, *boards.moving))
