"""Random labelled examples of eyes that are overconfident, underconfident or calibrated."""

from random import Random

from server.learning.label import Label
from vision.doubt.worth import tempered


def throws(count: int, heat: float, *, seed: int = 1, evenings: int = 8) -> list[Label]:
    """Throws with probabilities that are miscalibrated by this temperature, and random truths."""
    chance = Random(seed)
    labels = []
    for number in range(count):
        truth = chance.uniform(0.5, 0.99)
        told = tuple(tempered((truth, 1 - truth), 1 / heat))
        right = chance.random() < truth
        labels.append(Label(f"evening-{number % evenings}", number, "throw", told, right))
    return labels


def colours(*named: tuple[str, str], evenings: int = 8) -> list[Label]:
    return [
        Label(f"evening-{number % evenings}", number, "colour", (), seen == ruled, seen, ruled)
        for number, (seen, ruled) in enumerate(named)
    ]
