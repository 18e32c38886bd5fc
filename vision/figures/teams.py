"""Which team a figure belongs to: the colour that its clothes share with others of its team."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from math import exp
from typing import Final, NamedTuple, TypeAlias

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats
from vision.clay.colour import colour_shares
from vision.figures.kit_reader import Kit
from vision.sightings import ColourName

Shares: TypeAlias = Mapping[ColourName, float]
"""Shares of a figure's pixels by colour; they sum to at most 1."""

Pair: TypeAlias = tuple[ColourName, ...]
"""The names of two teams."""

NOT_CLOTHES: Final[tuple[ColourName, ...]] = ("black", "brown")
"""Colours of bases, shadows and wood: a team in such a colour has to be named."""

LIKE_BASE: Final = 0.35
"""Least distance, in log ratios of colours, of clothes from the colour of the bases."""

STRONGEST: Final = 0.4
"""Share of a figure's pixels that give its colour."""

DARKEST: Final = 0.16
"""Share of paper's brightness below which apparent colours are noise."""

SKIN_HUES: Final = (10.0, 42.0)
"""Degrees of hue between which skin is. By trial."""

SKIN_SATURATION: Final = 0.65
"""Most saturation of skin, wood and sand: they are orange in white light, but never as pure as
paint."""

LEAST: Final = 0.04
"""Least share of a figure's colour: one with less is a spot of paint or an artefact of the
compression."""

HUELESS: Final[tuple[ColourName, ...]] = ("white", "black")
"""Names of colours without a hue that teams may wear; the little hue that they show is ignored."""

UNLIKELY: Final = 0.35
"""Penalty for the bases' or the field's colour as a team's name. By trial."""

TEAMS_APART: Final = 15.0
"""Distance of uniforms: two groups whose middles are nearer are one team. On 68 opened pitches the
groups are 77 apart in the median, and 10 or 22 in its place change nothing."""

CLEARLY_APART: Final = 51.0
"""Distance of uniforms: groups farther apart than this are certainly two teams; certainty grows by
the cube of a smaller one. Fitted with `CHANCE_RATE`: of powers from 1 to 3 the third fits best, and
tells the halves of one team, which are 36 apart in the median, with most doubt."""

CHANCE_RATE: Final = 4.0
"""How fast doubt about a team falls (exponentially) with how much more a figure resembles it, as a
share of the groups' distance. Fitted to 613 figures on 64 opened pitches: of those told above 95 %
247 of 258 are right, between 80 and 95 % 172 of 195; with 4.7 it was 301 of 319."""

CHANCE_MOST: Final = 0.995
"""Most probability of a team from one picture. By trial: about what is wrong of the surest."""

COLOURS_SAY: Final = 0.3
"""Weight of a figure's named colours against its uniform. Without it two figures of drawn crowds
are of the wrong team; of 640 figures on opened pitches 588 are right without it, 584 with it."""

KIT_SAYS: Final = 26.0
"""Distance of uniforms that one of the network's numbers is worth. Of 613 figures on 64 opened
pitches 531 get the right team with it, 525 with 20, 523 with 34."""

LEAST_WEIGHT: Final = 0.15
"""Weight from which a figure may begin a group."""

LEAST_SAID: Final = 1e-3
"""Least weight of a figure: a group of figures that are all doubtful has a middle too."""

UNEVEN: Final = 1.0
"""Penalty for uneven groups, as both teams have the same number of figures: without it a die, or
one figure in the shade, became a team of its own. Of 640 figures on 68 opened pitches 584 get the
right team with it, 586 with half of it, with more wrong ones that are reported as certain."""

BY_POSE: Final = 0.3
"""Penalty for groups of which one stands and the other lies: who has fallen looks otherwise, and
both teams fall. Of 613 figures on 64 opened pitches 525 got the right team with it (521 without),
and 286 of 303 told surely (291 of 315), before the network that reads kits was taught anew, and 531
since (529); from 0.2 to 1 it hardly matters."""

ENOUGH_TO_SPLIT: Final = 6
"""Number of figures from which on both teams are there: each has seven."""

LEAST_OF_A_TEAM: Final = 0.2
"""Share of the figures that the smaller team has at least: with less something else made the
groups, such as light or a thing beside the pitch, and teams are told with doubt. On 40 rendered
pitches 18 of 270 figures told surely were of such groups, and nine of them right."""

STARTS: Final = 12
"""Number of starting points, and later of pairs of them: the grouping can settle in more than one
way."""

ROUNDS: Final = 8
"""Most rounds of looking for the groups' middles; they settle in three or four."""

REMEMBERED: Final = 0.3
"""Weight of a new picture in the groups' middles."""


def clothes(pixels: npt.NDArray[np.uint8], base_bgr: Floats | None) -> Shares:
    """Which colours a figure's pixels (N, 3) have, without bases."""
    if base_bgr is not None:
        pixels = pixels[np.hypot(*(_hue(pixels) - _hue(base_bgr[None])).T) > LIKE_BASE]
    return colour_shares(_strongest(pixels))


