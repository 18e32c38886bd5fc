"""Invariants of every state of a game of Clay-O-Rama."""

import re
from typing import Any


def check(state: Any) -> None:
    """Nothing that is counted is below zero, and the dead do nothing."""
    assert not re.search(r"(hit_points|attacks_left|moved|fired|dice|round)=-", repr(state))
    alive = {one.id for one in state.creatures if one.alive}
    for part in (state.play.turn, state.play.shot, state.play.assault, state.play.chance):
        acting = getattr(part, "attacker", getattr(part, "creature", None))
        assert acting is None or acting in alive
    if state.moment == "playing":
        assert all(one.hit_points > 0 for one in state.creatures if one.alive)
