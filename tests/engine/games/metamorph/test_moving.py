"""Moving: speed, facing changes, terrain, water and land, sight."""

from dataclasses import replace
from typing import Any

import pytest

from engine.games.metamorph import GAME
from engine.games.metamorph.casting import CastMorph, CastTeleport
from engine.games.metamorph.fighting import Attack
from engine.games.metamorph.flying import Land, TakeOff
from engine.games.metamorph.hexes import distance
from engine.games.metamorph.moving import LeftMap, Move, Moved
from engine.games.metamorph.questions import facing_changes, standing_on, wizard
from engine.games.metamorph.reach import ends
from engine.games.metamorph.sight import sees
from engine.games.metamorph.state import Artifact, Grip
from engine.games.metamorph.tables import Mode
from engine.games.metamorph.turns import RoundBegan
from engine.games.metamorph.walking import OFF_MAP, StepsWalked, allowance, step
from engine.refusal import IllegalCommand, Reason
from tests.engine.games.metamorph.arrange import (
    AWAY,
    LEFT_AWAY,
    NEAR,
    PLAIN,
    RIGHT_AWAY,
    Table,
    playing,
)

TWO = {1: ("P44", AWAY), 2: ("P11", NEAR)}


def changes(table: Table) -> int:
    return facing_changes(table.state, wizard(table.state, 1), "land")


def test_m1_a_human_on_plains_has_four_facing_changes_by_the_list_of_sizes() -> None:
    table = playing(TWO)
    assert changes(table) == 3 + 1
    assert table.refused(Move(1, "LLLLL", "land")).rule == "facing"
    assert table.do(Move(1, "LLLL", "land")).player(1).facing == 2


def test_m1_the_printed_example_gives_a_human_on_plains_three() -> None:
    table = playing(TWO, example_sizes=True)
    assert changes(table) == 2 + 1
    assert table.refused(Move(1, "LLLL", "land")).rule == "facing"


@pytest.mark.parametrize(
    ("shape", "terrain", "by_list", "by_example"),
    [
        ("Frog", ".", 5 - 1, 4 - 1),
        ("Dog", ".", 4 + 1, 3 + 1),
        ("Dog", "s", 4 - 1, 3 - 1),
        ("Emu", ".", 3, 2),
        ("Emu", "s", 3 + 1, 2 + 1),
        ("Centaur", "t", 2 + 1, 1 + 1),
        ("Elephant", "f", 1, 1),
        ("Giant Squid", ".", 1, 1),
        ("Amorphous Blob", ".", 3, 2),
    ],
)
def test_e26_facing_changes_by_size_and_by_where_the_move_starts(
    shape: str, terrain: str, by_list: int, by_example: int
) -> None:
    rows = (*PLAIN[:3], f"...{terrain}...", *PLAIN[4:])
    for switch, expected in ((False, by_list), (True, by_example)):
        table = playing(TWO, {1: shape}, rows, example_sizes=switch)
        assert changes(table) == expected


def test_a_move_goes_forward_by_speed_and_turns_on_its_way() -> None:
    table = playing(TWO)
    assert table.refused(Move(1, "FFFF", "land")).rule == "speed"
    table.do(Move(1, "FRFLF", "land"))
    assert table.last(Moved).path == ("P43", "P53", "P52")
    assert (table.player(1).at, table.player(1).facing) == ("P52", AWAY)
    assert table.turn.run == 1
    assert table.refused(Move(1, "F", "land")).rule == "move"


def test_e8_a_hex_back_costs_two_and_no_facing_change() -> None:
    table = playing(TWO)
    assert table.refused(Move(1, "BB", "land")).rule == "speed"
    table.do(Move(1, "BF", "land"))
    assert table.last(Moved).path == ("P45", "P44")
    slow = playing(TWO, {1: "Frog"})
    assert slow.refused(Move(1, "B", "land")).rule == "speed"


def test_e23_what_is_done_in_a_turn_may_come_in_any_order() -> None:
    table = playing({1: ("P44", AWAY), 2: ("P43", NEAR)})
    table.do(Attack(1, 2)).roll(1, 1)
    table.do(CastMorph(1, "Dog"), Move(1, "B", "land"))
    assert (table.turn.fought, table.turn.cast, table.turn.moved) == (True, True, True)


