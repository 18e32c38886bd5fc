"""Checks a move step by step: where it leads, and what it costs.

A hex forward costs what its terrain costs on foot, and 1 in water or air; a hex back costs twice
that, which is half speed (E8). Turns are counted separately.
"""

from dataclasses import dataclass

from engine.games.metamorph.checks import check_no_change_below
from engine.games.metamorph.hexes import SIDES
from engine.games.metamorph.questions import (
    facing_changes,
    shape_of,
    special_with,
    speed,
    standing_on,
    terrain_at,
    terrain_under,
)
from engine.games.metamorph.state import Seated, State
from engine.games.metamorph.tables import Mode
from engine.refusal import IllegalCommand, Reason, refusal

MOST_STEPS = 60
"""Most letters of a path; no movement of the rules is as long."""

OFF_MAP = "off"
"""Stands for a step that leaves the map."""


@dataclass(frozen=True, slots=True)
class StepsWalked:
    """A move so far.

    Attributes:
        path: The hexes entered; the last one may be OFF_MAP.
        facing: The side that the wizard faces.
        spent: Points spent.
        turns: Turns made, in sixths of a circle.
        run: Hexes straight forward at the end of the path.
        stopped: Whether the move has to end here.
    """

    path: tuple[str, ...]
    facing: int
    spent: int = 0
    turns: int = 0
    run: int = 0
    stopped: bool = False

    @property
    def off(self) -> bool:
        """Whether the move left the map."""
        return bool(self.path) and self.path[-1] == OFF_MAP


@dataclass(frozen=True, slots=True)
class Allowance:
    """What a move may spend: points for hexes, and turns in sixths of a circle."""

    mode: Mode
    points: int
    turns: int


