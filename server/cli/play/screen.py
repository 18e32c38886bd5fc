"""Who uses the screen and what they may see, with a curtain between players if they want one.

Without a curtain everything is shown, as to the referee. With it, the screen belongs to one seat at
a time and shows only what that seat may know.
"""

from dataclasses import dataclass, field

from engine.game import AnyEvent, AnyState, Seat, TakenBack
from engine.luck import RollNeeded, ShuffleNeeded
from server.sentences import going_back_told
from server.session import Session


@dataclass(slots=True)
class Screen:
    """Who uses the screen.

    Attributes:
        seat: The seat that sees the screen; None if everything is shown.
        curtain: Whether players take turns at the screen.
        drawn: The seat that should take the screen next, while the curtain hides it; None if the
            curtain is not drawn. It opens when that player types their name.
        bots: Seats that bots play.
        told: For each seat, the seq of the last entry that it was shown.
    """

    seat: Seat = None
    curtain: bool = False
    drawn: Seat = None
    bots: frozenset[int | None] = frozenset()
    told: dict[int, int] = field(default_factory=dict)

    def view(self, session: Session, state: AnyState) -> AnyState:
        """The state as it may be shown."""
        return session.game.view(state, self.seat)

    def sentence(self, session: Session, seq: int) -> str:
        """An entry of the ledger as a sentence, with what may be shown."""
        event: AnyEvent = session.events[seq - 1]
        if isinstance(event, TakenBack):
            return going_back_told(session, seq, event)
        after = session.state_after(seq)
        if self.seat is None:
            return session.game.describe(after, event)
        seen = session.game.redact(after, event, self.seat)
        return session.game.describe(self.view(session, after), seen)

    def next_seat(self, session: Session) -> Seat:
        """The seat that should have the screen now; it changes only if another player must act."""
        awaited = session.game.awaiting(session.state)
        if awaited is None or isinstance(awaited, RollNeeded | ShuffleNeeded):
            return self.seat
        people = sorted(one for one in awaited - self.bots if one is not None)
        if self.seat in people or not people:
            return self.seat
        return people[0]

    def people(self, session: Session) -> tuple[int, ...]:
        """The seats that no bot plays."""
        seats = range(1, len(session.state.players) + 1)
        return tuple(one for one in seats if one not in self.bots)
