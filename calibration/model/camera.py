"""One camera: its matrix, its lens, and their uncertainty."""

import json
from dataclasses import dataclass, field, replace
from typing import Final, Self

import numpy as np

from calibration.arrays import Floats, fact
from calibration.json_object import JsonObject, json_fault

KNOWN_FOCAL_SIGMA_REL: Final = 0.002
"""Sigma of the focal length for a camera file that does not give one: focusing nearer changes it by
this much. The files of the shared clips are off by 0.0015 (35 files). It was 0.003, but applied
once for each axis, which amounts to 0.0021."""

LARGEST_SIGMA_REL: Final = 1e6
"""Largest sigma of the focal length, relative to it, that a camera file may give: squares of it
must not overflow."""

ASSUMED_FOCAL_PER_DIAGONAL: Final = 0.63
"""Focal length assumed for an uncalibrated camera, in diagonals of its picture (median).

Manufacturers give the field of view along the diagonal: webcams mostly 60 to 90 degrees (0.87 to
0.5 diagonals), phones' main cameras 23 to 28 mm on a diagonal of 43.3 (0.53 to 0.65), narrower when
filming. Known from data sheets in general, not from a survey. The diagonal works for pictures of
4:3, 16:9 and upright ones alike."""

ASSUMED_FOCAL_SIGMA_REL: Final = 0.25
"""Sigma of the natural logarithm of the focal length that is assumed for an uncalibrated camera:
two of three cameras are between 0.49 and 0.81 diagonals."""

ASSUMED_CENTRE_SIGMA_PER_WIDTH: Final = 0.012
"""Sigma of the principal point, as a share of the picture's longer side. Assumed."""

ASSUMED_DISTORTION_SIGMA: Final = (0.12, 0.15, 0.001, 0.001, 0.05)
"""Sigmas of the lens of an uncalibrated camera, in the order k1, k2, p1, p2, k3: radial terms of
webcams are large, tangential ones are tiny."""

KNOWN_DISTORTION_SIGMA_REL: Final = 0.04
"""Sigma of the lens in a camera file, as a share of each of its numbers. By trial."""

KNOWN_DISTORTION_SIGMA_LEAST: Final = (0.003, 0.006, 0.0002, 0.0002, 0.005)
"""Least sigmas of the lens in a camera file, in the order k1, k2, p1, p2, k3. By trial."""

FOCUS_SIGMA_REL: Final = 0.001
"""Least sigma of a focal length, relative to it, however well it was solved: focusing nearer
changes it by this share. Assumed."""

FORGOTTEN_SHARE: Final = 1 / 3
"""Share of `KNOWN_DISTORTION_SIGMA_LEAST` that remains in doubt, however well a lens was solved.
Assumed."""


QUARTER_TURNED_LENS: Final = np.array(
    [
        [0, 1, 0, 0, 0, 0, 0, 0, 0],
        [1, 0, 0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 1, 0, 0, 0, 0, 0],
        [0, 0, -1, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 1, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 1, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, -1, 0],
        [0, 0, 0, 0, 0, 0, 1, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 0, 1],
    ]
)
"""(9, 9), how `Camera.parameters` change when its pictures are turned as by `np.rot90`: axes swap,
and the tangential terms of the lens are a vector (p2, p1) in the picture, which turns with it."""


class CameraFileError(ValueError):
    """A camera file that cannot be used; the message is one sentence that says what mends it."""


