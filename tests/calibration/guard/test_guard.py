"""The guard on bundled footage with a bumped, zoomed or covered camera, and with shifted sheets."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from calibration.arrays import Floats
from calibration.detect.nearby import pieces_of
from calibration.frame import Frame
from calibration.guard.guard import Guard, GuardDecision
from calibration.guard.movement import Motion
from calibration.model.printed import Boards
from calibration.model.projection import image_from_table, table_from_image
from calibration.model.solution import Calibration
from calibration.solve.calibrate import calibrate
from server.capture.footage import Video
from server.cli.files import read_boards, read_camera
from tests.support.bumps import Bump, Change, covered, seen_after, shifted
from tests.support.films import SAMPLE_FOOTAGE

SHEET_AND_MARKERS = SAMPLE_FOOTAGE / "throws" / "n2d8"
ONE_SHEET = SAMPLE_FOOTAGE / "turncard" / "k01"
SMALL = SAMPLE_FOOTAGE / "throws" / "n537"
FPS = 30.0
BEFORE = 3
SAME_MM = 0.5
"""Largest change of a table point's measured place, before and after: less than people can see."""


@dataclass(frozen=True)
class Table:
    """Some frames of a clip, with its boards and calibration."""

    boards: Boards
    calibration: Calibration
    frames: tuple[Frame, ...]

    @property
    def grid_mm(self) -> Floats:
        x, y = np.meshgrid(np.arange(-150, 151, 50.0), np.arange(-150, 151, 50.0))
        return np.stack([x.ravel(), y.ravel(), np.zeros(x.size)], axis=1)


@cache
def table(folder: Path, count: int = 8) -> Table:
    boards, camera = read_boards(folder / "boards.json"), read_camera(folder / "camera.json")
    frames = tuple(islice(Video(folder / "clip.mp4").frames(), count))
    return Table(boards, calibrate([frames[0].bgr], boards, camera), frames)


@dataclass(frozen=True)
class Watched:
    """A guard's results for each frame of a film."""

    guard: Guard
    rulings: tuple[GuardDecision, ...]

    @property
    def news(self) -> list[str]:
        return [sentence for ruling in self.rulings for sentence in ruling.news]

    @property
    def measured(self) -> list[int]:
        return [frame.index for ruling in self.rulings for frame in ruling.measure]


def watched(known: Table, changes: Sequence[Change | None], fps: float = FPS) -> Watched:
    """Run the guard on a film: a clip's frames, repeated, with one change (or None) for each."""
    guard = Guard(known.boards, known.calibration)
    guard.begin(known.frames[0])
    rulings = []
    for index, change in enumerate(changes):
        bgr = known.frames[index % len(known.frames)].bgr
        shown = bgr if change is None else change(bgr)
        rulings.append(guard.watch(Frame(shown, index, index / fps)))
    return Watched(guard, tuple(rulings))


def after(change: Change, count: int) -> list[Change | None]:
    return [None] * BEFORE + [change] * count


BUMPS = {
    "2 mm": (Bump(moved_mm=(2, 0, 0)), "camera moved 2.0 mm; solved again"),
    "20 mm": (Bump(moved_mm=(15, 10, -8)), "camera moved 20 mm; solved again"),
    "0.1 degrees": (Bump(turned_deg=(0, 0.1, 0)), "camera turned 0.1 degrees; solved again"),
    "3 degrees": (Bump(turned_deg=(1.5, -2, 1.5)), "camera turned 2.9 degrees; solved again"),
    "both": (
        Bump(moved_mm=(6, 2, -4), turned_deg=(0.5, -0.4, 0.3)),
        "camera moved 7 mm and turned 0.7 degrees; solved again",
    ),
    "nearer": (Bump(moved_mm=(0, 0, 20)), "camera moved 20 mm; solved again"),
    "zoom": (Bump(zoom=1.03), "zoom or focus changed: all is 3.0 % larger; the focal length was "
             "solved again, what the camera's file says of it no longer fits"),
}  # fmt: skip


AT_ONCE = ("3 degrees",)


