"""Fits how far off scales are and how surely a volume is told, to portions with known volumes.

The likeliest constants are looked for: those under which ln of the true volumes is likeliest by
what is told, value and sigma (a normal distribution). Every kind of food counts the same, however
many of its pairs were cut out. Weak priors say what is known without these photographs; they decide
where no kind of a sort (piles, say) is left.
"""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats
from tests.training.portion_pairs import CutPair
from vision.portions.learned import Learned
from vision.portions.weigh import PortionCut, flags_of, shape_in, volume_sigma

SCALES: Final = np.array(
    list(
        itertools.product(
            (-0.02, 0.01, 0.04, 0.07, 0.10),
            (0.05, 0.07, 0.10),
            (-0.05, -0.02, 0.01, 0.04, 0.07),
            (0.04, 0.06, 0.09),
        )
    )
)
"""(S, 4) that are tried: mean and sigma from above, mean and sigma from the side, in ln."""

MEANS_PRIOR_LN: Final = 0.1
"""One sigma of both means: cameras tilt and coins stand elsewhere by a tenth, either way."""

FILLING_PRIOR_LN: Final = (float(np.log(0.64)), 0.15)
"""ln of a pile's filling: balls thrown in at random fill 0.64 of their room (Bernal and Mason
1960); lumps are no balls."""

SIGMAS: Final = ("model_sigma", "flat_sigma", "bent_sigma", "piled_sigma", "unclear_sigma")
"""That are fitted, in the order of all arrays of them."""

SIGMAS_PRIOR: Final = np.array([0.1, 0.2, 0.2, 0.2, 1.0])
"""Middles of their priors; each may be off by a factor of two, one sigma (`FACTOR_LN`)."""

FACTOR_LN: Final = float(np.log(2))

FACTORS: Final = np.exp(np.linspace(-1.6, 1.6, 33))
"""Of the priors' middles: sigmas that are tried, from a fifth to five times."""

ROUNDS: Final = 5
"""Over all sigmas, one after the other."""

PER_KIND: Final = 2.0
"""What a kind counts, in independent measurements: it has two portions, and two pairs of one
thing are alike."""


@dataclass(frozen=True, slots=True, eq=False)
class PairTable:
    """All pairs that were cut out (N), under all scales (S).

    Attributes:
        kinds: (N,) of food.
        off: (S, N) ln of what is told, nothing taken off for piles, by the true volume.
        fixed: (S, N) variance of ln that does not depend on what is fitted.
        sorts: (S, N, 5) what each of `SIGMAS` counts, in variance of ln by its square.
    """

    kinds: npt.NDArray[np.str_]
    off: Floats
    fixed: Floats
    sorts: Floats

    @property
    def piled(self) -> Floats:
        """(S, N), 1 where it is a pile."""
        return self.sorts[..., SIGMAS.index("piled_sigma")]

    def without(self, kind: str) -> "PairTable":
        """All other kinds."""
        kept = self.kinds != kind
        return PairTable(
            self.kinds[kept], self.off[:, kept], self.fixed[:, kept], self.sorts[:, kept]
        )


def table_of(pairs: Sequence[CutPair]) -> PairTable:
    """What is told of pairs under all scales; those in which nothing was cut out are left out."""
    cut = [(one.food, one.cut) for one in pairs if one.cut is not None]
    rows = [[_row(c, food.volume_ml, _start(scales)) for food, c in cut] for scales in SCALES]
    told = np.array(rows)
    kinds = np.array([food.kind for food, _ in cut])
    return PairTable(kinds, told[..., 0], told[..., 1], told[..., 2:])


def _start(scales: Floats) -> Learned:
    """With no sigma of those that are fitted."""
    none = dict.fromkeys(SIGMAS, 0.0)
    above_mean, above_sigma, beside_mean, beside_sigma = (float(one) for one in scales)
    return Learned(above_mean, above_sigma, beside_mean, beside_sigma, 1.0, **none)


