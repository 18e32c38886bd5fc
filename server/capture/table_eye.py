"""The eye with all observers that the games need: for live play and for reviews."""

from collections.abc import Callable, Sequence

from calibration.guard.search import LOOK_EVERY_S
from calibration.model.boards_file import Boards
from calibration.model.camera import Camera
from calibration.model.solution import Calibration
from server.capture.threads import WorkerThread
from vision.creature_bodies import Bodies
from vision.eye import Eye
from vision.eye_status import Activity
from vision.learned import NOTHING_LEARNED, Learned
from vision.observe import Observer
from vision.observers import needed_in_games
from vision.registered import Surroundings


def table_eye(
    boards: Boards,
    camera: Camera | None,
    *,
    drift_check_s: float = LOOK_EVERY_S,
    live: bool = False,
    learned: Learned = NOTHING_LEARNED,
    throws: Callable[[Calibration, Boards], Observer] | None = None,
) -> Eye:
    """An eye with all observers that the games need; pieces only if there are any.

    Args:
        boards: What is printed and lies on the table.
        camera: Known intrinsics, if there are any.
        drift_check_s: How often boards are searched that are not at their last positions.
        live: Whether frames not taken in time are lost: then weighing runs in the background.
        learned: What was learned at this table.
        throws: Makes the observer of throws if a second camera watches too.
    """
    doing = Activity()
    # Two threads, so that creatures and lumps do not wait for each other.
    background = {"weigh_in": WorkerThread(), "missile": WorkerThread()} if live else {}
    progress = doing.tell_background if live else doing.tell
    bodies = Bodies()  # kept when a new calibration makes new observers

    def observers(calibration: Calibration) -> Sequence[Observer]:
        around = Surroundings(
            calibration,
            boards,
            progress=progress,
            background=background,
            bodies=bodies,
            throws=throws,
            ground=learned.ground,
        )
        # They are imported only now, which takes half a second: the first picture is shown by then.
        return tuple(one.make(around) for one in needed_in_games(boards))

    return Eye(
        boards,
        observers,
        camera=camera,
        drift_check_s=drift_check_s,
        doing=doing,
        learned=learned,
    )
