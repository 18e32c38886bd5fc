"""Setting a game up: options, dealing, laying cards out, and who begins."""

from dataclasses import replace
from fractions import Fraction
from random import Random
from statistics import stdev
from typing import Any, cast

import pytest

from engine.games.generation_zero import GAME
from engine.games.generation_zero.canons import MoveCanon, NameCanon
from engine.games.generation_zero.chapters import WriteChapter
from engine.games.generation_zero.dealing import AgentsDealt, SuesDealt
from engine.games.generation_zero.deck import deck_of
from engine.games.generation_zero.extent import empty_on_average, location_count
from engine.games.generation_zero.laying import MonstersLaid
from engine.games.generation_zero.layout import checkerboard, hangs_together
from engine.games.generation_zero.meeting import TurnUp
from engine.games.generation_zero.moving import Move
from engine.games.generation_zero.options import Cell, Options, Player, Switches
from engine.games.generation_zero.resting import Rest
from engine.games.generation_zero.starter import CANONS, INLANDS, LOCATIONS, MONSTERS, OUTLANDS
from engine.games.generation_zero.starter_people import AGENTS, SUES
from engine.games.generation_zero.starting import StartTied, Vote
from engine.games.generation_zero.state import HIDDEN
from engine.games.generation_zero.thrusting import Attack
from engine.games.generation_zero.turns import EndPart, RoundBegan, TurnBegan
from engine.luck import Roll, Shuffle, ShuffleNeeded
from engine.refusal import IllegalCommand, Reason
from tests.engine.games.generation_zero.arrange import Table, options, sue, table


def laid_out(given: Options, *, turned: int = 0) -> Table:
    """A game up to the vote or the roll; every shuffle rotates the order by `turned`."""
    laid = Table(GAME.setup(given))
    while isinstance(needed := GAME.awaiting(laid.state), ShuffleNeeded):
        order = tuple((n + turned) % needed.count for n in range(needed.count))
        laid.do(Shuffle(order))
    return laid


def test_the_starter_set_keeps_its_points() -> None:
    for agent in AGENTS:
        points = agent.speed + agent.attack + agent.defence + agent.stealth + agent.special
        assert points == 15, agent.name
        assert agent.speed <= 3
    for one in SUES:
        points = one.speed + one.attack + one.defence + one.observe + one.allure + one.special
        assert points == 16, one.name
    gaps = [one.attack - one.defence for one in AGENTS] + [one.attack - one.defence for one in SUES]
    assert sum(gaps) / len(gaps) >= 1
    for monster in MONSTERS:
        assert 3 <= monster.attack <= 5
        assert 2 <= monster.defence <= 3
        assert 3 <= monster.health <= 6


def test_the_starter_set_is_enough_for_four() -> None:
    assert (len(INLANDS), len(OUTLANDS)) == (25, 16)
    assert (len(AGENTS), len(SUES), len(CANONS)) == (16, 10, 16)
    assert len(deck_of(options(4)).agents) == 16
    GAME.setup(options(4, agents=3, sues=2, canons=4))


@pytest.mark.parametrize("count", range(4, 50))
def test_checkerboards_hang_together(count: int) -> None:
    cells = checkerboard(count)
    assert len(set(cells)) == count
    assert hangs_together(cells)
    assert min(one.column for one in cells) == min(one.row for one in cells) == 1


def test_the_outlands_are_mixed_as_the_other_locations_are() -> None:
    """Larger boards have the same shares of mountains and of homes of each kind of Monster."""
    share = len(OUTLANDS) / len(INLANDS)
    for terrain in {one.terrain for one in INLANDS}:
        there = sum(one.terrain == terrain for one in OUTLANDS)
        assert abs(there - share * sum(one.terrain == terrain for one in INLANDS)) < 1, terrain
    for kind in {one.kind for one in MONSTERS}:
        homes = sum(kind in one.monsters for one in OUTLANDS)
        assert abs(homes - share * sum(kind in one.monsters for one in INLANDS)) < 1, kind
    homeless = sum(not one.monsters for one in OUTLANDS)
    assert abs(homeless - share * sum(not one.monsters for one in INLANDS)) < 1
    assert not any(one.bargain for one in OUTLANDS)
    assert len({one.name for one in LOCATIONS}) == 41


