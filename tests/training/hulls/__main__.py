"""Trains the network that reads hulls, measures it on creatures held back, and writes it.

    python -m tests.training.hulls --epochs 60 --out vision/weigh_in/hull_reader.onnx.xz
    python -m tests.training.hulls --epochs 20 --rate 1e-3 \\
        --onward vision/weigh_in/hull_reader.onnx.xz --out OUT.onnx.xz

Hulls come from the cache (`tests.training.hulls.carved` puts them there). It needs PyTorch, which
the program itself does not. 1,900 creatures take a quarter of an hour on one core.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional

from tests.training.hulls.data import Hulls, load
from tests.training.hulls.net import FEATURES, Net
from tests.training.hulls.shipping import go_on, ship
from tests.worlds.cache import folder

BATCH = 64
HELD_BACK = 6
"""One in this many creatures is held out for evaluation."""
UNTOLD = 0.2
"""Share of the training hulls whose probabilities of legs by their islands are hidden."""
EVERY = 5
"""Number of epochs between evaluations."""
SOME = 400
"""Number of hulls from which the statistics of a shipped network's normalisations are restored."""

Random = np.random.Generator


class Lesson:
    """The network, its optimiser and its training data."""

    def __init__(
        self, data: Hulls, teach: np.ndarray, epochs: int, rate: float, onward: Path | None
    ) -> None:
        self.data, self.teach = data, teach
        self.numbers = torch.from_numpy(data.numbers)
        self.excess, self.legs = torch.from_numpy(data.excess), torch.from_numpy(data.legs)
        self.net = Net()
        if onward:
            some = teach[:: max(1, len(teach) // SOME)]
            go_on(self.net, onward, self._cells(some), self.numbers[some])
        else:
            known = self.numbers[teach, :FEATURES]
            self.net.mean.copy_(known.mean(0))
            self.net.scale.copy_(known.std(0) + 1e-6)
        self.optimiser = torch.optim.AdamW(self.net.parameters(), lr=rate, weight_decay=3e-3)
        steps = epochs * (len(teach) // BATCH)
        self.schedule = torch.optim.lr_scheduler.OneCycleLR(self.optimiser, rate, total_steps=steps)

    def epoch(self, r: Random) -> float:
        """Train once on all data in random order; returns the mean loss."""
        self.net.train()
        batches = len(self.teach) // BATCH
        order = r.permutation(self.teach)[: batches * BATCH]
        return float(np.mean([self._step(at, r) for at in np.array_split(order, batches)]))

    def _step(self, at: np.ndarray, r: Random) -> float:
        told = self.net(turned(self._cells(at), r), hidden(self.numbers[at], r))
        loss = losses(told, self.excess[at], self.legs[at])
        self.optimiser.zero_grad()
        loss.backward()
        self.optimiser.step()
        self.schedule.step()
        return float(loss.detach())

    def _cells(self, at: np.ndarray) -> torch.Tensor:
        return torch.from_numpy(self.data.cells[at]).float() / 255

    @torch.no_grad()
    def predict(self, at: np.ndarray) -> np.ndarray:
        """The network's outputs (n, 12) for the hulls with these indices."""
        self.net.eval()
        parts = np.array_split(at, max(1, len(at) // (2 * BATCH)))
        told: np.ndarray = torch.cat(
            [self.net(self._cells(k), self.numbers[k]) for k in parts]
        ).numpy()
        return told


def turned(cells: torch.Tensor, r: Random) -> torch.Tensor:
    """The hulls, augmented: rotated by quarter turns, mirrored, and shifted by a cell."""
    cells = torch.rot90(cells, int(r.integers(4)), (2, 3))
    if r.random() < 0.5:
        cells = cells.flip(2)
    return torch.roll(cells, (int(r.integers(-1, 2)), int(r.integers(-1, 2))), (2, 3))


def hidden(numbers: torch.Tensor, r: Random) -> torch.Tensor:
    """The numbers (n, 26), some without probabilities of legs: detected outlines may lose feet."""
    shown = numbers.clone()
    shown[torch.from_numpy(r.random(len(shown)) < UNTOLD), FEATURES:] = 0
    return shown


def losses(told: torch.Tensor, excess: torch.Tensor, legs: torch.Tensor) -> torch.Tensor:
    """Robust negative log-likelihood of the excess (Huber 1964), and cross entropy of the legs."""
    ln_sigma = told[:, 1].clamp(-4, 1)
    off = (excess - told[:, 0]).abs() / ln_sigma.exp()
    robust = torch.where(off < 2, 0.5 * off**2, 2 * off - 2) + ln_sigma
    return robust.mean() + 0.5 * torch.nn.functional.cross_entropy(told[:, 2:], legs)


def lines(data: Hulls, at: np.ndarray, told: np.ndarray) -> list[str]:
    """Lines about the errors of volumes and the accuracy of legs, by hand and on the card."""
    off = data.excess[at] - told[:, 0]
    sigmas = np.abs(off) / np.exp(told[:, 1])
    legs = told[:, 2:].argmax(1) == data.legs[at]
    found = []
    for name, some in (("by hand", data.by_hand[at]), ("on the card", ~data.by_hand[at])):
        error = 100 * np.abs(np.exp(off[some]) - 1)
        median, ninety = np.percentile(error, (50, 90))
        one, two = (100 * (sigmas[some] < n).mean() for n in (1, 2))
        found.append(
            f"   {name} {some.sum()}: volume median {median:.1f} %, p90 {ninety:.1f} %, within one "
            f"sigma {one:.0f} %, two {two:.0f} %; legs right {100 * legs[some].mean():.0f} %"
        )
    return found


def main() -> None:
    """Train, print the errors after every few epochs, and write the network."""
    options = _options()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    r = np.random.default_rng(1)
    data = load(sorted((folder() / "hulls").glob("[gm]*[0-9].npz")))
    back = data.which % HELD_BACK == 0
    teach = np.flatnonzero(~back)
    lesson = Lesson(data, teach, options.epochs, options.rate, options.onward)
    print(f"{len(np.unique(data.which))} creatures, {len(back)} hulls, {back.sum()} held back")
    began = time.monotonic()
    for epoch in range(1, options.epochs + 1):
        loss = lesson.epoch(r)
        if epoch % EVERY == 0 or epoch == options.epochs:
            print(f"epoch {epoch}, {time.monotonic() - began:.0f} s, loss {loss:.3f}")
            at = np.flatnonzero(back)
            print("\n".join(lines(data, at, lesson.predict(at))), flush=True)
    if options.out:
        ship(lesson.net, options.out)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--epochs", type=int, default=60)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--onward", type=Path, help="a shipped file to continue from")
    parser.add_argument("--out", type=Path, help="where the network is written")
    return parser.parse_args()


if __name__ == "__main__":
    main()
