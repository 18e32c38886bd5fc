"""Any number of viewers: no thread for each, the referee first, each picture encoded once."""

import asyncio
import gc
import weakref
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from inspect import iscoroutinefunction
from typing import Any

import pytest

from calibration.frame import Frame
from server.api.audience import AT_ONCE, Audience
from server.api.callers import caller, local_referee, referee, session_named
from server.api.live import SHARED_PER_S, LivePicture
from server.api.news import News, news_of
from server.capture.captions import Words
from server.capture.preview import Preview
from server.referee import handle
from server.session import REFEREE, Caller, Session
from tests.support.evenings import demonstration
from tests.support.films import plain

VIEWERS = 50
SPECTATOR = Caller("spectator")


class CountingPreview(Preview):
    """Counts how often a picture is drawn."""

    def __init__(self) -> None:
        super().__init__(width_px=64)
        self.drawn = 0

    def _drawn(self, shown: object, words: Words) -> bytes:
        self.drawn += 1
        return b"picture %d" % self.drawn


def in_a_loop_of_its_own(scenario: Coroutine[None, None, None]) -> None:
    """Run a scenario in a new thread: browser tests leave an event loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, scenario).result()


def test_viewers_who_wait_hold_no_threads() -> None:
    async def scenario() -> None:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(2))
        preview, over = CountingPreview(), asyncio.Event()
        live = LivePicture(preview, most_per_s=25)

        async def look() -> list[bytes]:
            seen = []
            async for picture in live.pictures(lambda: not over.is_set(), first=False):
                seen.append(picture)
                over.set()
            return seen

        looking = [asyncio.create_task(look()) for _ in range(VIEWERS)]
        await asyncio.sleep(0.05)
        # With a thread for each viewer nothing else would be done before they have waited.
        order = [asyncio.to_thread(str), asyncio.sleep(0.4)]
        done, _ = await asyncio.wait(
            map(asyncio.ensure_future, order), return_when=asyncio.FIRST_COMPLETED
        )
        assert [task.result() for task in done] == [""]
        preview.publish(Frame(plain(), 0, 0.0))
        seen = await asyncio.gather(*looking)
        assert all(one == [b"picture 1"] for one in seen if one)
        assert sum(map(bool, seen)) > 0
        assert preview.drawn == 1

    in_a_loop_of_its_own(scenario())


@pytest.mark.parametrize("viewers", [1, 10, 300])
def test_many_viewers_share_and_the_referee_does_not(viewers: int) -> None:
    async def scenario() -> None:
        preview = CountingPreview()
        live = LivePicture(preview, most_per_s=25)
        preview.publish(Frame(plain(), 0, 0.0))
        open_ = [live.pictures(lambda: True, first=False) for _ in range(viewers)]
        for one in open_:
            await anext(one)
        assert live.pause_s(first=True) == 1 / 25
        assert live.pause_s(first=False) == max(1 / 25, viewers / SHARED_PER_S)
        for one in open_:
            await one.aclose()  # type: ignore[attr-defined]
        assert live.pause_s(first=False) == 1 / 25
        assert preview._listeners == ()

    in_a_loop_of_its_own(scenario())


def test_what_drawing_took_is_no_pause_for_who_goes_first() -> None:
    live = LivePicture(CountingPreview(), most_per_s=25)
    assert live.pause_s(first=True, took_s=0.03) == pytest.approx(0.01)
    assert live.pause_s(first=True, took_s=0.2) == 0.0
    assert live.pause_s(first=False, took_s=0.03) == 1 / 25


def test_any_number_are_woken_by_one_call_and_those_who_play_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario() -> None:
        preview = CountingPreview()
        audience, woken = Audience(preview.listen), []
        loop = asyncio.get_running_loop()
        plainly = loop.call_soon_threadsafe

        async def wait(name: str, *, is_spectator: bool) -> None:
            with audience.joined(is_spectator=is_spectator) as changed:
                await changed.wait()
                woken.append(name)

        waiting = [asyncio.create_task(wait("looks on", is_spectator=True)) for _ in range(VIEWERS)]
        waiting.append(asyncio.create_task(wait("plays", is_spectator=False)))
        await asyncio.sleep(0)
        calls: list[object] = []

        def counted(*given: Any) -> Any:
            calls.append(given)
            return plainly(*given)

        monkeypatch.setattr(loop, "call_soon_threadsafe", counted)
        assert len(preview._listeners) == 1
        for _ in range(3):
            preview.publish(Frame(plain(), 0, 0.0))
        assert len(calls) == 1
        await asyncio.gather(*waiting)
        assert woken == ["plays"] + ["looks on"] * VIEWERS
        assert not preview._listeners

    in_a_loop_of_its_own(scenario())


def test_who_looks_on_is_woken_a_few_at_a_time() -> None:
    """While 300 spectators are notified, a referee's command waits for a few of them at most."""

    async def scenario() -> None:
        preview = CountingPreview()
        audience = Audience(preview.listen)
        with ExitStack() as stack:
            events = [
                stack.enter_context(audience.joined(is_spectator=True)) for _ in range(VIEWERS)
            ]
            preview.publish(Frame(plain(), 0, 0.0))
            woken_at_once, before = 0, 0
            while before < VIEWERS:
                await asyncio.sleep(0)
                now = sum(event.is_set() for event in events)
                woken_at_once, before = max(woken_at_once, now - before), now
        assert woken_at_once == AT_ONCE < VIEWERS

    in_a_loop_of_its_own(scenario())