@pytest.mark.parametrize(
    ("players", "locations", "too_few"), [(2, 25, 13), (3, 41, 25), (4, 41, 25)]
)
def test_e20_a_third_of_the_locations_begins_empty_on_average(
    players: int, locations: int, too_few: int
) -> None:
    random = Random(20)
    given = options(players)
    empty = []
    for _ in range(40):
        laid = Table(GAME.setup(given))
        while isinstance(needed := GAME.awaiting(laid.state), ShuffleNeeded):
            laid.do(Shuffle(tuple(random.sample(range(needed.count), needed.count))))
        assert len(laid.state.places) == locations
        taken = {one.at for one in laid.state.figures} | {one.at for one in laid.state.canons}
        empty.append(sum(one.number not in taken for one in laid.state.places))
    mean = sum(empty) / len(empty)
    print(f"{players} players: {mean:.2f} of {locations} empty, {min(empty)} at least")
    assert mean >= locations / 3
    worked_out = empty_on_average(locations, given, deck_of(given))
    assert abs(mean - worked_out) < 4 * stdev(empty) / len(empty) ** 0.5
    assert empty_on_average(too_few, given, deck_of(given)) < Fraction(too_few, 3)


def test_e20_the_board_grows_with_the_cards_as_far_as_there_are_locations() -> None:
    assert location_count(options(4)) == 41
    assert location_count(replace(options(4), locations=INLANDS)) == 25
    assert location_count(replace(options(2), locations=INLANDS[:13])) == 13
    assert location_count(options(2, agents=1, sues=1, canons=1, monsters=1)) == 13


def test_outlands_are_laid_only_where_the_other_locations_do_not_suffice() -> None:
    """Cards printed before there were outlands are enough for a board of 25."""
    inner, outer = ({one.name for one in cards} for cards in (INLANDS, OUTLANDS))
    for turned in (0, 7, 20):
        assert {one.name for one in laid_out(options(2), turned=turned).state.places} == inner
        assert {one.name for one in laid_out(options(3), turned=turned).state.places} == (
            inner | outer
        )
    written = replace(options(2), locations=LOCATIONS)
    assert {one.name for one in laid_out(written).state.places} == inner
    own = replace(options(2), locations=(*OUTLANDS, *INLANDS))
    assert {one.name for one in laid_out(own).state.places} >= outer


def test_an_order_of_before_there_were_outlands_lays_what_it_laid() -> None:
    laid = Table(GAME.setup(options(3))).do(Shuffle(tuple(reversed(range(25)))))
    assert [one.name for one in laid.state.places] == [one.name for one in reversed(INLANDS)]
    for given in (options(3, locations=30), replace(options(3), locations=(*OUTLANDS, *INLANDS))):
        refused = Table(GAME.setup(given)).refused(Shuffle(tuple(range(25))))
        assert refused.reason is Reason.BAD_ROLL


def test_the_checkerboards_are_five_seven_and_nine_wide() -> None:
    for count, side in ((13, 5), (25, 7), (41, 9)):
        cells = checkerboard(count)
        assert {n for one in cells for n in (one.column, one.row)} == set(range(1, side + 1))
        assert all((one.column + one.row) % 2 == 0 for one in cells)
    assert len(laid_out(options(2)).state.places) == 25
    assert len(laid_out(options(3)).state.places) == 41


def test_cards_are_dealt_and_numbered_on() -> None:
    laid = laid_out(options(2))
    dealt = laid.last(AgentsDealt)
    assert [len(names) for names in (*dealt.agents, *dealt.spares)] == [2, 2, 1, 1]
    assert [len(names) for names in laid.last(SuesDealt).sues] == [2, 2]
    assert [one.number for one in laid.state.figures] == list(range(1, 15))
    names = [one.name for one in laid.state.figures]
    assert len(set(names)) == len(names)


