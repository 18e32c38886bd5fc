"""The proposers of all games."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final, TypeAlias

from engine import GAMES
from engine.game import AnyState
from server.proposals.proposal import Proposer

AnyProposer: TypeAlias = Proposer[AnyState]
"""The proposer of any game; its functions take that game's state."""


class _Proposers(Mapping[str, AnyProposer]):
    """The proposer of each game by the game's name.

    A proposer is imported, with its game, only when it is looked up. Its package here has the same
    name as the game's package in `engine.games`.
    """

    def __getitem__(self, name: str) -> AnyProposer:
        if name not in GAMES:
            raise KeyError(name)
        found: AnyProposer = import_module(f"server.proposals.{name}").PROPOSER
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)

    def __contains__(self, name: object) -> bool:
        return name in GAMES


PROPOSERS: Final[Mapping[str, AnyProposer]] = _Proposers()