@pytest.mark.parametrize(
    "name",
    [name if name in AT_ONCE else pytest.param(name, marks=pytest.mark.long) for name in BUMPS],
)
def test_a_bump_is_named_and_solved_again_within_a_quarter_of_a_second(name: str) -> None:
    known = table(SHEET_AND_MARKERS)
    bump, words = BUMPS[name]
    seen = watched(known, after(bump.change(known.calibration), 6))
    there = seen_after(image_from_table(known.grid_mm, known.calibration),
                       bump.pixels(known.calibration))  # fmt: skip
    inside = np.isfinite(there).all(axis=1)
    error = np.linalg.norm(
        table_from_image(there[inside], seen.guard.calibration) - known.grid_mm[inside, :2], axis=1
    )
    print(f"{bump}: {len(error)} places, median {np.median(error):.2f}, most {error.max():.2f} mm")
    assert seen.news == [words]
    assert error.max() < SAME_MM
    assert any(ruling.solved for ruling in seen.rulings[: BEFORE + round(FPS / 4)])


def test_no_frame_after_a_bump_is_measured_by_what_held_before() -> None:
    known = table(SHEET_AND_MARKERS)
    bump = Bump(moved_mm=(4, -3, 3)).change(known.calibration)
    seen = watched(known, after(bump, 6))
    solved_at = next(i for i, ruling in enumerate(seen.rulings) if ruling.solved)
    early = [f.index for r in seen.rulings[:solved_at] for f in r.measure]
    assert early == list(range(BEFORE))
    assert seen.measured == list(range(BEFORE + 6)), "what waited is measured after all"


@pytest.mark.parametrize(
    "begins",
    [10, 13, *(pytest.param(one, marks=pytest.mark.long) for one in (11, 12, 14, 15))],
)
def test_in_a_fast_film_too_nothing_is_measured_by_what_held_before(begins: int) -> None:
    known = table(SHEET_AND_MARKERS)
    bump = Bump(turned_deg=(0, 0.1, 0)).change(known.calibration)
    calm: list[Change | None] = [None] * begins
    seen = watched(known, [*calm, bump, bump], fps=60.0)
    assert seen.measured == list(range(begins))
    assert all(ruling.proven for ruling in seen.rulings[:begins])


@pytest.mark.long
def test_a_drift_too_slow_to_be_seen_from_frame_to_frame_is_seen() -> None:
    known = table(SHEET_AND_MARKERS)
    turns = [0.004 * (step + 1) for step in range(14)]
    drifts = [Bump(turned_deg=(0, turn, 0)).change(known.calibration) for turn in turns]
    calm: list[Change | None] = [None] * BEFORE
    seen = watched(known, [*calm, *drifts], fps=60.0)
    halted = next(i for i, ruling in enumerate(seen.rulings) if not ruling.measure)
    wrong_deg = turns[halted - BEFORE]
    print(f"measured until it had turned by {wrong_deg:.3f} degrees")
    assert wrong_deg < 0.05


def test_while_it_still_moves_nothing_is_solved() -> None:
    known = table(SMALL)
    swings = [
        Bump(turned_deg=(0, 0.4 * (step + 1), 0)).change(known.calibration) for step in range(4)
    ]
    seen = watched(known, [None, None, *swings])
    assert seen.measured == [0, 1]
    assert seen.guard.waiting
    assert seen.news == []


@pytest.mark.long
def test_a_tenth_of_a_degree_is_not_missed_in_a_small_dim_picture() -> None:
    known = table(SMALL)
    seen = watched(known, after(Bump(turned_deg=(0, 0.1, 0)).change(known.calibration), 6))
    assert seen.news == ["camera turned 0.1 degrees; solved again"]


def test_a_shifted_sheet_is_measured_anew_and_the_camera_left_alone() -> None:
    known = table(SHEET_AND_MARKERS)
    piece = pieces_of(known.boards)[0]
    moved = shifted(piece, Motion(9, 5, 0.03), known.calibration)
    seen = watched(known, after(moved, 20))
    (news,) = seen.news
    assert news.startswith("sheet0 shifted by ")
    assert news.endswith("the camera stands still; its new place was measured")
    assert seen.guard.calibration is known.calibration
    assert seen.measured == list(range(BEFORE + 20))
    now, told = pieces_of(seen.guard.boards)[0].outline_mm, Motion(9, 5, 0.03).matrix()
    expected = piece.outline_mm @ told[:3, :3].T + told[:3, 3]
    assert np.abs(now - expected).max() < SAME_MM


