"""Slargeball: places of figures and balls, teams, standing or fallen, and contacts of bases."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np

from tests.accuracy import footage
from tests.accuracy.samples import Answer, Figure, Measurement, Origin
from tests.support import pitch_scenes
from vision.figures.sizes import DEFAULT
from vision.figures.tell import TOUCHING_MM, meetings
from vision.sightings.figure import CLEAR_TEAM

DRAWN = 24
CLEAR_PX = 1.5
"""Only gaps wider than this, and bases that touch, are counted as decidable."""


@dataclass(slots=True)
class Tally:
    """The samples while they are collected."""

    found: list[Answer] = field(default_factory=list)
    told: list[Answer] = field(default_factory=list)
    places: list[Figure] = field(default_factory=list)
    coordinates: list[Figure] = field(default_factory=list)
    lying: list[Figure] = field(default_factory=list)
    lying_coordinates: list[Figure] = field(default_factory=list)
    teams: list[Answer] = field(default_factory=list)
    standing: list[Answer] = field(default_factory=list)
    balls: list[Figure] = field(default_factory=list)
    balls_told: list[Answer] = field(default_factory=list)
    ball_coordinates: list[Figure] = field(default_factory=list)
    gaps: list[Figure] = field(default_factory=list)
    touching: list[Answer] = field(default_factory=list)

    @property
    def sure_teams(self) -> list[Answer]:
        """Teams that are reported as certain, without a question."""
        return [one for one in self.teams if (one.probability or 0.0) >= CLEAR_TEAM]


def of_folders(folders: Sequence[Path], how: str) -> tuple[Measurement, ...]:
    """Pitches of footage or of rendered worlds through the program."""
    tally = Tally()
    for folder in folders:
        _add_clip(folder, tally)
    return tuple(_measured("pitch", "Pitch", how, tally)) if tally.found else ()


def on_fresh(folders: Sequence[Path]) -> tuple[Measurement, ...]:
    """Pitches of worlds that nobody has looked at."""
    return of_folders(folders, "Stills of pitches in newly drawn rooms.")


def measure() -> tuple[Measurement, ...]:
    """Pitches of the footage through the program, and drawn ones."""
    drawn = Tally()
    how = "Stills, and the end of films in which a hand moves figures and a ball is flung."
    clips = of_folders(footage.folders("slargeball"), how)
    for seed in range(DRAWN):
        _add_scene(seed, drawn)
    how = (
        f"{DRAWN} drawn pitches with twelve standing and two fallen figures and two balls each, "
        "from above or steeply oblique, 1280 x 720 px."
    )
    return (*clips, *_measured("drawn-pitch", "Drawn pitches", how, drawn))


def _measured(name: str, title: str, how: str, tally: Tally) -> Iterator[Measurement]:
    origin: Origin = "rendered"
    kinds: tuple[tuple[str, str, str, str, Sequence[Figure | Answer]], ...] = (
        ("found", "figures found", "", "Right: reported within a base's width.", tally.found),
        (
            "told",
            "reported figures that are there",
            "",
            "Right: a figure is within a base's width.",
            tally.told,
        ),
        ("places", "where standing figures are", "mm", "Distance from the truth.", tally.places),
        (
            "sigma",
            "coordinates of standing figures",
            "mm",
            "x and y separately.",
            tally.coordinates,
        ),
        (
            "lying",
            "where fallen figures lie",
            "mm",
            "Distance of its middle from the truth.",
            tally.lying,
        ),
        (
            "lying-sigma",
            "coordinates of fallen figures",
            "mm",
            "x and y separately.",
            tally.lying_coordinates,
        ),
        ("teams", "teams", "", "Of the figures that were found.", tally.teams),
        (
            "sure-teams",
            "teams reported as certain",
            "",
            "Those without a question mark.",
            tally.sure_teams,
        ),
        ("standing", "standing or fallen", "", "Of the figures that were found.", tally.standing),
        ("balls", "balls at rest", "mm", "Distance from the truth.", tally.balls),
        (
            "balls-told",
            "reported balls that are there",
            "",
            "Right: a ball is within a ball's width.",
            tally.balls_told,
        ),
        ("ball-sigma", "coordinates of balls", "mm", "x and y separately.", tally.ball_coordinates),
        ("gaps", "gaps between bases", "mm", "Of the gaps that were reported.", tally.gaps),
        (
            "touching",
            "bases that touch",
            "",
            f"Of bases that touch, or are more than {CLEAR_PX} px apart.",
            tally.touching,
        ),
    )
    for key, words, unit, meant, samples in kinds:
        if samples:
            yield Measurement(
                f"{name}-{key}", f"{title}: {words}", origin, unit, f"{how} {meant}", tuple(samples)
            )


def _add_clip(folder: Path, tally: Tally) -> None:
    truth = footage.truth_of(folder)
    source = footage.picture_of(folder)
    _, lines = footage.program("observe", source, *footage.known(folder), "--for", "figure,ball")
    last = {(one["kind"], one["track"]): one for one in lines if "track" in one}
    figures = [one for (kind, _), one in last.items() if kind == "figure"]
    balls = [one for (kind, _), one in last.items() if kind == "ball"]
    there = truth.get("final", truth)["figures"]
    names = _names(there, truth, figures)
    for name, one in there.items():
        team = names[name.rstrip("0123456789")]
        _add_figure(f"{folder.name} {name}", team, one, truth, figures, tally)
    places = [_place(one, truth) for one in there.values()]
    for said in figures:
        near = any(np.hypot(*(at - said["at_mm"])) < DEFAULT.base for at in places)
        where = ", ".join(f"{mm:.0f}" for mm in said["at_mm"])
        tally.told.append(Answer(f"{folder.name} at {where} mm", near, said["probability"]))
    lying = _balls(truth)
    told = [one["at_mm"] for one in balls]
    tally.balls_told += _balls_told(folder.name, list(lying.values()), told)
    for name, at in lying.items():
        tally.balls.append(_ball(f"{folder.name} {name}", at, told))
        tally.ball_coordinates += _ball_coordinates(f"{folder.name} {name}", at, balls)


def _names(
    there: Mapping[str, Any], truth: Mapping[str, Any], told: Sequence[Mapping[str, Any]]
) -> dict[str, str]:
    """The expected name of each team: its colour, or for rendered teams the most reported name."""
    teams = sorted({name.rstrip("0123456789") for name in there})
    if set(teams) != {"a", "b"}:
        return {team: team for team in teams}
    said = [(name[0], _nearest(_place(one, truth), told)) for name, one in there.items()]
    pairs = [(team, one["team"]) for team, one in said if one is not None]
    called = sorted({name for _, name in pairs} | {"nobody's", "no one's"})
    ways = (dict(zip(teams, way, strict=True)) for way in permutations(called, len(teams)))
    return max(ways, key=lambda way: sum(way[team] == name for team, name in pairs))


def _place(one: Mapping[str, Any], truth: Mapping[str, Any]) -> Any:
    return _mm(one["body_centre_in" if one["prone"] else "base_centre_in"], truth)


def _nearest(at: Any, told: Sequence[Mapping[str, Any]]) -> Mapping[str, Any] | None:
    apart = [float(np.hypot(*(at - said["at_mm"]))) for said in told]
    return told[int(np.argmin(apart))] if apart and min(apart) < DEFAULT.base else None


def _add_figure(
    item: str,
    team: str,
    one: Mapping[str, Any],
    truth: Mapping[str, Any],
    told: Sequence[Mapping[str, Any]],
    tally: Tally,
) -> None:
    stands = not one["prone"]
    at = _place(one, truth)
    nearest = _nearest(at, told)
    if nearest is None:
        tally.found.append(Answer(item, right=False, note="not told"))
        return
    off = np.array(nearest["at_mm"]) - at
    _add(item, off, nearest, team=team, stands=stands, tally=tally)


def _add(
    item: str,
    off: Any,
    said: Mapping[str, Any],
    *,
    team: str,
    stands: bool,
    tally: Tally,
) -> None:
    found = off is None or float(np.hypot(*off)) < DEFAULT.base
    tally.found.append(Answer(item, found, note="not told"))
    if not found:
        return
    note = f"{said['team']}, true {team}"
    tally.teams.append(Answer(item, said["team"] == team, said["team_probability"], note))
    right = said["standing"] == stands
    note = f"reported as {'standing' if said['standing'] else 'fallen'}"
    tally.standing.append(Answer(item, right, said["probability"], note))
    if right and off is not None:
        places = tally.places if stands else tally.lying
        places.append(Figure(item, float(np.hypot(*off))))
        coordinates = tally.coordinates if stands else tally.lying_coordinates
        for axis, error in zip("xy", off, strict=True):
            coordinates.append(Figure(f"{item} {axis}", float(error), said["sigma_mm"]))


def _balls_told(where: str, lying_mm: Sequence[Any], told_mm: Sequence[Any]) -> Iterator[Answer]:
    for x, y in told_mm:
        near = any(np.hypot(*(np.array(at) - (x, y))) < DEFAULT.ball for at in lying_mm)
        yield Answer(f"{where} at {x:.0f}, {y:.0f} mm", near)


def _ball(item: str, at: Any, told_mm: Sequence[Any]) -> Figure:
    off = min((float(np.hypot(*(at - one))) for one in told_mm), default=np.inf)
    if off < DEFAULT.ball:
        return Figure(item, off)
    return Figure(item, None, note="not reported")


def _ball_coordinates(item: str, at: Any, told: Sequence[Mapping[str, Any]]) -> list[Figure]:
    """Both coordinates' errors, of a ball that was found."""
    off = [np.array(one["at_mm"]) - at for one in told]
    nearest = min(range(len(told)), key=lambda k: float(np.hypot(*off[k])), default=None)
    if nearest is None or np.hypot(*off[nearest]) >= DEFAULT.ball:
        return []
    sigma = told[nearest]["sigma_mm"]
    return [
        Figure(f"{item} {axis}", float(error), sigma)
        for axis, error in zip("xy", off[nearest], strict=True)
    ]


