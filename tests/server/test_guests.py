"""A seat whose join was taken back gets a new code if somebody else joins on it."""

import json
from collections.abc import Callable

import pytest

import server.amending as amending
import server.referee as referee
from engine.amending import Amendment
from engine.games.clay_o_rama.joining import JoinGame
from engine.games.clay_o_rama.state import Limb
from engine.games.clay_o_rama.weighing import WeighIn
from engine.games.slargeball.roster import AddPlayer, Rename
from engine.word import Note
from server.guests import one_slip_apart
from server.responses import entries_json
from server.session import Caller, Session
from server.sessions import Sessions
from server.store.codes import renewed
from server.store.ledger import StoreProblem
from server.store.memory import MemoryLedger
from server.story_json import story_json
from tests.support.kept_games import begun


@pytest.fixture
def ledger() -> MemoryLedger:
    return MemoryLedger()


@pytest.fixture
def session(ledger: MemoryLedger) -> Session:
    return begun(ledger, "clay_o_rama", commands=0)


def join(session: Session, name: str) -> str:
    """Let a guest join; returns the code of their seat."""
    said = JoinGame(None, name, "late")
    referee.handle(session, said, based_on_seq=session.head)
    return last_code(session)


def last_code(session: Session) -> str:
    return str(session.record.codes["seats"][len(session.state.players) - 1])


def back(session: Session, to_seq: int) -> None:
    referee.take_back(session, to_seq, based_on_seq=session.head)


def amend(session: Session, what: Amendment) -> None:
    plan = amending.planned(session, [what], based_on_seq=session.head)
    amending.amend(session, [what], digest=plan.digest, based_on_seq=session.head)


def test_another_guest_on_the_same_seat_gets_another_code(session: Session) -> None:
    before = session.head
    gus = join(session, "Gus")
    back(session, before)
    hal = join(session, "Hal")
    assert hal != gus
    assert session.caller(gus) is None
    assert session.caller(hal) == Caller("seat", len(session.state.players))


@pytest.mark.parametrize("typed", ["Gsu", "Gs", "Guus", "Gis", "gus"])
def test_a_slip_of_typing_that_is_corrected_keeps_the_code(session: Session, typed: str) -> None:
    before = session.head
    code = join(session, typed)
    back(session, before)
    assert join(session, "Gus") == code
    amend(session, Amendment(session.head, "replace", JoinGame(None, "Guss", "late")))
    assert session.state.players[-1].name == "Guss"
    assert last_code(session) == code


def test_a_similar_name_much_later_is_somebody_else(session: Session) -> None:
    before = session.head
    code = join(session, "Tim")
    back(session, before)
    for remark in ("one", "two"):
        referee.handle(session, Note(None, remark), based_on_seq=session.head)
    assert join(session, "Tom") != code


def test_whoever_has_played_on_is_no_slip_of_typing(session: Session) -> None:
    before = session.head
    code = join(session, "Tim")
    referee.handle(session, Note(None, "Tim plays"), based_on_seq=session.head)
    back(session, before)
    assert join(session, "Tom") != code


def test_a_name_that_is_amended_with_an_earlier_command_keeps_the_code(session: Session) -> None:
    referee.handle(session, Note(None, "Gsu comes"), based_on_seq=session.head)
    noted = session.head
    code = join(session, "Gsu")
    both = (
        Amendment(noted, "replace", Note(None, "Gus comes")),
        Amendment(session.head, "replace", JoinGame(None, "Gus", "late")),
    )
    plan = amending.planned(session, both, based_on_seq=session.head)
    amending.amend(session, both, digest=plan.digest, based_on_seq=session.head)
    assert session.state.players[-1].name == "Gus"
    assert last_code(session) == code


def test_whose_join_is_restored_gets_a_new_code(session: Session) -> None:
    before = session.head
    gus = join(session, "Gus")
    joined = session.head
    back(session, before)
    hal = join(session, "Hal")
    back(session, joined)
    assert session.state.players[-1].name == "Gus"
    assert last_code(session) not in (gus, hal)


def test_who_moves_up_because_a_join_is_removed_gets_a_new_code(session: Session) -> None:
    gus = join(session, "Gus")
    first = session.head
    hal = join(session, "Hal")
    amend(session, Amendment(first, "remove"))
    assert session.state.players[-1].name == "Hal"
    assert last_code(session) not in (gus, hal)
    assert session.caller(gus) is None


def test_it_is_known_after_a_restart(ledger: MemoryLedger, session: Session) -> None:
    before = session.head
    gus = join(session, "Gus")
    back(session, before)
    again = Sessions(ledger).get(session.record.id)
    assert again is not None
    assert join(again, "Hal") != gus


