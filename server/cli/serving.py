"""`tableref demo`, `serve` and `record`: the referee's page on a local address."""

import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import (
    AbstractContextManager,
    ExitStack,
    closing,
    contextmanager,
    nullcontext,
    suppress,
)
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from calibration.model.camera import camera_to_dict
from engine.plain import JsonObject
from server.app import Lookout, create_app
from server.capture.footage import Video
from server.cli.demonstration import EVENING, begin_demonstration
from server.cli.encrypting import (
    EncryptedPages,
    check_phone_can_come,
    encrypted_pages,
    told_of,
)
from server.cli.exits import Unusable
from server.cli.files import make_folder, read_text
from server.cli.filming import FILM_GB, check_film, filmed
from server.cli.lookouts import chosen_lookout, looking_at
from server.cli.numbers import finite
from server.cli.running import (
    address_of,
    listen,
    open_browser,
    run,
)
from server.cli.stores import Database
from server.cli.useful import check_useful
from server.session import Session
from server.sessions import Sessions
from server.settings import BYTES_IN_A_MB, DEFAULT_DATA, HELP, LAST_PORT, Settings
from server.store.address import read_address
from server.store.backups import FOLDER as BACKUPS
from server.store.ledger import Ledger
from server.store.locking import locked
from server.store.memory import MemoryLedger
from server.store.recording import Recorder, RecordingProblem, SessionScribe
from server.store.sql import SqlLedger
from server.store.sqlite_file import file_of
from server.store.waiting import FOLDER as WAITING
from server.store.waiting import WaitingFiles
from vision.learned import NOTHING_LEARNED, learned_json

DEFAULTS = Settings()
EVERYWHERE = ("0.0.0.0", "::")
HALL = "hall/"

Host = Annotated[str, typer.Option(help=HELP["host"])]
Port = Annotated[int, typer.Option(min=0, max=LAST_PORT, help=HELP["port"])]
Data = Annotated[Path, typer.Option(help=HELP["data"])]
Table = Annotated[str, typer.Option(help=HELP["table"])]
BoardsFile = Annotated[Path | None, typer.Option(help="the boards file of the boards on the table")]
CameraFile = Annotated[
    Path | None, typer.Option("--camera-file", help="known intrinsics of the camera")
]
CameraWord = Annotated[
    str | None,
    typer.Option("--camera", help="a camera's number, name or address; or the word phone"),
]
Footage = Annotated[Path | None, typer.Option(help="a video instead of a camera")]
Second = Annotated[
    str | None,
    typer.Option(help="a second view of the table: a camera as for --camera, or footage"),
]
SecondCameraFile = Annotated[
    Path | None, typer.Option("--second-camera-file", help="known intrinsics of the second camera")
]
ClipsMb = Annotated[float, typer.Option(min=0, help=HELP["clips_mb"], callback=finite)]
CodeHours = Annotated[float, typer.Option(min=0, max=24, help=HELP["code_hours"])]
Loop = Annotated[bool, typer.Option("--loop", help="repeat the footage")]
Https = Annotated[bool, typer.Option("--https", help="also serve by HTTPS, for phones")]
Browser = Annotated[bool, typer.Option(help="open the browser if there is one")]


def demo(
    host: Host = DEFAULTS.host,
    port: Port = DEFAULTS.port,
    data: Annotated[Path | None, typer.Option(help="keep the games in this folder")] = None,
    browser: Browser = True,
) -> None:
    """Serve the bundled footage as if it were a camera."""
    settings = Settings(host=host, port=port, data=data or DEFAULT_DATA)
    database = None if data else "sqlite://"
    lookout = looking_at(
        lambda: Video(EVENING / "clip.mp4", loop=True),
        settings,
        boards=EVENING / "boards.json",
        camera_file=EVENING / "camera.json",
    )
    _serve(settings, database, lookout, first_game=begin_demonstration, browser=browser)


