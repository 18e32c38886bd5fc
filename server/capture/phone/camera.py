"""The phone as a source: frames from a receiver, with the phone's own times."""

import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Final, Protocol

import numpy as np
import numpy.typing as npt

from calibration.arrays import Image
from calibration.frame import Frame
from server.capture.clock import LEAST_STEP_S, StreamClock
from server.capture.phone.wellbeing import PhoneWellbeing

PHONE_NAME: Final = "camera phone"
SECOND_PHONE_NAME: Final = "camera second phone"

WAITING: Final = 30
"""Most frames that wait to be taken, half a second; older ones are dropped and counted."""

MOVED_AFTER_S: Final = 10.0
"""Seconds without a frame after which a new scene begins, as the phone may have been moved. After
shorter gaps the guard notices that."""

BYTES_PER_PACKED_PIXEL: Final = 1.5
"""Bytes per pixel as phones send them (yuv420p): one of brightness for each pixel, and two of
colour for four pixels."""


class DecodedPicture(Protocol):
    """A picture from the decoder, not converted to BGR yet."""

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
    """One picture in the codec's pixel format, half the bytes of BGR; converted on demand.

    Args:
        decoded: The picture from the decoder, which only one thread at a time may use.
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
        """Its size in memory."""
        return round(BYTES_PER_PACKED_PIXEL * self._decoded.width * self._decoded.height)

    def unpacked(self) -> Image:
        """Its pixels, (height, width, 3) uint8."""
        with self._one_at_a_time:
            return np.asarray(self._decoded.to_ndarray(format="bgr24"), dtype=np.uint8)


class PhoneCamera:
    """The frames of the phone that has the permission to send its picture.

    A new scene begins if the phone was turned between portrait and landscape, or if no frame came
    for longer than MOVED_AFTER_S. A new connection alone begins none; the guard notices if the
    camera stands elsewhere.

    Args:
        clock: A monotonic clock, in seconds.
        name: Its name in messages.
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
        """Why there is no picture at this moment; empty if there is one."""
        return self.wellbeing.trouble(self._clock())

    @property
    def conditions(self) -> tuple[str, ...]:
        """What is wrong with the picture, if there is one."""
        return () if self.trouble else self.wellbeing.conditions(self._clock())

    def connected(self) -> None:
        """Note that a phone has connected: its clock is another one, and waiting frames are old."""
        with self._fresh:
            self._connection += 1
            self._frames.clear()
        self.wellbeing.connected()

    def hand_in(self, picture: DecodedPicture, taken_s: float | None) -> None:
        """Add a picture from the phone; thread-safe.

        Args:
            picture: The picture from the decoder.
            taken_s: When the phone took it, by a clock with any origin.
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
        """Frames until it is closed; times keep rising over gaps and from phone to phone."""
        began_s, index, scene = self._clock(), 0, 0
        clock, of, offset_s = StreamClock(), -1, 0.0
        upright: bool | None = None
        last_s, t_s = began_s, -LEAST_STEP_S
        while (waiting := self._next()) is not None:
            picture, taken_s, at_s, connection = waiting
            if connection != of:
                # The earlier phone's clock may have run ahead of the arrival of its pictures.
                clock, of = StreamClock(), connection
                offset_s = max(at_s - began_s, t_s + LEAST_STEP_S)
            stands = picture.height > picture.width
            away = at_s - last_s > MOVED_AFTER_S
            scene += index > 0 and (away or stands != upright)
            upright, last_s = stands, at_s
            t_s = offset_s + clock.time_of(taken_s, at_s)
            yield Frame(PhonePicture(picture), index, t_s, scene)
            index += 1

    def again(self) -> "PhoneCamera":
        """Reopen this camera after it was closed; returns itself."""
        with self._fresh:
            self._closed = False
            self._frames.clear()
        return self

    def close(self) -> None:
        """End `frames`, which may be waiting on another thread."""
        with self._fresh:
            self._closed = True
            self._fresh.notify()

    def _next(self) -> tuple[DecodedPicture, float | None, float, int] | None:
        with self._fresh:
            self._fresh.wait_for(lambda: self._frames or self._closed)
            return None if self._closed else self._frames.popleft()
