"""One tournament of the database: its entries, and the state that follows from them."""

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import cast

from engine.notation import plain_json, value_from_json
from engine.plain import JsonObject
from engine.refusal import IllegalCommand, Reason, refusal
from engine.tournament.tournament import Tournament, TournamentBegun, TournamentEvent, evolved
from server.store.ledger import Entry, StaleHead, TournamentLog


@dataclass(frozen=True, slots=True)
class TournamentEntry:
    """An entry of a tournament.

    Attributes:
        seq: From 1.
        event: What happened.
        at: When, ISO 8601.
    """

    seq: int
    event: TournamentEvent
    at: str


class KeptTournament:
    """A tournament and its log; other programs may write to it too.

    Args:
        tournament_id: Its id.
        log: Where its entries are kept; the existing ones are read.

    Raises:
        DamagedGame: They were changed.
    """

    def __init__(self, tournament_id: str, log: TournamentLog) -> None:
        self.id = tournament_id
        self.lock = threading.RLock()
        self._log = log
        self._entries: list[TournamentEntry] = []
        self._state: Tournament | None = None
        self.catch_up()

    @property
    def head(self) -> int:
        """The seq of the newest entry."""
        return len(self._entries)

    @property
    def entries(self) -> tuple[TournamentEntry, ...]:
        """All entries, oldest first."""
        return tuple(self._entries)

    @property
    def state(self) -> Tournament:
        """The tournament's current state; there is at least one entry."""
        assert self._state is not None
        return self._state

    def catch_up(self) -> bool:
        """Read what other programs wrote; returns whether there was anything."""
        with self.lock:
            new = self._log.entries(self.id, after=self.head)
            for one in new:
                self._take_in(TournamentEntry(one.seq, _event_of(one), one.at))
            return bool(new)

    def say(
        self,
        decide: Callable[[Tournament], Sequence[TournamentEvent]],
        *,
        based_on_seq: int,
        who: str = "referee",
    ) -> None:
        """Decide on the current state, and append the resulting events.

        Args:
            decide: Returns the events for a state, or refuses. As drawing a large round takes
                seconds, others may read meanwhile; if they write, nothing is appended.
            based_on_seq: The head that the caller had seen.
            who: Who decides.

        Raises:
            IllegalCommand: The rules refuse it, or there are entries after `based_on_seq`.
            StoreProblem: It cannot be written.
        """
        with self.lock:
            self._check_head(based_on_seq)
            state = self.state
        events = decide(state)
        with self.lock:
            self._check_head(based_on_seq)
            self.keep(events, who=who)

    def keep(self, events: Sequence[TournamentEvent], *, who: str = "referee") -> None:
        """Append events that were decided on the current state.

        Raises:
            IllegalCommand: Another program wrote first.
        """
        at = datetime.now(UTC).isoformat(timespec="milliseconds")
        entries = tuple(
            Entry(seq, _json_of(event), who, at)
            for seq, event in enumerate(events, start=self.head + 1)
        )
        try:
            self._log.append(self.id, entries)
        except StaleHead as error:
            self.catch_up()
            raise _stale(self) from error
        for one, event in zip(entries, events, strict=True):
            self._take_in(TournamentEntry(one.seq, event, one.at))

    def _check_head(self, based_on_seq: int) -> None:
        if based_on_seq != self.head:
            raise _stale(self)

    def _take_in(self, entry: TournamentEntry) -> None:
        if isinstance(entry.event, TournamentBegun):
            self._state = Tournament(entry.event)
        else:
            self._state = evolved(self.state, entry.event)
        self._entries.append(entry)


def _stale(kept: KeptTournament) -> IllegalCommand:
    return refusal(
        Reason.STALE,
        f"the tournament has gone on; its newest entry is {kept.head}",
        "look how it stands, and decide again",
    )


def _json_of(event: TournamentEvent) -> JsonObject:
    written = plain_json(event, TournamentEvent)
    assert isinstance(written, dict)
    return written


def _event_of(entry: Entry) -> TournamentEvent:
    # `value_from_json` returns only kinds of this union.
    return cast(
        TournamentEvent, value_from_json(TournamentEvent, entry.event, f"entry {entry.seq}")
    )
