"""Dice on photographed backgrounds not used for training, and real pictures without dice."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from calibration.arrays import Image
from calibration.frame import Frame
from tests.accuracy.samples import Answer, Measurement
from tests.support.drawn_dice import DrawnThrow
from tests.support.drawn_rolls import calibrated
from tests.vision.dice.drawn_throws import judged
from tests.vision.dice.on_grounds import KINDS, Kind, judging_grounds, throws, without_dice
from tests.vision.dice.scores import Scores
from vision.dice.look import DiceLook

THROWS: Final = 12
"""Number of throws of each kind."""

HOW: Final = (
    f"{THROWS} drawn throws on photographs of tables, wood, stone and tiles not used for training, "
    "720 x 540 px. Right if every die is found and read, and nothing else is reported; of dice "
    "with digits the value is asked for, too."
)
WORDS: Final = {
    "usual": "dice with pips, 20 to 50 px wide",
    "small": "11 to 20 px wide",
    "low": "seen low",
    "low-known": "seen low by a camera that knows the table",
    "digits": "with digits",
    "close": "one that fills the view",
}


def measure() -> tuple[Measurement, ...]:
    """Throws right as a whole, kind by kind, and pictures in which no die is reported."""
    if not judging_grounds("tables", "textures"):
        return ()
    look = DiceLook()
    plain = (_thrown(kind, kind.name, lambda _: look) for kind in KINDS)
    low = next(kind for kind in KINDS if kind.name == "low")
    return (*plain, _thrown(low, "low-known", _by_its_table), _told_of_nothing(look))


def _by_its_table(throw: DrawnThrow) -> DiceLook:
    """Look at a throw with the calibration that a board would give."""
    return DiceLook(None if throw.view is None else calibrated(throw.view))


def _thrown(kind: Kind, name: str, looking: Callable[[DrawnThrow], DiceLook]) -> Measurement:
    scores, answers = Scores(), []
    for at, throw in enumerate(throws(kind, THROWS)):
        truth, said = judged(looking(throw), throw)
        one = Scores()
        for counted in (one, scores):
            counted.add(f"{name} {at}", truth, said)
        note = f"{one.found} of {one.dice} found, {one.read} read right, {len(said)} reported"
        whole = one.read == one.dice == len(said)
        answers.append(Answer(f"{name} {at}", whole, None, note))
    sums = f" Of all {scores.dice} dice {scores.found} were found and {scores.read} read right."
    title = f"Drawn dice on photographed grounds, {WORDS[name]}"
    key = f"dice-on-grounds-{name}"
    return Measurement(key, title, "rendered", "", HOW + sums, tuple(answers))


def _told_of_nothing(look: DiceLook) -> Measurement:
    return Measurement(
        "no-dice", "Real pictures without dice: none reported", "real", "",
        "Grounds, desks, miniatures, hands, food, markers and dough, not used to train either "
        "network. Right if no die is reported.", tuple(_nothing(look)),
    )  # fmt: skip


def _nothing(look: DiceLook) -> Iterator[Answer]:
    for name, picture in _some(without_dice()):
        seen = look.dice(Frame(picture, 0, 0.0), thorough=True)
        values = ", ".join(f"a {die.pips} ({die.probability:.2f})" for die in seen)
        yield Answer(name, not seen, None, f"reported {values}")


EVERY: Final = {"textures-128": 4, "food-volume": 4}
"""Folders with many similar pictures, of which only every n-th picture is used."""


def _some(pictures: Iterable[tuple[str, Image]]) -> Iterator[tuple[str, Image]]:
    met: dict[str, int] = {}
    for name, picture in pictures:
        folder = name.split("/")[0]
        met[folder] = met.get(folder, -1) + 1
        if met[folder] % EVERY.get(folder, 1) == 0:
            yield name, picture
