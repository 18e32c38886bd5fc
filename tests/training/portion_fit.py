"""Fits how far off scales are and how surely a volume is told, to portions with known volumes.

The likeliest constants are looked for: those under which ln of the true volumes is likeliest by
what is told, value and sigma (a normal distribution). Every kind of food counts the same, however
many of its pairs were cut out. Weak priors say what is known without these photographs; they decide
where no kind of a sort (piles, say) is left.
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
"""(S, 4) that are tried: mean and sigma from above, mean and sigma from the side, in ln. No sigma
is less than that of tilting a camera and setting down a coin by eye, however alike those of one
pair of hands are."""

MEANS_PRIOR_LN: Final = 0.1
"""One sigma of both means: cameras tilt and coins stand elsewhere by a tenth, either way."""

FILLING_PRIOR_LN: Final = (float(np.log(0.64)), 0.15)
"""ln of a pile's filling: balls thrown in at random fill 0.64 of their room (Bernal and Mason
1960); lumps are no balls."""

SIGMAS: Final = ("model_sigma", "flat_sigma", "bent_sigma", "piled_sigma", "unclear_sigma")
"""That are fitted, in the order of all arrays of them."""

SIGMAS_PRIOR: Final = np.array([0.1, 0.2, 0.2, 0.3, 1.0])
"""Middles of their priors; each may be off by a factor of two, one sigma (`FACTOR_LN`)."""

FACTOR_LN: Final = float(np.log(2))

FACTORS: Final = np.exp(np.linspace(-1.6, 1.6, 33))
"""Of the priors' middles: sigmas that are tried, from a fifth to five times."""

LEAST_FACTORS: Final = np.array([1.0, 0.0, 0.0, 1.0, 0.0])
"""The least of these for each sigma. All photographs are of one kitchen and one pair of hands, and
only one kind is a pile: whatever agrees among them, others scatter at least as the prior says."""

SLACK: Final = 1e-9
"""Of factors, for rounding."""

ELSEWHERE: Final = 0.5
"""Share of the fitted means that is used. How far off scales are on average differs from one pair
of hands to the next, and these are one: with all of it 108 pairs of other people's, measured by
somebody else, were told 12 % too large in the middle, with none of it these are told 10 % too
small."""

ROUNDS: Final = 5
"""Over all sigmas, one after the other."""

PER_KIND: Final = 2.0
"""What a kind counts, in independent measurements: it has two portions, and two pairs of one
thing are alike."""


@dataclass(frozen=True, slots=True, eq=False)
class PairTable:
    """All pairs that were cut out (N), under some scales (S).

    Attributes:
        pairs: (N) of them.
        scales: (S, 4) as `SCALES`.
        off: (S, N) ln of what is told, nothing taken off for piles, by the true volume.
        fixed: (S, N) variance of ln that does not depend on what is fitted.
        sorts: (S, N, 5) what each of `SIGMAS` counts, in variance of ln by its square.
    """

    pairs: tuple[CutPair, ...]
    scales: Floats
    off: Floats
    fixed: Floats
    sorts: Floats

    @property
    def kinds(self) -> list[str]:
        """(N) of food."""
        return [one.food.kind for one in self.pairs]

    @property
    def weights(self) -> Floats:
        """(N,): every kind counts the same."""
        kinds = self.kinds
        return np.array([PER_KIND / kinds.count(kind) for kind in kinds])

    @property
    def piled(self) -> Floats:
        """(S, N), 1 where it is a pile."""
        return self.sorts[..., SIGMAS.index("piled_sigma")]

    def without(self, kind: str) -> "PairTable":
        """All other kinds."""
        kept = np.array([one != kind for one in self.kinds])
        pairs = tuple(one for one in self.pairs if one.food.kind != kind)
        return PairTable(
            pairs, self.scales, self.off[:, kept], self.fixed[:, kept], self.sorts[:, kept]
        )


def table_of(pairs: Sequence[CutPair], scales: Floats = SCALES) -> PairTable:
    """What is told of pairs under some scales; those in which nothing was cut out are left out."""
    cut = tuple(one for one in pairs if one.cut is not None)
    told = np.array([[_row(one, _start(row)) for one in cut] for row in scales])
    return PairTable(cut, scales, told[..., 0], told[..., 1], told[..., 2:])


def _start(scales: Floats) -> LearnedPortions:
    """With no sigma of those that are fitted."""
    none = dict.fromkeys(SIGMAS, 0.0)
    above_mean, above_sigma, beside_mean, beside_sigma = (float(one) for one in scales)
    return LearnedPortions(above_mean, above_sigma, beside_mean, beside_sigma, 1.0, **none)


def _row(pair: CutPair, start: LearnedPortions) -> list[float]:
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
    """The likeliest constants, the means of the scales as they may be elsewhere."""
    factors, filling = _likeliest(table)
    best = table.scales[_cost(table, factors, filling).argmin()]
    there = table_of(table.pairs, (best * np.array([ELSEWHERE, 1, ELSEWHERE, 1]))[None])
    factors, filling = _likeliest(there)
    above_mean, above_sigma, beside_mean, beside_sigma = (float(one) for one in there.scales[0])
    sigmas = dict(zip(SIGMAS, (SIGMAS_PRIOR * factors[0]).tolist(), strict=True))
    piled = float(np.exp(filling[0]))
    return LearnedPortions(above_mean, above_sigma, beside_mean, beside_sigma, piled, **sigmas)


def _likeliest(table: PairTable) -> tuple[Floats, Floats]:
    """Under each of the scales: factors of the sigmas (S, 5), ln of a pile's filling (S,)."""
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
    """For every kind of food the constants that all other kinds teach."""
    table, kinds = table_of(pairs), sorted({one.food.kind for one in pairs})
    return {kind: fitted(table.without(kind)) for kind in kinds}


def _variance(table: PairTable, factors: Floats) -> Floats:
    """(S, N), of ln of the volume; factors (S, 5) of the priors' middles."""
    squares = (SIGMAS_PRIOR * factors) ** 2
    return np.asarray(table.fixed + np.einsum("snk,sk->sn", table.sorts, squares))


def _cost(table: PairTable, factors: Floats, filling: Floats) -> Floats:
    """(S,) minus the logarithm of the posterior; filling (S,) in ln."""
    variance = _variance(table, factors)
    off = table.off + filling[:, None] * table.piled
    cost = (table.weights * (off**2 / variance + np.log(variance))).sum(axis=1)
    cost += ((np.log(factors) / FACTOR_LN) ** 2).sum(axis=1)
    cost += ((filling - FILLING_PRIOR_LN[0]) / FILLING_PRIOR_LN[1]) ** 2
    cost += ((table.scales[:, [0, 2]] / MEANS_PRIOR_LN) ** 2).sum(axis=1)
    return np.asarray(cost / 2)


def _filling(table: PairTable, factors: Floats) -> Floats:
    """(S,) the likeliest ln of a pile's filling, sigmas given."""
    precise = table.weights * table.piled / _variance(table, factors)
    prior = FILLING_PRIOR_LN[1] ** -2
    told = FILLING_PRIOR_LN[0] * prior - (precise * table.off).sum(axis=1)
    return np.asarray(told / (prior + precise.sum(axis=1)))
