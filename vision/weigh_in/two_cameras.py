"""Weigh in a creature from all its films, including a second camera's view.

A view that shows the turn card is carved on it; in a view without one the creature is assumed to be
turned by hand on the bare table.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from calibration.arrays import Image
from calibration.frame import Frame, Progress
from calibration.model.boards_file import Boards
from calibration.model.solution import Calibration
from vision.sightings import CreatureSeen
from vision.upright import Upright
from vision.weigh_in.by_hand import weigh_stills
from vision.weigh_in.observer import weigh_pass
from vision.weigh_in.passes import weigh_together
from vision.weigh_in.refusal import WeighInRefused
from vision.weigh_in.weighing import WeighInPass

NO_CARD: Final = "creature/no_turn_card"
"""The refusal after which the creature may have been turned by hand."""


@dataclass(frozen=True, slots=True, eq=False)
class FilmedTurn:
    """One turning of a creature, as filmed by one camera.

    Attributes:
        frames: The frames of the film.
        table: Calibration from these frames.
    """

    frames: tuple[Frame, ...]
    table: Calibration


class SecondViewLost(Exception):
    """The second camera's view is not available; the message says why."""


SecondView = Callable[[], FilmedTurn]
"""Opens the second camera's view of the same turning; raises SecondViewLost."""


def weigh_turns(
    turns: Sequence[FilmedTurn],
    boards: Boards,
    bare: Image | None,
    progress: Progress,
    beside: SecondView | None = None,
) -> CreatureSeen:
    """Weigh in a creature from all its turnings, and a second camera's view of the same turning.

    Args:
        turns: Turnings as the first camera filmed them, at least one.
        boards: What lies on the table.
        bare: (h, w, 3) uint8, the table without the creature.
        progress: Is called with the progress, and with what could not be used.
        beside: The second camera's view, if there is one; opened after the first is measured.

    Raises:
        WeighInRefused: Neither camera's view allows a weigh-in; the reason is the first one's.
    """
    try:
        found = [_one_turn(turn, boards, bare, progress) for turn in turns]
    except WeighInRefused as first:
        if beside is None:
            raise
        progress(f"{first.refusal.mend}; the second view goes on")
        return _by_second(beside, boards, bare, progress, first)
    if beside is not None:
        try:
            found.append(_one_turn(beside(), boards, bare, progress))
        except (SecondViewLost, WeighInRefused) as problem:
            progress(f"the second view cannot be used ({problem}); the first one goes on")
    return Upright.of(turns[0].table).as_seen(weigh_together(found))


def _by_second(
    beside: SecondView,
    boards: Boards,
    bare: Image | None,
    progress: Progress,
    first: WeighInRefused,
) -> CreatureSeen:
    """Weigh in by the second camera alone; if that fails too, raise the first camera's refusal."""
    try:
        other = beside()
        seen = weigh_together([_one_turn(other, boards, bare, progress)])
        return Upright.of(other.table).as_seen(seen)
    except (SecondViewLost, WeighInRefused):
        raise first from None


def _one_turn(
    turn: FilmedTurn, boards: Boards, bare: Image | None, progress: Progress
) -> WeighInPass | CreatureSeen:
    """Weigh in on the turn card, or as turned by hand on the bare table if no card is seen.

    The result's pixels belong to upright pictures.
    """
    upright = Upright.of(turn.table)
    frames, table = upright.frames(turn.frames), upright.calibration(turn.table)
    try:
        return weigh_pass(frames, table, boards, progress)
    except WeighInRefused as refused:
        if bare is None or refused.refusal.cause != NO_CARD:
            raise
    return weigh_stills(frames, table, upright.picture(bare), boards, progress)
