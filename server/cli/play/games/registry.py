"""The lexicon of each game; a game without one is played with what its types say."""

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType

from server.cli.play.lexicon import Lexicon

LEXICONS: Mapping[str, str] = MappingProxyType(
    {
        name: f"server.cli.play.games.{name}"
        for name in ("clay_o_rama", "slargeball", "metamorph", "clearing_house", "generation_zero")
    }
)
"""The module of each game's lexicon; it is read when the game is played."""


def lexicon_of(game: str) -> Lexicon:
    """What a game adds to the words that follow from its types."""
    if game not in LEXICONS:
        return Lexicon()
    lexicon = import_module(LEXICONS[game]).LEXICON
    assert isinstance(lexicon, Lexicon)
    return lexicon
