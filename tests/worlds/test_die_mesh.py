"""The mesh of a rendered die: closed, of the right size, and numbered as dice are."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from tests.support.drawn_die import PIPS
from tests.worlds.die_mesh import FACE_PX, FACES, DieLook, die_mesh, die_texture

LOOK = DieLook(
    16.0, 0.15, (200, 200, 200), (0, 0, 0), 0.09, 0.26, large_red_one=False, digits=False
)


def volume_ml(look: DieLook) -> float:
    """By the divergence theorem, over the two triangles of each face."""
    vertices, faces, _ = die_mesh(look)
    total = 0.0
    for a, b, c, d in faces:
        for one, two, three in ((a, b, c), (a, c, d)):
            total += vertices[one] @ np.cross(vertices[two], vertices[three]) / 6
    return total / 1000


def test_opposite_values_add_up_to_seven() -> None:
    for value, (normal, _) in FACES.items():
        opposite = tuple(-n for n in normal)
        assert [7 - value] == [v for v, (other, _) in FACES.items() if other == opposite]
        assert len(PIPS[value - 1]) == value


def test_its_faces_look_outwards_and_its_edges_are_rounded() -> None:
    assert volume_ml(replace(LOOK, edge=1e-6)) == pytest.approx(16**3 / 1000, rel=1e-3)
    assert 0.9 * 16**3 / 1000 < volume_ml(LOOK) < 0.99 * 16**3 / 1000
    vertices, _, _ = die_mesh(LOOK)
    assert np.abs(vertices).max() == pytest.approx(8.0)


def test_each_face_of_the_texture_shows_as_many_pips_as_its_value() -> None:
    texture = die_texture(LOOK)
    assert texture.shape == (FACE_PX, 6 * FACE_PX, 3)
    dark = np.asarray(texture[..., 0] < 100, np.uint8)
    for k, value in enumerate(FACES):
        face = np.ascontiguousarray(dark[:, k * FACE_PX : (k + 1) * FACE_PX])
        assert cv2.connectedComponents(face)[0] - 1 == value


def test_each_corner_of_a_face_has_its_place_in_the_texture() -> None:
    vertices, faces, places = die_mesh(LOOK)
    corners = [corner for face in faces for corner in face]
    assert len(places) == len(corners)
    # The texture's columns of a value belong to the side of the die that has it.
    for (across, _), corner in zip(places, corners, strict=True):
        values = list(FACES)
        near = values[min(5, int(6 * across + 1e-9))]
        if (6 * across) % 1 > 0.01:
            assert vertices[corner] @ np.array(FACES[near][0]) > 0
