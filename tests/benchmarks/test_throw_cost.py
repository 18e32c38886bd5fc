"""What `observe --for throw` costs on several films, in times of only decoding (`make bench`)."""

import pytest

from tests.support.throw_cost import cost_of, films

pytestmark = pytest.mark.bench


def test_the_cost_of_watching_for_throws() -> None:
    ratios = {}
    for name, film in films().items():
        cost = cost_of(film)
        ratios[name] = cost.ratio
        print(
            f"\n{name}: {cost.frames} frames, {cost.frames / film.fps:.1f} s, "
            f"{cost.throws} throws: decoding {cost.decode_s:.2f} s, all {cost.observe_s:.2f} s, "
            f"{cost.ratio:.2f} times"
        )
    assert ratios["nothing moves"] < 2
    assert ratios["an evening"] < 2
