"""Which referee has gone to which table; kept as long as the program lives."""

import threading


class Referees:
    """Who has signed in where. A referee is at one table at a time."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._at: dict[str, str] = {}

    def sign_in(self, session_id: str, name: str) -> None:
        """Somebody has gone to a table; without a name nobody is there any more."""
        with self._lock:
            self._at = {
                table: known
                for table, known in self._at.items()
                if table != session_id and known != name
            }
            if name:
                self._at[session_id] = name

    def at(self, session_id: str) -> str:
        """Who has; empty where nobody."""
        return self._at.get(session_id, "")
