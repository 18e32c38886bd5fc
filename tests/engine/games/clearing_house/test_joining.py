"""Somebody joins in mid-game, and somebody leaves: by one command, wherever the game stands."""

import pytest

from engine.games.clearing_house import GAME
from engine.games.clearing_house.joining import AddPlayer, PlayerAdded, RemovePlayer
from engine.games.clearing_house.refereeing import SetHearts
from engine.games.clearing_house.sense import problems
from engine.games.clearing_house.state import Dealing, Drafting, Space, State
from engine.luck import Shuffle
from engine.refusal import Reason
from engine.word import Over
from tests.engine.games.clearing_house.arrange import Table, at, dealing, options, playing
from tests.engine.play import walk_at_random

WHY = "came late"


def add(name: str = "Eve", where: Space | None = None) -> AddPlayer:
    return AddPlayer(None, name, WHY, where)


def test_somebody_joins_on_a_free_corner_and_is_dealt_cards_with_the_others() -> None:
    empty: dict[int, tuple[str, ...]] = {1: (), 2: (), 3: ()}
    laid = playing(empty, {1: (1, 1), 2: (6, 6), 3: (6, 1)}, count=3).do(add())
    eve = laid.player(4)
    assert (eve.name, eve.hearts, eve.traps, eve.hand) == ("Eve", 4, 4, ())
    assert eve.at == at(1, 6)
    laid.changed(phase=Dealing()).do(Shuffle(tuple(range(36))))
    assert len(laid.player(4).pack) == 9
    assert list(problems(laid.state)) == []


def test_e4_whoever_joins_before_the_deal_has_a_base_deck_too() -> None:
    laid = dealing(2, base_deck=True).do(add())
    assert laid.player(3).base == laid.player(1).base == ("attack", "move")
    dead = playing({}, count=3, base_deck=True).do(SetHearts(None, 3, 0, WHY))
    dead.changed(phase=Dealing()).do(SetHearts(None, 3, 2, WHY))
    assert dead.player(3).base == ("attack", "move")
    assert list(problems(dead.state)) == []


def test_where_and_when_nobody_joins() -> None:
    laid = playing({}, {1: (1, 1), 2: (6, 6)}, count=2).changed(traps=(at(3, 3),))
    assert laid.refused(add("Ada")).reason is Reason.BAD_VALUE
    assert laid.refused(add(" ")).reason is Reason.BAD_VALUE
    assert laid.refused(add(where=at(1, 1))).reason is Reason.BAD_TARGET
    assert laid.refused(add(where=at(3, 3))).reason is Reason.BAD_TARGET
    assert laid.refused(AddPlayer(1, "Eve", WHY)).reason is Reason.REFEREE_ONLY
    assert laid.refused(AddPlayer(None, "Eve", "")).reason is Reason.NO_REASON
    assert playing({}).refused(add()).detail.startswith("4 play already")
    drafting = Table(GAME.setup(options(3))).do(Shuffle(tuple(range(36))))
    assert drafting.refused(add()).reason is Reason.WRONG_PHASE


def test_where_hearts_become_xs_a_newcomer_brings_more() -> None:
    laid = playing({}, count=3, hearts_as_xs=True)
    before = laid.state.xs_left
    laid.do(add())
    assert laid.state.xs_left == before + 4


def test_whoever_leaves_takes_the_pawn_along_and_the_traps_stay() -> None:
    laid = playing({1: ("armor",)}, {1: (1, 1), 2: (6, 6), 3: (6, 1)}, count=3)
    laid.changed(traps=(at(3, 3),)).do(RemovePlayer(None, 1, "had to go"))
    assert (laid.player(1).alive, laid.player(1).at, laid.player(1).hand) == (False, None, ())
    assert laid.state.traps == (at(3, 3),)
    assert laid.state.play.turn is not None
    assert laid.state.play.turn.player == 2
    assert laid.refused(RemovePlayer(None, 1, "again")).reason is Reason.DEAD
    laid.do(RemovePlayer(None, 2, "too"))
    assert isinstance(laid.state.phase, Over)
    assert laid.state.phase.winners == (3,)


@pytest.mark.parametrize("example", ["classic", "ideas", "once", "on_table"])
def test_whoever_leaves_and_joins_wherever_the_game_stands_it_goes_on(example: str) -> None:
    given = GAME.examples[example]
    begun = GAME.setup(given)
    moments = list(walk_at_random(GAME, begun, seed="leaving", commands=160))
    for state in moments[::16]:
        for one in [one for one in state.players if one.alive]:
            _goes_on(state, RemovePlayer(None, one.seat, "had to go"))
        if len(state.players) < 4 and not GAME.outcome(state):
            _goes_on(state, AddPlayer(None, "Eve", WHY))


def _goes_on(state: State, command: object) -> None:
    if GAME.outcome(state) is not None:
        return
    table = Table(state)
    if isinstance(state.phase, Drafting) and isinstance(command, AddPlayer):
        assert table.refused(command).reason is Reason.WRONG_PHASE
        return
    table.do(command)
    assert list(problems(table.state)) == list(problems(state))
    for after in walk_at_random(GAME, table.state, seed="on", commands=12):
        assert list(problems(after)) == list(problems(state))
    assert not table.happened(PlayerAdded) or table.player(len(table.state.players)).alive
