"""Analyses one picture of the field: its extent, figures and balls, and what a hand hides."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats, Image, Mask, fact
from vision.clay.colour import name_colour
from vision.doubt.worth import honest_probability, honest_sigma
from vision.figures.balls import FoundBall, ball_mask, find_balls, lying_apart
from vision.figures.base_sides import side_seen
from vision.figures.bases import LEAST_BASES, find_bases, measured_base, sizes_by
from vision.figures.bodies import Fallen, body_patch, find_fallen, own_bodies, standing, taken_up
from vision.figures.field import Differs, KnownLines, apart, differs
from vision.figures.figure_reader import STANDING, FieldSpot, read_field
from vision.figures.fusing import HARDLY, SURE, Finds, fused, is_plain
from vision.figures.ground import FieldView, Plane
from vision.figures.kit_reader import Posed, kits_read
from vision.figures.other_games import furniture, pieces_of, too_wide
from vision.figures.patches import base_patch, laid
from vision.figures.rim_fit import Base, Sight, placed
from vision.figures.sizes import Sizes
from vision.figures.spot_check import LEAST_SCORE, checked
from vision.figures.teams import Sides, TeamTold, base_colour, clothes, outfit_of
from vision.figures.uniforms import fallen_uniform, standing_uniform
from vision.figures.white import WhiteReference, balanced, light_on
from vision.masks import largest_component
from vision.sightings import ColourName, Estimate, PointMm, PointPx

LINE: Final = 1.1
"""Least length of a painted line's straight parts, in base diameters."""

OVERLAP: Final = 0.8
"""Least distance between the middles of a ball and a base, as a share of the sum of their radii."""

EVERY: Final = 10
"""Step in pixels, each way, between the samples that give the field's colour."""

MEASURED_LOOKS: Final = 4
"""Number of attempts to measure bases among standing figures: on a patterned cloth rims are not
seen, and an attempt takes as long as all other steps together."""

CLEAR: Final = 0.65
"""Score above which a spot is accepted even in a hidden part of the field: no hand can be in front
of something that is seen so clearly. By trial."""

CLEARLY_UPRIGHT: Final = 0.7
"""Score above which a spot certainly is a standing figure: no piece of another game reaches it on
twelve drawn billiard tables and twelve go boards; on 19 rendered pitches 132 of 133 spots that
reach it are figures."""

A_FEW: Final = 2
"""Number of clear figures from which on the table is a pitch: other round things on it are then
flowers on a cloth, or shadows."""

COARSE_MM: Final = 2.0
"""Pixel size in mm of the coarse picture in which the field's extent and hands are searched."""

CLOSED_MM: Final = 12.0
"""Width in mm of gaps in the field, from lines and figures, that are closed."""

INWARDS_MM: Final = 2.0
"""Width in mm of the margin at the field's edge that does not count as field."""

ACROSS_LINES_MM: Final = 10.0
"""Widest gap in mm that a painted line leaves in an arm across it."""

LARGE: Final = 4.0
"""Area, in areas of a base, above which something that reaches in from outside is a hand."""

BESIDE_MM: Final = 9.0
"""Width in mm of the margin around a hand that counts as hidden: the hand moves and casts a
shadow."""


@dataclass(frozen=True, slots=True, eq=False)
class FoundFigure:
    """A figure in one picture.

    Attributes:
        at_mm: (2,) middle of its base; for a fallen one, of its outline.
        sigma_mm: Sigma of either coordinate.
        team: Its team's colour.
        heading_deg: Where a fallen figure's head points; None if it stands.
        probability: That a figure is there in this pose (standing or fallen).
        team_probability: That it belongs to that team.
    """

    at_mm: Floats
    sigma_mm: float
    team: ColourName
    heading_deg: float | None
    probability: float
    team_probability: float = 1.0

    def __post_init__(self) -> None:
        object.__setattr__(self, "at_mm", fact(self.at_mm, (2,), "at_mm"))

    @property
    def standing(self) -> bool:
        """Whether it stands on its base."""
        return self.heading_deg is None


