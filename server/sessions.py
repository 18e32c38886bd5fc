"""All games in progress: begun, found again after a restart, and the one the camera looks at."""

import logging
import secrets
import threading
from datetime import UTC, datetime

import server.referee as referee
from engine import GAMES
from engine.game import AnyState
from engine.notation import options_from_json
from engine.plain import JsonObject
from engine.refusal import Reason, refusal
from server.session import DICE, Session, new_codes
from server.sets.filling import with_sets
from server.sets.shelf import Shelf
from server.store.ledger import Damage, DamagedGame, Ledger, SessionRecord

LOG = logging.getLogger(__name__)
ID_BYTES = 6
SEED_BITS = 62


class Sessions:
    """The sessions of one data folder.

    Args:
        ledger: Where they are kept; those that are there already go on.
        shelf: Where sets are found that options name.
    """

    def __init__(self, ledger: Ledger, shelf: Shelf | None = None) -> None:
        self._ledger = ledger
        self.shelf = shelf or Shelf(None)
        self._lock = threading.Lock()
        self._sessions: dict[str, Session] = {}
        self._set_aside: dict[str, Damage] = {}
        for found in ledger.sessions():
            self._open(found)

    def _open(self, found: SessionRecord | Damage) -> None:
        """Go on with a game; one that cannot be gone on with is set aside and holds up no other."""
        try:
            if isinstance(found, Damage):
                raise DamagedGame(found)
            self._sessions[found.id] = opened(found, self._ledger)
        except DamagedGame as damaged:
            damage = damaged.damage
            LOG.warning("The game %s is set aside: %s.", damage.session_id, damage.why)
            self._set_aside[damage.session_id] = damage

    @property
    def set_aside(self) -> tuple[Damage, ...]:
        """The games that cannot be gone on with, and why; what is kept of them is left alone."""
        return tuple(self._set_aside.values())

    def is_set_aside(self, session_id: str) -> bool:
        """Whether there is such a game, but nobody can go on with it."""
        return session_id in self._set_aside

    def begin(
        self,
        game_name: str,
        *,
        options: JsonObject,
        seed: int | None = None,
        dice: str = "seeded",
    ) -> Session:
        """Begin a game.

        Raises:
            IllegalCommand: There is no such game, or the options describe none.
            NotationError: The options are not those of the game.
        """
        if game_name not in GAMES:
            raise refusal(
                Reason.OPTIONS, f"there is no game {game_name!r}", f"choose {', '.join(GAMES)}"
            )
        if dice not in DICE:
            raise refusal(Reason.OPTIONS, f"dice cannot be {dice!r}", f"choose {', '.join(DICE)}")
        game = GAMES[game_name]
        options = with_sets(game, options, self.shelf)
        seats = _seat_count(game.setup(options_from_json(game, options)))
        record = SessionRecord(
            id=secrets.token_hex(ID_BYTES),
            game=game_name,
            options=options,
            seed=secrets.randbits(SEED_BITS) if seed is None else seed,
            dice=dice,
            codes=new_codes(seats),
            created_at=datetime.now(UTC).isoformat(timespec="seconds"),
        )
        with self._lock:
            self._ledger.create(record)
            session = self._sessions[record.id] = Session(record, game, self._ledger)
        referee.open_game(session)
        return session

    def get(self, session_id: str) -> Session | None:
        """The session with that id."""
        return self._sessions.get(session_id)

    def newest(self) -> Session | None:
        """The session begun last: the one the camera looks at."""
        return next(reversed(self._sessions.values()), None)

    def all(self) -> tuple[Session, ...]:
        """Every session, oldest first."""
        return tuple(self._sessions.values())


def opened(record: SessionRecord, ledger: Ledger) -> Session:
    """A game as it was left; raises DamagedGame where it cannot be read, replayed or played on."""
    if record.game not in GAMES:
        why = f"this program knows no game {record.game!r}"
        raise DamagedGame(Damage(record.id, record.game, why, 0))
    try:
        session = Session(record, GAMES[record.game], ledger)
        session.try_out(session.events, session.states())
    except DamagedGame:
        raise
    except Exception as error:
        why = f"it cannot be played from its entries ({type(error).__name__}: {error})"
        raise DamagedGame(Damage(record.id, record.game, why)) from error
    return session


def _seat_count(state: AnyState) -> int:
    return len(state.options.players)
