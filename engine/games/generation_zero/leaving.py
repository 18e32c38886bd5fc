"""Removing figures from a Location or the table, and from the tasks that involve them."""

from engine.games.generation_zero.questions import the_figure
from engine.games.generation_zero.replaced import with_figure, without_act
from engine.games.generation_zero.state import Battle, Canon, Reward, State
from engine.record import replace


def taken_off(state: State, figure: int) -> State:
    """Return the state with a figure dead; Canons that a 'Sue held lie face down there (G12)."""
    place = the_figure(state, figure).at

    def freed(one: Canon) -> Canon:
        return replace(one, at=place, held_by=None) if one.held_by == figure else one

    state = replace(state, canons=tuple(freed(one) for one in state.canons))
    off = with_figure(state, figure, health=0, at=None, changes=())
    return released(off, figure)


def released(state: State, figure: int) -> State:
    """Return the state without tasks of a figure that was removed or placed elsewhere."""
    tasks = (
        _left(one, figure) if isinstance(one, Battle) else one
        for one in without_act(state, figure).tasks
        if not (isinstance(one, Reward) and one.figure == figure)
    )
    return replace(state, tasks=tuple(tasks))


def _left(battle: Battle, figure: int) -> Battle:
    """The battle without this figure."""
    return replace(
        battle,
        current=None if battle.current == figure else battle.current,
        guests=tuple(one for one in battle.guests if one != figure),
    )
