"""A camera and someone slower than it, on a clock of their own: the same on any machine."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from calibration.frame import Frame
from server.capture.attention import Attention, Onlooker
from server.capture.ring import FrameRing
from vision.eye_status import FrameReport
from vision.sightings import ImpactSeen


class ClockedCamera:
    """Gives the newest frame of a film at the time that whoever looks has come to."""

    def __init__(self, film: Sequence[Frame], *, ring_s: float = 2.0) -> None:
        self.ring = FrameRing(seconds=ring_s, megabytes=400)
        self.now_s = film[0].t_s
        self.dropped = 0
        self._film = list(film)
        self._newest: Frame | None = None
        self._advance()

    def spend(self, seconds: float) -> None:
        """So long it took."""
        self.now_s += seconds
        self._advance()

    def frames(self) -> Iterator[Frame]:
        """The newest frame, or the next as soon as there is one."""
        while self._newest or self._film:
            if self._newest is None:
                self.spend(max(0.0, self._film[0].t_s - self.now_s))
            newest, self._newest = self._newest, None
            assert newest is not None
            yield newest

    def _advance(self) -> None:
        while self._film and self._film[0].t_s <= self.now_s + 1e-9:
            self.dropped += self._newest is not None
            self._newest = self._film.pop(0)
            self.ring.add(self._newest)


@dataclass(frozen=True, slots=True)
class Looked:
    """What came of looking slowly.

    Attributes:
        looks: What each frame gave.
        late_s: How long after its frame each was known; what ends with the film has none.
        behind_s: How much older than the camera's newest frame each was when looked at.
        dropped: Frames that were never looked at.
    """

    looks: tuple[FrameReport, ...]
    late_s: tuple[float, ...]
    behind_s: tuple[float, ...]
    dropped: int

    @property
    def frames(self) -> list[int]:
        """Indices of the frames that were looked at."""
        return [look.frame for look in self.looks]

    @property
    def throws(self) -> list[ImpactSeen]:
        """The throws that were told."""
        return [s for look in self.looks for s in look.sightings if isinstance(s, ImpactSeen)]


class Looker(Onlooker, Protocol):
    """An eye, or something that does as one."""

    def look(self, frame: Frame) -> FrameReport:
        """Show the next frame."""
        ...


def looked_slowly(film: Sequence[Frame], eye: Looker, look_s: Callable[[Frame], float]) -> Looked:
    """A film, live, looked at by an eye that takes `look_s(frame)` seconds for a frame."""
    camera = ClockedCamera(film)
    attention = Attention(camera, camera.ring, eye)
    looks, late_s, behind_s = [], [], []
    for frame in attention.frames():
        newest = camera.ring.newest()
        assert newest is not None
        behind_s.append(newest.t_s - frame.t_s)
        looks.append(eye.look(frame))
        camera.spend(look_s(frame))
        late_s.append(camera.now_s - frame.t_s)
    return Looked(tuple(looks), tuple(late_s), tuple(behind_s), attention.dropped)
