"""Carries out commands, and after them moves of bots and answers without an alternative."""

from collections.abc import Callable
from typing import TypeAlias

import server.referee as referee
from engine.bots import looking_ahead
from engine.game import AnyCommand, AnyGame, AnyState, Seat
from server.cli.play.context import Context
from server.cli.play.grammar import is_news
from server.cli.play.history import SaidStep
from server.cli.play.lexicon import names_of
from server.cli.play.prompts import without_choice

NO_CHOICE = " (there is no other choice)"
"""Printed after an answer that was carried out without asking."""

Chooser: TypeAlias = Callable[[AnyGame, AnyState, int, int], AnyCommand | None]
"""A bot: chooses a command, given a game, its state, a seed and the number of the draw."""


class CommandRunner:
    """Carries out a command, then moves of bots and answers without an alternative."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def say(self, command: AnyCommand, line: str = "") -> None:
        """Carry out a command; `line` is what was typed.

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
        """Let a bot choose the next command, for any player."""
        session = self._context.session
        command = chooser(session.game, session.state, session.record.seed, session.head)
        if command is None:
            self._context.print("  nothing is left to choose")
            return
        self._show_choice(command)
        self.say(command)

    def go_on(self) -> None:
        """Carry out moves of bots, and answers that have no alternative.

        If several players share a screen with a curtain, they are asked all the same, because not
        to be asked would reveal which cards they hold.
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
        """Show what a bot does, if everybody may know it."""
        if self._context.screen.seat is None:
            who = "Dice" if command.seat is None else self._context.name(command.seat)
            self._context.print(f"  {who}: {self._context.grammar().phrase(command)}")
