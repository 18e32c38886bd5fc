"""Handling one command: check that it is not stale, decide, evolve, append, publish."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from engine import replay
from engine.game import AnyCommand, AnyEvent, AnyState
from engine.luck import RollNeeded, ShuffleNeeded, answer
from engine.notation import to_json
from engine.plain import JsonObject
from engine.refusal import IllegalCommand, Reason, refusal
from engine.word import Note, Noted
from server.session import REFEREE, Caller, Session
from server.store.ledger import DamagedGame, Entry, StaleHead

LOG = logging.getLogger(__name__)
HOUSE_DICE = "dice"
LONGEST_NOTE = 2000
"""Characters in a remark, which is kept for ever and sent to everybody."""


class RulesFault(Exception):
    """The rules have a fault in what would follow; nothing was written."""


def open_game(session: Session) -> None:
    """Write the deals and rolls that a game needs before its first command, if it needs any."""

    def attempt() -> tuple[Entry, ...]:
        return write(session, []) if session.head == 0 else ()

    until_written(session, attempt)


def at_once() -> None:
    """Do nothing: the default for `before_writing`, where other callers wait."""


def handle(
    session: Session,
    command: AnyCommand,
    *,
    based_on_seq: int,
    caller: Caller = REFEREE,
    proposal: str | None = None,
    comment: str | None = None,
    before_writing: Callable[[], None] = at_once,
) -> tuple[Entry, ...]:
    """Carry out a command and, with seeded dice, the rolls that it leads to.

    Args:
        session: The game.
        command: What somebody wants to do.
        based_on_seq: The head of the ledger that the caller had seen when they decided.
        caller: Who sends the command.
        proposal: The mark of the proposal that the command answers, if any.
        comment: How the answer differs from that proposal, for the log.
        before_writing: Called when everything is decided and nothing is written yet.

    Returns:
        The entries that were written.

    Raises:
        IllegalCommand: The rules refuse the command, the caller may not give it, or something
            other than players' remarks was written after entry `based_on_seq`.
        RulesFault: The rules have a fault in what follows.
    """

    def attempt() -> tuple[Entry, ...]:
        check_head(session, based_on_seq)
        check_command(session, command)
        _check_seat(command, caller)
        with as_rules_fault(session, command):
            events = session.game.decide(session.state, command)
        caused = _entries_of_command(events, caller, proposal, command)
        if caused and comment:
            # PostgreSQL cannot store a NUL character in text; in an entry's other fields it is
            # escaped by JSON.
            caused[0] = replace(caused[0], comment=comment.replace("\0", "\ufffd"))
        return write(session, caused, before_writing)

    return until_written(session, attempt)


def take_back(
    session: Session, to_seq: int, *, based_on_seq: int, caller: Caller = REFEREE
) -> tuple[Entry, ...]:
    """Take the game back to how it was after entry `to_seq`, by appending an entry.

    Raises:
        IllegalCommand: There is no such entry, it is in the middle of a command, the caller is not
            the referee, or the ledger has moved on.
        RulesFault: The rules have a fault in what follows.
    """

    def attempt() -> tuple[Entry, ...]:
        check_head(session, based_on_seq)
        if caller.role != "referee":
            raise refusal(
                Reason.REFEREE_ONLY, "only the referee takes back", "ask the referee to do it"
            )
        back = replay.take_back(session.events, to_seq, session.ends)
        return write(session, _entries_of_command((back,), caller, None, None))

    return until_written(session, attempt)


def until_written(session: Session, attempt: Callable[[], tuple[Entry, ...]]) -> tuple[Entry, ...]:
    """Write to a session, and try again as long as another program keeps writing first.

    Args:
        session: The game; it stays locked until something is written.
        attempt: Checks that the command is not stale, and writes; called once per try.

    Returns:
        What the successful attempt returns.

    Raises:
        IllegalCommand: The command is stale, or the attempt refuses it for another reason.
    """
    with session.lock:
        while True:
            try:
                return attempt()
            except StaleHead as error:
                try:
                    moved_on = session.catch_up()
                except DamagedGame as damaged:
                    raise _stale(session) from damaged
                if not moved_on:
                    raise _stale(session) from error


@dataclass(frozen=True, slots=True)
class PendingEntry:
    """An entry that is not in the ledger yet.

    Attributes:
        event: What happened.
        who: Who caused it: a `Caller` as text, or `HOUSE_DICE`.
        proposal: The mark of the proposal that it answers, if any.
        said: The command as JSON, on the first entry of the command only.
        at: When the command was given, ISO 8601; None for now.
        comment: What the referee changed in the proposal, or which warning they ignored.
        begins: Whether it is the first entry of a command.
    """

    event: AnyEvent
    who: str
    proposal: str | None = None
    said: JsonObject | None = None
    at: str | None = None
    comment: str | None = None
    begins: bool = False


def _entries_of_command(
    events: tuple[AnyEvent, ...], caller: Caller, proposal: str | None, command: AnyCommand | None
) -> list[PendingEntry]:
    """The entries for the events of one command.

    `command` is kept on the first entry, so that an amendment can repeat it; None keeps nothing,
    as for a take-back.
    """
    said = None if command is None else to_json(command)
    return [
        PendingEntry(event, str(caller), proposal, None if place else said, begins=place == 0)
        for place, event in enumerate(events)
    ]


def write(
    session: Session,
    pending: list[PendingEntry],
    before_writing: Callable[[], None] = at_once,
) -> tuple[Entry, ...]:
    """Append entries, and the automatic rolls that follow, in one transaction.

    `before_writing` is called when everything is decided and nothing is written yet.

    Raises:
        StaleHead: Another program wrote first; `until_written` handles that.
        RulesFault: The rules have a fault in what follows; nothing was written.
    """
    with as_rules_fault(session, [one.event for one in pending]):
        states = _states_after(session, pending)
    before_writing()
    if not pending:
        return ()
    entries = tuple(_numbered(session.head, pending))
    session.append(entries, tuple(one.event for one in pending), states)
    return entries


def _numbered(head: int, pending: list[PendingEntry]) -> Iterator[Entry]:
    """Number the entries after `head`; automatic rolls count to the command before them."""
    now = datetime.now(UTC).isoformat(timespec="microseconds")
    command = head + 1
    for seq, one in enumerate(pending, start=head + 1):
        command = seq if one.begins else command
        at = one.at or now
        event = to_json(one.event)
        yield Entry(seq, event, one.who, at, one.proposal, command, one.said, one.comment)


def _states_after(session: Session, pending: list[PendingEntry]) -> list[AnyState]:
    """Compute and try out all states up to the last pending event.

    Automatic rolls that become due are appended to `pending`.
    """
    states = session.states()
    for one in pending:
        states.append(session.foresee(one.event, states))
    _answer_luck(session, pending, states)
    session.try_out([one.event for one in pending], states)
    return states


def _answer_luck(session: Session, pending: list[PendingEntry], states: list[AnyState]) -> None:
    """Roll and shuffle automatically until a person has to decide, or to enter real dice.

    The rolls are appended to `pending`, and the states after them to `states`. The program
    shuffles a deck even if dice are real, because nobody may know its order.
    """
    by_house = (ShuffleNeeded,) if session.real_dice else (ShuffleNeeded, RollNeeded)
    proposal = pending[-1].proposal if pending else None
    while isinstance(needed := session.game.awaiting(states[-1]), by_house):
        so_far = (*session.events, *(one.event for one in pending))
        fallen = answer(session.record.seed, replay.drawn(so_far), needed)
        for event in session.game.decide(states[-1], fallen):
            pending.append(PendingEntry(event, HOUSE_DICE, proposal))
            states.append(session.foresee(event, states))


@contextmanager
def as_rules_fault(session: Session, of: object) -> Iterator[None]:
    """Turn an exception from the rules into a RulesFault; refusals pass unchanged.

    `of` is the command or event for the program's own log.
    """
    try:
        yield
    except IllegalCommand:
        raise
    except Exception as error:
        LOG.exception("the rules of %s fail at %s", session.game.name, of)
        raise RulesFault(
            "The rules of this game have a fault here: nobody could go on after this. Nothing was "
            "written; do something else, or take something back."
        ) from error


def check_head(session: Session, based_on_seq: int) -> None:
    """Refuse a command based on an older entry, unless only players' remarks came since."""
    since = session.events[based_on_seq:] if 0 <= based_on_seq <= session.head else (None,)
    if not all(isinstance(event, Noted) and event.seat is not None for event in since):
        raise _stale(session)


