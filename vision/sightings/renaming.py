"""The referee's word on who is who: it goes to the eye, which follows creatures by it."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Renaming:
    """Tracks that were mistaken for one another.

    Attributes:
        pairs: A mistaken track, and the one that it should be; an exchange among themselves.
        frame: Of the doubt that was answered.
        scene: Its scene.
    """

    pairs: tuple[tuple[int, int], ...]
    frame: int
    scene: int

    @property
    def right(self) -> Mapping[int, int]:
        """For each mistaken track the right one."""
        return dict(self.pairs)
