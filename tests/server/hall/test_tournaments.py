"""Stored tournaments: their games begin, their outcomes count, and nothing happens twice."""

import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import server.referee as referee
from engine import GAMES
from engine.games.metamorph.joining import AddWizard
from engine.notation import LARGEST, value_from_json
from engine.refusal import IllegalCommand, Reason
from engine.tournament.deciding import correct, join, leave
from engine.tournament.standings import points_of
from engine.tournament.tournament import (
    ROUND_ROBIN,
    SWISS,
    ResultKept,
    System,
    Tournament,
    TournamentEvent,
    all_results,
)
from engine.word import DeclareWinner
from server.hall.kept_tournament import KeptTournament
from server.hall.tournament_json import tournament_json
from server.hall.tournaments import Tournaments
from server.sessions import Sessions
from server.store.ledger import NAMED
from server.store.memory import MemoryLedger
from server.store.sql import SqlLedger
from tests.support.kept_games import altered, url_of

WAIT_S = 5.0
NAMES = ("Ada", "Bo", "Cy", "Dee", "Eve")


@pytest.fixture
def hall() -> tuple[Tournaments, Sessions]:
    return opened(MemoryLedger())


def opened(ledger: MemoryLedger | SqlLedger) -> tuple[Tournaments, Sessions]:
    sessions = Sessions(ledger)
    return Tournaments(ledger.tournament_log(), sessions), sessions


def begun(
    tournaments: Tournaments,
    *,
    game: str = "metamorph",
    system: System = SWISS,
    per_table: int = 2,
    rounds: int = 3,
    players: tuple[str, ...] = NAMES,
) -> KeptTournament:
    return tournaments.begin(
        name="Cup", game=game, system=system, per_table=per_table, rounds=rounds,
        options={}, players=players, seed=1,
    )  # fmt: skip


def win(sessions: Sessions, session_id: str, seat: int) -> None:
    """The table's referee ends a game by the game's own command."""
    session = sessions.get(session_id)
    assert session is not None
    command = DeclareWinner(None, (seat,), "the time is up")
    referee.handle(session, command, based_on_seq=session.head)


@pytest.mark.parametrize("game", GAMES)
def test_a_round_of_each_game_begins_and_counts_by_its_outcome(
    hall: tuple[Tournaments, Sessions], game: str
) -> None:
    tournaments, sessions = hall
    kept = begun(tournaments, game=game)
    tournaments.pair(kept, based_on_seq=kept.head)
    tables = kept.state.rounds[0].tables
    assert [sessions.get(one.session).record.table for one in tables] == ["1", "2"]  # type: ignore[union-attr]
    for table in tables:
        session = sessions.get(table.session)
        assert session is not None
        names = [kept.state.entrants[number].name for number in table.entrants]
        assert [one.name for one in session.state.players] == names
        win(sessions, table.session, 2)
    points = points_of(kept.state, all_results(kept.state, tournaments.ended(kept)))
    winners = {table.entrants[1] for table in tables} | set(kept.state.rounds[0].byes)
    assert {one for one, has in points.items() if has == 2} == winners
    assert {has for one, has in points.items() if one not in winners} == {0}


def test_a_table_that_a_guest_has_won_is_no_draw(hall: tuple[Tournaments, Sessions]) -> None:
    tournaments, sessions = hall
    kept = begun(tournaments, players=NAMES[:4])
    tournaments.pair(kept, based_on_seq=kept.head)
    first, second = kept.state.rounds[0].tables
    session = sessions.get(first.session)
    assert session is not None
    came = AddWizard(None, "Guest", "there is a chair")
    referee.handle(session, came, based_on_seq=session.head)
    win(sessions, first.session, 3)
    win(sessions, second.session, 1)
    winner = second.entrants[0]
    wanted = {one: 2 if one == winner else 0 for one in range(1, 5)}
    assert points_of(kept.state, all_results(kept.state, tournaments.ended(kept))) == wanted
    tournaments.pair(kept, based_on_seq=kept.head)
    assert points_of(kept.state, kept.state.results) == wanted
    standing = tournament_json(tournaments, kept)["rounds"][0]["tables"][0]
    assert [(one["points"], one["won"]) for one in standing["entrants"]] == [(0, False)] * 2


def test_a_result_from_before_guests_were_told_apart_can_be_read() -> None:
    told = {"type": "ResultKept", "round": 1, "table": 1, "winners": [], "why": "it is over"}
    event = value_from_json(TournamentEvent, told, "entry 5")
    assert event == ResultKept(1, 1, (), "it is over", guest_won=False)


def test_a_game_that_was_taken_back_counts_no_more_until_it_is_over_again(
    hall: tuple[Tournaments, Sessions],
) -> None:
    tournaments, sessions = hall
    kept = begun(tournaments, players=NAMES[:2])
    tournaments.pair(kept, based_on_seq=kept.head)
    (table,) = kept.state.rounds[0].tables
    win(sessions, table.session, 1)
    assert len(tournaments.ended(kept)) == 1
    session = sessions.get(table.session)
    assert session is not None
    before = max(end for end in session.ends if end < session.head)
    referee.take_back(session, before, based_on_seq=session.head)
    assert tournaments.ended(kept) == {}
    with pytest.raises(IllegalCommand, match="still plays"):
        tournaments.pair(kept, based_on_seq=kept.head)


