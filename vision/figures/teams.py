"""Which team a figure belongs to.

Figures are clustered into two groups by what they wear; each group is named by the colour that
distinguishes its clothes from those of the other.
"""

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
"""Colours of bases, shadows and wood: a team's name is hardly ever one of them unless the teams'
colours are given."""

LIKE_BASE: Final = 0.35
"""Least distance of clothes from the bases' colour, in log ratios of colour channels."""

STRONGEST: Final = 0.4
"""Share of a figure's pixels, the most saturated ones, that determine its colour."""

DARKEST: Final = 0.16
"""Brightness, as a share of white paper's, below which a pixel's hue is noise."""

SKIN_HUES: Final = (10.0, 42.0)
"""Lowest and highest hue of skin, degrees. By trial."""

SKIN_SATURATION: Final = 0.65
"""Highest saturation of skin, wood and sand: they are orange in white light, but less saturated
than paint."""

LEAST: Final = 0.04
"""Least share of a group's pixels for a colour to be a candidate for the team's name: a smaller one
is a spot of paint or a compression artefact."""

HUELESS: Final[tuple[ColourName, ...]] = ("white", "black")
"""Colours without a hue that a team may wear: always candidates for names, as the little hue that
such clothes show may be classified as another colour."""

UNLIKELY: Final = 0.35
"""Penalty for the bases' or the field's colour as a team's name. By trial."""

TEAMS_APART: Final = 15.0
"""Least distance between the centres of two groups, in the space of `Outfit.uniform`: nearer groups
are one team. On 68 opened pitches the median distance is 77; 10 or 22 as the limit changes
nothing."""

CLEARLY_APART: Final = 51.0
"""Distance between the groups' centres beyond which they are certainly two teams; certainty grows
with the cube of a smaller distance. Fitted together with `CHANCE_RATE`: of powers from 1 to 3 the
third fits best, and gives the least certainty to halves of one team (median distance 36)."""

CHANCE_RATE: Final = 4.0
"""Rate at which doubt about a figure's team falls (exponentially) with how much nearer it is to its
team's centre than to the other's, as a share of the centres' distance. Fitted to 613 figures on 64
opened pitches: of those reported with more than 95 % 247 of 258 are right, between 80 and 95 % 172
of 195. With 4.7, 301 of 319 above 95 % were right."""

CHANCE_MOST: Final = 0.995
"""Highest probability of a team from one picture. By trial: about one in 200 of the most certain is
wrong."""

COLOURS_SAY: Final = 0.3
"""Weight of a figure's named colours relative to its distances from the groups' centres. With 0 two
figures of drawn crowds get the wrong team; of 640 figures on opened pitches 588 are right with 0,
584 with this weight."""

KIT_SAYS: Final = 26.0
"""Factor that scales the kit network's numbers to the units of the uniform's colours (CIE L*a*b*).
Of 613 figures on 64 opened pitches 531 get the right team with it, 525 with 20, 523 with 34."""

LEAST_WEIGHT: Final = 0.15
"""Least weight of a figure that serves as a starting point of the clustering."""

LEAST_SAID: Final = 1e-3
"""Least weight of a figure, so that a group of doubtful figures only still has a centre."""

UNEVEN: Final = 1.0
"""Penalty for groups of unequal size, as both teams have the same number of figures: without it a
die, or one figure in the shade, became a team. Of 640 figures on 68 opened pitches 584 get the
right team with it; 586 with half of it, but then more wrong ones are reported as certain."""

BY_POSE: Final = 0.3
"""Penalty for a split into standing and fallen figures: fallen ones look different, and figures of
both teams fall. Of 613 figures on 64 opened pitches 525 got the right team with it (521 without),
and 286 of 303 reported as certain were right (291 of 315 without), before the kit network was
trained again; since then 531 (529 without). Any value from 0.2 to 1 does about as well."""

ENOUGH_TO_SPLIT: Final = 6
"""Number of figures from which on both teams must be among them: each team has seven figures."""

LEAST_OF_A_TEAM: Final = 0.2
"""Least share of the figures in the smaller group: below it the split probably comes from something
else, such as light or a thing beside the pitch, and teams get lower probabilities. On 40 rendered
pitches 18 of 270 figures reported as certain were in such groups; nine of them were right."""

STARTS: Final = 12
"""About how many figures the clustering starts from (in all pairs of them), and about how many
pairs once centres are known: clustering can converge to more than one result."""

ROUNDS: Final = 8
"""Most iterations of the clustering; it converges in three or four."""

REMEMBERED: Final = 0.3
"""Weight of a new picture in the running mean of the groups' centres."""


def clothes(pixels: npt.NDArray[np.uint8], base_bgr: Floats | None) -> Shares:
    """The shares of colours among a figure's BGR pixels (N, 3).

    Pixels that look like bases (`base_bgr`, (3,); None if unknown) or skin are left out.
    """
    if base_bgr is not None:
        pixels = pixels[np.hypot(*(_hue(pixels) - _hue(base_bgr[None])).T) > LIKE_BASE]
    return colour_shares(_strongest(pixels))


