"""A second camera of the same table, on its own thread; both cameras' throws are combined."""

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
    """A second camera or footage, and its eye.

    Attributes:
        source: The camera or footage.
        eye: Processes its frames.
        shared: Combines the throws that both cameras see, and reports each throw once.
    """

    source: Source
    eye: Eye
    shared: SharedThrows


def second_source(
    source: Source, boards: Boards, lens: Camera | None, shared: SharedThrows
) -> SecondSource:
    """Make the eye of a second source, which watches for throws only.

    Args:
        source: The second source, already open.
        boards: The boards that lie on the table.
        lens: The camera's intrinsics, if known.
        shared: Combines what both cameras see.
    """

    def observers(table: Calibration) -> tuple[Observer, ...]:
        return (shared.observer(SECOND, table, boards),)

    return SecondSource(source, Eye(boards, observers, camera=lens), shared)


@dataclass(frozen=True, slots=True)
class SecondCamera:
    """The parts of the running second camera.

    Attributes:
        watching: Its thread.
        preview: Its live picture.
        ring: Its last seconds of frames.
    """

    watching: CameraThread
    preview: Preview
    ring: FrameRing


def second_camera(
    second: SecondSource, first: Source, settings: Settings, snapshots: Snapshots, stand_in: StandIn
) -> SecondCamera:
    """Make the thread of a second camera, without starting it.

    Args:
        second: The second source and its eye.
        first: The first camera; the second one reports throws in its place while it has trouble.
        settings: The settings of the server.
        snapshots: Keeps pictures of sightings, also of those of the second camera.
        stand_in: Receives the sightings that the second camera reports in the first one's place.
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
    """End the first camera; returns throws that were still waiting for the second camera's view."""
    return introduced(second.shared.end(FIRST))


class _SecondSnapshots(Snapshots):
    """Takes pictures of sightings from the second camera's frames.

    The sightings are numbered by the first camera's frames, so frames are found by time instead.
    """

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
        """Keep pictures of new sightings, from the second camera's frames around `now`."""
        self._shown.take(sightings, now, _FoundByTime(ring), calibration=calibration)


@dataclass(frozen=True, slots=True)
class _FoundByTime:
    """The second camera's last seconds, with negative indices, which the first one's never have."""

    ring: PastFrames

    def frame(self, index: int) -> Frame | None:  # noqa: ARG002  (the protocol's)
        """Always None: the index is that of a frame of the first camera."""
        return None

    def around(self, moment: Frame, *, before_s: float, after_s: float) -> tuple[Frame, ...]:
        """The kept frames from `before_s` before a frame up to that frame.

        Later frames are left out, because they are not processed yet.
        """
        frames = self.ring.around(moment, before_s=before_s, after_s=min(after_s, 0.0))
        return tuple(replace(one, index=-1 - place) for place, one in enumerate(frames))
