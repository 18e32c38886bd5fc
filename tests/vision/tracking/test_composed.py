"""Plays composed from the shared evening: real-looking creatures and a sleeved arm."""

import json

import numpy as np
import pytest

from calibration.frame import Frame
from tests.support.composed_play import Evening, evening, frames_of, played, weighed
from tests.support.films import shared
from tests.vision.tracking.followed import Followed, follow
from vision.creature_bodies import CreatureBody
from vision.tracking.clay_finder import ClayFinder
from vision.tracking.posing import pose_of
from vision.weigh_in.hull_measures import body_of
from vision.weigh_in.observer import weigh_pass

MOVES = {
    "orange": (10.0, -60.0),
    "green": (180.0, -70.0),
    "blue": (150.0, 190.0),
}


@pytest.fixture(scope="module")
def cut_up() -> Evening:
    folder = shared("footage", "evening", "first")
    truth = json.loads((folder / "truth.json").read_text())
    places = next(s["at_mm"] for s in truth["segments"] if s["kind"] == "creatures_placed")
    objects = [o for o in truth["objects"] if o["kind"] == "creature"]
    standing = [(o["colour"], tuple(places[o["name"]]), tuple(o["size_mm"])) for o in objects]
    return evening(folder, tuple(standing))


def seen(shown: Evening, moves: list[tuple[str, tuple[float, float]]], hover: bool) -> Followed:
    return follow(played(shown, moves, hover=hover), shown.calibration, shown.boards)


@pytest.mark.parametrize(
    "colour",
    ["orange", *(pytest.param(one, marks=pytest.mark.long) for one in ("green", "blue"))],
)
def test_a_move_by_a_sleeved_arm_is_measured(cut_up: Evening, colour: str) -> None:
    home, goal = cut_up.creatures[colour][1], MOVES[colour]
    told = seen(cut_up, [(colour, goal)], hover=False)
    true = float(np.hypot(goal[0] - home[0], goal[1] - home[1]))
    (move,) = told.moves
    off = move.path_mm.value - true
    print(f"\n{colour}: {true:.0f} mm, off by {off:+.1f}, sigma {move.path_mm.sigma:.1f}")
    assert move.colour == colour
    assert move.by == "hand"
    # The picture of a creature whose shape is not known is itself some millimetres off.
    assert abs(off) < max(8.0, 3 * move.path_mm.sigma)
    assert not told.of("identity") + told.of("gone") + told.of("piece")


@pytest.fixture(scope="module")
def body(cut_up: Evening) -> CreatureBody:
    clip = shared("footage", "evening", "first") / "clip.mp4"
    pictures = frames_of(clip, range(182, 350))
    frames = [Frame(bgr, index, index / 60) for index, bgr in enumerate(pictures)]
    told = weigh_pass(frames, cut_up.calibration, cut_up.boards)
    return body_of(told.carved.hull, told.clay_bgr, told.carved.views)


GOALS = [
    (120.0, 190.0),  # half behind another
    pytest.param((10.0, -60.0), marks=pytest.mark.long),
    pytest.param((-120.0, -40.0), marks=pytest.mark.soak),
    pytest.param((-150.0, 200.0), marks=pytest.mark.soak),
]


@pytest.mark.long
@pytest.mark.parametrize("goal", GOALS)
def test_the_creature_that_was_weighed_in_on_film_is_measured_by_its_body(
    cut_up: Evening, body: CreatureBody, goal: tuple[float, float]
) -> None:
    finder = ClayFinder(cut_up.calibration, cut_up.boards)
    (picture,) = frames_of(shared("footage", "evening", "first") / "clip.mp4", [410])
    standing = finder.detections(picture, finder.things(picture))
    (orange,) = (one for one in standing if one.colour == "orange")
    pose = pose_of(orange, [body], finder.calibration)
    assert pose is not None
    home = cut_up.creatures["orange"][1]
    assert np.linalg.norm(np.subtract(pose.at_mm, home)) < 8.0  # the middle of its mesh
    told = follow(
        played(weighed(cut_up, "orange", pose), [("orange", goal)]),
        cut_up.calibration, cut_up.boards, [body],
    )  # fmt: skip
    (move,) = told.moves
    true = float(np.hypot(goal[0] - home[0], goal[1] - home[1]))
    off = move.path_mm.value - true
    print(f"\norange, by its body: {true:.0f} mm, off by {off:+.1f}, {move.path_mm.sigma:.1f}")
    assert abs(off) < max(5.0, 0.02 * true)
    assert move.turned_deg is not None
    assert abs(move.turned_deg.value) < 3 * move.turned_deg.sigma


@pytest.mark.long
def test_an_arm_that_hovers_moves_nothing(cut_up: Evening) -> None:
    told = seen(cut_up, [("orange", (0.0, 0.0)), ("green", (0.0, 0.0))], hover=True)
    assert [one.kind for one in told.told] == ["creature"] * 3


@pytest.mark.long
def test_two_that_change_places_keep_their_tracks(cut_up: Evening) -> None:
    first, second = (cut_up.creatures[c][1] for c in ("orange", "green"))
    moves = [("orange", (30.0, -90.0)), ("green", first), ("orange", second)]
    told = seen(cut_up, moves, hover=False)
    ends = {move.colour: move.to_mm for move in told.moves}
    assert np.hypot(ends["green"][0] - first[0], ends["green"][1] - first[1]) < 25
    assert np.hypot(ends["orange"][0] - second[0], ends["orange"][1] - second[1]) < 25
    assert len({move.track for move in told.moves}) == 2