def test_a_move_may_name_only_where_it_goes() -> None:
    table = playing(TWO)
    assert table.refused(Move(1, "", "land")).reason is Reason.BAD_VALUE
    assert table.refused(Move(1, "", "land", to="P11")).rule == "move"
    assert table.refused(Move(1, "F", "land", to="P42")).detail.startswith("these steps lead to")
    assert table.refused(Move(1, "F", "land", facing=3)).reason is Reason.BAD_VALUE
    assert playing(TWO).do(Move(1, "F", "land", to="P43")).player(1).at == "P43"
    assert playing(TWO).do(Move(1, "", "land", to="P54")).player(1).facing == RIGHT_AWAY
    turned = playing(TWO).do(Move(1, "", "land", to="P54", facing=NEAR))
    assert (turned.player(1).at, turned.player(1).facing) == ("P54", NEAR)
    edge = playing({1: ("P41", AWAY), 2: ("P11", NEAR)}).do(Move(1, "", "land", to="off"))
    assert edge.player(1).gone == "left"


def test_every_move_that_is_offered_says_where_it_leads() -> None:
    table = playing(TWO, rows=WET)
    for move in table.choices(Move):
        assert move.to
        assert GAME.decide(table.state, replace(move, steps=""))


@pytest.mark.parametrize("steps", ["X", "f", "F" * 61])
def test_what_is_no_move_is_refused(steps: str) -> None:
    assert playing(TWO).refused(Move(1, steps, "land")).reason is Reason.BAD_VALUE


def test_mountains_cost_two_except_for_climbers() -> None:
    rows = (*PLAIN[:2], "...m...", *PLAIN[3:])
    on_foot = playing(TWO, rows=rows)
    assert on_foot.refused(Move(1, "FFF", "land")).rule == "speed"
    assert on_foot.do(Move(1, "FF", "land")).player(1).at == "P42"
    assert playing(TWO, {1: "Bear"}, rows).do(Move(1, "FFF", "land")).player(1).at == "P41"


WET = (*PLAIN[:2], "...w...", "...w...", *PLAIN[4:])
"""Water at P43 and P44."""


def test_m28_a_walker_wades_into_one_hex_and_stops() -> None:
    table = playing({1: ("P45", AWAY), 2: ("P11", NEAR)}, rows=WET)
    assert table.refused(Move(1, "FF", "land")).rule == "M28"
    assert table.refused(Move(1, "FL", "land")).rule == "M28"
    table.do(Move(1, "F", "land")).until(1)
    assert table.refused(Move(1, "F", "land")).rule == "M28"
    assert table.do(Move(1, "F", "water")).player(1).at == "P43"


def test_m28_a_swimmer_comes_ashore_and_stops() -> None:
    table = playing({1: ("P43", AWAY), 2: ("P11", NEAR)}, {1: "Crocodile"}, WET)
    assert table.refused(Move(1, "FF", "water")).rule == "M28"
    assert table.do(Move(1, "F", "water")).player(1).at == "P42"


def test_m28_who_cannot_swim_stays_out_and_who_cannot_walk_stays_in() -> None:
    griffin = playing({1: ("P45", AWAY), 2: ("P11", NEAR)}, {1: "Griffin"}, WET)
    griffin.do(Land(1))
    assert griffin.refused(Move(1, "F", "land")).rule == "M28"
    fish = playing({1: ("P43", AWAY), 2: ("P11", NEAR)}, {1: "Barracuda"}, WET)
    assert fish.refused(Move(1, "F", "water")).rule == "M28"
    assert fish.refused(Move(1, "F", "land")).reason is Reason.SPENT


def test_a_swamp_is_walked_and_swum() -> None:
    rows = (*PLAIN[:2], "...w...", "...s...", *PLAIN[4:])
    for mode in ("land", "water"):
        table = playing({1: ("P44", AWAY), 2: ("P11", NEAR)}, {1: "Frog"}, rows)
        assert table.do(Move(1, "F", mode)).player(1).at == "P43"


def test_e9_nobody_walks_through_others_and_flyers_pass_over_those_on_the_ground() -> None:
    places = {1: ("P44", AWAY), 2: ("P43", NEAR)}
    assert playing(places).refused(Move(1, "F", "land")).rule == "counters"
    flyer = playing(places, {1: "Griffin"})
    assert flyer.refused(Move(1, "F", "air")).rule == "E9"
    assert flyer.do(Move(1, "FF", "air")).player(1).at == "P42"
    both = playing(places, {1: "Griffin", 2: "Dragon"})
    assert both.refused(Move(1, "FF", "air")).rule == "counters"


def test_m10_slow_halves_speeds_and_leaves_the_order_of_turns() -> None:
    table = playing(TWO).with_player(1, slow=2)
    assert table.refused(Move(1, "FF", "land")).rule == "speed"
    frog = playing(TWO, {1: "Frog", 2: "Human"}).with_player(1, slow=3)
    assert frog.refused(Move(1, "F", "land")).reason is Reason.SPENT
    frog.until(1)
    assert frog.last(RoundBegan).groups[0] == (1,)  # a Frog's agility of 4 still goes first


