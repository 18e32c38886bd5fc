"""The referee can correct every value of a state, which reveals nobody's cards to others."""

import json
from dataclasses import fields, replace

import pytest

from engine.correcting import Correct, Corrected, correctable
from engine.game import SPECTATOR
from engine.games.clearing_house import GAME
from engine.games.clearing_house.abduction import PlayAbduct
from engine.games.clearing_house.attacks import AimTaken, PlayArmor, PlayAttack, PlayRangedAttack
from engine.games.clearing_house.correcting import FIXED
from engine.games.clearing_house.hearts import Eliminated
from engine.games.clearing_house.intervening import ActionReturned, Intervene, LetPass
from engine.games.clearing_house.moving import PlayMove
from engine.games.clearing_house.sense import problems
from engine.games.clearing_house.state import (
    HIDDEN,
    Aim,
    Announcement,
    Dealing,
    Drafting,
    Playing,
    Police,
    Seated,
    Space,
    Starting,
    State,
    Theft,
    Turn,
)
from engine.games.clearing_house.tables import House
from engine.games.clearing_house.turns import EndTurn
from engine.luck import RollNeeded, Shuffle
from engine.notation import to_json
from engine.refusal import IllegalCommand, Reason
from engine.word import DeclareWinner, Note, Noted, Over
from tests.engine.games.clearing_house.arrange import Table, at, dealing, end_round, playing, police
from tests.engine.play import play_at_random, walk_at_random
from tests.engine.straight import reached

PHASES = (Dealing, Drafting, Starting, Playing, Police, Over)
KINDS = (State, Seated, Space, Turn, Announcement, Aim, Theft, House, *PHASES)
NAMES = {each.name for kind in KINDS for each in fields(kind)}
WHY = "so it is"

KEYS = ("players.*.seat",)
"""Keys by which items of lists are named in paths."""

FOLLOWS = {"phase.chance.needed"}
"""Values that follow from the places of two players, who are moved instead."""


def straight(laid: Table, what: str, value: str) -> Table:
    return laid.do(Correct(None, what, value, WHY))


def on_turn(laid: Table) -> int | None:
    return laid.state.play.turn.player if laid.state.play.turn else None


MORE = {
    "house.hands": "on_table",
    "house.police": "edge",
    "house.redeal": "once",
    "last.player": "3",
    "out.*": '"armor"',
    "phase": '{"type": "Over", "winners": [1], "ending": "the most fun"}',
    "phase.chance": '{"type": "Theft", "thief": 1, "victim": 3, "to": {"column": 2, "row": 4}}',
    "phase.chance.to": "null",
    "phase.chance.thief": "3",
    "phase.chance.victim": "3",
    "phase.chance.player": "3",
    "phase.doing.base": "true",
    "phase.doing.card": "attack",
    "phase.doing.player": "3",
    "phase.doing.through": '{"column": 4, "row": 4}',
    "phase.doing": "null",
    "phase.fleeing": "2",
    "phase.stack": "[]",
    "phase.stack.*": '{"player": 1, "card": "armor"}',
    "phase.stack.*.card": "attack",
    "phase.stack.*.base": "true",
    "phase.stack.*.victim": "3",
    "phase.stack.*.through": '{"column": 4, "row": 4}',
    "players.*": json.dumps(
        {"seat": 4, "name": "Eve", "at": {"column": 5, "row": 5}, "hearts": 2, "traps": 1}
    ),
    "players.*.base.*": "move",
    "players.*.hand.*": "armor",
    "players.*.pack.*": "armor",
    "start": "2",
    "traps.*": '{"column": 2, "row": 6}',
    "winners": "[2]",
}
"""Values for fields for which no near value is valid."""


def busy() -> Table:
    """A state of four players with every field in use; a Move is announced."""
    hands = {1: ("move", "abduct"), 2: ("intervene", "abduct")}
    laid = playing(hands, {1: (3, 3)}, base_deck=True, intervene="card")
    laid.with_player(1, base=("move",)).with_player(2, skips=1, shorts=1, owed=1, armor=1)
    laid.changed(traps=(at(2, 5),), xs=(at(1, 5),), out=("intervene",), wounds=1, duel=1)
    laid.changed(last=Turn(4, 0, 2, 2), reached=True)
    return laid.do(PlayMove(1, at(3, 4)), LetPass(3, 3))


