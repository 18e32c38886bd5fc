"""One desk for each session; the camera watches the session that was begun last."""

import threading
from collections.abc import Callable

from server.desk import Desk, Keeper, Scribe
from server.proposals.on_table import Drawing
from server.proposals.registry import PROPOSERS
from server.session import Session
from server.sessions import Sessions
from vision.eye_status import FrameReport
from vision.sightings.doubt import Renaming


class Desks:
    """The desks of all sessions.

    Args:
        sessions: The games.
        scribe: Makes the recorder of a session; None to record nothing.
        keeper: Keeps what waits for an answer at the desks; None to lose it when the program ends.
        tell_eye: Called when the referee has corrected tracks' identities; None without a camera.
    """

    def __init__(
        self,
        sessions: Sessions,
        scribe: Callable[[Session], Scribe] | None = None,
        *,
        keeper: Keeper | None = None,
        tell_eye: Callable[[Renaming], None] | None = None,
    ) -> None:
        self._tell_eye = tell_eye or (lambda _: None)
        self._sessions = sessions
        self._scribe = scribe
        self._keeper = keeper
        self._lock = threading.Lock()
        self._desks: dict[str, Desk] = {}

    def of(self, session: Session) -> Desk:
        """The desk of a session; a game that was set aside and opened again gets a new one."""
        with self._lock:
            desk = self._desks.get(session.record.id)
            if desk is None or desk.session is not session:
                scribe = self._scribe(session) if self._scribe else None
                proposer = PROPOSERS.get(session.game.name)
                desk = self._desks[session.record.id] = Desk(
                    session, proposer, scribe, keeper=self._keeper, tell_eye=self._tell_eye
                )
            return desk

    def see(self, look: FrameReport) -> None:
        """Pass on what was seen in a frame to the desk of the session begun last."""
        session = self._sessions.newest()
        if session is not None:
            self.of(session).see(look)

    def drawings(self) -> tuple[Drawing, ...]:
        """What to draw on the picture of the table, for the session begun last."""
        session = self._sessions.newest()
        return () if session is None else self.of(session).drawings()