def test_of_separate_pictures_none_waits_for_rest_where_all_boards_were_shifted() -> None:
    """Before, the last picture waited for another one and was never measured."""
    known = table(SHEET_AND_MARKERS)

    def all_shifted(bgr: np.ndarray) -> np.ndarray:
        for piece in pieces_of(known.boards):
            bgr = shifted(piece, Motion(9, 5, 0.0), known.calibration)(bgr)
        return bgr

    seen = watched(known, [None, all_shifted], fps=1.0)
    assert seen.measured == [0, 1]
    assert seen.news == ["camera moved 10 mm; solved again"]
    in_film = watched(known, [None, all_shifted])
    assert in_film.measured == [0]
    assert in_film.guard.waiting


@pytest.mark.long
def test_the_only_sheet_is_told_from_the_camera_by_what_else_lies_on_the_table() -> None:
    known = table(ONE_SHEET)
    moved = shifted(pieces_of(known.boards)[0], Motion(9, 5, 0.03), known.calibration)
    seen = watched(known, after(moved, 20))
    (news,) = seen.news
    assert news.startswith("sheet0 shifted by ")
    assert seen.guard.calibration is known.calibration


def test_a_covered_board_is_no_bump() -> None:
    known = table(SHEET_AND_MARKERS)
    arm = covered(pieces_of(known.boards)[:1], known.calibration)
    seen = watched(known, after(arm, 20))
    assert seen.news == ["sheet0 is covered; the camera stands still"]
    assert seen.guard.conditions == ("sheet0 is covered; the camera stands still",)
    assert all(ruling.proven for ruling in seen.rulings)


@pytest.mark.long
def test_a_bump_behind_an_arm_is_found_when_the_arm_is_gone() -> None:
    known = table(SHEET_AND_MARKERS)
    arm = covered(pieces_of(known.boards), known.calibration)
    bump = Bump(moved_mm=(4, -3, 3), turned_deg=(0.2, 0, 0)).change(known.calibration)
    seen = watched(known, [None, arm, arm, *[lambda bgr: arm(bump(bgr))] * 5, *[bump] * 12])
    assert seen.news == ["camera moved 6 mm and turned 0.2 degrees; solved again"]
    doubtful = [r for r in seen.rulings if r.measure and not r.proven]
    assert len(doubtful) >= 5, "frames in which nothing proved that it held"


def test_half_the_light_is_told_and_changes_nothing() -> None:
    known = table(SHEET_AND_MARKERS)
    seen = watched(known, after(lambda bgr: (bgr * 0.5).astype(np.uint8), 14))
    (news,) = seen.news
    assert news.startswith("the light fell to 50 % of what it was")
    assert seen.measured == list(range(BEFORE + 14))
    told_at = next(i for i, ruling in enumerate(seen.rulings) if ruling.news)
    waited = [ruling.measure for ruling in seen.rulings[BEFORE:told_at]]
    assert waited == [()] * len(waited), "nothing is taken for brown that was orange"
    assert seen.guard.calibration is known.calibration


def test_frames_that_wait_for_the_light_are_dropped_with_their_scene() -> None:
    known = table(SHEET_AND_MARKERS)
    guard = Guard(known.boards, known.calibration)
    guard.begin(known.frames[0])
    dimmed = [Frame((f.bgr * 0.5).astype(np.uint8), f.index, f.t_s) for f in known.frames[1:4]]
    assert [guard.watch(frame).measure for frame in dimmed] == [(), (), ()]
    guard.begin_scene()
    new = Frame(known.frames[4].bgr, 4, known.frames[4].t_s, scene=1)
    assert guard.watch(new).measure == (new,)


def half(bgr: np.ndarray) -> np.ndarray:
    """A picture in half the light."""
    return (bgr * 0.5).astype(np.uint8)


def test_frames_that_wait_for_the_light_are_measured_though_an_arm_comes_in() -> None:
    """Before, they were dropped: a third of a second, in which a missile may fly."""
    known = table(SHEET_AND_MARKERS)
    arm = covered(pieces_of(known.boards)[:1], known.calibration)
    both: list[Change | None] = [lambda bgr: arm(half(bgr))] * 4
    seen = watched(known, [*after(half, 4), *both])
    assert seen.measured == list(range(BEFORE + 8))
    assert all(ruling.proven for ruling in seen.rulings)


