"""What can be undone and done again: commands, with where the ledger stood before each."""

from dataclasses import dataclass, field

from engine.game import Seat, TakenBack
from engine.notation import NotationError
from server.referee import HOUSE_DICE
from server.session import Session


@dataclass(frozen=True, slots=True)
class SaidStep:
    """A command that was said: the head of the ledger before it, its words, and whose it was."""

    before: int
    words: str
    seat: Seat = None

    def told_to(self, seat: Seat) -> str:
        """Its words for who may know them; None sees everything."""
        return (
            self.words if seat is None or self.seat in (None, seat) else "what another player said"
        )


@dataclass(slots=True)
class History:
    """Steps that can be undone, and those that were undone, with the head when they were."""

    done: list[SaidStep] = field(default_factory=list)
    undone: list[tuple[SaidStep, int]] = field(default_factory=list)

    def said(self, step: SaidStep) -> None:
        """One more command; what was undone before it cannot be done again."""
        self.done.append(step)
        self.undone.clear()

    def undo(self, head: int) -> SaidStep:
        """The command to take back; raises NotationError where there is none."""
        if not self.done:
            raise NotationError("there is nothing to undo")
        step = self.done.pop()
        self.undone.append((step, head))
        return step

    def redo(self) -> tuple[SaidStep, int]:
        """The command to do again, and the entry to go back to; raises NotationError."""
        if not self.undone:
            raise NotationError("there is nothing to redo")
        step, head = self.undone.pop()
        self.done.append(step)
        return step, head


def history_of(session: Session) -> History:
    """The commands of a game that still stand, for one that was loaded."""
    commands = dict.fromkeys(
        entry.command or entry.seq
        for entry, event in zip(session.entries, session.events, strict=True)
        if entry.seq in session.standing and not isinstance(event, TakenBack)
    )
    said = (seq for seq in commands if session.entries[seq - 1].who != HOUSE_DICE)
    return History([SaidStep(seq - 1, f"what entry {seq} began with") for seq in said])
