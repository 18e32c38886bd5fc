"""Detect the joints of hands in pictures: the only module that uses mediapipe.

docs/hands.md describes versions of mediapipe and how it treats pictures.
"""

import atexit
import functools
import hashlib
import lzma
import os
import sys
import weakref
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from types import ModuleType
from typing import Final, Protocol

import cv2
import numpy as np

from calibration.arrays import Floats, Image
from vision.network import unpacked

WRIST, THUMB_TIP, LITTLE_TIP = 0, 4, 20
"""mediapipe's numbers of the wrist and of the tips of thumb and little finger."""

INDEX_KNUCKLE, MIDDLE_KNUCKLE, LITTLE_KNUCKLE = 5, 9, 17
"""mediapipe's numbers of the knuckles of index, middle and little finger, where they leave the
palm."""

FINGERS: Final = ((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12), (13, 14, 15, 16), (17, 18, 19, 20))
"""mediapipe's numbers of the joints of thumb, index, middle, ring and little finger, from root to
tip."""

MODEL_FILE: Final = Path(__file__).parent / "models" / "hand_landmarker.task.xz"

MODEL_SHA256: Final = "161bab669fec9eb960561f420fc2f883a8cbcc0b809824dd3dd01fc3f4010125"
"""SHA-256 of the unpacked model: any other file is refused."""

WIDTH_PX: Final = 640
"""Longer side to which larger pictures are shrunk for mediapipe: it shrinks without antialiasing
itself, and finds hands best in pictures of about this width."""

LEAST_CONFIDENCE: Final = 0.3
"""Least confidence with which mediapipe returns a hand: the user asked for hands, so even a
doubtful one is worth a closer look."""

STEP_MS: Final = 33
"""Milliseconds between pictures as reported to mediapipe: 30 pictures a second, whatever their own
times."""


class HandsUnavailable(RuntimeError):
    """Hands cannot be measured on this machine; the message is one sentence for the user."""


@dataclass(frozen=True, slots=True, eq=False)
class HandSeen:
    """One hand as mediapipe sees it.

    Attributes:
        points_px: (21, 2) joints and tips in image space, mediapipe's order.
        left: mediapipe's confidence that it is a left hand, 0 to 1; the rest is for a right hand.
    """

    points_px: Floats
    left: float


class HandFinder:
    """Finds hands in single pictures; keeps no state."""

    def __init__(self, most_hands: int = 2) -> None:
        """Loads the model.

        Raises:
            HandsUnavailable: There is no mediapipe for this machine, or its model is damaged.
        """
        self._landmarker = _Landmarker("IMAGE", most_hands)

    def find(self, bgr: Image) -> tuple[HandSeen, ...]:
        """The hands in a picture, in image space."""
        return self._landmarker.see(bgr)

    def close(self) -> None:
        """Releases the model's memory; the finder cannot be used afterwards."""
        self._landmarker.close()


class HandFollower:
    """Tracks one hand through pictures of the same place: steady from the third picture on."""

    def __init__(self) -> None:
        """Loads the model.

        Raises:
            HandsUnavailable: There is no mediapipe for this machine, or its model is damaged.
        """
        self._landmarker = _Landmarker("VIDEO", 1)

    def follow(self, bgr: Image) -> HandSeen | None:
        """The hand in the next picture, in image space."""
        hands = self._landmarker.see(bgr)
        return hands[0] if hands else None

    def close(self) -> None:
        """Releases the model's memory; the follower cannot be used afterwards."""
        self._landmarker.close()


class _Point(Protocol):
    """A landmark, as mediapipe returns it: shares of the picture's width and height."""

    x: float
    y: float


class _Category(Protocol):
    """Which hand it is, as mediapipe returns it."""

    score: float
    category_name: str


class _Result(Protocol):
    """What mediapipe finds in a picture, one entry for each hand."""

    hand_landmarks: list[list[_Point]]
    handedness: list[list[_Category]]


class _Task(Protocol):
    """The part of mediapipe's `HandLandmarker` that is used here; its package has no types."""

    _handle: object

    def detect(self, image: object) -> _Result: ...

    def detect_for_video(self, image: object, timestamp_ms: int) -> _Result: ...

    def close(self) -> None: ...


class _Closer:
    """Closes tasks that are no longer referenced.

    A finalizer runs in whichever thread happens to collect garbage, at any point. If that thread
    holds a lock that closing needs, as mediapipe needs those of `concurrent.futures`, there is a
    deadlock. So a finalizer only calls `drop`, which never blocks, and this object's own thread
    closes the tasks.
    """

    def __init__(self) -> None:
        # `SimpleQueue.put` may be called from a finalizer; `Queue.put` may not.
        self._dropped: SimpleQueue[_Task] = SimpleQueue()
        self._exiting = False
        atexit.register(self._close_rest)
        Thread(target=self._run, name="closer", daemon=True).start()

    def drop(self, task: _Task) -> None:
        """Queue a task to be closed soon; while the program exits it is closed at once."""
        if self._exiting:
            _close_task(task)
        else:
            self._dropped.put(task)

    def _run(self) -> None:
        while True:
            _close_task(self._dropped.get())

    def _close_rest(self) -> None:
        self._exiting = True
        with suppress(Empty):
            while True:
                _close_task(self._dropped.get_nowait())