def test_without_departments_nobody_is_put_aside() -> None:
    assert not any(one.spare for one in laid_out(options(2, departments=False)).state.figures)


@pytest.mark.parametrize("turned", range(0, 13, 3))
def test_monsters_lie_where_their_kind_may_live(turned: int) -> None:
    laid = laid_out(options(2), turned=turned)
    kinds = {one.name: one.kind for one in MONSTERS}
    homes = {one.number: one.monsters for one in laid.state.places}
    beasts = [one for one in laid.state.figures if one.kind == "monster"]
    assert 0 < len(beasts) <= 4
    for one in beasts:
        assert kinds[one.name] in homes[one.at or 0]
        assert not one.shown
    assert len({one.at for one in beasts}) == len(beasts)


@pytest.mark.parametrize("turned", range(0, 13, 3))
def test_canons_take_empty_locations_first(turned: int) -> None:
    laid = laid_out(options(2, canons=7, locations=13), turned=turned)
    beasts = {one.at for one in laid.state.figures if one.kind == "monster"}
    counts = [
        sum(one.at == place.number for one in laid.state.canons) for place in laid.state.places
    ]
    assert sum(counts) == 14
    empty = [
        n for n, place in zip(counts, laid.state.places, strict=True) if place.number not in beasts
    ]
    assert min(empty) >= 1
    assert max(counts) <= 2


@pytest.mark.parametrize("turned", range(13))
def test_e2_sues_begin_apart_from_agents_and_monsters(turned: int) -> None:
    laid = laid_out(options(2, sues=3, agents=3), turned=turned)
    there = {kind: {f.at for f in laid.state.figures if f.kind == kind and not f.spare}
             for kind in ("sue", "agent", "monster")}  # fmt: skip
    assert not there["sue"] & (there["agent"] | there["monster"])
    assert None not in there["sue"] | there["agent"]


def test_e17_most_votes_begin() -> None:
    laid = laid_out(options(3))
    assert laid.refused(Vote(2, 1, 1)).reason is Reason.NOT_YOURS
    assert laid.refused(Vote(1, 1, 9)).reason is Reason.UNKNOWN_PIECE
    laid.do(Vote(1, 1, 1), Vote(2, 2, 3))
    assert laid.refused(Vote(2, 2, 3)).rule == "E17"
    laid.do(Vote(None, 3, 3))
    assert laid.last(RoundBegan) == RoundBegan(1, 3)
    assert laid.last(TurnBegan) == TurnBegan(3)


def test_e17_as_many_votes_roll_and_who_rolled_the_same_rolls_again() -> None:
    laid = laid_out(options(3))
    laid.do(Vote(1, 1, 1), Vote(2, 2, 3), Vote(3, 3, 2))
    laid.roll(4, 4, 1).roll(2, 5)
    assert laid.last(StartTied).players == (1, 2)
    assert laid.state.first == 2


def test_rounds_go_round_the_table_from_the_first() -> None:
    laid = laid_out(options(3, start="roll", rounds=2)).roll(1, 6, 2)
    order = []
    while laid.state.turn is not None:
        order.append((laid.state.round, laid.state.turn.player))
        laid.do(EndPart(None), EndPart(None))
    assert order == [(1, 2), (1, 3), (1, 1), (2, 2), (2, 3), (2, 1)]


BROUGHT = GAME.examples["brought"]


def test_players_bring_their_own_cards() -> None:
    laid = laid_out(BROUGHT)
    agents = [one.name for one in laid.state.figures if one.kind == "agent" and one.seat == 2]
    assert agents == ["Petra Vane", "Lorcan Fisk", "Dov Marchetti"]
    assert [one.name for one in laid.state.figures if one.spare] == ["Tobias Fenn"]
    assert {one.card for one in laid.state.canons} == {
        "Sir Osric the Reluctant", "Maren of the Ferry", "Jory Saltmarsh",
        "Prince Corvin", "The Lord Antagonist", "King Halfdan the Brief",
    }  # fmt: skip


