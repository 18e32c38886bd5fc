"""Example games, which tests play and from which the settings page starts."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.games.generation_zero.options import Options, Player, Switches

_FOUR = tuple(Player(name) for name in ("Ada", "Bo", "Cy", "Dee"))

_PLAIN = Switches(
    start="roll",
    terrain=False,
    weapons=False,
    artefacts=False,
    departments=False,
    insanity=False,
    sues=1,
)
"""A game without the rules of the appendix."""

_BARGAIN = Switches(
    bargaining=True, stand_and_ensnare=True, agents=3, sues=3, monsters=6, rounds=15, locations=25
)

_BROUGHT = (
    Player(
        "Ada",
        agents=("Ilva Torn", "Wilhelmina Stock"),
        spares=("Tobias Fenn",),
        sues=("Princess Opaline", "Valkyria Steele"),
        canons=("Sir Osric the Reluctant", "Maren of the Ferry", "Jory Saltmarsh"),
    ),
    Player(
        "Bo",
        agents=("Petra Vane", "Lorcan Fisk", "Dov Marchetti"),
        sues=("Raven Nightshade Jones",),
        canons=("Prince Corvin", "The Lord Antagonist", "King Halfdan the Brief"),
    ),
)

EXAMPLES: Mapping[str, Options] = MappingProxyType(
    {
        "classic": Options(_FOUR[:2]),
        "four": Options(_FOUR, switches=Switches(monsters=7, sues=2)),
        "plain": Options(_FOUR[:3], switches=_PLAIN),
        "bargain": Options(_FOUR[:2], switches=_BARGAIN),
        "brought": Options(_BROUGHT, switches=Switches(start="roll")),
        "on_table": Options(_FOUR[:2], switches=Switches(facedown="on_table", start="roll")),
        "thimble": Options(_FOUR[:2], "thimble"),
    }
)
