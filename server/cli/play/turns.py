"""Commands are carried out, and what needs nobody at the terminal follows by itself."""

from collections.abc import Callable
from typing import TypeAlias

import server.referee as referee
from engine.bots import looking_ahead
from engine.game import AnyCommand, AnyGame, AnyState, Seat
from server.cli.play.asking import without_choice
from server.cli.play.context import Context
from server.cli.play.grammar import is_news
from server.cli.play.history import SaidStep
from server.cli.play.lexicon import names_of

NO_CHOICE = " (there is no other choice)"
"""Follows an answer that nobody was asked for."""

Chooser: TypeAlias = Callable[[AnyGame, AnyState, int, int], AnyCommand | None]
"""A bot: from a game, its state, a seed and the number of the draw one of the choices, if any."""


class Turns:
    """Carries out what was said, then what bots and forced answers add."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def say(self, command: AnyCommand, line: str = "") -> None:
        """Carry out a command; `line` is how it was typed.

        Raises:
            IllegalCommand: The rules refuse it.
        """
        context = self._context
        head = context.session.head
        words = context.grammar().phrase(command)
        referee.handle(context.session, command, based_on_seq=head)
        context.game.history.said(SaidStep(head, words, command.seat))
        if line and not line.isdecimal() and is_news(words, line, names_of(context.session.state)):
            context.print(f"  (understood as: {words})")
        elif line.isdecimal():
            context.print(f"  {words}")
        context.show_since(head)
        self.go_on()

    def choose(self, chooser: Chooser) -> None:
        """Let a bot choose the next command, whoever it belongs to."""
        session = self._context.session
        command = chooser(session.game, session.state, session.record.seed, session.head)
        if command is None:
            self._context.print("  nothing is left to choose")
            return
        self._show_choice(command)
        self.say(command)

    def go_on(self) -> None:
        """Carry out what needs nobody: what bots choose, and answers that have no alternative.

        Where several share a screen behind the curtain they are asked all the same: that somebody
        has no choice tells which cards they hold.
        """
        context, screen = self._context, self._context.screen
        while isinstance(awaited := self._awaited(), frozenset):
            alone = not screen.curtain or len(screen.people(context.session)) == 1
            bots = self._choice_of_bots(awaited & screen.bots)
            forced = without_choice(context.grammar(), awaited) if alone and bots is None else None
            command = bots or forced
            if command is None:
                return
            if bots:
                self._show_choice(command)
            head = context.session.head
            referee.handle(context.session, command, based_on_seq=head)
            context.show_since(head, "" if bots else NO_CHOICE)

    def _awaited(self) -> object:
        return self._context.session.game.awaiting(self._context.session.state)

    def _choice_of_bots(self, asked: frozenset[Seat]) -> AnyCommand | None:
        session = self._context.session
        if not asked:
            return None
        return looking_ahead(
            session.game, session.state, session.record.seed, session.head, seats=asked
        )

    def _show_choice(self, command: AnyCommand) -> None:
        """Show what a bot does, where everybody may know it."""
        if self._context.screen.seat is None:
            who = "Dice" if command.seat is None else self._context.name(command.seat)
            self._context.print(f"  {who}: {self._context.grammar().phrase(command)}")
