"""The eye that sees all a game needs: live at the table, and when a recording is reviewed."""

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
    """An eye with everything that the games need to see; pieces only where there are any.

    Args:
        boards: What is printed and lies on the table.
        camera: Known intrinsics, if there are any.
        drift_check_s: How often boards that are not seen where they were are looked for.
        live: Whether frames that nobody takes in time are lost: then weighing is background work.
        learned: What was learned at this table.
        throws: Makes what watches for throws, where a second camera watches too.
    """
    doing = Activity()
    # Neither creatures nor lumps wait for the other to be weighed.
    background = {"weigh_in": WorkerThread(), "missile": WorkerThread()} if live else {}
    progress = doing.tell_background if live else doing.tell
    bodies = Bodies()  # a new calibration makes new observers, not new creatures

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
