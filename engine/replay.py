"""From a ledger of events to the state of the game.

Events count from 1. `TakenBack(to_seq)` restores the state after event `to_seq`; later events
continue from there, and taking back a take-back restores what it had undone. One goes back only to
the end of a command: between its events a game is in a state that no rule knows.
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
"""What a ledger holds: a game's events, and what was taken back."""


def states(
    game: Game[OptionsT, StateT, CommandT, EventT],
    options: OptionsT,
    events: Iterable[Entry[EventT]],
) -> tuple[StateT, ...]:
    """The state as set up, then the state after each event: one more than there are events."""
    passed = [game.setup(options)]
    for event in events:
        passed.append(next_state(game, passed, event))
    return tuple(passed)


def next_state(
    game: Game[OptionsT, StateT, CommandT, EventT], passed: Sequence[StateT], event: Entry[EventT]
) -> StateT:
    """The state after one more event, given all the states so far (`passed[k]` after event k)."""
    if isinstance(event, TakenBack):
        return passed[event.to_seq]
    return game.evolve(passed[-1], event)


def replay(
    game: Game[OptionsT, StateT, CommandT, EventT],
    options: OptionsT,
    events: Iterable[Entry[EventT]],
) -> StateT:
    """The state after all of the events."""
    return states(game, options, events)[-1]


def state_after(
    game: Game[OptionsT, StateT, CommandT, EventT],
    options: OptionsT,
    events: Sequence[Entry[EventT]],
    seq: int,
) -> StateT:
    """The state after event `seq`; 0 is the state as set up."""
    return replay(game, options, events[:seq])


def command_ends(commands: Sequence[int | None]) -> frozenset[int]:
    """The places to go back to: 0, and the seq of the last event of each command.

    Args:
        commands: For each event the seq of the first event of its command; None if that was not
            kept, and the event counts as a command of its own.
    """
    pairs = enumerate(zip_longest(commands, commands[1:]), start=1)
    return frozenset((0, *(seq for seq, (own, after) in pairs if own is None or own != after)))


def take_back(
    events: Sequence[object], to_seq: int, ends: Collection[int] | None = None
) -> TakenBack:
    """The event that makes the game stand as after event `to_seq`.

    Args:
        events: The ledger.
        to_seq: Where to go back to; 0 is the game as set up.
        ends: The places between commands (`command_ends`); None: all.

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
    """The allowed places on both sides of a wrong one; not the head, where the game is already."""
    before = max(end for end in ends if end < seq)
    after = min((end for end in ends if seq < end < head), default=None)
    return f"{before}" if after is None else f"{before} or {after}"


def standing(events: Sequence[Entry[EventT]]) -> tuple[EventT, ...]:
    """The events that still count: without take-backs and what they took back."""
    kept = (events[seq - 1] for seq in standing_seqs(events))
    # No take-back counts itself: it points to the last event that still counts.
    return tuple(event for event in kept if not isinstance(event, TakenBack))


def standing_seqs(events: Sequence[object]) -> tuple[int, ...]:
    """The seqs of the events that still count, in order."""
    stands_at = [0]  # after event k: the last event that counts
    for seq, event in enumerate(events, start=1):
        stands_at.append(stands_at[event.to_seq] if isinstance(event, TakenBack) else seq)
    kept: list[int] = []
    seq = stands_at[-1]
    while seq:
        kept.append(seq)
        seq = stands_at[seq - 1]
    return tuple(reversed(kept))


def brings_back(events: Sequence[object], seq: int) -> bool:
    """Whether entry `seq` goes to what had been taken back: a take-back that is taken back."""
    event = events[seq - 1]
    if not isinstance(event, TakenBack):
        return False
    reached = standing_seqs(events[: event.to_seq])
    return bool(reached) and reached[-1] not in standing_seqs(events[: seq - 1])


def drawn(events: Sequence[object]) -> int:
    """How many draws of luck still count; the next draw of the house dice has this number.

    A roll that was taken back falls the same way again, so nobody can roll until they like it.
    After an amendment the draws of the old line still count, so that no die of it falls a second
    time.
    """
    after = [0]  # event k
    for event in events:
        if isinstance(event, TakenBack):
            spent = event.spent if isinstance(event, Amended) else 0
            after.append(after[event.to_seq] + spent)
        else:
            after.append(after[-1] + draws(event))
    return after[-1]


def ledger_hash(events: Iterable[object]) -> str:
    """SHA-256 (hex) over the canonical JSON of the events in order, one line each."""
    digest = hashlib.sha256()
    for event in events:
        digest.update(canonical(event).encode() + b"\n")
    return digest.hexdigest()


def canonical(event: object) -> str:
    """An event as JSON with sorted keys and without spaces."""
    return json.dumps(to_json(event), sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def draws(event: object) -> int:
    """How many draws of luck an event took."""
    if isinstance(event, Rolled):
        return len(event.values)
    return 1 if isinstance(event, Shuffled) else 0
