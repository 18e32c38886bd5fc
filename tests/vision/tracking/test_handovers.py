"""Fifty hand-overs: identities are kept, or doubt is reported; never an unnoticed swap."""

from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

from tests.support.drawn_handovers import SITUATIONS, TIMES, blackened
from tests.support.drawn_play import Play
from tests.vision.tracking.followed import Followed, follow_play

Seen = dict[tuple[str, int], tuple[Play, Followed]]


def watched(times: int, changed: Callable[[Play], Play] = lambda play: play) -> Seen:
    films = {}
    for place, (name, situation) in enumerate(SITUATIONS.items()):
        for time in range(times):
            play = changed(situation(10 * time + place))
            films[name, 10 * time + place] = play, follow_play(play)
    return films


@pytest.fixture(scope="module")
def seen() -> Seen:
    """Each situation once."""
    return watched(1)


def fates(seen: Seen) -> dict[tuple[str, int], list[str]]:
    """The fate of every creature's track; a green one on a green table is not seen at all."""
    found = {
        key: [told.fate(play, n) for n in range(len(play.actors))]
        for key, (play, told) in seen.items()
    }
    counts = Counter(fate for each in found.values() for fate in each)
    doubts = sum(len(told.of("identity")) for _, told in seen.values())
    print(f"\n{len(seen)} situations: {dict(counts)}, {doubts} doubts told")
    return found


@pytest.mark.long
def test_no_creature_is_taken_for_another_unnoticed(seen: Seen) -> None:
    found = fates(seen)
    every = [fate for each in found.values() for fate in each]
    assert not {key: each for key, each in found.items() if {"swapped", "lost"} & set(each)}
    assert every.count("kept") >= 0.75 * len(every)


@pytest.mark.soak
@pytest.mark.parametrize(
    "changed",
    [
        pytest.param(lambda play: play, id="colours"),
        pytest.param(blackened, id="black"),
    ],
)
def test_fifty_situations_without_an_unnoticed_swap(changed: Callable[[Play], Play]) -> None:
    found = fates(watched(TIMES, changed))
    every = [fate for each in found.values() for fate in each]
    assert len(found) == 50
    assert not {key: each for key, each in found.items() if {"swapped", "lost"} & set(each)}
    assert every.count("kept") >= 0.8 * len(every)


@pytest.mark.long
def test_doubt_is_told_of_creatures_of_one_colour_only(seen: Seen) -> None:
    for _, told in seen.values():
        for one in told.of("identity"):
            assert len(set(one.colours)) == 1  # type: ignore[attr-defined]


@pytest.mark.long
def test_what_was_not_moved_is_not_told_as_moved(seen: Seen) -> None:
    false = [
        (key, n)
        for key, (play, told) in seen.items()
        for n, actor in enumerate(play.actors)
        if np.hypot(actor.keys[-1].x - actor.keys[0].x, actor.keys[-1].y - actor.keys[0].y) < 1
        and told.first_track(actor) is not None
        and told.fate(play, n) == "kept"
        and any(m.track == told.first_track(actor) for m in told.moves)
    ]
    assert not false


@pytest.mark.long
def test_moves_are_told_when_the_hand_has_left(seen: Seen) -> None:
    late = [
        move.t_s - max(hand.keys[-1].t_s for hand in play.hands)
        for play, told in seen.values()
        for move in told.moves
    ]
    print(f"\n{len(late)} moves, at most {max(late):.2f} s after the hand had left")
    assert len(late) >= len(seen)
    assert max(late) < 1.0


def test_two_that_become_one_in_the_picture_are_not_gone() -> None:
    # Together they are as large and as smooth as a mug.
    told = follow_play(SITUATIONS["behind another"](5037))
    assert not told.of("gone")