def stolen_from() -> Table:
    laid = playing({1: ("abduct", "move")}, {1: (3, 3), 2: (4, 3), 3: (4, 4)})
    return laid.stands(PlayAbduct(1, 2, at(2, 3)))


def aimed_at() -> Table:
    laid = playing({1: ("ranged_attack", "move")}, {1: (1, 1), 2: (1, 4), 3: (4, 1)})
    return laid.stands(PlayRangedAttack(1, 2))


def dealt() -> Table:
    return dealing().do(Shuffle(tuple(range(36))))


def over() -> Table:
    return playing({}).do(DeclareWinner(None, (1,), "the most fun"))


def moments() -> tuple[State, ...]:
    """States of every phase, with everything that may be announced."""
    drafting = dealt()
    first, *others = drafting.state.players
    kept = replace(first, hand=first.pack[:1], pack=first.pack[2:])
    drafting.changed(players=(kept, *others))
    rolling = playing({}).changed(phase=Starting((1, 2)), start=0)
    small = playing({1: ("move", "move")}, {1: (3, 3)}, size=4).stands(PlayMove(1, at(3, 2)))
    fleeing = police(2).roll(1, 1)
    tables = (
        busy(), stolen_from(), aimed_at(), drafting, rolling, small, fleeing, over(), dealing(),
    )  # fmt: skip
    return tuple(one.state for one in tables)


def test_every_field_of_a_state_can_be_set_straight() -> None:
    assert [list(problems(one)) for one in moments()] == [[]] * len(moments())
    found = reached(GAME, FIXED, sorted(NAMES), MORE, moments(), but=KEYS)
    assert set(found.missing) == {*KEYS, *FOLLOWS}, found.missing
    roots = {kind.split(".")[0] for kind in found.set_straight}
    assert roots == {one.name for one in fields(State)} - set(FIXED)
    parts = {part for one in found.set_straight for part in one.split(".")}
    assert NAMES - parts == {"seat", "needed", *FIXED}
    print(f"{len(found.set_straight)} of {len(found.seen)} kinds of values were set straight")


@pytest.mark.parametrize("seeds", [(6,), pytest.param((6, 7), marks=pytest.mark.long)])
def test_no_state_that_play_leads_to_is_found_at_fault(seeds: tuple[int, ...]) -> None:
    for name in GAME.examples:
        for seed in seeds:
            for meddling in (0, 6):
                for moment in play_at_random(
                    GAME, GAME.examples[name], seed=seed, commands=150, meddling=meddling
                ):
                    assert list(problems(moment.state)) == []


def test_play_goes_on_after_every_value_that_is_taken() -> None:
    """Each value of a state is set to that of another one; then the game is played at random."""
    states = moments()
    taken = 0
    for number, state in enumerate(states):
        for what, value in correctable(states[number - 1], FIXED).items():
            try:
                first, *more = GAME.decide(state, Correct(None, what, value, WHY))
            except IllegalCommand:
                continue
            taken += 1
            straightened = state
            for event in (first, *more):
                straightened = GAME.evolve(straightened, event)
            for after in walk_at_random(GAME, straightened, seed=what, commands=5):
                assert list(problems(after)) == []
                assert GAME.choices(after) or GAME.outcome(after)
    assert taken > 80


