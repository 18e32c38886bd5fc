"""Dice rolled onto rendered tables: found, read, and the whole throw, as a camera watches it."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from calibration.arrays import Image
from calibration.frame import Frame
from calibration.model.solution import Calibration
from tests.accuracy.dice import Shot, three_answers
from tests.accuracy.samples import Measurement
from tests.support.rendered_rolls import RenderedRolls
from tests.vision.dice.drawn_throws import CLEARLY, clearly_visible
from tests.vision.dice.scores import SaidDie
from vision.dice.observer import DiceObserver
from vision.foreground import Glancer
from vision.sightings import RollSeen

FPS: Final = 10
"""Frames per second of the film that is made of two pictures."""

SECONDS: Final = (1, 4)
"""How long it shows the table without the dice, and with them."""

HOW: Final = (
    "The table without the dice, then with them, watched as a film; the boards are known. Dice "
    f"that others hide by more than {1 - CLEARLY:.0%} of their box do not count."
)


def on_fresh(folders: Sequence[Path]) -> tuple[Measurement, ...]:
    """Rolls of rendered worlds, those with pips and those with digits apart."""
    shots = [roll for folder in folders for roll in _rolls(folder)]
    told: list[Measurement] = []
    for key, title, digits in (("rolls", "Rolls", False), ("digit-rolls", "Rolls of digits", True)):
        of_kind = [shot for shot, with_digits in shots if with_digits is digits]
        if of_kind:
            told += three_answers(key, title, "rendered", HOW, of_kind)
    return tuple(told)


def _rolls(folder: Path) -> Iterator[tuple[Shot, bool]]:
    """The throws of a world, each with the clear dice and those reported; whether of digits."""
    world = RenderedRolls.read(folder)
    for throw in world.throws():
        said = roll_of(world.empty, throw.bgr, world.calibration)
        yield (throw.name, *clearly_visible(throw.dice, said)), throw.digits


def roll_of(empty: Image, rolled: Image, calibration: Calibration | None) -> list[SaidDie]:
    """The dice of the last roll that is reported."""
    observer, glancer = DiceObserver(calibration), Glancer()
    last: RollSeen | None = None
    for frame in _film(empty, rolled):
        for seen in observer.see(frame, glancer.glance(frame)):
            last = seen if isinstance(seen, RollSeen) else last
    return [] if last is None else [(d.pips, d.probability, d.box_px) for d in last.dice]


def _film(empty: Image, rolled: Image) -> Iterator[Frame]:
    before, after = (FPS * seconds for seconds in SECONDS)
    for index in range(before + after):
        yield Frame(empty if index < before else rolled, index, index / FPS)
