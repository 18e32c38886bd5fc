"""How far a figure can move, and what it may do where it is."""

from collections.abc import Sequence

from engine.games.generation_zero.due import act_of, fight_waits
from engine.games.generation_zero.layout import may_pay, place_of, way_cost, ways
from engine.games.generation_zero.questions import (
    free_canons,
    holdings,
    knows,
    monster_places,
    opposed,
    place_name,
    standing,
    sue_places,
)
from engine.games.generation_zero.state import Canon, Figure, State
from engine.games.generation_zero.stats import stat
from engine.refusal import Reason, refusal


def beset(state: State, figure: Figure) -> bool:
    """Whether enemies other than Monsters stand at a figure's Location."""
    others = standing(state, "agent" if figure.kind == "sue" else "sue", figure.at)
    return any(opposed(one, figure) for one in others)


def allowance(state: State, figure: Figure) -> tuple[int, bool]:
    """Return the speed that a figure may spend, and whether none was spent before (G8, G20)."""
    act = act_of(state)
    if act is not None and act.figure == figure.number and act.step == "walking":
        return act.left, False
    return stat(figure, "speed"), True


def check_way(state: State, figure: Figure, path: Sequence[int], left: int, *, whole: bool) -> None:
    """Check that a path is connected, not too long, and ends where the figure may end."""
    check_places(state, path)
    cost = way_cost(state, figure.at or 0, path) if len(path) <= left + 1 else left + 1
    if cost is None:
        raise refusal(
            Reason.BAD_TARGET,
            "the Locations of the way do not touch at corners",
            "name each one on it, without the first",
            "move",
        )
    if not may_pay(cost, len(path), left, whole=whole):
        raise refusal(
            Reason.TOO_FAR,
            f"the way takes more than the speed of {left}",
            "rivers and mountains take two; go less far",
            "G8",
        )
    _check_end(state, figure, path)


def check_places(state: State, path: Sequence[int]) -> None:
    """Check that a path names existing Locations, at least one."""
    if not path:
        raise refusal(Reason.BAD_TARGET, "the way is empty", "name each Location on it", "move")
    for number in path:
        if place_of(state, number) is None:
            raise refusal(
                Reason.UNKNOWN_PIECE,
                f"there is no Location {number}",
                f"name some of 1 to {len(state.places)}",
            )


def _check_end(state: State, figure: Figure, path: Sequence[int]) -> None:
    monsters = monster_places(state)
    if figure.kind == "sue" and any(one in monsters for one in path[:-1]):
        raise refusal(
            Reason.BAD_TARGET,
            "a Monster stands in the way",
            "go up to it, fight, and then go on",
            "G20",
        )
    if figure.kind == "agent" and path[-1] in sue_places(state, figure.seat):
        raise refusal(
            Reason.BAD_TARGET,
            f"a 'Sue of the same player stands at {place_name(state, path[-1])}",
            "let the Agent land elsewhere",
            "G17",
        )


def goals(state: State, figure: Figure) -> dict[int, tuple[int, ...]]:
    """Return the cheapest path to each Location where a figure may go now (E11)."""
    left, whole = allowance(state, figure)
    return goals_with(state, figure, left, whole=whole)


def goals_with(
    state: State, figure: Figure, left: int, *, whole: bool
) -> dict[int, tuple[int, ...]]:
    """Return the cheapest path to each Location that a figure can reach with this speed."""
    barred = monster_places(state) if figure.kind == "sue" else frozenset()
    found = dict(ways(state, figure.at or 0, left, whole=whole, barred=barred))
    if figure.kind == "agent":
        for place in sue_places(state, figure.seat):
            found.pop(place, None)
    return found


def may_end_here(state: State, figure: Figure) -> bool:
    """Whether nothing is left to do for a figure that has landed."""
    if figure.kind == "agent":
        return not may_challenge(state, figure)
    return not any(
        not knows(canon, figure.seat) or has_room(state, figure)
        for canon in within_reach(state, figure)
    )


def has_room(state: State, sue: Figure) -> bool:
    """Whether a 'Sue holds fewer Canons than her Allure."""
    return len(holdings(state, sue.number)) < stat(sue, "allure")


def may_challenge(state: State, agent: Figure) -> bool:
    """Whether an Agent may attack the Monster here, to make all of them bargain."""
    place = place_of(state, agent.at)
    return bool(
        state.house.bargaining
        and not state.bargained
        and place is not None
        and place.bargain
        and standing(state, "monster", agent.at)
        and not fight_waits(state, place.number)
    )


def within_reach(state: State, sue: Figure) -> tuple[Canon, ...]:
    """Return free Canons where a 'Sue is; if she did not move, only those that were there (G10)."""
    here = free_canons(state, sue.at)
    if state.turn is None or has_landed(state, sue):
        return here
    return tuple(one for one in here if one.number not in state.turn.brought)


def has_landed(state: State, sue: Figure) -> bool:
    """Whether a 'Sue landed here in this turn, and has done nothing else since."""
    act = act_of(state)
    return act is not None and act.step == "landed" and sue.came_from is not None


def ensnarable(state: State, sue: Figure) -> tuple[Canon, ...]:
    """Return the free Canons that a 'Sue may take where she is (G9, G11)."""
    return within_reach(state, sue) if has_room(state, sue) else ()