@pytest.mark.parametrize(
    ("what", "value", "said"),
    [
        ("players.2.at", '{"column": 3, "row": 3}', "two pawns are on one space"),
        ("players.2.at", '{"column": 7, "row": 3}', "Bo stands on the board"),
        ("players.2.at", "null", "Bo has hearts and no space"),
        ("players.2.hearts", "21", "hearts of Bo go from 0 to 20"),
        ("players.2.armor", "-1", "numbers of Bo go from 0 to 999"),
        ("players.2.hand", '["mvoe"]', "there is no card 'mvoe'"),
        ("players.2.hand", '["hidden"]', "there is no card 'hidden'"),
        ("players.2.hand", json.dumps(["armor"] * 5), "the box holds no more than 4 armor"),
        ("players.2.base", '["abduct"]', "cards of the base deck are attack and move"),
        ("players.2.pack", '["move"]', "players.2.pack follows from the rest"),
        ("players.2.name", "Ada", "everybody has a name of their own"),
        ("players.2.seat", "9", "seats count from 1"),
        ("players.9.hearts", "1", "players has no '9'"),
        ("players", "[]", "there are 2 to 4 players"),
        ("xs", '[{"column": 0, "row": 1}]', "from 1 to 6"),
        ("traps", '[{"column": 3, "row": 3}]', "a trap lies on a space with nothing else"),
        ("house.size", "7", "size cannot be 7"),
        ("house.size", "5", "Bo stands on the board"),
        ("house.turns_per_round", "0", "turns_per_round cannot be 0"),
        ("out", '["joker"]', "there is no card 'joker'"),
        ("start", "0", "who starts is named by the seat"),
        ("last", '{"player": 1, "cycle": 3, "most": 2}', "count from 0 to 2"),
        ("phase.turn.player", "9", "a turn is that of a player"),
        ("phase.passed", "[9]", "who lets it pass"),
        ("phase.stack", '[{"player": 1, "card": "intervene"}]', "an action is announced first"),
        ("phase.stack", '[{"player": 1, "card": "move"}]', "counts as a card played"),
        ("phase.chance", '{"type": "Aim", "player": 1, "victim": 2, "needed": 3}', "announced by"),
        ("phase", '{"type": "Police", "raids": 25}', "those in the box, 24"),
        ("phase", '{"type": "Police", "raids": 1, "fleeing": 9}', "who flees is alive"),
        ("phase", '{"type": "Over", "winners": [9], "ending": ""}', "winners are named"),
        ("phase", '{"type": "Starting", "tied": [9]}', "who rolls for the start is alive"),
        ("options.preset", "thimble", "the game has no 'options'"),
        ("round", "1", "round is 1 already"),
    ],
)
def test_what_makes_no_sense_is_refused_with_what_does(what: str, value: str, said: str) -> None:
    refused = playing({}, {1: (3, 3)}).refused(Correct(None, what, value, WHY))
    assert refused.reason in (Reason.BAD_VALUE, Reason.UNKNOWN_PIECE)
    assert said in refused.detail


def test_only_the_referee_sets_straight_and_nobody_learns_a_card_from_the_refusal() -> None:
    for value in ('["armor"]', '["move"]', "nonsense"):
        refused = playing({}).refused(Correct(1, "players.2.hand", value, WHY))
        assert refused.reason is Reason.REFEREE_ONLY
        assert "armor" not in refused.detail
    assert playing({}).refused(Correct(None, "round", "2", " ")).reason is Reason.NO_REASON


CARD_PATHS = (
    ("players.2.hand", '["abduct", "move"]'),
    ("players.2.hand.1", "abduct"),
    ("players.2", None),
    ("players", None),
)


@pytest.mark.parametrize(("what", "value"), CARD_PATHS)
def test_a_hand_set_straight_is_known_to_its_holder_alone(what: str, value: str | None) -> None:
    laid = playing({2: ("armor", "intervene")})
    if value is None:
        held = replace(laid.player(2), hand=("abduct",))
        everybody = [to_json(held if one.seat == 2 else one) for one in laid.state.players]
        value = json.dumps(everybody[1] if what == "players.2" else everybody)
    straight(laid, what, value)
    event = laid.last(Corrected)
    assert "abduct" in GAME.describe(laid.state, event)
    for seat in (SPECTATOR, 1, 3, 4):
        seen = GAME.redact(laid.state, event, seat)
        told = GAME.describe(GAME.view(laid.state, seat), seen)
        assert (seen.value, seen.before) == (HIDDEN, HIDDEN)
        assert told.endswith(f"is set straight ({WHY}).")
        assert "abduct" not in json.dumps(to_json(seen)) + told
        assert laid.player(2).hand not in [p.hand for p in GAME.view(laid.state, seat).players]
    mine = GAME.redact(laid.state, event, 2)
    assert (mine == event) == (what != "players")


def test_a_pack_set_straight_is_known_to_its_holder_alone() -> None:
    laid = dealt()
    straight(laid, "players.2.pack", json.dumps(laid.player(2).pack[::-1]))
    event = laid.last(Corrected)
    assert GAME.redact(laid.state, event, 2) == event
    for seat in (SPECTATOR, 1, 3, 4):
        assert GAME.redact(laid.state, event, seat).value == HIDDEN


def test_what_everybody_sees_is_told_to_all() -> None:
    laid = straight(playing({}), "players.2.skips", "2")
    event = laid.last(Corrected)
    assert all(GAME.redact(laid.state, event, seat) == event for seat in (SPECTATOR, 1, 2))
    assert GAME.describe(laid.state, event) == "Bo, skips: 2 instead of 0 (so it is)."


