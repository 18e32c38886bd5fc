"""Cost of `observe --for throw` on several films, relative to decoding alone (`make bench`)."""

import os
from typing import Final

import pytest

from tests.benchmarks.speed import Speed
from tests.support.throw_cost import cost_of, films

pytestmark = pytest.mark.bench

MOST_RATIO: Final = 2.0
# Factor on the limit on a busy machine, where caches are cold.
BUSY: Final = 1.25


def test_the_cost_of_watching_for_throws(speed: Speed) -> None:
    ratios = {}
    for name, film in films().items():
        cost = cost_of(film)
        ratios[name] = cost.ratio
        speed.keep(f"watching for throws, {name}", cost.ratio, "x decoding")
        print(
            f"\n{name}: {cost.frames} frames, {cost.frames / film.fps:.1f} s, "
            f"{cost.throws} throws: decoding {cost.decode_s:.2f} s, all {cost.observe_s:.2f} s, "
            f"{cost.ratio:.2f} times"
        )
    load = os.getloadavg()[0]
    print(f"load {load:.1f} on {os.cpu_count()} processors")
    busy = load > (os.cpu_count() or 1)
    assert max(ratios.values()) < MOST_RATIO * (BUSY if busy else 1)