def test_e28_a_slowed_frog_turns_where_it_is_and_enters_no_hex() -> None:
    frog = playing(TWO, {1: "Frog"}).with_player(1, slow=3)
    assert {one.to for one in frog.choices(Move)} == {"P44"}
    refused = frog.refused(Move(1, "LF", "land"))
    assert (refused.rule, refused.reason) == ("E28", Reason.SPENT)
    assert "no speed on foot while slowed" in refused.detail
    assert frog.refused(Move(1, "B", "land")).rule == "E28"
    assert frog.refused(Move(1, "LLLLL", "land")).rule == "facing"
    frog.do(Move(1, "RR", "land"))
    assert (frog.player(1).at, frog.player(1).facing) == ("P44", (AWAY + 2) % 6)
    assert frog.refused(Move(1, "L", "land")).reason is Reason.SPENT


def test_e28_a_fish_on_land_turns_and_does_not_rise() -> None:
    fish = playing(TWO, {1: "Dolphin"})
    assert {one.mode for one in fish.choices(Move)} == {"land"}
    assert fish.refused(Move(1, "L", "water")).rule == "M28"
    assert fish.refused(Move(1, "F", "land")).rule == "E28"
    assert fish.refused(Move(1, "L", "air")).rule == "E28"
    assert fish.do(Move(1, "L", "land")).last(Moved).path == ()


def test_e28_who_is_held_or_caught_does_not_turn() -> None:
    assert playing(TWO).with_player(1, stuck=1).refused(Move(1, "L")).reason is Reason.SPENT
    held = playing(TWO).with_player(1, hold=Grip(2, "Constrict", 3, "Human"))
    assert held.refused(Move(1, "L")).reason is Reason.SPENT
    assert held.choices(Move) == []


def test_m19_leaving_the_map_is_leaving_it_in_any_shape() -> None:
    table = playing({1: ("P41", AWAY), 2: ("P11", NEAR)}).do(Move(1, "F", to="off"))
    assert table.player(1).gone == "left"
    end = GAME.outcome(table.state)
    assert end is not None
    assert (end.winners, end.why) == (frozenset({2}), "Bo is the last one standing")
    table = playing({1: ("P41", AWAY), 2: ("P11", NEAR)}).do(CastMorph(1, "Dog")).until(1)
    assert table.player(1).shape == "Amorphous Blob"
    assert table.do(Move(1, "F", to="off")).player(1).gone == "left"


WOOD = (*PLAIN[:2], "...t...", *PLAIN[3:])
"""A forest at P43."""


def test_only_what_lies_between_blocks_sight() -> None:
    table = playing({1: ("P44", AWAY), 2: ("P42", NEAR)}, rows=WOOD)
    assert table.turn.seen == ()
    edge = playing({1: ("P44", AWAY), 2: ("P43", NEAR)}, rows=WOOD)
    assert edge.turn.seen == (2,)
    inside = playing({1: ("P43", AWAY), 2: ("P41", NEAR)}, rows=WOOD)
    assert inside.turn.seen == (2,)


def test_e5_a_line_along_an_edge_is_blocked_only_if_both_hexes_block() -> None:
    # From P44 to P64 the line runs between P54 and P55.
    one_wood = (*PLAIN[:3], "....t..", *PLAIN[4:])
    two_woods = (*PLAIN[:3], "....t..", "....t..", *PLAIN[5:])
    for rows, seen in ((PLAIN, (2,)), (one_wood, (2,)), (two_woods, ())):
        assert playing({1: ("P44", AWAY), 2: ("P64", NEAR)}, rows=rows).turn.seen == seen
        flyer = playing({1: ("P44", AWAY), 2: ("P64", NEAR)}, {2: "Griffin"}, rows)
        assert flyer.turn.seen == seen


def test_an_unseen_enemy_is_approached_but_not_attacked_by_hand() -> None:
    table = playing({1: ("P45", AWAY), 2: ("P42", NEAR)}, {1: "Emu"}, WOOD)
    assert table.turn.seen == ()
    table.do(Move(1, "FF", "land"))
    refused = table.refused(Attack(1, 2))
    assert (refused.reason, refused.rule) == (Reason.BAD_TARGET, "sight")
    assert table.choices(Attack) == []


UNSEEN = {1: ("P45", AWAY), 2: ("P42", NEAR)}
"""A wood between them; two hexes on, they stand beside each other."""


