"""Problems while a table is watched: since when, and whether they were reported."""

from collections.abc import Iterable
from typing import Final

from calibration.detect.boards import BoardsSeen
from calibration.frame import Frame
from calibration.guard.anchors import Anchors, patches

UNPROVEN_S: Final = 0.4
"""Seconds without proof after which doubt about the calibration is reported: a hand that passes
over every board is gone sooner."""

COVERED_S: Final = 0.4
"""How long a board must be hidden before it is reported. By trial."""

COVERED_SHARE: Final = 0.2
"""Share of a board in view, below which the board counts as covered: an arm that passes leaves more
of it in view."""

ENOUGH: Final = 4
"""Corners that must be found for a board to count as seen."""

FROZEN_S: Final = 3.0
"""How long pictures must be the same, noise and all, for the camera to be frozen. By trial."""

COMPARED_EVERY_S: Final = 0.25
"""Seconds from one comparison of pictures to the next, in search of a frozen camera. By trial."""


class CalibrationDoubt:
    """Whether anything proves that the calibration holds."""

    def __init__(self) -> None:
        self._since_s: float | None = None
        self.told = False

    @property
    def begun(self) -> bool:
        """Whether there was no proof in the frames before, either."""
        return self._since_s is not None

    def is_told_now(self, frame: Frame) -> bool:
        """There is no proof in this frame: whether that is news."""
        since_s = self.begin(frame)
        fresh = frame.t_s - since_s >= UNPROVEN_S and not self.told
        self.told = self.told or fresh
        return fresh

    def begin(self, frame: Frame) -> float:
        """From this frame on there is no proof, or from an earlier one: since when, in seconds."""
        self._since_s = frame.t_s if self._since_s is None else self._since_s
        return self._since_s

    def end(self) -> bool:
        """There is proof again: whether the doubt was told."""
        told, self.told, self._since_s = self.told, False, None
        return told


class Covers:
    """Remembers since when which board is hardly seen."""

    def __init__(self) -> None:
        self._since_s: dict[str, float] = {}
        self._told: frozenset[str] = frozenset()
        self._in_view: frozenset[str] = frozenset()

    @property
    def words(self) -> str:
        """What is covered now; empty when nothing is."""
        return _in_words(self._told)

    def found(self, seen: BoardsSeen) -> None:
        """These boards are in view, be it elsewhere than they were."""
        self._in_view = frozenset(b.name for b in seen.boards if len(b.points_px) >= ENOUGH)

    def see(self, frame: Frame, shares: Iterable[tuple[str, float]]) -> tuple[str, ...]:
        """What to tell with this frame: boards that are newly covered.

        Args:
            frame: The frame.
            shares: By board, the share of it that is seen where it was.
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
        """What is wrong, in words; empty while the picture lives."""
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
    """One sentence for each thing that is wrong; it goes when the thing is right again."""

    def __init__(self) -> None:
        self._words: dict[str, str] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._words

    @property
    def words(self) -> tuple[str, ...]:
        """The sentences, in the order in which they came up."""
        return tuple(self._words.values())

    def set(self, name: str, words: str) -> bool:
        """This is wrong now, or no more where the words are empty; whether that is news."""
        fresh = self._words.get(name, "") != words
        if words:
            self._words[name] = words
        else:
            self._words.pop(name, None)
        return fresh

    def clear(self, *names: str) -> None:
        """These are right again."""
        for name in names:
            self._words.pop(name, None)
