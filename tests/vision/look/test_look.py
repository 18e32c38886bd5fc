"""The look on the bundled footage: clay is classified as clay, and the empty card is not."""

from functools import cache
from pathlib import Path

import cv2
import numpy as np
import pytest

from calibration.arrays import Image, Mask
from tests.support.films import SAMPLE_FOOTAGE
from vision.look.look import MODEL, Kind, Looker, PixelKinds

CLIPS = sorted((SAMPLE_FOOTAGE / "turncard").glob("*/clip.mp4"))
MODELS = Path(__file__).resolve().parents[3] / "vision"
MOST_BYTES = 10_000_000


@cache
def frames(clip: Path) -> tuple[Image, Image]:
    """The empty card, and the creature on it at the end."""
    video = cv2.VideoCapture(str(clip))
    empty = np.asarray(video.read()[1], dtype=np.uint8)
    last = empty
    while (got := video.read())[0]:
        last = np.asarray(got[1], dtype=np.uint8)
    return empty, last


def changed(empty: Image, shown: Image) -> Mask:
    """Where something new covers the card: the largest region that differs much."""
    off = np.asarray(
        cv2.absdiff(cv2.GaussianBlur(empty, (0, 0), 2), cv2.GaussianBlur(shown, (0, 0), 2))
    )
    mask = (off.max(axis=2) > 45).astype(np.uint8)
    _, labels, stats, _ = cv2.connectedComponentsWithStats(mask)
    largest = 1 + int(np.argmax(stats[1:, cv2.CC_STAT_AREA]))
    return np.asarray((labels == largest) * np.uint8(255), dtype=np.uint8)


@cache
def looked(clip: Path, *, known: bool) -> PixelKinds:
    empty, shown = frames(clip)
    return Looker().look(shown, empty if known else None)


def test_shares_are_shares_of_the_picture_and_follow_from_it() -> None:
    empty, shown = frames(CLIPS[0])
    one, same = looked(CLIPS[0], known=True), Looker().look(shown, empty)
    assert np.array_equal(one.shares, same.shares)
    assert one.shares.shape[0] == len(Kind)
    assert one.shares.sum(axis=0) == pytest.approx(1.0, abs=1e-4)
    assert not one.shares.flags.writeable
    assert one.share(Kind.CLAY).shape == one.mask(Kind.CLAY).shape == shown.shape[:2]


def shares_told(clip: Path, *, known: bool) -> tuple[float, float]:
    """Shares classified as clay: of the creature, and of everything apart from it."""
    creature, told = changed(*frames(clip)), looked(clip, known=known).mask(Kind.CLAY)
    apart = cv2.dilate(creature, np.ones((25, 25), np.uint8)) == 0
    return float((told[creature > 0] > 0).mean()), float((told[apart] > 0).mean())


@pytest.mark.parametrize("clip", CLIPS, ids=lambda c: c.parent.name)
def test_the_creature_is_clay_where_the_empty_table_is_known(clip: Path) -> None:
    found, elsewhere = shares_told(clip, known=True)
    assert found > 0.7
    assert elsewhere < 0.02


@pytest.mark.parametrize("clip", CLIPS, ids=lambda c: c.parent.name)
def test_it_is_far_better_than_chance_where_no_empty_table_is_known(clip: Path) -> None:
    found, elsewhere = shares_told(clip, known=False)
    assert found > 0.3
    assert found > 20 * elsewhere


@pytest.mark.parametrize("clip", CLIPS, ids=lambda c: c.parent.name)
def test_an_empty_table_holds_no_clay(clip: Path) -> None:
    empty, _ = frames(clip)
    assert (Looker().look(empty).mask(Kind.CLAY) > 0).mean() < 0.01


def test_the_empty_table_must_be_of_the_same_size() -> None:
    empty, shown = frames(CLIPS[0])
    with pytest.raises(ValueError, match="the empty table's picture is"):
        Looker().look(shown, np.ascontiguousarray(empty[::2, ::2]))


def test_all_models_together_are_small_enough_to_ship() -> None:
    models = [p for p in MODELS.rglob("*") if {".onnx", ".task"} & {*p.suffixes}]
    assert MODEL in models
    assert sum(p.stat().st_size for p in models) < MOST_BYTES
    assert MODEL.stat().st_size < 2_000_000
