"""Makes the eye with all observers that the games need, for live play and for reviews."""

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
        boards: The boards that lie on the table.
        camera: The camera's intrinsics, if known.
        drift_check_s: Seconds between two searches for boards that are not where they were.
        live: Whether frames that are not taken in time are lost. Then long measurements run in the
            background.
        learned: What was learned at this table.
        throws: Makes the observer of throws if a second camera watches too.
    """
    doing = Activity()
    # Two threads, so that creatures and lumps do not wait for each other.
    background = {"weigh_in": WorkerThread(), "missile": WorkerThread()} if live else {}
    progress = doing.tell_background if live else doing.tell
    bodies = Bodies()  # shared by all observers, also by those made after a new calibration

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
        # The observers are imported only here, after the first picture: that takes half a second.
        return tuple(one.make(around) for one in needed_in_games(boards))

    return Eye(
        boards,
        observers,
        camera=camera,
        drift_check_s=drift_check_s,
        doing=doing,
        learned=learned,
    )
