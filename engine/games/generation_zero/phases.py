"""The phases in which cards are dealt and laid, each by a shuffle."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.games.generation_zero.state import Phase, State
from engine.luck import ShuffleNeeded
from engine.record import replace
from engine.topic import Awaited, Shuffling

LaidT = TypeVar("LaidT", covariant=True)
ThingT = TypeVar("ThingT")


NEXT: Mapping[str, Phase] = {
    "laying_locations": "drawing_spots",
    "drawing_spots": "dealing_agents",
    "dealing_agents": "dealing_sues",
    "dealing_sues": "laying_monsters",
    "laying_monsters": "laying_canons",
    "laying_canons": "placing",
}
"""The phase after each one; after the last, players vote or roll."""


LAYING = frozenset({*NEXT, "placing"})
"""All phases before players act."""


@dataclass(frozen=True, slots=True)
class Draw(Generic[LaidT]):
    """A shuffle in one phase.

    Attributes:
        what: What is shuffled, in words.
        count: Returns the number of things; 0 if there is nothing to shuffle.
        laid: Returns the event for an order of them.
        secret: Whether only the referee may know the order.
        earlier: Returns their numbers in earlier versions, if they were different.
    """

    what: str
    count: Callable[[State], int]
    laid: Callable[[State, Sequence[int]], LaidT]
    secret: bool
    earlier: Callable[[State], tuple[int, ...]]


def _never(_state: State) -> tuple[int, ...]:
    return ()


def step(
    what: str,
    things: Callable[[State], tuple[ThingT, ...]],
    result: Callable[[State, Sequence[ThingT]], LaidT],
    *,
    secret: bool = False,
    earlier: Callable[[State], tuple[int, ...]] = _never,
) -> Draw[LaidT]:
    """Return a step that shuffles things; `result` makes its event from them in their new order."""

    def laid(state: State, order: Sequence[int]) -> LaidT:
        known = things(state)
        return result(state, [known[place] for place in order])

    return Draw(what, lambda state: len(things(state)), laid, secret, earlier)


def shuffling(state: State, steps: Mapping[str, Draw[LaidT]]) -> Awaited[LaidT]:
    """Return the shuffle that this phase awaits; None if it is none of these steps."""
    found = steps.get(state.phase)
    if found is None:
        return None
    return Shuffling(
        ShuffleNeeded(found.count(state), found.what, found.earlier(state)),
        lambda order: (found.laid(state, order),),
        seen_by=frozenset() if found.secret else None,
    )


def without_chance(state: State, steps: Mapping[str, Draw[LaidT]]) -> tuple[LaidT, ...]:
    """Return the event of a step in which there is nothing to shuffle."""
    found = steps.get(state.phase)
    return (found.laid(state, ()),) if found and not found.count(state) else ()


def is_laying(state: State) -> bool:
    """Whether cards are still being dealt or laid."""
    return state.phase in LAYING


def on(state: State) -> State:
    """Return the state in the next phase."""
    return replace(state, phase=NEXT[state.phase])
