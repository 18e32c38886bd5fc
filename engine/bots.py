"""Bots that choose a command, either at random or after trying random continuations of each.

A bot is a pure function: the same state, seed and draw number give the same choice.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import cast

from engine.explore import after
from engine.game import CommandT, EventT, Game, OptionsT, Seat, StateT
from engine.luck import RollNeeded, ShuffleNeeded, answer, roll, shuffled

_MOST_COMMANDS_TO_END, _MOST_COMMANDS_EVALUATED = 400, 24
"""Most commands of a playout: without and with an evaluation of unfinished games."""

_FEWEST_COMMANDS_PER_CHOICE = 5_000
"""Fewest commands that are played for each choice if playouts go on to the end of the game."""

_COMMANDS_PER_CHOICE = 1_200
"""Commands that are played for one choice if the game evaluates states: less than a second."""


def at_random(
    game: Game[OptionsT, StateT, CommandT, EventT],
    state: StateT,
    seed: int | str,
    draw: int,
    *,
    seats: frozenset[Seat] | None = None,
) -> CommandT | None:
    """Choose one of the legal commands, all equally likely; or roll dice if they are awaited.

    Args:
        game: The game.
        state: Its present state.
        seed: Seeds all random numbers.
        draw: A number that differs for each choice.
        seats: Only commands of these seats are considered; None: all.

    Returns:
        The command; None if the game is over, or if none of `seats` has a legal command.
    """
    needed = game.awaiting(state)
    if isinstance(needed, RollNeeded | ShuffleNeeded):
        # A game that awaits luck takes the answer as a command; its types cannot express that.
        return cast("CommandT", answer(f"{seed}/dice", draw * 100, needed))
    possible = _by_seats(seats, game.choices(state))
    return possible[roll(f"{seed}/choice", draw, len(possible)) - 1] if possible else None


def looking_ahead(
    game: Game[OptionsT, StateT, CommandT, EventT],
    state: StateT,
    seed: int | str,
    draw: int,
    *,
    seats: frozenset[Seat] | None = None,
    playouts: int = 4,
    length: int | None = None,
) -> CommandT | None:
    """Choose the command that does best in random playouts.

    A command that wins at once is chosen without playouts. If dice are awaited, or only the
    referee can act, the choice is made by `at_random`. Otherwise commands are compared by
    sequential halving (Karnin, Koren and Somekh, 2013): all are tried a few times, the better half
    of them more often, and so on, so that most time is spent on commands that are hard to rank.

    Args:
        game: The game.
        state: Its present state.
        seed: Seeds all random numbers.
        draw: A number that differs for each choice.
        seats: Only commands of these seats are considered; None: all.
        playouts: Mean number of playouts for each command if playouts go on to the end of the
            game. If the game can evaluate states, there are as many as fit in about a second, and
            only the most promising commands get any.
        length: Most commands of a playout; None: 24 if the game can evaluate unfinished states,
            else 400.

    Returns:
        The command; None as from `at_random`.
    """
    needed = game.awaiting(state)
    asked = needed if isinstance(needed, frozenset) else frozenset()
    possible = [one for one in _by_seats(seats, game.choices(state)) if one.seat in asked - {None}]
    if not possible:
        return at_random(game, state, seed, draw, seats=seats)
    if length is None:
        length = _MOST_COMMANDS_TO_END if game.evaluate is None else _MOST_COMMANDS_EVALUATED
    reached = [(one, after(game, state, one)) for one in possible]
    for command, begun in reached:
        if game.outcome(begun) is not None and _value(game, begun, command.seat) == 1:
            return command
    if game.evaluate is None:
        trials = max(playouts * len(possible), _FEWEST_COMMANDS_PER_CHOICE // length)
    else:
        trials = max(playouts, _COMMANDS_PER_CHOICE // length)
        reached = _promising(game, reached, trials // 2, f"{seed}/{draw}")

    def value(place: int, trial: int) -> Fraction:
        command, begun = reached[place]
        return _value(game, play_out(game, begun, f"{seed}/{draw}/{trial}", length), command.seat)

    return reached[best_of(len(reached), trials, value)][0]


def _promising(
    game: Game[OptionsT, StateT, CommandT, EventT],
    reached: list[tuple[CommandT, StateT]],
    most: int,
    seed: str,
) -> list[tuple[CommandT, StateT]]:
    """The `most` commands with the best value right after them; ties are broken at random."""
    if len(reached) <= most:
        return reached
    lots = shuffled(seed, 0, len(reached))
    values = [_value(game, begun, one.seat) for one, begun in reached]
    best = sorted(lots, key=lambda place: -values[place])[:most]
    return [reached[place] for place in sorted(best)]


def best_of(count: int, trials: int, value: Callable[[int, int], Fraction]) -> int:
    """Return the index of the best of `count` candidates, found by sequential halving.

    Args:
        count: The number of candidates.
        trials: About how many calls of `value` are made in total; in each round every candidate
            gets at least one.
        value: Takes the index of a candidate and the number of a trial, and returns its value.
    """
    left = list(range(count))
    values = [Fraction(0)] * count
    tried = 0
    rounds = max(1, (count - 1).bit_length())
    while len(left) > 1:
        more = max(1, trials // (rounds * len(left)))
        for place in left:
            values[place] += sum(value(place, trial) for trial in range(tried, tried + more))
        tried += more
        left = sorted(left, key=lambda place: -values[place])[: (len(left) + 1) // 2]
    return left[0]


def _by_seats(
    seats: frozenset[Seat] | None, commands: tuple[CommandT, ...]
) -> tuple[CommandT, ...]:
    """The commands that these seats give; all of them if `seats` is None."""
    return commands if seats is None else tuple(one for one in commands if one.seat in seats)


def play_out(
    game: Game[OptionsT, StateT, CommandT, EventT], state: StateT, seed: int | str, length: int
) -> StateT:
    """Return the state after a random playout of at most `length` commands."""
    for draw in range(length):
        command = at_random(game, state, seed, draw)
        if command is None:
            break
        state = after(game, state, command)
    return state


def _value(game: Game[OptionsT, StateT, CommandT, EventT], state: StateT, seat: Seat) -> Fraction:
    """How well a seat does, from 0 to 1: 1 for a win and 0 for a loss.

    While the game goes on, it is the game's own evaluation, or 0 if it has none.
    """
    end = game.outcome(state)
    if end is not None:
        return Fraction(seat in end.winners)
    return game.evaluate(state, seat) if game.evaluate and seat is not None else Fraction(0)
