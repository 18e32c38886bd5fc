"""Fits errors of scale and sigmas of volumes to portions with known volumes.

The constants are those with the highest posterior probability, with ln of the true volume normally
distributed around ln of the measured one. Every kind of food has the same weight, however many of
its pairs were segmented. Weak priors express what is known without these photographs; they decide
where no kind of a sort, such as piles, is left.
"""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from calibration.arrays import Floats
from tests.training.portion_pairs import CutPair
from vision.portions.learned import LearnedPortions
from vision.portions.pair import shape_in
from vision.portions.weigh import flags_of, volume_sigma

SCALES: Final = np.array(
    list(
        itertools.product(
            (-0.02, 0.0, 0.02, 0.04, 0.06, 0.08, 0.10),
            (0.07, 0.10),
            (-0.04, -0.02, 0.0, 0.02, 0.04, 0.06),
            (0.06, 0.09),
        )
    )
)
"""(S, 4) errors of scale that are tried, in ln: mean and sigma from above, mean and sigma from the
side. No sigma is less than that of tilting a camera and placing a coin by eye, even if one person's
errors vary less."""

MEANS_PRIOR_LN: Final = 0.1
"""Prior sigma of both means, in ln: tilted cameras and misplaced coins change a scale by a
tenth."""

FILLING_PRIOR_LN: Final = (float(np.log(0.64)), 0.15)
"""Prior mean and sigma of the ln of a pile's filling: randomly packed balls fill 0.64 of their
volume (Bernal and Mason 1960), but lumps are not balls."""

SIGMAS: Final = ("model_sigma", "flat_sigma", "bent_sigma", "piled_sigma", "unclear_sigma")
"""Names of the fitted sigmas, in the order of all arrays of them."""

SIGMAS_PRIOR: Final = np.array([0.1, 0.2, 0.2, 0.3, 1.0])
"""Medians of their log-normal priors; the sigma of each is a factor of two (`FACTOR_LN`)."""

FACTOR_LN: Final = float(np.log(2))

FACTORS: Final = np.exp(np.linspace(-1.6, 1.6, 33))
"""Factors on the priors' medians that are tried, from a fifth to five."""

LEAST_FACTORS: Final = np.array([1.0, 0.0, 0.0, 1.0, 0.0])
"""Least factor for each sigma. All photographs are from one kitchen and one person, and only one
kind is a pile: even if these agree well, others scatter at least as the prior says."""

SLACK: Final = 1e-9
"""Tolerance when factors are compared with `LEAST_FACTORS`, for rounding."""

ELSEWHERE: Final = 0.5
"""Share of the fitted means that is used. The mean error of scale differs from person to person,
and these photographs are by one: with all of it, the median volume of 108 pairs by other people,
measured by somebody else, was 12 % too large; with none of it, it is 10 % too small on these."""

ROUNDS: Final = 5
"""Number of rounds of the coordinate search over the sigmas."""

PER_KIND: Final = 2.0
"""Weight of a kind, in independent measurements: it has two portions, and the two pairs of a
portion are correlated."""


@dataclass(frozen=True, slots=True, eq=False)
class PairTable:
    """All segmented pairs (N), measured with each of some errors of scale (S).

    Attributes:
        pairs: The N pairs.
        scales: (S, 4) as `SCALES`.
        off: (S, N) ln of the measured over the true volume, without the piles' filling.
        fixed: (S, N) variance of that ln which does not depend on the fitted sigmas.
        sorts: (S, N, 5) coefficient of the square of each of `SIGMAS` in the variance of that ln.
    """

    pairs: tuple[CutPair, ...]
    scales: Floats
    off: Floats
    fixed: Floats
    sorts: Floats

    @property
    def kinds(self) -> list[str]:
        """The kind of food of each pair, N of them."""
        return [one.food.kind for one in self.pairs]

    @property
    def weights(self) -> Floats:
        """(N,) weight of each pair, so that every kind has the same."""
        kinds = self.kinds
        return np.array([PER_KIND / kinds.count(kind) for kind in kinds])

    @property
    def piled(self) -> Floats:
        """(S, N), 1 for pairs that are piles, else 0."""
        return self.sorts[..., SIGMAS.index("piled_sigma")]

    def without(self, kind: str) -> "PairTable":
        """The table of all other kinds."""
        kept = np.array([one != kind for one in self.kinds])
        pairs = tuple(one for one in self.pairs if one.food.kind != kind)
        return PairTable(
            pairs, self.scales, self.off[:, kept], self.fixed[:, kept], self.sorts[:, kept]
        )


def table_of(pairs: Sequence[CutPair], scales: Floats = SCALES) -> PairTable:
    """The table of pairs with some errors of scale; pairs that were not segmented are left out."""
    cut = tuple(one for one in pairs if one.cut is not None)
    rows = np.array([[_row(one, _start(row)) for one in cut] for row in scales])
    return PairTable(cut, scales, rows[..., 0], rows[..., 1], rows[..., 2:])


