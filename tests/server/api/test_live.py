"""Any number of viewers: no thread for each, the referee first, each picture encoded once."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor

import pytest

from calibration.frame import Frame
from server.api.live import SHARED_PER_S, LivePicture
from server.api.news import news_of
from server.capture.preview import Preview
from server.referee import handle
from server.session import REFEREE, Caller, Session
from tests.support.films import plain

VIEWERS = 50
SPECTATOR = Caller("spectator")


class CountingPreview(Preview):
    """Counts how often a picture is drawn."""

    def __init__(self) -> None:
        super().__init__(width_px=64)
        self.drawn = 0

    def _drawn(self, shown: object) -> bytes:
        self.drawn += 1
        return b"picture %d" % self.drawn


def in_a_loop_of_its_own(scenario: Coroutine[None, None, None]) -> None:
    """A browser test on the same worker leaves a loop running in its thread."""
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
