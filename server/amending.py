"""An earlier command is corrected: planned, and once the plan is confirmed, written."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.amending import Amendment, Past, Plan, Saying, plan
from engine.game import AnyCommand, AnyGame
from engine.notation import NotationError, from_json, to_json
from engine.plain import JsonObject
from engine.refusal import Reason, refusal
from engine.trial import try_state
from server.referee import (
    HOUSE_DICE,
    Unwritten,
    check_command,
    check_head,
    faults_told,
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
    who: Caller = REFEREE,
) -> Plan:
    """What would become of the game; nothing is written.

    Raises:
        IllegalCommand: The rules refuse what is said anew, it names no command that stands, the
            caller is not the referee, or the ledger has moved on.
        RulesFault: The rules could not go on from there.
    """
    with session.lock:
        check_head(session, based_on_seq)
        if who.role != "referee":
            raise refusal(
                Reason.REFEREE_ONLY, "only the referee amends", "ask the referee to do it"
            )
        for one in amendments:
            if one.command is not None:
                check_command(session, one.command)
        with faults_told(session, amendments):
            found = plan(past_of(session), amendments)
            try_state(session.game, found.state)
        return found


def amend(
    session: Session,
    amendments: Sequence[Amendment],
    *,
    digest: str,
    based_on_seq: int,
    who: Caller = REFEREE,
) -> tuple[Entry, ...]:
    """Write the corrected line, if it is exactly the one that was confirmed.

    Raises:
        IllegalCommand: As `planned`, or what would be written is not what the digest stands for.
        RulesFault: As `planned`.
    """

    def attempt() -> tuple[Entry, ...]:
        found = planned(session, amendments, based_on_seq=based_on_seq, who=who)
        if found.digest != digest:
            raise refusal(
                Reason.STALE,
                "this is not the plan that was confirmed",
                "look at what would change now, and confirm that",
            )
        return write(session, list(_unwritten(session, found, who)))

    return until_written(session, attempt)


def past_of(session: Session) -> Past:
    """All that the ledger of a session knows."""
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


def answers_to_proposals(
    session: Session, amendments: Sequence[Amendment]
) -> tuple[tuple[str, AnyCommand], ...]:
    """For what is said in place of a proposal's answer: its mark, and the new answer."""
    marks = (
        (session.entries[one.seq - 1].proposal, one.command)
        for one in amendments
        if one.how == "replace" and 1 <= one.seq <= session.head
    )
    return tuple((mark, command) for mark, command in marks if mark is not None)


def amendment_told(amendment: Amendment) -> JsonObject:
    """An amendment as JSON."""
    command = None if amendment.command is None else to_json(amendment.command)
    return {"seq": amendment.seq, "how": amendment.how, "command": command}


def amendment_from(game: AnyGame, told: JsonObject) -> Amendment:
    """The amendment that `amendment_told` wrote; raises NotationError where its command is none."""
    command = told.get("command")
    said = None if command is None else from_json(game, command)
    return Amendment(told["seq"], told["how"], said)


def _said(game: AnyGame, entry: Entry) -> AnyCommand | None:
    """What was said; None where this version of the rules knows no such command."""
    if entry.said is None:
        return None
    try:
        return from_json(game, entry.said)
    except NotationError:
        return None


def _unwritten(session: Session, found: Plan, who: Caller) -> Iterator[Unwritten]:
    """The entries in order; who said a kept command, when and from which proposal stays with it."""
    yield Unwritten(found.event, str(who), begins=True)
    for saying in found.sayings:
        said = None if saying.command is None else to_json(saying.command)
        for place, one in enumerate(_events_of(session, saying, who)):
            if place:
                yield one
            else:
                comment = _kept_comment(session, saying)
                yield replace(one, said=said, comment=comment, begins=True)


def _kept_comment(session: Session, saying: Saying) -> str | None:
    """Beside an answer that stays; another answer is another matter."""
    if saying.how != "kept" or not saying.source:
        return None
    return session.entries[saying.source - 1].comment


def _events_of(session: Session, saying: Saying, who: Caller) -> Iterator[Unwritten]:
    was = session.entries[saying.source - 1] if saying.source else None
    proposal = was.proposal if was else None
    said_by, at = (was.who, was.at) if was and saying.how == "kept" else (str(who), None)
    for event in saying.caused:
        yield Unwritten(event, said_by, proposal, at=at)
    for luck in saying.luck:
        fell = session.entries[luck.origin - 1] if luck.origin else None
        by, fell_at = (fell.who, fell.at) if fell else (HOUSE_DICE, None)
        for event in luck.events:
            yield Unwritten(event, by, proposal, at=fell_at)
