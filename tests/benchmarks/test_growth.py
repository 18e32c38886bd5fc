"""Costs grow at most linearly with the number of things on the table or entries on record."""

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Final

import cv2
import numpy as np
import pytest

import server.referee as referee
from calibration import calibrate, camera_from_json, parse_boards
from calibration.arrays import Image
from calibration.detect.boards import grey_of
from calibration.frame import Frame
from calibration.solve.fast import calibrate_fast
from engine.luck import roll
from server.capture.footage import Video
from server.capture.table_eye import table_eye
from server.capture.threads import in_one_thread
from server.responses import entries_json
from server.session import REFEREE, Session
from server.sessions import Sessions
from server.store.memory import MemoryLedger
from server.store.sql import SqlLedger
from tests.benchmarks.speed import Growth, Speed
from tests.support import drawn_boards, drawn_pitch
from tests.support.crowded_pitch import BY, crowd
from tests.support.drawn_dice import any_throw
from tests.support.drawn_play import Play, drawn_play
from tests.support.films import samples
from tests.support.kept_games import begun, url_of
from tests.support.throw_painter import Painter
from vision.clay.find_standing import StandingFinder
from vision.dice.look import DiceLook
from vision.eye import Eye
from vision.throws.observer import ThrowObserver
from vision.tokens.find import find_tokens

pytestmark = pytest.mark.bench

MOST: Final = 1.15
"""Largest exponent: linear growth, with a margin for measurement errors."""

TRIES: Final = 3
EVENING: Final = samples("evening")[0]


@pytest.fixture(autouse=True)
def one_thread() -> None:
    in_one_thread()


def cpu_ms(work: Callable[[], object], *, times: int = 1) -> float:
    """Processor milliseconds of a piece of work, the best of some tries."""
    best = np.inf
    for _ in range(TRIES):
        began_s = time.process_time()
        for _ in range(times):
            work()
        best = min(best, (time.process_time() - began_s) / times)
    return 1000 * float(best)


def report(growth: Growth) -> None:
    print(f"\n{growth.name}: {growth.points} {growth.unit} by {growth.of}, {growth.exponent:.2f}")
    assert growth.exponent < MOST


def test_creatures(speed: Speed) -> None:
    """Looking for creatures in a still picture."""
    points = []
    for count in (1, 2, 4, 8):
        play = drawn_play(3, size_wh=(1280, 720), count=count, apart_mm=85.0)
        bgr = Painter(play.scene, 1 / 240).picture(0.0, 0)
        points.append((count, cpu_ms(partial(_found, play, bgr))))
    report(speed.grows("finding creatures", "creatures", "ms of one core a look", points))


def _found(play: Play, bgr: Image) -> object:
    return StandingFinder(play.calibration, play.boards).find(bgr)


def test_dice(speed: Speed) -> None:
    """Reading all dice of one picture."""
    look, points = DiceLook(), []
    for count in (1, 2, 4, 8):
        drawn = _throw_of(count)
        frame = Frame(drawn, 0, 0.0)
        look.dice(frame)
        points.append((count, cpu_ms(partial(look.dice, frame))))
    report(speed.grows("reading dice", "dice", "ms of one core a picture", points))


def _throw_of(count: int) -> Image:
    """The first drawn throw of so many dice."""
    for seed in range(400):
        drawn = any_throw(
            np.random.default_rng(seed), (1280, 720), die_px=(30, 31), most=count, mishaps=0
        )
        if len(drawn.dice) == count:
            return drawn.bgr
    raise AssertionError(f"no throw of {count} dice")


def test_figures(speed: Speed) -> None:
    """Finding every figure of a pitch anew."""
    film, points = crowd(), []
    for count in (11, 22, 44, 66):
        pitch = replace(film.pitch, men=list(film.pitch.men)[:count])
        bgr = drawn_pitch.seen(pitch, BY, seed=0)
        points.append((count, cpu_ms(partial(_first_looks, bgr))))
    report(
        speed.grows("finding figures", "figures", "ms of one core, the first half second", points)
    )


def _first_looks(bgr: Image) -> None:
    eye = table_eye(drawn_pitch.pitch_boards(), BY.camera)
    for index in range(15):
        eye.look(Frame(bgr, index, index / 30))
    eye.finish()


def watched_ms(frames: Sequence[Frame], *, tries: int = TRIES) -> float:
    """Processor milliseconds to watch some of the evening for throws, without the first frame."""
    boards = parse_boards((EVENING / "boards.json").read_text())
    camera = camera_from_json((EVENING / "camera.json").read_text())
    best = np.inf
    for _ in range(tries):
        eye = Eye(
            boards, lambda t: (ThrowObserver(t, boards),), camera=camera, solver=calibrate_fast
        )
        eye.look(frames[0])
        began_s = time.process_time()
        for frame in frames[1:]:
            eye.look(replace(frame))
        best = min(best, time.process_time() - began_s)
    return 1000 * float(best)


def evening(count: int) -> list[Frame]:
    """The evening's first frames, already decoded, as decoding is not measured."""
    film = islice(Video(EVENING / "clip.mp4").frames(), count)
    return [replace(frame, picture=frame.bgr) for frame in film]


