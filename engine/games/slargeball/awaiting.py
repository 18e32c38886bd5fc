"""Who or what a match is waiting for."""

from engine.game import Awaiting
from engine.games.slargeball.chances import seats_of
from engine.games.slargeball.checks import first_chances
from engine.games.slargeball.flinging import intercept_needed
from engine.games.slargeball.moving import awaited_movers, walk_why
from engine.games.slargeball.phases import awaits_word
from engine.games.slargeball.questions import colour_of, figure_of, label, lying, stats_of
from engine.games.slargeball.setting_up import still_to_set_up
from engine.games.slargeball.state import (
    Blow,
    Call,
    Catch,
    Corridor,
    Flight,
    Grab,
    Pending,
    State,
    Throw,
    Walk,
)
from engine.games.slargeball.tables import DIE_SIDES
from engine.games.slargeball.waking import waking_why
from engine.luck import RollNeeded
from engine.seats import listed


def awaiting(state: State) -> Awaiting:
    """Seats, dice, or None when the game is over."""
    if state.phase == "over":
        return None
    if state.pending is not None:
        return _dice(state, state.pending)
    match state.phase:
        case "lots" | "initiative":
            for_what = "who sets up first (low)" if state.phase == "lots" else "initiative (high)"
            names = f"{colour_of(state, 1)}, then {colour_of(state, 2)}"
            return RollNeeded(DIE_SIDES, 2, f"{for_what}: {names}")
        case "waking":
            return RollNeeded(DIE_SIDES, len(lying(state)), waking_why(state))
        case "setting_up":
            return frozenset(one.seat for one in still_to_set_up(state, state.team))
        case "moving" | "calling":
            return awaited_movers(state)
        case "toppling":
            by = figure_of(state, state.hits[0].by)
            return frozenset({by.seat}) if by else frozenset()
        case _ if awaits_word(state):
            return frozenset(one.seat for one in state.players)
        case _:
            return seats_of(state, first_chances(state))


def _dice(state: State, pending: Pending) -> RollNeeded:
    if isinstance(pending, Corridor):
        who = listed([label(state, one) for one in pending.victims])
        coach = label(state, pending.figure)
        return RollNeeded(
            DIE_SIDES, len(pending.victims), f"{coach}'s corridor, 5 or less fells: {who}"
        )
    return RollNeeded(DIE_SIDES, 1, _why(state, pending))


def _why(state: State, pending: Pending) -> str:
    who = label(state, pending.figure)
    figure = figure_of(state, pending.figure)
    stats = stats_of(figure) if figure else None
    match pending:
        case Walk():
            return walk_why(state, pending)
        case Call(needed=needed):
            return f"{who} to be activated, {needed} or less"
        case Blow(target=target):
            return f"{who}'s whap on {label(state, target)}, {stats and stats.whap} or less"
        case Throw(failed=0):
            return f"{who}'s fling, {stats and stats.fling} or less"
        case Throw():
            return "where the ball scatters: 1 towards the enemy's end, then clockwise"
        case Flight(nabbers=nabbers):
            enemy = figure_of(state, nabbers[0])
            needed = intercept_needed(enemy) if enemy else 0
            return f"{label(state, nabbers[0])} to nab the ball in flight, {needed} or less"
        case Catch(bonk=True):
            return f"{who} to stay up, {stats and stats.whap} or less"
        case Catch() | Grab():
            return f"{who} to nab the ball, {stats and stats.nab} or less"
        case Corridor():
            return who
