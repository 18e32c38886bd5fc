"""An amendment is planned, confirmed by its digest, and written in one piece; nothing is lost."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

import server.amending as amending
import server.referee as referee
from engine import GAMES
from engine.amending import Amendment
from engine.game import Amended
from engine.luck import Roll, Rolled, roll
from engine.notation import to_json
from engine.refusal import IllegalCommand, Reason
from engine.replay import standing
from engine.word import Note
from server.desk import Desk
from server.referee import RulesFault
from server.replaying import replay
from server.responses import entries_json
from server.session import REFEREE, Caller, Session
from server.sessions import Sessions
from server.store.ledger import StoreProblem
from server.store.memory import MemoryLedger
from server.store.recording import Recorder, read_recording
from server.store.sql import SqlLedger
from tests.support.kept_games import begun, play_on, url_of

COMMANDS = 20
PLACES = 4
"""Number of amendments of each game; the engine's own tests amend everywhere."""
SEAT = Caller("seat", 1)


def said_in(session: Session) -> list[int]:
    """Seqs of commands that stand."""
    return [e.seq for e in session.entries if e.said and e.seq in session.standing]


def some_amendments(session: Session) -> list[Amendment]:
    """Commands taken out here and there."""
    seqs = said_in(session)
    return [Amendment(seqs[roll("place", n, len(seqs)) - 1], "remove") for n in range(PLACES)]


def amended(session: Session, *amendments: Amendment) -> None:
    head = session.head
    plan = amending.planned(session, amendments, based_on_seq=head)
    amending.amend(session, amendments, digest=plan.digest, based_on_seq=head)


@pytest.mark.parametrize("game", list(GAMES))
def test_what_was_planned_is_written_and_opens_again(game: str, tmp_path: Path) -> None:
    url = url_of(tmp_path / "kept.db")
    ledger = SqlLedger(url)
    session = begun(ledger, game, commands=COMMANDS)
    for what in some_amendments(session):
        if what.seq not in session.standing:
            continue
        head, before = session.head, session.entries
        plan = amending.planned(session, [what], based_on_seq=head)
        assert (session.head, session.entries) == (head, before)
        amending.amend(session, [what], digest=plan.digest, based_on_seq=head)
        assert session.state == plan.state
        assert session.entries[:head] == before
        assert session.events[head] == plan.event
        assert session.head == plan.event.through
        play_on(session, 2)
    ledger.close()
    again = SqlLedger(url)
    found = Sessions(again).get(session.record.id)
    assert found is not None
    assert (found.entries, found.state, found.ends) == (
        session.entries,
        session.state,
        session.ends,
    )
    again.close()


@pytest.mark.parametrize("game", list(GAMES))
def test_the_old_line_is_taken_up_again_by_going_back_before_it(game: str) -> None:
    session = begun(MemoryLedger(), game, commands=COMMANDS)
    state, head, standing = session.state, session.head, session.standing
    amended(session, Amendment(said_in(session)[2], "remove"))
    corrected, after = session.state, session.head
    referee.take_back(session, head, based_on_seq=after)
    assert session.state == state
    assert session.standing - {session.head} == standing
    referee.take_back(session, after, based_on_seq=session.head)
    assert session.state == corrected


def test_who_when_and_from_which_proposal_stays_with_what_is_kept() -> None:
    session = begun(MemoryLedger(), "slargeball", commands=0)
    for n, caller in enumerate((Caller("seat", 2), SEAT, REFEREE)):
        note = Note(caller.seat, f"remark {n}")
        referee.handle(
            session,
            note,
            based_on_seq=session.head,
            caller=caller,
            proposal="seen@7" if n else None,
        )
    first, second, third = said_in(session)
    amended(session, Amendment(first, "remove"))
    was = {e.seq: e for e in session.entries}
    copies = session.entries[-2:]
    for old, copy in zip((second, third), copies, strict=True):
        assert replace(was[old], seq=copy.seq, command=copy.seq) == copy
    assert "seen@7" in session.answered


