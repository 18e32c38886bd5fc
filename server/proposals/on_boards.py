"""The memory of games on boards: throws of dice, pieces and layouts of cards."""

from server.proposals.pieces import remember_piece
from server.proposals.proposal import Memory, Noticed
from server.proposals.roll import remember_roll
from vision.sightings import LayoutSeen, RollSeen, TokenSeen


def remember(memory: Memory, noticed: Noticed) -> Memory:
    """The memory with one more sighting; kinds that play no part on a board are ignored."""
    match noticed.sighting:
        case RollSeen():
            return remember_roll(memory, noticed)
        case TokenSeen() | LayoutSeen():
            return remember_piece(memory, noticed)
        case _:
            return memory
