"""What a ledger knows of a game, and the valid line of play, command by command."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from engine.amending.luck import Fall
from engine.game import AnyCommand, AnyEvent, AnyGame, AnyState
from engine.luck import Rolled, RollNeeded, Shuffled, ShuffleNeeded
from engine.replay import standing_seqs


@dataclass(frozen=True, slots=True)
class Past:
    """Everything that a ledger holds.

    Attributes:
        game: The rules.
        events: In order, take-backs included; the first has seq 1.
        states: As set up, then after each event.
        firsts: For each event the seq of the first event of its command; None if unknown.
        said: For the first event of a command the command; None for all others, for luck that fell
            by itself, and if the command was not kept.
        seed: Of the house dice.
        real_dice: Dice fall on the table; the house rolls only what nobody threw there.
    """

    game: AnyGame
    events: Sequence[AnyEvent]
    states: Sequence[AnyState]
    firsts: Sequence[int | None]
    said: Sequence[AnyCommand | None]
    seed: int | str
    real_dice: bool = False

    def by_house(self, needed: RollNeeded | ShuffleNeeded) -> bool:
        """Whether the house answers this at once; nobody may know an order."""
        return isinstance(needed, ShuffleNeeded) or not self.real_dice


@dataclass(frozen=True, slots=True)
class SpokenCommand:
    """A command of the valid line, with everything that it caused.

    Attributes:
        first: The seq of its first event, by which it is named.
        last: The seq of its last one.
        command: The command; None if luck fell by itself, or the command was not kept.
        events: Everything that it caused, luck included.
        falls: The luck among them.
    """

    first: int
    last: int
    command: AnyCommand | None
    events: tuple[AnyEvent, ...]
    falls: tuple[Fall, ...]

    @property
    def is_luck(self) -> bool:
        """Whether it only answers dice or a shuffle, with what followed from that."""
        return isinstance(self.events[0], Rolled | Shuffled)


def line_of(past: Past) -> tuple[SpokenCommand, ...]:
    """The valid commands, in order."""
    seqs = standing_seqs(past.events)
    groups = groupby(seqs, key=lambda seq: past.firsts[seq - 1] or seq)
    return tuple(_spoken(past, tuple(group)) for _, group in groups)


def _spoken(past: Past, seqs: tuple[int, ...]) -> SpokenCommand:
    events = tuple(past.events[seq - 1] for seq in seqs)
    said = past.said[seqs[0] - 1]
    falls = [
        Fall.of(seq, event)
        for seq, event in zip(seqs, events, strict=True)
        if isinstance(event, Rolled | Shuffled)
    ]
    # Earlier versions kept no commands, but dice on the table were always told by hand.
    if isinstance(events[0], Rolled) and (said is not None or past.real_dice):
        falls[0] = replace(falls[0], by_hand=True, before=events)
        said = falls[0].said
    return SpokenCommand(seqs[0], seqs[-1], said, events, tuple(falls))
