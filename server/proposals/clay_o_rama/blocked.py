"""Whether a command could be carried out now, and if not, what must come first."""

from typing import Any

from engine.games.clay_o_rama.decide import decide
from engine.games.clay_o_rama.state import State
from engine.refusal import IllegalCommand


def blocked(state: State, command: Any | None) -> str:
    """The refusal's own words; empty when the rules allow the command."""
    if command is None:
        return ""
    try:
        decide(state, command)
    except IllegalCommand as refused:
        return refused.detail
    return ""
