"""Piles of missiles on rendered tables, several on each, with the picture of the bare table."""

from dataclasses import dataclass
from pathlib import Path

from engine.games.clay_o_rama.suggest_points import heap_of
from server.proposals.clay_o_rama.measured import pair
from tests.accuracy.samples import Answer, Figure, Measurement
from tests.support.rendered_pile import RenderedPile
from vision.look.look import Looker
from vision.lumps.observer import overlooked_beside

HOW = "One picture of the pile and one of the empty table, with a camera file."


@dataclass(frozen=True, slots=True)
class Pile:
    """The result for a pile, and its truth: the count and the total volume."""

    item: str
    counts: tuple[int, int]
    told_ml: float
    sigma_ml: float
    true_ml: float
    mode: str

    @property
    def note(self) -> str:
        """Both in words."""
        told, true = self.counts
        return f"{told} of {self.told_ml:.1f} ml, true {true} of {self.true_ml:.1f} ml, {self.mode}"


def measure(folders: list[Path]) -> tuple[Measurement, ...]:
    """Counts and totals of all piles of some worlds, each given by one of its folders."""
    looker = Looker()
    found = [
        _weighed(pile, looker)
        for folder in folders
        for pile in sorted(folder.parent.glob(f"{folder.name[:7]}?"))
        if (pile / "truth.json").exists()
    ]
    counts = tuple(
        Answer(one.item, one.counts[0] == one.counts[1], None, one.note) for one in found
    )
    totals = tuple(
        Figure(
            one.item, 100 * (one.told_ml / one.true_ml - 1), 100 * one.sigma_ml / one.true_ml,
            one.note,
        )
        for one in found
    )  # fmt: skip
    return (
        Measurement("lumps_piles", "Missiles of a pile, count", "rendered", "", HOW, counts),
        Measurement("missiles_piles", "Missiles of a pile, total", "rendered", "%", HOW, totals),
    )


def _weighed(folder: Path, looker: Looker) -> Pile:
    pile = RenderedPile.read(folder)
    lying = pile.lying(looker)
    told = lying.missiles()
    unseen_ml = 0.0 if told else overlooked_beside(lying, (), pile.boards).sigma_ml
    total, sigma = heap_of([pair(one.volume_ml) for one in told], unseen_ml)
    truth = pile.truth
    counts = len(told), truth["n_missiles"]
    return Pile(folder.name, counts, total, sigma, truth["missiles_ml"], truth["pile_mode"])
