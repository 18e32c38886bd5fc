"""From a ledger of events to the state of the game.

Events count from 1. `TakenBack(to_seq)` makes the state what it was after event `to_seq`; later
events go on from there, and taking a take-back back restores what it had undone.
"""

import hashlib
import json
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from engine.game import Game, TakenBack
from engine.luck import Rolled, Shuffled
from engine.notation import to_json
from engine.refusal import Reason, refusal

OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT")


def states(
    game: Game[OptionsT, StateT], options: OptionsT, events: Iterable[Any]
) -> tuple[StateT, ...]:
    """The state as set up, then the state after each event: one more than there are events."""
    passed = [game.setup(options)]
    for event in events:
        passed.append(next_state(game, passed, event))
    return tuple(passed)


def next_state(game: Game[OptionsT, StateT], passed: Sequence[StateT], event: Any) -> StateT:
    """The state after one more event, given all the states so far (`passed[k]` after event k)."""
    if isinstance(event, TakenBack):
        return passed[event.to_seq]
    return game.evolve(passed[-1], event)


def replay(game: Game[OptionsT, StateT], options: OptionsT, events: Iterable[Any]) -> StateT:
    """The state after all of the events."""
    return states(game, options, events)[-1]


def state_after(
    game: Game[OptionsT, StateT], options: OptionsT, events: Sequence[Any], seq: int
) -> StateT:
    """The state after event `seq`; 0 is the state as set up."""
    return replay(game, options, events[:seq])


def take_back(events: Sequence[Any], to_seq: int) -> TakenBack:
    """The event that makes the game stand as after event `to_seq`.

    Raises:
        IllegalCommand: There is no such event, or nothing came after it.
    """
    if not 0 <= to_seq < len(events):
        raise refusal(
            Reason.BAD_VALUE,
            f"cannot go back to event {to_seq}",
            f"choose 0 to {len(events) - 1}" if events else "nothing has happened yet; play first",
        )
    return TakenBack(to_seq)


def check_fresh(events: Sequence[Any], based_on_seq: int) -> None:
    """The command was meant for the game as it stands.

    Raises:
        IllegalCommand: Something has happened since.
    """
    if based_on_seq != len(events):
        raise refusal(
            Reason.STALE,
            f"the command was meant for event {based_on_seq}, but the ledger has {len(events)}",
            "look at the game again and repeat it",
        )


def standing(events: Sequence[Any]) -> tuple[Any, ...]:
    """The events that still count: without take-backs and what they took back."""
    stands_at = [0]  # after event k: the last event that counts
    for seq, event in enumerate(events, start=1):
        stands_at.append(stands_at[event.to_seq] if isinstance(event, TakenBack) else seq)
    kept = []
    seq = stands_at[-1]
    while seq:
        kept.append(events[seq - 1])
        seq = stands_at[seq - 1]
    return tuple(reversed(kept))


def drawn(events: Sequence[Any]) -> int:
    """How many draws of luck still count; the next one from the house dice has this number.

    A roll that was taken back falls the same way again: nobody rolls until he likes it.
    """
    return sum(_draws(event) for event in standing(events))


def ledger_hash(events: Iterable[Any]) -> str:
    """SHA-256 (hex) over the canonical JSON of the events in order, one line each."""
    digest = hashlib.sha256()
    for event in events:
        digest.update(canonical(event).encode() + b"\n")
    return digest.hexdigest()


def canonical(event: Any) -> str:
    """An event as JSON with sorted keys and without spaces."""
    return json.dumps(to_json(event), sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _draws(event: Any) -> int:
    if isinstance(event, Rolled):
        return len(event.values)
    return 1 if isinstance(event, Shuffled) else 0
