"""Steadiness and frame rate, on films with known flicker, drift, shaking and timing."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import cv2
import numpy as np
import pytest

from calibration.arrays import Floats, Image
from calibration.coaching.moments import SmallFrame, least_covered, moment_of, rate_of
from calibration.coaching.steadiness import Steadiness, steadiness_of

SIZE_WH = (480, 270)
FPS = 30.0


@cache
def table(seed: int = 1) -> Floats:
    """A table with grain, as light."""
    random = np.random.default_rng(seed)
    grain = cv2.GaussianBlur(random.standard_normal(SIZE_WH[::-1]), (0, 0), 3.0)
    return np.asarray(120 + 25 * grain / grain.std())


def picture(light: Floats, seed: int) -> Image:
    noise = np.random.default_rng(seed).standard_normal(light.shape) * 2
    grey = np.clip(np.round(light + noise), 0, 255).astype(np.uint8)
    return np.repeat(grey[:, :, None], 3, axis=2)


def film(
    change: Callable[[Floats, int], Floats], frames: int = 45, fps: float = FPS
) -> list[SmallFrame]:
    return [moment_of(picture(change(table(), i), i), i / fps) for i in range(frames)]


def steadiness(change: Callable[[Floats, int], Floats], frames: int = 45) -> Steadiness:
    told = steadiness_of(film(change, frames))
    assert told is not None
    return told


def shifted(light: Floats, x: float, y: float) -> Floats:
    move = np.array([[1, 0, x], [0, 1, y]], dtype=np.float64)
    moved = cv2.warpAffine(light, move, SIZE_WH, borderMode=cv2.BORDER_REFLECT)
    return np.asarray(moved, dtype=np.float64)


def test_a_steady_film_is_told_steady() -> None:
    told = steadiness(lambda light, _: light)
    assert told.flicker < 0.005
    assert told.hunting < 0.005
    assert told.shake_px < 0.1


@pytest.mark.parametrize("amplitude", [0.03, 0.1])
def test_flicker_is_measured_and_is_no_drift(amplitude: float) -> None:
    told = steadiness(lambda light, i: light * (1 + amplitude * np.sin(2.4 * i)))
    print(f"{amplitude}: told {told.flicker:.3f}, drift {told.hunting:.3f}")
    assert told.flicker == pytest.approx(amplitude, rel=0.2)
    assert told.hunting < amplitude


def test_bands_that_wander_are_flicker() -> None:
    rows = np.linspace(0, 4 * np.pi, SIZE_WH[1])[:, None]
    told = steadiness(lambda light, i: light * (1 + 0.08 * np.sin(rows + 1.3 * i)))
    assert told.flicker > 0.03


def test_exposure_that_drifts_is_no_flicker() -> None:
    told = steadiness(lambda light, i: light * (1 - 0.2 * i / 90), frames=90)
    assert told.hunting == pytest.approx(0.2, rel=0.25)
    assert told.flicker < 0.02


def test_an_arm_that_reaches_in_is_neither() -> None:
    def armed(light: Floats, i: int) -> Floats:
        covered = light.copy()
        covered[:, max(0, 450 - 15 * i) : 480 - 6 * i] = 60
        return covered

    told = steadiness(armed, frames=40)
    assert told.flicker < 0.02
    assert told.hunting < 0.05
    assert told.shake_px < 0.3


@pytest.mark.parametrize("amplitude_px", [2.0, 4.0])
def test_shaking_is_measured(amplitude_px: float) -> None:
    told = steadiness(lambda light, i: shifted(light, amplitude_px * np.sin(2.1 * i), 0))
    steps = np.diff(amplitude_px * np.sin(2.1 * np.arange(45)))
    assert told.shake_px == pytest.approx(np.sqrt(np.mean(steps**2)), rel=0.3)


@pytest.mark.parametrize("fps", [15.0, 29.97, 60.0])
def test_the_rate_is_that_of_the_times(fps: float) -> None:
    told = rate_of(film(lambda light, _: light, frames=20, fps=fps))
    assert told is not None
    assert told.fps == pytest.approx(fps, rel=1e-6)
    assert (told.late, told.missing, told.repeated) == (0, 0, 0)


def test_missing_and_repeated_frames_are_counted() -> None:
    moments = film(lambda light, _: light, frames=40)
    gaps = [m for i, m in enumerate(moments) if i not in (10, 20, 21)]
    told = rate_of(gaps)
    assert told is not None
    assert told.missing == 3
    assert told.late == pytest.approx(2 / 36)
    twice = [SmallFrame(i / FPS, moments[i // 2].grey, SIZE_WH[0]) for i in range(40)]
    again = rate_of(twice)
    assert again is not None
    assert again.repeated == pytest.approx(20 / 39)


def test_what_a_stream_does_not_send_anew_is_no_frame_of_before() -> None:
    """A compressed film of a table at rest may have identical pictures, 30 times a second."""
    still = film(lambda light, _: light, frames=1)[0]
    told = rate_of([replace(still, t_s=i / FPS, streamed=True) for i in range(40)])
    assert told is not None
    assert (told.repeated, told.streamed) == (0, True)
    assert told.fps == pytest.approx(FPS)


def test_a_few_frames_tell_nothing() -> None:
    moments = film(lambda light, _: light, frames=3)
    assert rate_of(moments) is None
    assert steadiness_of(moments) is None


def test_of_three_pictures_the_uncovered_one_is_looked_at() -> None:
    plain, other = picture(table(), 1), picture(table(), 2)
    covered = plain.copy()
    covered[:, 150:380] = 20
    assert least_covered([covered, plain, other]) is not covered