def _start(scales: Floats) -> LearnedPortions:
    """Constants with these errors of scale (4,) and with all fitted sigmas 0."""
    none = dict.fromkeys(SIGMAS, 0.0)
    above_mean, above_sigma, beside_mean, beside_sigma = (float(one) for one in scales)
    return LearnedPortions(above_mean, above_sigma, beside_mean, beside_sigma, 1.0, **none)


def _row(pair: CutPair, start: LearnedPortions) -> list[float]:
    """`PairTable.off`, `PairTable.fixed` and `PairTable.sorts` of one pair with these constants."""
    cut = pair.cut
    assert cut is not None
    shape = shape_in(cut, start)
    flags = flags_of(shape, cut)
    fixed = volume_sigma(shape, flags, cut.clear, start) ** 2
    none = dict.fromkeys(SIGMAS, 0.0)
    sorts = [
        volume_sigma(shape, flags, cut.clear, replace(start, **(none | {name: 1.0}))) ** 2 - fixed
        for name in SIGMAS
    ]
    return [float(np.log(shape.volume_ml / pair.food.volume_ml)), fixed, *sorts]


def fitted(table: PairTable) -> LearnedPortions:
    """The likeliest constants, with the means of the scales reduced by `ELSEWHERE`."""
    factors, filling = _likeliest(table)
    best = table.scales[_cost(table, factors, filling).argmin()]
    there = table_of(table.pairs, (best * np.array([ELSEWHERE, 1, ELSEWHERE, 1]))[None])
    factors, filling = _likeliest(there)
    above_mean, above_sigma, beside_mean, beside_sigma = (float(one) for one in there.scales[0])
    sigmas = dict(zip(SIGMAS, (SIGMAS_PRIOR * factors[0]).tolist(), strict=True))
    piled = float(np.exp(filling[0]))
    return LearnedPortions(above_mean, above_sigma, beside_mean, beside_sigma, piled, **sigmas)


def _likeliest(table: PairTable) -> tuple[Floats, Floats]:
    """The likeliest factors of the sigmas (S, 5) and ln of a pile's filling (S,), by scale."""
    factors = np.ones((len(table.scales), len(SIGMAS)))
    filling = np.full(len(table.scales), FILLING_PRIOR_LN[0])
    for _ in range(ROUNDS):
        for k in range(len(SIGMAS)):
            tried = np.repeat(factors[None], len(FACTORS), axis=0)
            tried[..., k] = FACTORS[:, None]
            costs = np.array([_cost(table, one, filling) for one in tried])
            costs[LEAST_FACTORS[k] - SLACK > FACTORS] = np.inf
            factors[:, k] = FACTORS[costs.argmin(axis=0)]
        filling = _filling(table, factors)
    return factors, filling


def held_back(pairs: Sequence[CutPair]) -> dict[str, LearnedPortions]:
    """For every kind of food, the constants that are fitted to all other kinds."""
    table, kinds = table_of(pairs), sorted({one.food.kind for one in pairs})
    return {kind: fitted(table.without(kind)) for kind in kinds}


def _variance(table: PairTable, factors: Floats) -> Floats:
    """Variance (S, N) of ln of the volume, for factors (S, 5) on the priors' medians."""
    squares = (SIGMAS_PRIOR * factors) ** 2
    return np.asarray(table.fixed + np.einsum("snk,sk->sn", table.sorts, squares))


def _cost(table: PairTable, factors: Floats, filling: Floats) -> Floats:
    """Minus the log posterior (S,), for factors (S, 5) and ln of a pile's filling (S,)."""
    variance = _variance(table, factors)
    off = table.off + filling[:, None] * table.piled
    cost = (table.weights * (off**2 / variance + np.log(variance))).sum(axis=1)
    cost += ((np.log(factors) / FACTOR_LN) ** 2).sum(axis=1)
    cost += ((filling - FILLING_PRIOR_LN[0]) / FILLING_PRIOR_LN[1]) ** 2
    cost += ((table.scales[:, [0, 2]] / MEANS_PRIOR_LN) ** 2).sum(axis=1)
    return np.asarray(cost / 2)


def _filling(table: PairTable, factors: Floats) -> Floats:
    """The likeliest ln of a pile's filling (S,) for given factors (S, 5) of the sigmas."""
    precise = table.weights * table.piled / _variance(table, factors)
    prior = FILLING_PRIOR_LN[1] ** -2
    weighted = FILLING_PRIOR_LN[0] * prior - (precise * table.off).sum(axis=1)
    return np.asarray(weighted / (prior + precise.sum(axis=1)))
