"""The pages of the reference, each by its file name with the function that writes it."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from engine import GAMES
from tests.reference.causes import causes, refusals
from tests.reference.command_line import command_line
from tests.reference.game import game_page
from tests.reference.measured import settings, sheets, sightings
from tests.support.program import ROOT

FOLDER: Final = ROOT / "docs" / "reference"

PAGES: Final[Mapping[str, Callable[[], str]]] = MappingProxyType(
    {
        "command_line.md": command_line,
        "settings.md": settings,
        "sheets.md": sheets,
        "sightings.md": sightings,
        "causes.md": causes,
        "refusals.md": refusals,
        **{f"{name}.md": partial(game_page, game) for name, game in GAMES.items()},
    }
)
