"""Plays composed from the shared evening: real-looking creatures and a sleeved arm."""

import json

import numpy as np
import pytest

from tests.support.composed_play import Evening, evening, played
from tests.support.films import shared
from tests.vision.tracks.followed import Followed, follow

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
    return evening(folder, tuple((o["colour"], *places[o["name"]]) for o in objects))


def seen(shown: Evening, moves: list[tuple[str, tuple[float, float]]], hover: bool) -> Followed:
    return follow(played(shown, moves, hover=hover), shown.calibration, shown.boards)


@pytest.mark.parametrize("colour", MOVES)
def test_a_move_by_a_sleeved_arm_is_measured(cut_up: Evening, colour: str) -> None:
    home, goal = cut_up.creatures[colour][1], MOVES[colour]
    told = seen(cut_up, [(colour, goal)], hover=False)
    true = float(np.hypot(goal[0] - home[0], goal[1] - home[1]))
    (move,) = told.moves
    off = move.path_mm.value - true
    print(f"\n{colour}: {true:.0f} mm, off by {off:+.1f}, sigma {move.path_mm.sigma:.1f}")
    assert move.colour == colour
    assert move.by == "hand"
    # A picture slid as a flat card is itself some millimetres off.
    assert abs(off) < max(8.0, 3 * move.path_mm.sigma)
    assert not told.of("identity") + told.of("gone") + told.of("piece")


def test_an_arm_that_hovers_moves_nothing(cut_up: Evening) -> None:
    told = seen(cut_up, [("orange", (0.0, 0.0)), ("green", (0.0, 0.0))], hover=True)
    assert [one.kind for one in told.told] == ["creature"] * 3


def test_two_that_change_places_keep_their_tracks(cut_up: Evening) -> None:
    first, second = (cut_up.creatures[c][1] for c in ("orange", "green"))
    moves = [("orange", (30.0, -90.0)), ("green", first), ("orange", second)]
    told = seen(cut_up, moves, hover=False)
    ends = {move.colour: move.to_mm for move in told.moves}
    assert np.hypot(ends["green"][0] - first[0], ends["green"][1] - first[1]) < 25
    assert np.hypot(ends["orange"][0] - second[0], ends["orange"][1] - second[1]) < 25
    assert len({move.track for move in told.moves}) == 2
