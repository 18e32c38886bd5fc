"""Plays footage in real time, never faster."""

import time
from collections.abc import Callable, Iterable, Iterator

from calibration.frame import Frame
from server.capture.playhead import Playhead


def paced(
    frames: Iterable[Frame],
    *,
    clock: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], None] = time.sleep,
) -> Iterator[Frame]:
    """Yield each frame no earlier than its time; a slow consumer gets every frame, but later."""
    offset_s: float | None = None
    for frame in frames:
        now_s = clock()
        # If the consumer has fallen behind, the film is delayed from here on instead of hurrying.
        if offset_s is None or now_s - offset_s > frame.t_s:
            offset_s = now_s - frame.t_s
        else:
            sleep(frame.t_s - (now_s - offset_s))
        yield frame


def played(frames: Iterable[Frame], playhead: Playhead) -> Iterator[Frame]:
    """Yield each frame of a film no earlier than its time, and none while the film is paused."""
    for frame in paced(frames, sleep=playhead.sleep):
        playhead.wait_to_show()
        yield frame
