"""Hand-to-hand attacks: needed rolls, arcs, damage, heights, artifacts."""

import itertools

import pytest

from engine.games.metamorph import GAME
from engine.games.metamorph.abilities import UseSpecial
from engine.games.metamorph.breaking import AttackArtifact
from engine.games.metamorph.casting import CastSlow
from engine.games.metamorph.fighting import Attack, AttackBegan, AttackHit
from engine.games.metamorph.flying import Land
from engine.games.metamorph.moving import Move
from engine.games.metamorph.objects import Drop
from engine.games.metamorph.turns import EndTurn
from engine.games.metamorph.wounds import Damaged
from engine.luck import RollNeeded
from engine.refusal import Reason
from engine.word import Note
from tests.engine.games.metamorph.arrange import AWAY, NEAR, PLAIN, RIGHT_AWAY, Table, playing

BESIDE = {1: ("P44", AWAY), 2: ("P43", NEAR)}

NEEDED = {-4: 11, -3: 10, -2: 9, -1: 8, 0: 7, 1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 2}
HIT_PERCENT = {-4: 8.3, -3: 16.7, -2: 27.8, -1: 41.7, 0: 58.3, 1: 72.2, 2: 83.3, 3: 91.7, 4: 97.2}
MEAN_EXTRA = {-4: 0.33, -3: 0.67, -2: 1.0, -1: 1.33, 0: 1.67, 1: 2.15, 2: 2.73, 3: 3.39, 4: 4.14}
SEATED = ("Human", "Frog", "Elephant", "Dog", "Bear", "Allosaurus", "Ankylosaurus", "Emu", "Giant")


@pytest.mark.parametrize(("attacker", "target"), list(itertools.product(SEATED, SEATED)))
def test_the_roll_that_is_needed_follows_from_attack_and_agility(
    attacker: str, target: str
) -> None:
    table = playing(BESIDE, {1: attacker, 2: target}).do(Attack(1, 2))
    shapes = table.state.book.shape_named
    difference = shapes[attacker].attack - shapes[target].agility
    needed = GAME.awaiting(table.state)
    assert isinstance(needed, RollNeeded)
    assert needed.why.endswith(f"{NEEDED[difference]} or more")


@pytest.mark.parametrize("difference", HIT_PERCENT)
def test_the_table_that_follows_from_the_formula(difference: int) -> None:
    rolls = [sum(dice) for dice in itertools.product(range(1, 7), repeat=2)]
    hits = [roll + difference - 7 for roll in rolls if roll + difference >= 7]
    assert round(100 * len(hits) / 36, 1) == HIT_PERCENT[difference]
    assert round(sum(hits) / len(hits), 2) == MEAN_EXTRA[difference]


@pytest.mark.parametrize("dice", [(1, 1), (1, 5), (2, 4), (3, 4), (6, 6)])
def test_every_point_over_seven_does_one_damage_more(dice: tuple[int, int]) -> None:
    table = playing(BESIDE, {1: "Bear", 2: "Allosaurus"}).do(Attack(1, 2)).roll(*dice)
    total = sum(dice) + 5 - 2
    expected = 5 - 3 + total - 7 if total >= 7 else 0
    assert table.player(2).health == 16 - expected
    assert table.happened(AttackHit) == (total >= 7)


def test_damage_is_never_less_than_nothing() -> None:
    table = playing(BESIDE, {1: "Frog", 2: "Giant Clam"}).do(Attack(1, 2)).roll(4, 5)
    assert table.last(Damaged).damage == 0
    assert table.player(2).health == 13


@pytest.mark.parametrize(("facing", "bonus"), [(3, 0), (2, 0), (4, 0), (1, 1), (5, 1), (0, 2)])
def test_flank_and_rear_are_easier_to_hit(facing: int, bonus: int) -> None:
    table = playing({1: ("P44", AWAY), 2: ("P43", facing)}).do(Attack(1, 2))
    assert table.last(AttackBegan).bonus == 4 - 3 + bonus


def test_e24_attackers_strike_to_every_side() -> None:
    for facing in range(6):
        table = playing({1: ("P44", facing), 2: ("P43", NEAR)})
        assert table.do(Attack(1, 2)).last(AttackBegan).bonus == 1


@pytest.mark.parametrize(
    ("shape", "terrain", "bonus"),
    [("Elephant", "t", -1), ("Bear", "t", -1), ("Human", "t", 0), ("Crocodile", "s", 1),
     ("Crocodile", "w", 0), ("Barracuda", "w", 1), ("Human", "w", -1), ("Human", "m", 0),
     ("Griffin", "t", 0)],
)  # fmt: skip
def test_the_ground_under_the_attacker_counts(shape: str, terrain: str, bonus: int) -> None:
    rows = (*PLAIN[:3], f"...{terrain}...", *PLAIN[4:])
    table = playing(BESIDE, {1: shape}, rows).do(Attack(1, 2))
    attack = table.state.book.shape_named[shape].attack
    assert table.last(AttackBegan).bonus == attack - 3 + bonus


