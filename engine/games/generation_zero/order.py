"""The order of thrusts in a battle of Agents against 'Sues."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.generation_zero.questions import standing
from engine.games.generation_zero.state import State
from engine.games.generation_zero.stats import armed, in_terrain, observe, stat, stealth


@dataclass(frozen=True, slots=True)
class Sneaking:
    """What the order needs to know of an Agent."""

    number: int
    stealth: int


@dataclass(frozen=True, slots=True)
class Watching:
    """What the order needs to know of a 'Sue."""

    number: int
    seat: int
    observe: int
    allure: int


def thrust_order(agents: Sequence[Sneaking], sues: Sequence[Watching]) -> tuple[int, ...]:
    """Return the order of thrusts, as numbers of figures.

    Agents thrust in the order of their arrival; the 'Sues thrust before the first Agent who is
    seen, which is one whose Stealth is less than somebody's Observe. The Stealth of later Agents
    does not matter. 'Sues are ordered by the sum of Observe and Allure, highest first, equal ones
    by seat (G30).
    """
    unseen = len(unseen_by(agents, sues))
    ranked = sorted(sues, key=lambda one: (-(one.observe + one.allure), one.seat, one.number))
    numbers = [one.number for one in agents]
    return (*numbers[:unseen], *(one.number for one in ranked), *numbers[unseen:])


def unseen_by(agents: Sequence[Sneaking], sues: Sequence[Watching]) -> tuple[int, ...]:
    """Return the Agents who thrust before the 'Sues, as they are not seen."""
    sharpest = max((one.observe for one in sues), default=0)
    found: list[int] = []
    for one in agents:
        if one.stealth < sharpest:
            break
        found.append(one.number)
    return tuple(found)


def order_at(state: State, place: int, *, first: bool) -> tuple[int, ...]:
    """Return the order of thrusts at a Location, computed anew for every round (E3).

    In the first round an Agent with a bow in a forest has a free thrust before all others, if they
    thrust before the 'Sues; it is a thrust like any other (G29).
    """
    agents = [Sneaking(one.number, stealth(state, one)) for one in standing(state, "agent", place)]
    sues = [
        Watching(one.number, one.seat, observe(state, one), stat(one, "allure"))
        for one in standing(state, "sue", place)
    ]
    order = thrust_order(agents, sues)
    if not first:
        return order
    unseen = unseen_by(agents, sues)
    archers = (
        one.number
        for one in standing(state, "agent", place)
        if one.number in unseen and armed(state, one, "bow") and in_terrain(state, one, "forest")
    )
    return (*archers, *order)
