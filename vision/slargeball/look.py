"""One picture of the field: its figures and balls, and what a hand hides."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from calibration.arrays import Floats, fact
from vision.creatures.colour import name_colour
from vision.frame import Image
from vision.sighting import ColourName, PointMm, PointPx
from vision.slargeball.balls import Ball, ball_mask, find_balls, lying_apart
from vision.slargeball.bases import Base, find_bases
from vision.slargeball.bodies import Fallen, base_mask, body_mask, find_fallen, own_bodies
from vision.slargeball.field import Differs, apart, differs
from vision.slargeball.ground import Ground, Mask
from vision.slargeball.lines import BRIGHT, painted
from vision.slargeball.reaching import covered, field_mask
from vision.slargeball.sizes import Sizes
from vision.slargeball.teams import Sides, base_colour, clothes
from vision.slargeball.upright import stands

LINE: Final = 1.1
"""Painted lines are straight for longer than a base is wide, in base diameters."""

BARED_MM2: Final = 40.0
"""So much of a line that a figure stood on is worth looking for lines anew."""

OVERLAP: Final = 0.8
"""Middles of a ball and a base are no nearer than this share of the sum of their radii."""

EVERY: Final = 101
"""Of the field's pixels so many tell its colour."""

SURELY_STANDS: Final = 0.995
SURELY_FALLEN: Final = 0.97


@dataclass(frozen=True, slots=True, eq=False)
class Figure:
    """A figure in one picture.

    Attributes:
        at_mm: (2,) middle of its base; of a fallen one, of its outline.
        sigma_mm: Of either coordinate.
        team: Its side's colour.
        heading_deg: Where a fallen one's head points; None of one that stands.
        probability: That it stands, if it does; else that it has fallen.
    """

    at_mm: Floats
    sigma_mm: float
    team: ColourName
    heading_deg: float | None
    probability: float

    def __post_init__(self) -> None:
        object.__setattr__(self, "at_mm", fact(self.at_mm, (2,), "at_mm"))

    @property
    def standing(self) -> bool:
        """Whether it stands on its base."""
        return self.heading_deg is None


@dataclass(frozen=True, slots=True, eq=False)
class FieldSeen:
    """What one picture shows: figures, balls, and where something hides the field.

    `hidden` is (h, w), 255 where nothing is known: a hand, or beside the field.
    """

    figures: tuple[Figure, ...]
    balls: tuple[Ball, ...]
    hidden: Mask