def test_who_asks_at_once_is_answered_by_one_writing(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    news, written = News(session), []
    plainly = News._write

    def counted(self: News, caller: Caller, told_seq: int, *, picture: bool) -> tuple[str, ...]:
        written.append(caller)
        return plainly(self, caller, told_seq, picture=picture)

    monkeypatch.setattr(News, "_write", counted)

    async def scenario() -> None:
        asking = [news.awaited(SPECTATOR, 0, picture=False) for _ in range(VIEWERS)]
        told = await asyncio.gather(*asking)
        assert {head for _, head in told} == {session.head}
        assert all(texts is told[0][0] for texts, _ in told)

    in_a_loop_of_its_own(scenario())
    assert written == [SPECTATOR]


def test_who_looks_on_never_takes_the_referees_threads(session: Session) -> None:
    """While a command is carried out, spectators wait; the referee's own pages do not."""

    async def scenario() -> None:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
        news = News(session)
        with session.lock:
            asking = [
                asyncio.ensure_future(news.awaited(Caller("seat", n), 0, picture=False))
                for n in (1, 2, 3)
            ]
            await asyncio.sleep(0.05)
            assert await asyncio.wait_for(asyncio.to_thread(str), 1.0) == ""
        await asyncio.gather(*asking)

    in_a_loop_of_its_own(scenario())


def test_what_a_call_depends_on_takes_no_thread() -> None:
    """FastAPI gives each plain function a thread, and the way there and back takes its time."""
    for depends in (session_named, caller, referee, local_referee):
        assert iscoroutinefunction(depends), depends


def test_its_messages_are_freed_with_a_game() -> None:
    session = demonstration()
    news_of(session).since(SPECTATOR, 0)
    freed = weakref.ref(session)
    del session
    gc.collect()
    assert freed() is None


def test_what_many_see_is_written_once(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    news = news_of(session)
    assert news_of(session) is news
    first, head = news.since(SPECTATOR, 0)
    again, _ = news.since(SPECTATOR, 0)
    assert again is first
    assert head == session.head
    assert news.since(Caller("seat", 1), 0)[0] != first
    assert '"role":"referee"' in news.since(REFEREE, 0)[0][0]
    choices = session.game.choices(session.state)
    handle(session, choices[0], based_on_seq=head)
    fresh, later = news.since(SPECTATOR, head)
    assert later > head
    assert f'"seq":{later}' in fresh[1]
    assert f'"seq":{head},' not in fresh[1]
