"""Enumerates every line of play up to a depth, using the choices that a game offers."""

from collections.abc import Iterator
from typing import TypeAlias

from engine.game import CommandT, EventT, Game, OptionsT, StateT
from engine.text import to_text

Line: TypeAlias = tuple[CommandT, ...]
"""A line of play: commands, one after the other."""


def perft(game: Game[OptionsT, StateT, CommandT, EventT], state: StateT, depth: int) -> int:
    """Count the lines of exactly `depth` commands; lines that end earlier do not count."""
    if depth == 0:
        return 1
    return sum(perft(game, after(game, state, one), depth - 1) for one in game.choices(state))


def divide(
    game: Game[OptionsT, StateT, CommandT, EventT], state: StateT, depth: int
) -> dict[str, int]:
    """Return the count of `perft` under each first command, to find where two engines differ."""
    return {
        to_text(one): perft(game, after(game, state, one), depth - 1) for one in game.choices(state)
    }


def walk(
    game: Game[OptionsT, StateT, CommandT, EventT], state: StateT, depth: int
) -> Iterator[tuple[Line[CommandT], StateT]]:
    """Yield every line of up to `depth` commands with the state after it, the empty line first."""
    yield (), state
    if depth == 0:
        return
    for command in game.choices(state):
        for line, reached in walk(game, after(game, state, command), depth - 1):
            yield (command, *line), reached


def after(
    game: Game[OptionsT, StateT, CommandT, EventT], state: StateT, command: CommandT
) -> StateT:
    """Return the state after a command and its automatic consequences.

    Raises:
        IllegalCommand: The rules do not allow it.
    """
    _, reached = game.carry_out(state, command)
    return reached