def serve(
    camera: CameraWord = None,
    footage: Footage = None,
    boards: BoardsFile = None,
    camera_file: CameraFile = None,
    second: Second = None,
    second_camera_file: SecondCameraFile = None,
    loop: Loop = False,
    host: Host = DEFAULTS.host,
    port: Port = DEFAULTS.port,
    data: Data = DEFAULT_DATA,
    database: Database = None,
    table: Table = DEFAULTS.table,
    code_hours: CodeHours = DEFAULTS.code_hours,
    clips_mb: ClipsMb = DEFAULTS.clips_mb,
    https: Https = False,
    browser: Browser = True,
) -> None:
    """Serve the referee's page for a camera, for footage, or for a table without either."""
    check_phone_can_come(camera, second, https=https)
    settings = Settings(
        host=host,
        port=port,
        data=data,
        database=database,
        table=table,
        code_hours=code_hours,
        clips_mb=clips_mb,
    )
    lookout = chosen_lookout(
        camera,
        footage,
        settings,
        boards,
        camera_file,
        loop=loop,
        second=second,
        second_camera_file=second_camera_file,
    )
    _serve(settings, database, lookout, https=data if https else None, browser=browser)


def hall(
    host: Host = DEFAULTS.host,
    port: Port = DEFAULTS.port,
    data: Data = DEFAULT_DATA,
    database: Database = None,
    code_hours: CodeHours = DEFAULTS.code_hours,
    https: Https = False,
    browser: Browser = True,
) -> None:
    """Serve the page of all tables of a database, with its tournaments."""
    settings = Settings(host=host, port=port, data=data, database=database, code_hours=code_hours)
    _serve(settings, database, None, https=data if https else None, page=HALL, browser=browser)


def record(
    folder: Annotated[Path, typer.Argument(help="a new folder for the recording")],
    camera: CameraWord = None,
    footage: Footage = None,
    boards: BoardsFile = None,
    camera_file: CameraFile = None,
    second: Second = None,
    second_camera_file: SecondCameraFile = None,
    loop: Loop = False,
    film: Annotated[
        bool, typer.Option("--film", help="keep the camera's pictures as well, for `review`")
    ] = False,
    film_gb: Annotated[float, typer.Option(min=0.01, help="the largest film, in GB")] = FILM_GB,
    host: Host = DEFAULTS.host,
    port: Port = DEFAULTS.port,
    code_hours: CodeHours = DEFAULTS.code_hours,
    clips_mb: ClipsMb = DEFAULTS.clips_mb,
    https: Https = False,
    browser: Browser = True,
) -> None:
    """Serve as `serve` does, and keep what was seen and decided for `replay`."""
    check_phone_can_come(camera, second, https=https)
    settings = Settings(host=host, port=port, data=folder, code_hours=code_hours, clips_mb=clips_mb)
    lookout = chosen_lookout(
        camera,
        footage,
        settings,
        boards,
        camera_file,
        loop=loop,
        second=second,
        second_camera_file=second_camera_file,
    )
    check_film(lookout, film=film)
    check_useful({"--film-gb": film_gb != FILM_GB}, "--film", there=film)
    told = _source_json(lookout, camera, footage, boards, camera_file)
    with (
        _recording(folder, told) as recorder,
        filmed(lookout, folder, film=film, most_gb=film_gb) as (shown, keeper),
    ):
        kept = (recorder, keeper) if keeper else (recorder,)
        if lookout is not None and isinstance(lookout.source, Video):
            lookout.source.playhead.listen(recorder.jumped)
        _serve(
            settings,
            None,
            shown,
            scribe=lambda session: recorder.of(session.record, session.entries),
            troubles=lambda: tuple(one.trouble for one in kept if one.trouble),
            # Not into the recording, which may be given away: the key belongs to this machine.
            https=DEFAULT_DATA if https else None,
            browser=browser,
        )


