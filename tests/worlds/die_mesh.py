"""A six-sided die with rounded edges, as a mesh with a texture of its pips."""

from dataclasses import dataclass
from typing import Final, TypeAlias

import cv2
import numpy as np

from tests.support.drawn_die import PIPS

CELLS: Final = 12
"""Squares along an edge of each face of the mesh."""

FACE_PX: Final = 128
"""Width of a face in the texture, px."""

FACES: Final = {
    1: ((0, 0, 1), (1, 0, 0)),
    6: ((0, 0, -1), (1, 0, 0)),
    2: ((0, -1, 0), (1, 0, 0)),
    5: ((0, 1, 0), (1, 0, 0)),
    3: ((1, 0, 0), (0, 1, 0)),
    4: ((-1, 0, 0), (0, 1, 0)),
}
"""The outward normal and the texture's x axis of each value; opposite values add up to seven."""


Mesh: TypeAlias = tuple[np.ndarray, list[tuple[int, ...]], list[tuple[float, float]]]
"""Vertices, faces, and a place in the texture for each corner of a face."""


@dataclass(frozen=True)
class DieLook:
    """How a die looks.

    Attributes:
        side_mm: Its edge length.
        edge: Radius of its edges, as a share of `side_mm`.
        body: Its colour, BGR.
        pip: Colour of its pips, BGR.
        pip_radius: Radius of a pip, as a share of `side_mm`.
        pip_step: Distance of neighbouring pips along an edge, as a share of `side_mm`.
        large_red_one: Whether its single pip is large and red, as usual in East Asia.
        digits: Whether it has digits in the place of pips.
    """

    side_mm: float
    edge: float
    body: tuple[int, int, int]
    pip: tuple[int, int, int]
    pip_radius: float
    pip_step: float
    large_red_one: bool
    digits: bool


def die_mesh(look: DieLook) -> Mesh:
    """The mesh: vertices (N, 3) mm around the die's middle, faces, a texture place per corner."""
    vertices: list[np.ndarray] = []
    faces: list[tuple[int, ...]] = []
    places: list[tuple[float, float]] = []
    grid = np.linspace(-1, 1, CELLS + 1)
    for k, (normal, along) in enumerate(FACES.values()):
        n, u = np.array(normal, float), np.array(along, float)
        v = np.cross(n, u)
        first = sum(len(part) for part in vertices)
        a, b = np.meshgrid(grid, grid, indexing="ij")
        flat = n + a.reshape(-1, 1) * u + b.reshape(-1, 1) * v
        vertices.append(_rounded(flat, 2 * look.edge) * look.side_mm / 2)
        for i in range(CELLS):
            for j in range(CELLS):
                corners = ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
                faces.append(tuple(first + p * (CELLS + 1) + q for p, q in corners))
                places += [((k + p / CELLS) / 6, q / CELLS) for p, q in corners]
    return np.concatenate(vertices), faces, places


def _rounded(cube: np.ndarray, radius: float) -> np.ndarray:
    """Points on the cube of half side 1, moved to the cube with edges of this radius."""
    inner = np.clip(cube, radius - 1, 1 - radius)
    out = cube - inner
    return np.asarray(inner + radius * out / np.linalg.norm(out, axis=1, keepdims=True))


def die_texture(look: DieLook) -> np.ndarray:
    """The texture: all six faces side by side, (128, 768, 3) BGR."""
    picture = np.zeros((FACE_PX, 6 * FACE_PX, 3), np.uint8)
    picture[:] = look.body
    for k, value in enumerate(FACES):
        face = np.ascontiguousarray(picture[:, k * FACE_PX : (k + 1) * FACE_PX])
        if look.digits:
            _digit(face, value, look.pip)
        else:
            _pips(face, value, look)
        picture[:, k * FACE_PX : (k + 1) * FACE_PX] = face
    return picture


def _pips(face: np.ndarray, value: int, look: DieLook) -> None:
    large = value == 1 and look.large_red_one
    radius = look.pip_radius * (1.7 if large else 1.0)
    for x, y in PIPS[value - 1]:
        middle = [FACE_PX * (0.5 + look.pip_step * c) for c in (x, y)]
        at = tuple(round(16 * m) for m in middle)
        colour = (40, 30, 190) if large else look.pip
        cv2.circle(face, at, round(16 * radius * FACE_PX), colour, -1, cv2.LINE_AA, 4)


def _digit(face: np.ndarray, value: int, colour: tuple[int, int, int]) -> None:
    word, font = str(value), cv2.FONT_HERSHEY_DUPLEX
    scale, thick = FACE_PX / 38, round(FACE_PX / 22)
    (wide, high), _ = cv2.getTextSize(word, font, scale, thick)
    at = ((FACE_PX - wide) // 2, (FACE_PX + high) // 2)
    cv2.putText(face, word, at, font, scale, colour, thick, cv2.LINE_AA)
