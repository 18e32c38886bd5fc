"""The game as the ledger holds it, and its valid line of play, command by command."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from engine.amending.luck import Fall
from engine.game import AnyCommand, AnyEvent, AnyGame, AnyState
from engine.luck import Rolled, RollNeeded, Shuffled, ShuffleNeeded
from engine.replay import standing_seqs


@dataclass(frozen=True, slots=True)
class Past:
    """Everything that the ledger holds of a game.

    Attributes:
        game: The rules.
        events: All events in order, take-backs included; the first has seq 1.
        states: The initial state, then the state after each event.
        firsts: For each event the seq of the first event of its command; None if unknown.
        said: For the first event of a command the command; None for all other events, for luck
            that the house rolled, and if the command was not kept.
        seed: The seed of the house dice.
        real_dice: Players roll dice on the table; the house rolls only what nobody rolled there.
    """

    game: AnyGame
    events: Sequence[AnyEvent]
    states: Sequence[AnyState]
    firsts: Sequence[int | None]
    said: Sequence[AnyCommand | None]
    seed: int | str
    real_dice: bool = False

    def by_house(self, needed: RollNeeded | ShuffleNeeded) -> bool:
        """Whether the house answers at once; it always shuffles, so that nobody knows the order."""
        return isinstance(needed, ShuffleNeeded) or not self.real_dice


@dataclass(frozen=True, slots=True)
class SpokenCommand:
    """A command of the valid line, with everything that it caused.

    Attributes:
        first: The seq of its first event, which identifies it.
        last: The seq of its last event.
        command: The command; None for luck of the house, or if the command was not kept.
        events: Everything that it caused, luck included.
        falls: The luck among these events.
    """

    first: int
    last: int
    command: AnyCommand | None
    events: tuple[AnyEvent, ...]
    falls: tuple[Fall, ...]

    @property
    def is_luck(self) -> bool:
        """Whether it only answers a roll or shuffle, with the consequences of that."""
        return isinstance(self.events[0], Rolled | Shuffled)


def line_of(past: Past) -> tuple[SpokenCommand, ...]:
    """Return the commands that still count, in order."""
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
    # Earlier versions kept no commands, but dice on the table were always entered by hand.
    if isinstance(events[0], Rolled) and (said is not None or past.real_dice):
        falls[0] = replace(falls[0], by_hand=True, before=events)
        said = falls[0].said
    return SpokenCommand(seqs[0], seqs[-1], said, events, tuple(falls))
