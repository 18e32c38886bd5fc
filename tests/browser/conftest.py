"""Fixtures: a Chromium, and pages on which any error fails the test."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, Playwright, ViewportSize, sync_playwright

from tests.support.chromium import find_chromium
from tests.support.evenings import creature, hand, missiles
from tests.support.program import ROOT, serving
from tests.support.staged import Staged, staged
from tests.support.watchdog import Watchdog

# What a browser without a network, and often without a user of its own, has to be told.
FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
LAPTOP: ViewportSize = {"width": 1280, "height": 800}

Watch: TypeAlias = Callable[..., Watchdog]


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Playwright; a process can have only one instance, and no event loop of its own beside it."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One Chromium for all tests."""
    executable = find_chromium()
    if executable is None:
        pytest.skip("no Chromium, Chrome or Edge here; `.ci/browser.py` says how to get one")
    as_root = sys.platform == "linux" and os.geteuid() == 0
    arguments = [*FLAGS, "--no-sandbox"] if as_root else list(FLAGS)
    chromium = playwright.chromium.launch(executable_path=executable, headless=True, args=arguments)
    yield chromium
    chromium.close()


@pytest.fixture
def watch(browser: Browser) -> Iterator[Watch]:
    """Opens pages, each in a browser context of its own; an error on any fails the test."""
    watched: list[Watchdog] = []

    def begin(size: ViewportSize = LAPTOP, **wishes: Any) -> Watchdog:
        context = browser.new_context(viewport=size, **{"locale": "en-GB", **wishes})
        watched.append(Watchdog(context.new_page()))
        return watched[-1]

    yield begin
    for watchdog in watched:
        watchdog.page.context.close()
    assert not [complaint for watchdog in watched for complaint in watchdog.verdict()]
    hosts = {host for watchdog in watched for host in watchdog.hosts}
    assert len(hosts) <= 1, "the page asks nobody but its own server"


@pytest.fixture(scope="session")
def pictures() -> Path:
    """Where screenshots go; not part of the repository."""
    folder = ROOT / "test-results"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture(scope="package")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a program without a camera, shared by tests that open games by name."""
    yield from _program(tmp_path_factory.mktemp("table"))


@pytest.fixture(scope="module")
def own_table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of another program, used by one test file only."""
    yield from _program(tmp_path_factory.mktemp("own"))


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Staged]:
    """A program that serves the demonstration's game, for one test file."""
    with staged(tmp_path_factory.mktemp("staged")) as program:
        yield program


@pytest.fixture
def offered(stage: Staged) -> Iterator[Staged]:
    """A span and a weigh-in to be answered; answers are taken back for the next test."""
    session = stage.parts.sessions.newest()
    assert session is not None
    before, desk = session.head, stage.parts.desks.of(session)
    if not desk.offers():
        stage.show(hand())
        stage.show(creature(75, legs=3, limbs=2), *missiles(6, 14, 6, 5))
    yield stage
    if session.head != before:
        desk.take_back(before, based_on_seq=session.head)


def _program(folder: Path) -> Iterator[str]:
    words = ["serve", "--data", str(folder / "data")]
    with serving(words, log=folder / "stderr.txt", gently=False) as address:
        yield address
