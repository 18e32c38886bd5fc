"""Ten corrections on a phone (`make bench`): their taps, and the time until the log has each."""

import time
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from engine.games.clay_o_rama.starting import StartGame
from server.referee import handle
from server.session import REFEREE
from tests.browser.conftest import Watch
from tests.browser.rounds import PHONE
from tests.support.busy import others_at_work
from tests.support.evenings import creature, hand, missiles, throw
from tests.support.staged import Staged, staged

pytestmark = [pytest.mark.browser, pytest.mark.bench]

SOON_MS = 20_000
PROMISED_S = 2.0
"""Time limit for one tap, on an idle machine."""
MOST_S = 4.0
"""Time limit for several taps."""
BUSY = 1.5
"""Factor on the time limits if other programs are running."""


@dataclass(frozen=True)
class Correction:
    """A wrong value and the taps that put it right.

    Attributes:
        kind: Kind of the proposal.
        taps: Names of the tapped elements; names with # are test ids, with @ places in the
            picture.
        says: Expected text of the newest entry of the log.
    """

    kind: str
    taps: tuple[str, ...]
    says: str


CORRECTIONS = {
    "a mm less": Correction("span", ("Span 203 mm", "Confirm 203 mm"), "referee: 203 mm"),
    "a mm more": Correction("span", ("Span 205 mm", "Confirm 205 mm"), "referee: 205 mm"),
    "two mm": Correction("span", ("Span: more", "Span: more", "Confirm 206 mm"), "referee: 206 mm"),
    "another's hand": Correction("span", ("Ben, measured again",), "Ben's span"),
    "no hand": Correction("span", ("#dismiss",), ""),
    "hit points": Correction("weigh-in", ("34 hit points",), "34 hit points"),
    "attacks": Correction("weigh-in", ("#correct", "Attacks: more", "#confirm"), "Attacks"),
    "a missile's dice": Correction(
        "weigh-in", ("@Missile 2", "Missile 2: less", "#confirm"), "Missile 2"
    ),
    "another creature": Correction("throw", ("It struck Ada's orange creature",), "referee: Ada's"),
    "nobody": Correction("throw", ("It struck nobody",), "referee: nobody"),
}


@pytest.fixture
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Staged]:
    """The demonstration's game: a span, a weigh-in and, once that is begun, a throw."""
    with staged(tmp_path_factory.mktemp("staged")) as stage:
        yield stage


@pytest.mark.parametrize("what", CORRECTIONS)
def test_a_correction_takes_few_taps_and_is_in_the_log_at_once(
    what: str, table: Staged, watch: Watch
) -> None:
    correction = CORRECTIONS[what]
    session = table.parts.sessions.newest()
    assert session is not None
    desk = table.parts.desks.of(session)
    table.show(hand())
    table.show(creature(75, legs=3, limbs=2), *missiles(6, 14, 6, 5))
    if correction.kind == "throw":
        for key in ("span", "weigh-in-1"):
            desk.confirm(key, based_on_seq=session.head)
        handle(session, StartGame(None), caller=REFEREE, based_on_seq=session.head)
        table.show(throw(("green", 0.6), ("orange", 0.25), none=0.15))
    page = watch(PHONE, is_mobile=True, has_touch=True).page
    page.goto(table.address, wait_until="domcontentloaded")
    expect(page.get_by_test_id("answer-bar")).to_be_visible(timeout=SOON_MS)
    offer = page.locator(f"[data-testid=proposal][data-kind={correction.kind}]")
    expect(offer).to_be_visible()
    waits = offer.get_by_test_id("take-up")
    if waits.is_visible():
        waits.tap()
        expect(waits).to_have_count(0)
    page.wait_for_timeout(1000)  # all that the page asks for later has come
    began_s = time.monotonic()
    for tap in correction.taps:
        _tap(page, tap)
    if correction.says:
        newest = page.locator(".group").first
        expect(newest).to_contain_text(correction.says, timeout=SOON_MS)
    else:
        expect(offer).to_have_count(0, timeout=SOON_MS)
    took_s = time.monotonic() - began_s
    print(f"\n{what}: {len(correction.taps)} taps, {took_s:.2f} s")
    slack = BUSY if others_at_work() else 1.0
    assert took_s < slack * (PROMISED_S if len(correction.taps) == 1 else MOST_S)


def _tap(page: Page, what: str) -> None:
    name = what[1:]
    if what.startswith("@"):
        box = page.get_by_role("button", name=name, exact=True).bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    elif what.startswith("#"):
        page.get_by_test_id(name).tap()
    else:
        page.get_by_role("button", name=what).tap()
