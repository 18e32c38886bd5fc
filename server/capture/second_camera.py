"""A second camera of the same table: watched on a thread of its own, and told by the first one."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias

from calibration.frame import Frame
from calibration.model.boards_file import Boards
from calibration.model.camera import Camera
from calibration.model.solution import Calibration
from server.capture.preview import Preview
from server.capture.ring import FrameRing
from server.capture.snapshots import PastFrames, Snapshots
from server.capture.source import Source
from server.capture.watching import CameraThread
from server.settings import Settings
from vision.eye import Eye
from vision.eye_status import FrameReport
from vision.observe import Observer
from vision.sightings import Sighting
from vision.two_views.shared_throws import FIRST, SECOND, SharedThrows, introduced

StandIn: TypeAlias = Callable[[tuple[Sighting, ...]], None]


@dataclass(frozen=True, slots=True)
class SecondSource:
    """A second camera or footage, an eye for it, and what takes in what both cameras see.

    Attributes:
        source: The camera or footage.
        eye: Looks at it.
        shared: Tells each throw once.
    """

    source: Source
    eye: Eye
    shared: SharedThrows


def second_source(
    source: Source, boards: Boards, lens: Camera | None, shared: SharedThrows
) -> SecondSource:
    """An eye for a second source, which watches for throws and nothing else.

    Args:
        source: Opened already.
        boards: What is printed and lies on the table.
        lens: Known intrinsics, if there are any.
        shared: Takes in what both see.
    """

    def observers(table: Calibration) -> tuple[Observer, ...]:
        return (shared.observer(SECOND, table, boards),)

    return SecondSource(source, Eye(boards, observers, camera=lens), shared)


@dataclass(frozen=True, slots=True)
class SecondCamera:
    """The second camera at work.

    Attributes:
        watching: Its thread.
        preview: Its newest picture.
        ring: Its last seconds.
    """

    watching: CameraThread
    preview: Preview
    ring: FrameRing


def second_camera(
    second: SecondSource, first: Source, settings: Settings, snapshots: Snapshots, stand_in: StandIn
) -> SecondCamera:
    """The thread of a second camera; not begun yet.

    Args:
        second: What it looks at.
        first: The other camera, in whose place it tells throws while that has trouble.
        settings: Of the server.
        snapshots: Where pictures of what was seen are kept.
        stand_in: Receives what it tells in the first one's place.
    """
    shared = second.shared
    shared.stand_in_while(lambda: bool(getattr(first, "trouble", "")))
    preview = Preview(width_px=settings.preview_width_px)
    ring = FrameRing(seconds=settings.ring_s, megabytes=settings.ring_mb)

    def looked(look: FrameReport) -> None:
        if look.sightings:
            stand_in(look.sightings)

    def ended() -> tuple[Sighting, ...]:
        shared.gone(SECOND)
        return ()

    watching = CameraThread(
        second.source,
        second.eye,
        preview=preview,
        snapshots=_SecondSnapshots(snapshots),
        ring=ring,
        on_look=looked,
        frozen_after_s=settings.frozen_after_s,
        on_end=ended,
    )
    return SecondCamera(watching, preview, ring)


def last_words(second: SecondSource) -> tuple[Sighting, ...]:
    """What waited for the second camera's word when the first one ended."""
    return introduced(second.shared.end(FIRST))


class _SecondSnapshots(Snapshots):
    """Pictures by the second camera of what is told by the first one's numbers of frames."""

    def __init__(self, shown: Snapshots) -> None:
        super().__init__()
        self._shown = shown

    def take(
        self,
        sightings: tuple[Sighting, ...],
        now: Frame,
        ring: PastFrames,
        *,
        calibration: Calibration | None = None,
    ) -> None:
        """Keep pictures of what was just seen; frames are found by their time alone."""
        self._shown.take(sightings, now, _FoundByTime(ring), calibration=calibration)


@dataclass(frozen=True, slots=True)
class _FoundByTime:
    """The last seconds of the second camera, under numbers that no frame of the first one has."""

    ring: PastFrames

    def frame(self, index: int) -> Frame | None:  # noqa: ARG002  none has it
        """None: a number is that of a frame of the first camera."""
        return None

    def around(self, moment: Frame, *, before_s: float, after_s: float) -> tuple[Frame, ...]:
        """The kept frames until the given one; nothing after it has been looked at."""
        frames = self.ring.around(moment, before_s=before_s, after_s=min(after_s, 0.0))
        return tuple(replace(one, index=-1 - place) for place, one in enumerate(frames))
