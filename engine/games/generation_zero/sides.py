"""Who takes part in a battle, and on which side."""

from engine.games.generation_zero.questions import figure_of, opposed, standing
from engine.games.generation_zero.state import Battle, Figure, State


def fighters(state: State, battle: Battle) -> tuple[Figure, ...]:
    """Everybody who takes part: all Agents and 'Sues there (G32, G33), or one and the Monster.

    A figure fights a Monster alone; Agents there ignore it (G18).
    """
    if battle.monster is None:
        agents = standing(state, "agent", battle.place)
        return (*agents, *standing(state, "sue", battle.place))
    pair = (figure_of(state, battle.fighter), figure_of(state, battle.monster))
    return tuple(one for one in pair if one and one.alive and one.at == battle.place)


def enemies_in(state: State, battle: Battle, figure: Figure) -> tuple[Figure, ...]:
    """Whom a figure may thrust at."""
    return tuple(one for one in fighters(state, battle) if opposed(one, figure))


def allies_in(state: State, battle: Battle, figure: Figure) -> tuple[Figure, ...]:
    """Others on a figure's side, of any player."""
    return tuple(
        one
        for one in fighters(state, battle)
        if one.kind == figure.kind and one.number != figure.number
    )


def is_over(state: State, battle: Battle) -> bool:
    """No enemies are left that face each other (G2)."""
    there = fighters(state, battle)
    return not any(opposed(one, other) for one in there for other in there)
