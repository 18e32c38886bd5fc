"""The registry of games, by name."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from engine.game import AnyGame


class _Games(Mapping[str, AnyGame]):
    """Games by name; each is imported when it is first used, which takes a tenth of a second.

    The name of a game is that of its package under `engine.games`.
    """

    def __init__(self, *names: str) -> None:
        self._names = names

    def __getitem__(self, name: str) -> AnyGame:
        if name not in self._names:
            raise KeyError(name)
        found: AnyGame = import_module(f"engine.games.{name}").GAME
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __contains__(self, name: object) -> bool:
        return name in self._names


GAMES: Mapping[str, AnyGame] = _Games(
    "clay_o_rama", "clearing_house", "metamorph", "generation_zero", "slargeball"
)
