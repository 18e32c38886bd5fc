"""Where frames come from: the port that cameras, footage and pictures share."""

from collections.abc import Iterator
from typing import Protocol

from calibration.frame import Frame


class SourceProblem(Exception):
    """A source cannot be used: one sentence that names it and what would mend it."""


class Source(Protocol):
    """Frames in order, each with the time that the source itself gives it."""

    @property
    def name(self) -> str:
        """What the source is called in messages: a file name, "camera 0"."""
        ...

    @property
    def live(self) -> bool:
        """True for a camera: frames that nobody takes in time are lost."""
        ...

    def frames(self) -> Iterator[Frame]:
        """The frames, once; raises SourceProblem where nothing can be read."""
        ...

    def close(self) -> None:
        """Let go of the file or device."""
        ...
