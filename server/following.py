"""Following what other programs write to the same database, and updating this program's games."""

import logging
import threading
from typing import Final

from server.hall.hall import Hall
from server.sessions import Sessions
from server.store.ledger import NAMED, OtherWriters, StoreProblem

LOG = logging.getLogger(__name__)
WAITS_S: Final = 0.5
"""Seconds for which the thread waits for changes at a time, and so the longest time that it delays
the end of the program."""

TRIES_EVERY_S: Final = 1.0
"""Seconds between two tries to reach a database that does not answer."""


class Following:
    """A thread that reads what other programs write, and updates games and tournaments.

    Args:
        sessions: The games to update.
        others: Reports which games and tournaments have changed.
        hall: The tournaments to update; None without any.
    """

    def __init__(self, sessions: Sessions, others: OtherWriters, hall: Hall | None = None) -> None:
        self._sessions = sessions
        self._hall = hall
        self._others = others
        self._trouble = ""
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._follow, name="following", daemon=True)

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def stop(self) -> None:
        """Stop the thread, and wait for its end."""
        self._ending.set()
        self._thread.join()
        self._others.close()

    @property
    def trouble(self) -> str:
        """Why changes cannot be read at the moment, in a sentence; empty if they can.

        A database that does not answer is reported by the ledger's `trouble`, not here.
        """
        return self._trouble

    def _follow(self) -> None:
        missed: frozenset[str] = frozenset()
        warned = False
        while not self._ending.is_set():
            try:
                missed |= self._others.changed(WAITS_S)
                self._pass_on(missed)
                missed, warned, self._trouble = frozenset(), False, ""
            except StoreProblem as problem:
                if not warned:
                    LOG.warning("%s", problem)
                warned = True
                self._ending.wait(TRIES_EVERY_S)
            except Exception as error:
                if not self._trouble:
                    LOG.exception("what other programs write cannot be followed")
                self._trouble = _trouble_of(error)
                self._ending.wait(TRIES_EVERY_S)

    def _pass_on(self, names: frozenset[str]) -> None:
        self._sessions.follow(one for one in names if not one.startswith(NAMED))
        if self._hall:
            self._hall.follow(names)


def _trouble_of(error: Exception) -> str:
    told = f"{type(error).__name__}: {error}"
    return f"What other programs write is not followed ({told}); it is tried again."
