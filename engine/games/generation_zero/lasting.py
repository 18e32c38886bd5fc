"""Temporary changes of stats: how they run down, and which end with a battle."""

from collections.abc import Callable

from engine.games.generation_zero.state import Change, Figure
from engine.record import replace


def ebbed(changes: tuple[Change, ...], is_due: Callable[[Change], bool]) -> tuple[Change, ...]:
    """Return changes with the due ones one turn shorter; those that have run down are dropped."""
    shorter = (
        replace(one, turns=one.turns - 1) if one.turns and is_due(one) else one for one in changes
    )
    kept = zip(changes, shorter, strict=True)
    return tuple(after for before, after in kept if after.turns or not before.turns)


def calmed(figure: Figure) -> Figure:
    """Return a figure without changes that were caused in a battle it has left."""
    if not figure.changes:
        return figure
    return replace(figure, changes=tuple(one for one in figure.changes if not one.fight))
