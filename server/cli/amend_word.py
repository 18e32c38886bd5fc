"""The word `amend` in the terminal: an earlier entry is corrected, looked at, then confirmed."""

from collections.abc import Callable
from dataclasses import dataclass

import server.amending as amending
from engine.amending import Amendment, Plan
from engine.notation import NotationError
from engine.text import from_text
from server.cli.plan_words import plan_lines
from server.sentences import sentences
from server.session import Session

AMEND_HELP = """\
  amend 12 COMMAND         says COMMAND in the place of entry 12 of the log
  amend 12 out             takes it out
  amend before 12 COMMAND  puts COMMAND in before it
  amend also ...           one more correction at the same time
  amend yes, amend no      writes what was shown, or forgets it; `undo` takes up the old line"""


@dataclass(frozen=True, slots=True)
class _Shown:
    """A plan that waits for a yes, and where the ledger stood then."""

    amendments: tuple[Amendment, ...]
    plan: Plan
    head: int


class AmendWord:
    """What follows the word `amend`; nothing is written before `amend yes`.

    Args:
        session: The game.
        tell: Prints one line.
        read: From what was typed to a command, where the terminal has words of its own.
    """

    def __init__(
        self,
        session: Session,
        tell: Callable[[str], None],
        read: Callable[[str], object] | None = None,
    ) -> None:
        self._session = session
        self._tell = tell
        self._read = read or (lambda line: from_text(session.game, line))
        self._shown: _Shown | None = None

    def take(self, rest: str) -> None:
        """What was typed behind the word; raises NotationError or IllegalCommand."""
        word, _, more = rest.partition(" ")
        if word == "yes" and not more:
            self._write()
        elif word == "no" and not more:
            self._shown = None
            self._tell("  Nothing was changed.")
        elif word == "also" and self._shown:
            self._show((*self._shown.amendments, self._amendment(more)))
        elif word:
            self._show((self._amendment(rest),))
        else:
            self._tell(AMEND_HELP)

    def _amendment(self, typed: str) -> Amendment:
        first, _, rest = typed.strip().partition(" ")
        before = first == "before"
        number, _, command = rest.strip().partition(" ") if before else (first, "", rest)
        if not number.isdecimal() or not command.strip():
            raise NotationError("say amend, the number of an entry in the log, and what is said")
        if command.strip() == "out" and not before:
            return Amendment(int(number), "remove")
        said = self._read(command.strip())
        return Amendment(int(number), "insert" if before else "replace", said)

    def _show(self, amendments: tuple[Amendment, ...]) -> None:
        head = self._session.head
        plan = amending.planned(self._session, amendments, based_on_seq=head)
        self._shown = _Shown(amendments, plan, head)
        for line in plan_lines(self._session, plan):
            self._tell(f"  {line}")
        self._tell("  Nothing is written yet: type `amend yes`, or `amend no`.")

    def _write(self) -> None:
        if self._shown is None:
            raise NotationError("nothing waits for a yes; say first what is amended")
        shown, self._shown = self._shown, None
        amending.amend(
            self._session, shown.amendments, digest=shown.plan.digest, based_on_seq=shown.head
        )
        for line in sentences(self._session, range(shown.head + 1, self._session.head + 1)):
            self._tell(f"  {line}")