def _strongest(pixels: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
    """The pixels of the purest colour, without skin: at edges clothes mix with others."""
    if len(pixels) == 0:
        return pixels
    hsv = cv2.cvtColor(pixels[None].astype(np.float32) / 255, cv2.COLOR_BGR2HSV)[0]
    hue, saturation = hsv[:, 0], np.where(hsv[:, 2] > DARKEST, hsv[:, 1], 0)
    skin = (hue > SKIN_HUES[0]) & (hue < SKIN_HUES[1]) & (saturation < SKIN_SATURATION)
    if skin.all():
        return pixels[:0]
    return np.asarray(pixels[~skin & (saturation >= np.quantile(saturation[~skin], 1 - STRONGEST))])


def base_colour(discs: Sequence[npt.NDArray[np.uint8]]) -> Floats | None:
    """(3,) BGR of most bases, from the pixels (N, 3) of each; None without any."""
    typical = [np.median(pixels, axis=0) for pixels in discs if len(pixels)]
    return np.asarray(np.median(typical, axis=0)) if typical else None


def _hue(bgr: npt.ArrayLike) -> Floats:
    """Log ratios of red and blue to green, (N, 2), of (N, 3): shade does not change them."""
    blue, green, red = np.log(np.asarray(bgr, dtype=np.float64) + 8).T
    return np.stack([red - green, blue - green], axis=1)


class TeamTold(NamedTuple):
    """Which team a figure belongs to, by the team's colour, and with what probability."""

    name: ColourName
    probability: float


@dataclass(frozen=True, slots=True, eq=False)
class Outfit:
    """What a figure wears.

    Attributes:
        shares: Its colours.
        uniform: (N,) similar for figures of one team, as `outfit_of` joins it.
        weight: Probability that it is a figure, and seen clearly: so much it says of what is worn.
        stands: Whether it stands.
    """

    shares: Shares
    uniform: Floats
    weight: float = 1.0
    stands: bool = True


def outfit_of(shares: Shares, uniform: Floats, kit: Kit, *, stands: bool) -> Outfit:
    """What a figure wears, by its colours, its uniform (18,) and `kit_reader`."""
    told = np.concatenate([uniform, KIT_SAYS * kit.numbers])
    return Outfit(shares, told, max(LEAST_SAID, kit.clear * kit.figure), stands)


class Sides:
    """Two teams: figures that wear the same are one, named by the colour that distinguishes it.

    Each picture is grouped by itself. The middles of both groups are remembered, so that teams keep
    their names, and so are the colours seen so far: what is unclear in one picture is clear from
    others.

    Args:
        named: The teams' colours if they are known.
    """

    def __init__(self, named: Sequence[ColourName] = ()) -> None:
        self._named = tuple(named)
        self._middles: Floats | None = None
        self._speaks: dict[Pair, float] = {}

    def of(self, figures: Sequence[Outfit], field: ColourName) -> tuple[TeamTold, ...]:
        """The team of each figure; a team hardly ever wears the field's colour."""
        groups = self._groups(figures)
        worn = [_worn([one.shares for one, k in zip(figures, groups, strict=True) if k == g])
                for g in (0, 1)]  # fmt: skip
        for pair in self._pairs(worn):
            said = _speaks_for(worn, pair, field)
            self._speaks[pair] = self._speaks.get(pair, 0.0) + said
        names = max(self._speaks, key=lambda one: self._speaks[one])
        if self._middles is None:
            return tuple(TeamTold(names[group], 1 / len(names)) for group in groups)
        told = [_told(one, self._middles, names) for one in figures]
        trust = _evenness([one.name for one in told])
        return tuple(TeamTold(o.name, 0.5 + trust * (o.probability - 0.5)) for o in told)

    def _pairs(self, worn: Sequence[Shares]) -> list[Pair]:
        """Names that both groups may have."""
        if self._named:
            return [
                (one, other) for one, other in permutations((*self._named, *self._named[:1]), 2)
            ]
        colours = {c for group in worn for c, share in group.items() if share > LEAST}
        return list(permutations(sorted({*colours, *HUELESS}), 2))

    def _groups(self, figures: Sequence[Outfit]) -> list[int]:
        """0 or 1 for each figure."""
        uniforms = np.array([one.uniform for one in figures])
        self._middles = _two_groups(figures, self._middles)
        if self._middles is None:
            return [0] * len(figures)
        return [int(k) for k in _nearest(uniforms, self._middles)]


def _told(figure: Outfit, middles: Floats, names: Pair) -> TeamTold:
    """The team of a figure: whose middle its uniform is nearer to, and whose colour it wears."""
    apart = float(np.linalg.norm(middles[0] - middles[1]))
    first, second = np.linalg.norm(middles - figure.uniform, axis=1)
    own, other = (np.sqrt(figure.shares.get(name, 0.0)) for name in names)
    says = float((first - second) / apart + COLOURS_SAY * (other - own))
    return TeamTold(names[int(says > 0)], _chance(figure.weight * abs(says), apart))


def _evenness(names: Sequence[ColourName]) -> float:
    """How far the two groups are as large as teams are, 0 to 1; 1 where there are too few."""
    if len(names) < ENOUGH_TO_SPLIT:
        return 1.0
    least = len(names) - max(names.count(name) for name in names)
    return min(1.0, least / (LEAST_OF_A_TEAM * len(names)))


def _chance(says: float, apart: float) -> float:
    """Probability that a figure belongs to the team that it resembles more."""
    clear = CHANCE_RATE * says * (min(apart, CLEARLY_APART) / CLEARLY_APART) ** 3
    return 0.5 + (CHANCE_MOST - 0.5) * (1 - exp(-clear))


def _nearest(points: Floats, middles: Floats) -> npt.NDArray[np.intp]:
    apart = np.linalg.norm(points[:, None] - middles[None], axis=2)
    return np.asarray(apart.argmin(axis=1))


def _two_groups(figures: Sequence[Outfit], before: Floats | None) -> Floats | None:
    """Middles (2, K) of the uniforms of two groups, in the order of before.

    None if there is only one group, and none are known.
    """
    points = np.array([one.uniform for one in figures])
    weights = np.array([one.weight for one in figures])
    stands = np.array([one.stands for one in figures])
    starts = _starts(points[weights >= LEAST_WEIGHT], before)
    found = [_settled(points, weights, start) for start in starts]
    best = min(found, key=lambda one: _misfit(points, weights, stands, one), default=None)
    if best is None or np.linalg.norm(best[0] - best[1]) < TEAMS_APART:
        return before
    if before is None:
        return best
    same, crossed = (np.linalg.norm(one - before, axis=1).sum() for one in (best, best[::-1]))
    kept = best if same <= crossed else best[::-1]
    return np.asarray(before + REMEMBERED * (kept - before))


def _starts(points: Floats, before: Floats | None) -> list[Floats]:
    """Pairs (2, K) of points to start from; first the ones before, if some are known."""
    some = points[:: max(1, len(points) // STARTS)]
    pairs = list(combinations(some, 2))
    if before is not None:
        pairs = [(before[0], before[1]), *pairs[:: max(1, len(pairs) // STARTS)]]
    return [np.stack(pair) for pair in pairs]


def _settled(points: Floats, weights: Floats, middles: Floats) -> Floats:
    """Two middles after some rounds of medians of the points nearest to each."""
    for _ in range(ROUNDS):
        nearest = _nearest(points, middles)
        if len(set(nearest.tolist())) < len(middles):
            break
        sides = (nearest == 0, nearest == 1)
        middles = np.array([_weighted_medians(points[k], weights[k]) for k in sides])
    return middles


def _weighted_medians(points: Floats, weights: Floats) -> Floats:
    """The middle of points (N, K) along each axis, (K,): half of the weight is to either side."""
    order = points.argsort(axis=0)
    passed = weights[order].cumsum(axis=0)
    half = (passed >= passed[-1] / 2).argmax(axis=0)
    return np.asarray(np.take_along_axis(points, order, axis=0)[half, np.arange(len(half))])


def _misfit(points: Floats, weights: Floats, stands: Flags, middles: Floats) -> float:
    """Distance of points from their middles; larger for groups that are no teams by their looks.

    These are groups of which one is larger, or one stands and the other lies.
    """
    nearest = _nearest(points, middles)
    spread = float(weights @ np.linalg.norm(points - middles[nearest], axis=1))
    uneven = abs(1 - 2 * float(np.average(nearest, weights=weights)))
    return spread * (1 + UNEVEN * uneven) * (1 + BY_POSE * _shared(nearest, stands, weights))


def _shared(one: npt.NDArray[np.intp], other: Flags, weights: Floats) -> float:
    """Squared correlation of two ways (N,) to split figures in two; 0 if either splits nobody."""
    off = np.stack([one, other]) - np.average([one, other], axis=1, weights=weights)[:, None]
    (first, both), (_, second) = (weights * off) @ off.T
    return float(both**2 / (first * second)) if first * second > 0 else 0.0


def _worn(members: Sequence[Shares]) -> Shares:
    """The mean shares of what some figures wear."""
    colours = {colour for one in members for colour in one}
    return {c: float(np.mean([one.get(c, 0.0) for one in members])) for c in colours}


def _speaks_for(worn: Sequence[Shares], pair: Pair, field: ColourName) -> float:
    """How well two names distinguish two groups: each is worn by its own group only."""
    said = 0.0
    for own, other, name in zip(worn, worn[::-1], pair, strict=True):
        if own:
            said += float(np.sqrt(own.get(name, 0.0)) - np.sqrt(other.get(name, 0.0)))
        said -= UNLIKELY if name in (*NOT_CLOTHES, field) else 0.0
    return said
