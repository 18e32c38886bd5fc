"""Words that show the game: its board, scores, state and log."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.notation import to_json
from server.cli.play.context import Context, Word

NOT_SHOWN = ("type", "options", "book", "board")
"""Fields of a state that never change: options, lists of shapes, every hex of a map."""


@dataclass(frozen=True, slots=True)
class ViewWords:
    """`board`, `score`, `raw` and `log`."""

    context: Context

    def words(self) -> Mapping[str, Word]:
        """What each word does."""
        return {
            "board": lambda _: self.board(),
            "state": lambda _: self.board(),
            "score": lambda _: self.score(),
            "raw": lambda _: self._raw(),
            "log": lambda _: self._log(),
        }

    def board(self) -> None:
        """Show the board, with the scores if they are not the same."""
        drawn, score = self._drawn(), self._standing()
        if not drawn and not score:
            self._raw()
        self.context.show(drawn.splitlines())
        if score != drawn:
            self.context.show(score.splitlines())

    def score(self) -> None:
        """Show the scores."""
        self.context.show(self._standing().splitlines())

    def _drawn(self) -> str:
        context = self.context
        return context.game.lexicon.board(context.seen(), context.screen.seat, context.units)

    def _standing(self) -> str:
        context = self.context
        return context.game.lexicon.score(context.seen(), context.screen.seat, context.units)

    def _raw(self) -> None:
        for name, value in to_json(self.context.seen()).items():
            if name not in NOT_SHOWN:
                self.context.print(f"  {name}: {value}")

    def _log(self) -> None:
        session = self.context.session
        for seq in range(1, session.head + 1):
            mark = " " if seq in session.standing else "-"
            self.context.print(f"  {mark}{seq:4}  {self.context.sentence(seq)}")
        self.context.print(f"  ledger {session.ledger_hash}")
