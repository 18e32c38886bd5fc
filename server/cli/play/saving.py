"""Saving a game to a file, and loading it to continue another day."""

from pathlib import Path

from engine.notation import NotationError
from server.cli.exits import Unusable
from server.cli.files import read_game, write_text
from server.exports.exporting import file_of_game
from server.exports.game_file import UnfitFile, as_text
from server.exports.importing import replayed_game
from server.session import Session


def save(session: Session, path: Path) -> None:
    """Write the game, over no other file than a game's.

    Raises:
        NotationError: It cannot be written, or would replace something else; says how to mend it.
    """
    if path.is_file() and not _holds_game(path):
        raise NotationError(f"{path} is there already and holds no game; name a new file")
    try:
        write_text(path, as_text(file_of_game(session)))
    except Unusable as error:
        raise NotationError(str(error).rstrip(".")) from error


def _holds_game(path: Path) -> bool:
    try:
        read_game(path)
    except (Unusable, UnfitFile):
        return False
    return True


def load(path: Path) -> Session:
    """Load a saved game into memory; raises NotationError naming the file."""
    try:
        return replayed_game(read_game(path))
    except Unusable as error:
        raise NotationError(str(error).rstrip(".")) from error
    except UnfitFile as error:
        raise NotationError(f"{path}: {error}; name a file that `save` wrote") from error
