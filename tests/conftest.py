"""What every test run begins with, the order of its files, and what it lets go of."""

import gc
import os
import sys

# A worker a core: threads of their libraries beside them only wait for each other. Before NumPy.
if "PYTEST_XDIST_WORKER" in os.environ:
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from collections.abc import Iterator, Mapping
from functools import _lru_cache_wrapper
from importlib import import_module

import cv2
import pytest
from hypothesis import settings

from tests.benchmarks.speed import Speed
from tests.support.measured_once import Call, all_once

# Modules are compiled once and kept, also where the surroundings say otherwise (as containers do):
# else every worker, and every program that a test starts, compiles half the house anew.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

if "PYTEST_XDIST_WORKER" in os.environ:
    cv2.setNumThreads(1)

# Property tests are the same on every run, whatever else is run, and never fail for being slow.
settings.register_profile("steady", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("steady")


def pytest_addoption(parser: pytest.Parser) -> None:
    """What `make bench` asks for."""
    parser.addoption(
        "--keep-speed", action="store_true", help="keep what benchmarks measure in docs/speed"
    )


@pytest.fixture
def speed(request: pytest.FixtureRequest, speed_of_run: Speed) -> Iterator[Speed]:
    """Where a benchmark leaves its figures; the yardstick is measured before it begins."""
    # What other tests left would be searched through in this one's time: twice a command's.
    gc.collect()
    gc.freeze()
    speed_of_run.begin()
    yield speed_of_run
    gc.unfreeze()
    if request.config.getoption("--keep-speed"):
        speed_of_run.write()  # at once: a run that is stopped loses only what was not measured


@pytest.fixture(scope="session")
def speed_of_run(request: pytest.FixtureRequest) -> Iterator[Speed]:
    """The figures of all benchmarks."""
    measured = Speed()
    yield measured
    if request.config.getoption("--keep-speed"):
        from tests.benchmarks import speed_page

        speed_page.write()


FIRST = ("tests/browser/", "tests/vision/", "tests/calibration/", "tests/server/")
"""Where the long files are: begun first, no worker is left with one at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long files first, in the order of `FIRST`; all else stays as it was."""
    items.sort(key=_place)


def _place(item: pytest.Item) -> int:
    return next((n for n, room in enumerate(FIRST) if item.nodeid.startswith(room)), len(FIRST))


@pytest.fixture(scope="module", autouse=True)
def let_go(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a file drew or measured once for all its tests is not kept for the rest of the run."""
    yield
    for value in vars(request.module).values():
        if isinstance(value, _lru_cache_wrapper) and value.__module__ == request.module.__name__:
            value.cache_clear()


MEASURED_ANEW = (
    "tests/calibration/",
    "tests/benchmarks/",
    "tests/server/cli/test_profile.py",
    "tests/server/profiling/",
    "tests/server/review/",
    "tests/server/test_evening.py",
    "tests/support/",
)
"""Where calibrating and weighing in are tested: that they are right, what they cost, and that an
evening measured twice is twice the same."""


@pytest.fixture(scope="session")
def shared_calls(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Mapping[tuple[str, str], Call]:
    """What is measured once for all tests; nothing where time is measured."""
    if any(item.get_closest_marker("bench") for item in request.session.items):
        return {}
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    return all_once(shared / "measured-once")


@pytest.fixture(scope="module", autouse=True)
def measured_once(
    request: pytest.FixtureRequest, shared_calls: Mapping[tuple[str, str], Call]
) -> Iterator[None]:
    """What the tests of many files calibrate or weigh in alike, one of them does for all."""
    with pytest.MonkeyPatch.context() as patch:
        if not request.node.nodeid.startswith(MEASURED_ANEW):
            for (module, name), call in shared_calls.items():
                patch.setattr(import_module(module), name, call)
        yield
