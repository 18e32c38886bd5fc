"""The end of the game: the Key is taken off the map, or one wizard is left."""

from typing import Never

from engine.games.metamorph.questions import is_human, living, wizard
from engine.games.metamorph.state import State
from engine.record import replace
from engine.seats import names_of
from engine.topic import Topic, happens
from engine.word import GameWon


def _follows(state: State) -> tuple[GameWon, ...]:
    """End the game: whoever leaves with the Key wins, else the last one standing (M19, E21)."""
    if state.phase == "over":
        return ()
    if not living(state):  # before play nobody is left to continue with it
        return _with_the_key(state) or (GameWon((), "nobody is left"),)
    return _with_the_key(state) or _last_one(state) if state.phase == "playing" else ()


def _last_one(state: State) -> tuple[GameWon, ...]:
    last, *others = living(state)
    if others:
        return ()
    fell = wizard(state, state.fell) if state.fell else None
    if state.house.human_victory and fell and not (is_human(last) or is_human(fell)):
        why = f"{fell.name} fell, but neither was in Human shape"
        return (GameWon((), why),)
    return (GameWon((last.seat,), f"{last.name} is the last one standing"),)


def _with_the_key(state: State) -> tuple[GameWon, ...]:
    if state.house.scenario != "key" or state.escaped is None:
        return ()
    name = wizard(state, state.escaped).name
    return (GameWon((state.escaped,), f"{name} left the map with the Key"),)


def _won(state: State, event: GameWon) -> State:
    return replace(
        state, phase="over", winners=event.winners, ending=event.why, turn=None, pending=None
    )


def _describe_won(state: State, event: GameWon) -> str:
    return f"{names_of(state, event.winners) or 'Nobody'} won: {event.why}."


TOPIC: Topic[State, Never, GameWon, GameWon] = Topic(
    events=happens(GameWon, _won, _describe_won), follows=_follows
)
