"""One game in progress: its ledger, the states that follow from it, and its access codes."""

import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from engine import replay
from engine.game import SPECTATOR, Amended, AnyEvent, AnyGame, AnyState, TakenBack
from engine.notation import from_json, options_from_json
from engine.plain import JsonObject
from engine.trial import seat_count, try_event, try_state
from server.guests import Guests
from server.store.codes import holder_of, renewed, with_seats
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
    """Who sends a request; `seat` is a player's number, and None for referee and spectators."""

    role: Role
    seat: int | None = None

    @property
    def sees_as(self) -> int | None:
        """The seat to pass to the game's `view`, which hides what this caller may not see."""
        return SPECTATOR if self.role == "spectator" else self.seat

    def __str__(self) -> str:
        return f"seat {self.seat}" if self.role == "seat" else self.role


REFEREE = Caller("referee")


class Session:
    """The events of one game and the states they lead to; only `referee` writes to it.

    `followed_by` is the next game of the same players, if they have begun one since the program
    started. `shared` is a slot for `server/api/news.py`, which stores there what all streams of
    this session share; the session itself does not use it.

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
        # A linked list: for each entry, the seq of the valid entry before it, or that to which it
        # goes back. A list of all valid entries for each one would take hundreds of megabytes
        # after ten thousand entries.
        self._previous_valid: list[int] = [0]
        self._guests = Guests(self._states[0])
        # The newest amendment, and its seq.
        self._amendment, self._amended_at = Amended(0), 0
        self._index(self._events)
        # Seats whose codes somebody else still has, and which are not accepted until new ones are
        # written.
        self._to_renew: frozenset[int] = frozenset()

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

    def sees_as(self, caller: Caller, seq: int) -> int | None:
        """The seat to pass to the game's `view` for the state after entry `seq`.

        If somebody else had the caller's seat then, whose join was taken back, the caller sees as
        much as a spectator.
        """
        if caller.seat is not None and not self._guests.is_newest(caller.seat, seq):
            return SPECTATOR
        return caller.sees_as

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
        self._to_renew |= self._take_in(entries, events, states)
        self._give_codes_to_new_players()
        self.publish()

    def catch_up(self) -> bool:
        """Read what other programs wrote to this game, and call all listeners if that was anything.

        Returns:
            Whether there was anything new.

        Raises:
            DamagedGame: The game cannot be read.
        """
        with self.lock:
            if not self.read_on():
                return False
            self.publish()
            return True

    def read_on(self) -> bool:
        """Read what other programs wrote to this game, without calling any listener.

        Returns:
            Whether there were new entries or new codes.

        Raises:
            DamagedGame: The game cannot be read.
        """
        with self.lock:
            record = self._ledger.find(self.record.id)
            if isinstance(record, Damage):
                raise DamagedGame(record)
            entries = self._ledger.entries(self.record.id, after=self.head)
            if record in (None, self.record) and not entries:
                return False
            events, states = self._foreseen(entries)
            self._to_renew |= self._take_in(entries, events, states)
            self._adopt(record or self.record)
            return True

    def _adopt(self, record: SessionRecord) -> None:
        """Take over a newer record; seats that have got another code need no new one any more."""
        before, now = (one.codes.get("seats", ()) for one in (self.record, record))
        self.record = record
        seats = enumerate(zip(before, now, strict=False), start=1)
        self._to_renew &= {seat for seat, (old, new) in seats if old == new}

    def follow(self, entries: tuple[Entry, ...]) -> None:
        """Append entries that were decided in another copy of the same game."""
        with self.lock:
            self.append(entries, *self._foreseen(entries))

    def _foreseen(self, entries: tuple[Entry, ...]) -> tuple[tuple[AnyEvent, ...], list[AnyState]]:
        """The events of the next entries, and all states from the initial one to the last."""
        events = tuple(from_json(self.game, entry.event) for entry in entries)
        states = self.states()
        for event in events:
            states.append(self.foresee(event, states))
        return events, states

    def _take_in(
        self, entries: tuple[Entry, ...], events: tuple[AnyEvent, ...], states: list[AnyState]
    ) -> frozenset[int]:
        """Add new entries; returns the seats that have changed hands with them."""
        self._entries += entries
        self._events += events
        self._states = states
        return self._index(events)

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
            self._adopt(replace(self.record, codes=codes))
            return self.publish()

    @property
    def amended_through(self) -> int:
        """Seq of the last entry that the newest amendment wrote; 0 if nothing was amended."""
        return self._amendment.through

    @property
    def last_command_at(self) -> str:
        """When the last command was given, or when the game began if none was; ISO 8601.

        Commands that an amendment repeats keep their old times, so that the amendment's own counts.
        """
        if not self._entries:
            return self.record.created_at
        is_newest = self.amended_through >= self.head
        return self._entries[self._amended_at - 1 if is_newest else -1].at

    def _give_codes_to_new_players(self) -> None:
        """Create access codes for players who have joined in mid-game.

        A seat that an earlier guest had, whose join was taken back, gets a new code. If the codes
        cannot be written, the store reports the problem, and the next command tries again.
        """
        seats = seat_count(self.state)
        if seats > len(self.record.codes["seats"]) or self._to_renew:
            with suppress(StoreProblem):
                self.change_codes(self._codes_for_guests)

    def _codes_for_guests(self, codes: JsonObject) -> JsonObject:
        """The codes with one for everybody who has joined, and new ones for changed seats."""
        known = len(codes["seats"])
        for seat in self._to_renew:
            codes = renewed(codes, seat) if seat <= known else codes
        return with_seats(codes, seat_count(self.state))

    def listen(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call `listener` after every change; returns a function that removes the listener."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def publish(self) -> None:
        """Call all listeners: something has changed."""
        for listener in tuple(self._listeners):
            listener()

    def _index(self, events: Iterable[AnyEvent]) -> frozenset[int]:
        """Update `standing`, `answered` and `ends` after these newest events were added.

        Returns:
            The seats that have changed hands.
        """
        changed: frozenset[int] = frozenset()
        for event in events:
            before = len(self._previous_valid) - 1
            self._previous_valid.append(event.to_seq if isinstance(event, TakenBack) else before)
            if isinstance(event, Amended):
                self._amendment, self._amended_at = event, before + 1
            command = self._entries[before].command
            changed |= self._guests.take_in(event, self._states[before + 1], command)
        self._standing = frozenset(self._valid())
        marks = (self._entries[seq - 1].proposal for seq in self._standing)
        self._answered = frozenset(mark for mark in marks if mark is not None)
        self._ends = replay.command_ends([entry.command for entry in self._entries])
        return changed

    def _valid(self) -> Iterator[int]:
        """Seqs of the valid entries, newest first."""
        seq = len(self._previous_valid) - 1
        while seq:
            yield seq
            seq = self._previous_valid[seq]

    def try_out(self, events: Sequence[AnyEvent], states: Sequence[AnyState]) -> None:
        """Check new events and states by calling every rules function that a table will call.

        A fault in the rules thus shows before anything is written. Raises whatever the rules raise.

        Args:
            events: The events to be appended, or all events.
            states: All states from the initial one to the one after the last of the events.
        """
        passed = states[len(states) - len(events) :]
        for event, state in zip(events, passed, strict=True):
            if not isinstance(event, TakenBack):
                try_event(self.game, state, event)
        try_state(self.game, states[-1])

    def caller(self, code: str) -> Caller | None:
        """Who has this code, if anybody; the code of a seat that has changed hands is nobody's."""
        match holder_of(self.record.codes, code):
            case None:
                return None
            case "referee":
                return REFEREE
            case "spectator":
                return Caller("spectator")
            case seat:
                return None if seat in self._to_renew else Caller("seat", seat)
