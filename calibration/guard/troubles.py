"""Track problems while a table is watched: since when, and whether they were reported."""

from collections.abc import Iterable
from typing import Final

from calibration.detect.boards import BoardsSeen
from calibration.frame import Frame
from calibration.guard.anchors import Anchors, patches

UNPROVEN_S: Final = 0.4
"""Seconds without proof after which doubt about the calibration is reported: a hand that passes
over every board is gone sooner."""

COVERED_S: Final = 0.4
"""Seconds for which a board must be hidden before that is reported. By trial."""

COVERED_SHARE: Final = 0.2
"""A board is covered if less than this share of it is in place: a passing arm hides less."""

ENOUGH: Final = 4
"""Least corners that must be found for a board to count as seen."""

FROZEN_S: Final = 3.0
"""Seconds for which pictures must be identical, including noise, for a frozen camera. By trial."""

COMPARED_EVERY_S: Final = 0.25
"""Seconds from one comparison of pictures to the next, in search of a frozen camera. By trial."""


class CalibrationDoubt:
    """Tracks for how long nothing has proven that the calibration holds.

    Attributes:
        told: Whether the doubt was reported.
    """

    def __init__(self) -> None:
        self._since_s: float | None = None
        self.told = False

    @property
    def begun(self) -> bool:
        """Whether there was no proof in the last frames."""
        return self._since_s is not None

    def is_told_now(self, frame: Frame) -> bool:
        """Record a frame without proof; whether the doubt must be reported with it."""
        since_s = self.begin(frame)
        fresh = frame.t_s - since_s >= UNPROVEN_S and not self.told
        self.told = self.told or fresh
        return fresh

    def begin(self, frame: Frame) -> float:
        """Record a frame without proof; returns since when there is none, in seconds."""
        self._since_s = frame.t_s if self._since_s is None else self._since_s
        return self._since_s

    def end(self) -> bool:
        """Record a proof; returns whether the doubt was reported."""
        reported, self.told, self._since_s = self.told, False, None
        return reported


class Covers:
    """Tracks since when each board is covered."""

    def __init__(self) -> None:
        self._since_s: dict[str, float] = {}
        self._told: frozenset[str] = frozenset()
        self._in_view: frozenset[str] = frozenset()

    @property
    def words(self) -> str:
        """The message that boards are covered; empty if none is."""
        return _in_words(self._told)

    def found(self, seen: BoardsSeen) -> None:
        """Record the boards that were found, perhaps at other places."""
        self._in_view = frozenset(b.name for b in seen.boards if len(b.points_px) >= ENOUGH)

    def see(self, frame: Frame, shares: Iterable[tuple[str, float]]) -> tuple[str, ...]:
        """Take the next frame into account, and report boards that are newly covered.

        Args:
            frame: The frame.
            shares: Name of each board, with the share of it that is in place.
        """
        hidden = [n for n, share in shares if share < COVERED_SHARE and n not in self._in_view]
        self._since_s = {name: self._since_s.get(name, frame.t_s) for name in hidden}
        lasting = frozenset(
            name for name, since_s in self._since_s.items() if frame.t_s - since_s >= COVERED_S
        )
        fresh, self._told = lasting - self._told, lasting
        return (_in_words(fresh),) if fresh else ()


def _in_words(names: frozenset[str]) -> str:
    if not names:
        return ""
    verb = "is" if len(names) == 1 else "are"
    return f"{' and '.join(sorted(names))} {verb} covered; the camera stands still"


class Standstill:
    """Notices a source that repeats one picture, as some drivers do when a camera hangs."""

    def __init__(self) -> None:
        self._before: bytes = b""
        self._since_s = self._looked_s = float("-inf")
        self._words = ""

    def see(self, frame: Frame, anchors: Anchors) -> str:
        """The message that the picture is frozen; empty if it is not."""
        if frame.t_s - self._looked_s >= COMPARED_EVERY_S:
            self._looked_s = frame.t_s
            self._words = self._looked(frame, anchors)
        return self._words

    def _looked(self, frame: Frame, anchors: Anchors) -> str:
        now = patches(anchors, frame.bgr).tobytes()
        if now != self._before or not now:
            self._before, self._since_s = now, frame.t_s
        lasting_s = frame.t_s - self._since_s
        if lasting_s < FROZEN_S:
            return ""
        return f"the picture has not changed at all for {lasting_s:.0f} s: is the camera frozen?"


class Conditions:
    """The present problems, with one sentence for each."""

    def __init__(self) -> None:
        self._words: dict[str, str] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._words

    @property
    def words(self) -> tuple[str, ...]:
        """The sentences, in the order in which they came up."""
        return tuple(self._words.values())

    def set(self, name: str, words: str) -> bool:
        """Set the sentence of a problem; an empty one ends it.

        Returns:
            Whether the sentence has changed.
        """
        fresh = self._words.get(name, "") != words
        if words:
            self._words[name] = words
        else:
            self._words.pop(name, None)
        return fresh

    def clear(self, *names: str) -> None:
        """End some problems."""
        for name in names:
            self._words.pop(name, None)