@contextmanager
def _recording(folder: Path, source: JsonObject) -> Iterator[Recorder]:
    """A new recording; it is removed if serving fails, as at a port in use, before a game begins.

    Raises:
        Unusable: The folder holds a recording already, or cannot be written.
    """
    try:
        recorder = Recorder(folder, source=source)
    except RecordingProblem as problem:
        raise Unusable(str(problem)) from problem
    with closing(recorder):
        try:
            yield recorder
        except Exception:
            recorder.withdraw()
            raise


def _source_json(
    lookout: Lookout | None,
    camera: str | None,
    footage: Path | None,
    boards: Path | None,
    camera_file: Path | None,
) -> JsonObject:
    """The source as JSON, with everything that is needed to process it again.

    In addition to the fields of earlier versions, the boards on the table and the camera's
    intrinsics: from their files, else from the data folder.
    """
    told: JsonObject = {
        "camera": lookout.source.name if lookout and camera is not None else None,
        "footage": None if footage is None else str(footage),
    }
    if boards is not None:
        told["boards"] = json.loads(read_text(boards))
    if camera_file is not None:
        told["intrinsics"] = json.loads(read_text(camera_file))
    elif lookout and lookout.eye.status.camera is not None:
        told["intrinsics"] = camera_to_dict(lookout.eye.status.camera)
    if lookout and lookout.eye.learned != NOTHING_LEARNED:
        told["learned"] = learned_json(lookout.eye.learned)
    return told


def _serve(
    settings: Settings,
    database: str | None,
    lookout: Lookout | None,
    *,
    scribe: Callable[[Session], SessionScribe] | None = None,
    first_game: Callable[[Sessions], object] | None = None,
    troubles: Callable[[], tuple[str, ...]] = tuple,
    https: Path | None = None,
    page: str = "",
    browser: bool,
) -> None:
    with listen(settings.host, settings.port) as listening, ExitStack() as stack:
        if database is None:
            make_folder(settings.data, option="--data")
        url = database or settings.database_url
        stack.enter_context(_held(url))
        ledger = _ledger(url, settings.data / BACKUPS)
        pages = encrypted_pages(settings, listening.getsockname()[1], https) if https else None
        if pages:
            stack.enter_context(pages.held())
        app = create_app(
            settings,
            ledger,
            lookout=lookout,
            scribe=scribe,
            first_game=first_game,
            waiting=waiting_files(url, settings),
            troubles=troubles,
            encrypted=pages.addresses if pages else (),
        )
        told = partial(_tell, settings, listening.getsockname()[1], pages, page, browser=browser)
        stack.enter_context(suppress(KeyboardInterrupt))  # from here on it is the usual end
        run(app, listening, pages.served if pages else None, told=told)


def _tell(
    settings: Settings, port: int, pages: EncryptedPages | None, page: str, *, browser: bool
) -> None:
    """Print where the page is, and show it in a browser."""
    address = address_of(settings.host, port)
    print(f"Tableref: {address}", flush=True)
    if page:
        print(f"The hall: {address}{page}", flush=True)
    if settings.host in EVERYWHERE:
        print(f"Others on this network: http://{socket.gethostname()}:{port}/", flush=True)
    if pages:
        print(told_of(pages), flush=True)
    print("Ctrl-C ends it.", flush=True)
    if browser:
        threading.Thread(target=open_browser, args=(address + page,), daemon=True).start()


def _ledger(url: str, backups: Path) -> Ledger:
    """The database, or memory: SQLite's in-memory database would be a new one in each thread."""
    return MemoryLedger() if url == "sqlite://" else SqlLedger(url, backups=backups)


def waiting_files(url: str, settings: Settings) -> WaitingFiles | None:
    """Where unanswered proposals are kept, beside the games; None for games in memory."""
    if url == "sqlite://":
        return None
    most = round(settings.clips_mb * BYTES_IN_A_MB)
    return WaitingFiles(settings.data / WAITING, most_picture_bytes=most)


def _held(url: str) -> AbstractContextManager[None]:
    """The lock of a database file; a database server needs none."""
    file = file_of(read_address(url))
    return locked(file) if file is not None and file.parent.is_dir() else nullcontext()
