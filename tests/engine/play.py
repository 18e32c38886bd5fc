"""Playing games in tests: at random by a seed, or a given list of commands."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.bots import at_random
from engine.game import AnyGame
from engine.luck import RollNeeded, ShuffleNeeded, answer, roll
from engine.replay import drawn


@dataclass(frozen=True, slots=True)
class Played:
    """A moment of a game: all events so far, the command that led here, and the state."""

    events: tuple[Any, ...]
    command: Any
    state: Any


def play_at_random(
    game: AnyGame, options: Any, *, seed: int, commands: int, meddling: int = 0
) -> Iterator[Played]:
    """Moments of a random game; every `meddling`-th command is a referee's intervention."""
    state = game.setup(options)
    events: tuple[Any, ...] = ()
    for turn in range(commands):
        command = _choose(game, state, events, seed, turn, meddling)
        if command is None:
            return
        new, state = game.carry_out(state, command)
        events += new
        yield Played(events, command, state)


def _choose(
    game: AnyGame, state: Any, events: tuple[Any, ...], seed: int, turn: int, meddling: int
) -> Any:
    if meddling and roll(f"meddle {seed}", turn, meddling) == 1:
        possible = game.overrides(state)
        if possible:
            return possible[roll(f"override {seed}", turn, len(possible)) - 1]
    needed = game.awaiting(state)
    if isinstance(needed, RollNeeded | ShuffleNeeded):
        return answer(seed, drawn(events), needed)
    possible = game.choices(state)
    return possible[roll(f"choice {seed}", turn, len(possible)) - 1] if possible else None


def walk_at_random(game: AnyGame, state: Any, *, seed: str, commands: int) -> Iterator[Any]:
    """The states of a random game that goes on from a given one."""
    yield state
    for draw in range(commands):
        command = at_random(game, state, seed, draw)
        if command is None:
            return
        state = after(game, state, (command,))
        yield state


def after(game: AnyGame, state: Any, commands: Iterable[Any]) -> Any:
    """The state after these commands."""
    for command in commands:
        _, state = game.carry_out(state, command)
    return state
