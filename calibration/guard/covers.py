"""Boards over which something lies, while others prove that the camera stands still."""

from collections.abc import Iterable

from calibration.detect.boards import BoardsSeen
from calibration.frame import Frame

COVERED_S = 0.4
"""How long a board must be hidden before it is told. By trial."""

COVERED_SHARE = 0.2
"""An arm that passes is over a board for less than the first, and leaves more of it than the second
in view: neither is worth a word."""

ENOUGH = 4
"""Corners that make a board seen."""


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
