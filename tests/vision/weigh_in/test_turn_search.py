import numpy as np
import pytest

from tests.training.shape_views import view_of
from tests.training.shapes import random_shape
from tests.vision.tracking.standpoints import MATRIX, camera_at
from vision.weigh_in.standing_pose import Outlined, StandingPose
from vision.weigh_in.turn_search import find_turns

CORNER = (390, 110)


def _seen(turns_rad: list[float], seed: int) -> tuple[Outlined, list[StandingPose]]:
    random = np.random.default_rng([seed, 8])
    shape = random_shape(random)
    camera_from_table = camera_at(-1.5, 0.6)
    placed = [StandingPose(t, *(float(v) for v in random.normal(0, 3, 2))) for t in turns_rad]
    masks = []
    for one in placed:
        pose = camera_from_table @ one.table_from_body()
        view = view_of(shape, pose, MATRIX, blur_px=0.8, grown_px=0.0)
        mask = np.zeros((500, 500), dtype=np.uint8)
        left, top = view.corner_px[0] - CORNER[0], view.corner_px[1] - CORNER[1]
        height, width = view.mask.shape
        mask[top : top + height, left : left + width] = np.where(view.mask > 127, 255, 0)
        masks.append(np.ascontiguousarray(mask[::2, ::2]))
    matrix = MATRIX.copy()
    matrix[:2, 2] -= CORNER
    matrix[:2] /= 2
    at_mm = np.zeros((len(masks), 2))
    return Outlined(tuple(masks), matrix, np.zeros(5), camera_from_table, at_mm), placed


def _off_deg(way: int, seed: int, before: list[float] | None = None) -> tuple[list[float], float]:
    """The error of each found turn, and the largest misfit; `before` pictures show other poses."""
    random = np.random.default_rng(seed)
    true = [way * (i * np.radians(45) + random.normal(0, 0.07)) for i in range(8)]
    true = [*(before or []), *true]
    seen, placed = _seen(true, seed)
    found = find_turns(seen)
    off = np.array([f.turn_rad - p.turn_rad for f, p in zip(found.placed, placed, strict=True)])
    off = np.degrees(np.angle(np.exp(1j * (off - off[0]))))
    return np.abs(off - np.median(off)).tolist(), max(found.misfit)


DRAWN = ((1, 3), (-1, 6), (1, 4), (-1, 2), (1, 11), (-1, 12), (1, 13), (-1, 14))


FEW = pytest.param(DRAWN[3:4], id="one")
MORE = pytest.param(DRAWN[:5], id="five", marks=pytest.mark.long)
ALL = pytest.param(DRAWN, id="all", marks=pytest.mark.soak)
Drawn = tuple[tuple[int, int], ...]


@pytest.mark.parametrize("drawn", [FEW, MORE, ALL])
def test_turns_are_found_from_outlines_alone(drawn: Drawn) -> None:
    rms: list[float] = []
    for way, seed in drawn:
        angles, misfit = _off_deg(way, seed)
        print(f"turns are off by {np.round(angles, 1)} degrees, misfit {misfit:.2f}")
        assert misfit < 0.3
        rms.append(float(np.sqrt(np.mean(np.square(angles)))))
    assert np.mean(rms) < 1.6
    assert np.max(rms) < 4


@pytest.mark.long
@pytest.mark.parametrize(
    "drawn",
    [
        pytest.param(DRAWN[3:4], id="one"),
        pytest.param(DRAWN[3:5], id="two", marks=pytest.mark.long),
        pytest.param(DRAWN[3:], id="all", marks=pytest.mark.soak),
    ],
)
def test_the_first_picture_may_stand_anyhow(drawn: Drawn) -> None:
    for way, seed in drawn:
        angles, _ = _off_deg(way, seed, before=[2.2])
        print(f"turns are off by {np.round(angles, 1)} degrees")
        assert max(angles) < 8


def test_a_pose_turns_about_the_vertical() -> None:
    pose = StandingPose(np.pi / 2, 30.0, -5.0).table_from_body()
    assert pose @ [10.0, 0, 7, 1] == pytest.approx([30.0, 5.0, 7.0, 1.0])
