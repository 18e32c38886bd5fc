"""Receives a phone's picture over WebRTC, on a thread and an event loop of its own.

The pages' event loop has other things to do than to take 500 packets a second apart. No server
outside is asked for anything: phone and program find each other on the network they share.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from contextlib import suppress
from typing import Final, TypeVar

from aiortc import RTCConfiguration, RTCDataChannel, RTCPeerConnection, RTCSessionDescription
from aiortc.exceptions import InvalidAccessError, InvalidStateError
from aiortc.mediastreams import MediaStreamError, MediaStreamTrack
from av import VideoFrame

from server.capture.phone.camera import PhoneCamera
from server.capture.phone.gaps import Gaps
from server.capture.phone.losses import Losses
from server.capture.phone.offer import OfferProblem, check_offer, quick_start
from server.capture.phone.words import PhoneWord, word_for_phone, word_of_phone

T = TypeVar("T")

# One line for each frame that lost a packet on its way; the page says so, in words.
logging.getLogger("aiortc").setLevel(logging.ERROR)

WORD_EVERY_S: Final = 0.4
"""So often the phone hears that it is received; it begins anew after three without a word."""

LOOK_EVERY_S: Final = 0.25
"""So often it is counted what was lost."""

GIVE_UP_S: Final = 0.4
"""A packet that was asked for and has not come after so long does not come: on the bad Wi-Fi of the
tests it takes a tenth of a second."""

INSTRUCTION_EVERY_S: Final = 2.0
"""The coach looks closely at a whole picture, which takes a while."""

ANSWER_S: Final = 10.0
BROKEN: Final = (
    *(ValueError, KeyError, IndexError, AttributeError, TypeError, AssertionError),
    *(InvalidAccessError, InvalidStateError),
)
"""What the library raises at an offer that no browser would make."""


class PhoneReceiver:
    """One phone at a time; who comes later takes the place of who was there.

    Args:
        camera: Is handed the pictures.
        instruction: What the phone's owner should do first, as one sentence, empty for nothing;
            may take a while, and is asked on a thread.
    """

    def __init__(self, camera: PhoneCamera, instruction: Callable[[], str] = str) -> None:
        self._camera = camera
        self._instruction = instruction
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="phone", daemon=True)
        self._connection: RTCPeerConnection | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._first = ""
        self._lost: float | None = None

    def start(self) -> None:
        """Begin to listen."""
        self._thread.start()

    def stop(self) -> None:
        """Hang up and end."""
        if self._thread.is_alive():
            with suppress(TimeoutError):
                self._soon(self._hang_up()).result(ANSWER_S)
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join(ANSWER_S)

    def withdraw(self) -> None:
        """Hang up on a phone that lost its right."""
        self._camera.wellbeing.withdraw()
        self._soon(self._hang_up())

    async def answer(self, offer: str) -> str:
        """The answer to a phone's offer, both in SDP; called on any event loop.

        Raises:
            OfferProblem: It is none.
        """
        check_offer(offer)
        try:
            return await asyncio.wrap_future(self._soon(self._answered(offer)))
        except BROKEN as error:
            raise OfferProblem("This is no offer that can be read; open the page anew.") from error

    def _soon(self, work: Coroutine[object, object, T]) -> "Future[T]":
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_forever()
        self._loop.close()

    async def _answered(self, offer: str) -> str:
        await self._hang_up()
        connection = RTCPeerConnection(RTCConfiguration(iceServers=[]))
        self._connection = connection
        self._camera.connected()
        connection.on("track", lambda track: self._begin(self._take(track)))
        connection.on("datachannel", lambda channel: self._begin(self._talk(channel)))
        await connection.setRemoteDescription(RTCSessionDescription(offer, "offer"))
        await connection.setLocalDescription(await connection.createAnswer())
        return quick_start(connection.localDescription.sdp)

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        tasks, self._tasks = self._tasks, set()
        for task in tasks:
            task.cancel()
        if connection:
            await connection.close()

    def _begin(self, work: Coroutine[object, object, None]) -> None:
        task: asyncio.Task[None] = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take(self, track: MediaStreamTrack) -> None:
        """Hand in picture after picture, until the phone ends it."""
        with suppress(MediaStreamError):
            while True:
                picture = await track.recv()
                if isinstance(picture, VideoFrame):
                    self._camera.hand_in(picture, picture.time)

    async def _talk(self, channel: RTCDataChannel) -> None:
        """Hear what the phone says of itself, and tell it what to do."""
        channel.on("message", self._hear)
        self._begin(self._ask_coach())
        self._begin(self._count_losses())
        self._begin(self._give_up_what_is_lost())
        while channel.readyState == "open":
            channel.send(word_for_phone(self._first, self._camera.trouble))
            await asyncio.sleep(WORD_EVERY_S)

    async def _count_losses(self) -> None:
        losses, connection = Losses(), self._connection
        while connection:
            self._lost = losses.share(connection.getReceivers())
            if self._lost is not None:
                self._camera.wellbeing.losing(self._lost, time.monotonic())
            await asyncio.sleep(LOOK_EVERY_S)

    async def _give_up_what_is_lost(self) -> None:
        gaps, connection = Gaps(), self._connection
        while connection:
            await gaps.give_up(connection.getReceivers())
            await asyncio.sleep(GIVE_UP_S)

    async def _ask_coach(self) -> None:
        """Beside the words: no phone may think that nobody hears it because the coach is busy."""
        while True:
            self._first = await self._loop.run_in_executor(None, self._instruction)
            await asyncio.sleep(INSTRUCTION_EVERY_S)

    def _hear(self, message: str | bytes) -> None:
        word: PhoneWord | None = word_of_phone(message)
        if word is not None:
            self._camera.wellbeing.pause(word.pause)
            if self._lost is None:  # nothing was counted here
                self._camera.wellbeing.losing(word.lost, time.monotonic())