def test_codes_go_on_after_an_amendment_however_old_what_it_repeats_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class NextEvening(datetime):
        @classmethod
        def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
            return datetime(2126, 11, 22, 20, tzinfo=UTC)

    ledger = MemoryLedger()
    session = begun(ledger, "slargeball", commands=0)
    for text in ("one", "two", "three"):
        referee.handle(session, Note(None, text), based_on_seq=session.head)
    before = session.last_command_at
    monkeypatch.setattr(referee, "datetime", NextEvening)
    amended(session, Amendment(said_in(session)[0], "remove"))
    assert session.entries[-1].at == before, "what stays as it was keeps its time"
    assert session.last_command_at.startswith("2126-11-22T20")
    sessions = Sessions(ledger, now=lambda: NextEvening.now(UTC))
    (again,) = sessions.all()
    assert sessions.is_tonight(again)
    referee.handle(session, Note(None, "four"), based_on_seq=session.head)
    assert session.last_command_at == session.entries[-1].at


def test_a_replaced_answer_keeps_its_proposal_and_is_the_amenders() -> None:
    session = begun(MemoryLedger(), "slargeball", commands=0)
    referee.handle(
        session, Note(1, "seen"), based_on_seq=session.head, caller=SEAT, proposal="seen@7"
    )
    (seq,) = said_in(session)
    amended(session, Amendment(seq, "replace", Note(None, "seen otherwise")))
    newest = session.entries[-1]
    assert (newest.who, newest.proposal) == ("referee", "seen@7")
    assert newest.said == to_json(Note(None, "seen otherwise"))


OVERRULED = "Struck (camera: Cleo; referee: nobody)"
FIRST = "camera: what was confirmed first; referee: corrected afterwards"


@pytest.mark.parametrize(
    ("comment", "told"),
    [
        (None, (FIRST, FIRST)),
        ("Cleo has not walked", (FIRST, FIRST)),
        (OVERRULED, ("corrected afterwards", "corrected afterwards")),
    ],
)
def test_a_replaced_answer_is_no_longer_what_the_camera_saw(
    comment: str | None, told: tuple[str, str]
) -> None:
    """Before, its log said only that the camera had seen it."""
    session = begun(MemoryLedger(), "slargeball", commands=0)
    head = session.head
    referee.handle(session, Note(1, "seen"), based_on_seq=head, proposal="seen@7", comment=comment)
    for text in told:
        amended(session, Amendment(session.head, "replace", Note(1, f"seen after {session.head}")))
        entry = entries_json(session, REFEREE)[-1]
        assert (entry["proposal"], entry["comment"]) == ("seen@7", text)
        assert entry["corrected"] is (text == FIRST)


def test_an_answer_replaced_by_itself_keeps_its_comment() -> None:
    session = begun(MemoryLedger(), "slargeball", commands=0)
    head = session.head
    said = Note(1, "seen")
    referee.handle(session, said, based_on_seq=head, proposal="seen@7", comment=OVERRULED)
    amended(session, Amendment(session.head, "replace", said))
    assert session.entries[-1].comment == OVERRULED


def test_only_the_plan_that_was_seen_is_written() -> None:
    session = begun(MemoryLedger(), "clearing_house", commands=COMMANDS)
    what = [Amendment(said_in(session)[3], "remove")]
    head = session.head
    plan = amending.planned(session, what, based_on_seq=head)
    play_on(session, 1)
    for based_on in (head, session.head):
        with pytest.raises(IllegalCommand) as refused:
            amending.amend(session, what, digest=plan.digest, based_on_seq=based_on)
        assert refused.value.reason is Reason.STALE
    assert not any(isinstance(event, Amended) for event in session.events)


def test_only_the_referee_amends() -> None:
    session = begun(MemoryLedger(), "clearing_house", commands=5)
    what = [Amendment(said_in(session)[0], "remove")]
    with pytest.raises(IllegalCommand) as refused:
        amending.planned(session, what, based_on_seq=session.head, caller=SEAT)
    assert refused.value.reason is Reason.REFEREE_ONLY


def test_what_could_not_be_played_on_is_not_planned(monkeypatch: pytest.MonkeyPatch) -> None:
    session = begun(MemoryLedger(), "metamorph", commands=3)

    def fails(_: Any) -> Any:
        raise StopIteration

    session.game = replace(session.game, overrides=fails)
    with pytest.raises(RulesFault, match="Nothing was written"):
        amending.planned(
            session, [Amendment(said_in(session)[0], "remove")], based_on_seq=session.head
        )


