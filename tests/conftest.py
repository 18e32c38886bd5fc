"""What every test run begins with, the order of its files, and what it lets go of."""

import os
import sys
from collections.abc import Iterator
from functools import _lru_cache_wrapper

import pytest
from hypothesis import settings

from tests.benchmarks.speed import Speed

# Modules are compiled once and kept, also where the surroundings say otherwise (as containers do):
# else every worker, and every program that a test starts, compiles half the house anew.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Property tests are the same on every run, whatever else is run, and never fail for being slow.
settings.register_profile("steady", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("steady")


def pytest_addoption(parser: pytest.Parser) -> None:
    """What `make bench` asks for."""
    parser.addoption(
        "--keep-speed", action="store_true", help="keep what benchmarks measure in docs/speed"
    )


@pytest.fixture(scope="session")
def speed(request: pytest.FixtureRequest) -> Iterator[Speed]:
    """Where benchmarks leave their figures."""
    measured = Speed()
    yield measured
    if request.config.getoption("--keep-speed"):
        from tests.benchmarks import speed_page

        measured.write()
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