def test_a_correction_is_told_with_its_reason(hall: tuple[Tournaments, Sessions]) -> None:
    tournaments, _ = hall
    kept = begun(tournaments, players=NAMES[:2])
    tournaments.pair(kept, based_on_seq=kept.head)
    kept.say(lambda state: correct(state, 1, 1, [2], "Ada went home"), based_on_seq=kept.head)
    told = tournament_json(tournaments, kept)
    (correction,) = told["corrections"]
    assert (correction["winners"], correction["because"]) == (["Bo"], "Ada went home")
    assert told["standings"][0]["name"] == "Bo"
    assert told["rounds"][0]["tables"][0]["corrected"]


def test_what_cannot_be_played_is_not_kept(hall: tuple[Tournaments, Sessions]) -> None:
    tournaments, _ = hall
    for wrong, why in (
        ({"game": "chess"}, "no game 'chess'"),
        ({"per_table": 5}, "choose from 2 to 4"),
        ({"system": ROUND_ROBIN, "rounds": 2}, "leave out"),
        ({"players": ("Ada", "ada")}, "in it already"),
    ):
        with pytest.raises(IllegalCommand, match=why):
            begun(tournaments, **wrong)
    assert tournaments.all() == ()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kept.db"


@pytest.fixture
def ledger(file: Path) -> Iterator[SqlLedger]:
    with closing(SqlLedger(url_of(file))) as kept:
        yield kept


def test_nobody_waits_for_a_draw_to_read_or_to_write(hall: tuple[Tournaments, Sessions]) -> None:
    """A draw that was overtaken is refused, as it no longer fits."""
    tournaments, _ = hall
    kept = begun(tournaments)

    def another() -> None:
        seq = tournament_json(tournaments, kept)["seq"]
        kept.say(lambda state: join(state, "Fay"), based_on_seq=seq)

    def decide(state: Tournament) -> tuple[TournamentEvent, ...]:
        somebody = threading.Thread(target=another, daemon=True)
        somebody.start()
        somebody.join(WAIT_S)
        assert not somebody.is_alive()
        return leave(state, 1)

    with pytest.raises(IllegalCommand, match="has gone on"):
        kept.say(decide, based_on_seq=kept.head)
    assert [one.name for one in kept.state.entrants.values() if one.here] == [*NAMES, "Fay"]


def test_two_programs_never_draw_a_round_twice(ledger: SqlLedger) -> None:
    mine, my_sessions = opened(ledger)
    kept = begun(mine)
    theirs, their_sessions = opened(ledger)
    other = theirs.get(kept.id)
    assert other is not None
    head = kept.head
    mine.pair(kept, based_on_seq=head)
    with pytest.raises(IllegalCommand) as refused:
        theirs.pair(other, based_on_seq=head)
    assert refused.value.reason == Reason.STALE
    assert other.state == kept.state
    theirs.begin_games(other)
    assert len(ledger.sessions()) == len(kept.state.rounds[0].tables) == len(my_sessions.all())
    for session in my_sessions.all():
        same = their_sessions.get(session.record.id)
        assert same is not None
        assert same.record == session.record


def test_games_that_were_not_begun_any_more_are_begun_later(
    ledger: SqlLedger, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournaments, _ = opened(ledger)
    kept = begun(tournaments)
    with monkeypatch.context() as killed:
        killed.setattr(tournaments, "begin_games", lambda kept: None)
        tournaments.pair(kept, based_on_seq=kept.head)
    again, sessions = opened(ledger)
    found = again.get(kept.id)
    assert found is not None
    assert sessions.all() == ()
    again.begin_games(found)
    again.begin_games(found)
    drawn = [table.session for table in kept.state.rounds[0].tables]
    assert [one.record.id for one in sessions.all()] == drawn


@pytest.mark.parametrize("seed", [None, LARGEST])
def test_it_opens_again_whatever_its_seed(ledger: SqlLedger, seed: int | None) -> None:
    tournaments, _ = opened(ledger)
    for _ in range(5):
        tournaments.begin(
            name="Cup", game="metamorph", system=SWISS, per_table=2, rounds=1, options={}, seed=seed
        )
    again, _ = opened(ledger)
    assert [one.state for one in again.all()] == [one.state for one in tournaments.all()]


def test_whatever_a_damaged_tournament_raises_it_is_set_aside(
    hall: tuple[Tournaments, Sessions], monkeypatch: pytest.MonkeyPatch
) -> None:
    tournaments, _ = hall
    damaged, sound = begun(tournaments), begun(tournaments)

    def broken() -> bool:
        raise KeyError("round")

    monkeypatch.setattr(damaged, "catch_up", broken)
    tournaments.follow([NAMED + damaged.id, NAMED + sound.id])
    assert tournaments.all() == (sound,)
    assert "KeyError: 'round'" in tournaments.set_aside[damaged.id]


def test_a_damaged_tournament_is_set_aside_and_holds_up_no_other(file: Path) -> None:
    with closing(SqlLedger(url_of(file))) as ledger:
        tournaments, _ = opened(ledger)
        damaged, sound = begun(tournaments), begun(tournaments)
    altered(
        file, f"UPDATE tournament_events SET event = '{{}}' WHERE tournament_id = '{damaged.id}'"
    )
    with closing(SqlLedger(url_of(file))) as ledger:
        tournaments, _ = opened(ledger)
        assert [one.id for one in tournaments.all()] == [sound.id]
        assert "entry 1 " in tournaments.set_aside[damaged.id]