class FieldLook:
    """Looks at pictures of one field; remembers where its lines are painted.

    Args:
        ground: How it is looked at.
        sizes: Of what stands there.
        teams: The teams' colours where they are known.
    """

    def __init__(self, ground: Ground, sizes: Sizes, teams: Sequence[ColourName] = ()) -> None:
        self.ground = ground
        self._sizes = sizes
        self._sides = Sides(teams)
        self._lines: Mask | None = None

    def look(self, bgr: Image) -> FieldSeen:
        """Everything on the field in a picture (h, w, 3)."""
        above = self.ground.seen(bgr)
        if self._lines is None:
            self._lines = self._painted(above)
        all_of_it = differs(above, self.ground, self._lines)
        field = field_mask(all_of_it, self.ground)
        hand = covered(all_of_it, field, self.ground, self._sizes)
        if self._bared(all_of_it) and not hand.any():
            self._lines = np.maximum(self._lines, self._painted(above))
            all_of_it = differs(above, self.ground, self._lines)
        hidden = hand | ~field
        seen = _where_open(all_of_it, hidden)
        discs = find_bases(seen, self.ground, self._sizes)
        bases = [one for one in discs if stands(one, seen, self.ground, self._sizes)]
        balls = self._balls(seen, bases)
        beside = ball_mask(balls, self.ground, self._sizes)
        fallen = find_fallen(seen, bases, self.ground, self._sizes, beside)
        return FieldSeen(self._figures(above, seen, bases, fallen), balls, hidden)

    def is_hidden(self, at_mm: PointMm, seen: FieldSeen) -> bool:
        """Whether a place of the table cannot be seen in a picture that was looked at."""
        column, row = np.round(self.ground.pixels(np.array([at_mm]))[0]).astype(int)
        high, wide = seen.hidden.shape
        inside = 0 <= column < wide and 0 <= row < high
        return not inside or bool(seen.hidden[row, column])

    def outline_px(self, figure: Figure) -> tuple[PointPx, ...]:
        """A figure's base in the picture, as a closed polygon."""
        turn = np.arange(24) * 2 * np.pi / 24
        rim = figure.at_mm + self._sizes.base / 2 * np.stack([np.cos(turn), np.sin(turn)], axis=1)
        return self._in_picture(rim)

    def ball_outline_px(self, ball: Ball) -> tuple[PointPx, ...]:
        """A ball in the picture, as a closed polygon."""
        turn = np.arange(16) * 2 * np.pi / 16
        middle = self.ground.appears(ball.at_mm[None], self._sizes.ball / 2)[0]
        rim = middle + self._sizes.ball / 2 * np.stack([np.cos(turn), np.sin(turn)], axis=1)
        return self._in_picture(rim)

    def _in_picture(self, places_mm: Floats) -> tuple[PointPx, ...]:
        high, wide = self.ground.known.shape
        pixels = np.round(self.ground.pixels(places_mm)).astype(int)
        column, row = np.clip(pixels, 0, [wide - 1, high - 1]).T
        x, y = self.ground.maps
        return tuple(zip(x[row, column].tolist(), y[row, column].tolist(), strict=True))

    def _bared(self, seen: Differs) -> bool:
        """Whether something pale shows that was none of the known lines: one that was hidden."""
        pale = (seen.unlike > 0.5) & (-seen.darker > BRIGHT)
        return int(np.count_nonzero(pale)) * self.ground.mm**2 > BARED_MM2

    def _painted(self, above: Image) -> Mask:
        unlike, darker = apart(above, self.ground)
        length_mm = LINE * self._sizes.base
        return painted(above, self.ground, unlike=unlike, darker=darker, length_mm=length_mm)

    def _balls(self, seen: Differs, bases: Sequence[Base]) -> tuple[Ball, ...]:
        taken = np.zeros_like(self.ground.known)
        for one in bases:
            taken |= base_mask(one, self.ground, self._sizes)
            taken |= body_mask(one, self.ground, self._sizes)
        found = _beside(bases, find_balls(seen, self.ground, self._sizes), self._sizes)
        return lying_apart(found, seen, taken, self.ground, self._sizes)

    def _figures(
        self, above: Image, seen: Differs, bases: Sequence[Base], fallen: Sequence[Fallen]
    ) -> tuple[Figure, ...]:
        discs = [base_mask(one, self.ground, self._sizes) for one in bases]
        bodies = [body_mask(one, self.ground, self._sizes) for one in bases]
        grey = base_colour(above, [disc & ~body for disc, body in zip(discs, bodies, strict=True)])
        unlike = np.where(seen.unlike > 0.5, np.uint8(255), np.uint8(0))
        trunks = own_bodies(bases, unlike, self.ground, self._sizes)
        parts = [*trunks, *(one.part for one in fallen)]
        field = name_colour(above[(seen.known > 0) & (seen.unlike == 0)][::EVERY])
        teams = self._sides.of([clothes(above, part, grey) for part in parts], field)
        standing = [
            Figure(one.at_mm, one.sigma_mm, team, None, SURELY_STANDS)
            for one, team in zip(bases, teams, strict=False)
        ]
        lying = [
            Figure(one.at_mm, one.sigma_mm, team, one.heading_deg, SURELY_FALLEN)
            for one, team in zip(fallen, teams[len(bases) :], strict=True)
        ]
        return tuple(sorted(standing + lying, key=lambda one: tuple(one.at_mm)))


def _beside(bases: Sequence[Base], balls: Sequence[Ball], sizes: Sizes) -> tuple[Ball, ...]:
    """Balls that lie on no base: part of a dark base looks like one."""
    least = OVERLAP * (sizes.base + sizes.ball) / 2
    return tuple(
        ball
        for ball in balls
        if all(np.hypot(*(ball.at_mm - base.at_mm)) >= least for base in bases)
    )


def _where_open(seen: Differs, hidden: Mask) -> Differs:
    open_there = (hidden == 0).astype(np.float32)
    return replace(
        seen,
        unlike=seen.unlike * open_there,
        darker=seen.darker * open_there,
        known=seen.known * open_there,
    )
