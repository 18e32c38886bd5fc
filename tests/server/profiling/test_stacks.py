"""Stacks are counted below the stage that runs."""

import time

from server.profiling.stacks import EVERY_S, Stacks, sampled_stacks
from server.profiling.stopwatch import Stopwatch

ENOUGH = 5
LONGEST_S = 20.0


def outer(until: Stacks) -> None:
    inner(until)


def inner(until: Stacks) -> None:
    """Busy until it was met often enough."""
    begun_s = time.monotonic()
    while met(until) < ENOUGH and time.monotonic() - begun_s < LONGEST_S:
        time.sleep(EVERY_S)


def met(stacks: Stacks) -> int:
    return sum(count for stack, count in list(stacks.items()) if stack[-1].endswith(".inner"))


def test_a_function_is_met_below_its_stage_and_its_caller() -> None:
    clock, stacks = Stopwatch(), Stacks()
    with sampled_stacks(clock, stacks), clock.stage("work"):
        outer(stacks)
    assert met(stacks) >= ENOUGH
    for stack in stacks:
        if stack[-1].endswith(".inner"):
            assert stack[0] == "work"
            assert stack[-2].endswith(".outer")


def test_it_ends_with_what_it_looks_at() -> None:
    stacks = Stacks()
    with sampled_stacks(Stopwatch(), stacks):
        pass
    before = stacks.total()
    time.sleep(5 * EVERY_S)
    assert stacks.total() == before
