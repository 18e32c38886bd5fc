"""A creature weighed in by everything that was filmed of it, a second camera's view included.

A view that shows the turn card is carved on it; one that shows none is taken for a creature that is
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
from vision.weigh_in.by_hand import weigh_stills
from vision.weigh_in.observer import weigh_pass
from vision.weigh_in.passes import weigh_together
from vision.weigh_in.refusal import WeighInRefused
from vision.weigh_in.weighing import WeighInPass

NO_CARD: Final = "creature/no_turn_card"
"""The refusal after which the creature may have been turned by hand."""


@dataclass(frozen=True, slots=True, eq=False)
class FilmedTurn:
    """One turning of a creature, as one camera saw it.

    Attributes:
        frames: What was filmed.
        table: The table, calibrated from them.
    """

    frames: tuple[Frame, ...]
    table: Calibration


class SecondViewLost(Exception):
    """The second camera's view cannot be had; the message says why."""


SecondView = Callable[[], FilmedTurn]
"""Opens the second camera's view of the same turning; raises SecondViewLost."""


def weigh_turns(
    turns: Sequence[FilmedTurn],
    boards: Boards,
    bare: Image | None,
    progress: Progress,
    beside: SecondView | None = None,
) -> CreatureSeen:
    """The creature by all its turnings, and by a second camera's view of the same turning.

    Args:
        turns: Turnings as the first camera saw them, at least one.
        boards: What lies on the table.
        bare: (h, w, 3) uint8, the table without the creature.
        progress: Is told how far it is, and what could not be used.
        beside: The second camera's view, if there is one; opened after the first is measured.

    Raises:
        WeighInRefused: Neither camera's view allows a weigh-in; why the first one's does not.
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
    return weigh_together(found)


def _by_second(
    beside: SecondView,
    boards: Boards,
    bare: Image | None,
    progress: Progress,
    first: WeighInRefused,
) -> CreatureSeen:
    """The creature by the second camera alone; where that fails too, why the first did."""
    try:
        return weigh_together([_one_turn(beside(), boards, bare, progress)])
    except (SecondViewLost, WeighInRefused):
        raise first from None


def _one_turn(
    turn: FilmedTurn, boards: Boards, bare: Image | None, progress: Progress
) -> WeighInPass | CreatureSeen:
    """On the turn card; where none is seen, turned by hand on the bare table."""
    try:
        return weigh_pass(turn.frames, turn.table, boards, progress)
    except WeighInRefused as refused:
        if bare is None or refused.refusal.cause != NO_CARD:
            raise
    return weigh_stills(turn.frames, turn.table, bare, boards, progress)