def test_resolution(speed: Speed) -> None:
    """Watching for throws, by the pixels of a frame; what is seen is the same."""
    points = []
    frames = evening(150)
    for width in (640, 960, 1280, 1920):
        size = (width, width * 9 // 16)
        scaled = [
            replace(frame, picture=np.asarray(cv2.resize(frame.bgr, size), dtype=np.uint8))
            for frame in frames
        ]
        points.append((size[0] * size[1] / 1e6, watched_ms(scaled) / len(frames)))
    report(speed.grows("watching at a resolution", "megapixels", "ms of one core a frame", points))


def test_rate(speed: Speed) -> None:
    """Watching for throws, by the frames of a second."""
    frames = evening(240)
    points = [(60 / step, watched_ms(frames[::step]) / 4) for step in (4, 2, 1)]
    report(speed.grows("watching at a rate", "frames a second", "ms of one core a second", points))


def test_length(speed: Speed) -> None:
    """Watching for throws, by the length of the evening: every second costs the same.

    Up to ten minutes, of which every fourth frame is shown.
    """
    one, points = evening(240)[::4], []
    for times, tries in ((2, TRIES), (15, 2), (150, 1)):
        whole = (
            replace(frame, index=240 * turn + frame.index, t_s=4 * turn + frame.t_s)
            for turn in range(times)
            for frame in one
        )
        points.append((4 * times, watched_ms(list(whole), tries=tries)))
    report(speed.grows("watching for long", "seconds watched", "ms of one core", points))


def test_pieces(speed: Speed) -> None:
    """Finding the printed pieces on a grid, each on a space of its own."""
    printed, by = (
        drawn_boards.boards("grid", "tokens"),
        drawn_boards.view((0.0, 0.0), 620.0, 60.0, -90.0),
    )
    cells = printed.markers[0].cells
    assert cells is not None
    middles, points = cells.middles_mm().reshape(-1, 2), []
    for count in (2, 4, 8, 16):
        numbers = sorted(printed.tokens[0].pieces)[:count]
        pieces = [
            drawn_boards.piece("tokens", number, (x, y), 0.0, 1.0)
            for number, (x, y) in zip(numbers, middles[::2], strict=False)
        ]
        picture = drawn_boards.seen([*drawn_boards.board("grid", "grid"), *pieces], by, seed=1)
        table, grey = calibrate([picture], printed, camera=by.camera), grey_of(picture)
        assert len(find_tokens(grey, printed, table)) == count
        points.append((count, cpu_ms(partial(find_tokens, grey, printed, table))))
    report(speed.grows("finding pieces", "pieces", "ms of one core a look", points))


ENTRIES: Final = (1000, 3000, 10_000)
SAID: Final = 20
"""Number of commands that are timed at each number of entries."""

OPENED_MS, COMMAND_MS = 1000.0, 20.0
"""Promised processor time with 10,000 entries."""

BUSY: Final = 2.0
"""Factor on promised times on a busy machine, where caches are cold."""


def test_entries(tmp_path: Path, speed: Speed) -> None:
    """Reopening a game, and one more command, by the number of entries in its SQLite ledger.

    It is a real game with random commands; once it is over, half of it is taken back.
    """
    file, opening, saying = tmp_path / "games.db", [], []
    ledger = SqlLedger(url_of(file))
    session = begun(ledger, "clay_o_rama", commands=0)
    for count in ENTRIES:
        while session.head < count:
            play_one(session)
        opening.append((count, cpu_ms(partial(opened, file))))
        began_s = time.process_time()
        for _ in range(SAID):
            play_one(session)
        saying.append((count, 1000 * (time.process_time() - began_s) / SAID))
    ledger.close()
    whole = speed.grows("opening a game", "entries", "ms of one core", opening)
    said = speed.grows("a command", "entries so far", "ms of one core", saying)
    print(whole.points, said.points)
    report(whole)
    report(said)
    slack = BUSY if os.getloadavg()[0] > (os.cpu_count() or 1) else 1.0
    assert opening[-1][1] < OPENED_MS * slack
    assert saying[-1][1] < COMMAND_MS * slack


LISTED: Final = (1000, 2000, 4000)
"""Numbers of entries in the lists that are timed: a long evening has some 4,000."""


def test_list_of_entries(speed: Speed) -> None:
    """The whole ledger as JSON, as an opened page gets it, by the number of entries."""
    session, points = begun(MemoryLedger(), "clay_o_rama", commands=0), []
    for count in LISTED:
        while session.head < count:
            play_one(session)
        points.append((session.head, cpu_ms(partial(entries_json, session, REFEREE))))
    report(speed.grows("listing a game's entries", "entries", "ms of one core", points))


def opened(file: Path) -> None:
    """Open a database: read, check and replay its games."""
    ledger = SqlLedger(url_of(file))
    assert Sessions(ledger).newest() is not None
    ledger.close()


def play_one(session: Session) -> None:
    """Play one random command; take back half of the game if it is over."""
    choices = session.game.choices(session.state)
    if choices:
        command = choices[roll("bench", session.head, len(choices)) - 1]
        referee.handle(session, command, based_on_seq=session.head)
    else:
        entries = session.entries
        ends = sorted(seq - 1 for seq in session.standing if entries[seq - 1].command == seq)
        referee.take_back(session, ends[len(ends) // 2], based_on_seq=session.head)
