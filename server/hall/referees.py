"""Which referee is at which table; kept only while the program runs."""

import threading


class Referees:
    """Which referee has signed in at which table. A referee is at one table at a time."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._at: dict[str, str] = {}

    def sign_in(self, session_id: str, name: str) -> None:
        """A referee has gone to a table; with an empty name nobody is there any more."""
        with self._lock:
            self._at = {
                table: known
                for table, known in self._at.items()
                if table != session_id and known != name
            }
            if name:
                self._at[session_id] = name

    def at(self, session_id: str) -> str:
        """The name of the referee at a table; empty if there is none."""
        return self._at.get(session_id, "")
