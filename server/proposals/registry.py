"""The proposers of all games."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeAlias

from engine.game import AnyState
from server.proposals.clay_o_rama import PROPOSER as CLAY_O_RAMA
from server.proposals.clearing_house import PROPOSER as CLEARING_HOUSE
from server.proposals.generation_zero import PROPOSER as GENERATION_ZERO
from server.proposals.metamorph import PROPOSER as METAMORPH
from server.proposals.proposal import Proposer
from server.proposals.slargeball import PROPOSER as SLARGEBALL

AnyProposer: TypeAlias = Proposer[AnyState]
"""The proposer of any game; its functions take that game's state."""

PROPOSERS: Mapping[str, AnyProposer] = MappingProxyType(
    {
        "clay_o_rama": CLAY_O_RAMA,
        "clearing_house": CLEARING_HOUSE,
        "metamorph": METAMORPH,
        "generation_zero": GENERATION_ZERO,
        "slargeball": SLARGEBALL,
    }
)
