"""What a seed draws for a pair of views is what the generator draws, and hands are left out."""

import re
from itertools import islice
from pathlib import Path

import pytest

from tests.worlds import pair_draw
from tests.worlds.pair_draw import PairDraw, drawn, fresh_pairs, without_hands
from tests.worlds.seeds import Purpose, purpose

GENERATOR = Path(__file__).parent / "generator"


@pytest.mark.parametrize(
    ("seed", "thrown", "fps", "event"),
    [
        (17, False, 30, "dice"),
        (23, True, 30, None),
        (37, True, 30, None),
        (57, False, 30, "lamp"),
    ],
)
def test_clips_that_the_generator_rendered_hold_what_is_told(
    seed: int, thrown: bool, fps: int, event: str | None
) -> None:
    """Of the shared clips, w000017 and so on, by their truth files."""
    told = drawn(seed)
    assert (told.thrown, told.fps, told.hand) == (thrown, fps, False)
    assert event in (None, told.event)


def test_the_generator_names_the_same_events_in_the_same_order() -> None:
    source = (GENERATOR / "missile_throw.py").read_text(encoding="utf-8")
    (listed,) = re.findall(r"^QUIET = \[(.*)\]$", source, re.MULTILINE)
    assert tuple(re.findall(r"'(\w+)'", listed)) == pair_draw.QUIET
    assert f"rng.random() < {pair_draw.SHARE_ARM}" in source
    assert f"quiet_ = rng.random() < {pair_draw.SHARE_QUIET}" in source
    assert f"np.random.default_rng([seed, {pair_draw.STREAM}])" in source


@pytest.mark.parametrize(
    ("draw", "hand"),
    [
        (PairDraw(thrown=True, fps=30, event="move", arm=False), False),
        (PairDraw(thrown=True, fps=30, event="lamp", arm=True), True),
        (PairDraw(thrown=False, fps=30, event="move", arm=False), True),
        (PairDraw(thrown=False, fps=30, event="lamp", arm=True), False),
    ],
)
def test_a_hand_comes_with_an_arm_that_throws_or_an_event_of_hands(
    draw: PairDraw, hand: bool
) -> None:
    assert draw.hand is hand


def test_fresh_pairs_judge_hold_no_hand_and_follow_from_their_draw() -> None:
    seeds = fresh_pairs(40, draw=7)
    assert len(set(seeds)) == 40
    assert {purpose(seed) for seed in seeds} == {Purpose.JUDGE}
    assert not any(drawn(seed).hand for seed in seeds)
    assert seeds[:8] == fresh_pairs(8, draw=7) != fresh_pairs(8, draw=8)


def test_what_is_left_out_are_worlds_with_hands_only() -> None:
    seeds = range(400)
    kept = list(without_hands(seeds))
    assert all(drawn(seed).hand for seed in set(seeds) - set(kept))
    assert 0.5 < sum(drawn(seed).thrown for seed in islice(kept, 200)) / 200 < 0.95
