"""Composition root: creates all parts of the program and connects them."""

from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse

from calibration.frame import Frame
from engine.notation import NotationError
from engine.refusal import IllegalCommand
from server.api import (
    amending,
    camera,
    cameras,
    clips,
    coach,
    codes,
    commands,
    exports,
    footage,
    hall,
    missed,
    notices,
    phone,
    session,
    stream,
)
from server.api.answers import REFUSALS
from server.api.live import LivePicture
from server.api.pages import Pages, opening_of
from server.api.parts import Parts, SecondView
from server.capture.choosing import CameraChoice
from server.capture.coaching import Coach, is_streamed
from server.capture.phone.lent import phone_for
from server.capture.preview import Preview
from server.capture.ring import FrameRing
from server.capture.second_camera import SecondSource, last_words, second_camera
from server.capture.snapshots import Snapshots
from server.capture.source import Source
from server.capture.watching import CameraThread
from server.desk import Keeper, Scribe
from server.desks import Desks
from server.door.headers import SafeHeaders
from server.door.middleware import Door
from server.encodable import encodable
from server.following import Following
from server.hall.hall import Hall
from server.language.answers import TranslatedResponses
from server.referee import RulesFault
from server.session import Session
from server.sessions import Sessions
from server.sets.shelf import SETS_FOLDER, Shelf
from server.settings import Settings
from server.store.ledger import Ledger, StoreProblem
from server.store.waiting import WaitingFiles
from server.waiting import PictureHolder, WaitingKeeper, next_frame
from vision.eye import Eye
from vision.sightings.doubt import Renaming

ROUTED: Final = (
    session, codes, exports, commands, amending, notices, missed, clips, camera, cameras, footage,
    phone, coach, hall, stream,
)  # fmt: skip
"""The modules whose routes are served; the first route that fits a path answers."""


@dataclass(frozen=True, slots=True)
class Lookout:
    """A camera or footage, and the eye that processes its frames.

    Attributes:
        source: The camera or footage.
        eye: Processes its frames.
        filmed: Receives each frame that the eye gets, if a film is kept.
        choice: Switches to another camera; None if none can be chosen.
        second: A second camera at the same table; None if there is none.
    """

    source: Source
    eye: Eye
    filmed: Callable[[Frame], None] | None = None
    choice: CameraChoice | None = None
    second: SecondSource | None = None


def create_app(
    settings: Settings,
    ledger: Ledger,
    *,
    lookout: Lookout | None = None,
    scribe: Callable[[Session], Scribe] | None = None,
    first_game: Callable[[Sessions], object] | None = None,
    waiting: WaitingFiles | None = None,
    troubles: Callable[[], tuple[str, ...]] = tuple,
    encrypted: tuple[str, ...] = (),
) -> FastAPI:
    """Create the program as a web application.

    Args:
        settings: All settings.
        ledger: Where games are kept; closed when the application ends.
        lookout: The camera or footage, and its eye; None to play without a camera.
        scribe: Makes the recorder of a session; None to record nothing.
        first_game: Begins the demonstration's game; called only if there is no game yet.
        waiting: Where unanswered proposals are kept; closed when the application ends.
        troubles: Returns current problems with writing to disk, as sentences; called repeatedly.
        encrypted: HTTPS addresses of the same pages, the one most likely to be reachable first.
    """

    def all_troubles() -> tuple[str, ...]:
        others_trouble = following.trouble if following else ""
        return (*troubles(), *filter(None, (ledger.trouble, others_trouble)))

    # Listen to other programs before the games are read, so that no change in between is missed.
    others = ledger.others()
    parts = replace(
        _parts(settings, ledger, lookout, scribe, waiting),
        troubles=all_troubles,
        encrypted=encrypted,
    )
    following = Following(parts.sessions, others, parts.hall) if others else None
    if first_game and parts.sessions.newest() is None:
        first_game(parts.sessions)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        with ExitStack() as ending:
            ending.callback(ledger.close)
            if waiting:
                ending.callback(waiting.close)
            _start(parts, following, ending)
            yield

    app = FastAPI(
        title="Tableref", lifespan=lifespan, docs_url=None, redoc_url=None, responses=REFUSALS
    )
    app.state.parts = parts
    # What is added last is outermost: what the door says is translated too, and has the headers.
    app.add_middleware(Door)
    app.add_middleware(TranslatedResponses, game_of=parts.sessions.game_of)
    app.add_middleware(SafeHeaders)
    for module in ROUTED:
        app.include_router(module.router)
    _add_error_answers(app)
    app.mount("/", Pages(opening=partial(opening_of, parts.sessions)))
    return app


def _add_error_answers(app: FastAPI) -> None:
    """Register what is answered where a request cannot be carried out."""
    app.add_exception_handler(IllegalCommand, _refused)
    app.add_exception_handler(RulesFault, _fault)
    app.add_exception_handler(StoreProblem, _not_kept)
    app.add_exception_handler(NotationError, _malformed)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(400, _unreadable)


