"""Receives a phone's picture over WebRTC, on its own thread and event loop.

The pages' event loop must not be busy with 500 packets a second. No outside server is used: phone
and program find each other on their local network.
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

# It logs a line for each frame that lost a packet; the page reports losses already.
logging.getLogger("aiortc").setLevel(logging.ERROR)

WORD_EVERY_S: Final = 0.4
"""Seconds between messages to the phone, which reconnects after three seconds without one."""

LOOK_EVERY_S: Final = 0.25
"""Seconds between two counts of lost packets."""

MISSING_EVERY_S: Final = 0.1
"""Seconds between two checks for missing packets, and so the most by which one is given up late.
After an interruption several may have to be given up in turn."""

INSTRUCTION_EVERY_S: Final = 2.0
"""Seconds between two instructions from the coach, which takes a while to check a whole picture."""

ANSWER_S: Final = 10.0
"""Seconds for which closing waits for the receiving thread to hang up, and again for it to end."""

BROKEN: Final = (
    *(ValueError, KeyError, IndexError, AttributeError, TypeError, AssertionError),
    *(InvalidAccessError, InvalidStateError),
)
"""What the WebRTC library raises if an offer is invalid."""


def but_for_closed_connections(loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
    """The event loop's handler for exceptions of tasks that nobody awaits.

    aiortc repeats messages that were not acknowledged, even if the connection has closed by then.
    Such errors are dropped, because closed connections are noticed elsewhere; all others are
    reported.
    """
    if not isinstance(context.get("exception"), ConnectionError):
        loop.default_exception_handler(context)


class PhoneReceiver:
    """Receives from one phone at a time; a later one replaces the earlier one.

    Args:
        camera: The source to which the pictures are handed.
        instruction: Returns what the phone's owner should do first, as one sentence, or an empty
            text. It may take a while, so it is called on another thread.
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
        """Start the receiving thread."""
        self._thread.start()

    def stop(self) -> None:
        """Close the connection and stop the thread."""
        if self._thread.is_alive():
            with suppress(TimeoutError):
                self._run_on_loop(self._hang_up()).result(ANSWER_S)
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join(ANSWER_S)

    def withdraw(self) -> None:
        """Close the connection of a phone whose permission was withdrawn."""
        self._camera.wellbeing.withdraw()
        self._run_on_loop(self._hang_up())

    async def answer(self, offer: str) -> str:
        """Accept a phone's offer of a connection; may be called on any event loop.

        Args:
            offer: The offer, in SDP.

        Returns:
            The answer, in SDP.

        Raises:
            OfferProblem: The offer is invalid.
        """
        check_offer(offer)
        try:
            return await asyncio.wrap_future(self._run_on_loop(self._answered(offer)))
        except BROKEN as error:
            raise OfferProblem("This offer cannot be read; reload the page.") from error

    def _run_on_loop(self, work: Coroutine[object, object, T]) -> "Future[T]":
        """Run a coroutine on the receiver's own event loop; may be called on any thread."""
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.set_exception_handler(but_for_closed_connections)
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
        """Start a task that `_hang_up` cancels."""
        task: asyncio.Task[None] = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take(self, track: MediaStreamTrack) -> None:
        """Hand every picture to the camera, until the phone ends the track."""
        with suppress(MediaStreamError):
            while True:
                picture = await track.recv()
                if isinstance(picture, VideoFrame):
                    self._camera.hand_in(picture, picture.time)

    async def _talk(self, channel: RTCDataChannel) -> None:
        """Receive the phone's status messages, and send it instructions."""
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
            await gaps.give_up(connection.getReceivers(), time.monotonic())
            await asyncio.sleep(MISSING_EVERY_S)

    async def _ask_coach(self) -> None:
        """Ask for instructions in a task of its own, so that this does not delay messages."""
        while True:
            self._first = await self._loop.run_in_executor(None, self._instruction)
            await asyncio.sleep(INSTRUCTION_EVERY_S)

    def _hear(self, message: str | bytes) -> None:
        word: PhoneWord | None = word_of_phone(message)
        if word is not None:
            self._camera.wellbeing.pause(word.pause)
            if self._lost is None:  # losses could not be counted here
                self._camera.wellbeing.losing(word.lost, time.monotonic())
