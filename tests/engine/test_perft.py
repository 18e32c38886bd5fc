"""Counts of all lines of play, from text files: a change of the rules anywhere moves a number."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from engine.explore import after, divide, perft, walk
from engine.registry import GAMES
from engine.text import from_text

FOLDER = Path(__file__).parent.parent / "perft"


@dataclass(frozen=True)
class Position:
    game: str
    name: str
    options: str
    commands: tuple[str, ...]
    counts: tuple[tuple[int, int], ...]


def positions(path: Path) -> Iterator[Position]:
    """The positions of a file; its name is the game's."""
    for block in path.read_text(encoding="utf-8").split("\n\n"):
        lines = [line.split(" ", 1) for line in block.splitlines() if not line.startswith("#")]
        said = [(word, rest) for word, rest in lines]
        if said:
            numbers = [rest.split() for word, rest in said if word == "perft"]
            yield Position(
                game=path.stem,
                name=dict(said)["id"],
                options=dict(said)["options"],
                commands=tuple(rest for word, rest in said if word == "do"),
                counts=tuple((int(depth), int(count)) for depth, count in numbers),
            )


ALL = [one for path in sorted(FOLDER.glob("*.perft")) for one in positions(path)]


@pytest.mark.parametrize("position", ALL, ids=lambda one: f"{one.game}: {one.name}")
def test_the_lines_of_play_are_as_many_as_they_were(position: Position) -> None:
    game = GAMES[position.game]
    state = game.setup(game.examples[position.options])
    for line in position.commands:
        state = after(game, state, from_text(game, line))
    for depth, count in position.counts:
        found = perft(game, state, depth)
        assert found == count, f"depth {depth}: {divide(game, state, depth)}"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_counted(name: str) -> None:
    assert any(position.game == name for position in ALL)


def test_a_walk_visits_what_perft_counts() -> None:
    game = GAMES["clay_o_rama"]
    state = game.setup(game.examples["thimble"])
    visited = [line for line, _ in walk(game, state, 2)]
    assert [len(line) for line in visited].count(2) == perft(game, state, 2)
    assert visited[0] == ()
    assert sum(divide(game, state, 2).values()) == perft(game, state, 2)
