"""Choose a command: at random by a seed, or by playing on from each choice a few times.

A bot is a pure function: the same game, seed and number of draws give the same choice.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import cast

from engine.explore import after
from engine.game import CommandT, EventT, Game, OptionsT, Seat, StateT
from engine.luck import RollNeeded, ShuffleNeeded, answer, roll, shuffled

_TO_THE_END, _A_FEW_TURNS = 400, 24
"""Most commands of a line: if only the end tells who does well, and if the state tells it."""

_LEAST_COMMANDS = 5_000
"""Fewest commands that are tried for each choice if lines go on to the end."""

_COMMANDS = 1_200
"""Commands that are tried for one choice if a game can evaluate states: less than a second."""


def at_random(
    game: Game[OptionsT, StateT, CommandT, EventT],
    state: StateT,
    seed: int | str,
    draw: int,
    *,
    seats: frozenset[Seat] | None = None,
) -> CommandT | None:
    """Any of the choices, all equally likely; the house dice if dice are wanted.

    None if the game is over, or if none of `seats` (where given) has a choice.
    """
    needed = game.awaiting(state)
    if isinstance(needed, RollNeeded | ShuffleNeeded):
        # A game that awaits luck takes the answer as a command; its types cannot express that.
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
    length: int | None = None,
) -> CommandT | None:
    """The choice after which the chooser stands best if everybody plays on at random.

    A choice that wins at once is taken. If dice or the referee are awaited it is like `at_random`.
    Choices are compared by sequential halving (Karnin, Koren and Somekh, 2013): all are tried a few
    times, the better half of them more often, and so on, so that most time goes to the choices that
    are hard to rank.

    Args:
        game: The game.
        state: As it stands.
        seed: Of everything random in here.
        draw: A number that grows with each choice.
        seats: Whose choices count; None: everybody's.
        playouts: Lines that are played for each choice, on average, if they go on to the end; if
            the game can evaluate states, as many as take less than a second are played, and only
            for the most promising choices.
        length: Most commands of a line; None: 24 if the game can evaluate states before its end,
            else 400.
    """
    needed = game.awaiting(state)
    asked = needed if isinstance(needed, frozenset) else frozenset()
    possible = [one for one in _of(seats, game.choices(state)) if one.seat in asked - {None}]
    if not possible:
        return at_random(game, state, seed, draw, seats=seats)
    if length is None:
        length = _TO_THE_END if game.evaluate is None else _A_FEW_TURNS
    reached = [(one, after(game, state, one)) for one in possible]
    for command, begun in reached:
        if game.outcome(begun) is not None and _value(game, begun, command.seat) == 1:
            return command
    if game.evaluate is None:
        trials = max(playouts * len(possible), _LEAST_COMMANDS // length)
    else:
        trials = max(playouts, _COMMANDS // length)
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
    """At most `most` choices: those after which their player stands best, ties broken by lot."""
    if len(reached) <= most:
        return reached
    lots = shuffled(seed, 0, len(reached))
    worth = [_value(game, begun, one.seat) for one, begun in reached]
    best = sorted(lots, key=lambda place: -worth[place])[:most]
    return [reached[place] for place in sorted(best)]


def best_of(count: int, trials: int, value: Callable[[int, int], Fraction]) -> int:
    """The best of `count` by sequential halving, with about `trials` trials in all.

    Args:
        count: How many there are to choose from.
        trials: How often `value` may be called; at least once for each in every round.
        value: The value of one of them in its trial of this number.
    """
    left = list(range(count))
    worth = [Fraction(0)] * count
    tried = 0
    rounds = max(1, (count - 1).bit_length())
    while len(left) > 1:
        more = max(1, trials // (rounds * len(left)))
        for place in left:
            worth[place] += sum(value(place, trial) for trial in range(tried, tried + more))
        tried += more
        left = sorted(left, key=lambda place: -worth[place])[: (len(left) + 1) // 2]
    return left[0]


def _of(seats: frozenset[Seat] | None, commands: tuple[CommandT, ...]) -> tuple[CommandT, ...]:
    """The commands of these seats; all of them if no seats are named."""
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


def _value(game: Game[OptionsT, StateT, CommandT, EventT], state: StateT, seat: Seat) -> Fraction:
    """1 for a win, 0 for a loss; in between the game's own evaluation of the seat, if any."""
    end = game.outcome(state)
    if end is not None:
        return Fraction(seat in end.winners)
    return game.evaluate(state, seat) if game.evaluate and seat is not None else Fraction(0)
