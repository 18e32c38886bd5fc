"""The phases in which cards are dealt and laid, each by the order of a shuffle."""

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
"""What comes after each step; after the last players vote or roll."""


LAYING = frozenset({*NEXT, "placing"})
"""Every phase before players act."""


@dataclass(frozen=True, slots=True)
class Draw(Generic[LaidT]):
    """What is shuffled in a phase.

    Attributes:
        what: The things in words.
        count: How many there are; none where nothing is left to chance.
        laid: The state's value for an order of them.
        secret: Only the referee may know the order.
        earlier: How many there were in earlier versions, if the number was another.
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
    """A step that shuffles these things, and the value that their order becomes."""

    def laid(state: State, order: Sequence[int]) -> LaidT:
        known = things(state)
        return result(state, [known[place] for place in order])

    return Draw(what, lambda state: len(things(state)), laid, secret, earlier)


def shuffling(state: State, steps: Mapping[str, Draw[LaidT]]) -> Awaited[LaidT]:
    """The order that the step of this phase waits for; None where it is none of these steps."""
    found = steps.get(state.phase)
    if found is None:
        return None
    return Shuffling(
        ShuffleNeeded(found.count(state), found.what, found.earlier(state)),
        lambda order: (found.laid(state, order),),
        seen_by=frozenset() if found.secret else None,
    )


def without_chance(state: State, steps: Mapping[str, Draw[LaidT]]) -> tuple[LaidT, ...]:
    """What a step becomes in which nothing is left to chance."""
    found = steps.get(state.phase)
    return (found.laid(state, ()),) if found and not found.count(state) else ()


def is_laying(state: State) -> bool:
    """Cards are still being dealt or laid."""
    return state.phase in LAYING


def on(state: State) -> State:
    """The state in the next phase."""
    return replace(state, phase=NEXT[state.phase])
