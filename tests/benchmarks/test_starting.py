"""Time from the command to the first picture on a page, including the web server and imports."""

import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final

import pytest

from tests.benchmarks.speed import Speed
from tests.support.program import address_of, begun
from tests.support.spent import processor_s

pytestmark = pytest.mark.bench

TRIES: Final = 3
LONGEST_S: Final = 60.0


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="time is read from /proc")
def test_from_the_command_to_the_first_picture(tmp_path: Path, speed: Speed) -> None:
    tried = [started(tmp_path / str(number)) for number in range(TRIES)]
    by_clock_s, spent_s = (min(one[place] for one in tried) for place in (0, 1))
    print(f"\n{by_clock_s:.2f} s by the clock, {spent_s:.2f} s of processor time; best of {TRIES}")
    name = "start to a first picture on the page"
    speed.keep(f"{name}, by the clock", by_clock_s, "s", "time")
    speed.keep(f"{name}, processor", spent_s, "s", "time")


def started(folder: Path) -> tuple[float, float]:
    """Wall-clock and processor seconds until a page has its first picture."""
    folder.mkdir()
    began_s, log = time.monotonic(), folder / "log.txt"
    with begun(["demo", "--data", str(folder / "data")], log=log) as program:
        try:
            address = address_of(program, log)
            while not shown(address) and time.monotonic() - began_s < LONGEST_S:
                time.sleep(0.01)
            return time.monotonic() - began_s, processor_s(program.pid)
        finally:
            program.kill()


def shown(address: str) -> bool:
    """Whether the program serves a picture yet."""
    try:
        with urllib.request.urlopen(f"{address}api/camera/frame.jpg", timeout=10) as answer:
            return bool(answer.read())
    except urllib.error.HTTPError as error:
        if error.code != 404:
            raise
        return False