def _start(parts: Parts, following: Following | None, ending: ExitStack) -> None:
    """Start cameras, phones and following, and register with `ending` how each is stopped.

    `ending` stops them in reverse order, even if one of them raises. So phones are stopped before
    the camera threads that wait for their pictures.
    """
    for watching in parts.threads:
        ending.callback(watching.stop)
    for lent in parts.phones:
        ending.callback(lent.camera.close)
        ending.callback(lent.receiver.stop)
    for lent in parts.phones:
        lent.receiver.start()
    for watching in parts.threads:
        watching.start()
    if following:
        following.start()
        ending.callback(following.stop)


def _parts(
    settings: Settings,
    ledger: Ledger,
    lookout: Lookout | None,
    scribe: Callable[[Session], Scribe] | None,
    waiting: WaitingFiles | None,
) -> Parts:
    """Create and connect all parts of the program, without starting any."""
    shelf = Shelf(settings.data / SETS_FOLDER)
    sessions = Sessions(ledger, shelf, code_hours=settings.code_hours, table=settings.table)
    snapshots = Snapshots(waiting)
    keeper: Keeper = WaitingKeeper(waiting, snapshots) if waiting else PictureHolder(snapshots)

    def who_is_who(renaming: Renaming) -> None:
        snapshots.rename(renaming)
        if lookout is not None:
            lookout.eye.rename(renaming)

    desks = Desks(sessions, scribe, keeper=keeper, tell_eye=who_is_who)
    preview = Preview(width_px=settings.preview_width_px)
    ring = FrameRing(seconds=settings.ring_s, megabytes=settings.ring_mb)
    watching = None
    if lookout is not None:
        watching = CameraThread(
            lookout.source,
            lookout.eye,
            preview=preview,
            snapshots=snapshots,
            ring=ring,
            on_look=desks.see,
            frozen_after_s=settings.frozen_after_s,
            on_table=desks.drawings,
            filmed=lookout.filmed,
            on_end=partial(last_words, lookout.second) if lookout.second else tuple,
            first_frame=_first_frame(sessions, keeper),
        )
    live = LivePicture(preview, most_per_s=settings.preview_fps)
    coach_of_first = _coach(lookout, ring) if lookout else None
    lent = phone_for(lookout.source, coach_of_first, settings.code_hours) if lookout else None
    hall = Hall(ledger.tournament_log(), sessions, code_hours=settings.code_hours)
    second = _second(settings, lookout, watching, snapshots) if lookout and watching else None
    return Parts(
        settings=settings,
        sessions=sessions,
        desks=desks,
        preview=preview,
        live=live,
        hall=hall,
        snapshots=snapshots,
        watching=watching,
        ring=ring,
        coach=coach_of_first,
        phone=lent,
        choice=lookout.choice if lookout else None,
        second=second,
    )


def _first_frame(sessions: Sessions, keeper: Keeper) -> int:
    """The number of a camera's first frame: after those of earlier runs at the watched game."""
    session = sessions.newest()
    if session is None:
        return 0
    return next_frame(session, keeper.read(session))


def _second(
    settings: Settings, lookout: Lookout, first: CameraThread, snapshots: Snapshots
) -> SecondView | None:
    if lookout.second is None:
        return None
    source, eye = lookout.second.source, lookout.second.eye
    running = second_camera(lookout.second, lookout.source, settings, snapshots, first.stand_in)
    coach = Coach(eye, running.ring, streamed=lambda: is_streamed(source.name))
    return SecondView(running, coach, phone_for(source, coach, settings.code_hours))


def _coach(lookout: Lookout, ring: FrameRing) -> Coach:
    return Coach(lookout.eye, ring, streamed=lambda: is_streamed(lookout.source.name))


def _refused(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, IllegalCommand)
    told: dict[str, object] = {
        "reason": error.reason,
        "detail": error.detail,
        "rule": error.rule,
    }
    if error.spot is not None:
        told["spot"] = {"x": error.spot.x, "y": error.spot.y}
    return JSONResponse(told, status_code=409)


def _fault(_: Request, error: Exception) -> JSONResponse:
    return JSONResponse({"detail": str(error), "reason": "game/fault"}, status_code=500)


def _not_kept(_: Request, error: Exception) -> JSONResponse:
    told = {"detail": encodable(str(error)), "reason": "store/failed"}
    return JSONResponse(told, status_code=507)


def _malformed(_: Request, error: Exception) -> JSONResponse:
    return JSONResponse({"detail": f"{error}."}, status_code=422)


def _invalid(_: Request, error: Exception) -> JSONResponse:
    """Name the invalid field, but not its value, which may not be representable in JSON."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(step) for step in first["loc"])
    told = encodable(f"{where}: {first['msg']}.")
    return JSONResponse({"detail": told}, status_code=422)


def _unreadable(_: Request, _error: Exception) -> JSONResponse:
    return JSONResponse({"detail": "The request cannot be read; send JSON."}, status_code=422)
