"""The word `amend` in the terminal: correct an earlier entry, look at the plan, confirm it."""

from collections.abc import Callable
from dataclasses import dataclass

import server.amending as amending
from engine.amending import Amendment, Plan
from engine.notation import NotationError
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
    """A plan that waits for confirmation, and the ledger's head at that time."""

    amendments: tuple[Amendment, ...]
    plan: Plan
    head: int


class AmendWord:
    """Handles the word `amend`; nothing is written before `amend yes`.

    Args:
        session: The game.
        show: Prints one line.
    """

    def __init__(self, session: Session, show: Callable[[str], None]) -> None:
        self._session = session
        self._print = show
        self._waiting: _Shown | None = None

    def take(self, rest: str, read: Callable[[str], object]) -> None:
        """Act on what was typed after the word.

        Args:
            rest: What was typed.
            read: Parses a command for an earlier state of the game.

        Raises:
            NotationError: It is not an amendment.
            IllegalCommand: The rules refuse what follows from it.
        """
        word, _, more = rest.partition(" ")
        if word == "yes" and not more:
            self._write()
        elif word == "no" and not more:
            self._waiting = None
            self._print("  Nothing was changed.")
        elif word == "also" and self._waiting:
            self._show((*self._waiting.amendments, _amendment(more, read)))
        elif word:
            self._show((_amendment(rest, read),))
        else:
            self._print(AMEND_HELP)

    def _show(self, amendments: tuple[Amendment, ...]) -> None:
        head = self._session.head
        plan = amending.planned(self._session, amendments, based_on_seq=head)
        self._waiting = _Shown(amendments, plan, head)
        for line in plan_lines(self._session, plan):
            self._print(f"  {line}")
        self._print("  Nothing is written yet: type `amend yes`, or `amend no`.")

    def _write(self) -> None:
        if self._waiting is None:
            raise NotationError("nothing waits for a yes; say first what is amended")
        shown, self._waiting = self._waiting, None
        amending.amend(
            self._session, shown.amendments, digest=shown.plan.digest, based_on_seq=shown.head
        )
        for line in sentences(self._session, range(shown.head + 1, self._session.head + 1)):
            self._print(f"  {line}")


def _amendment(typed: str, read: Callable[[str], object]) -> Amendment:
    first, _, rest = typed.strip().partition(" ")
    before = first == "before"
    number, _, command = rest.strip().partition(" ") if before else (first, "", rest)
    if not number.isdecimal() or not command.strip():
        raise NotationError("say amend, the number of an entry in the log, and what is said")
    if command.strip() == "out" and not before:
        return Amendment(int(number), "remove")
    return Amendment(int(number), "insert" if before else "replace", read(command.strip()))