@pytest.mark.parametrize("shape", ["Dog", "Centaur", "Horse", "Hippopotamus"])
def test_e13_trackers_and_chargers_attack_what_they_did_not_see(shape: str) -> None:
    table = playing(UNSEEN, {1: shape}, WOOD).do(Move(1, "FF", "land"))
    assert Attack(1, 2) in table.choices(Attack)
    assert table.do(Attack(1, 2)).state.pending is not None


def test_e13_having_charge_suffices_without_its_mana() -> None:
    table = playing(UNSEEN, {1: "Horse"}, WOOD).with_player(1, mana=0)
    assert table.do(Move(1, "FF", "land"), Attack(1, 2)).state.pending is not None


def test_m29_who_flew_when_the_move_began_attacks_what_he_did_not_see() -> None:
    table = playing(UNSEEN, {1: "Griffin"}, WOOD).do(Move(1, "FF", "air"))
    assert table.do(Land(1), Attack(1, 2)).state.pending is not None


@pytest.mark.parametrize(
    "way",
    [
        (Move(1, "FF", "land"), TakeOff(1)),
        (TakeOff(1), Move(1, "FF", "air")),
        (Move(1, "FF", "air"),),
    ],
)
def test_m29_a_take_off_in_the_turn_does_not_stand_for_sight(way: tuple[Any, ...]) -> None:
    table = playing(UNSEEN, {1: "Griffin"}, WOOD).with_player(1, altitude="ground").do(*way)
    assert table.refused(Attack(1, 2)).rule == "M29"
    assert table.choices(Attack) == []


def test_m29_nor_does_landing_before_the_move() -> None:
    table = playing(UNSEEN, {1: "Griffin"}, WOOD).do(Land(1), Move(1, "FF", "land"))
    assert table.refused(Attack(1, 2)).rule == "sight"
    table = playing(UNSEEN, {1: "Griffin"}, WOOD)
    table.do(Land(1), TakeOff(1), Move(1, "FF", "air"))
    assert table.refused(Attack(1, 2)).rule == "M29"


def test_m29_a_teleport_does_not_get_round_the_line_of_sight() -> None:
    wood = (*PLAIN[:2], "...t...", *PLAIN[3:])
    places = {1: ("P44", AWAY), 2: ("P42", NEAR)}
    table = playing(places, rows=wood).do(CastTeleport(1, "P53", AWAY))
    assert table.turn.seen == ()
    assert table.refused(Attack(1, 2)).rule == "M29"
    assert table.choices(Attack) == []
    table.do(Move(1, "L", "land"))  # seen from here, but not from where the turn began
    assert table.refused(Attack(1, 2)).rule == "M29"
    table.until(1)
    assert table.do(Attack(1, 2)).state.pending is not None


def test_m29_who_was_seen_when_the_turn_began_is_fought_after_a_teleport() -> None:
    table = playing({1: ("P44", AWAY), 2: ("P42", NEAR)}).do(CastTeleport(1, "P43", AWAY))
    assert table.do(Attack(1, 2)).state.pending is not None


def test_m29_who_walks_first_and_teleports_then_must_have_seen_too() -> None:
    wood = (*PLAIN[:2], "...t...", *PLAIN[3:])
    places = {1: ("P44", AWAY), 2: ("P42", NEAR)}
    table = playing(places, rows=wood).do(Move(1, "RF", "land"), CastTeleport(1, "P53", AWAY))
    assert table.refused(Attack(1, 2)).rule == "M29"


def test_e6_trackers_see_who_is_near_and_climbers_look_over_trees() -> None:
    table = playing({1: ("P45", AWAY), 2: ("P42", NEAR)}, {1: "Dog"}, WOOD)
    assert table.turn.seen == (2,)
    wood = (*PLAIN[:2], "...t...", "...t...", *PLAIN[4:])
    high = playing({1: ("P44", AWAY), 2: ("P42", NEAR)}, {1: "Bear"}, wood)
    assert sees(high.state, high.player(1), high.player(2))
    assert not sees(high.state, high.player(2), high.player(1))
    assert high.turn.special == ""
    rocks = (*PLAIN[:2], "...t...", "...m...", *PLAIN[4:])
    peak = playing({1: ("P44", AWAY), 2: ("P42", NEAR)}, {1: "Bear"}, rocks)
    assert not sees(peak.state, peak.player(1), peak.player(2))