def test_hearts_set_to_nothing_take_a_player_out_and_end_the_game() -> None:
    laid = straight(playing({}, count=3), "players.1.hearts", "0")
    assert (laid.player(1).at, laid.player(1).hand) == (None, ())
    assert laid.last(Eliminated).player == 1
    assert on_turn(laid) == 2
    straight(laid, "players.3.hearts", "0")
    assert laid.state.phase == Over((2,), "Bo is the last one alive")


def test_c36_what_was_announced_stays_when_a_value_is_set_straight() -> None:
    for what, value in (
        ("players.3.at", '{"column": 5, "row": 5}'),
        ("players.2.hearts", "3"),
        ("players.2.hand", '["move"]'),
        ("house.xs_block", "true"),
        ("wounds", "2"),
    ):
        laid = playing({1: ("attack", "move")}, {1: (3, 3), 2: (4, 3)}).do(PlayAttack(1, 2))
        before = laid.state.play.stack
        assert straight(laid, what, value).state.play.stack == before
        hearts = laid.player(2).hearts
        assert laid.do(LetPass(None, None)).player(2).hearts == hearts - 1


def test_c36_what_a_value_makes_impossible_goes_back_to_the_hand() -> None:
    laid = playing({1: ("attack", "move")}, {1: (3, 3), 2: (4, 3)}).do(PlayAttack(1, 2))
    straight(laid, "players.2.at", '{"column": 6, "row": 2}')
    assert laid.happened(ActionReturned) == 1
    assert laid.player(1).hand == ("move", "attack")


def test_c36_intervenes_upon_an_impossible_action_go_back_with_what_they_cost() -> None:
    hands = {1: ("attack", "intervene", "move"), 2: ("intervene",), 4: ("intervene",)}
    laid = playing(hands, {1: (3, 3), 2: (4, 3)}).do(PlayAttack(1, 2))
    laid.do(Intervene(2, 2), Intervene(1, 1), Intervene(4, 4))
    straight(laid, "players.2.at", '{"column": 6, "row": 2}')
    assert laid.happened(ActionReturned) == 4
    held = [sorted(one.hand) for one in laid.state.players]
    assert held == [["attack", "intervene", "move"], ["intervene"], ["armor"], ["intervene"]]
    assert [one.skips for one in laid.state.players] == [0, 0, 0, 0]
    turn = laid.state.play.turn
    assert turn is not None
    assert (turn.player, turn.played) == (1, 0)


@pytest.mark.parametrize("cost", ["one_card", "card"])
def test_c36_what_an_intervene_costs_instead_of_a_turn_is_given_back(cost: str) -> None:
    laid = playing(
        {1: ("attack", "move"), 2: ("intervene",)}, {1: (3, 3), 2: (4, 3)}, intervene=cost
    )
    laid.do(PlayAttack(1, 2), Intervene(2, 2))
    straight(laid, "players.2.at", '{"column": 6, "row": 2}')
    assert laid.player(2).hand == ("intervene",)
    assert (laid.player(2).shorts, laid.state.out) == (0, ())


def test_c36_whoever_dies_gets_no_card_back() -> None:
    laid = playing({1: ("attack", "move"), 2: ("intervene", "move")}, {1: (3, 3), 2: (4, 3)})
    laid.do(PlayAttack(1, 2), Intervene(2, 2))
    straight(laid, "players.2.hearts", "0")
    assert laid.player(2).hand == ()
    assert laid.state.play.stack == ()


def test_c36_whoever_is_set_elsewhere_is_aimed_at_anew() -> None:
    laid = straight(aimed_at(), "players.2.at", '{"column": 1, "row": 5}')
    assert laid.last(AimTaken) == AimTaken(1, 2, 5)
    straight(laid, "phase.chance.victim", "3")
    assert laid.state.play.chance == Aim(1, 3, 4)
    assert laid.roll(4).player(3).hearts == 3


def test_what_the_dice_are_awaited_for_and_its_action_agree() -> None:
    laid = straight(stolen_from(), "phase.doing.victim", "3")
    assert laid.state.play.chance == Theft(1, 3, at(2, 3))
    straight(laid, "phase.chance.to", '{"column": 2, "row": 4}')
    assert laid.state.play.doing == Announcement(1, "abduct", at(2, 4), victim=3)
    assert laid.roll(1).player(3).at == at(2, 4)