def _balls(truth: Mapping[str, Any]) -> dict[str, Any]:
    """True places of the balls at the end, table mm."""
    lying = truth["seconds"][-1]["balls"] if "seconds" in truth else truth["balls"]
    at = {name: one["pos_in"] for name, one in lying.items()}
    at |= {e["ball"]: e["rest_in"] for e in truth.get("events", ()) if e["what"] == "ball_flung"}
    return {name: _mm(place, truth) for name, place in at.items()}


def _mm(inches: Sequence[float], truth: Mapping[str, Any]) -> Any:
    return truth["inch_mm"] * (np.array(inches) - np.array(truth["pitch_in"]) / 2)


def _add_scene(seed: int, tally: Tally) -> None:
    scene = pitch_scenes.scene(seed)
    tracks = {}
    for number, man in enumerate(scene.pitch.men):
        item, seen = f"pitch {seed} figure {number}", scene.figure_at(man.at_mm)
        if seen is None:
            tally.found.append(Answer(item, right=False, note="not told"))
            continue
        tracks[number] = seen
        said = {
            "team": seen.team, "team_probability": seen.team_probability,
            "standing": seen.standing, "probability": seen.probability, "sigma_mm": seen.sigma_mm,
        }  # fmt: skip
        stands = man.fallen_deg is None
        # Where a drawn body's middle is seen is not known: it is told within a base of its place.
        off = seen.at_mm - man.at_mm if stands else None
        _add(item, off, said, team=man.team, stands=stands, tally=tally)
    seen_mm = [ball.at_mm for ball in scene.seen.balls]
    tally.balls_told += _balls_told(f"pitch {seed}", scene.pitch.balls, seen_mm)
    for at in scene.pitch.balls:
        tally.balls.append(_ball(f"pitch {seed}", np.array(at), seen_mm))
    _add_gaps(seed, tracks, tally)


def _add_gaps(seed: int, tracks: Mapping[int, Any], tally: Tally) -> None:
    scene = pitch_scenes.scene(seed)
    for track, meets in meetings(tracks, DEFAULT).items():
        for meet in meets:
            if meet.track < track:
                continue
            one, other = scene.pitch.men[track].at_mm, scene.pitch.men[meet.track].at_mm
            gap = float(np.hypot(one[0] - other[0], one[1] - other[1])) - scene.pitch.base_mm
            item = f"pitch {seed}, {gap:.1f} mm"
            tally.gaps.append(Figure(item, meet.gap_mm.value - gap, meet.gap_mm.sigma))
            if gap < 0.01 or gap > CLEAR_PX * scene.mm_per_px:
                touch = meet.probability > 0.5
                stated = meet.probability if touch else 1 - meet.probability
                right = touch == (gap < TOUCHING_MM)
                tally.touching.append(
                    Answer(item, right, stated, f"{meet.gap_mm.value:.1f} mm told")
                )