@dataclass(frozen=True, slots=True, eq=False)
class FieldSeen:
    """What one picture shows: figures, balls, and where something hides the field.

    `hidden` is a mask (h, w) of the top view, 255 where nothing is known: under a hand, or beside
    the field.
    """

    figures: tuple[FoundFigure, ...]
    balls: tuple[FoundBall, ...]
    hidden: Mask


class FieldLook:
    """Analyses pictures of one field; remembers its painted lines, bases' size and teams.

    Args:
        ground: Geometry of the top view.
        sizes: Sizes of figures and balls; the bases' is measured as soon as some are seen.
        teams: The teams' colours if they are known.

    Attributes:
        measured_mm: Measured diameter of the bases, with its sigma; None until it is measured.
    """

    def __init__(self, ground: FieldView, sizes: Sizes, teams: Sequence[ColourName] = ()) -> None:
        self.ground = ground
        self.sizes = sizes
        self.measured_mm: Estimate | None = None
        self._tries_left = MEASURED_LOOKS
        self._sides = Sides(teams)
        self._lines = KnownLines(ground, LINE * sizes.base)

    def look(self, bgr: Image) -> FieldSeen:
        """Everything on the field in a picture (h, w, 3)."""
        above = self.ground.seen(bgr)
        off = apart(above, self.ground)
        all_of_it = differs(off, self.ground, self._lines.in_picture(above, off))
        field, hand = field_and_hand(all_of_it, self.ground, self.sizes)
        if not hand.any() and self._lines.bared(above, off, all_of_it):
            all_of_it = differs(off, self.ground, self._lines.in_picture(above, off))
        seen = _cleared(all_of_it, hand | ~field)
        hidden = hand | ~field | furniture(seen, self.ground)
        seen = _cleared(all_of_it, hidden)
        spots = self._read(above, seen, open_field=not hand.any())
        discs = find_bases(above, seen, self.ground, self.sizes)
        bases = standing(discs, seen, self.ground, self.sizes)
        pieces = pieces_of(discs, bases, self.measured_mm, seen, self.ground)
        if pieces and (too_wide(self.measured_mm) or not _are_figures(spots, len(pieces))):
            return FieldSeen((), pieces, hidden)
        sight = Sight(above, seen, self.ground, self.sizes)
        if bases:
            sight = replace(sight, side=side_seen(bases, sight))
            bases = list(placed(bases, sight))
        light = light_on(above, self.ground)
        by_colour = self._by_colour(seen, light, bases)
        plain = is_plain(sight, by_colour, spots)
        if not plain:
            hidden = ~self.ground.known
        open_spots = [o for o in spots if o.score > CLEAR or not self._covers(hidden, o.at_mm)]
        finds = fused(sight, by_colour, open_spots, plain=plain)
        figures = self._figures(sight, light, finds, plain=plain)
        balls = (
            FoundBall(one.at_mm, honest_sigma("ball place", one.sigma_mm)) for one in finds.balls
        )
        return FieldSeen(figures, tuple(balls), hidden)

    def _by_colour(self, seen: Differs, light: WhiteReference, bases: Sequence[Base]) -> Finds:
        """Detections by colour: the given bases, with the balls and fallen figures found here."""
        taken = taken_up(bases, self.ground, self.sizes)
        balls = self._balls(seen, light, bases, taken)
        explained = taken | ball_mask(balls, self.ground, self.sizes)
        fallen = find_fallen(seen, explained, self.ground, self.sizes)
        return Finds(tuple(bases), tuple(fallen), balls)

    def _read(self, above: Image, seen: Differs, *, open_field: bool) -> tuple[FieldSpot, ...]:
        """The network's detections; also measures the bases, while that is not done.

        If the measurement changes the bases' size, the network runs again with the new scale.

        Args:
            above: (h, w, 3) top view.
            seen: How each pixel differs from plain field.
            open_field: Whether no hand is in view; otherwise nothing is measured.
        """
        spots = self._spots(above)
        stand = [one.at_mm for one in spots if one.kind == STANDING and one.score > SURE[STANDING]]
        among_figures = len(stand) >= LEAST_BASES
        known = self.measured_mm is not None and not among_figures
        if not open_field or known or self._tries_left == 0:
            return spots
        self._tries_left -= among_figures
        before = self.sizes
        measured = measured_base(above, seen, self.ground, stand if among_figures else None)
        self.measured_mm = measured or self.measured_mm
        if measured is not None:
            self._tries_left = 0 if among_figures else self._tries_left
            self.sizes = sizes_by(measured, self.sizes)
        if self.sizes == before:
            return spots
        return self._spots(above)

    def _spots(self, above: Image) -> tuple[FieldSpot, ...]:
        """The network's detections, rescored by a closer look, with scores of `HARDLY` or more."""
        seen = read_field(above, self.ground, self.sizes.base, LEAST_SCORE)
        rescored = checked(seen, above, self.ground, self.sizes.base)
        return tuple(one for one in rescored if one.score >= HARDLY)

    def is_hidden(self, at_mm: PointMm, seen: FieldSeen) -> bool:
        """Whether a place on the table was hidden in a picture."""
        return self._covers(seen.hidden, np.array(at_mm))

    def _covers(self, hidden: Mask, at_mm: Floats) -> bool:
        """Whether a mask of the top view covers a place (2,); also true beyond the top view."""
        return self.ground.is_set(hidden, at_mm) is not False

    def outline_px(self, figure: FoundFigure) -> tuple[PointPx, ...]:
        """Outline of a figure's base in the camera's picture, pixels, as a closed polygon."""
        turn = np.arange(24) * 2 * np.pi / 24
        rim = figure.at_mm + self.sizes.base / 2 * np.stack([np.cos(turn), np.sin(turn)], axis=1)
        return self._in_picture(rim)

    def ball_outline_px(self, ball: FoundBall) -> tuple[PointPx, ...]:
        """Outline of a ball in the camera's picture, pixels, as a closed polygon."""
        turn = np.arange(16) * 2 * np.pi / 16
        middle = self.ground.appears(ball.at_mm[None], self.sizes.ball / 2)[0]
        rim = middle + self.sizes.ball / 2 * np.stack([np.cos(turn), np.sin(turn)], axis=1)
        return self._in_picture(rim)

    def _in_picture(self, places_mm: Floats) -> tuple[PointPx, ...]:
        """Pixels of the camera's picture for table places (N, 2), clamped to the top view."""
        high, wide = self.ground.known.shape
        pixels = np.round(self.ground.pixels(places_mm)).astype(int)
        column, row = np.clip(pixels, 0, [wide - 1, high - 1]).T
        x, y = self.ground.maps
        return tuple(zip(x[row, column].tolist(), y[row, column].tolist(), strict=True))

    def _balls(
        self, seen: Differs, light: WhiteReference, bases: Sequence[Base], taken: Mask
    ) -> tuple[FoundBall, ...]:
        """Balls by colour that are neither part of a base nor of something larger."""
        dark = find_balls(seen, self.ground, self.sizes, light.depth)
        found = _off_bases(bases, dark, self.sizes)
        return lying_apart(found, seen, taken, self.ground, self.sizes)

    def _figures(
        self,
        sight: Sight,
        light: WhiteReference,
        finds: Finds,
        *,
        plain: bool,
    ) -> tuple[FoundFigure, ...]:
        """The figures with their teams, from left to right.

        Args:
            sight: The top view and what is known of it.
            light: Of the picture, for white balance.
            finds: The detections to report.
            plain: Whether the field is plain cloth, so that bodies can be cut out by their colour.
        """
        above, bases, fallen = sight.above, finds.bases, finds.fallen
        unlike = np.where((sight.differs.unlike > 0.5) | (not plain), np.uint8(255), np.uint8(0))
        grey = self._base_colour(above, bases, light)
        trunks = own_bodies(bases, unlike, self.ground, self.sizes)
        parts = [*trunks, *(one.part for one in fallen)]
        some = (slice(None, None, EVERY),) * 2
        bare = above[some][(sight.differs.known[some] > 0) & (sight.differs.unlike[some] == 0)]
        field = name_colour(balanced(bare, light.gains)) if len(bare) else "white"
        worn = [clothes(balanced(part.among(above), light.gains), grey) for part in parts]
        seen_in = (above, self.ground, self.sizes, light.gains)
        uniforms = [standing_uniform(one.at_mm, *seen_in) for one in bases]
        uniforms += [fallen_uniform(one.at_mm, one.heading_deg, *seen_in) for one in fallen]
        posed = [Posed(one.at_mm) for one in bases]
        posed += [Posed(one.at_mm, one.heading_deg) for one in fallen]
        kits = kits_read(above, self.ground, self.sizes.base, posed)
        outfits = [
            outfit_of(shares, uniform, kit, stands=one.stands)
            for shares, uniform, kit, one in zip(worn, uniforms, kits, posed, strict=True)
        ]
        teams = self._sides.of(outfits, field)
        upright = [_figure_of(one, team, None) for one, team in zip(bases, teams, strict=False)]
        lying = [
            _figure_of(one, team, one.heading_deg)
            for one, team in zip(fallen, teams[len(bases) :], strict=True)
        ]
        return tuple(sorted(upright + lying, key=lambda one: tuple(one.at_mm)))

    def _base_colour(
        self, above: Image, bases: Sequence[Base], light: WhiteReference
    ) -> Floats | None:
        """Median BGR colour (3,) of the bases where no body covers them; None if none are seen."""
        bodies = laid((body_patch(b, self.ground, self.sizes) for b in bases), above.shape)
        discs = (base_patch(b, self.ground, self.sizes).within(~bodies) for b in bases)
        return base_colour([balanced(disc.among(above), light.gains) for disc in discs])


