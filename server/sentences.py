"""Entries of a ledger as sentences, as the referee reads them."""

from collections.abc import Iterable

from engine.game import TakenBack
from engine.replay import brings_back
from engine.telling import back_told
from server.session import Session


def sentence(session: Session, seq: int) -> str:
    """Entry `seq` as one sentence."""
    event = session.events[seq - 1]
    if isinstance(event, TakenBack):
        return going_back_told(session, seq, event)
    return session.game.describe(session.state_after(seq), event)


def going_back_told(session: Session, seq: int, event: TakenBack) -> str:
    """Entry `seq`, which goes back or brings back, as one sentence."""
    return back_told(event, brings_back=brings_back(session.events, seq))


def sentences(session: Session, seqs: Iterable[int]) -> tuple[str, ...]:
    """Some entries, one sentence each."""
    return tuple(sentence(session, seq) for seq in seqs)
