"""Dice: drawn throws on five backgrounds, and photographs by networks not trained on them."""

from collections.abc import Iterable, Sequence
from math import prod

from tests.accuracy.samples import Answer, Measurement
from tests.vision.dice.drawn_throws import drawn_throws, judged
from tests.vision.dice.held_out import judged_photos, said
from tests.vision.dice.scores import SaidDie, TrueDie, matched
from vision.dice.look import DiceLook

GROUNDS = ("plain", "coloured", "felt", "wood", "tray")
THROWS = 20
SMALL = 6
Shot = tuple[str, Sequence[TrueDie], Sequence[SaidDie]]


def measure() -> tuple[Measurement, ...]:
    """Dice found, dice read, and throws right as a whole, for drawn and photographed dice."""
    drawn, photographed = tuple(_drawn()), tuple(_photographed())
    how = (
        f"{THROWS} drawn throws of up to six dice on each of five grounds (light, coloured cloth, "
        "felt, wood, the printed tray), 720 x 540 px, none of them used for training."
    )
    held_out = (
        "Photographs of dice on light grounds. The shipped networks were trained on them; these "
        "results are from networks trained on the other half only, ten photographs in a row in one "
        "half, the next ten in the other (`tests/vision/dice/held_out.py`)."
    )
    told = [*three_answers("drawn-dice", "Drawn dice", "rendered", how, drawn)]
    if photographed:
        told += three_answers(
            "photographed-dice", "Photographed dice", "real", held_out, photographed
        )
    return tuple(told)


def _drawn() -> Iterable[Shot]:
    look = DiceLook()
    for ground in GROUNDS:
        for at, throw in enumerate(drawn_throws(THROWS, ground)):
            yield f"{ground} {at}", *judged(look, throw)


def _photographed() -> Iterable[Shot]:
    dice = said()
    for photo in judged_photos():
        truth = [(die.pips, die.box_px) for die in photo.dice]
        yield photo.path.stem, truth, dice.get(photo.path.name, [])


def three_answers(
    name: str, title: str, origin: str, how: str, shots: Sequence[Shot]
) -> list[Measurement]:
    """Dice found, dice read, and throws right as a whole.

    Args:
        name: Begins the measurements' names.
        title: Begins their titles.
        origin: `real` or `rendered`.
        how: What was measured.
        shots: Each throw's name, its true dice and the reported ones.
    """
    answers: dict[str, list[Answer]] = {"found": [], "read": [], "whole": []}
    for item, truth, seen in shots:
        _count(item, truth, seen, answers)
    words = {
        "found": "found: right where a box overlaps the true one by 0.4 or more",
        "read": "read: of the dice that were found",
        "whole": "throws of up to six: right where nothing is missed, misread or made up",
    }
    return [
        Measurement(
            f"{name}-{key}",
            f"{title}, {words[key].split(':')[0]}",
            "real" if origin == "real" else "rendered",
            "",
            f"{how} {words[key].split(': ')[1].capitalize()}.",
            tuple(answers[key]),
        )
        for key in answers
    ]


def _count(
    item: str,
    truth: Sequence[TrueDie],
    seen: Sequence[SaidDie],
    answers: dict[str, list[Answer]],
) -> None:
    pairs = dict(matched([box for _, box in truth], [box for _, _, box in seen]))
    right = 0
    for at, (pips, _) in enumerate(truth):
        by = pairs.get(at)
        answers["found"].append(Answer(item, right=by is not None, note=f"a {pips} was not found"))
        if by is None:
            continue
        said_pips, probability, _ = seen[by]
        right += said_pips == pips
        note = f"{said_pips}, true {pips}"
        answers["read"].append(Answer(item, said_pips == pips, probability, note))
    if 0 < len(truth) <= SMALL:
        whole = right == len(truth) == len(seen)
        note = f"{right} of {len(truth)} right, {len(seen)} seen"
        # As `RollSeen` states it: none is misread.
        stated = float(prod(one for _, one, _ in seen)) if seen else None
        answers["whole"].append(Answer(item, whole, stated, note))
