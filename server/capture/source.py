"""Where frames come from: the interface of cameras, footage and pictures."""

from collections.abc import Iterator
from typing import Protocol

from calibration.frame import Frame
from server.encodable import encodable


class SourceProblem(Exception):
    """A source cannot be used: one sentence that names it and how to fix it."""

    def __init__(self, sentence: str) -> None:
        super().__init__(encodable(sentence))


class Source(Protocol):
    """Frames in order, each with the time that the source itself gives it."""

    @property
    def name(self) -> str:
        """Its name in messages, which can be sent: a file name, "camera 0"."""
        ...

    @property
    def live(self) -> bool:
        """True for a camera: frames not taken in time are lost."""
        ...

    def frames(self) -> Iterator[Frame]:
        """The frames, once; raises SourceProblem if nothing can be read."""
        ...

    def close(self) -> None:
        """Close the file or device."""
        ...
