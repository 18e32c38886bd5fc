"""Rolls and shuffles of the past, and which of them answer luck that is awaited again."""

from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass, replace

from engine.game import AnyEvent, AnyState
from engine.luck import Roll, Rolled, RollNeeded, Shuffle, Shuffled, ShuffleNeeded

Needed = RollNeeded | ShuffleNeeded


@dataclass(frozen=True, slots=True)
class Fall:
    """A roll or shuffle that fell once, or that is new in an amendment.

    Attributes:
        said: The command that gave its result.
        origin: The seq of its event in the ledger; None for new luck.
        why: What it was for; None if only the result is known.
        sides: The number of sides of each die; None for a shuffle, or if only the result is known.
        corrected: The result was changed by the amendment.
        by_hand: It was a command of its own: typed, or read by the camera.
        before: What it caused at the time, if it was a command of its own.
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
        """Return the luck in an event of the ledger."""
        if isinstance(event, Rolled):
            return cls(Roll(event.values), seq, event.why, event.sides)
        return cls(Shuffle(event.order), seq, event.why)

    def is_asked(self, needed: Needed) -> bool:
        """Whether it answered exactly this request, including its purpose."""
        return self.fits(needed) and self.why in (None, needed.why)

    def fits(self, needed: Needed) -> bool:
        """Whether its result would be valid: the right dice, or the right number of things."""
        if isinstance(self.said, Shuffle):
            return isinstance(needed, ShuffleNeeded) and needed.takes(self.said.order)
        if not isinstance(needed, RollNeeded):
            return False
        return len(self.said.values) == needed.count and self.sides in (None, needed.sides)

    def with_answer(self, said: Roll | Shuffle) -> "Fall":
        """Return the same roll or shuffle with a corrected result."""
        return replace(self, said=said, corrected=True)


def asked(falls: Iterable[Fall], needed: Needed) -> Fall | None:
    """Return the first that answered exactly this request."""
    return next((fall for fall in falls if fall.is_asked(needed)), None)


def fitting(falls: Iterable[Fall], needed: Needed) -> Fall | None:
    """Return the first whose result would be valid, whatever its purpose was."""
    return next((fall for fall in falls if fall.fits(needed)), None)


def remembered(
    events: Sequence[AnyEvent],
    states: Sequence[AnyState],
    state: AnyState,
    needed: Needed,
    taken: Set[int],
) -> Fall | None:
    """Return luck that fell in exactly this state, even on an abandoned line.

    An amendment that undoes another one thus restores the old dice, and nobody can amend until
    they like the dice. Luck in `taken` is left out: it belongs to another roll that only looks the
    same.
    """
    for seq, event in enumerate(events, start=1):
        if isinstance(event, Rolled | Shuffled) and seq not in taken:
            fall = Fall.of(seq, event)
            if fall.is_asked(needed) and states[seq - 1] == state:
                return fall
    return None
