"""The truth of a creature that was carried: where the middle of its feet was, and is."""

import pytest

from tests.accuracy.carried import feet_mm

BEFORE = [[1.0, 0.0, 0.0, 10.0], [0.0, 1.0, 0.0, 20.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]
TURNED = [[0.0, -1.0, 0.0, 60.0], [1.0, 0.0, 0.0, 80.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]


def test_feet_turn_with_their_creature() -> None:
    objects = [{"name": "one", "object_to_world": BEFORE}, {"name": "two"}]
    truth = {"moved": "one", "feet_mm": [5.0, 0.0], "objects": objects}
    start, end = feet_mm({**truth, "moved_creatures": [{}, {"one": TURNED}]})
    assert start == pytest.approx([15.0, 20.0])
    assert end == pytest.approx([60.0, 85.0])
    start, end = feet_mm({**truth, "moved_creatures": [{}]})
    assert end == pytest.approx(start)
