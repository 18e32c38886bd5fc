"""What follows by itself from a state: nobody has to ask for it."""

from engine.games.metamorph import events
from engine.games.metamorph.awaiting import layer
from engine.games.metamorph.changing import dropped_objects
from engine.games.metamorph.events import Event
from engine.games.metamorph.questions import is_human, living, wizard
from engine.games.metamorph.starting import all_placed, farm_laid, line_laid, middle_laid
from engine.games.metamorph.state import State
from engine.games.metamorph.turns import ended, hold_stands, round_begun, turn_begun


def consequence(state: State) -> tuple[Event, ...]:
    """The events that follow now; none when somebody has to act."""
    match state.phase:
        case "laying":
            return _laying(state)
        case "placing":
            return (round_begun(state),) if all_placed(state) else ()
        case "playing":
            return _playing(state)
        case _:
            return ()


def _laying(state: State) -> tuple[Event, ...]:
    """Drawn maps: the line, or the farm and then what everybody lays; then the map is done."""
    if state.house.map != "drawn":
        return ()
    if not state.laid and state.house.scenario == "duel":
        return line_laid(state)
    if not state.laid and state.house.scenario == "key":
        return farm_laid(state)
    if layer(state) is not None:
        return ()
    return (*middle_laid(state), events.MapLaid())


def _playing(state: State) -> tuple[Event, ...]:
    if dead := _dead(state):
        return dead
    if over := _over(state):
        return over
    if freed := _freed(state):
        return freed
    if state.pending is not None:
        return ()
    return _next(state)


def _next(state: State) -> tuple[Event, ...]:
    """The next turn, the next round, or nothing while somebody acts or rolls."""
    if state.turn is not None:
        return () if wizard(state, state.turn.player).alive else ended(state)
    if not state.groups:
        return (round_begun(state),)
    if any(len(group) > 1 for group in state.groups):
        alive = _without_the_gone(state)
        return () if alive == state.groups else (events.OrderRolled(alive),)
    if not wizard(state, state.groups[0][0]).alive:
        return (events.OrderRolled(_without_the_gone(state)),)
    return turn_begun(state)


def _without_the_gone(state: State) -> tuple[tuple[int, ...], ...]:
    kept = (tuple(s for s in group if wizard(state, s).alive) for group in state.groups)
    return tuple(group for group in kept if group)


def _dead(state: State) -> tuple[Event, ...]:
    """No health left kills in any shape (M20); what was held lies there (M18)."""
    found: list[Event] = []
    for one in living(state):
        if one.health <= 0:
            found += [*dropped_objects(state, one), events.Died(one.seat)]
    return tuple(found)


def _freed(state: State) -> tuple[Event, ...]:
    """A hold ends when either of them is elsewhere, changed or gone (E20)."""
    return tuple(
        events.HoldEnded(one.seat, "the hold is over")
        for one in living(state)
        if one.hold is not None and not hold_stands(state, one)
    )


def _over(state: State) -> tuple[Event, ...]:
    """The first to leave with the Key wins, else the last one standing (M19, E21)."""
    if escaped := _with_the_key(state):
        return escaped
    left = living(state)
    if len(left) > 1:
        return ()
    if not left:
        return (events.GameWon((), "nobody is left"),)
    last = left[0]
    fell = wizard(state, state.fell) if state.fell else None
    if state.house.human_victory and fell and not (is_human(last) or is_human(fell)):
        why = f"{fell.name} fell, but neither was in Human shape"
        return (events.GameWon((), why),)
    return (events.GameWon((last.seat,), f"{last.name} is the last one standing"),)


def _with_the_key(state: State) -> tuple[Event, ...]:
    if state.house.scenario != "key" or state.escaped is None:
        return ()
    name = wizard(state, state.escaped).name
    return (events.GameWon((state.escaped,), f"{name} left the map with the Key"),)
