"""Lists the available cameras, takes a small picture with each, and switches between them."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from typing import Final, Literal, TypeAlias

from calibration.arrays import Image
from calibration.frame import Frame
from calibration.model.camera import Camera
from server.capture.chosen import ChosenCamera
from server.capture.coaching import CAMERA
from server.capture.devices import WebcamListed, Webcams
from server.capture.offered import (
    DEVICES,
    OpenWebcam,
    WebcamOffered,
    webcams_offered,
    webcams_tried,
)
from server.capture.phone.camera import PhoneCamera
from server.capture.returning import ReturningCamera, SameWebcam
from server.capture.snapshots import jpeg, shrunk
from server.capture.source import Source, SourceProblem
from server.capture.v4l2 import PictureSize
from server.capture.webcam import reopened
from vision.eye import Eye

CameraKind: TypeAlias = Literal["webcam", "phone", "network"]

FIRST_OPENED: Final = "first"
"""Key of the phone or network camera that the program was started with."""

GLIMPSE_PX: Final = 320
"""Largest width in pixels of a camera's small picture in the list."""
WAKING_FRAMES: Final = 5
"""How many frames are read for a small picture: the first ones are dark while exposure adjusts."""

GONE: Final = "That camera is not there any more: plug it in again, or choose another one."


@dataclass(frozen=True, slots=True)
class CameraThere:
    """A camera that can be used.

    Attributes:
        key: Identifies it among the cameras available now.
        kind: How it is connected.
        name: Its model, or its address on the network; empty if the system gives none.
        number: A webcam's present number; None for other cameras.
        identity: A webcam's name with its serial number; empty if there is none.
        sizes: Picture sizes that it can send, largest first; empty if unknown.
        in_use: Whether it is the current camera.
    """

    key: str
    kind: CameraKind
    name: str
    number: int | None = None
    identity: str = ""
    sizes: tuple[PictureSize, ...] = ()
    in_use: bool = False


class CameraChoice:
    """The camera in use, and those that could replace it.

    Args:
        first: The camera that the program was started with.
        again: Reopens that camera; None if it is a webcam, which can be found in the list.
        known: The stored intrinsics of a camera, by its name; raises SourceProblem.
        webcams: Where the system lists its webcams.
        opened: Opens the webcam with a number; raises SourceProblem.
    """

    def __init__(
        self,
        first: Source,
        *,
        again: Callable[[], Source] | None = None,
        known: Callable[[str], Camera | None] = lambda _: None,
        webcams: Webcams | None = None,
        opened: Callable[[int], OpenWebcam] = reopened,
    ) -> None:
        self.source = ChosenCamera(first)
        self._first, self._first_name = first, first.name
        self._again = again
        self._known = known
        self._webcams = webcams or Webcams()
        self._opened = opened
        self._lock = threading.Lock()
        self._called = {_key(one): first.name for one in self._webcams.all() if self._is_used(one)}

    def all(self) -> tuple[CameraThere, ...]:
        """All available cameras; the first one is listed last if it is not a webcam."""
        with self._lock:
            return self._all()

    def choose(self, key: str, eye: Eye) -> None:
        """Switch to another camera; if that fails, the present one continues.

        Args:
            key: The key of an available camera.
            eye: The eye, which is told to calibrate again, with the new camera's intrinsics if
                they are known.

        Raises:
            SourceProblem: It is missing, cannot be opened or sends no picture.
        """
        with self._lock:
            there = self._of(key)
            if there.in_use:
                return
            camera = self._open(there)
            try:
                lens = self._known(camera.name)
            except SourceProblem:
                camera.close()
                raise
            self.source.choose(camera, lambda scene: eye.look_through(lens, scene=scene))

    def glimpse(self, key: str, newest: Frame | None = None) -> bytes:
        """A small picture from a camera, as JPEG.

        Args:
            key: The key of an available camera.
            newest: The last frame of the camera in use, which cannot be opened twice.

        Raises:
            SourceProblem: It is missing, or cannot be opened; the sentence says so.
        """
        with self._lock:
            there = self._of(key)
            if there.in_use and newest is not None:
                return _small_picture(newest.bgr)
            if there.number is None or there.in_use:
                raise SourceProblem("Only webcams that are not in use are tried for a picture.")
            camera = self._opened(there.number)
            try:
                frames = list(islice(camera.frames(), WAKING_FRAMES))
            finally:
                camera.close()
        return _small_picture(frames[-1].bgr)

    def _all(self) -> tuple[CameraThere, ...]:
        found = [self._there(one) for one in self._listed()]
        if self._again is not None:
            kind: CameraKind = "phone" if isinstance(self._first, PhoneCamera) else "network"
            in_use = self.source.name == self._first_name
            name = self._first_name.removeprefix(CAMERA)
            found.append(CameraThere(FIRST_OPENED, kind, name, in_use=in_use))
        return tuple(found)

    def _listed(self) -> tuple[WebcamOffered, ...]:
        if self._webcams.are_listed:
            return webcams_offered(self._webcams, DEVICES)
        return webcams_tried(self._opened, but=self._number())

    def _there(self, one: WebcamOffered) -> CameraThere:
        webcam = one.webcam
        return CameraThere(
            _key(webcam),
            "webcam",
            webcam.name,
            webcam.number,
            webcam.identity,
            one.sizes,
            in_use=self._is_used(webcam),
        )

    def _is_used(self, one: WebcamListed) -> bool:
        return one.number == self._number()

    def _number(self) -> int | None:
        """The number of the webcam in use; None for other cameras, and while it is unplugged."""
        camera = self.source.now
        return camera.number if isinstance(camera, ReturningCamera) else None

    def _of(self, key: str) -> CameraThere:
        found = next((one for one in self._all() if one.key == key), None)
        if found is None:
            raise SourceProblem(GONE)
        return found

    def _open(self, there: CameraThere) -> Source:
        if there.number is None:
            assert self._again is not None
            return self._again()
        return self._webcam(WebcamListed(there.number, there.name, there.identity))

    def _webcam(self, one: WebcamListed) -> Source:
        """Open a webcam and check that it sends a picture."""
        camera = self._opened(one.number)
        try:
            next(camera.frames())
        except SourceProblem:
            camera.close()
            raise
        again = SameWebcam(one.number, self._opened, webcams=self._webcams)
        name = self._called.get(_key(one)) or (f"camera {one.name}" if one.name else None)
        return ReturningCamera(camera, again, name=name)


def _key(webcam: WebcamListed) -> str:
    return webcam.identity or f"{webcam.number} {webcam.name}".strip()


def _small_picture(bgr: Image) -> bytes:
    """A picture as JPEG, at most `GLIMPSE_PX` wide."""
    return jpeg(shrunk(bgr, min(GLIMPSE_PX, bgr.shape[1])))
