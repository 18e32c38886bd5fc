"""Practice throws: seen before the game could be played, they do not count."""

from engine.games.clay_o_rama import GAME
from engine.games.clay_o_rama.starting import StartGame
from server.proposals.proposal import Noticed
from server.proposals.refused import refused

START = StartGame(None, without_powers=True)


def for_practice(noticed: Noticed) -> bool:
    """Whether the game could not even have been started when this was seen.

    If everybody was weighed in, the referee may only have forgotten to start it.
    """
    state = noticed.state
    if state is None or state.moment != "building":
        return False
    return bool(refused(GAME.decide, state, START))