def test_a_hand_that_a_card_is_drawn_from_is_not_emptied() -> None:
    laid = stolen_from()
    assert "being drawn" in laid.refused(Correct(None, "players.2.hand", "[]", WHY)).detail
    straight(laid, "players.2.hand", '["armor", "intervene"]')
    assert isinstance(laid.awaiting(), RollNeeded)
    assert laid.roll(2).player(1).hand == ("move", "intervene")


def test_lost_turns_armor_traps_and_cards_played_are_set_straight() -> None:
    laid = playing({1: ("armor", "move", "move")}).stands(PlayArmor(1), PlayMove(1, at(2, 2)))
    assert on_turn(laid) == 2
    straight(laid, "phase.turn.player", "1").stands(PlayMove(1, at(3, 3)))
    assert on_turn(laid) == 2
    straight(laid, "players.3.skips", "1").do(EndTurn(None))
    assert on_turn(laid) == 4
    straight(straight(laid, "players.4.armor", "1"), "players.4.traps", "9")
    assert (laid.player(4).armor, laid.player(4).traps) == (1, 9)


def test_the_damage_count_of_a_round_brings_the_police() -> None:
    laid = straight(playing({}), "wounds", "2")
    while laid.state.moment == "playing":
        laid.do(EndTurn(None))
    assert laid.state.police.raids == 2


def test_whoever_flees_and_is_set_elsewhere_has_gone() -> None:
    laid = straight(police().roll(1, 1), "players.1.at", '{"column": 3, "row": 3}')
    assert laid.state.phase == Dealing()


def test_cards_are_collected_before_they_are_dealt_anew() -> None:
    laid = straight(playing({}), "phase", '{"type": "Dealing"}')
    assert [one.hand for one in laid.state.players] == [()] * 4
    refused = laid.refused(Correct(None, "players.1.hand", '["armor"]', WHY))
    assert "follows from the rest" in refused.detail
    assert len(laid.do(Shuffle(tuple(range(36)))).player(1).pack) == 9


def test_a_base_deck_that_comes_in_mid_game_leaves_the_box_as_it_is() -> None:
    laid = straight(playing({}), "house.base_deck", "true")
    straight(laid, "phase", '{"type": "Dealing"}').do(Shuffle(tuple(range(28))))
    assert list(problems(laid.state)) == []
    assert len(laid.player(1).pack) == 7


def test_what_left_the_game_may_be_a_card_that_the_base_decks_take_out_of_the_deck() -> None:
    laid = playing({}, base_deck=True).with_player(1, base=())
    straight(laid, "out", '["attack"]')
    end_round(laid).do(Shuffle(tuple(range(28))))
    assert [len(one.pack) for one in laid.state.players] == [7] * 4


@pytest.mark.parametrize("base_deck", [False, True])
def test_somebody_joins_in_mid_game_and_is_dealt_cards_in_the_next_round(base_deck: bool) -> None:
    laid = playing({}, count=3, base_deck=base_deck)
    eve = Seated(4, "Eve", at(1, 6), 4, 4)
    straight(laid, "players", json.dumps([to_json(one) for one in (*laid.state.players, eve)]))
    assert laid.refused(Correct(None, "players.4.name", "Ada", WHY)).reason is Reason.BAD_VALUE
    straight(laid, "phase", '{"type": "Dealing"}')
    laid.do(Shuffle(tuple(range(28 if base_deck else 36))))
    assert len(laid.player(4).pack) == (7 if base_deck else 9)
    for after in walk_at_random(GAME, laid.state, seed="joined", commands=120):
        assert list(problems(after)) == []


def test_rounds_of_the_last_two_that_were_cut_short_end_in_a_tie() -> None:
    laid = police(0, count=3).with_player(3, hearts=0, at=None).changed(duel=4)
    straight(laid.changed(phase=Playing(Turn(1, 2, 2))), "house.stalemate_rounds", "2")
    while laid.state.moment == "playing":
        laid.do(EndTurn(None))
    assert isinstance(laid.state.phase, Over)
    assert laid.state.phase.winners == (1, 2)


def test_a_game_that_is_over_goes_on_and_takes_remarks() -> None:
    laid = over().do(Note(2, "a good game"))
    assert laid.last(Noted).text == "a good game"
    straight(laid, "phase.winners", "[1, 2]")
    assert laid.state.phase == Over((1, 2), "the most fun")
    turn = '{"player": 1, "cycle": 0, "most": 2}'
    straight(laid, "phase", f'{{"type": "Playing", "turn": {turn}}}')
    assert GAME.outcome(laid.state) is None
    assert GAME.choices(laid.state)
