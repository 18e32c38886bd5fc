"""All games in progress: new ones, those found after a restart, and the one that is watched."""

import logging
import secrets
import threading
from collections.abc import Callable, Iterable
from datetime import UTC, datetime

import server.referee as referee
from engine import GAMES
from engine.notation import NotationError, options_from_json
from engine.plain import JsonObject
from engine.refusal import IllegalCommand, Reason, refusal
from engine.trial import seat_count
from server.session import DICE, Caller, Session
from server.sets.filling import with_sets
from server.sets.shelf import Shelf
from server.settings import Settings
from server.store.codes import ends_at, new_codes
from server.store.ledger import (
    Damage,
    DamagedGame,
    Entry,
    Ledger,
    SessionRecord,
    StoreProblem,
)

LOG = logging.getLogger(__name__)
DEFAULTS = Settings()
ID_BYTES = 6
"""Random bytes of a session's id."""

SEED_BITS = 62
"""Random bits of a seed: it fits a signed 64-bit column of a database."""


class Sessions:
    """The sessions of one data folder.

    Args:
        ledger: Where sessions are kept; those already in it are opened and can be continued.
        shelf: The sets that a game's options may name.
        code_hours: Codes expire this many hours after the last command of their game.
        table: The name of this table; empty if it has none, and then all games belong to it.
        now: Returns the current time, with its time zone.
    """

    def __init__(
        self,
        ledger: Ledger,
        shelf: Shelf | None = None,
        *,
        code_hours: float = DEFAULTS.code_hours,
        table: str = DEFAULTS.table,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._ledger = ledger
        self._code_hours = code_hours
        self._table = table
        self._now = now
        self.shelf = shelf or Shelf(None)
        self._lock = threading.Lock()
        self._sessions: dict[str, Session] = {}
        self._set_aside: dict[str, Damage] = {}
        self._ordered: tuple[Session, ...] = ()
        self._newest: Session | None = None
        for found in ledger.sessions():
            self._open_at_first(found)
        self._order()

    def _open_at_first(self, found: SessionRecord | Damage) -> None:
        """Open a game when the program starts.

        If its first entries are missing and cannot be written now either, a warning is logged
        instead, so that the other games can still be opened.
        """
        try:
            self._open(found)
        except StoreProblem as problem:
            if isinstance(found, Damage) or self._ledger.entries(found.id):
                raise
            LOG.warning("The game %s cannot be begun yet: %s", found.id, problem)

    def _open(self, found: SessionRecord | Damage) -> None:
        """Open a game; a damaged one is set aside, without affecting the others.

        Raises:
            StoreProblem: The database cannot be read, or the game's first entries are missing and
                cannot be written.
        """
        try:
            if isinstance(found, Damage):
                raise DamagedGame(found)
            self._sessions[found.id] = _dealt(opened(found, self._ledger))
        except DamagedGame as damaged:
            self._set_damaged_aside(damaged.damage)

    def _set_damaged_aside(self, damage: Damage) -> None:
        LOG.warning("The game %s is set aside: %s.", damage.session_id, damage.why)
        self._set_aside[damage.session_id] = damage
        self._sessions.pop(damage.session_id, None)

    def _order(self) -> None:
        """Update the order of the games, and which is the newest; called after every change."""
        self._ordered = tuple(sorted(self._sessions.values(), key=self._is_at_this_table))
        of_none = [one for one in self._ordered if not one.record.table]
        mine = [one for one in self._ordered if self._is_at_this_table(one)] or of_none
        self._newest = mine[-1] if mine else None

    def follow(self, session_ids: Iterable[str]) -> None:
        """Read what any program wrote to the games with these ids; new games are opened.

        Raises:
            StoreProblem: The database does not answer; nothing has changed.
        """
        for session_id in session_ids:
            with self._lock:
                known = self._sessions.get(session_id)
                if known is None:
                    self._open_new(session_id)
            if known is not None:
                self._catch_up(known)

    def _open_new(self, session_id: str) -> None:
        """Open a game that another program began."""
        found = self._ledger.find(session_id)
        if found is not None:
            self._set_aside.pop(session_id, None)
            self._open(found)
            self._order()

    def _catch_up(self, session: Session) -> None:
        try:
            is_news = session.read_on()
        except StoreProblem:
            raise
        except Exception as error:  # noqa: BLE001 (a damaged game may raise anything)
            with self._lock:
                self._set_damaged_aside(_damage(session.record, error))
                self._order()
            return
        if is_news:
            session.publish()

    @property
    def set_aside(self) -> tuple[Damage, ...]:
        """The damaged games, and why they cannot be opened; their data is left alone."""
        return tuple(self._set_aside.values())

    def is_set_aside(self, session_id: str) -> bool:
        """Whether the game with this id is damaged and was therefore not opened."""
        return session_id in self._set_aside

    def begin(
        self,
        game_name: str,
        *,
        options: JsonObject,
        seed: int | None = None,
        dice: str = "seeded",
        session_id: str = "",
        table: str | None = None,
    ) -> Session:
        """Begin a game.

        Args:
            game_name: The name of its rules, a key of `GAMES`.
            options: The game's options, including players.
            seed: The seed of its dice and shuffles; None draws a random one.
            dice: Who rolls the dice, one of `DICE`.
            session_id: The id that it gets; empty for a new random one.
            table: The name of the table at which it is played; None for this program's table.

        Raises:
            ValueError: There is already a game with that id.
            IllegalCommand: There are no such rules, or the options are invalid.
            NotationError: The options contain fields or types that the game does not have.
            StoreProblem: It cannot be written. If its record was stored and only the first entries
                are missing, the game is dealt when the program next opens it.
        """
        if game_name not in GAMES:
            raise refusal(
                Reason.OPTIONS, f"there is no game {game_name!r}", f"choose {', '.join(GAMES)}"
            )
        if dice not in DICE:
            raise refusal(Reason.OPTIONS, f"dice cannot be {dice!r}", f"choose {', '.join(DICE)}")
        game = GAMES[game_name]
        options, seats = self.check_options(game_name, options)
        record = SessionRecord(
            id=session_id or secrets.token_hex(ID_BYTES),
            game=game_name,
            options=options,
            seed=secrets.randbits(SEED_BITS) if seed is None else seed,
            dice=dice,
            codes=new_codes(seats),
            created_at=datetime.now(UTC).isoformat(timespec="seconds"),
            table=self._table if table is None else table,
        )
        with self._lock:  # so that `follow` cannot open the game before it is dealt
            self._ledger.create(record)
            session = Session(record, game, self._ledger)
            referee.open_game(session)
            self._sessions[record.id] = session
            self._order()
        return session

    def begin_once(
        self, game_name: str, *, session_id: str, table: str, options: JsonObject, dice: str
    ) -> None:
        """Begin a game with a given id, unless it was begun already.

        Raises:
            IllegalCommand: The options are invalid.
            NotationError: The options are not those of the game.
        """
        try:
            self.begin(game_name, options=options, dice=dice, session_id=session_id, table=table)
        except (IllegalCommand, NotationError):
            raise
        except ValueError:  # another program began it first
            self.follow((session_id,))

    def check_options(self, game_name: str, options: JsonObject) -> tuple[JsonObject, int]:
        """Fill in the sets that options name, and set the game up on trial.

        Returns:
            The options with their sets' content, and the number of seats.

        Raises:
            IllegalCommand: The options are invalid.
            NotationError: The options contain fields or types that the game does not have.
        """
        game = GAMES[game_name]
        whole = with_sets(game, options, self.shelf)
        return whole, seat_count(game.setup(options_from_json(game, whole)))

    def take_in(self, record: SessionRecord, entries: tuple[Entry, ...]) -> Session:
        """Store a game that was played elsewhere; it becomes the newest one.

        The caller must have replayed it by the rules already: this function only stores it.

        Raises:
            StoreProblem: It cannot be written, and nothing of it was.
        """
        with self._lock:
            self._ledger.create(record, entries)
            session = self._sessions[record.id] = opened(record, self._ledger)
            self._order()
        return session

    def get(self, session_id: str) -> Session | None:
        """The session with that id; None if there is none, or if it is damaged."""
        return self._sessions.get(session_id)

    def game_of(self, session_id: str) -> str:
        """The name of the game of a session; empty if there is no such session."""
        session = self._sessions.get(session_id)
        return session.game.name if session else ""

    def newest(self) -> Session | None:
        """The session begun last at this table: the one that the camera watches.

        A table with a name but without games of its own watches games that name no table.
        """
        return self._newest

    def _is_at_this_table(self, session: Session) -> bool:
        return self._table in ("", session.record.table)

    def codes_end_at(self, session: Session) -> datetime:
        """When the codes of a game expire; each further command puts this off."""
        return ends_at(session.record.codes, session.last_command_at, hours=self._code_hours)

    def is_tonight(self, session: Session) -> bool:
        """Whether a game was played recently enough for its codes to be still valid."""
        return self._now() < self.codes_end_at(session)

    def caller(self, session: Session, code: str) -> Caller | None:
        """Who has this code of a game, if it has not expired."""
        return session.caller(code) if self.is_tonight(session) else None

    def sees_table(self, session: Session, caller: Caller) -> bool:
        """Whether a caller of a game may see the camera's picture.

        It must be the game that the camera watches. While players hold cards in any game at this
        table tonight, only the referee may see it, as it might show somebody's cards.
        """
        if session is not self.newest():
            return False
        return caller.role == "referee" or not self._cards_are_held()

    def shows_clips(self, session: Session, caller: Caller) -> bool:
        """Whether a caller of a game may see the camera's pictures behind its entries.

        The referee always may. Others may not if the game is one with hidden cards, nor while
        players hold cards in any other game at this table.
        """
        return caller.role == "referee" or not (session.game.hands or self._cards_are_held())

    def _cards_are_held(self) -> bool:
        """Whether players hold cards in any game at this table tonight."""
        return any(
            one.game.hands and one.game.outcome(one.state) is None and self.is_tonight(one)
            for one in self.all()
            if self._is_at_this_table(one) or not one.record.table
        )

    def all(self) -> tuple[Session, ...]:
        """Every session, oldest first; those of this table after those of others."""
        return self._ordered


def opened(record: SessionRecord, ledger: Ledger) -> Session:
    """Open a game; raises DamagedGame if it cannot be read, replayed or continued."""
    if record.game not in GAMES:
        why = f"this program knows no game {record.game!r}"
        raise DamagedGame(Damage(record.id, record.game, why, 0))
    try:
        session = Session(record, GAMES[record.game], ledger)
        session.try_out(session.events, session.states())
    except (DamagedGame, StoreProblem):
        raise
    except Exception as error:
        raise DamagedGame(_damage(record, error)) from error
    return session


def _dealt(session: Session) -> Session:
    """Deal and roll what a game needs at its start, if the program ended before that was written.

    Raises:
        DamagedGame: The rules refuse that.
    """
    try:
        referee.open_game(session)
    except (referee.RulesFault, IllegalCommand) as fault:
        raise DamagedGame(_damage(session.record, fault)) from fault
    return session


def _damage(record: SessionRecord, error: Exception) -> Damage:
    if isinstance(error, DamagedGame):
        return error.damage
    why = f"it cannot be played from its entries ({type(error).__name__}: {error})"
    return Damage(record.id, record.game, why)
