"""Words that go back or correct: `undo`, `redo`, `amend`."""

from collections.abc import Mapping
from dataclasses import dataclass

import server.referee as referee
from engine.notation import NotationError
from server.cli.play.commands import CommandParser
from server.cli.play.context import Context, Word
from server.cli.play.history import SaidStep


@dataclass(frozen=True, slots=True)
class HistoryWords:
    """`undo`, `redo` and `amend`."""

    context: Context
    commands: CommandParser

    def words(self) -> Mapping[str, Word]:
        """What each word does."""
        return {
            "undo": lambda _: self._undo(),
            "redo": lambda _: self._redo(),
            "amend": self._amend,
        }

    def _undo(self) -> None:
        """Go back to before the last command; its dice would fall the same way again."""
        context = self.context
        head = context.session.head
        step = context.game.history.undo(head)
        referee.take_back(context.session, step.before, based_on_seq=head)
        context.print(f"  Undone: {step.told_to(context.screen.seat)}.")

    def _redo(self) -> None:
        context = self.context
        head = context.session.head
        step, at = context.game.history.redo()
        referee.take_back(context.session, at, based_on_seq=head)
        context.print(f"  Done again: {step.told_to(context.screen.seat)}.")

    def _amend(self, rest: str) -> None:
        """Correct an earlier entry; not with a curtain, as the plan shows everything."""
        context = self.context
        if context.screen.seat is not None:
            raise NotationError("an amendment shows everything: say `curtain off` first")
        head = context.session.head
        context.game.amending.take(rest, self.commands.of_the_past)
        if context.session.head > head:
            context.game.history.said(SaidStep(head, f"amend {rest}"))