def test_one_attack_by_hand_a_turn_on_somebody_beside() -> None:
    table = playing({1: ("P44", AWAY), 2: ("P42", NEAR)})
    assert table.refused(Attack(1, 2)).reason is Reason.TOO_FAR
    assert table.refused(Attack(1, 1)).reason is Reason.BAD_TARGET
    assert table.refused(Attack(1, 7)).reason is Reason.UNKNOWN_PIECE
    table = playing(BESIDE).do(Attack(1, 2))
    assert table.refused(EndTurn(1)).reason is Reason.ROLL_PENDING
    table.roll(1, 1)
    assert table.refused(Attack(1, 2)).reason is Reason.SPENT


def flying(attacker: str, target: str) -> Table:
    return playing(BESIDE, {1: attacker, 2: target})


def test_flyers_are_reached_by_the_huge_and_by_flyers() -> None:
    assert flying("Bear", "Griffin").refused(Attack(1, 2)).rule == "M17"
    assert flying("Bear", "Griffin").choices(Attack) == []
    for attacker in ("Giant", "Elephant", "Dragon"):
        assert flying(attacker, "Griffin").do(Attack(1, 2)).state.pending
    grounded = flying("Bear", "Griffin").with_player(2, altitude="ground")
    assert grounded.do(Attack(1, 2)).state.pending


def test_m17_whom_a_flyer_attacked_strikes_back_until_the_end_of_his_next_turn() -> None:
    table = playing(BESIDE, {1: "Griffin", 2: "Bear"}).do(Attack(1, 2)).roll(1, 1)
    assert table.player(2).harried_by == (1,)
    table.do(EndTurn(1), Attack(2, 1)).roll(1, 1).do(EndTurn(2))
    assert table.player(2).harried_by == ()
    table.until(2)
    assert table.refused(Attack(2, 1)).rule == "M17"


@pytest.mark.parametrize("special", ["", "Breathe"])
def test_m17_a_flyer_who_was_attacked_in_the_air_strikes_back_from_the_ground(special: str) -> None:
    table = playing(BESIDE, {1: "Dragon", 2: "Griffin"})
    table.do(UseSpecial(1, special, 2) if special else Attack(1, 2)).roll(1, 1)
    table.do(EndTurn(1), Land(2))
    assert Attack(2, 1) in table.choices(Attack)
    assert table.do(Attack(2, 1)).state.pending is not None


def test_e14_what_lies_near_is_hit_without_a_roll() -> None:
    table = playing({1: ("P44", AWAY), 2: ("P11", NEAR)}, preset="war").do(Drop(1, "font1"))
    table.do(AttackArtifact(1, "font1"))
    assert table.artifact("font1").damage == 4
    assert table.refused(AttackArtifact(1, "font1")).reason is Reason.SPENT
    assert table.refused(AttackArtifact(1, "font9")).reason is Reason.SPENT
    table.until(1).do(AttackArtifact(1, "font1"))
    assert [one.name for one in table.state.artifacts] == ["font2"]


def test_e14_what_is_carried_is_struck_in_its_holders_place() -> None:
    table = playing(BESIDE, preset="war")
    assert table.refused(AttackArtifact(1, "font2")).rule == "E14"
    assert table.refused(Attack(1, 2, artifact="font1")).rule == "E14"
    assert Attack(1, 2, artifact="font2") in table.choices(Attack)
    table.do(Attack(1, 2, artifact="font2")).roll(3, 4)
    assert table.player(2).health == 9
    assert [one.name for one in table.state.artifacts] == ["font1"]  # 4 + 8 - 7 is enough


def test_e14_far_away_things_are_not_struck() -> None:
    table = playing({1: ("P44", AWAY), 2: ("P11", NEAR)}, preset="war")
    table.do(Drop(1, "font1"), Move(1, "FF", "land"))
    assert table.refused(AttackArtifact(1, "font1")).reason is Reason.TOO_FAR
    assert table.choices(AttackArtifact) == []


def test_the_last_one_standing_wins() -> None:
    table = playing(BESIDE).with_player(2, health=1).do(Attack(1, 2)).roll(6, 6)
    end = GAME.outcome(table.state)
    assert end is not None
    assert (end.winners, end.why) == (frozenset({1}), "Ada is the last one standing")


def test_a_death_may_count_only_in_human_shape() -> None:
    for shapes, winners in (
        ({1: "Bear", 2: "Emu"}, set()),
        ({1: "Human", 2: "Emu"}, {1}),
        ({1: "Bear", 2: "Human"}, {1}),
    ):
        table = playing(BESIDE, shapes, human_victory=True).with_player(2, health=1)
        table.do(Attack(1, 2)).roll(6, 6)
        end = GAME.outcome(table.state)
        assert end is not None
        assert end.winners == winners


def test_with_three_the_game_goes_on_and_the_dead_have_no_turn() -> None:
    places = {1: ("P44", AWAY), 2: ("P43", NEAR), 3: ("P11", RIGHT_AWAY)}
    table = playing(places).with_player(2, health=1).do(Attack(1, 2)).roll(6, 6)
    assert table.player(2).gone == "dead"
    assert table.refused(CastSlow(1, 2)).reason is Reason.DEAD
    assert table.do(EndTurn(1)).turn.player == 3


def test_where_all_die_at_once_nobody_wins() -> None:
    table = playing(BESIDE).with_player(1, health=0).with_player(2, health=0)
    end = GAME.outcome(table.do(Note(None, "an earthquake")).state)
    assert end is not None
    assert end.winners == frozenset()