@dataclass(frozen=True, slots=True, eq=False)
class Camera:
    """Intrinsics of a camera, with OpenCV's lens model of five numbers.

    Attributes:
        matrix: (3, 3), [[fx, 0, cx], [0, fy, cy], [0, 0, 1]] in pixels; pixel (0, 0) is the
            centre of the top-left pixel.
        distortion: (5,), k1, k2, p1, p2, k3.
        size_wh: Width and height in pixels of the pictures that these numbers belong to.
        focal_sigma_rel: Standard deviation of the focal length, relative to it.
        sigma: (9,), standard deviations of fx, fy, cx, cy (pixels), k1, k2, p1, p2, k3. Follows
            from `focal_sigma_rel` if it is not given.
    """

    matrix: Floats
    distortion: Floats
    size_wh: tuple[int, int]
    focal_sigma_rel: float = KNOWN_FOCAL_SIGMA_REL
    sigma: Floats = field(default_factory=lambda: np.empty(0))

    def __post_init__(self) -> None:
        object.__setattr__(self, "matrix", fact(self.matrix, (3, 3), "camera matrix"))
        object.__setattr__(self, "distortion", fact(self.distortion, (5,), "distortion"))
        if not (self.matrix[0, 0] > 0 and self.matrix[1, 1] > 0):
            raise ValueError("focal lengths must be positive")
        if min(self.size_wh) < 1:
            raise ValueError(f"size_wh must be positive, but got {self.size_wh}")
        if not self.focal_sigma_rel > 0:
            raise ValueError(f"focal_sigma_rel must be positive, but got {self.focal_sigma_rel}")
        sigma = self.sigma if len(self.sigma) else self._sigma_as_known()
        object.__setattr__(self, "sigma", fact(sigma, (9,), "camera sigma"))

    @property
    def parameters(self) -> Floats:
        """(9,): fx, fy, cx, cy, k1, k2, p1, p2, k3."""
        m = self.matrix
        return np.array([m[0, 0], m[1, 1], m[0, 2], m[1, 2], *self.distortion])

    def with_parameters(self, parameters: Floats, sigma: Floats) -> Self:
        """The same camera with other numbers; both arguments are ordered as `parameters`."""
        fx, fy, cx, cy = parameters[:4]
        return replace(
            self,
            matrix=np.array([[fx, 0, cx], [0, fy, cy], [0, 0, 1]]),
            distortion=np.asarray(parameters[4:]),
            focal_sigma_rel=float(sigma[0] / fx),
            sigma=np.asarray(sigma),
        )

    def doubted(self) -> Self:
        """The same camera with lower bounds on its sigmas, because cameras do not stay the same.

        Focusing nearer changes the focal length by a thousandth and more. And a camera file that
        was solved on this table must not count as new evidence each time it is used.
        """
        f = FOCUS_SIGMA_REL * np.array([self.matrix[0, 0]] * 4)
        lens = FORGOTTEN_SHARE * np.array(KNOWN_DISTORTION_SIGMA_LEAST)
        sigma = np.maximum(self.sigma, np.concatenate([f, lens]))
        return self.with_parameters(self.parameters, sigma)

    def scaled_to(self, size_wh: tuple[int, int]) -> Self:
        """The same camera for pictures of another size but the same aspect ratio.

        Pixel centres are whole numbers, so the distance to the corner at -0.5 is what scales.

        Raises:
            ValueError: The aspect ratio differs: such a picture was cropped, not scaled.
        """
        if size_wh == self.size_wh:
            return self
        scale = size_wh[0] / self.size_wh[0]
        if not _is_rescaled(self.size_wh, size_wh):
            raise ValueError(f"a camera of {self.size_wh} cannot be scaled to {size_wh}")
        fx, fy, cx, cy = self.parameters[:4] * scale + np.array([0, 0, 1, 1]) * (scale - 1) / 2
        return replace(
            self,
            matrix=np.array([[fx, 0, cx], [0, fy, cy], [0, 0, 1]]),
            size_wh=size_wh,
            sigma=self.sigma * np.array([scale] * 4 + [1.0] * 5),
        )

    def quarter_turned(self) -> Self:
        """The same camera for its pictures after a quarter turn counter-clockwise (`np.rot90`).

        Pixel (x, y) becomes (y, w - 1 - x).
        """
        fx, fy, cx, cy, *lens = QUARTER_TURNED_LENS @ self.parameters
        return replace(
            self,
            matrix=np.array([[fx, 0, cx], [0, fy, self.size_wh[0] - 1 + cy], [0, 0, 1]]),
            distortion=np.array(lens),
            size_wh=(self.size_wh[1], self.size_wh[0]),
            sigma=np.abs(QUARTER_TURNED_LENS) @ self.sigma,
        )

    def _sigma_as_known(self) -> Floats:
        f = self.focal_sigma_rel * np.array([self.matrix[0, 0], self.matrix[1, 1]])
        looseness = self.focal_sigma_rel / KNOWN_FOCAL_SIGMA_REL
        lens = np.maximum(
            KNOWN_DISTORTION_SIGMA_REL * np.abs(self.distortion), KNOWN_DISTORTION_SIGMA_LEAST
        )
        return np.concatenate([f, f, looseness * lens])


