"""Amending an earlier command: a plan, which is written once it is confirmed."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from engine.amending import Amendment, Past, Plan, Saying, plan
from engine.game import AnyCommand, AnyGame
from engine.notation import NotationError, from_json, to_json
from engine.plain import JsonObject
from engine.refusal import Reason, refusal
from engine.trial import try_state
from server.proposals.overruled import comment_on_amended
from server.referee import (
    HOUSE_DICE,
    PendingEntry,
    as_rules_fault,
    check_command,
    check_head,
    until_written,
    write,
)
from server.session import REFEREE, Caller, Session
from server.store.ledger import Entry


def planned(
    session: Session,
    amendments: Sequence[Amendment],
    *,
    based_on_seq: int,
    caller: Caller = REFEREE,
) -> Plan:
    """Work out how the game would go with these amendments; nothing is written.

    Raises:
        IllegalCommand: The rules refuse a new command, an amendment names no valid command, the
            caller is not the referee, or the ledger has moved on.
        RulesFault: The rules have a fault in what follows.
    """
    with session.lock:
        check_head(session, based_on_seq)
        if caller.role != "referee":
            raise refusal(
                Reason.REFEREE_ONLY, "only the referee amends", "ask the referee to do it"
            )
        for one in amendments:
            if one.command is not None:
                check_command(session, one.command)
        with as_rules_fault(session, amendments):
            found = plan(past_of(session), amendments)
            try_state(session.game, found.state)
        return found


def amend(
    session: Session,
    amendments: Sequence[Amendment],
    *,
    digest: str,
    based_on_seq: int,
    caller: Caller = REFEREE,
) -> tuple[Entry, ...]:
    """Write the corrected line, if it is exactly the plan that was confirmed.

    Returns:
        The entries that were written.

    Raises:
        IllegalCommand: As in `planned`, or the digest is that of another plan.
        RulesFault: As in `planned`.
    """

    def attempt() -> tuple[Entry, ...]:
        found = planned(session, amendments, based_on_seq=based_on_seq, caller=caller)
        if found.digest != digest:
            raise refusal(
                Reason.STALE,
                "this is not the plan that was confirmed",
                "look at what would change now, and confirm that",
            )
        return write(session, list(_pending_entries(session, found, caller)))

    return until_written(session, attempt)


def past_of(session: Session) -> Past:
    """A session's events, states and commands in the form that amendments are planned from."""
    entries = session.entries
    return Past(
        session.game,
        session.events,
        session.states(),
        [entry.command for entry in entries],
        [_said(session.game, entry) for entry in entries],
        session.record.seed,
        session.real_dice,
    )


def standing_answers(session: Session, marks: Collection[str]) -> dict[str, AnyCommand]:
    """The commands that answered proposals, by the proposal's mark, as the ledger has them now.

    Args:
        session: The game.
        marks: The marks of the proposals; those without a valid answer are left out.
    """
    found = (
        (entry.proposal, _said(session.game, entry))
        for entry in session.entries
        if entry.proposal in marks and entry.seq in session.standing
    )
    return {mark: command for mark, command in found if mark and command is not None}


def amendment_json(amendment: Amendment) -> JsonObject:
    """An amendment as JSON."""
    command = None if amendment.command is None else to_json(amendment.command)
    return {"seq": amendment.seq, "how": amendment.how, "command": command}


def amendment_from(game: AnyGame, data: JsonObject) -> Amendment:
    """The amendment in JSON of `amendment_json`; raises NotationError if its command is unknown."""
    command = data.get("command")
    said = None if command is None else from_json(game, command)
    return Amendment(data["seq"], data["how"], said)


def _said(game: AnyGame, entry: Entry) -> AnyCommand | None:
    """The command of an entry; None if this version of the rules does not know it."""
    if entry.said is None:
        return None
    try:
        return from_json(game, entry.said)
    except NotationError:
        return None


def _pending_entries(session: Session, found: Plan, caller: Caller) -> Iterator[PendingEntry]:
    """The entries to write for a plan, in order.

    Commands that stay as they were keep who gave them, when, and from which proposal.
    """
    yield PendingEntry(found.event, str(caller), begins=True)
    for saying in found.sayings:
        said = None if saying.command is None else to_json(saying.command)
        for place, one in enumerate(_events_of(session, saying, caller)):
            if place:
                yield one
            else:
                comment = _comment(session, saying, said)
                yield replace(one, said=said, comment=comment, begins=True)


def _comment(session: Session, saying: Saying, said: JsonObject | None) -> str | None:
    """The log's comment on a command: the old one, or that an answer to the camera was replaced."""
    was = session.entries[saying.source - 1] if saying.source else None
    if was is None:
        return None
    if saying.how == "kept" or said == was.said:
        return was.comment
    return comment_on_amended(was.comment) if was.proposal else None


def _events_of(session: Session, saying: Saying, caller: Caller) -> Iterator[PendingEntry]:
    """The entries of one command on the corrected line, then those of the rolls after it."""
    was = session.entries[saying.source - 1] if saying.source else None
    proposal = was.proposal if was else None
    said_by, at = (was.who, was.at) if was and saying.how == "kept" else (str(caller), None)
    for event in saying.caused:
        yield PendingEntry(event, said_by, proposal, at=at)
    for luck in saying.luck:
        fell = session.entries[luck.origin - 1] if luck.origin else None
        by, fell_at = (fell.who, fell.at) if fell else (HOUSE_DICE, None)
        for event in luck.events:
            yield PendingEntry(event, by, proposal, at=fell_at)
