"""A long evening: sixty proposals and more than three hundred entries do not slow the page down."""

import time
from dataclasses import dataclass

import pytest
from playwright.sync_api import CDPSession, Page, expect

from engine.games.clay_o_rama.moving import Move
from engine.games.clay_o_rama.turns import EndMove
from engine.luck import roll
from engine.notation import to_json
from engine.registry import GAMES
from server.proposals.clay_o_rama import memory
from server.referee import handle
from server.session import REFEREE, Session
from tests.browser.conftest import Watch
from tests.support.evenings import throw
from tests.support.staged import Staged

pytestmark = pytest.mark.browser

SOON_MS = 60_000
FEW_PROPOSALS, FEW_ENTRIES = 3, 30
MANY_PROPOSALS, MANY_ENTRIES = 20, 100
MOST_PROPOSALS, MOST_ENTRIES = 60, 300
"""Sizes of a short, a longer and a very long evening."""
ONLY_WALKS_FROM = 60
UPDATES, MORE_UPDATES = 6, 12
RESTING_S, MORE_RESTING_S = 2.0, 4.0
MOST_TIMES = 3.0
"""Largest cost as a multiple of a short evening's: there is more to draw."""
MOST_TIMES_ANSWERED = 5.0
"""The same for the program, which writes all proposals anew at each update: twenty times as many
take 2.3 to 3.2 times as long."""
SAID = """async ({ session, seq, text }) => {
    const shown = new Promise((done) => {
        const look = () => {
            const first = document.querySelector("[data-testid=log-entry]");
            if (!first?.textContent.includes(text)) return;
            watch.disconnect();
            requestAnimationFrame(() => setTimeout(() => done(performance.now())));
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    const began = performance.now();
    const command = { type: "Note", seat: null, text };
    const answer = await fetch(`/api/sessions/${session}/commands`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ command, based_on_seq: seq }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await shown) - began;
}"""


@dataclass(frozen=True)
class Cost:
    """What an update costs.

    Attributes:
        drawn_ms: The quickest, from what is said until the browser has drawn it, by the clock;
            told, not judged: it is a few pictures of the screen, and whatever else works on the
            machine adds more.
        answered_ms: The least processor time of the program for an update, and of the test's own.
        worked_ms: Processor time of the page's thread for each update.
        resting: Share of a processor that this thread takes while only the camera tells of itself.
    """

    drawn_ms: float
    answered_ms: float
    worked_ms: float
    resting: float

    def describe(self) -> str:
        """In one line."""
        return (
            f"said to drawn {self.drawn_ms:.0f} ms, the program's work {self.answered_ms:.0f} ms, "
            f"the page's {self.worked_ms:.0f} ms, {100 * self.resting:.1f} % of a processor at rest"
        )


@pytest.mark.long
@pytest.mark.parametrize(
    ("proposals", "entries", "updates", "resting_s"),
    [
        (MANY_PROPOSALS, MANY_ENTRIES, UPDATES, RESTING_S),
        pytest.param(
            MOST_PROPOSALS, MOST_ENTRIES, MORE_UPDATES, MORE_RESTING_S, marks=pytest.mark.long
        ),
    ],
)
def test_a_long_evening_is_as_quick_as_a_short_one(
    proposals: int,
    entries: int,
    updates: int,
    resting_s: float,
    stage: Staged,
    watch: Watch,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(memory, "MOST_THROWS", proposals)  # else the oldest give way
    few = evening(stage, FEW_PROPOSALS, FEW_ENTRIES)
    short = cost(watch().page, stage, few, updates, resting_s)
    many = evening(stage, proposals, entries)
    long = cost(watch().page, stage, many, updates, resting_s)
    print(f"\n{FEW_PROPOSALS} proposals, {FEW_ENTRIES} entries: {short.describe()}")
    print(f"{proposals} proposals, {entries} entries: {long.describe()}")
    assert long.worked_ms < MOST_TIMES * short.worked_ms
    assert long.resting < MOST_TIMES * short.resting
    assert long.answered_ms < MOST_TIMES_ANSWERED * short.answered_ms


def evening(stage: Staged, proposals: int, entries: int) -> Session:
    """A running game with `entries` log entries and `proposals` unanswered throws."""
    told = to_json(GAMES["clay_o_rama"].examples["classic"])
    options = {key: value for key, value in told.items() if key != "type"}
    session = stage.parts.sessions.begin("clay_o_rama", options=options, seed=7, dice="seeded")
    play_on(session, entries)
    for number in range(proposals):
        stage.show(throw(("blue", 0.6), ("green", 0.25), none=0.15, frame=500 + 40 * number))
    assert len(stage.parts.desks.of(session).offers()) == proposals
    return session


def play_on(session: Session, entries: int) -> None:
    """Play random commands at first, then only walks, so that nobody wins."""
    game, turn = session.game, 0
    while session.head < entries:
        choices = game.choices(session.state)
        peaceful = tuple(one for one in choices if isinstance(one, Move | EndMove))
        if session.head > ONLY_WALKS_FROM and peaceful:
            choices = peaceful
        command = choices[roll("choice", turn, len(choices)) - 1]
        handle(session, command, caller=REFEREE, based_on_seq=session.head)
        turn += 1


def cost(page: Page, stage: Staged, session: Session, updates: int, waited_s: float) -> Cost:
    page.goto(f"{stage.address}?session={session.record.id}", wait_until="domcontentloaded")
    expect(page.get_by_test_id("log-entry").first).to_be_visible(timeout=SOON_MS)
    page.wait_for_timeout(2000)
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = worked_s(tools)
    page.wait_for_timeout(waited_s * 1000)
    resting_s = worked_s(tools) - before
    took, answered = [], []
    before = worked_s(tools)
    for number in range(updates):
        said = {"session": session.record.id, "seq": session.head, "text": f"a remark, {number}"}
        began_s = time.process_time()
        took.append(page.evaluate(SAID, said))
        answered.append(time.process_time() - began_s)
    worked = worked_s(tools) - before
    return Cost(min(took), 1000 * min(answered), 1000 * worked / updates, resting_s / waited_s)


def worked_s(tools: CDPSession) -> float:
    metrics = {one["name"]: one["value"] for one in tools.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"])
