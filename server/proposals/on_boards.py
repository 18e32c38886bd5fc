"""What is remembered for games on boards: throws of dice, pieces and how cards lie."""

from server.proposals.pieces import remember_piece
from server.proposals.proposal import Memory, Noticed
from server.proposals.roll import remember_roll
from vision.sightings import LayoutSeen, RollSeen, TokenSeen


def remember(memory: Memory, noticed: Noticed) -> Memory:
    """The memory with one more sighting; what plays no part on a board is forgotten at once."""
    match noticed.sighting:
        case RollSeen():
            return remember_roll(memory, noticed)
        case TokenSeen() | LayoutSeen():
            return remember_piece(memory, noticed)
        case _:
            return memory
