"""Entries of a ledger as sentences, as the referee reads them."""

from collections.abc import Iterable

from engine.game import TakenBack
from engine.telling import back_told
from server.session import Session


def sentence(session: Session, seq: int) -> str:
    """Entry `seq` as one sentence."""
    event = session.events[seq - 1]
    if isinstance(event, TakenBack):
        return back_told(event)
    return session.game.describe(session.state_after(seq), event)


def sentences(session: Session, seqs: Iterable[int]) -> tuple[str, ...]:
    """Some entries, one sentence each."""
    return tuple(sentence(session, seq) for seq in seqs)
