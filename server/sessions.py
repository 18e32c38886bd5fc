"""All games in progress: begun, found again after a restart, and the one the camera looks at."""

import secrets
import threading
from datetime import UTC, datetime
from typing import Any

import server.referee as referee
from engine import GAMES
from engine.notation import options_from_json
from engine.refusal import Reason, refusal
from server.session import DICE, Session, new_codes
from server.sets.filling import with_sets
from server.sets.shelf import Shelf
from server.store.ledger import Ledger, SessionRecord

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
        self._sessions = {
            record.id: Session(record, GAMES[record.game], ledger) for record in ledger.sessions()
        }

    def begin(
        self,
        game_name: str,
        *,
        options: dict[str, Any],
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


def _seat_count(state: Any) -> int:
    return len(state.options.players)