def allowance(state: State, one: Seated, mode: Mode, *, sprint: bool = False) -> Allowance:
    """Return a move's allowance; a sprint doubles the points and halves the turns."""
    points, turns = speed(state, one, mode), facing_changes(state, one, mode)
    return (
        Allowance(mode, points * 2, max(1, turns // 2))
        if sprint
        else Allowance(mode, points, turns)
    )


def check_start(state: State, one: Seated, mode: Mode) -> None:
    """Check that a wizard can move by this mode from their hex, at least turn (E28)."""
    terrain = terrain_under(state, one)
    there = {"land": bool(terrain.land), "water": terrain.water, "air": one.flying}[mode]
    if not there and speed(state, one, mode) == 0:
        raise _speedless(state, one, mode)
    if mode == "air":
        check_no_change_below(one)
    if mode != "air" and one.flying:
        raise refusal(Reason.WRONG_STEP, f"{one.name} is flying", "land first (Land)", "flying")
    if not there and mode != "air":
        raise refusal(
            Reason.BAD_TARGET,
            f"{one.name} is on {terrain.name} and cannot start {_mode_in_words(mode)} there",
            "start by the mode of the hex; the other begins next turn",
            "M28",
        )


def _speedless(state: State, one: Seated, mode: Mode) -> IllegalCommand:
    slowed = " while slowed" if one.slow and getattr(shape_of(state, one), mode) else ""
    return refusal(
        Reason.SPENT,
        f"{one.name} has no speed {_mode_in_words(mode)}{slowed}",
        "turn where you are (L and R), or choose another way",
        "E28",
    )


def walked(state: State, one: Seated, steps: str, budget: Allowance) -> StepsWalked:
    """Return the whole move; raises IllegalCommand at the first illegal step."""
    if not 0 < len(steps) <= MOST_STEPS or set(steps) - set("FBLR"):
        raise refusal(
            Reason.BAD_VALUE,
            f"{steps[:20]!r} is not a move",
            f"write 1 to {MOST_STEPS} letters: F forward, B back, L and R turn",
        )
    assert one.at is not None
    walk = StepsWalked((), one.facing)
    for letter in steps:
        walk = step(state, one, walk, letter, budget)
    if not walk.off:
        _check_end(state, one, walk)
    return walk


def step(
    state: State, one: Seated, walk: StepsWalked, letter: str, budget: Allowance
) -> StepsWalked:
    """Return the move with one more step; raises IllegalCommand if that is illegal."""
    if walk.stopped or walk.off:
        where = "off the map" if walk.off else f"on {walk.path[-1]}"
        raise refusal(Reason.WRONG_STEP, f"the move ends {where}", "stop there", "M28")
    if letter in "LR":
        if walk.turns >= budget.turns:
            raise refusal(Reason.SPENT, _changes_in_words(budget.turns), "turn less", "facing")
        side = (walk.facing + (1 if letter == "R" else -1)) % SIDES
        return StepsWalked(walk.path, side, walk.spent, walk.turns + 1, 0)
    return _entered(state, one, walk, letter, budget)


def _entered(
    state: State, one: Seated, walk: StepsWalked, letter: str, budget: Allowance
) -> StepsWalked:
    assert one.at is not None
    if budget.points == 0:
        raise _speedless(state, one, budget.mode)
    here = walk.path[-1] if walk.path else one.at
    side = walk.facing if letter == "F" else (walk.facing + 3) % SIDES
    there = state.board.beside[here][side]
    cost, stops = entering(state, one, there, budget.mode)
    spent = walk.spent + cost * (1 if letter == "F" else 2)
    if spent > budget.points:
        told = f"{there or 'leaving the map'} would be point {spent} of {budget.points}"
        raise refusal(Reason.TOO_FAR, told, "stop earlier", "speed")
    run = walk.run + 1 if letter == "F" else 0
    return StepsWalked((*walk.path, there or OFF_MAP), walk.facing, spent, walk.turns, run, stops)


def entering(state: State, one: Seated, there: str | None, mode: Mode) -> tuple[int, bool]:
    """Return what entering a hex costs, and whether the move ends there.

    A walker may wade into one hex of water if the shape swims, and a swimmer come ashore likewise;
    the move ends there, as only one mode is used in a turn (M28).

    Raises:
        IllegalCommand: The wizard cannot enter the hex by this mode.
    """
    if there is None:
        return 1, True
    other = standing_on(state, there)
    if other not in (None, one) and (mode != "air" or other.flying):
        raise refusal(
            Reason.BAD_TARGET, f"{other.name} stands on {there}", "go round them", "counters"
        )
    if mode == "air":
        return 1, False
    return _on_the_ground(state, one, there, mode)


def _on_the_ground(state: State, one: Seated, there: str, mode: Mode) -> tuple[int, bool]:
    terrain, shape = terrain_at(state, there), shape_of(state, one)
    on_foot = 1 if terrain.land and special_with(state, one, "climb") else terrain.land
    if mode == "land" and terrain.land:
        return on_foot, False
    if mode == "water" and terrain.water:
        return 1, False
    if mode == "land" and terrain.water and shape.water:
        return 1, True
    if mode == "water" and terrain.land and shape.land:
        return on_foot, True
    raise refusal(
        Reason.BAD_TARGET,
        f"{shape.name} cannot enter {there} ({terrain.name}) {_mode_in_words(mode)}",
        "choose another hex",
        "M28",
    )


def _check_end(state: State, one: Seated, walk: StepsWalked) -> None:
    """Check that a move does not end on another counter; flyers may pass over one (E9)."""
    if not walk.path:
        return
    other = standing_on(state, walk.path[-1])
    if other is not None and other.seat != one.seat:
        raise refusal(
            Reason.BAD_TARGET,
            f"{other.name} stands on {walk.path[-1]}",
            "fly on, or stop before it",
            "E9",
        )


def _changes_in_words(count: int) -> str:
    return "1 facing change is all" if count == 1 else f"{count} facing changes are all"


def _mode_in_words(mode: Mode) -> str:
    return {"land": "on foot", "water": "swimming", "air": "flying"}[mode]
