"""Counting arms: on outlines drawn here, on generated ones not used in training, on real ones."""

import csv
from functools import cache

import cv2
import numpy as np
import numpy.typing as npt
import pytest

from calibration.arrays import Mask
from tests.support.films import shared
from tests.training.arm_outlines import changed, random_outline
from vision.silhouettes.arms import ArmCount, count_arms
from vision.silhouettes.outline_peaks import LONGEST_PX, PAD_PX, of_one_size, peaks_of

UNSEEN_SEED = 40_961
UNSEEN = 60


@pytest.mark.parametrize(
    "arms", [3, 8, *(pytest.param(arms, marks=pytest.mark.long) for arms in (4, 5, 6, 10))]
)
def test_rods_around_a_disc_are_counted_at_any_size_and_turn(arms: int) -> None:
    for size, turn in ((90, 0.1), (260, 0.4), (600, 0.75)):
        found = count_arms(_wheel(arms, size, turn))
        assert found.count == arms, (size, turn, found)
        assert sum(found.probabilities) == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize("half", [15, 30, 45, 60])
def test_a_cross_that_stands_straight_has_all_its_arms(half: int) -> None:
    """Its arms are equally high to the last bit, and every one counts once."""
    mask = np.zeros((512, 512), dtype=np.uint8)
    mask[256 - half : 257 + half, 56:457] = 255
    mask[56:457, 256 - half : 257 + half] = 255
    look = peaks_of(of_one_size(mask))
    assert len(set(look.tops.tolist())) == len(look.tops)
    found = count_arms(mask)
    print(half, found)
    assert found.count == 4
    assert max(found.probabilities) > 0.9


@pytest.mark.parametrize("reach", [0.15, 0.3])
@pytest.mark.parametrize("wide", [0.2, 0.5])
def test_three_short_spikes_on_a_disc_are_never_surely_arms(reach: float, wide: float) -> None:
    """Before, such a disc was reported with 3 arms at 0.98, where people saw none."""
    found = count_arms(_spiked(3, reach, wide))
    print(found)
    assert found.count == 0 or max(found.probabilities) < 0.8


@pytest.mark.parametrize("spikes", [4, 5])
def test_spikes_as_long_as_half_the_disc_and_thin_are_arms(spikes: int) -> None:
    assert count_arms(_spiked(spikes, 0.5, 0.15)).count == spikes


def test_discs_boxes_and_a_stem_have_no_arms() -> None:
    disc = _wheel(0, 200, 0.0)
    box = np.zeros((200, 300), dtype=np.uint8)
    box[40:160, 40:260] = 255
    fruit = disc.copy()
    cv2.line(fruit, (100, 60), (106, 34), 255, 8)
    cracked = disc.copy()
    cv2.line(cracked, (100, 0), (100, 90), 0, 5)
    assert [count_arms(m).count for m in (disc, box, fruit, cracked)] == [0, 0, 0, 0]


def test_specks_and_lines_are_counted_in_a_picture_of_usual_size() -> None:
    """Before, a line was enlarged 180 times, as its hull has no area: that took minutes."""
    specks = np.zeros((60, 60), dtype=np.uint8)
    specks[::3, ::3] = 1
    for mask in (specks, np.eye(3), np.ones((1, 300)), np.ones((200, 1))):
        scaled = of_one_size(mask)
        assert max(scaled.shape) <= LONGEST_PX + 2 * PAD_PX + 1
        assert scaled.any()
        assert not scaled[:PAD_PX].any()
        assert not scaled[:, -PAD_PX:].any()
    assert count_arms(specks).count == 0


def test_large_thin_lines_are_still_there_when_they_are_scaled() -> None:
    """Before, nothing was left of them, and the count failed."""
    cross = np.zeros((3000, 3000), dtype=np.uint8)
    cv2.line(cross, (0, 0), (2999, 2999), 1, 1)
    cv2.line(cross, (2999, 0), (0, 2999), 1, 1)
    assert count_arms(cross).count == 4
    assert count_arms(np.ones((1, 9000))).probabilities


def test_what_is_not_one_mask_is_refused() -> None:
    with pytest.raises(ValueError, match=r"\(h, w\)"):
        count_arms(np.ones((4, 4, 3), dtype=np.uint8))
    with pytest.raises(ValueError, match="nothing is set"):
        count_arms(np.zeros((40, 40), dtype=np.uint8))


