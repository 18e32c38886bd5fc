"""Choosing a command: at random by a seed, or by playing on from each choice a few times.

A bot is a pure function: the same game, seed and number of draws give the same choice.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import TypeAlias, cast

from engine.explore import after
from engine.game import CommandT, EventT, Game, OptionsT, Seat, StateT
from engine.luck import RollNeeded, ShuffleNeeded, answer, roll

Bot: TypeAlias = Callable[
    [Game[OptionsT, StateT, CommandT, EventT], StateT, int | str, int], CommandT | None
]
"""From a game, a state, a seed and a number that grows with each choice to a command, or None."""


def at_random(
    game: Game[OptionsT, StateT, CommandT, EventT],
    state: StateT,
    seed: int | str,
    draw: int,
    *,
    seats: frozenset[Seat] | None = None,
) -> CommandT | None:
    """Any of the choices, all equally likely; the house dice where dice are wanted.

    None when the game is over, or when none of `seats` has a choice where they are given.
    """
    needed = game.awaiting(state)
    if isinstance(needed, RollNeeded | ShuffleNeeded):
        # A game that awaits luck takes its answer as a command; its types cannot say so.
        return cast("CommandT", answer(f"{seed}/dice", draw * 100, needed))
    possible = _of(seats, game.choices(state))
    return possible[roll(f"{seed}/choice", draw, len(possible)) - 1] if possible else None


def looking_ahead(
    game: Game[OptionsT, StateT, CommandT, EventT],
    state: StateT,
    seed: int | str,
    draw: int,
    *,
    seats: frozenset[Seat] | None = None,
    playouts: int = 4,
    length: int = 400,
) -> CommandT | None:
    """The choice after which the chooser wins most often when everybody plays on at random.

    Where dice or the referee are awaited it is as `at_random`. Each choice is tried `playouts`
    times, for at most `length` commands.
    """
    needed = game.awaiting(state)
    asked = needed if isinstance(needed, frozenset) else frozenset()
    possible = [one for one in _of(seats, game.choices(state)) if one.seat in asked - {None}]
    if not possible:
        return at_random(game, state, seed, draw, seats=seats)

    def share_won(command: CommandT) -> Fraction:
        reached = after(game, state, command)
        trials = range(playouts)
        won = (_won(game, reached, command.seat, f"{seed}/{draw}/{n}", length) for n in trials)
        return Fraction(sum(won), playouts)

    return max(possible, key=share_won)


def _of(seats: frozenset[Seat] | None, commands: tuple[CommandT, ...]) -> tuple[CommandT, ...]:
    """The commands of these seats; all of them where none are named."""
    return commands if seats is None else tuple(one for one in commands if one.seat in seats)


def play_out(
    game: Game[OptionsT, StateT, CommandT, EventT], state: StateT, seed: int | str, length: int
) -> StateT:
    """The state after at most `length` random commands."""
    for draw in range(length):
        command = at_random(game, state, seed, draw)
        if command is None:
            break
        state = after(game, state, command)
    return state


def _won(
    game: Game[OptionsT, StateT, CommandT, EventT],
    state: StateT,
    seat: Seat,
    seed: str,
    length: int,
) -> bool:
    end = game.outcome(play_out(game, state, seed, length))
    return end is not None and seat in end.winners
