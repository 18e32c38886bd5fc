"""The live picture, pushed to any number of viewers without a thread for each of them."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

from server.api.audience import Audience
from server.capture.captions import Words, in_english
from server.capture.preview import Preview

WAIT_S: Final = 0.5
"""Seconds without a new picture after which it is checked whether the viewer has left."""

SHARED_PER_S: Final = 200
"""Pictures per second for all viewers together, so that each gets fewer the more there are."""

_PAINTER: Final = ThreadPoolExecutor(1, thread_name_prefix="picture")


class LivePicture:
    """Streams the pictures of a preview to any number of viewers.

    Args:
        preview: Draws and encodes each frame once for all viewers.
        most_per_s: Most pictures per second for one viewer.
    """

    def __init__(self, preview: Preview, *, most_per_s: float) -> None:
        self._preview = preview
        self._most_per_s = most_per_s
        self._viewers = 0
        self._audience = Audience(preview.listen)

    async def pictures(
        self, going_on: Callable[[], bool], *, first: bool, words: Words = in_english
    ) -> AsyncIterator[bytes]:
        """Yield the newest picture again and again, as JPEG.

        Args:
            going_on: Asked before each picture; the stream ends once it returns False.
            first: Whether the viewer gets the full rate, and does not share it with others.
            words: Translate the captions.
        """
        self._viewers += not first
        try:
            with self._audience.joined() as changed:
                changed.set()  # do not wait for a change: there may be a picture already
                while going_on():
                    with suppress(TimeoutError):
                        await asyncio.wait_for(changed.wait(), WAIT_S)
                    if not changed.is_set():
                        continue
                    changed.clear()
                    began_s = time.monotonic()
                    picture = await self._newest(words)
                    if picture:
                        yield picture
                    took_s = time.monotonic() - began_s
                    await asyncio.sleep(self.pause_s(first=first, took_s=took_s))
        finally:
            self._viewers -= not first

    async def _newest(self, words: Words) -> bytes | None:
        """The newest picture; drawn on a thread if nobody has asked for it yet."""
        drawn = self._preview.drawn_already(words)
        if drawn:
            return drawn
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(_PAINTER, self._preview.newest, words)

    def pause_s(self, *, first: bool, took_s: float = 0.0) -> float:
        """Seconds to wait before the next picture.

        A `first` viewer waits only for the rest of the interval, so that they get the full rate
        even on a busy machine, where drawing takes long. All others wait for a whole interval, so
        that many viewers leave time for the rest of the program.

        Args:
            first: Whether the viewer gets the full rate.
            took_s: How long drawing and sending the last picture took.
        """
        alone = 1 / self._most_per_s
        if first:
            return max(0.0, alone - took_s)
        return max(alone, self._viewers / SHARED_PER_S)
