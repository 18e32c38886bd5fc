"""Opening the source that a command names (a camera, footage, or none) and making its eye."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from calibration.model.boards_file import Boards
from calibration.model.camera import Camera
from server.app import Lookout
from server.capture.choosing import CameraChoice
from server.capture.coaching import camera_file_of
from server.capture.network.address import is_network_address
from server.capture.opening import PHONE, open_camera, open_lasting, open_source
from server.capture.phone.camera import SECOND_PHONE_NAME, PhoneCamera
from server.capture.second_camera import SecondSource, second_source
from server.capture.source import Source, SourceProblem
from server.capture.table_eye import table_eye
from server.cli.exits import Unusable
from server.cli.files import read_boards, read_camera
from server.cli.useful import check_useful
from server.learning.kept import LEARNED_FILE, LearningProblem, read_learned
from server.settings import DEFAULT_DATA, Settings
from vision.learned import NOTHING_LEARNED, Learned
from vision.two_views.shared_throws import FIRST, SharedThrows


def chosen_lookout(
    camera: str | None,
    footage: Path | None,
    settings: Settings,
    boards: Path | None,
    camera_file: Path | None,
    *,
    loop: bool,
    second: str | None = None,
    second_camera_file: Path | None = None,
) -> Lookout | None:
    """The camera or footage that a command names; None to play without a camera."""
    if second is not None and camera is None and footage is None:
        raise Unusable("--second is a second view of a table: add --camera or --footage.")
    if camera is not None and footage is not None:
        raise Unusable("--camera and --footage exclude each other: leave one of them out.")
    check_useful(
        {"--boards": boards, "--camera-file": camera_file},
        "--camera or --footage",
        there=camera is not None or footage is not None,
    )
    check_useful({"--loop": loop}, "--footage", there=footage is not None or second is not None)
    check_useful({"--second-camera-file": second_camera_file}, "--second", there=second is not None)
    if camera is None and footage is None:
        return None

    def opened() -> Source:
        return open_source(str(footage), loop=loop) if camera is None else open_camera(camera)

    # Without --boards, the sheet of `tableref print table` is assumed.
    beside = None if second is None else SecondWanted(second, second_camera_file, loop=loop)
    lookout = looking_at(opened, settings, boards=boards, camera_file=camera_file, second=beside)
    return lookout if camera is None else _choosable(lookout, camera, settings)


@dataclass(frozen=True, slots=True)
class SecondWanted:
    """A second view, as the command line names it.

    Attributes:
        word: The camera or footage.
        camera_file: The file with its intrinsics, if named.
        loop: Whether footage repeats.
    """

    word: str
    camera_file: Path | None
    loop: bool

    def opened(self) -> Source:
        """The camera or footage; raises SourceProblem."""
        if self.word == PHONE:
            return PhoneCamera(name=SECOND_PHONE_NAME)
        return open_lasting(self.word, loop=self.loop)


def _choosable(lookout: Lookout, word: str, settings: Settings) -> Lookout:
    """The same lookout with a source that the page may switch to another camera."""
    first, lens = lookout.source, lookout.eye.status.camera

    def known(name: str) -> Camera | None:
        try:
            return lens if name == first.name else read_camera(kept_camera(name, settings.data))
        except Unusable as problem:
            raise SourceProblem(str(problem)) from problem

    choice = CameraChoice(first, again=_opened_again(first, word), known=known)
    return replace(lookout, source=choice.source, choice=choice)


def _opened_again(first: Source, word: str) -> Callable[[], Source] | None:
    """A function that reopens a phone or a network camera; None for webcams."""
    if isinstance(first, PhoneCamera):
        return first.again
    return partial(open_camera, word) if is_network_address(word) else None


def looking_at(
    opened: Callable[[], Source],
    settings: Settings,
    *,
    boards: Path | None,
    camera_file: Path | None,
    second: SecondWanted | None = None,
) -> Lookout:
    """Open a source and make its eye, and the same for a second one; all files are read first.

    Raises:
        Unusable: A file is unusable.
        SourceProblem: The source cannot be opened.
    """
    printed = read_boards(boards) if boards else _usual_boards()
    told = read_camera(camera_file)
    lens = read_camera(second.camera_file) if second else None
    source = opened()
    shared = _shared_throws() if second else None
    beside = _beside(second, printed, lens, shared, settings) if second and shared else None
    learned = kept_learned(settings.data)
    known = told or read_camera(kept_camera(source.name, settings.data))
    eye = table_eye(
        printed,
        known,
        drift_check_s=settings.drift_check_s,
        live=source.live,
        learned=learned,
        throws=partial(shared.observer, FIRST, ground=learned.ground) if shared else None,
    )
    return Lookout(source, eye, second=beside)


def _usual_boards() -> Boards:
    # Imported here: what draws sheets takes a tenth of a second.
    from calibration.sheets import standard_boards

    return standard_boards()


def _shared_throws() -> SharedThrows:
    # Imported here: two views need SciPy, which is slow to import.
    from vision.two_views.pairing import PairedThrows

    return SharedThrows(PairedThrows())


def _beside(
    second: SecondWanted,
    boards: Boards,
    lens: Camera | None,
    shared: SharedThrows,
    settings: Settings,
) -> SecondSource:
    source = second.opened()
    lens = lens or read_camera(kept_camera(source.name, settings.data))
    return second_source(source, boards, lens, shared)


def kept_learned(data: Path) -> Learned:
    """What was learned at this table, as the data folder keeps it.

    Raises:
        Unusable: The file is of another kind.
    """
    # A recording has a data folder of its own, but the table is the same.
    places = (folder / LEARNED_FILE for folder in (data, DEFAULT_DATA))
    place = next((place for place in places if place.is_file()), None)
    try:
        return NOTHING_LEARNED if place is None else read_learned(place)
    except LearningProblem as problem:
        raise Unusable(str(problem)) from problem


def kept_camera(source: str, data: Path) -> Path | None:
    """The camera file that the data folder keeps for a camera, if there is one.

    Args:
        source: The camera's name.
        data: The data folder.
    """
    file = camera_file_of(source)
    if file is None:
        return None
    # A recording has a data folder of its own, but the camera is the same.
    places = (folder / file for folder in (data, DEFAULT_DATA))
    return next((place for place in places if place.is_file()), None)