def test_codes_of_who_began_the_game_stay(session: Session) -> None:
    codes = session.record.codes["seats"]
    before = session.head
    join(session, "Gus")
    back(session, before)
    join(session, "Hal")
    assert session.record.codes["seats"][: len(codes)] == codes


def test_a_code_that_could_not_be_written_is_renewed_with_the_next_command(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = session.head
    gus = join(session, "Gus")
    back(session, before)
    with monkeypatch.context() as patched:
        patched.setattr(session, "change_codes", _fails)
        assert join(session, "Hal") == gus
    assert session.caller(gus) is None, "until then nobody sees what is Hal's"
    referee.handle(session, Note(None, "on"), based_on_seq=session.head)
    assert last_code(session) != gus


def test_a_code_that_the_referee_renews_meanwhile_is_accepted(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = session.head
    join(session, "Gus")
    back(session, before)
    with monkeypatch.context() as patched:
        patched.setattr(session, "change_codes", _fails)
        join(session, "Hal")
    seat = len(session.state.players)
    session.change_codes(lambda codes: renewed(codes, seat))
    code = last_code(session)
    assert session.caller(code) == Caller("seat", seat)
    referee.handle(session, Note(None, "on"), based_on_seq=session.head)
    assert last_code(session) == code


def test_another_program_lets_no_earlier_guest_in(
    ledger: MemoryLedger, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = Sessions(ledger).get(session.record.id)
    assert other is not None
    before = session.head
    gus = join(session, "Gus")
    back(session, before)
    other.read_on()
    with monkeypatch.context() as patched:
        patched.setattr(session, "change_codes", _fails)
        join(session, "Hal")
        other.read_on()
    assert other.caller(gus) is None
    referee.handle(session, Note(None, "on"), based_on_seq=session.head)
    other.read_on()
    assert other.caller(last_code(session)) == Caller("seat", len(session.state.players))


def test_a_rename_changes_no_code(ledger: MemoryLedger) -> None:
    session = begun(ledger, "slargeball", commands=0)
    said = AddPlayer(None, "Gus", 1, "late")
    referee.handle(session, said, based_on_seq=session.head)
    code, joined = last_code(session), session.head
    number = len(session.state.players)
    rename = Rename(None, "Leopold", "his name", player=number)
    referee.handle(session, rename, based_on_seq=session.head)
    back(session, joined)
    assert last_code(session) == code


def weigh_in(session: Session, power: str) -> None:
    seat = len(session.state.players)
    said = WeighIn(None, seat, legs=3, limbs=(Limb(5),), hit_points=90, power=power, because="so")
    referee.handle(session, said, based_on_seq=session.head)


def test_a_new_guest_sees_nothing_that_was_an_earlier_guests_own(session: Session) -> None:
    before = session.head
    join(session, "Gus")
    weigh_in(session, "poke")
    seat = Caller("seat", len(session.state.players))
    gus_saw = entries_json(session, seat)
    assert gus_saw != entries_json(session, Caller("spectator"))
    gone = session.head
    back(session, before)
    assert json.dumps(gus_saw[-1]["event"]) in json.dumps(entries_json(session, seat))
    join(session, "Hal")
    weigh_in(session, "bowl")
    assert entries_json(session, seat)[:gone] == entries_json(session, Caller("spectator"))[:gone]
    assert "bowl" in json.dumps(entries_json(session, seat)[-1])


def test_a_guest_whose_join_is_restored_sees_their_own_again(session: Session) -> None:
    before = session.head
    join(session, "Gus")
    weigh_in(session, "poke")
    seat, gone = Caller("seat", len(session.state.players)), session.head
    gus_saw, story = entries_json(session, seat), story_json(session, seat)
    back(session, before)
    join(session, "Hal")
    hal_joined = session.head
    weigh_in(session, "bowl")
    back(session, gone)
    assert entries_json(session, seat)[:gone] == gus_saw
    assert story_json(session, seat) == {**story, "seq": session.head}
    assert "bowl" not in json.dumps(entries_json(session, seat)[hal_joined:])


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        ("Gus", "Gsu", True),
        ("Gus", "Gus", True),
        ("Anna", "Ann", True),
        ("Ann", "Ben", False),
        ("Guest 3", "Guest 4", False),
        ("Leo", "Leopold", False),
        ("", "Ab", False),
    ],
)
def test_one_slip_of_typing(one: str, other: str, apart: bool) -> None:
    assert one_slip_apart(one, other) is one_slip_apart(other, one) is apart


def _fails(_: Callable[..., object]) -> None:
    raise StoreProblem("the disk is full")
