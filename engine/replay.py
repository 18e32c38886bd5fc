"""Replays a ledger of events: which of them still count, and the state after them.

Events count from 1; the number of an event is its seq. `TakenBack(to_seq)` restores the state after
event `to_seq`; later events continue from there, and taking back a take-back restores what it had
undone. It is only possible to go back to the end of a command: between the events of one command
the rules do not define what is legal.
"""

import hashlib
import json
from collections.abc import Collection, Iterable, Sequence
from itertools import zip_longest
from typing import TypeAlias

from engine.game import Amended, CommandT, EventT, Game, OptionsT, StateT, TakenBack
from engine.luck import Rolled, Shuffled
from engine.notation import to_json
from engine.refusal import Reason, refusal

Entry: TypeAlias = EventT | TakenBack
"""An entry of a ledger: an event of the game, or a take-back."""


def states(
    game: Game[OptionsT, StateT, CommandT, EventT],
    options: OptionsT,
    events: Iterable[Entry[EventT]],
) -> tuple[StateT, ...]:
    """Return the initial state, then the state after each event: one more than there are events."""
    passed = [game.setup(options)]
    for event in events:
        passed.append(next_state(game, passed, event))
    return tuple(passed)


def next_state(
    game: Game[OptionsT, StateT, CommandT, EventT], passed: Sequence[StateT], event: Entry[EventT]
) -> StateT:
    """Return the state after one more event; `passed[k]` is the state after event k."""
    if isinstance(event, TakenBack):
        return passed[event.to_seq]
    return game.evolve(passed[-1], event)


def replay(
    game: Game[OptionsT, StateT, CommandT, EventT],
    options: OptionsT,
    events: Iterable[Entry[EventT]],
) -> StateT:
    """Return the state after all of the events."""
    return states(game, options, events)[-1]


def state_after(
    game: Game[OptionsT, StateT, CommandT, EventT],
    options: OptionsT,
    events: Sequence[Entry[EventT]],
    seq: int,
) -> StateT:
    """Return the state after event `seq`; 0: the initial state."""
    return replay(game, options, events[:seq])


def command_ends(commands: Sequence[int | None]) -> frozenset[int]:
    """Return the seqs that a take-back may go back to: 0, and each command's last event.

    Args:
        commands: For each event the seq of the first event of its command; None if this was not
            kept, in which case the event counts as a command of its own.
    """
    pairs = enumerate(zip_longest(commands, commands[1:]), start=1)
    return frozenset((0, *(seq for seq, (own, after) in pairs if own is None or own != after)))


def take_back(
    events: Sequence[object], to_seq: int, ends: Collection[int] | None = None
) -> TakenBack:
    """Return the event that takes the game back to its state after event `to_seq`.

    Args:
        events: The ledger.
        to_seq: The seq to go back to; 0 is the initial state.
        ends: The seqs that are allowed (`command_ends`); None: all.

    Raises:
        IllegalCommand: There is no such event, nothing came after it, or it is in the middle of a
            command.
    """
    if not 0 <= to_seq < len(events):
        raise refusal(
            Reason.BAD_VALUE,
            f"cannot go back to event {to_seq}",
            f"choose 0 to {len(events) - 1}" if events else "nothing has happened yet; play first",
        )
    if ends is not None and to_seq not in ends:
        raise refusal(
            Reason.BAD_VALUE,
            f"event {to_seq} is in the middle of a command",
            f"choose {_nearest(ends, to_seq, len(events))}",
        )
    return TakenBack(to_seq)


def _nearest(ends: Collection[int], seq: int, head: int) -> str:
    """The allowed seqs before and after a refused one; the last event is no place to go back to."""
    before = max(end for end in ends if end < seq)
    after = min((end for end in ends if seq < end < head), default=None)
    return f"{before}" if after is None else f"{before} or {after}"


def standing(events: Sequence[Entry[EventT]]) -> tuple[EventT, ...]:
    """Return the events that still count, without take-backs and what they took back."""
    kept = (events[seq - 1] for seq in standing_seqs(events))
    # Take-backs are never among them: each points to the last event that still counts.
    return tuple(event for event in kept if not isinstance(event, TakenBack))


def standing_seqs(events: Sequence[object]) -> tuple[int, ...]:
    """Return the seqs of the events that still count, in order."""
    stands_at = [0]  # for each event k the last event that counts after it
    for seq, event in enumerate(events, start=1):
        stands_at.append(stands_at[event.to_seq] if isinstance(event, TakenBack) else seq)
    kept: list[int] = []
    seq = stands_at[-1]
    while seq:
        kept.append(seq)
        seq = stands_at[seq - 1]
    return tuple(reversed(kept))


def brings_back(events: Sequence[object], seq: int) -> bool:
    """Whether entry `seq` is a take-back that restores events which had been taken back."""
    event = events[seq - 1]
    if not isinstance(event, TakenBack):
        return False
    reached = standing_seqs(events[: event.to_seq])
    return bool(reached) and reached[-1] not in standing_seqs(events[: seq - 1])


def drawn(events: Sequence[object]) -> int:
    """Count the draws of luck that still count; it is also the number of the next house draw.

    A roll that was taken back gives the same values again, so that nobody can roll until they like
    the result. After an amendment the draws of the old line still count, so that none of its dice
    is used twice.
    """
    after = [0]  # the count after each event k
    for event in events:
        if isinstance(event, TakenBack):
            spent = event.spent if isinstance(event, Amended) else 0
            after.append(after[event.to_seq] + spent)
        else:
            after.append(after[-1] + draws(event))
    return after[-1]


def ledger_hash(events: Iterable[object]) -> str:
    """Return the SHA-256 (hex) over the canonical JSON of the events in order, one line each."""
    digest = hashlib.sha256()
    for event in events:
        digest.update(canonical(event).encode() + b"\n")
    return digest.hexdigest()


def canonical(event: object) -> str:
    """Return an event as JSON with sorted keys and without spaces."""
    return json.dumps(to_json(event), sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def draws(event: object) -> int:
    """Count the draws of luck in an event: one for each die, one for a shuffle."""
    if isinstance(event, Rolled):
        return len(event.values)
    return 1 if isinstance(event, Shuffled) else 0