def _stale(session: Session) -> IllegalCommand:
    return refusal(
        Reason.STALE,
        "the game has gone on since this was decided",
        f"look at it again and say it based on entry {session.head}",
    )


def check_command(session: Session, command: AnyCommand) -> None:
    """Refuse remarks that are too long, and events, which parse like commands but are none."""
    if type(command) not in session.game.commands:
        raise refusal(
            Reason.UNKNOWN_COMMAND,
            f"{type(command).__name__} is not a command of this game",
            "ask for one of its commands",
        )
    if isinstance(command, Note) and len(command.text) > LONGEST_NOTE:
        raise refusal(
            Reason.BAD_VALUE,
            f"the remark has {len(command.text)} letters, more than {LONGEST_NOTE}",
            "say it in fewer words",
        )


def _check_seat(command: AnyCommand, caller: Caller) -> None:
    """Refuse commands for others: players act for themselves, the referee for everybody."""
    if caller.role == "spectator":
        raise refusal(
            Reason.NOT_YOURS, "spectators only watch", "ask the referee for a seat's code"
        )
    if caller.role == "seat" and command.seat is None:
        raise refusal(Reason.REFEREE_ONLY, "this is for the referee to say", "ask the referee")
    if caller.role == "seat" and command.seat != caller.seat:
        raise refusal(
            Reason.NOT_YOURS,
            f"this belongs to seat {command.seat}",
            f"speak for seat {caller.seat}",
        )
