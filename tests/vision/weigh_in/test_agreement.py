"""Doubtful pieces of an outline are decided by the other pictures, clear ones are not."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from calibration.arrays import Floats32, Image, Mask
from tests.vision.tracking.standpoints import ball, views_around
from vision.masks import iou
from vision.weigh_in.agreement import agreed
from vision.weigh_in.hull import View, carve
from vision.weigh_in.still_outlines import StillOutlines

CLAY_BGR, TABLE_BGR = (40, 60, 200), (120, 105, 90)
CLEAR, IN_DOUBT = -7.0, -2.5
"""Log odds of clay of a table that is plain to see, and of clay that looks like it."""


def views_of_a_ball(count: int = 9) -> list[View]:
    """Views all around a ball, in crops of one size, as those of one camera have."""
    views = views_around(ball(22.0), count)
    height, width = np.max([view.mask.shape for view in views], axis=0)
    return [
        replace(view, mask=grown(view.mask, int(height), int(width)), frame=i)
        for i, view in enumerate(views)
    ]


def grown(mask: Mask, height: int, width: int) -> Mask:
    rows, columns = height - mask.shape[0], width - mask.shape[1]
    return np.asarray(np.pad(mask, ((0, rows), (0, columns))), dtype=np.uint8)


def outlined(views: list[View], lost: dict[int, Mask], doubt: float) -> StillOutlines:
    """Outlines of the views, some of them without a piece for which these odds are stated."""
    odds = [odds_of(view, lost.get(i), doubt) for i, view in enumerate(views)]
    masks = tuple((one > 0).astype(np.uint8) * np.uint8(255) for one in odds)
    sample = np.full((10, 3), CLAY_BGR, dtype=np.uint8)
    return StillOutlines(tuple(range(len(views))), masks, (0, 0), sample, 0.1, tuple(odds))


def odds_of(view: View, lost: Mask | None, doubt: float) -> Floats32:
    odds = np.where(view.mask > 127, np.float32(6), np.float32(CLEAR)).astype(np.float32)
    if lost is not None:
        odds[(lost > 0) & (view.mask > 127)] = doubt
    return odds


def middle(view: View, radius_px: int) -> Mask:
    rows, columns = np.nonzero(view.mask > 127)
    disc = np.zeros_like(view.mask)
    at = round(float(columns.mean())), round(float(rows.mean()))
    return np.asarray(cv2.circle(disc, at, radius_px, 255, -1), dtype=np.uint8)


def top(view: View) -> Mask:
    """The highest third of the ball."""
    rows = np.flatnonzero((view.mask > 127).any(axis=1))
    band = np.zeros_like(view.mask)
    band[: rows[0] + len(rows) // 3] = 255
    return np.asarray(band, dtype=np.uint8)


def picture(view: View, lost: Mask | None = None) -> Image:
    """Clay on a table; a lost piece has the table's colour."""
    shown = np.full((*view.mask.shape, 3), TABLE_BGR, dtype=np.uint8)
    shown[view.mask > 127] = CLAY_BGR
    if lost is not None:
        shown[lost > 0] = TABLE_BGR
    return shown


def drawn_again(views: list[View], lost: dict[int, Mask], doubt: float) -> StillOutlines:
    crops = [picture(view, lost.get(i)) for i, view in enumerate(views)]
    found = outlined(views, lost, doubt)
    seen = [replace(v, mask=mask) for v, mask in zip(views, found.masks, strict=True)]
    bare = np.full_like(crops[0], TABLE_BGR)
    return agreed(found, found.numbers, seen, crops, bare)


def carved_ml(views: list[View], masks: tuple[Mask, ...]) -> float:
    return carve([replace(v, mask=m) for v, m in zip(views, masks, strict=True)]).volume_ml


def test_a_hole_that_one_picture_doubts_is_filled() -> None:
    views = views_of_a_ball()
    lost = {2: middle(views[2], 8)}
    before = outlined(views, lost, IN_DOUBT)
    after = drawn_again(views, lost, IN_DOUBT)
    whole = carved_ml(views, outlined(views, {}, IN_DOUBT).masks)
    assert carved_ml(views, before.masks) < 0.95 * whole
    assert carved_ml(views, after.masks) == pytest.approx(whole, rel=0.01)
    assert after.doubtful < before.doubtful


def test_a_hole_that_certainly_shows_the_table_stays() -> None:
    views = views_of_a_ball()
    lost = {2: middle(views[2], 8)}
    after = drawn_again(views, lost, CLEAR)
    assert iou(after.masks[2], outlined(views, lost, CLEAR).masks[2]) > 0.97


def missing_tops(count: int) -> float:
    """Share of what is still missing where two of so many pictures lost the top."""
    views = views_of_a_ball(count)
    lost = {k: top(views[k]) for k in (0, 1)}
    after = drawn_again(views, lost, IN_DOUBT)
    pieces = {k: (piece > 0) & (views[k].mask > 127) for k, piece in lost.items()}
    return float(np.mean([(after.masks[k][piece] < 128).mean() for k, piece in pieces.items()]))


def test_a_piece_missing_in_two_pictures_is_filled_in_both() -> None:
    assert missing_tops(6) < 0.5


def test_of_few_pictures_all_others_must_agree() -> None:
    assert missing_tops(5) > 0.6


def test_nothing_grows_beyond_the_others_hull() -> None:
    views = views_of_a_ball()
    found = outlined(views, {}, IN_DOUBT)
    after = drawn_again(views, {}, IN_DOUBT)
    overlaps = [iou(a, b) for a, b in zip(after.masks, found.masks, strict=True)]
    assert min(overlaps) > 0.97