def _figure_of(one: Base | Fallen, team: TeamTold, heading_deg: float | None) -> FoundFigure:
    """A figure with its sigma and probabilities corrected to the measured error rates."""
    return FoundFigure(
        one.at_mm,
        honest_sigma("figure place", one.sigma_mm),
        team.name,
        heading_deg,
        honest_probability("figure there", one.probability),
        honest_probability("figure team", team.probability),
    )


def _are_figures(spots: Sequence[FieldSpot], pieces: int) -> bool:
    """Whether round things are a pitch's figures: several clear ones, or half as many likely ones.

    Args:
        spots: The network's detections.
        pieces: Number of the round things.
    """
    scores = [one.score for one in spots if one.kind == STANDING]
    clear = sum(score > CLEARLY_UPRIGHT for score in scores)
    return clear >= A_FEW or sum(score > SURE[STANDING] for score in scores) >= pieces / 2


def _off_bases(
    bases: Sequence[Base], balls: Sequence[FoundBall], sizes: Sizes
) -> tuple[FoundBall, ...]:
    """The balls that do not overlap a base: part of a dark base looks like a ball."""
    least = OVERLAP * (sizes.base + sizes.ball) / 2
    return tuple(
        ball
        for ball in balls
        if all(np.hypot(*(ball.at_mm - base.at_mm)) >= least for base in bases)
    )


