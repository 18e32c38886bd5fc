"""One game in progress: its ledger, the states that follow from it, and its access codes."""

import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from engine import replay
from engine.game import SPECTATOR, AnyEvent, AnyGame, AnyState, TakenBack
from engine.notation import from_json, options_from_json
from engine.plain import JsonObject
from engine.trial import seat_count, try_event, try_state
from server.store.codes import holder_of, with_seats
from server.store.ledger import (
    Damage,
    DamagedGame,
    Entry,
    Ledger,
    SessionRecord,
    StaleHead,
    StoreProblem,
)

Role: TypeAlias = Literal["referee", "seat", "spectator"]
DICE = ("seeded", "typed", "camera")


@dataclass(frozen=True, slots=True)
class Caller:
    """Who is asking; `seat` is a player's number, None for everybody else."""

    role: Role
    seat: int | None = None

    @property
    def sees_as(self) -> int | None:
        """The seat to ask the game's `view` for."""
        return SPECTATOR if self.role == "spectator" else self.seat

    def __str__(self) -> str:
        return f"seat {self.seat}" if self.role == "seat" else self.role


REFEREE = Caller("referee")


class Session:
    """The events of one game and the states they lead to; only `referee` writes to it.

    `followed_by` is the game that the same players began after it, while the program runs.
    `shared` is kept here for those who look on (`server/api/news.py`); the session does not use it.

    Args:
        record: How the session was begun.
        game: Its rules.
        ledger: Where its entries are kept; existing entries are replayed.
    """

    def __init__(self, record: SessionRecord, game: AnyGame, ledger: Ledger) -> None:
        self.record = record
        self.game = game
        self.options = options_from_json(game, record.options)
        self.lock = threading.RLock()
        self.followed_by: Session | None = None
        self.shared: object = None
        self._ledger = ledger
        self._listeners: list[Callable[[], None]] = []
        self._entries: tuple[Entry, ...] = tuple(ledger.entries(record.id))
        self._events = tuple(from_json(game, entry.event) for entry in self._entries)
        self._states = list(replay.states(game, self.options, self._events))
        # For each entry the previous valid one at that time: a list of all valid ones for each
        # would take hundreds of megabytes after ten thousand entries.
        self._comes_after: list[int] = [0]
        self._note(self._events)

    @property
    def head(self) -> int:
        """The seq of the newest entry; 0 before the first."""
        return len(self._entries)

    @property
    def real_dice(self) -> bool:
        """Whether dice are rolled on the table, and somebody enters what they show."""
        return self.record.dice != "seeded"

    @property
    def state(self) -> AnyState:
        """The current state of the game."""
        return self._states[-1]

    @property
    def events(self) -> tuple[AnyEvent, ...]:
        """All events, including take-backs."""
        return self._events

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All entries: the events with who caused them and when."""
        return self._entries

    @property
    def ledger_hash(self) -> str:
        """SHA-256 over the canonical JSON of the events in order."""
        return replay.ledger_hash(self._events)

    @property
    def standing(self) -> frozenset[int]:
        """Seqs of the entries that were not taken back."""
        return self._standing

    @property
    def ends(self) -> frozenset[int]:
        """Seqs of the last entries of commands: the places to go back to."""
        return self._ends

    @property
    def answered(self) -> frozenset[str]:
        """Marks of the proposals behind valid entries; a take-back offers them again."""
        return self._answered

    def state_after(self, seq: int) -> AnyState:
        """The state of the game after entry `seq`."""
        return self._states[seq]

    def foresee(self, event: AnyEvent, states: list[AnyState]) -> AnyState:
        """The state after one more event, given all states up to it."""
        return replay.next_state(self.game, states, event)

    def states(self) -> list[AnyState]:
        """The initial state and the state after each entry; a new list."""
        return list(self._states)

    def append(
        self, entries: tuple[Entry, ...], events: tuple[AnyEvent, ...], states: list[AnyState]
    ) -> None:
        """Append entries with their states; raises StaleHead if another program wrote first."""
        self._ledger.append(self.record.id, entries)
        self._take_in(entries, events, states)
        self._let_in_who_joined()
        self.publish()

    def catch_up(self) -> bool:
        """Read what other programs wrote, and call all listeners; returns whether there was any.

        Raises:
            DamagedGame: It cannot be read.
        """
        with self.lock:
            if not self.read_on():
                return False
            self.publish()
            return True

    def read_on(self) -> bool:
        """Read what other programs wrote to the ledger; no listener is called.

        Raises:
            DamagedGame: It cannot be read.
        """
        with self.lock:
            record = self._ledger.find(self.record.id)
            if isinstance(record, Damage):
                raise DamagedGame(record)
            entries = self._ledger.entries(self.record.id, after=self.head)
            if record in (None, self.record) and not entries:
                return False
            events, states = self._foreseen(entries)
            self.record = record or self.record
            self._take_in(entries, events, states)
            return True

    def follow(self, entries: tuple[Entry, ...]) -> None:
        """Append entries that were decided in another copy of the same game."""
        with self.lock:
            self.append(entries, *self._foreseen(entries))

    def _foreseen(self, entries: tuple[Entry, ...]) -> tuple[tuple[AnyEvent, ...], list[AnyState]]:
        """The events of the next entries, and all states up to the one after them."""
        events = tuple(from_json(self.game, entry.event) for entry in entries)
        states = self.states()
        for event in events:
            states.append(self.foresee(event, states))
        return events, states

    def _take_in(
        self, entries: tuple[Entry, ...], events: tuple[AnyEvent, ...], states: list[AnyState]
    ) -> None:
        self._entries += entries
        self._events += events
        self._states = states
        self._note(events)

    def change_codes(self, change: Callable[[JsonObject], JsonObject]) -> None:
        """Change the access codes; raises StoreProblem if they cannot be written.

        `change` gets the stored codes, so that codes withdrawn by another program stay withdrawn.
        """
        with self.lock:
            codes = change(self.record.codes)
            try:
                self._ledger.change_codes(self.record.id, codes, instead_of=self.record.codes)
            except StaleHead:
                if not self.catch_up():
                    raise
                return self.change_codes(change)
            self.record = replace(self.record, codes=codes)
            return self.publish()

    @property
    def last_command_at(self) -> str:
        """The time of the last entry, or of the beginning; ISO 8601."""
        return self._entries[-1].at if self._entries else self.record.created_at

    def _let_in_who_joined(self) -> None:
        """Give codes to players who have joined in mid-game.

        If they cannot be written, the store says so, and the next command tries again.
        """
        seats = seat_count(self.state)
        if seats > len(self.record.codes["seats"]):
            with suppress(StoreProblem):
                self.change_codes(lambda codes: with_seats(codes, seats))

    def listen(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call `listener` after every change; returns a function that ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def publish(self) -> None:
        """Call all listeners: something has changed."""
        for listener in tuple(self._listeners):
            listener()

    def _note(self, events: Iterable[AnyEvent]) -> None:
        """Work out once what follows from all entries, of which these events are the newest."""
        for event in events:
            before = len(self._comes_after) - 1
            self._comes_after.append(event.to_seq if isinstance(event, TakenBack) else before)
        self._standing = frozenset(self._valid())
        marks = (self._entries[seq - 1].proposal for seq in self._standing)
        self._answered = frozenset(mark for mark in marks if mark is not None)
        self._ends = replay.command_ends([entry.command for entry in self._entries])

    def _valid(self) -> Iterator[int]:
        """Seqs of the valid entries, newest first."""
        seq = len(self._comes_after) - 1
        while seq:
            yield seq
            seq = self._comes_after[seq]

    def try_out(self, events: Sequence[AnyEvent], states: Sequence[AnyState]) -> None:
        """Call on new events and states what a table will call; raises whatever the rules raise.

        Args:
            events: The events to be appended, or all events.
            states: All states, up to the one after the last of the events.
        """
        passed = states[len(states) - len(events) :]
        for event, state in zip(events, passed, strict=True):
            if not isinstance(event, TakenBack):
                try_event(self.game, state, event)
        try_state(self.game, states[-1])

    def caller(self, code: str) -> Caller | None:
        """Who has this code, if anybody."""
        match holder_of(self.record.codes, code):
            case None:
                return None
            case "referee":
                return REFEREE
            case "spectator":
                return Caller("spectator")
            case seat:
                return Caller("seat", seat)
