"""A second camera of the same table, on its own thread; its throws join the first camera's."""

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
    """A second camera or footage, its eye, and what joins both cameras' throws.

    Attributes:
        source: The camera or footage.
        eye: Processes its frames.
        shared: Reports each throw once.
    """

    source: Source
    eye: Eye
    shared: SharedThrows


def second_source(
    source: Source, boards: Boards, lens: Camera | None, shared: SharedThrows
) -> SecondSource:
    """An eye for a second source, which watches for throws and nothing else.

    Args:
        source: Already open.
        boards: What is printed and lies on the table.
        lens: Known intrinsics, if there are any.
        shared: Joins what both cameras see.
    """

    def observers(table: Calibration) -> tuple[Observer, ...]:
        return (shared.observer(SECOND, table, boards),)

    return SecondSource(source, Eye(boards, observers, camera=lens), shared)


@dataclass(frozen=True, slots=True)
class SecondCamera:
    """The running second camera.

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
    """The thread of a second camera; not started yet.

    Args:
        second: Its source and eye.
        first: The first camera; the second one reports throws in its place while it has trouble.
        settings: Of the server.
        snapshots: Keeps pictures of sightings.
        stand_in: Receives what it reports in the first one's place.
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
    """Throws that still waited for the second camera when the first one ended."""
    return introduced(second.shared.end(FIRST))


class _SecondSnapshots(Snapshots):
    """The second camera's pictures of sightings that have the first camera's frame indices."""

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
        """Keep pictures of new sightings; frames are found by time only."""
        self._shown.take(sightings, now, _FoundByTime(ring), calibration=calibration)


@dataclass(frozen=True, slots=True)
class _FoundByTime:
    """The second camera's last seconds, with indices that no frame of the first one has."""

    ring: PastFrames

    def frame(self, index: int) -> Frame | None:  # noqa: ARG002  none has it
        """None: an index belongs to a frame of the first camera."""
        return None

    def around(self, moment: Frame, *, before_s: float, after_s: float) -> tuple[Frame, ...]:
        """The kept frames up to the given one; later ones are not processed yet."""
        frames = self.ring.around(moment, before_s=before_s, after_s=min(after_s, 0.0))
        return tuple(replace(one, index=-1 - place) for place, one in enumerate(frames))
