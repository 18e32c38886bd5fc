"""One tournament of the database: its entries, and what follows from them."""

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
    """A tournament that goes on; other programs may write to it too.

    Args:
        tournament_id: Which.
        log: Where its entries are kept; those that are there are read.

    Raises:
        DamagedGame: They are not as they were written.
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
        """Everything that happened."""
        return tuple(self._entries)

    @property
    def state(self) -> Tournament:
        """The tournament as it stands; there is a first entry."""
        assert self._state is not None
        return self._state

    def catch_up(self) -> bool:
        """Take in what other programs wrote; whether there was anything."""
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
        """Decide on it as it stands, and keep what follows.

        Raises:
            IllegalCommand: The rules refuse it, or the tournament has gone on since `based_on_seq`.
            StoreProblem: It cannot be kept.
        """
        with self.lock:
            if based_on_seq != self.head:
                raise _stale(self)
            self.keep(decide(self.state), who=who)

    def keep(self, events: Sequence[TournamentEvent], *, who: str = "referee") -> None:
        """Append events that were decided on the head.

        Raises:
            IllegalCommand: Another program was faster.
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

    def _take_in(self, told: TournamentEntry) -> None:
        if isinstance(told.event, TournamentBegun):
            self._state = Tournament(told.event)
        else:
            self._state = evolved(self.state, told.event)
        self._entries.append(told)


def _stale(kept: KeptTournament) -> IllegalCommand:
    return refusal(
        Reason.STALE,
        f"the tournament has gone on; its newest entry is {kept.head}",
        "look how it stands, and decide anew",
    )


def _json_of(event: TournamentEvent) -> JsonObject:
    written = plain_json(event, TournamentEvent)
    assert isinstance(written, dict)
    return written


def _event_of(entry: Entry) -> TournamentEvent:
    # The type says which kinds there may be, and nothing else comes back.
    return cast(
        TournamentEvent, value_from_json(TournamentEvent, entry.event, f"entry {entry.seq}")
    )
