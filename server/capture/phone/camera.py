"""The phone as a source: frames that a receiver hands in, with the phone's own times."""

import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Final, Protocol

import numpy as np
import numpy.typing as npt

from calibration.arrays import Image
from calibration.frame import Frame
from server.capture.clock import StreamClock
from server.capture.phone.wellbeing import PhoneWellbeing

PHONE_NAME: Final = "camera phone"
SECOND_PHONE_NAME: Final = "camera second phone"

WAITING: Final = 30
"""Frames that wait to be taken, half a second of them; older ones give way and are counted."""

MOVED_AFTER_S: Final = 10.0
"""Who was away for so long may have stood up the phone anew; a shorter gap the guard sees to."""

BYTES_PER_PACKED_PIXEL: Final = 1.5
"""A byte of brightness each, and two of colour for four of them (yuv420p): all that phones send."""


class DecodedPicture(Protocol):
    """A picture as the decoder gives it, its colours not worked out yet."""

    @property
    def width(self) -> int:
        """In pixels."""
        ...

    @property
    def height(self) -> int:
        """In pixels."""
        ...

    def to_ndarray(self, *, format: str) -> npt.NDArray[np.generic]:  # noqa: A002 (the library's)
        """Its pixels, (height, width, 3) for "bgr24"."""
        ...


class PhonePicture:
    """One picture as its codec has it, half the bytes, made BGR where somebody looks.

    Args:
        decoded: As it came; asked by one thread at a time.
    """

    __slots__ = ("_decoded", "_one_at_a_time")

    def __init__(self, decoded: DecodedPicture) -> None:
        self._decoded = decoded
        self._one_at_a_time = threading.Lock()

    @property
    def size_wh(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self._decoded.width, self._decoded.height

    @property
    def nbytes(self) -> int:
        """What it takes in memory."""
        return round(BYTES_PER_PACKED_PIXEL * self._decoded.width * self._decoded.height)

    def unpacked(self) -> Image:
        """Its pixels, (height, width, 3) uint8."""
        with self._one_at_a_time:
            return np.asarray(self._decoded.to_ndarray(format="bgr24"), dtype=np.uint8)


class PhoneCamera:
    """The frames of whichever phone has the right to send its picture.

    Another phone, a phone that is turned, or one that was away for longer than MOVED_AFTER_S
    begins a new scene.

    Args:
        clock: Seconds that only rise.
        name: What it is called.
    """

    live = True

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, *, name: str = PHONE_NAME
    ) -> None:
        self.name = name
        self.wellbeing = PhoneWellbeing()
        self.dropped = 0
        self._clock = clock
        self._fresh = threading.Condition()
        self._frames: deque[tuple[DecodedPicture, float | None, float, int]] = deque()
        self._connection = 0
        self._closed = False

    @property
    def trouble(self) -> str:
        """Why there is no picture at this moment; empty while there is one."""
        return self.wellbeing.trouble(self._clock())

    @property
    def conditions(self) -> tuple[str, ...]:
        """What is not as it should be with the picture that there is."""
        return () if self.trouble else self.wellbeing.conditions(self._clock())

    def connected(self) -> None:
        """A phone begins to send: its clock is another one."""
        with self._fresh:
            self._connection += 1
            self._frames.clear()
        self.wellbeing.connected()

    def hand_in(self, picture: DecodedPicture, taken_s: float | None) -> None:
        """A picture from the phone; any thread may call.

        Args:
            picture: As it was decoded.
            taken_s: When the phone took it, by a clock whose zero may lie anywhere.
        """
        at_s = self._clock()
        self.wellbeing.frame((picture.width, picture.height), at_s, taken_s)
        with self._fresh:
            self._frames.append((picture, taken_s, at_s, self._connection))
            if len(self._frames) > WAITING:
                self._frames.popleft()
                self.dropped += 1
            self._fresh.notify()

    def frames(self) -> Iterator[Frame]:
        """Frames until it is closed; times go on over gaps and from phone to phone."""
        began_s, index, scene = self._clock(), 0, 0
        clock, of, offset_s = StreamClock(), -1, 0.0
        upright: bool | None = None
        last_s = began_s
        while (waiting := self._next()) is not None:
            picture, taken_s, at_s, connection = waiting
            if connection != of:
                clock, of, offset_s = StreamClock(), connection, at_s - began_s
            stands = picture.height > picture.width
            away = at_s - last_s > MOVED_AFTER_S
            scene += index > 0 and (away or stands != upright)
            upright, last_s = stands, at_s
            t_s = offset_s + clock.time_of(taken_s, at_s)
            yield Frame(PhonePicture(picture), index, t_s, scene)
            index += 1

    def again(self) -> "PhoneCamera":
        """Itself, which gives frames again after it was closed."""
        with self._fresh:
            self._closed = False
            self._frames.clear()
        return self

    def close(self) -> None:
        """No more frames are given."""
        with self._fresh:
            self._closed = True
            self._fresh.notify()

    def _next(self) -> tuple[DecodedPicture, float | None, float, int] | None:
        with self._fresh:
            self._fresh.wait_for(lambda: self._frames or self._closed)
            return None if self._closed else self._frames.popleft()
