"""Whether a command could be carried out now, and if not, what must come first."""

from engine.game import AnyCommand
from engine.games.clay_o_rama import GAME
from engine.games.clay_o_rama.state import State
from server.proposals.refused import refused


def blocked(state: State, command: AnyCommand | None) -> str:
    """The refusal's text; empty if the rules allow the command."""
    return "" if command is None else refused(GAME.decide, state, command)
