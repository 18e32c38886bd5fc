"""Undo and redo: commands with the ledger's head before each."""

from dataclasses import dataclass, field

from engine.game import Seat, TakenBack
from engine.notation import NotationError
from server.referee import HOUSE_DICE
from server.session import Session


@dataclass(frozen=True, slots=True)
class SaidStep:
    """A command that was carried out.

    Attributes:
        before: The head of the ledger before it.
        words: The command in words.
        seat: Who gave it; None for the referee.
    """

    before: int
    words: str
    seat: Seat = None

    def told_to(self, seat: Seat) -> str:
        """The command's words for a seat, which may not know what others typed; None may."""
        return (
            self.words if seat is None or self.seat in (None, seat) else "what another player said"
        )


@dataclass(slots=True)
class History:
    """The commands that can be undone, and those that can be redone.

    Attributes:
        done: Commands that can be undone, the last one last.
        undone: Commands that were undone, each with the head of the ledger before that.
    """

    done: list[SaidStep] = field(default_factory=list)
    undone: list[tuple[SaidStep, int]] = field(default_factory=list)

    def said(self, step: SaidStep) -> None:
        """Add a command; earlier undone ones can no longer be redone."""
        self.done.append(step)
        self.undone.clear()

    def undo(self, head: int) -> SaidStep:
        """The command to take back; raises NotationError if there is none."""
        if not self.done:
            raise NotationError("there is nothing to undo")
        step = self.done.pop()
        self.undone.append((step, head))
        return step

    def redo(self) -> tuple[SaidStep, int]:
        """The command to redo, and the entry to go back to; raises NotationError for none."""
        if not self.undone:
            raise NotationError("there is nothing to redo")
        step, head = self.undone.pop()
        self.done.append(step)
        return step, head


def history_of(session: Session) -> History:
    """The history of a loaded game: its valid commands."""
    commands = dict.fromkeys(
        entry.command or entry.seq
        for entry, event in zip(session.entries, session.events, strict=True)
        if entry.seq in session.standing and not isinstance(event, TakenBack)
    )
    said = (seq for seq in commands if session.entries[seq - 1].who != HOUSE_DICE)
    return History([SaidStep(seq - 1, f"what entry {seq} began with") for seq in said])
