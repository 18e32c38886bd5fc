"""Faults of a network camera are reported within a second, and recovered from.

The servers are real ones, each a program that is killed, restarted and stopped.
"""

import re
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import Final

import pytest

from server.capture.opening import open_camera
from server.capture.returning import ReturningCamera
from server.capture.source import SourceProblem
from tests.benchmarks.speed import Speed
from tests.support.network_cameras import free_port, mjpeg_camera, rtsp_camera, standing_still

PATIENCE_S: Final = 60.0
NAMED_S: Final = 1.0
TAKEN_UP_S: Final = 3.0
LASTS_S: Final = 1.0
STEADY_S: Final = 1.0
"""Time before each fault, in which the usual interval between pictures is learned."""
FEW, MANY, KNOWN = 1, 5, "kim:secret"
Starts = Callable[..., AbstractContextManager[int]]
SERVERS: Final[dict[str, Starts]] = {"http": mjpeg_camera, "rtsp": rtsp_camera}

# The seconds hold on a machine that does nothing else; what must always hold is that it happens.
TIMED: Final = [(FEW, False), pytest.param(MANY, True, marks=pytest.mark.bench)]


@contextmanager
def watched(address: str) -> Iterator[ReturningCamera]:
    """A camera whose pictures are read on a thread."""
    source = open_camera(address)
    assert isinstance(source, ReturningCamera)
    came = threading.Event()

    def take() -> None:
        for _ in source.frames():
            came.set()

    thread = threading.Thread(target=take, daemon=True)
    thread.start()
    assert came.wait(PATIENCE_S)
    try:
        yield source
    finally:
        source.close()
        thread.join(PATIENCE_S)


def seconds_until(true: Callable[[], bool]) -> float:
    began_s = time.monotonic()
    while not true():
        assert time.monotonic() - began_s < PATIENCE_S
        time.sleep(0.005)
    return time.monotonic() - began_s


def judge(
    what: str, named: Sequence[float], back: Sequence[float], *, timed: bool, speed: Speed
) -> None:
    """Print and keep the times of one fault, and compare them with the limits."""
    print(
        f"\n{what}: {len(named)} times, named after {min(named):.2f} to {max(named):.2f} s, "
        f"gone on with after {min(back):.2f} to {max(back):.2f} s"
    )
    if timed:
        for happens, took_s in (("reported", max(named)), ("resumed", max(back))):
            speed.keep(f"{what}: {happens} at the latest", took_s, "s by the clock")
    assert not timed or (max(named) < NAMED_S and max(back) < TAKEN_UP_S)


@pytest.mark.long  # the cameras' own tests kill one once
@pytest.mark.parametrize("scheme", list(SERVERS))
@pytest.mark.parametrize(("rounds", "timed"), TIMED)
def test_a_server_that_is_killed_and_started_anew(
    scheme: str, rounds: int, timed: bool, speed: Speed
) -> None:
    starts, port = SERVERS[scheme], free_port()
    named, back = [], []
    with ExitStack() as first:
        first.enter_context(starts(KNOWN, port=port))
        with watched(f"{scheme}://{KNOWN}@127.0.0.1:{port}/stream") as source:
            for _ in range(rounds):
                time.sleep(STEADY_S)
                first.close()
                named.append(seconds_until(lambda: bool(source.trouble)))
                assert "secret" not in source.trouble
                time.sleep(LASTS_S)
                first.enter_context(starts(KNOWN, port=port))  # it listens from now on
                back.append(seconds_until(lambda: not source.trouble))
    judge(f"{scheme}, killed and started anew", named, back, timed=timed, speed=speed)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot hold a program up")
@pytest.mark.parametrize(
    "lasts_s",
    [
        pytest.param(1.0, id="shortly"),
        pytest.param(4.0, id="for long", marks=pytest.mark.long),
    ],
)
@pytest.mark.parametrize("scheme", ["http", pytest.param("rtsp", marks=pytest.mark.long)])
@pytest.mark.parametrize(("rounds", "timed"), TIMED)
def test_a_camera_that_sends_nothing_and_hangs_up_on_nobody(
    scheme: str, lasts_s: float, rounds: int, timed: bool, speed: Speed
) -> None:
    named, back = [], []
    with (
        SERVERS[scheme](KNOWN) as port,
        watched(f"{scheme}://{KNOWN}@127.0.0.1:{port}/stream") as source,
    ):
        for _ in range(rounds):
            time.sleep(STEADY_S)
            with standing_still(port):
                named.append(seconds_until(lambda: bool(source.trouble)))
                time.sleep(lasts_s)
            back.append(seconds_until(lambda: not source.trouble))
    judge(f"{scheme}, silent for {lasts_s:.0f} s more", named, back, timed=timed, speed=speed)


@pytest.mark.parametrize("scheme", list(SERVERS))
@pytest.mark.parametrize(("rounds", "timed"), TIMED)
def test_what_is_mistyped_is_named(scheme: str, rounds: int, timed: bool) -> None:
    with SERVERS[scheme](KNOWN) as port:
        mistyped = {
            "password": (f"kim:other@127.0.0.1:{port}/stream", "this name and password"),
            "no password": (f"127.0.0.1:{port}/stream", "asks for a name and password"),
            "path": (f"{KNOWN}@127.0.0.1:{port}/else", "no stream of that name"),
            "port": (f"{KNOWN}@127.0.0.1:{free_port()}/stream", "does not answer at that port"),
            "machine": (f"{KNOWN}@no-such-machine.invalid/stream", "not known on this network"),
        }
        for what, (place, told) in mistyped.items():
            took_s = [seconds_to_refuse(f"{scheme}://{place}", told) for _ in range(rounds)]
            print(f"{scheme}, {what}: {rounds} times, named after up to {max(took_s):.2f} s")
            assert not timed or max(took_s) < NAMED_S


def seconds_to_refuse(address: str, told: str) -> float:
    """Time until the camera is refused with one sentence that contains no secret."""
    began_s = time.monotonic()
    with pytest.raises(SourceProblem, match=told) as wrong:
        open_camera(address)
    assert not re.search("secret|other", str(wrong.value))
    assert str(wrong.value).count(". ") == 0
    return time.monotonic() - began_s
