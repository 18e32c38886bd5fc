"""All tournaments of the database, and the games that belong to their tables."""

import json
import logging
import secrets
import threading
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from engine import GAMES
from engine.notation import LARGEST, NotationError
from engine.plain import JsonObject
from engine.refusal import Reason, refusal
from engine.tournament.deciding import begin, join, pair_round
from engine.tournament.tournament import (
    PairedTable,
    RoundPaired,
    System,
    TableResult,
    Tournament,
    TournamentBegun,
    TournamentEvent,
    evolved,
)
from server.hall.kept_tournament import KeptTournament
from server.sessions import ID_BYTES, Sessions
from server.store.ledger import NAMED, DamagedGame, StoreProblem, TournamentLog

LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class TablePlace:
    """The place of a game in a tournament; rounds and tables count from 1."""

    tournament: str
    name: str
    round: int
    table: int


class Tournaments:
    """All tournaments of a database.

    Args:
        log: Where they are kept.
        sessions: The games, including those of tournaments.
    """

    def __init__(self, log: TournamentLog, sessions: Sessions) -> None:
        self._log = log
        self._sessions = sessions
        self._lock = threading.Lock()
        self._known: dict[str, KeptTournament] = {}
        self.set_aside: dict[str, str] = {}
        self.follow(NAMED + one for one in log.tournaments())

    def follow(self, names: Iterable[str]) -> None:
        """Read what was written to the tournaments with these names; other names are ignored.

        Raises:
            StoreProblem: The database does not answer; nothing has changed.
        """
        ids = [name.removeprefix(NAMED) for name in names if name.startswith(NAMED)]
        for tournament_id in filter(None, ids):
            try:
                self._follow(tournament_id)
            except StoreProblem:
                raise
            except Exception as error:  # noqa: BLE001 (a damaged tournament may raise anything)
                why = _why(error)
                LOG.warning("The tournament %s is set aside: %s.", tournament_id, why)
                self.set_aside[tournament_id] = why
                self._known.pop(tournament_id, None)

    def _follow(self, tournament_id: str) -> None:
        with self._lock:
            known = self._known.get(tournament_id)
            if known is None:
                met = KeptTournament(tournament_id, self._log)
                if met.head:
                    self._known[tournament_id] = met
                return
        known.catch_up()

    def all(self) -> tuple[KeptTournament, ...]:
        """All tournaments, oldest first."""
        return tuple(self._known.values())

    def get(self, tournament_id: str) -> KeptTournament | None:
        """The tournament with that id, if there is one."""
        return self._known.get(tournament_id)

    def begin(
        self,
        *,
        name: str,
        game: str,
        system: System,
        per_table: int,
        rounds: int,
        options: JsonObject,
        dice: str = "seeded",
        players: Iterable[str] = (),
        seed: int | None = None,
    ) -> KeptTournament:
        """Begin a tournament with its first players.

        Raises:
            IllegalCommand: It cannot be played with these settings.
            NotationError: The options are not those of the game.
        """
        if game not in GAMES:
            raise refusal(
                Reason.OPTIONS, f"there is no game {game!r}", f"choose {', '.join(GAMES)}"
            )
        fewest, most = GAMES[game].seats
        drawn = secrets.randbelow(LARGEST) if seed is None else seed
        plain = {key: value for key, value in options.items() if key != "players"}
        begun = TournamentBegun(
            name.strip(), game, system, fewest, per_table, rounds, drawn, json.dumps(plain), dice
        )
        events = list(begin(begun, most=most))
        state = Tournament(begun)
        self._check_options(state, (per_table,))
        for player in players:
            joined = join(state, player)
            events.extend(joined)
            state = evolved(state, joined[0])
        tournament_id = secrets.token_hex(ID_BYTES)
        self._log.begin(tournament_id)
        kept = KeptTournament(tournament_id, self._log)
        kept.keep(events)
        with self._lock:
            return self._known.setdefault(tournament_id, kept)

    def pair(self, kept: KeptTournament, *, based_on_seq: int) -> None:
        """Draw the next round, and begin its games.

        Raises:
            IllegalCommand: It cannot be drawn now, or another program has drawn it.
        """

        def decide(state: Tournament) -> tuple[TournamentEvent, ...]:
            events = pair_round(state, self.ended(kept), _fresh_ids())
            drawn = events[-1]
            assert isinstance(drawn, RoundPaired)
            self._check_options(state, sorted({len(table.entrants) for table in drawn.tables}))
            return events

        kept.say(decide, based_on_seq=based_on_seq)
        self.begin_games(kept)

    def begin_games(self, kept: KeptTournament) -> None:
        """Begin the missing games of the last round; existing ones are left alone."""
        state = kept.state
        if not state.rounds:
            return
        for number, table in enumerate(state.rounds[-1].tables, start=1):
            if self._sessions.get(table.session) is None:
                self._sessions.begin_once(
                    state.begun.game,
                    session_id=table.session,
                    table=str(number),
                    options=_options(state, table.entrants),
                    dice=state.begun.dice,
                )

    def ended(self, kept: KeptTournament) -> dict[str, TableResult]:
        """The results of all finished games by session id, as the games' outcomes say."""
        tables = (table for round_ in kept.state.rounds for table in round_.tables)
        found = ((table.session, self._result(table)) for table in tables)
        return {session: result for session, result in found if result is not None}

    def _result(self, table: PairedTable) -> TableResult | None:
        session = self._sessions.get(table.session)
        outcome = session.game.outcome(session.state) if session else None
        if outcome is None:
            return None
        seats = dict(enumerate(table.entrants, start=1))
        winners = frozenset(seats[seat] for seat in outcome.winners if seat in seats)
        guest_won = any(seat not in seats for seat in outcome.winners)
        return TableResult(winners, outcome.why, guest_won=guest_won)

    def _check_options(self, state: Tournament, sizes: Iterable[int]) -> None:
        """Check that the options allow each of these numbers of players; raises IllegalCommand."""
        for size in sizes:
            people = tuple(range(1, size + 1))
            self._sessions.check_options(state.begun.game, _options(state, people))

    def places(self) -> dict[str, TablePlace]:
        """The tournament, round and table of each game, by session id."""
        return {
            table.session: TablePlace(kept.id, kept.state.begun.name, round_.number, number)
            for kept in self.all()
            for round_ in kept.state.rounds
            for number, table in enumerate(round_.tables, start=1)
        }


def _why(error: Exception) -> str:
    """Why a tournament cannot be read."""
    if isinstance(error, DamagedGame | NotationError):
        return str(error)
    return f"it cannot be read from its entries ({type(error).__name__}: {error})"


def _options(state: Tournament, entrants: Iterable[int]) -> JsonObject:
    names: Mapping[int, str] = {number: one.name for number, one in state.entrants.items()}
    # Whoever only takes a seat, to try the options, is never seen: any name will do.
    players = [{"name": names.get(number, str(number))} for number in entrants]
    return {**json.loads(state.begun.options), "players": players}


def _fresh_ids() -> Iterator[str]:
    while True:
        yield secrets.token_hex(ID_BYTES)