def test_who_brings_nothing_is_dealt_of_the_rest() -> None:
    mixed = Options((BROUGHT.players[0], Player("Bo")))
    laid = laid_out(mixed)
    dealt = laid.last(AgentsDealt)
    assert dealt.agents[0] == BROUGHT.players[0].agents
    assert not {*dealt.agents[1], *dealt.spares[1]} & {*dealt.agents[0], *dealt.spares[0]}
    assert len(laid.state.canons) == 6


def ada(**more: Any) -> Options:
    return Options((Player("Ada", **more), Player("Bo")))


def cells(*pairs: tuple[int, int]) -> Options:
    return replace(options(2), layout=tuple(Cell(x, y) for x, y in pairs))


def test_a_layout_of_ones_own() -> None:
    given = cells((1, 2), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5))
    laid = laid_out(given)
    assert [(one.column, one.row) for one in laid.state.places][:2] == [(1, 2), (2, 1)]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (replace(options(2), preset=cast("Any", "grand")), "there is no preset 'grand'"),
        (Options((Player("Ada"),)), "1 player is too few"),
        (Options((Player("Ada"), Player("ada "), Player("Ada"))), "two players are called Ada"),
        (options(2, rounds=0), "rounds cannot be 0; give 1 to 50"),
        (ada(goal="glory"), "Ada's goal cannot be 'glory'; choose of ['both', 'sues', 'agents']"),
        (options(2, terrain=3), "terrain cannot be 3"),
        (options(2, facedown="maybe"), "facedown cannot be 'maybe'"),
        (options(2, locations=3), "3 Locations are too few"),
        (options(2, locations=45), "45 Locations are wanted, and 'The Ninefold Lantern' has 41"),
        (options(4, sues=3), "12 sues are wanted"),
        (options(4, agents=6), "28 agents are wanted"),
        (replace(options(2), fandom="Elsewhere"), "'Elsewhere' has 0"),
        (replace(options(2), year=1991), "6 agents are wanted"),
        (ada(agents=("Ilva Torn",)), "Ada brings too few agents; bring 2 or none"),
        (ada(canons=("Nan Appleby",)), "Ada brings too few canons"),
        (ada(agents=("Ilva Torn", "Ilva Thorn")), "did you mean 'Ilva Torn'?"),
        (ada(agents=("Ilva Torn", "Ilva Torn")), "'Ilva Torn' is brought twice"),
        (ada(agents=("Ilva Torn", "Rue Hollis"), spares=("Rue Hollis",)), "is brought twice"),
        (ada(sues=("Nobody",)), "there is no card 'Nobody' among the sues"),
        (cells((1, 1), (2, 2), (4, 4), (5, 5)), "does not hang together by corners"),
        (cells((1, 1), (1, 2), (2, 2), (2, 1)), "does not hang together by corners"),
        (cells((1, 1), (2, 2), (2, 2), (3, 3)), "lie on one another"),
        (cells((1, 1), (2, 2), (3, 3), (99, 4)), "go from 1 to 20"),
        (cells((1, 1), (2, 2)), "2 Locations are too few"),
    ],
)  # fmt: skip
def test_options_that_cannot_be_played_say_why(given: Options, said: str) -> None:
    with pytest.raises(IllegalCommand) as caught:
        GAME.setup(given)
    assert caught.value.reason is Reason.OPTIONS
    assert said in caught.value.detail


def test_e1_the_year_is_that_in_which_most_serve() -> None:
    deck = deck_of(options(2))
    assert deck.year == 2006
    assert len(deck.agents) == 16
    old = deck_of(replace(options(2), year=1995))
    assert set(old.agents) == {"Tobias Fenn", "Marigold Pike"}
    with pytest.raises(IllegalCommand) as caught:
        GAME.setup(replace(ada(agents=("Ilva Torn", "Rue Hollis")), year=1999))
    assert "'Rue Hollis' does not belong to 'The Ninefold Lantern' in 1999" in caught.value.detail