def _row(cut: PortionCut, volume_ml: float, start: Learned) -> list[float]:
    shape = shape_in(cut, start)
    flags = flags_of(shape, cut)
    fixed = volume_sigma(shape, flags, cut.clear, start) ** 2
    one = dict.fromkeys(SIGMAS, 0.0)
    sorts = [
        volume_sigma(shape, flags, cut.clear, _with(start, one | {name: 1.0})) ** 2 - fixed
        for name in SIGMAS
    ]
    return [float(np.log(shape.volume_ml / volume_ml)), fixed, *sorts]


def _with(start: Learned, sigmas: dict[str, float]) -> Learned:
    return Learned(
        start.above_mean,
        start.above_sigma,
        start.beside_mean,
        start.beside_sigma,
        start.piled_filling,
        **sigmas,
    )


def fitted(table: PairTable) -> Learned:
    """The likeliest constants."""
    _, counts = np.unique(table.kinds, return_counts=True)
    of_kind = dict(zip(*np.unique(table.kinds, return_counts=True), strict=True))
    del counts
    weights = np.array([PER_KIND / of_kind[kind] for kind in table.kinds])
    factors = np.ones((len(SCALES), len(SIGMAS)))
    filling = np.full(len(SCALES), FILLING_PRIOR_LN[0])
    for _ in range(ROUNDS):
        for k in range(len(SIGMAS)):
            tried = np.repeat(factors[None], len(FACTORS), axis=0)
            tried[..., k] = FACTORS[:, None]
            costs = np.array([_cost(table, weights, one, filling) for one in tried])
            factors[:, k] = FACTORS[costs.argmin(axis=0)]
        filling = _filling(table, weights, factors)
    best = int(_cost(table, weights, factors, filling).argmin())
    sigmas = dict(zip(SIGMAS, (SIGMAS_PRIOR * factors[best]).tolist(), strict=True))
    scales = (float(one) for one in SCALES[best])
    above_mean, above_sigma, beside_mean, beside_sigma = scales
    piled = float(np.exp(filling[best]))
    return Learned(above_mean, above_sigma, beside_mean, beside_sigma, piled, **sigmas)


def held_back(table: PairTable) -> dict[str, Learned]:
    """For every kind of food the constants that all other kinds teach."""
    return {str(kind): fitted(table.without(kind)) for kind in np.unique(table.kinds)}


def _variance(table: PairTable, factors: Floats) -> Floats:
    """(S, N), of ln of the volume; factors (S, 5) of the priors' middles."""
    squares = (SIGMAS_PRIOR * factors) ** 2
    return np.asarray(table.fixed + np.einsum("snk,sk->sn", table.sorts, squares))


def _cost(table: PairTable, weights: Floats, factors: Floats, filling: Floats) -> Floats:
    """(S,) minus the logarithm of the posterior; filling (S,) in ln."""
    variance = _variance(table, factors)
    off = table.off + filling[:, None] * table.piled
    cost = (weights * (off**2 / variance + np.log(variance))).sum(axis=1)
    cost += ((np.log(factors) / FACTOR_LN) ** 2).sum(axis=1)
    cost += ((filling - FILLING_PRIOR_LN[0]) / FILLING_PRIOR_LN[1]) ** 2
    cost += ((SCALES[:, [0, 2]] / MEANS_PRIOR_LN) ** 2).sum(axis=1)
    return np.asarray(cost / 2)


def _filling(table: PairTable, weights: Floats, factors: Floats) -> Floats:
    """(S,) the likeliest ln of a pile's filling, sigmas given."""
    precise = weights * table.piled / _variance(table, factors)
    prior = FILLING_PRIOR_LN[1] ** -2
    told = FILLING_PRIOR_LN[0] * prior - (precise * table.off).sum(axis=1)
    return np.asarray(told / (prior + precise.sum(axis=1)))