def test_a_crash_in_between_leaves_the_old_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half of an amendment is never there: its entries are one transaction."""
    file = tmp_path / "kept.db"
    ledger = SqlLedger(url_of(file))
    session = begun(ledger, "clearing_house", commands=COMMANDS)
    head, state = session.head, session.state
    with closing(sqlite3.connect(file)) as spoiler:
        spoiler.execute(
            f"CREATE TRIGGER power_cut BEFORE INSERT ON events WHEN new.seq > {head + 2} "
            "BEGIN SELECT RAISE(ABORT, 'power cut'); END"
        )
    with pytest.raises((StoreProblem, IllegalCommand, sqlite3.Error)):
        amended(session, Amendment(said_in(session)[2], "remove"))
    assert (session.head, session.state) == (head, state)
    ledger.close()
    again = SqlLedger(url_of(file))
    found = Sessions(again).get(session.record.id)
    assert found is not None
    assert (found.head, found.state) == (head, state)
    again.close()


def test_a_changed_word_is_noticed(tmp_path: Path) -> None:
    """Commands are chained with their events; removing one is noticed too."""
    for change in ('\'{"type": "EndTurn", "seat": 1}\'', "NULL"):
        file = tmp_path / f"{len(change)}.db"
        ledger = SqlLedger(url_of(file))
        session = begun(ledger, "clearing_house", commands=8)
        ledger.close()
        seq = said_in(session)[-1]
        with closing(sqlite3.connect(file)) as spoiler:
            spoiler.execute(f"UPDATE events SET said = {change} WHERE seq = {seq}")
            spoiler.commit()
        again = SqlLedger(url_of(file))
        (damage,) = Sessions(again).set_aside
        assert damage.seq == seq
        again.close()


def test_a_ledger_of_an_earlier_version_opens_and_is_amended(tmp_path: Path) -> None:
    """Its entries were chained without commands, which were not stored."""
    file = tmp_path / "old.db"
    earlier = SqlLedger(url_of(file))
    session = begun(earlier, "clearing_house", commands=COMMANDS)
    silent = [replace(entry, said=None) for entry in session.entries]
    record = replace(session.record, id="silent")
    earlier.create(record)
    earlier.append(record.id, tuple(silent))
    earlier.close()
    with closing(sqlite3.connect(file)) as old:
        old.execute("DELETE FROM events WHERE session_id != 'silent'")
        old.execute("DELETE FROM sessions WHERE id != 'silent'")
        old.execute("ALTER TABLE events DROP COLUMN said")
        old.execute("DROP TABLE alembic_version")
        old.commit()
    ledger = SqlLedger(url_of(file))
    found = Sessions(ledger).get("silent")
    assert found is not None
    assert found.state == session.state
    what = Amendment(said_in(session)[4], "remove")
    known = amending.planned(session, [what], based_on_seq=session.head)
    assert amending.planned(found, [what], based_on_seq=found.head).state == known.state
    amended(found, what)
    assert found.state == known.state
    ledger.close()


def test_typed_dice_are_corrected() -> None:
    options = to_json(next(iter(GAMES["slargeball"].examples.values())))
    session = Sessions(MemoryLedger()).begin("slargeball", options=options, seed=3, dice="typed")
    wrong, right = (Roll(values) for values in ((1, 6), (6, 1)))
    referee.handle(session, wrong, based_on_seq=session.head)
    amended(session, Amendment(session.head, "replace", right))
    (rolled,) = [e for e in standing(session.events) if isinstance(e, Rolled)]
    assert rolled.values == (6, 1)


def test_a_recording_of_an_amendment_is_replayed(tmp_path: Path) -> None:
    session = begun(MemoryLedger(), "clearing_house", commands=6)
    recorder = Recorder(tmp_path / "kept", source={})
    desk = Desk(session, None, recorder.of(session.record, session.entries))
    for _ in range(5):
        desk.command(session.game.choices(session.state)[0], based_on_seq=session.head)
    what = [Amendment(said_in(session)[3], "remove")]
    plan = desk.plan(what, based_on_seq=session.head)
    desk.amend(what, digest=plan.digest, based_on_seq=session.head)
    recorder.close()
    replayed = replay(read_recording(tmp_path / "kept"))
    assert replayed is not None
    assert replayed.difference is None
    assert replayed.ledger_hash == session.ledger_hash
