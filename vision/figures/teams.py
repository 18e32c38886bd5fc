"""Which team a figure belongs to: the colour that its clothes share with others of its team."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from math import exp
from typing import Final, NamedTuple, TypeAlias

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats
from vision.clay.colour import colour_shares
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
"""Distance of uniforms: two groups whose middles are nearer are one team. Of 859 figures on
rendered stills 750 get the right team with it, with 25 only 726; a single team that is split is
told with doubt."""

COLOURS_SAY: Final = 0.75
"""Weight of a figure's named colours against its uniform. Names are not affected by figures in
front, or by how a fallen one lies, but a name covers many colours. The best value on drawn pitches
and rendered stills together: a lower one confuses drawn blue and purple, a higher one rendered
uniforms."""

CLEARLY_APART: Final = 35.0
"""Distance of uniforms: groups farther apart than this are certainly two teams."""

CHANCE_SCALE: Final = 2.1
"""Scale of a Weibull curve from a half up to the most: the probability of a team rises with how
much more a figure resembles it. Fitted with `CHANCE_POWER` and `CHANCE_MOST` to 859 figures on 96
rendered stills: in each of six classes the told probability and the share that was right agree
within 0.04."""

CHANCE_POWER: Final = 1.6
"""Power of the Weibull curve by which the probability of a team rises with how much more a figure
resembles it; fitted with `CHANCE_SCALE`."""

CHANCE_MOST: Final = 0.955
"""Most probability of a team from one picture; fitted with `CHANCE_SCALE`."""

FEWEST_STANDING: Final = 4
"""Number of standing figures from which on only they decide which two uniforms are worn, and a team
with nobody standing is not a team. Before, a fallen figure or a shadow became a team of its own."""

LYING_SAYS: Final = 0.6
"""Weight of a lying figure's uniform against a standing one's: on eleven watched pitches five of
eighteen lying figures were given to the wrong team."""

UNEVEN: Final = 0.5
"""Penalty for uneven groups, as both teams have the same number of figures. On 34 rendered pitches
297 of 338 figures get the right team with it and 286 without; from 0.3 to 2 it makes no difference.
Without it a die, or one figure in the shade, became a team of its own."""

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
        uniform: (18,) similar for figures of one team, as `uniforms` gives it.
        standing: Whether it stands. The pose of a fallen one is uncertain, and so is its uniform.
    """

    shares: Shares
    uniform: Floats
    standing: bool = True


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
        stand = np.array([one.standing for one in figures], dtype=bool)
        middles = _two_groups(uniforms, self._middles)
        if middles is not None and stand.sum() >= FEWEST_STANDING:
            sides = _nearest(uniforms[stand], middles)
            if len(set(sides.tolist())) < len(middles):
                middles = _two_groups(uniforms[stand], self._middles)
        self._middles = middles
        if self._middles is None:
            return [0] * len(figures)
        return [int(k) for k in _nearest(uniforms, self._middles)]


def _told(figure: Outfit, middles: Floats, names: Pair) -> TeamTold:
    """The team of a figure, by its uniform at each height and by its shares of both colours."""
    apart = float(np.linalg.norm(middles[0] - middles[1]))
    first, second = np.linalg.norm(middles - figure.uniform, axis=1)
    own, other = (np.sqrt(figure.shares.get(name, 0.0)) for name in names)
    says = float((first - second) / apart + COLOURS_SAY * (other - own))
    weight = 1.0 if figure.standing else LYING_SAYS
    return TeamTold(names[int(says > 0)], _chance(weight * abs(says), apart))


def _evenness(names: Sequence[ColourName]) -> float:
    """How far the two groups are as large as teams are, 0 to 1; 1 where there are too few."""
    if len(names) < ENOUGH_TO_SPLIT:
        return 1.0
    least = len(names) - max(names.count(name) for name in names)
    return min(1.0, least / (LEAST_OF_A_TEAM * len(names)))


def _chance(says: float, apart: float) -> float:
    """Probability that a figure belongs to the team that it resembles more."""
    clear = CHANCE_SCALE * says * min(apart, CLEARLY_APART) / CLEARLY_APART
    return 0.5 + (CHANCE_MOST - 0.5) * (1 - exp(-(clear**CHANCE_POWER)))


def _nearest(points: Floats, middles: Floats) -> npt.NDArray[np.intp]:
    apart = np.linalg.norm(points[:, None] - middles[None], axis=2)
    return np.asarray(apart.argmin(axis=1))


def _two_groups(points: Floats, before: Floats | None) -> Floats | None:
    """Middles (2, 18) of the two groups of points (N, 18), in the order of those before.

    None if there is only one group, and none are known.
    """
    found = [_settled(points, start) for start in _starts(points, before)]
    best = min(found, key=lambda one: _misfit(points, one), default=None)
    if best is None or np.linalg.norm(best[0] - best[1]) < TEAMS_APART:
        return before
    if before is None:
        return best
    same, crossed = (np.linalg.norm(one - before, axis=1).sum() for one in (best, best[::-1]))
    kept = best if same <= crossed else best[::-1]
    return np.asarray(before + REMEMBERED * (kept - before))


def _starts(points: Floats, before: Floats | None) -> list[Floats]:
    """Pairs (2, 18) of points to start from; first the ones before, if some are known."""
    some = points[:: max(1, len(points) // STARTS)]
    pairs = list(combinations(some, 2))
    if before is not None:
        pairs = [(before[0], before[1]), *pairs[:: max(1, len(pairs) // STARTS)]]
    return [np.stack(pair) for pair in pairs]


def _settled(points: Floats, middles: Floats) -> Floats:
    """Two middles after some rounds of medians of the points nearest to each."""
    for _ in range(ROUNDS):
        nearest = _nearest(points, middles)
        if len(set(nearest.tolist())) < len(middles):
            break
        middles = np.array([np.median(points[nearest == k], axis=0) for k in (0, 1)])
    return middles


def _misfit(points: Floats, middles: Floats) -> float:
    """Distance of points from their middles; larger if one group is larger than the other."""
    nearest = _nearest(points, middles)
    spread = float(np.linalg.norm(points - middles[nearest], axis=1).sum())
    return spread * (1 + UNEVEN * abs(1 - 2 * float(nearest.mean())))


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
