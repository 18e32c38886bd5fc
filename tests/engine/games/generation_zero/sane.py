"""Invariants of every state of a game of Generation Zero."""

from collections import Counter
from typing import Any

from engine.games.generation_zero.questions import figure_of, holdings
from engine.games.generation_zero.state import HIDDEN, Act, Battle, Guide, Reward


def check(state: Any) -> None:
    """Everything is in one place; nothing is below zero; tasks refer to existing things."""
    numbers = {one.number for one in state.places}
    cells = [(one.column, one.row) for one in state.places]
    assert len(set(cells)) == len(cells)
    assert [one.number for one in state.figures] == list(range(1, len(state.figures) + 1))
    for figure in state.figures:
        _check_figure(figure, numbers)
    for canon in state.canons:
        assert (canon.at is None) != (canon.held_by is None)
        assert canon.at is None or canon.at in numbers
        holder = figure_of(state, canon.held_by)
        assert canon.held_by is None or (holder and holder.alive and holder.kind == "sue")
    _check_unique(state)
    _check_tasks(state)
    assert all(one.sues_killed >= 0 and one.agents_killed >= 0 for one in state.players)
    assert state.phase == "over" or state.round <= state.house.rounds


def _check_figure(figure: Any, numbers: set[int]) -> None:
    assert figure.at is None or figure.at in numbers
    assert figure.health >= 0
    assert figure.most >= 1
    assert figure.waits >= -1
    assert figure.alive or figure.at is None
    assert not (figure.spare and figure.at is not None)
    assert all(change.turns >= 0 for change in figure.changes)


def _check_unique(state: Any) -> None:
    names = Counter(
        one for one in (*(f.name for f in state.figures), *(c.card for c in state.canons))
    )
    names.pop(HIDDEN, None)
    assert all(count == 1 for count in names.values()), names


def _check_tasks(state: Any) -> None:
    acting = [one.figure for one in state.tasks if isinstance(one, Act)]
    assert len(set(acting)) == len(acting)
    assert not state.tasks or state.phase == "playing"
    for task in state.tasks:
        match task:
            case Act():
                figure = figure_of(state, task.figure)
                assert figure
                assert figure.alive
                assert figure.at is not None
            case Reward():
                figure = figure_of(state, task.figure)
                assert figure
                assert figure.alive
                assert figure.kind == "sue"
                assert task.points > 0
            case Guide():
                assert any(one.number == task.canon for one in state.canons)
            case Battle():
                current = figure_of(state, task.current)
                assert current is None or (current.alive and current.at == task.place)
    for figure in state.figures:
        if figure.kind != "sue":
            assert not holdings(state, figure.number)