def test_e1_the_year_suits_those_who_were_brought() -> None:
    early = tuple(
        replace(one, since=1950, until=1960) if one.name in ("Ilva Torn", "Bram Okonjo") else one
        for one in AGENTS
    )
    brought = replace(ada(agents=("Ilva Torn", "Bram Okonjo")), agents=early)
    assert deck_of(brought).year == 1950
    assert deck_of(replace(options(2), agents=early)).year == 2006


def test_e9_where_nobody_knows_the_cards_the_referee_turns_them_up() -> None:
    on_table = laid_out(replace(GAME.examples["on_table"]))
    assert {one.card for one in on_table.state.canons} == {HIDDEN}
    beasts = [one for one in on_table.state.figures if one.kind == "monster"]
    assert {one.name for one in beasts} == {HIDDEN}
    assert on_table.happened(MonstersLaid) == 1


def test_e9_a_monster_is_turned_up_by_the_referee_when_it_is_fought() -> None:
    laid = table(sue(1, 4), sue(1, 2), facedown="on_table")
    beast = replace(
        laid.figure(2), kind="monster", seat=0, at=7, name=HIDDEN, health=1, most=1, shown=False
    )
    homes = tuple(
        replace(one, monsters=("Moss Ogre",)) if one.number == 7 else one
        for one in laid.state.places
    )
    laid.with_figure(2, **{f: getattr(beast, f) for f in ("kind", "seat", "at", "name", "health",
                                                          "most", "shown")})  # fmt: skip
    laid.changed(places=homes).do(Move(1, 1, (7,)))
    assert GAME.awaiting(laid.state) == frozenset({None})
    assert [one.card for one in laid.can(TurnUp)] == ["Old Mumbler", "Mumbler's Nephew"]
    assert laid.refused(Attack(1, 2)).rule == "E9"
    assert laid.refused(TurnUp(None, "Pebbles")).rule == "E9"
    assert laid.refused(TurnUp(1, "Old Mumbler")).reason is Reason.REFEREE_ONLY
    laid.do(TurnUp(None, "Old Mumbler"))
    assert (laid.figure(2).health, laid.figure(2).stats.attack) == (5, 4)
    assert laid.refused(TurnUp(None, "Old Mumbler")).rule == "E9"
    assert laid.can(Attack) == [Attack(1, 2)]


def test_e9_an_unknown_canon_goes_as_far_as_the_fastest_and_may_be_named() -> None:
    laid = laid_out(GAME.examples["on_table"], turned=4).roll(6, 1)
    writer = next(f.number for f in laid.state.figures if f.kind == "sue" and f.seat == 1)
    laid.do(WriteChapter(1, writer, 1))
    assert max(len(one.path) for one in laid.can(MoveCanon)) >= 2
    laid.do(MoveCanon(1), NameCanon(None, 1, "Prince Corvin", "turned up"))
    assert laid.canon(1).shown
    told = laid.refused(NameCanon(None, 2, "Prince Corvin", "again"))
    assert told.reason is Reason.BAD_VALUE
    assert laid.refused(NameCanon(None, 1, "Nan Appleby", "no")).rule == "E9"


def test_dice_and_orders_are_the_referees_to_say() -> None:
    laid = Table(GAME.setup(options(2)))
    assert laid.refused(Shuffle(tuple(range(25)), seat=1)).reason is Reason.REFEREE_ONLY
    assert laid.refused(Shuffle((0, 0))).reason is Reason.BAD_ROLL
    assert laid.refused(Roll((1,))).reason is Reason.NO_ROLL
    assert laid.refused(Vote(1, 1, 1)).reason is Reason.WRONG_PHASE
    assert laid.refused(Rest(1, 1)).reason is Reason.WRONG_PHASE
    rolling = laid_out(options(2, start="roll"))
    assert rolling.refused(Roll((1, 7))).reason is Reason.BAD_ROLL
    assert rolling.refused(Roll((1, 6), seat=1)).reason is Reason.REFEREE_ONLY


def test_switches_take_the_place_of_the_presets_values() -> None:
    thimble = replace(GAME.examples["thimble"], switches=Switches(rounds=5))
    state = GAME.setup(thimble)
    assert (state.house.rounds, state.house.locations) == (5, 5)
