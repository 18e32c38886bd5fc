"""Random drawn pitches, and the sightings of their figures and balls."""

from dataclasses import dataclass
from functools import cache

import numpy as np

from calibration.arrays import Image
from calibration.solve.calibrate import calibrate
from tests.support import drawn_pitch as drawn
from tests.support.drawn_boards import SIZE_WH, View, view
from vision.figures.ground import ground_of
from vision.figures.look import FieldLook, FieldSeen, FoundFigure
from vision.figures.sizes import DEFAULT

PAIRS = 3
SINGLES = 6
FALLEN = 2
BALLS = 2
CLEAR_MM = 52.0
"""Distance between groups, so that no figure hides another's base."""


@dataclass(frozen=True, eq=False)
class Scene:
    """A drawn pitch, its picture, and the figures and balls that were found."""

    pitch: drawn.Pitch
    picture: Image
    look: FieldLook
    seen: FieldSeen
    mm_per_px: float

    def figure_at(self, at_mm: tuple[float, float]) -> FoundFigure | None:
        """The found figure nearest to a place (a fallen one by its base); None beyond one base."""
        seen = self.seen.figures
        near = [(float(np.hypot(*(one.at_mm - at_mm))), n) for n, one in enumerate(seen)]
        distance, place = min(near, default=(np.inf, 0))
        return seen[place] if distance < DEFAULT.base else None


@cache
def scene(seed: int) -> Scene:
    """A pitch with pairs of figures at small gaps, single ones, fallen ones, and balls."""
    random = np.random.default_rng([31, seed])
    pitch = _pitch(random)
    by = _view(random)
    picture = drawn.seen(pitch, by, seed=seed)
    boards = drawn.pitch_boards()
    calibration = calibrate([picture], boards, camera=by.camera)
    look = FieldLook(ground_of(boards, calibration), DEFAULT)
    return Scene(pitch, picture, look, look.look(picture), look.ground.mm / 0.95)


def _pitch(random: np.random.Generator) -> drawn.Pitch:
    teams = tuple(str(one) for one in random.choice(list(drawn.TEAMS), 2, replace=False))
    places = _apart(random, PAIRS + SINGLES + FALLEN + BALLS)
    men: list[drawn.Man] = []
    for place in places[:PAIRS]:
        gap = float(random.choice([0.0, 0.0, random.uniform(0.3, 6.0)]))
        turn = random.uniform(0, 2 * np.pi)
        way = (25.0 + gap) / 2 * np.array([np.cos(turn), np.sin(turn)])
        men += [_man(random, place + way, teams), _man(random, place - way, teams)]
    men += [_man(random, place, teams) for place in places[PAIRS : PAIRS + SINGLES]]
    for place in places[PAIRS + SINGLES : -BALLS]:
        men.append(_man(random, place, teams, fallen_deg=float(random.uniform(0, 360))))
    return drawn.Pitch(
        men,
        [(float(x), float(y)) for x, y in places[-BALLS:]],
        cloth=str(random.choice(list(drawn.CLOTHS))),
        table=str(random.choice(list(drawn.TABLES))),
        base=str(random.choice(list(drawn.BASES))),
        light=(float(random.uniform(-0.6, 0.6)), float(random.uniform(-0.6, 0.6))),
    )


def _man(
    random: np.random.Generator,
    at: np.ndarray,
    teams: tuple[str, ...],
    fallen_deg: float | None = None,
) -> drawn.Man:
    return drawn.Man(
        (float(at[0]), float(at[1])),
        str(random.choice(teams)),
        fallen_deg,
        float(random.uniform(31, 37)),
        float(random.uniform(0, 360)),
        int(random.integers(6)),
    )


def _apart(random: np.random.Generator, count: int) -> list[np.ndarray]:
    places: list[np.ndarray] = []
    while len(places) < count:
        place = random.uniform([-340, -215], [340, 215])
        if all(np.hypot(*(place - one)) > CLEAR_MM + 25 for one in places):
            places.append(place)
    return places


def _view(random: np.random.Generator) -> View:
    """From above or steeply oblique; all four markers are in view."""
    while True:
        by = view(
            (float(random.uniform(-20, 20)), float(random.uniform(-20, 20))),
            float(random.uniform(1050, 1400)),
            float(random.uniform(50, 86)),
            float(-90 + random.uniform(-15, 15)),
        )
        corners = np.concatenate([*drawn.pitch_boards().markers[0].markers.values()])
        camera = corners @ by.camera_from_table[:3, :3].T + by.camera_from_table[:3, 3]
        pixels = camera @ by.camera.matrix.T
        pixels = pixels[:, :2] / pixels[:, 2:]
        if (pixels > 8).all() and (pixels < np.array(SIZE_WH) - 9).all():
            return by