class _Landmarker:
    def __init__(self, mode: str, most_hands: int) -> None:
        self._mediapipe = _mediapipe()
        vision = self._mediapipe.tasks.vision
        options = vision.HandLandmarkerOptions(
            base_options=self._mediapipe.tasks.BaseOptions(model_asset_buffer=_model()),
            running_mode=vision.RunningMode[mode],
            num_hands=most_hands,
            min_hand_detection_confidence=LEAST_CONFIDENCE,
        )
        with _quiet():
            self._task: _Task = vision.HandLandmarker.create_from_options(options)
        self._finalizer = weakref.finalize(self, _closer().drop, self._task)
        self._video = mode == "VIDEO"
        self._seen = 0

    def see(self, bgr: Image) -> tuple[HandSeen, ...]:
        # An empty picture would break mediapipe for good.
        if bgr.ndim != 3 or bgr.shape[2] != 3 or bgr.size == 0:
            raise ValueError(f"a picture must be (height, width, 3) uint8, but got {bgr.shape}")
        image = self._image(_shrunk(bgr))
        if self._seen:
            result = self._detect(image)
        else:
            with _quiet():
                result = self._detect(image)
        self._seen += 1
        return _hands(result, bgr.shape[1], bgr.shape[0])

    def close(self) -> None:
        if self._finalizer.detach() is not None:
            _close_task(self._task)

    def _image(self, bgr: Image) -> object:
        rgb = np.ascontiguousarray(bgr[:, :, ::-1])
        return self._mediapipe.Image(image_format=self._mediapipe.ImageFormat.SRGB, data=rgb)

    def _detect(self, image: object) -> _Result:
        if self._video:
            # These are not the source's times: those may repeat, and results must not depend on
            # them.
            return self._task.detect_for_video(image, self._seen * STEP_MS)
        return self._task.detect(image)


def _hands(result: _Result, width: int, height: int) -> tuple[HandSeen, ...]:
    # In mediapipe 0 and 1 are the picture's outer edges; here whole numbers are pixel centres.
    return tuple(
        HandSeen(
            np.array([(p.x * width - 0.5, p.y * height - 0.5) for p in points]),
            float(side[0].score if side[0].category_name == "Left" else 1 - side[0].score),
        )
        for points, side in zip(result.hand_landmarks, result.handedness, strict=True)
    )


def _shrunk(bgr: Image) -> Image:
    height, width = bgr.shape[:2]
    scale = WIDTH_PX / max(width, height)
    if scale >= 1:
        return bgr
    size_wh = (max(1, round(width * scale)), max(1, round(height * scale)))
    return np.asarray(cv2.resize(bgr, size_wh, interpolation=cv2.INTER_AREA), dtype=np.uint8)


@functools.cache
def _closer() -> _Closer:
    """The only closer of this process, made with the first task."""
    return _Closer()


def _close_task(task: _Task) -> None:
    try:
        task.close()
    except RuntimeError:
        # The interpreter is shutting down and mediapipe's worker thread is gone: without its handle
        # the task does not try to close again and complain.
        task._handle = None


def _mediapipe() -> ModuleType:
    try:
        with _quiet():
            import mediapipe
            import mediapipe.tasks.python.vision
    except (ImportError, OSError) as error:
        raise HandsUnavailable(
            "hands cannot be measured here: mediapipe 0.10.31, which finds them, does not load"
            f" on {sys.platform} ({error}); type spans in by hand"
        ) from None
    module: ModuleType = mediapipe
    return module


@functools.cache
def _model() -> bytes:
    try:
        model = unpacked(MODEL_FILE)
    except OSError as error:
        raise HandsUnavailable(f"the hand model is missing ({error}): reinstall tableref") from None
    except lzma.LZMAError:
        model = b""
    if hashlib.sha256(model).hexdigest() != MODEL_SHA256:
        raise HandsUnavailable(
            "the hand model is damaged (its SHA-256 differs): reinstall tableref"
        )
    return model


@contextmanager
def _quiet() -> Iterator[None]:
    """Keep mediapipe's native start-up messages off standard error.

    They come from native code and cannot be switched off, so the file descriptor itself points to
    the null device meanwhile.
    """
    try:
        sys.stderr.flush()
        kept = os.dup(2)
    except (OSError, ValueError, AttributeError):
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