def _is_rescaled(one_wh: tuple[int, int], other_wh: tuple[int, int]) -> bool:
    """Whether two sizes have one aspect ratio, but for rounding, or a row more or less.

    Each side may be rounded by half a pixel, and an enlarged picture shows that enlarged.
    """
    (w, h), (other_w, other_h) = one_wh, other_wh
    apart = abs(other_w * h - other_h * w)
    return apart <= max(w, (w + h + other_w + other_h) / 2)


def assumed_camera(size_wh: tuple[int, int]) -> Camera:
    """The prior of an uncalibrated camera: a webcam's lens, centred, with square pixels."""
    w, h = size_wh
    f = ASSUMED_FOCAL_PER_DIAGONAL * float(np.hypot(w, h))
    centre = ASSUMED_CENTRE_SIGMA_PER_WIDTH * max(w, h)
    sigma = [ASSUMED_FOCAL_SIGMA_REL * f] * 2 + [centre] * 2 + [*ASSUMED_DISTORTION_SIGMA]
    return Camera(
        matrix=np.array([[f, 0, (w - 1) / 2], [0, f, (h - 1) / 2], [0, 0, 1]]),
        distortion=np.zeros(5),
        size_wh=size_wh,
        focal_sigma_rel=ASSUMED_FOCAL_SIGMA_REL,
        sigma=np.array(sigma),
    )


def camera_from_json(text: str) -> Camera:
    """Parse a camera file.

    Args:
        text: `{"matrix": 3x3, "distortion": [k1, k2, p1, p2, k3], "size_wh": [w, h]}`, and
            optionally `"focal_sigma_rel"` and `"sigma"` as written by `camera_to_dict`.

    Raises:
        CameraFileError: Something is missing or is not such a number.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise CameraFileError(f"the camera file {json_fault(error)}") from None
    return camera_from_dict(data)


def camera_from_dict(data: object) -> Camera:
    """Like `camera_from_json`, from JSON that was already parsed.

    Raises:
        CameraFileError: Something is missing or is not such a number.
    """
    if not isinstance(data, dict):
        raise CameraFileError(
            "the camera file must be a JSON object with matrix, distortion, size_wh"
        )
    matrix = _numbers(data, "matrix", (3, 3))
    expected = np.array(
        [[matrix[0, 0], 0, matrix[0, 2]], [0, matrix[1, 1], matrix[1, 2]], [0, 0, 1]]
    )
    if not np.array_equal(matrix, expected):
        raise CameraFileError('"matrix" in the camera file must be [[fx,0,cx],[0,fy,cy],[0,0,1]]')
    return _checked(
        matrix,
        _numbers(data, "distortion", (5,)),
        _numbers(data, "size_wh", (2,)),
        data.get("focal_sigma_rel", KNOWN_FOCAL_SIGMA_REL),
        _numbers(data, "sigma", (9,)) if "sigma" in data else np.empty(0),
    )


def camera_to_dict(camera: Camera) -> JsonObject:
    """The camera as plain JSON values; `camera_from_dict` is the inverse."""
    return {
        "matrix": camera.matrix.tolist(),
        "distortion": camera.distortion.tolist(),
        "size_wh": list(camera.size_wh),
        "focal_sigma_rel": camera.focal_sigma_rel,
        "sigma": camera.sigma.tolist(),
    }


def _checked(
    matrix: Floats, distortion: Floats, size: Floats, focal_sigma: object, sigma: Floats
) -> Camera:
    if not isinstance(focal_sigma, int | float) or not 0 < focal_sigma <= LARGEST_SIGMA_REL:
        raise CameraFileError('"focal_sigma_rel" in the camera file must be a positive number')
    if not (sigma >= 0).all():
        raise CameraFileError('"sigma" in the camera file must not hold negative numbers')
    if not ((size >= 1) & (size == np.round(size))).all():
        raise CameraFileError('"size_wh" in the camera file must be two positive whole numbers')
    if not (matrix[0, 0] > 0 and matrix[1, 1] > 0):
        raise CameraFileError('"matrix" in the camera file must have positive focal lengths')
    size_wh = (int(size[0]), int(size[1]))
    return Camera(matrix, distortion, size_wh, float(focal_sigma), sigma)


def _numbers(data: JsonObject, field: str, shape: tuple[int, ...]) -> Floats:
    try:
        return fact(data[field], shape, field)
    except KeyError:
        raise CameraFileError(f'the camera file lacks "{field}"') from None
    except (TypeError, ValueError):
        size = " x ".join(map(str, shape))
        raise CameraFileError(
            f'"{field}" in the camera file must be {size} finite numbers'
        ) from None
