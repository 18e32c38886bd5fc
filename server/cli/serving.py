"""`tableref demo`, `serve` and `record`: the referee's page on a local address."""

import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer
import uvicorn
from fastapi import FastAPI
from vision.missiles.lump import MissileObserver

from calibration.camera import Camera
from calibration.solution import Calibration
from calibration.table import Boards
from server.app import Lookout, create_app
from server.capture.opening import open_source
from server.cli.exits import Unusable
from server.cli.files import read_boards, read_camera
from server.demonstration import EVENING, begin_demonstration, standard_boards
from server.eye import Eye
from server.session import Session
from server.sessions import Sessions
from server.settings import DEFAULT_DATA, Settings
from server.store.ledger import Ledger
from server.store.memory import MemoryLedger
from server.store.recording import Recorder, RecordingProblem, SessionScribe
from server.store.sql import SqlLedger
from vision.creatures.weigh_in import WeighInObserver
from vision.hands.span import HandObserver
from vision.missiles.throw import ThrowObserver
from vision.observe import Observer

DEFAULTS = Settings()
SHUTDOWN_S = 2
BROWSER_WAIT_S = 10.0

Host = Annotated[str, typer.Option(help="address to listen on")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="port to listen on; 0 takes a free one")]
Data = Annotated[Path, typer.Option(help="folder for games, cameras and recordings")]
Database = Annotated[str | None, typer.Option(help="a SQLAlchemy URL instead of the folder's file")]
BoardsFile = Annotated[Path | None, typer.Option(help="the boards file of what lies on the table")]
CameraFile = Annotated[
    Path | None, typer.Option("--camera-file", help="known intrinsics of the camera")
]
CameraNumber = Annotated[int | None, typer.Option("--camera", min=0, help="camera number")]
Footage = Annotated[Path | None, typer.Option(help="a video instead of a camera")]
Loop = Annotated[bool, typer.Option("--loop", help="begin the footage anew at its end")]
Browser = Annotated[bool, typer.Option(help="open the browser where there is one")]


def demo(
    host: Host = DEFAULTS.host,
    port: Port = DEFAULTS.port,
    data: Annotated[Path | None, typer.Option(help="keep the games in this folder")] = None,
    browser: Browser = True,
) -> None:
    """Serve the bundled footage as if it were a camera."""
    settings = Settings(host=host, port=port, data=data or DEFAULT_DATA)
    database = None if data else "sqlite://"
    lookout = _lookout(
        str(EVENING / "clip.mp4"),
        settings,
        boards=EVENING / "boards.json",
        camera_file=EVENING / "camera.json",
        loop=True,
    )
    _serve(settings, database, lookout, first_game=begin_demonstration, browser=browser)


def serve(
    camera: CameraNumber = None,
    footage: Footage = None,
    boards: BoardsFile = None,
    camera_file: CameraFile = None,
    loop: Loop = False,
    host: Host = DEFAULTS.host,
    port: Port = DEFAULTS.port,
    data: Data = DEFAULT_DATA,
    database: Database = None,
    browser: Browser = True,
) -> None:
    """Serve the referee's page for a camera, for footage, or for a table without either."""
    settings = Settings(host=host, port=port, data=data, database=database)
    lookout = _chosen_lookout(camera, footage, settings, boards, camera_file, loop=loop)
    _serve(settings, database, lookout, browser=browser)


def record(
    folder: Annotated[Path, typer.Argument(help="a new folder for the recording")],
    camera: CameraNumber = None,
    footage: Footage = None,
    boards: BoardsFile = None,
    camera_file: CameraFile = None,
    host: Host = DEFAULTS.host,
    port: Port = DEFAULTS.port,
    browser: Browser = True,
) -> None:
    """Serve as `serve` does, and keep what was seen and decided for `replay`."""
    settings = Settings(host=host, port=port, data=folder)
    lookout = _chosen_lookout(camera, footage, settings, boards, camera_file, loop=False)
    told = {"camera": camera, "footage": None if footage is None else str(footage)}
    try:
        recorder = Recorder(folder, source=told)
    except RecordingProblem as problem:
        raise Unusable(str(problem)) from problem
    _serve(
        settings,
        None,
        lookout,
        scribe=lambda session: recorder.of(session.record, session.entries),
        browser=browser,
    )
    recorder.close()


