"""Simulates a webcam: turns linear light into a picture, with a new sensor for each example."""

from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

from tests.training.look.prints import Floats, Random

Image = npt.NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Sensor:
    """A camera's settings; two pictures of one camera share them."""

    exposure: float
    balance: Floats
    vignette: float
    blur_px: float
    shot: float
    read: float
    clumps: float
    contrast: float
    saturation: float
    sharpen: float
    quality: int


def draw_sensor(r: Random) -> Sensor:
    """A random sensor: most are decent, some are blurred, noisy, dark or have a colour cast."""
    rough = r.random() < 0.25
    return Sensor(
        exposure=float(2.0 ** np.clip(r.normal(-0.1, 0.6), -2.2, 1.2)),
        balance=np.exp(r.normal(0, 0.22 if r.random() < 0.3 else 0.09, 3)).astype(np.float32),
        vignette=float(r.uniform(0, 0.4)),
        blur_px=float(r.uniform(0.8, 1.6) if r.random() < 0.15 else r.uniform(0.2, 0.7)),
        shot=float(r.uniform(1, 6) * (5e-4 if rough else 1e-4)),
        read=float(r.uniform(1, 6) * (4e-3 if rough else 8e-4)),
        clumps=float(r.uniform(0, 0.9)),
        contrast=float(r.uniform(0.8, 1.2)),
        saturation=float(r.uniform(0.5, 1.35)),
        sharpen=float(r.uniform(0, 1.2)),
        quality=int(r.integers(35, 97)),
    )


def drifted(r: Random, sensor: Sensor) -> Sensor:
    """The same sensor some time later, with slightly drifted exposure and colour."""
    values = {f: getattr(sensor, f) for f in Sensor.__dataclass_fields__}
    values["exposure"] *= float(np.exp(r.normal(0, 0.05)))
    values["balance"] = sensor.balance * np.exp(r.normal(0, 0.02, 3)).astype(np.float32)
    return Sensor(**values)


def photographed(r: Random, light: Floats, sensor: Sensor) -> Image:
    """A picture as it comes out of a camera, from linear light."""
    height, width = light.shape[:2]
    ys, xs = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j].astype(np.float32)
    fall = 1 - sensor.vignette * (xs**2 + ys**2)[..., None] / 2
    seen = light * (sensor.exposure * sensor.balance * fall)
    seen = cv2.GaussianBlur(seen, (0, 0), sensor.blur_px)
    seen = seen + _noise(r, seen, sensor)
    toned = _toned(seen, sensor)
    soft = cv2.GaussianBlur(toned, (0, 0), 0.9)
    toned = toned + sensor.sharpen * (toned - soft)
    picture = np.clip(toned * 255 + 0.5, 0, 255).astype(np.uint8)
    coded = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, sensor.quality])[1]
    return np.asarray(cv2.imdecode(coded, cv2.IMREAD_COLOR), dtype=np.uint8)


def _noise(r: Random, seen: Floats, sensor: Sensor) -> Floats:
    grain = r.standard_normal(seen.shape, dtype=np.float32)
    clumped = 1.8 * cv2.GaussianBlur(grain, (0, 0), 0.7)
    mixed = sensor.clumps * clumped + (1 - sensor.clumps) * grain
    strength = np.sqrt(sensor.shot * np.maximum(seen, 0) + sensor.read**2)
    return np.asarray(mixed * strength, dtype=np.float32)


def _toned(seen: Floats, sensor: Sensor) -> Floats:
    """Apply a tone curve: highlight shoulder, gamma, contrast and saturation."""
    held = np.maximum(seen, 0)
    held = np.where(held > 0.8, 0.8 + 0.2 * (1 - np.exp(-(held - 0.8) / 0.3)), held)
    toned = 0.5 + (held ** (1 / 2.2) - 0.5) * sensor.contrast
    grey = toned.mean(axis=2, keepdims=True)
    return np.asarray(grey + sensor.saturation * (toned - grey), dtype=np.float32)
