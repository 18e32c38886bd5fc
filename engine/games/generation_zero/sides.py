"""The participants of a battle and their sides."""

from engine.games.generation_zero.questions import figure_of, opposed, standing
from engine.games.generation_zero.state import Battle, Figure, State


def fighters(state: State, battle: Battle) -> tuple[Figure, ...]:
    """Return all who take part: Agents and 'Sues there (G32, G33), or one figure and a Monster.

    A figure fights a Monster alone; Agents who are there ignore it (G18).
    """
    if battle.monster is None:
        agents = standing(state, "agent", battle.place)
        return (*agents, *standing(state, "sue", battle.place))
    pair = (figure_of(state, battle.fighter), figure_of(state, battle.monster))
    return tuple(one for one in pair if one and one.alive and one.at == battle.place)


def enemies_in(state: State, battle: Battle, figure: Figure) -> tuple[Figure, ...]:
    """Return the figures at which this figure may thrust."""
    return tuple(one for one in fighters(state, battle) if opposed(one, figure))


def allies_in(state: State, battle: Battle, figure: Figure) -> tuple[Figure, ...]:
    """Return the others on a figure's side, of any player."""
    return tuple(
        one
        for one in fighters(state, battle)
        if one.kind == figure.kind and one.number != figure.number
    )


def is_over(state: State, battle: Battle) -> bool:
    """Whether no two enemies are left in the battle (G2)."""
    there = fighters(state, battle)
    return not any(opposed(one, other) for one in there for other in there)