def test_specks_beside_the_outline_change_nothing() -> None:
    mask = _wheel(5, 240, 0.2)
    mask[4:9, 4:9] = 255
    assert count_arms(mask).count == 5


@pytest.mark.long
def test_own_outlines_it_was_not_learned_on_are_counted_as_surely_as_it_says() -> None:
    found, truth = [], []
    for index in range(UNSEEN):
        outline = random_outline(np.random.default_rng([UNSEEN_SEED, index]))
        found.append(count_arms(outline.mask))
        truth.append(outline.arms)
    right = _right(found, truth)
    said = np.array([max(f.probabilities) for f in found])
    print(f"{right.sum()} of {UNSEEN} exact, said {said.sum():.1f}")
    assert right.mean() > 0.85
    assert abs(right.sum() - said.sum()) < 3 * np.sqrt(np.sum(said * (1 - said))) + 1


@pytest.mark.parametrize(
    "each", [pytest.param(3, marks=pytest.mark.long), pytest.param(1, marks=pytest.mark.soak)]
)
def test_arms_of_real_silhouettes(each: int) -> None:
    names, masks, truth = _silhouettes()
    names, masks, truth = names[::each], masks[::each], truth[::each]
    found = [count_arms(mask) for mask in masks]
    right = _right(found, truth)
    armed = np.array(truth) > 0
    said = np.array([max(f.probabilities) for f in found])
    for name, arms, count, hit in zip(names, truth, found, right, strict=True):
        if not hit:
            print(f"{name}: {arms}, but got {count.count} ({max(count.probabilities):.2f})")
    print(
        f"exact {right.sum()} of {len(right)}, with arms {right[armed].sum()} of {armed.sum()}; "
        f"said to be right {said.sum():.1f}"
    )
    assert right.mean() >= 0.95
    assert right[armed].mean() >= 0.95


@pytest.mark.long
def test_real_silhouettes_turned_squeezed_and_resized() -> None:
    _, masks, truth = _silhouettes()
    random = np.random.default_rng(7)
    some = random.permutation(len(masks))[:40]
    found = [count_arms(changed(_framed(masks[i]), random)) for i in some]
    right = _right(found, [truth[i] for i in some])
    print(f"turned, squeezed, 110 to 480 px: {right.sum()} of {len(right)}")
    assert right.mean() >= 0.88


@cache
def _silhouettes() -> tuple[list[str], list[Mask], list[int]]:
    folder = shared("data", "silhouettes")
    with (folder / "truth.csv").open() as file:
        rows = list(csv.DictReader(file))
    masks = [cv2.imread(str(folder / row["image"]), cv2.IMREAD_GRAYSCALE) for row in rows]
    return (
        [row["image"] for row in rows],
        [np.asarray(mask, dtype=np.uint8) for mask in masks],
        [int(row["arms"]) for row in rows],
    )


def _right(found: list[ArmCount], truth: list[int]) -> npt.NDArray[np.bool_]:
    return np.array([f.count == arms for f, arms in zip(found, truth, strict=True)])


def _framed(mask: Mask) -> Mask:
    return np.pad(mask, 20)


def _wheel(arms: int, size: int, turn: float) -> Mask:
    mask = np.zeros((size, size), dtype=np.uint8)
    middle = np.array([size / 2, size / 2])
    cv2.circle(mask, (size // 2, size // 2), int(0.22 * size), 255, -1)
    for i in range(arms):
        angle = turn + 2 * np.pi * i / arms
        tip = middle + 0.46 * size * np.array([np.cos(angle), np.sin(angle)])
        ends = [tuple(round(float(v)) for v in p) for p in (middle, tip)]
        cv2.line(mask, ends[0], ends[1], 255, max(3, round(0.05 * size)))
    return mask


def _spiked(spikes: int, reach: float, wide: float) -> Mask:
    """A disc of radius 1 with spikes so long, and so wide on either side of their middle."""
    size, radius = 256, 77.0
    mask = np.zeros((size, size), dtype=np.uint8)
    middle = np.array([size / 2, size / 2])
    cv2.circle(mask, (size // 2, size // 2), int(radius), 255, -1)
    for angle in 0.2 + 2 * np.pi * np.arange(spikes) / spikes:
        out = radius * np.array([np.cos(angle), np.sin(angle)])
        across = wide * np.array([-out[1], out[0]])
        foot = middle + 0.9 * out
        corners = np.array([foot + across, foot - across, middle + (1 + reach) * out])
        cv2.fillConvexPoly(mask, corners.astype(np.int32), 255)
    return mask
