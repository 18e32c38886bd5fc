"""The games there are, by name."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.game import AnyGame
from engine.games.clay_o_rama import GAME as CLAY_O_RAMA
from engine.games.clearing_house import GAME as CLEARING_HOUSE
from engine.games.generation_zero import GAME as GENERATION_ZERO
from engine.games.metamorph import GAME as METAMORPH
from engine.games.slargeball import GAME as SLARGEBALL

GAMES: Mapping[str, AnyGame] = MappingProxyType(
    {
        game.name: game
        for game in (CLAY_O_RAMA, CLEARING_HOUSE, METAMORPH, GENERATION_ZERO, SLARGEBALL)
    }
)
