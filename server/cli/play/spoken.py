"""A command in the terminal's words, for calls that take one: `amend`, `replay --fork`."""

import io

from server.cli.play.commands import CommandParser
from server.cli.play.context import Context
from server.cli.play.history import History
from server.cli.play.screen import Screen
from server.session import Session


def command_in_words(session: Session, text: str) -> object:
    """The command in a text, in the exact form or in words; the referee sees everything.

    Raises:
        NotationError: It is none; says what would be one.
    """
    context = Context(session, History(), io.StringIO(), Screen())
    return CommandParser(context).of_the_past(text)
