"""What still waits for dice when the referee sets a figure or a ball straight (S32).

Only what concerns the piece itself is dropped; dice of others stay awaited.
"""

from typing import TypeAlias

from engine.games.slargeball import events
from engine.games.slargeball.coaching import victims
from engine.games.slargeball.events import Event
from engine.games.slargeball.evolve import evolve
from engine.games.slargeball.flinging import come_down
from engine.games.slargeball.ground import touching_enemies
from engine.games.slargeball.judging import judged
from engine.games.slargeball.questions import figure_of
from engine.games.slargeball.state import (
    Blow,
    Catch,
    Corridor,
    Flight,
    Grab,
    Pending,
    State,
    Throw,
    Walk,
)
from engine.refusal import IllegalCommand

Word: TypeAlias = events.FigurePut | events.FigureLaid | events.BallPut


def set_straight(state: State, word: Word) -> tuple[Event, ...]:
    """The referee's word on a piece, and what goes on waiting for dice."""
    if state.pending is None or _concerned(state.pending, word):
        return (word,)
    return (word, *_still(evolve(state, word), state.pending, word))


def _concerned(pending: Pending, word: Word) -> bool:
    """The dice are about the piece itself."""
    if not isinstance(word, events.BallPut):
        return word.figure in _figures(pending)
    match pending:
        case Throw(ball=ball) | Flight(ball=ball):
            return word.ball == ball
        case Catch(figure=figure, ball=ball) | Grab(figure=figure, ball=ball):
            return word.ball == ball or word.carrier == figure
        case _:
            return False


def _figures(pending: Pending) -> tuple[int, ...]:
    """Whose dice they are, and against whom; those under a flight and in a corridor come later."""
    match pending:
        case Blow(figure=figure, target=target):
            return figure, target
        case Flight():
            return ()
        case _:
            return (pending.figure,)


def _still(state: State, pending: Pending, word: Word) -> tuple[Event, ...]:
    """What goes on waiting, in the state after the word."""
    match pending:
        case Walk():
            return (events.StillAwaited(pending),) if _as_before(state, pending) else ()
        case Corridor():
            met = victims(state, pending)
            corridor = Corridor(pending.figure, pending.start, pending.end, pending.target, met)
            return (events.StillAwaited(corridor),) if met else ()
        case Flight():
            return _flight(state, pending, word)
        case _:
            return (events.StillAwaited(pending),)


def _as_before(state: State, walk: Walk) -> bool:
    """The path, judged anew, is still clear and needs the same dice."""
    figure = figure_of(state, walk.figure)
    if figure is None or (walk.breaking and not touching_enemies(state, figure)):
        return False
    try:
        way = judged(state, figure, walk.path[1:])
    except IllegalCommand:
        return False
    behind = 0 if walk.breaking else len(way.piles) - len(walk.piles)
    ahead = way.piles[max(0, behind) :]
    return (way.path, way.offsides, ahead) == (walk.path, walk.offsides, walk.piles)


def _flight(state: State, flight: Flight, word: Word) -> tuple[Event, ...]:
    """Whoever was moved, or has his hands full now, nabs nothing that flies past."""
    gone = word.carrier if isinstance(word, events.BallPut) else word.figure
    left = tuple(one for one in flight.nabbers if one != gone)
    if not left:
        return come_down(state, flight.ball, flight.to, off=flight.off)
    on = Flight(flight.figure, flight.ball, flight.to, flight.off, left)
    return (events.StillAwaited(on),)
