"""Reports on pieces while hands come and go."""

from collections.abc import Sequence

import numpy as np
import pytest

from calibration.arrays import Image
from calibration.frame import Frame
from calibration.solve.calibrate import calibrate
from tests.support import drawn_boards as drawn
from vision.observe import Watch
from vision.sightings import Sighting, TokenSeen
from vision.tokens.observer import TokenObserver

ARM = [(-200.0, -130.0), (20.0, -20.0), (20.0, 40.0), (-40.0, 40.0), (-260.0, -60.0)]
FPS = 4
BY = drawn.view((0.0, 0.0), 600.0, 65.0, -90.0)
GRID = drawn.board("grid", "grid")
PAWN, TRAP = 90, 94


def pawn(x: float, y: float) -> drawn.Paper:
    return drawn.piece("tokens", PAWN, (x, y), 90.0, 1.0)


class Film:
    """Pictures of a table shown to an observer, each for a while."""

    def __init__(self) -> None:
        printed = drawn.boards("grid", "tokens")
        empty = drawn.seen(GRID, BY)
        observer = TokenObserver(calibrate([empty], printed, camera=BY.camera), printed)
        self.watch, self.at = Watch([observer]), 0

    def show(
        self,
        papers: Sequence[drawn.Paper],
        *,
        arm_mm: Sequence[tuple[float, float]] = (),
        seconds: float = 1.0,
    ) -> list[Sighting]:
        """The sightings while these papers, and an arm, are shown for a time."""
        told: list[Sighting] = []
        picture = drawn.seen([*GRID, *papers], BY, arm_mm=arm_mm)
        for _ in range(round(seconds * FPS)):
            told += self.watch.see(self._frame(drawn.noisy(picture, self.at)))
        return told

    def _frame(self, picture: Image) -> Frame:
        self.at += 1
        return Frame(picture, self.at, self.at / FPS)


def tokens(told: Sequence[Sighting]) -> list[tuple[int, str]]:
    return [(one.id, one.state) for one in told if isinstance(one, TokenSeen)]


def test_a_piece_is_told_once_and_again_when_it_moved() -> None:
    film = Film()
    assert tokens(film.show([pawn(-15, 15)])) == [(PAWN, "lying")]
    assert tokens(film.show([pawn(-15, 15)], seconds=2)) == []
    (moved,) = film.show([pawn(45, 15)])
    assert isinstance(moved, TokenSeen)
    assert moved.at_mm == pytest.approx((45, 15), abs=1)
    assert moved.space is not None
    assert (moved.space.column, moved.space.row) == (5, 3)


def test_a_piece_on_the_line_between_two_spaces_is_told_once() -> None:
    film = Film()
    (seen,) = film.show([pawn(0, 15)], seconds=3)
    assert isinstance(seen, TokenSeen)
    assert seen.space is not None
    assert seen.space.probability < 0.8


def test_a_covered_piece_keeps_its_place_and_says_so() -> None:
    film = Film()
    film.show([pawn(0, 15)])
    (covered,) = film.show([pawn(0, 15)], arm_mm=ARM)
    assert isinstance(covered, TokenSeen)
    assert (covered.id, covered.state) == (PAWN, "covered")
    assert covered.at_mm == pytest.approx((0, 15), abs=1)
    assert tokens(film.show([pawn(0, 15)])) == [(PAWN, "lying")]


def test_a_piece_half_under_a_hand_is_covered_and_not_gone() -> None:
    film = Film()
    film.show([pawn(0, 15)])
    half = [(-200.0, -130.0), (0.0, -20.0), (0.0, 40.0), (-60.0, 40.0), (-260.0, -60.0)]
    assert tokens(film.show([pawn(0, 15)], arm_mm=half)) == [(PAWN, "covered")]


def test_a_piece_taken_away_is_gone_once_its_place_is_seen() -> None:
    film = Film()
    film.show([pawn(0, 15)])
    assert tokens(film.show([], arm_mm=ARM)) == [(PAWN, "covered")]
    assert tokens(film.show([])) == [(PAWN, "gone")]
    assert tokens(film.show([], seconds=0.5)) == []


def test_backs_that_are_alike_are_told_apart_by_where_they_lie() -> None:
    printed = drawn.boards("table", "cards")
    backs = [n for b in printed.tokens for n, name in b.pieces.items() if name == "back/canon"]
    assert len(backs) == 1
    by = drawn.view((220.0, 0.0), 800.0, 65.0, -90.0)
    places = [(200.0, 0.0), (280.0, 0.0), (360.0, 0.0)]

    def picture(at: Sequence[tuple[float, float]], seed: int) -> Image:
        cards = [drawn.piece("cards", backs[0], one, 90.0, 0.3) for one in at]
        return drawn.seen([*drawn.board("table", "table"), *cards], by, seed=seed)

    first = picture(places, 0)
    observer = TokenObserver(calibrate([first], printed, camera=by.camera), printed)
    told = [one for one in observer.look(Frame(first, 0, 0.0)) if isinstance(one, TokenSeen)]
    assert {(one.copy, round(one.at_mm[0], -1)) for one in told} == {(0, 200), (1, 280), (2, 360)}
    shifted = [places[0], (290.0, 25.0), places[2]]
    (moved,) = observer.look(Frame(picture(shifted, 1), 1, 1.0))
    assert isinstance(moved, TokenSeen)
    assert moved.copy == 1
    assert np.hypot(moved.at_mm[0] - 290, moved.at_mm[1] - 25) < 3


@pytest.mark.long
def test_a_piece_that_leaves_with_the_hand_beside_it_is_gone() -> None:
    """It was read while the hand lay beside it: the earlier look of its surroundings is kept."""
    film = Film()
    film.show([pawn(0, 15)])
    beside = [(-200.0, -130.0), (0.0, -20.0), (-13.0, 14.0), (-13.0, 40.0), (-260.0, -60.0)]
    assert tokens(film.show([pawn(0, 15)], arm_mm=beside)) == []
    assert tokens(film.show([])) == [(PAWN, "gone")]