def test_frames_that_wait_for_the_light_are_measured_though_the_camera_is_bumped() -> None:
    known = table(SHEET_AND_MARKERS)
    bump = Bump(moved_mm=(4, -3, 3)).change(known.calibration)
    seen = watched(known, [*after(half, 4), *[lambda bgr: bump(half(bgr))] * 8])
    (solved_at,) = (n for n, ruling in enumerate(seen.rulings) if ruling.solved)
    before = [f.index for ruling in seen.rulings[:solved_at] for f in ruling.measure]
    assert before == list(range(BEFORE + 4))
    assert all(ruling.proven for ruling in seen.rulings[:solved_at] if ruling.measure)


def test_frames_that_wait_for_the_light_at_the_end_are_given_back() -> None:
    known = table(SHEET_AND_MARKERS)
    seen = watched(known, after(half, 4))
    assert seen.measured == list(range(BEFORE))
    assert [frame.index for frame in seen.guard.finish()] == list(range(BEFORE, BEFORE + 4))
    assert seen.guard.light == pytest.approx(0.5, abs=0.03)
    assert seen.guard.finish() == ()


def test_flickering_light_and_noise_are_no_news() -> None:
    known = table(SHEET_AND_MARKERS)
    random = np.random.default_rng(3)

    def flicker(bgr: np.ndarray) -> np.ndarray:
        level = 1 + 0.15 * random.standard_normal()
        noise = random.normal(0, 4, bgr.shape)
        return np.clip(level * bgr + noise, 0, 255).astype(np.uint8)

    seen = watched(known, after(flicker, 20))
    assert seen.news == []
    assert seen.measured == list(range(BEFORE + 20))


def test_a_black_picture_is_told_and_not_measured() -> None:
    known = table(SHEET_AND_MARKERS)
    seen = watched(known, [*after(np.zeros_like, 15), None])
    black = "the picture is black: is the lens covered or the light off?"
    assert seen.news == [black, "boards are in view again, nothing has moved"]
    assert seen.measured == [*range(BEFORE), BEFORE + 15]


def test_a_frozen_picture_is_told() -> None:
    known = table(SHEET_AND_MARKERS)
    guard = Guard(known.boards, known.calibration)
    guard.begin(known.frames[0])
    for index in range(9):
        guard.watch(Frame(known.frames[0].bgr, index, index / 2))
    assert guard.conditions == (
        "the picture has not changed at all for 4 s: is the camera frozen?",
    )


def test_a_kept_calibration_is_compared_with_the_first_frame() -> None:
    known = table(SHEET_AND_MARKERS)
    bumped = Bump(moved_mm=(4, -3, 3)).change(known.calibration)(known.frames[0].bgr)
    (still,) = (Guard(known.boards, known.calibration).watch(known.frames[0]),)
    assert still.news == ()
    assert still.proven
    ruling = Guard(known.boards, known.calibration).watch(Frame(bumped, 0, 0.0))
    assert ruling.news == ("since the calibration was kept: camera moved 6 mm; solved again",)
    assert ruling.solved is not None


def test_a_kept_calibration_is_proven_only_when_a_board_is_seen() -> None:
    known = table(SHEET_AND_MARKERS)
    arm = covered(pieces_of(known.boards), known.calibration)
    guard = Guard(known.boards, known.calibration)
    rulings = []
    for index in range(24):
        bgr = known.frames[index % 8].bgr
        shown = arm(bgr) if index < 4 else bgr
        rulings.append(guard.watch(Frame(shown, index, index / FPS)))
    assert rulings[0].news == (
        "no board is in view: whether the kept calibration still holds is not known",
    )
    assert not any(ruling.proven for ruling in rulings[:4])
    assert rulings[-1].proven
    assert [ruling.measure for ruling in rulings[1:]] == [
        (frame,) for ruling in rulings[1:] for frame in ruling.measure
    ]


@pytest.mark.long
def test_boards_that_contradict_each_other_are_told_once_and_not_solved_over_and_over() -> None:
    known = table(SHEET_AND_MARKERS)
    moved = shifted(pieces_of(known.boards)[0], Motion(9, 5, 0.03), known.calibration)
    bump = Bump(moved_mm=(4, -3, 3)).change(known.calibration)
    seen = watched(known, [*after(lambda bgr: bump(moved(bgr)), 12), None, None])
    assert len(seen.news) <= 2
    assert seen.guard.conditions == ()
    assert seen.measured[-1] == BEFORE + 13