def _cleared(seen: Differs, hidden: Mask) -> Differs:
    """The difference from plain field, with all planes 0 where the mask `hidden` is set."""
    open_there = (hidden == 0).astype(np.float32)
    return replace(
        seen,
        unlike=seen.unlike * open_there,
        darker=seen.darker * open_there,
        known=seen.known * open_there,
    )


def field_and_hand(differs: Differs, ground: FieldView, sizes: Sizes) -> tuple[Mask, Mask]:
    """Two masks (h, w) of the top view: the field, and hands that reach in and cover it."""
    coarse = _coarse_factor(ground)
    unlike = _downscaled(differs.unlike, coarse)
    field = _field_hull(unlike, ground)
    return field, _hand_mask(unlike, _downscaled(field, coarse) > 127, ground, sizes)


def _field_hull(unlike: Plane, ground: FieldView) -> Mask:
    """Mask (h, w) of the convex hull of the largest part that looks like field; it includes hands.

    `unlike` is the coarse picture's.
    """
    coarse = _coarse_factor(ground)
    # Lines count as field here: without them the field would fall into separate parts.
    known = _downscaled(ground.known, coarse) > 127
    plain = ((unlike < 0.5) & known).astype(np.uint8)
    whole = cv2.morphologyEx(plain, cv2.MORPH_OPEN, np.ones((3, 3), dtype=np.uint8))
    whole = cv2.morphologyEx(whole, cv2.MORPH_CLOSE, _square_kernel(CLOSED_MM, ground, coarse))
    part = largest_component(np.asarray(whole, dtype=np.uint8))
    mask = np.zeros_like(part)
    rims, _ = cv2.findContours(part, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    if rims:
        cv2.fillConvexPoly(mask, cv2.convexHull(np.concatenate(rims)), 255)
    inner = cv2.erode(mask, _square_kernel(2 * INWARDS_MM, ground, coarse))
    return _full_size(inner, ground)


def _hand_mask(unlike: Plane, inside: Flags, ground: FieldView, sizes: Sizes) -> Mask:
    """Mask (h, w) of large things that reach into the field from beside it, with a margin.

    Args:
        unlike: How unlike the field each pixel of the coarse picture is.
        inside: The field in the coarse picture.
        ground: Geometry of the top view.
        sizes: Sizes of figures and balls.
    """
    coarse = _coarse_factor(ground)
    strange = ((unlike > 0.5) & inside).astype(np.uint8)
    edge = inside & (cv2.erode(inside.astype(np.uint8), np.ones((3, 3), dtype=np.uint8)) == 0)
    # Closing joins the parts of a thing that a line below it cuts in two.
    whole = cv2.morphologyEx(
        strange, cv2.MORPH_CLOSE, _square_kernel(ACROSS_LINES_MM, ground, coarse)
    )
    _, labels, stats, _ = cv2.connectedComponentsWithStats(whole)
    least = LARGE * np.pi * (sizes.base / 2 / ground.mm / coarse) ** 2
    large = stats[:, cv2.CC_STAT_AREA] > least
    reaching = np.zeros(len(stats), dtype=bool)
    reaching[np.unique(labels[edge])] = True
    hand = large & reaching
    hand[0] = False
    mask = np.where(hand[labels], np.uint8(255), np.uint8(0))
    return _full_size(cv2.dilate(mask, _square_kernel(2 * BESIDE_MM, ground, coarse)), ground)


def _coarse_factor(ground: FieldView) -> int:
    """Factor between the top view and the coarse picture: hands and fields need no more detail."""
    return max(1, int(COARSE_MM / ground.mm))


def _downscaled(plane: Plane | Mask, coarse: int) -> Plane:
    """A plane of the top view, resized to the coarse picture."""
    wh = (-(-plane.shape[1] // coarse), -(-plane.shape[0] // coarse))
    small = plane if coarse == 1 else cv2.resize(plane, wh, interpolation=cv2.INTER_AREA)
    return np.asarray(small, dtype=np.float32)


def _full_size(small: npt.ArrayLike, ground: FieldView) -> Mask:
    """A mask of the coarse picture, resized to the top view."""
    high, wide = ground.known.shape
    grown = cv2.resize(np.asarray(small), (wide, high), interpolation=cv2.INTER_NEAREST)
    return np.asarray(grown, dtype=np.uint8)


def _square_kernel(side_mm: float, ground: FieldView, coarse: int) -> Mask:
    """A square structuring element for the coarse picture, of an odd number of pixels."""
    side = max(3, round(side_mm / ground.mm / coarse) | 1)
    return np.ones((side, side), dtype=np.uint8)
