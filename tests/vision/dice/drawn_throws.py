"""Drawn throws that were not used in training, for tests and the accuracy report."""

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from calibration.frame import Frame
from tests.support.drawn_dice import DrawnDie, DrawnThrow, any_throw
from tests.support.drawn_grounds import GROUNDS
from tests.vision.dice.scores import SaidDie, TrueDie, matched
from vision.dice.look import DiceLook

UNTAUGHT: Final = 900_000
"""First seed of pictures that were not used in training."""
CLEARLY: Final = 0.75
"""Visible share below which a die counts neither as found nor as missed."""


def judged(
    look: DiceLook, drawn: DrawnThrow, *, thorough: bool = False
) -> tuple[list[TrueDie], list[SaidDie]]:
    """The clearly visible dice, and the reported dice without those that are hardly visible."""
    seen = look.dice(Frame(drawn.bgr, 0, 0.0), thorough=thorough)
    return clearly_visible(drawn.dice, [(die.pips, die.probability, die.box_px) for die in seen])


def clearly_visible(
    dice: Sequence[DrawnDie], said: Sequence[SaidDie]
) -> tuple[list[TrueDie], list[SaidDie]]:
    """The clearly visible dice, and the reported dice without those that are hardly visible."""
    boxes = [box for _, _, box in said]
    clear = [(die.pips, die.box_px) for die in dice if die.seen >= CLEARLY]
    dim = [die.box_px for die in dice if die.seen < CLEARLY]
    mine = {by for _, by in matched([box for _, box in clear], boxes)}
    excused = {by for _, by in matched(dim, boxes)} - mine
    return clear, [one for n, one in enumerate(said) if n not in excused]


def drawn_throws(
    count: int, ground: str, *, mishaps: float = 0.0, most: int = 6
) -> Iterator[DrawnThrow]:
    """Throws on one of the grounds, 720 x 540 px, dice 20 to 50 px wide."""
    number = [one.__name__ for one in GROUNDS].index(ground)
    for at in range(count):
        rng = np.random.default_rng(UNTAUGHT + 1000 * number + at)
        yield any_throw(
            rng, (720, 540), die_px=(20, 50), most=most, mishaps=mishaps, grounds=(number,)
        )
