"""Consistency checks of a state, for corrections by the referee."""

from collections.abc import Iterator

from engine.games.generation_zero.house_rules import house_problem
from engine.games.generation_zero.layout import layout_problem
from engine.games.generation_zero.options import Cell
from engine.games.generation_zero.questions import canon_of, figure_of
from engine.games.generation_zero.state import (
    NEVER,
    Act,
    Battle,
    Canon,
    Figure,
    Guide,
    Place,
    Reward,
    Seated,
    State,
    Task,
)
from engine.games.generation_zero.tables import STATS
from engine.house import problems_of
from engine.seating import seat_problems
from engine.seats import player_of

MOST = 99
"""The upper limit of numbers that the referee sets."""


def problems(state: State) -> Iterator[str]:
    """Yield what makes no sense in a state; nothing for any state that regular play can reach."""
    yield from problems_of(state.house, house_problem)
    yield from _player_problems(state)
    yield from _place_problems(state.places)
    if [one.number for one in state.figures] != list(range(1, len(state.figures) + 1)):
        yield "figures count from 1"
    if [one.number for one in state.canons] != list(range(1, len(state.canons) + 1)):
        yield "Canons count from 1"
    for figure in state.figures:
        yield from _figure_problems(state, figure)
    for canon in state.canons:
        yield from _canon_problems(state, canon)
    yield from _turn_problems(state)
    for task in state.tasks:
        yield from _task_problems(state, task)


def _player_problems(state: State) -> Iterator[str]:
    yield from seat_problems((one.seat, one.name) for one in state.players)
    for one in state.players:
        yield from _score_problems(state, one)


def _score_problems(state: State, one: Seated) -> Iterator[str]:
    if not (0 <= one.sues_killed <= MOST and 0 <= one.agents_killed <= MOST):
        yield f"kills go from 0 to {MOST}"
    if one.vote is not None and player_of(state, one.vote) is None:
        yield "a vote names a player by their seat"


def _place_problems(places: tuple[Place, ...]) -> Iterator[str]:
    if [one.number for one in places] != list(range(1, len(places) + 1)):
        yield "Locations count from 1"
    if places and (problem := layout_problem([Cell(one.column, one.row) for one in places])):
        yield problem


def _figure_problems(state: State, one: Figure) -> Iterator[str]:
    name = f"figure {one.number}"
    numbers = (one.health, one.most, one.kills, one.arrived)
    stats = [getattr(one.stats, stat) for stat in STATS]
    if not all(0 <= number <= MOST for number in (*numbers[:3], *stats)) or one.arrived < 0:
        yield f"numbers of {name} go from 0 to {MOST}"
    if not NEVER <= one.waits <= MOST:
        yield f"{name} waits {NEVER} (never) to {MOST} turns"
    if one.at is not None and not _is_place(state, one.at):
        yield f"{name} stands on a Location, or nowhere"
    if one.came_from is not None and not _is_place(state, one.came_from):
        yield f"{name} came from a Location"
    if (one.seat == 0) != (one.kind == "monster") or one.seat not in (0, *_seats(state)):
        yield f"{name} belongs to a player, or is a Monster"
    if one.at is not None and (one.spare or not one.alive):
        yield f"{name} stands nowhere while dead or aside; SetHealth lets follow what death brings"
    wrong = (each.stat not in ("all", *STATS) or each.turns < 0 for each in one.changes)
    if any(wrong) or not all(figure_of(state, each.by) for each in one.changes):
        yield f"changes of {name} are of its stats, by a figure"


def _canon_problems(state: State, canon: Canon) -> Iterator[str]:
    holder = figure_of(state, canon.held_by)
    if (canon.at is None) == (canon.held_by is None):
        yield f"Canon {canon.number} lies on a Location, or under a 'Sue"
    if canon.at is not None and not _is_place(state, canon.at):
        yield f"Canon {canon.number} lies on no Location that there is"
    if canon.held_by is not None and not (holder and holder.alive and holder.kind == "sue"):
        yield f"Canon {canon.number} is held by a 'Sue"
    if not set(canon.known) <= set(_seats(state)):
        yield f"Canon {canon.number} is known to players, by their seats"


def _turn_problems(state: State) -> Iterator[str]:
    seats = _seats(state)
    if not {*state.tied, *state.winners} <= set(seats) or not {state.first, state.last} <= {
        0,
        *seats,
    }:
        yield "players are named by their seats"
    if min(state.round, state.arrivals) < 0:
        yield "nothing counts below 0"
    if state.phase == "playing" and not state.first:
        yield "who began is known while the game is played"
    if not all(_is_place(state, one) for one in state.spots):
        yield "spots are Locations"
    turn = state.turn
    if turn is None:
        return
    if turn.player not in seats or not all(_is_place(state, one) for one in turn.fought):
        yield "a turn is a player's, and fights are at Locations"
    if not all(canon_of(state, one) for one in turn.brought):
        yield "what was brought are Canons, by their numbers"


def _task_problems(state: State, task: Task) -> Iterator[str]:
    match task:
        case Act() | Reward():
            if not _in_play(state, task.figure):
                yield "who acts, or has won points, is in play"
        case Guide():
            if canon_of(state, task.canon) is None or task.seat not in _seats(state):
                yield "a Canon is moved by a player"
        case Battle():
            yield from _battle_problems(state, task)


def _battle_problems(state: State, battle: Battle) -> Iterator[str]:
    named = (*battle.order, *battle.stunned, *battle.guests)
    single = (one for one in (battle.monster, battle.fighter, battle.current) if one is not None)
    if not all(figure_of(state, one) for one in (*named, *single)):
        yield "a battle is fought by figures"
    doers = (*(one.figure for one in battle.aims), *(one.figure for one in battle.used))
    if not all(figure_of(state, one) for one in doers):
        yield "what was done in a battle was done by figures"
    if not _is_place(state, battle.place) or min(battle.round, battle.quiet) < 0:
        yield "a battle is fought at a Location, its rounds count from 0"
    current = figure_of(state, battle.current)
    if current and current.at != battle.place:
        yield "whoever thrusts is there"


def _in_play(state: State, number: int) -> bool:
    found = figure_of(state, number)
    return found is not None and found.alive and found.at is not None


def _seats(state: State) -> list[int]:
    return [one.seat for one in state.players]


def _is_place(state: State, number: int) -> bool:
    return 1 <= number <= len(state.places)