def test_a_sprint_doubles_the_run_and_halves_the_turns() -> None:
    rows = (".........",) * 9
    table = playing({1: ("P59", AWAY), 2: ("P11", NEAR)}, {1: "Cheetah"}, rows)
    assert changes(table) == 4
    assert table.refused(Move(1, "F" * 8, "land")).rule == "speed"
    assert table.refused(Move(1, "LLLF", "land", sprint=True)).rule == "facing"
    table.do(Move(1, "F" * 8 + "LL", "land", sprint=True))
    assert (table.player(1).at, table.player(1).mana, table.turn.special) == ("P51", 48, "Sprint")
    human = playing(TWO)
    assert human.refused(Move(1, "F", "land", sprint=True)).reason is Reason.NO_POWER


def test_every_hex_in_reach_is_offered_once_and_the_way_is_legal() -> None:
    table = playing({1: ("P45", RIGHT_AWAY), 2: ("P46", LEFT_AWAY)}, rows=WET)
    ends = []
    for move in table.choices(Move):
        if move.steps == "B":
            continue
        new = GAME.decide(table.state, move)
        off = any(isinstance(event, LeftMap) for event in new)
        walked = next((event for event in new if isinstance(event, Moved)), None)
        ends.append("" if off or walked is None or not walked.path else walked.path[-1])
    assert len([end for end in ends if end]) == len({end for end in ends if end})
    place = table.state.board.place
    assert all(distance(place["P45"], place[end]) <= 3 for end in ends if end)
    assert "P44" in ends
    assert "P46" not in ends


RUGGED = (".......", "..w.m..", ".t.w...", "..s.t..", "...m...", ".w...s.", ".......")


@pytest.mark.parametrize(
    ("shape", "mode", "at"),
    [("Human", "land", "P45"), ("Human", "land", "P11"), ("Dog", "land", "P34"),
     ("Bear", "land", "P54"), ("Frog", "water", "P34"), ("Crocodile", "water", "P34"),
     ("Griffin", "air", "P44"), ("Hippopotamus", "land", "P34")],
)  # fmt: skip
def test_all_that_can_be_reached_is_found_and_nothing_else(shape: str, mode: Mode, at: str) -> None:
    places = {1: (at, RIGHT_AWAY), 2: ("P46", AWAY), 3: ("P53", AWAY)}
    table = playing(places, {1: shape, 3: "Dragon"}, RUGGED)
    state, one = table.state, table.player(1)
    budget = allowance(state, one, mode)
    every = walked_blindly(table, mode)
    found = ends(state, one, budget)
    assert set(found) == set(every)
    for spot, steps in found.items():
        assert GAME.decide(state, Move(1, steps, mode, to=spot[0]))
        assert sum(letter in "LR" for letter in steps) == every[spot]
    print(f"{shape} {mode}: {len(found)} ends")


def walked_blindly(table: Table, mode: Mode) -> dict[tuple[str, int], int]:
    """The ends of all legal sequences of letters, by trying them all, with the fewest turns."""
    state, one = table.state, table.player(1)
    budget = allowance(state, one, mode)
    fewest: dict[tuple[str, int], int] = {}
    known: set[StepsWalked] = set()
    to_do = [StepsWalked((), one.facing)]
    while to_do:
        walk = to_do.pop()
        for letter in "FBLR":
            try:
                further = step(state, one, walk, letter, budget)
            except IllegalCommand:
                continue
            here = further.path[-1] if further.path else one.at or OFF_MAP
            same = replace(further, path=(here,), run=0)
            if same in known:
                continue
            known.add(same)
            to_do.append(further)
            other = standing_on(state, here)
            if other is None or other.seat == 1:
                spot = (here, further.facing)
                fewest[spot] = min(further.turns, fewest.get(spot, 99))
    fewest.pop((one.at or OFF_MAP, one.facing), None)
    return fewest


@pytest.mark.parametrize("to", ["", "P41"])
def test_e27_nobody_steps_off_the_map_without_saying_so(to: str) -> None:
    table = playing({1: ("P42", AWAY), 2: ("P17", NEAR)})
    refused = table.refused(Move(1, "FF", to=to))
    assert refused.rule == ("E27" if not to else "move")
    assert table.player(1).alive
    table.do(Move(1, "FF", to="off"))
    assert table.player(1).gone == "left"


def test_e27_what_it_costs_is_told() -> None:
    table = playing({1: ("P42", AWAY), 2: ("P17", NEAR)})
    assert "Ada loses the game" in table.refused(Move(1, "FF")).detail
    hunt = playing({1: ("P42", AWAY), 2: ("P17", NEAR)}, preset="key")
    hunt.changed(artifacts=(Artifact("Key", "key", holder=1),))
    assert "Ada wins with the Key" in hunt.refused(Move(1, "FF")).detail
    assert "defeat" in GAME.help["Move"]
    assert [one.to for one in table.choices(Move) if one.to == "off"] == ["off"]
