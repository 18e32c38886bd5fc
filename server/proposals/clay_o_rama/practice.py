"""Recognizes practice throws, which were seen before the game could begin and do not count."""

from engine.games.clay_o_rama import GAME
from engine.games.clay_o_rama.starting import StartGame
from server.proposals.proposal import Noticed
from server.proposals.refused import refused

START = StartGame(None, without_powers=True)


def for_practice(noticed: Noticed) -> bool:
    """Whether the game could not have been started yet when this was seen.

    If everybody was weighed in by then, the throw may count: the referee may only have forgotten
    to start the game.
    """
    state = noticed.state
    if state is None or state.moment != "building":
        return False
    return bool(refused(GAME.decide, state, START))
