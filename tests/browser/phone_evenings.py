"""An evening filmed by a phone: the creatures weighed in before, and confirming proposals."""

from typing import Final

from playwright.sync_api import Page, expect

from server.cli.demonstration import PLAYERS, SEED
from tests.browser.rounds import begin, post, state_of

PATIENCE_MS: Final = 240_000
"""The film takes nine seconds; a busy machine skips most of its frames, but it is repeated."""

SOON_MS: Final = 60_000

WEIGHED_BEFORE: Final = (
    {"player": 2, "legs": 2, "hit_points": 43, "missiles": [{"dice": 2}, {"dice": 1}]},
    {"player": 3, "legs": 3, "hit_points": 45, "missiles": [{"dice": 1}, {"dice": 1}]},
)
"""The creatures that are not on the card in the film."""

CONFIRM: Final = """(proposal) => {
    const button = proposal.querySelector("[data-testid=confirm]:not([disabled])");
    if (!button) {
        proposal.querySelector("[data-testid=take-up]")?.click();
        return null;
    }
    button.click();
    return proposal.dataset.key;
}"""
"""In one step, as one proposal may give way to another; one that waits behind is taken up first."""

LOOKS, PAUSE_MS = 1200, 200


def begun_evening(address: str) -> str:
    """Begin a game of the demonstration's players; all but the one on the card are weighed in."""
    options = {"players": list(PLAYERS)}
    begun = begin(address, {"game": "clay_o_rama", "options": options, "seed": SEED})
    where = f"{address}api/sessions/{begun['id']}"
    for weighed in WEIGHED_BEFORE:
        command = {"type": "WeighIn", "seat": None, "because": "before the film", **weighed}
        head = state_of(address, begun)["seq"]
        post(f"{where}/commands", {"command": command, "based_on_seq": head})
    return str(begun["id"])


def confirm_offer(page: Page, kind: str) -> None:
    """Confirm the first proposal of a kind; it is answered, and the log has the answer."""
    found = page.locator(f"[data-testid=proposal][data-kind={kind}][data-blocked=false]").first
    expect(found).to_be_visible(timeout=PATIENCE_MS)
    entries = page.get_by_test_id("log-entry").count()
    key = None
    for _ in range(LOOKS):
        key = found.evaluate(CONFIRM, timeout=PATIENCE_MS)
        if key is not None:
            break
        page.wait_for_timeout(PAUSE_MS)
    expect(page.get_by_test_id("log-entry").nth(entries)).to_be_visible(timeout=SOON_MS)
    offer = page.locator(f'[data-testid=proposal][data-key="{key}"]')
    expect(offer).to_have_count(0, timeout=SOON_MS)
