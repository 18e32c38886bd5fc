"""A game in a file: what it was begun with and its ledger, to go on another day."""

from pathlib import Path

from engine.notation import NotationError
from server.cli.exits import Unusable
from server.cli.files import read_game, write_text
from server.exports.game_file import UnfitFile, as_text
from server.exports.giving import file_of_game
from server.exports.taking import stands
from server.session import Session


def save(session: Session, path: Path) -> None:
    """Write the game; raises NotationError saying what would mend it."""
    try:
        write_text(path, as_text(file_of_game(session)))
    except Unusable as error:
        raise NotationError(str(error).rstrip(".")) from error


def load(path: Path) -> Session:
    """The game as it was saved, kept in memory; raises NotationError naming the file."""
    try:
        return stands(read_game(path))
    except Unusable as error:
        raise NotationError(str(error).rstrip(".")) from error
    except UnfitFile as error:
        raise NotationError(f"{path}: {error}; name a file that `save` wrote") from error
