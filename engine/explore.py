"""Every line of play to a depth, over the choices that a game offers."""

from collections.abc import Iterator
from typing import TypeAlias

from engine.game import CommandT, EventT, Game, OptionsT, StateT
from engine.text import to_text

Line: TypeAlias = tuple[CommandT, ...]
"""Commands, one after the other."""


def perft(game: Game[OptionsT, StateT, CommandT, EventT], state: StateT, depth: int) -> int:
    """Number of lines of `depth` commands; shorter lines that end the game do not count."""
    if depth == 0:
        return 1
    return sum(perft(game, after(game, state, one), depth - 1) for one in game.choices(state))


def divide(
    game: Game[OptionsT, StateT, CommandT, EventT], state: StateT, depth: int
) -> dict[str, int]:
    """The count under each first command, as text: shows where two engines differ."""
    return {
        to_text(one): perft(game, after(game, state, one), depth - 1) for one in game.choices(state)
    }


def walk(
    game: Game[OptionsT, StateT, CommandT, EventT], state: StateT, depth: int
) -> Iterator[tuple[Line[CommandT], StateT]]:
    """Every line of up to `depth` commands with the state it leads to, the empty line first."""
    yield (), state
    if depth == 0:
        return
    for command in game.choices(state):
        for line, reached in walk(game, after(game, state, command), depth - 1):
            yield (command, *line), reached


def after(
    game: Game[OptionsT, StateT, CommandT, EventT], state: StateT, command: CommandT
) -> StateT:
    """The state after a command and everything that follows from it.

    Raises:
        IllegalCommand: The rules do not allow it.
    """
    _, reached = game.carry_out(state, command)
    return reached
