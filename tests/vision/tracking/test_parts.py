"""Detached parts are noticed soon, distinguished from missiles, and end when put back."""

from collections.abc import Callable
from functools import cache

import numpy as np
import pytest

from tests.support.drawn_parts import (
    Happening,
    divided,
    fell_in_move,
    knocked_off,
    missile_laid,
    put_back,
    taken_away,
    torn_off,
)
from tests.vision.tracking.followed import Followed, follow_play
from vision.sightings import DivideSeen, GoneSeen, PieceSeen

TIMES, LONG_TIMES, SOAK_TIMES = 1, 3, 11
Makes = Callable[[int], Happening]


few_or_more = pytest.mark.parametrize(
    "times", [TIMES, pytest.param(LONG_TIMES, marks=pytest.mark.long)]
)


@cache
def films(makes: Makes, times: int) -> list[tuple[Happening, Followed]]:
    happenings = [makes(100 + 10 * time) for time in range(times)]
    return [(one, follow_play(one.play)) for one in happenings]


def own_track(happening: Happening, told: Followed) -> int | None:
    return told.first_track(happening.play.actors[happening.owner])


def off_piece(happening: Happening, told: Followed) -> PieceSeen | None:
    """The sighting of the piece where it lies."""
    assert happening.at_mm is not None
    x, y = happening.at_mm
    near = (p for p in told.pieces if np.hypot(p.at_mm[0] - x, p.at_mm[1] - y) < 12)
    return next((p for p in near if p.state == "off"), None)


@few_or_more
def test_parts_are_noticed_within_a_second_of_the_hand_leaving(times: int) -> None:
    check_parts(times)


@pytest.mark.soak
def test_nine_of_ten_of_many_parts_are_noticed() -> None:
    check_parts(SOAK_TIMES)


def check_parts(times: int) -> None:
    late, right, seen = [], [], 0
    for makes in (fell_in_move, torn_off, knocked_off):
        for happening, told in films(makes, times):
            track = own_track(happening, told)
            if track is None:
                continue
            seen += 1
            piece = off_piece(happening, told)
            if piece is not None:
                late.append(piece.t_s - happening.left_s)
                right.append((piece.owners[0].track == track, 1 - piece.probability_missile))
    soon = sum(one < 1.0 for one in late)
    sure = sum(p > 0.5 for _, p in right)
    print(
        f"\n{seen} parts came off: {len(late)} noticed, {soon} within a second (largest "
        f"{max(late):.2f} s), {sum(own for own, _ in right)} with the right owner first, "
        f"{sure} more likely a part than a missile"
    )
    assert soon >= 0.9 * seen
    assert sum(own for own, _ in right) >= 0.95 * len(right)
    assert sure >= 0.7 * len(right)


@few_or_more
def test_a_missile_that_is_laid_there_is_not_taken_for_a_part(times: int) -> None:
    for _, told in films(missile_laid, times):
        assert all(piece.probability_missile > 0.9 for piece in told.pieces)


@pytest.mark.long
@pytest.mark.parametrize("times", [LONG_TIMES])
def test_a_part_that_is_put_back_ends(times: int) -> None:
    off = back = 0
    for _, told in films(put_back, times):
        states = [piece.state for piece in told.pieces]
        off += "off" in states
        back += states == ["off", "back"]
    print(f"\n{off} parts seen off, {back} of them told as put back")
    assert back >= 1
    assert back >= off - 1


@few_or_more
def test_a_creature_that_is_taken_away_is_gone_by_hand(times: int) -> None:
    gone = 0
    for happening, told in films(taken_away, times):
        track = own_track(happening, told)
        if track is None:
            continue
        leaving = [one for one in told.told if isinstance(one, GoneSeen)]
        assert [one.track for one in leaving] == [track]
        assert leaving[0].by == "hand"
        assert leaving[0].t_s - happening.left_s < 1.0
        gone += 1
    assert gone >= max(1, times - 1)


@few_or_more
def test_halves_of_a_creature_are_told_where_both_are_seen(times: int) -> None:
    told_halves = 0
    for happening, told in films(divided, times):
        track = own_track(happening, told)
        for one in told.told:
            if isinstance(one, DivideSeen):
                assert one.track == track
                assert one.halves[0] == track
                assert one.halves[1] != track
                told_halves += 1
    print(f"\n{told_halves} of {times} divided creatures told as such")
    assert told_halves >= 1


@few_or_more
@pytest.mark.parametrize("makes", [fell_in_move, torn_off])
def test_others_are_left_alone(makes: Makes, times: int) -> None:
    for happening, told in films(makes, times)[:2]:
        track = own_track(happening, told)
        assert all(move.track == track for move in told.moves)
        assert not told.of("identity")
