"""Who thrusts when in a battle of Agents against 'Sues."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.generation_zero.questions import standing
from engine.games.generation_zero.state import State
from engine.games.generation_zero.stats import armed, in_terrain, observe, stat, stealth


@dataclass(frozen=True, slots=True)
class Sneaking:
    """An Agent, by number."""

    number: int
    stealth: int


@dataclass(frozen=True, slots=True)
class Watching:
    """A 'Sue, by number."""

    number: int
    seat: int
    observe: int
    allure: int


def thrust_order(agents: Sequence[Sneaking], sues: Sequence[Watching]) -> tuple[int, ...]:
    """Agents as they arrived, the 'Sues before the first whom one of them sees coming.

    An Agent is seen when some Observe is greater than their Stealth; the Stealth of later ones
    does not matter. 'Sues go by falling Observe and Allure together, equal ones in the order of
    the seats (G30).
    """
    unseen = len(unseen_by(agents, sues))
    ranked = sorted(sues, key=lambda one: (-(one.observe + one.allure), one.seat, one.number))
    numbers = [one.number for one in agents]
    return (*numbers[:unseen], *(one.number for one in ranked), *numbers[unseen:])


def unseen_by(agents: Sequence[Sneaking], sues: Sequence[Watching]) -> tuple[int, ...]:
    """The Agents who thrust before the 'Sues."""
    sharpest = max((one.observe for one in sues), default=0)
    found: list[int] = []
    for one in agents:
        if one.stealth < sharpest:
            break
        found.append(one.number)
    return tuple(found)


def order_at(state: State, place: int, *, first: bool) -> tuple[int, ...]:
    """The order of thrusts on a Location, computed for every round (E3).

    In the first round an Agent with a bow in a forest has a free thrust before all others, if that
    Agent thrusts before the 'Sues; it is a thrust like any other (G29).
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
