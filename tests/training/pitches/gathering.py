"""Gathers the training data of the close-up networks from pitches, and streams examples of it."""

import traceback
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

import cv2
import numpy as np
from torch.utils.data import IterableDataset

from calibration.arrays import Floats32
from tests.training.closely import Examples
from tests.training.pitches.examples import CHECKED_FROM, Still, drawn_still, rendered
from tests.training.pitches.lit_still import lit_stills
from tests.training.pitches.origins import DRAWN, by_origin
from tests.training.taken_in import take_in
from tests.worlds.cache import folder
from tests.worlds.seeds import Purpose, purpose_of

KeptT = TypeVar("KeptT")
Example: TypeAlias = tuple[Floats32, Floats32]
"""A network's input and its truth."""

LOOK_AGAIN = 9600
"""Number of examples after which newly gathered ones are loaded."""
DRAWN_FROM = 20_000
"""First number of the drawn pitches for training; those below are for evaluation."""


def missing_stills(
    where: Path, lit: int, drawn: int, checked: int = 0
) -> Iterator[tuple[Path, Still]]:
    """The training stills that have no file in a folder yet, each with the file's path.

    Args:
        where: The folder.
        lit: Number of lit pitches, besides all rendered ones.
        drawn: Number of drawn pitches.
        checked: Number of drawn pitches on checked cloths.
    """
    for truth in sorted((folder() / "pitches").glob("w*/truth.json")):
        file = where / f"{truth.parent.name}.npz"
        if not file.exists() and purpose_of(truth.parent.name) is Purpose.TEACH:
            try:
                still = rendered(truth.parent)
            except Exception:  # noqa: BLE001  a still that cannot be calibrated is left out
                traceback.print_exc()
            else:
                yield file, still
    for name, light in lit_stills(range(lit)):
        if not (file := where / f"{name}.npz").exists():
            yield file, light()
    for first, count in ((DRAWN_FROM, drawn), (CHECKED_FROM, checked)):
        for seed in range(first, first + count):
            if not (file := where / f"{DRAWN}{seed}.npz").exists():
                yield file, drawn_still(seed)


@dataclass(frozen=True)
class Gathering(Generic[KeptT]):
    """How the stills of pitches become training examples.

    Attributes:
        name: Name of the folder in the cache.
        of_still: Extracts the data of a still; None if it shows nothing useful.
        keep: Writes the data to a file.
        load: Reads them from a file.
        taught: Gives an endless stream of examples from the data by origin (`origins.py`).
    """

    name: str
    of_still: Callable[[Still], KeptT | None]
    keep: Callable[[KeptT, Path], None]
    load: Callable[[Path], KeptT]
    taught: Callable[[Mapping[str, Sequence[KeptT]], np.random.Generator], Iterator[Example]]

    @property
    def folder(self) -> Path:
        """The folder with the data."""
        return folder() / self.name

    def gather(self, options: Namespace) -> None:
        """Store the data of all rendered stills and of as many lit and drawn ones as requested."""
        self.folder.mkdir(parents=True, exist_ok=True)
        cv2.setNumThreads(1)
        for where, still in missing_stills(self.folder, options.lit, options.drawn):
            self._keep(still, where)

    def _keep(self, still: Still, where: Path) -> None:
        found = self.of_still(still)
        if found is not None:
            self.keep(found, where)

    def examples(self, seed: int) -> Examples:
        """An endless stream of training examples."""
        return _Close(partial(self._examples, seed))

    def _examples(self, seed: int) -> Iterator[Example]:
        cv2.setNumThreads(1)
        r, known = np.random.default_rng(seed), dict[Path, KeptT]()
        while True:
            take_in(known, sorted(self.folder.glob("*.npz")), self.load)
            yield from islice(self.taught(by_origin(known), r), LOOK_AGAIN)


def stored_examples(
    name: str,
    load: Callable[[Path], KeptT],
    taught: Callable[[Mapping[str, Sequence[KeptT]], np.random.Generator], Iterator[Any]],
) -> Callable[[int], Examples]:
    """Makes endless streams of examples, by a seed, from the data in a folder of the cache.

    Args:
        name: Name of the folder; what is added to it later is not used.
        load: Reads a file of it.
        taught: Gives the examples from the data by origin (`origins.py`).
    """

    def examples(seed: int) -> Iterator[Any]:
        cv2.setNumThreads(1)
        known = {file: load(file) for file in sorted((folder() / name).glob("*.npz"))}
        yield from taught(by_origin(known), np.random.default_rng(seed))

    return lambda seed: _Close(partial(examples, seed))


class _Close(IterableDataset[tuple[np.ndarray, np.ndarray]]):
    def __init__(self, begin: Callable[[], Iterator[Example]]) -> None:
        self.begin = begin

    def __iter__(self) -> Iterator[tuple[np.ndarray, np.ndarray]]:
        return self.begin()