def _strongest(pixels: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
    """The most saturated pixels, without skin: at the edges of clothes colours are mixed."""
    if len(pixels) == 0:
        return pixels
    hsv = cv2.cvtColor(pixels[None].astype(np.float32) / 255, cv2.COLOR_BGR2HSV)[0]
    hue, saturation = hsv[:, 0], np.where(hsv[:, 2] > DARKEST, hsv[:, 1], 0)
    skin = (hue > SKIN_HUES[0]) & (hue < SKIN_HUES[1]) & (saturation < SKIN_SATURATION)
    if skin.all():
        return pixels[:0]
    return np.asarray(pixels[~skin & (saturation >= np.quantile(saturation[~skin], 1 - STRONGEST))])


def base_colour(discs: Sequence[npt.NDArray[np.uint8]]) -> Floats | None:
    """(3,) the bases' median BGR colour, from the pixels (N, 3) of each; None if none are seen."""
    typical = [np.median(pixels, axis=0) for pixels in discs if len(pixels)]
    return np.asarray(np.median(typical, axis=0)) if typical else None


def _hue(bgr: npt.ArrayLike) -> Floats:
    """Log ratios (N, 2) of red and of blue to green for BGR pixels (N, 3); shade cancels out."""
    blue, green, red = np.log(np.asarray(bgr, dtype=np.float64) + 8).T
    return np.stack([red - green, blue - green], axis=1)


class TeamTold(NamedTuple):
    """The colour of the team that a figure belongs to, and the probability that it does."""

    name: ColourName
    probability: float


@dataclass(frozen=True, slots=True, eq=False)
class Outfit:
    """What a figure wears.

    Attributes:
        shares: Shares of its clothes' colours.
        uniform: (N,) feature vector that is similar for figures of one team, as `outfit_of` makes
            it.
        weight: Its weight in the clustering: the probability that it is a figure and clearly seen.
        stands: Whether it stands.
    """

    shares: Shares
    uniform: Floats
    weight: float = 1.0
    stands: bool = True


def outfit_of(shares: Shares, uniform: Floats, kit: Kit, *, stands: bool) -> Outfit:
    """The outfit of a figure, from its colours, its uniform (18,) and its kit (`kit_reader`)."""
    features = np.concatenate([uniform, KIT_SAYS * kit.numbers])
    return Outfit(shares, features, max(LEAST_SAID, kit.clear * kit.figure), stands)


class Sides:
    """Splits figures into two teams by what they wear and names each by its distinguishing colour.

    Each picture is clustered separately. The groups' centres are remembered across pictures, so
    that teams keep their names, and so is the evidence for names: later pictures may settle what is
    unclear in one.

    Args:
        named: The teams' colours if they are known.
    """

    def __init__(self, named: Sequence[ColourName] = ()) -> None:
        self._named = tuple(named)
        self._middles: Floats | None = None
        self._speaks: dict[Pair, float] = {}

    def of(self, figures: Sequence[Outfit], field: ColourName) -> tuple[TeamTold, ...]:
        """The team of each figure, in their order.

        Args:
            figures: What each wears.
            field: The field's colour, which is hardly ever a team's.
        """
        groups = self._groups(figures)
        worn = [_mean_shares([one.shares for one, k in zip(figures, groups, strict=True) if k == g])
                for g in (0, 1)]  # fmt: skip
        for pair in self._pairs(worn):
            said = _names_score(worn, pair, field)
            self._speaks[pair] = self._speaks.get(pair, 0.0) + said
        names = max(self._speaks, key=lambda one: self._speaks[one])
        if self._middles is None:
            return tuple(TeamTold(names[group], 1 / len(names)) for group in groups)
        teams = [_team_of(one, self._middles, names) for one in figures]
        trust = _balance([one.name for one in teams])
        return tuple(TeamTold(o.name, 0.5 + trust * (o.probability - 0.5)) for o in teams)

    def _pairs(self, worn: Sequence[Shares]) -> list[Pair]:
        """Candidate pairs of names, in the order of the groups."""
        if self._named:
            return [
                (one, other) for one, other in permutations((*self._named, *self._named[:1]), 2)
            ]
        colours = {c for group in worn for c, share in group.items() if share > LEAST}
        return list(permutations(sorted({*colours, *HUELESS}), 2))

    def _groups(self, figures: Sequence[Outfit]) -> list[int]:
        """The group of each figure, 0 or 1; updates the remembered centres."""
        uniforms = np.array([one.uniform for one in figures])
        self._middles = _two_groups(figures, self._middles)
        if self._middles is None:
            return [0] * len(figures)
        return [int(k) for k in _nearest(uniforms, self._middles)]


def _team_of(figure: Outfit, middles: Floats, names: Pair) -> TeamTold:
    """The team of a figure, by its distances to the groups' centres (2, K) and its colours."""
    apart = float(np.linalg.norm(middles[0] - middles[1]))
    first, second = np.linalg.norm(middles - figure.uniform, axis=1)
    own, other = (np.sqrt(figure.shares.get(name, 0.0)) for name in names)
    says = float((first - second) / apart + COLOURS_SAY * (other - own))
    return TeamTold(names[int(says > 0)], _team_probability(figure.weight * abs(says), apart))


def _balance(names: Sequence[ColourName]) -> float:
    """How plausible the groups' sizes are, 0 to 1, given each figure's team.

    1 if the smaller group has at least `LEAST_OF_A_TEAM` of the figures, or if there are too few
    figures to judge.
    """
    if len(names) < ENOUGH_TO_SPLIT:
        return 1.0
    least = len(names) - max(names.count(name) for name in names)
    return min(1.0, least / (LEAST_OF_A_TEAM * len(names)))


def _team_probability(says: float, apart: float) -> float:
    """Probability that a figure belongs to the team that it resembles more.

    Args:
        says: How much more it resembles that team, as a share of the centres' distance.
        apart: Distance between the groups' centres.
    """
    clear = CHANCE_RATE * says * (min(apart, CLEARLY_APART) / CLEARLY_APART) ** 3
    return 0.5 + (CHANCE_MOST - 0.5) * (1 - exp(-clear))


def _nearest(points: Floats, middles: Floats) -> npt.NDArray[np.intp]:
    apart = np.linalg.norm(points[:, None] - middles[None], axis=2)
    return np.asarray(apart.argmin(axis=1))


def _two_groups(figures: Sequence[Outfit], before: Floats | None) -> Floats | None:
    """Centres (2, K) of two groups of uniforms, in the order of those known before.

    If there is only one group, the centres known before; None if none are known.
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
    """Pairs (2, K) of initial centres for the clustering; the ones known before come first."""
    some = points[:: max(1, len(points) // STARTS)]
    pairs = list(combinations(some, 2))
    if before is not None:
        pairs = [(before[0], before[1]), *pairs[:: max(1, len(pairs) // STARTS)]]
    return [np.stack(pair) for pair in pairs]


def _settled(points: Floats, weights: Floats, middles: Floats) -> Floats:
    """Two centres (2, K) after iterating: each moves to the weighted median of its points."""
    for _ in range(ROUNDS):
        nearest = _nearest(points, middles)
        if len(set(nearest.tolist())) < len(middles):
            break
        sides = (nearest == 0, nearest == 1)
        middles = np.array([_weighted_medians(points[k], weights[k]) for k in sides])
    return middles


def _weighted_medians(points: Floats, weights: Floats) -> Floats:
    """The weighted median of points (N, K) along each axis, (K,)."""
    order = points.argsort(axis=0)
    passed = weights[order].cumsum(axis=0)
    half = (passed >= passed[-1] / 2).argmax(axis=0)
    return np.asarray(np.take_along_axis(points, order, axis=0)[half, np.arange(len(half))])


def _misfit(points: Floats, weights: Floats, stands: Flags, middles: Floats) -> float:
    """Cost of a clustering: the points' weighted distances from their centres, with penalties.

    The cost rises for groups of unequal size, and for a split into standing and fallen figures.
    """
    nearest = _nearest(points, middles)
    spread = float(weights @ np.linalg.norm(points - middles[nearest], axis=1))
    uneven = abs(1 - 2 * float(np.average(nearest, weights=weights)))
    return (
        spread
        * (1 + UNEVEN * uneven)
        * (1 + BY_POSE * _squared_correlation(nearest, stands, weights))
    )


def _squared_correlation(one: npt.NDArray[np.intp], other: Flags, weights: Floats) -> float:
    """Squared weighted correlation of two binary splits (N,); 0 if either puts all on one side."""
    off = np.stack([one, other]) - np.average([one, other], axis=1, weights=weights)[:, None]
    (first, both), (_, second) = (weights * off) @ off.T
    return float(both**2 / (first * second)) if first * second > 0 else 0.0


def _mean_shares(members: Sequence[Shares]) -> Shares:
    """The figures' mean shares of each colour."""
    colours = {colour for one in members for colour in one}
    return {c: float(np.mean([one.get(c, 0.0) for one in members])) for c in colours}


def _names_score(worn: Sequence[Shares], pair: Pair, field: ColourName) -> float:
    """How well two names distinguish two groups: higher if only its own group wears each colour."""
    said = 0.0
    for own, other, name in zip(worn, worn[::-1], pair, strict=True):
        if own:
            said += float(np.sqrt(own.get(name, 0.0)) - np.sqrt(other.get(name, 0.0)))
        said -= UNLIKELY if name in (*NOT_CLOTHES, field) else 0.0
    return said
