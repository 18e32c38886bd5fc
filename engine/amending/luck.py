"""Luck that has fallen, and which of it answers a question that is asked again."""

from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass, replace

from engine.game import AnyEvent, AnyState
from engine.luck import Roll, Rolled, RollNeeded, Shuffle, Shuffled, ShuffleNeeded

Needed = RollNeeded | ShuffleNeeded


@dataclass(frozen=True, slots=True)
class Fall:
    """Dice that fell once, or an order that was shuffled.

    Attributes:
        said: The answer.
        origin: The seq of its event in the ledger; None for new luck.
        why: What it was for; None if only the answer is known.
        sides: Of each die; None for an order, and if only the answer is known.
        corrected: The answer is not the one that was given then.
        by_hand: It was a command of its own: typed, or read by the camera.
        before: What it caused then, if it was a command of its own.
    """

    said: Roll | Shuffle
    origin: int | None = None
    why: str | None = None
    sides: int | None = None
    corrected: bool = False
    by_hand: bool = False
    before: tuple[AnyEvent, ...] = ()

    @classmethod
    def of(cls, seq: int, event: Rolled | Shuffled) -> "Fall":
        """The luck in an event of the ledger."""
        if isinstance(event, Rolled):
            return cls(Roll(event.values), seq, event.why, event.sides)
        return cls(Shuffle(event.order), seq, event.why)

    def is_asked(self, needed: Needed) -> bool:
        """Whether this very question was asked."""
        return self.fits(needed) and self.why in (None, needed.why)

    def fits(self, needed: Needed) -> bool:
        """Whether it answers as many dice with these sides, or as many things to put in order."""
        if isinstance(self.said, Shuffle):
            return isinstance(needed, ShuffleNeeded) and needed.takes(self.said.order)
        if not isinstance(needed, RollNeeded):
            return False
        return len(self.said.values) == needed.count and self.sides in (None, needed.sides)

    def with_answer(self, said: Roll | Shuffle) -> "Fall":
        """The fall with the same question and another answer."""
        return replace(self, said=said, corrected=True)


def asked(falls: Iterable[Fall], needed: Needed) -> Fall | None:
    """The first that answered this very question."""
    return next((fall for fall in falls if fall.is_asked(needed)), None)


def fitting(falls: Iterable[Fall], needed: Needed) -> Fall | None:
    """The first that could answer it, whatever its purpose was."""
    return next((fall for fall in falls if fall.fits(needed)), None)


def remembered(
    events: Sequence[AnyEvent],
    states: Sequence[AnyState],
    state: AnyState,
    needed: Needed,
    taken: Set[int],
) -> Fall | None:
    """What fell when the game was in exactly this state, even on an abandoned line.

    So a second amendment that undoes the first restores the old dice, and nobody can amend until
    they like the dice. Luck in `taken` belongs to another roll that only looks the same.
    """
    for seq, event in enumerate(events, start=1):
        if isinstance(event, Rolled | Shuffled) and seq not in taken:
            fall = Fall.of(seq, event)
            if fall.is_asked(needed) and states[seq - 1] == state:
                return fall
    return None
