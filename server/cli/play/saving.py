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
    """Write the game; raises NotationError saying how to mend the problem."""
    try:
        write_text(path, as_text(file_of_game(session)))
    except Unusable as error:
        raise NotationError(str(error).rstrip(".")) from error


def load(path: Path) -> Session:
    """Load a saved game into memory; raises NotationError naming the file."""
    try:
        return replayed_game(read_game(path))
    except Unusable as error:
        raise NotationError(str(error).rstrip(".")) from error
    except UnfitFile as error:
        raise NotationError(f"{path}: {error}; name a file that `save` wrote") from error