def _chosen_lookout(
    camera: int | None,
    footage: Path | None,
    settings: Settings,
    boards: Path | None,
    camera_file: Path | None,
    *,
    loop: bool,
) -> Lookout | None:
    """What is to be looked at; None plays without a camera."""
    if camera is not None and footage is not None:
        raise Unusable("--camera and --footage exclude each other: leave one of them out.")
    if camera is None and footage is None:
        return None
    source = str(footage) if footage is not None else str(camera)
    # The table sheet that `tableref print table` makes is what lies there unless told otherwise.
    return _lookout(source, settings, boards=boards, camera_file=camera_file, loop=loop)


def _lookout(
    source: str,
    settings: Settings,
    *,
    boards: Path | None,
    camera_file: Path | None,
    loop: bool,
) -> Lookout:
    printed = read_boards(boards) if boards else standard_boards()
    camera = read_camera(camera_file)
    opened = open_source(source, loop=loop)
    return Lookout(opened, table_eye(printed, camera, drift_check_s=settings.drift_check_s))


def table_eye(boards: Boards, camera: Camera | None, *, drift_check_s: float = 1.0) -> Eye:
    """An eye with everything that Clay-O-Rama needs to see."""

    def observers(calibration: Calibration) -> Sequence[Observer]:
        return (
            HandObserver(calibration),
            WeighInObserver(calibration, boards),
            MissileObserver(calibration, boards),
            ThrowObserver(calibration, boards),
        )

    return Eye(boards, observers, camera=camera, drift_check_s=drift_check_s)


def _serve(
    settings: Settings,
    database: str | None,
    lookout: Lookout | None,
    *,
    scribe: Callable[[Session], SessionScribe] | None = None,
    first_game: Callable[[Sessions], object] | None = None,
    browser: bool,
) -> None:
    listening = _listen(settings.host, settings.port)
    if database is None:
        _make_folder(settings.data)
    ledger = _ledger(database or settings.database_url)
    app = create_app(settings, ledger, lookout=lookout, scribe=scribe, first_game=first_game)
    address = _address(settings.host, listening.getsockname()[1])
    print(f"Tableref: {address}", flush=True)
    if browser:
        threading.Thread(target=_open_browser, args=(address,), daemon=True).start()
    _run(app, listening)


def _ledger(url: str) -> Ledger:
    """The database, or memory: SQLite's own database in memory is another one in every thread."""
    return MemoryLedger() if url == "sqlite://" else SqlLedger(url)


def _run(app: FastAPI, listening: socket.socket) -> None:
    config = uvicorn.Config(
        app, log_level="warning", access_log=False, timeout_graceful_shutdown=SHUTDOWN_S
    )
    uvicorn.Server(config).run(sockets=[listening])


def _listen(host: str, port: int) -> socket.socket:
    """The port, taken before anything else is started."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if hasattr(socket, "SO_REUSEADDR") and sys.platform != "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen()
    except OSError as error:
        listening.close()
        raise Unusable(
            f"Cannot listen on {host}, port {port} ({error.strerror}): "
            "stop what uses it, or name another with --port (0 takes a free one)."
        ) from error
    return listening


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unusable(
            f"The data folder {folder} cannot be made ({error.strerror}); name another with --data."
        ) from error


def _address(host: str, port: int) -> str:
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def _open_browser(address: str) -> None:
    """Once the page answers; where there is no browser nothing happens."""
    deadline_s = time.monotonic() + BROWSER_WAIT_S
    parts = urlsplit(address)
    while time.monotonic() < deadline_s:
        try:
            socket.create_connection((parts.hostname or "", parts.port or 80), timeout=1).close()
        except OSError:
            time.sleep(0.2)
            continue
        if (
            sys.platform != "linux"
            or os.environ.get("DISPLAY")
            or os.environ.get("WAYLAND_DISPLAY")
        ):
            webbrowser.open(address)
        return
