"""The names of the fields of all games' states, as what a correction would change is told."""

import inspect
from typing import Final

from engine import GAMES
from tests.texts.command_names import command_names, fields_of
from tests.texts.words import WORDS

UNCHANGED: Final = ("house", "options")
"""Fields that never change in a game."""


def state_names() -> list[str]:
    """The names of the fields of all games' states, but for those that have a word already."""
    views = (inspect.signature(game.view, eval_str=True) for game in GAMES.values())
    states = {view.return_annotation for view in views}
    return sorted({*fields_of(states, UNCHANGED)} - {*command_names(), *WORDS})
