"""Invariants of every state of a game of Metamorph."""

from typing import Any

from engine.games.metamorph.shapes import BLOB


def check(state: Any) -> None:
    """Counters stand apart and on the map, nothing is below zero, shapes fit their state."""
    places = [one.at for one in state.players if one.at is not None]
    assert len(set(places)) == len(places)
    assert set(places) <= set(state.board.place)
    assert len(state.board.place) == len(state.board.hexes) == len(state.board.there)
    for one in state.players:
        _check_wizard(state, one)
    for thing in state.artifacts:
        assert thing.at is None or thing.holder is None
        assert thing.at is None or thing.at in state.board.place
    if state.turn is not None:
        assert state.phase == "playing"
        assert (state.turn.player,) not in state.groups


def _check_wizard(state: Any, one: Any) -> None:
    least = min(one.health, one.mana, one.slow, one.restrict, one.stuck, one.poison)
    assert least >= 0
    assert 0 <= one.facing < 6
    shape = state.book.shape_named[one.shape]
    assert one.shape != BLOB or one.change is not None or one.gone
    assert one.altitude == "ground" or shape.air
    assert one.hold is None or one.hold.by != one.seat
    if one.gone:
        assert one.at is None
        assert all(thing.holder != one.seat for thing in state.artifacts)
    elif state.phase == "playing":
        assert one.at is not None
