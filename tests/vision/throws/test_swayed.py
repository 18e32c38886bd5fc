"""If all creatures seem to move at one moment, the light changed, and none was struck."""

import pytest

from tests.vision.throws.shaken import monitor


@pytest.mark.parametrize(
    ("moved_s", "swayed"),
    [
        pytest.param([0.3, 0.3, 0.3], [1, 2, 3], id="all at once"),
        pytest.param([0.3, 0.3, 0.3, None], [1, 2, 3], id="all but one that is hidden"),
        pytest.param([0.3, 0.3, 0.3, None, None], [], id="three of five"),
        pytest.param([0.3, 0.4, 0.5], [], id="one after the other"),
        pytest.param([0.3, 0.3, None], [], id="a missile may push two"),
        pytest.param([0.3, None, None], [], id="one"),
    ],
)
def test_most_of_them_at_one_moment_is_the_light(
    moved_s: list[float | None], swayed: list[int]
) -> None:
    assert [one.standing.track for one in monitor(moved_s).swayed] == swayed
