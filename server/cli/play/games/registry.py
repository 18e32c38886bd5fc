"""The lexicon of each game; a game without one is played with words from its types."""

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
"""The module of each game's lexicon, imported when the game is played."""


def lexicon_of(game: str) -> Lexicon:
    """The lexicon of a game, empty if it has none."""
    if game not in LEXICONS:
        return Lexicon()
    lexicon = import_module(LEXICONS[game]).LEXICON
    assert isinstance(lexicon, Lexicon)
    return lexicon
