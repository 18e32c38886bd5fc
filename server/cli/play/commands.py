"""Parsing a typed line as a command: a number from the list, the exact form, or words."""

import re

from engine.game import AnyCommand
from engine.notation import NotationError
from engine.text import from_text
from server.cli.play.completion import refusal_of
from server.cli.play.context import Context
from server.cli.play.listing import offers
from server.cli.play.units import unit_typed
from server.cli.play.words import tokens

_SPEAKER = re.compile(r"\s*(?:ref|\d+)\s*:")
_FIELD = re.compile(r"\w=[\w\[\"-]")


class CommandParser:
    """Parses commands of the current game."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def typed(self, line: str) -> AnyCommand:
        """The command in a line; raises NotationError if there is none."""
        if line.isdecimal():
            return self._numbered(int(line))
        session = self._context.session
        try:
            exact = from_text(session.game, line, seat=self._context.screen.seat)
        except NotationError as error:
            return self._in_other_words(line, error)
        if refusal_of(lambda: session.game.decide(session.state, exact)) is not None:
            return self._rather_in_words(line, exact)
        return exact

    def of_the_past(self, line: str) -> AnyCommand:
        """A command for an earlier entry, which the rules will judge in the state of that time."""
        try:
            return from_text(self._context.session.game, line)
        except NotationError as error:
            return self._in_other_words(line, error)

    def in_words(self, line: str) -> AnyCommand:
        """The command in a line of words; its unit of length becomes the usual one."""
        command = self._context.grammar(self._context.screen.seat).read(line)
        units = self._context.units
        units.now = unit_typed(tokens(line)) or units.now
        return command

    def _numbered(self, number: int) -> AnyCommand:
        found = offers(self._context.grammar())
        if not 1 <= number <= len(found):
            raise NotationError(f"the list has {len(found)} commands")
        return found[number - 1].command

    def _in_other_words(self, line: str, error: NotationError) -> AnyCommand:
        """Parse in words a line that is no valid exact form, unless it looks like one."""
        if _SPEAKER.match(line) or _FIELD.search(line):
            raise error
        return self.in_words(line)

    def _rather_in_words(self, line: str, exact: AnyCommand) -> AnyCommand:
        """Parse in words a line whose exact form the rules refuse, if it can be read so."""
        try:
            return self.in_words(line)
        except NotationError:
            return exact
