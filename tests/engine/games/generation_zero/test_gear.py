"""Abilities in battle, weapons, artefacts, departments, terrain, insanity and Lust Objects."""

import pytest

from engine.games.generation_zero.artefacts import UseArtefact
from engine.games.generation_zero.battles import GuestLeft, ThrustBegan, ThrustLost, ThrustsOrdered
from engine.games.generation_zero.canons import CanonShown, MoveCanon
from engine.games.generation_zero.dying import Hurt, Killed
from engine.games.generation_zero.effects import UseAbility
from engine.games.generation_zero.fights import Challenge, Fight
from engine.games.generation_zero.fleeing import Flee
from engine.games.generation_zero.moving import Finish, Move, Moved
from engine.games.generation_zero.refereeing import SetHealth
from engine.games.generation_zero.rewards import Improve
from engine.games.generation_zero.stats import insanity, observe, stealth
from engine.games.generation_zero.tables import (
    ARTEFACTS,
    DEPARTMENTS,
    LUST_ATTACK,
    RECHARGE_TURNS,
    SPECIES_HEALTH,
    STEEP,
    TERRAINS,
    WEAPONS,
)
from engine.games.generation_zero.thrusting import Attack, Hold, Thrust
from engine.games.generation_zero.turns import EndPart
from engine.refusal import Reason
from tests.engine.games.generation_zero.arrange import (
    Table,
    agent,
    armed,
    gift,
    held,
    jewelled,
    lying,
    monster,
    office,
    sue,
    table,
)


def fight(ada: object, bo: object, *others: object, **more: object) -> Table:
    """Ada's Agent 1 comes from 4 to 7, where Bo's 'Sue 2 is, and the fight has begun."""
    laid = table(ada, bo, *others, part="agents", **more)  # type: ignore[arg-type]
    laid.do(Move(1, 1, (7,)))
    return laid if laid.state.tasks else laid.do(Fight(1, 7))


def test_the_tables_of_the_sheet() -> None:
    assert SPECIES_HEALTH["Wizard"] == SPECIES_HEALTH["Droid"] == SPECIES_HEALTH["Fairy"] == 4
    five = ("Human", "Parasite", "Vampire", "Humanoid Fox")
    six = ("Elf", "Andalite", "Eldar", "Half-elf", "Alien")
    assert {SPECIES_HEALTH[name] for name in five} == {5}
    assert {SPECIES_HEALTH[name] for name in six} == {6}
    assert len(SPECIES_HEALTH) == 12
    assert RECHARGE_TURNS == (None, 5, 4, 3, 2, 1)
    assert LUST_ATTACK == (-2, -1, 0, 1, 2)
    assert (len(TERRAINS), len(WEAPONS), len(ARTEFACTS), len(DEPARTMENTS)) == (8, 8, 7, 8)
    assert {"river", "mountain"} == STEEP


@pytest.mark.parametrize("terrain", ["hills", "valley"])
def test_sues_observe_one_better_in_hills_and_valleys(terrain: str) -> None:
    laid = fight(agent(1, 4, stealth=3), sue(2, 7, observe=3), terrain={7: terrain})
    assert laid.last(ThrustsOrdered).order == (2, 1)
    assert observe(laid.state, laid.figure(2)) == 4
    assert observe(laid.house(terrain=False).state, laid.figure(2)) == 3


def test_a_knife_helps_in_a_city() -> None:
    knife = agent(1, 4, stealth=1, weapon=armed("knife"))
    laid = fight(knife, sue(2, 7, observe=3), terrain={7: "city"})
    assert laid.last(ThrustsOrdered).order == (1, 2)
    assert stealth(laid.house(weapons=False).state, laid.figure(1)) == 1
    assert fight(knife, sue(2, 7, observe=3)).last(ThrustsOrdered).order == (2, 1)


def test_a_bow_gives_a_free_thrust_in_a_forest_to_one_who_wins() -> None:
    bow = agent(1, 4, weapon=armed("bow"))
    laid = fight(bow, sue(2, 7), terrain={7: "forest"})
    assert laid.last(ThrustsOrdered).order == (1, 1, 2)
    laid.do(Attack(1, 2), Hold(1), Hold(2))
    assert laid.last(ThrustsOrdered).order == (1, 2)
    assert fight(bow, sue(2, 7)).last(ThrustsOrdered).order == (1, 2)
    seen = fight(bow, sue(2, 7, observe=4), terrain={7: "forest"})
    assert seen.last(ThrustsOrdered).order == (2, 1)


def test_g29_the_free_thrust_counts_like_any_other() -> None:
    gunner = agent(1, 4, weapon=armed("bow"), ability=gift("boost", "attack", 3))
    laid = fight(gunner, sue(2, 7, speed=3), terrain={7: "forest"})
    laid.do(UseAbility(1, 1), Attack(1, 2))
    assert laid.last(Thrust).attack == 7
    assert laid.figure(1).changes == ()  # his next thrust has begun


def test_magic_takes_one_of_an_enemys_defence_in_a_cave() -> None:
    mage = agent(1, 4, weapon=armed("magic"))
    laid = fight(mage, sue(2, 7), terrain={7: "cave"}).do(Attack(1, 2))
    assert laid.last(Thrust).defence == 1
    assert fight(mage, sue(2, 7)).do(Attack(1, 2)).last(Thrust).defence == 2


def test_g38_a_dagger_doubles_attack_against_a_sue_with_a_dagger_in_every_thrust() -> None:
    laid = fight(
        agent(1, 4, weapon=armed("dagger")), sue(2, 7, health=20, artefacts=jewelled("dagger"))
    )
    laid.do(Attack(1, 2), Hold(2), Attack(1, 2))
    assert [one.attack for one in laid.all(Thrust)] == [8, 8]
    assert laid.figure(2).artefacts == jewelled("dagger")
    other = fight(agent(1, 4, weapon=armed("dagger")), sue(2, 7, artefacts=jewelled("ring")))
    assert other.do(Attack(1, 2)).last(Thrust).attack == 4


@pytest.mark.parametrize(("species", "defence"), [("Elf", 3), ("Eldar", 3), ("Half-elf", 2)])
def test_a_sword_guards_against_elves(species: str, defence: int) -> None:
    laid = fight(agent(1, 4, weapon=armed("sword")), sue(2, 7, species=species))
    laid.do(Hold(1), Attack(2, 1))
    assert laid.last(Thrust).defence == defence


def test_a_gun_hurts_an_enemy_who_flees_if_it_was_aimed_at_her() -> None:
    laid = fight(agent(1, 4, weapon=armed("gun")), sue(2, 7, speed=3))
    calm = laid.state
    laid.do(Hold(1), Flee(2, (10,)))
    assert laid.happened(Hurt) == 0
    aimed = Table(calm).do(Attack(1, 2), Flee(2, (10,)))
    assert aimed.last(Hurt).health == 2
    assert aimed.figure(2).at == 10


def test_a_gun_may_kill_who_flees() -> None:
    laid = fight(agent(1, 4, weapon=armed("gun")), sue(2, 7, speed=3, health=3))
    laid.do(Attack(1, 2), Flee(2, (10,)))
    assert not laid.figure(2).alive
    assert laid.last(Killed) == Killed(1, 2)
    assert laid.happened(Moved) == 1


def test_e6_the_third_thrust_in_a_row_with_a_mace_is_stronger_and_then_the_sixth() -> None:
    laid = fight(agent(1, 4, weapon=armed("mace")), sue(2, 7, health=40))
    for _ in range(6):
        laid.do(Attack(1, 2), Attack(2, 1) if laid.figure(1).health > 1 else Hold(2))
    assert [one.attack for one in laid.all(Thrust) if one.figure == 1] == [4, 4, 6, 4, 4, 6]


def test_e6_another_enemy_or_none_breaks_the_row() -> None:
    laid = fight(agent(1, 4, weapon=armed("mace")), sue(2, 7, health=40), sue(2, 7, health=40))
    laid.do(Attack(1, 2), Hold(2), Hold(2), Attack(1, 2), Hold(2), Hold(2))
    laid.do(Attack(1, 3), Hold(2), Hold(2), Attack(1, 2), Hold(2), Hold(2))
    laid.do(Hold(1), Attack(2, 1), Hold(2), Attack(1, 2))
    assert {one.attack for one in laid.all(Thrust) if one.figure == 1} == {4}


def test_g39_an_agent_whose_weapon_is_not_for_fighting_attacks_all_the_same() -> None:
    laid = fight(agent(1, 4, weapon=armed("neuralyser")), sue(2, 7)).do(Attack(1, 2))
    assert laid.last(Thrust) == Thrust(1, 2, 4, 2, 3)


def test_g28_sues_have_no_weapons() -> None:
    laid = fight(agent(1, 4), sue(2, 7, artefacts=jewelled("dagger", "ring", "jewel")))
    laid.do(Attack(1, 2), Attack(2, 1))
    assert laid.all(Thrust) == [Thrust(1, 2, 4, 2, 3), Thrust(2, 1, 3, 2, 4)]


def test_artefacts_work_for_the_agent_who_won_them() -> None:
    gear = agent(1, 4, stealth=1, artefacts=jewelled("jewel", "dagger", "ring", "necklace"))
    laid = fight(gear, sue(2, 7)).do(Attack(1, 2), Attack(2, 1))
    assert laid.all(Thrust) == [Thrust(1, 2, 5, 2, 2), Thrust(2, 1, 3, 3, 5)]
    assert stealth(laid.state, laid.figure(1)) == 2
    assert insanity(laid.state, laid.figure(1)) == 4
    bare = fight(gear, sue(2, 7), artefacts=False)
    assert bare.last(ThrustsOrdered).order == (2, 1)


def test_g26_insanity_goes_from_1_to_5() -> None:
    mad = agent(1, 4, insanity=5, artefacts=jewelled("necklace"))
    laid = table(mad, agent(1, 5, insanity=0))
    assert insanity(laid.state, laid.figure(1)) == 5
    assert insanity(laid.state, laid.figure(2)) == 1


def test_g23_a_pendant_lifts_health_above_that_of_the_species() -> None:
    laid = fight(agent(1, 4), sue(2, 7, health=1, artefacts=jewelled("pendant")))
    laid.do(Attack(1, 2))
    assert (laid.figure(1).health, laid.figure(1).most) == (6, 6)
    off = fight(agent(1, 4), sue(2, 7, health=1, artefacts=jewelled("pendant")), artefacts=False)
    off.do(Attack(1, 2))
    assert (off.figure(1).health, off.figure(1).artefacts) == (5, jewelled("pendant"))


def test_e18_a_crown_takes_one_of_an_enemys_attack_once_in_a_battle() -> None:
    laid = fight(agent(1, 4, artefacts=jewelled("crown")), sue(2, 7, health=20))
    laid.do(UseArtefact(1, "crown", 2))
    assert laid.can(UseArtefact) == []
    assert laid.refused(UseArtefact(1, "crown", 2)).reason is Reason.NO_POWER
    for _ in range(3):
        laid.do(Attack(1, 2), Attack(2, 1))
    assert [one.attack for one in laid.all(Thrust) if one.figure == 2] == [2, 2, 2]


def test_a_tiara_frees_a_canon_who_flees_where_the_agents_player_says() -> None:
    laid = table(
        agent(1, 4, artefacts=jewelled("tiara")), sue(2, 7, speed=2), part="agents",
        canons=lying(2, 2, cards=("Maren of the Ferry", "Brother Aldwin")),
    )  # fmt: skip
    held(held(laid, 1, 2), 2, 2).do(Move(1, 1, (7,)), UseArtefact(1, "tiara", 1))
    assert laid.canon(1).known == (1, 2)
    assert laid.refused(Attack(1, 2)).reason is Reason.WRONG_STEP
    laid.do(MoveCanon(1, (10, 12)))
    assert laid.canon(1).at == 12
    assert laid.refused(UseArtefact(1, "tiara", 2)).reason is Reason.NO_POWER
    laid.do(Attack(1, 2))


def test_e16_a_freed_canon_who_is_not_faster_stays() -> None:
    laid = table(
        agent(1, 4, artefacts=jewelled("tiara")), sue(2, 7), part="agents",
        canons=lying(2, cards=("Prince Corvin",)),
    )  # fmt: skip
    held(laid, 1, 2).do(Move(1, 1, (7,)), UseArtefact(1, "tiara", 1))
    assert (laid.canon(1).at, laid.canon(1).held_by, laid.canon(1).known) == (7, None, (2,))
    laid.do(Attack(1, 2))


def test_artefacts_are_not_used_where_they_do_not_count_or_on_nothing() -> None:
    off = fight(agent(1, 4, artefacts=jewelled("crown")), sue(2, 7), artefacts=False)
    assert off.refused(UseArtefact(1, "crown", 2)).reason is Reason.HOUSE_RULE
    laid = table(
        agent(1, 4, artefacts=jewelled("tiara")), sue(2, 7), part="agents", canons=lying(2)
    )
    laid.do(Move(1, 1, (7,)))
    assert laid.refused(UseArtefact(1, "tiara", 1)).reason is Reason.BAD_TARGET
    assert laid.can(UseArtefact) == []


@pytest.mark.parametrize(("insane", "attack"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_an_ensnared_lust_object_changes_attack_by_insanity(insane: int, attack: int) -> None:
    laid = table(
        agent(1, 4, insanity=insane, lust="Prince Corvin"), sue(2, 7), part="agents",
        canons=lying(2, cards=("Prince Corvin",)),
    )  # fmt: skip
    held(laid, 1, 2).do(Move(1, 1, (7,)), Attack(1, 2))
    assert laid.last(Thrust).attack == attack


def test_e7_a_lust_object_is_turned_up_when_the_agent_meets_her_who_holds_him() -> None:
    laid = table(
        agent(1, 4, lust="Prince Corvin"), sue(2, 7), part="agents",
        canons=lying(2, 2, cards=("Prince Corvin", "Jory Saltmarsh")),
    )  # fmt: skip
    held(held(laid, 1, 2), 2, 2).do(Move(1, 1, (7,)))
    assert [one.shown for one in laid.state.canons] == [True, False]
    assert laid.all(CanonShown) == [CanonShown(1, "Prince Corvin")]
    off = table(
        agent(1, 4, lust="Prince Corvin", insanity=5), sue(2, 7), part="agents",
        canons=lying(2, cards=("Prince Corvin",)), insanity=False,
    )  # fmt: skip
    held(off, 1, 2).do(Move(1, 1, (7,)), Attack(1, 2))
    assert (off.last(Thrust).attack, off.canon(1).shown) == (4, False)


def test_a_lust_object_who_lies_free_changes_nothing() -> None:
    laid = table(
        agent(1, 4, lust="Prince Corvin", insanity=5), sue(2, 7), part="agents",
        canons=lying(7, cards=("Prince Corvin",)),
    )  # fmt: skip
    laid.do(Move(1, 1, (7,)), Attack(1, 2))
    assert (laid.last(Thrust).attack, laid.canon(1).shown) == (4, False)


def test_abilities_in_battle() -> None:
    weak = fight(agent(1, 4, ability=gift("weaken", "defence", 2)), sue(2, 7))
    assert weak.do(UseAbility(1, 1, target=2), Attack(1, 2)).last(Thrust).defence == 0
    wound = fight(agent(1, 4, ability=gift("wound", amount=2)), sue(2, 7, defence=9))
    assert wound.do(UseAbility(1, 1, target=2)).figure(2).health == 3
    kill = fight(agent(1, 4, ability=gift("wound", amount=9)), sue(2, 7))
    assert kill.do(UseAbility(1, 1, target=2)).last(Killed) == Killed(1, 2)
    mend = fight(agent(1, 4, ability=gift("mend", amount=9), health=2, most=5), sue(2, 7))
    assert mend.do(UseAbility(1, 1)).figure(1).health == 5
    aid = fight(agent(1, 4, ability=gift("aid", "attack", 3)), sue(2, 7, health=9), agent(2, 7),
                count=3)  # fmt: skip
    assert aid.figure(3).seat == 2


def test_an_ally_is_aided_whoever_he_belongs_to() -> None:
    laid = table(
        agent(1, 4, ability=gift("aid", "attack", 3)), sue(3, 7, health=9), agent(2, 7),
        part="agents", count=3,
    )  # fmt: skip
    laid.do(Move(1, 1, (7,)), Hold(2), UseAbility(1, 1, target=3), Hold(1), Hold(3))
    laid.do(Attack(2, 2))
    assert laid.last(Thrust).attack == 7
    assert laid.refused(UseAbility(1, 1, target=3)).reason is Reason.SPENT


def test_g5_in_battle_a_turn_is_until_the_users_next_thrust() -> None:
    laid = fight(agent(1, 4, ability=gift("weaken", "attack", 2)), sue(2, 7, health=20))
    laid.do(UseAbility(1, 1, target=2), Attack(1, 2), Attack(2, 1), Attack(1, 2))
    laid.do(Attack(2, 1))
    assert [one.attack for one in laid.all(Thrust) if one.figure == 2] == [1, 3]


def test_what_was_brought_about_in_battle_ends_with_it() -> None:
    laid = fight(agent(1, 4, ability=gift("boost", "attack", 2)), sue(2, 7, health=1))
    laid.do(UseAbility(1, 1), Attack(1, 2))
    assert laid.figure(1).changes == ()


def test_boredom_takes_one_of_every_stat_of_an_enemy() -> None:
    laid = fight(agent(1, 4, department=office("boredom")), sue(2, 7))
    laid.do(UseAbility(1, 1, department=True, target=2), Attack(1, 2), Attack(2, 1))
    assert laid.all(Thrust) == [Thrust(1, 2, 4, 1, 2), Thrust(2, 1, 2, 2, 5)]


def test_g22_doubling_comes_before_adding_and_nothing_falls_below_0() -> None:
    fire = agent(1, 4, department=office("pyromania"), artefacts=jewelled("dagger"))
    laid = fight(fire, sue(2, 7, health=20))
    laid.do(UseAbility(1, 1, department=True), Attack(1, 2))
    assert laid.last(Thrust).attack == 9
    weak = fight(agent(1, 4, ability=gift("weaken", "attack", 9)), sue(2, 7))
    weak.do(UseAbility(1, 1, target=2), Hold(1), Attack(2, 1))
    assert weak.last(Thrust).attack == 0


def test_e19_neuralyse_stuns_a_sue_and_frees_the_canon_that_is_named() -> None:
    laid = table(
        agent(1, 4, department=office("neuralyse")), sue(2, 7), part="agents", canons=lying(2, 2)
    )
    held(held(laid, 1, 2), 2, 2).do(Move(1, 1, (7,)))
    told = laid.refused(UseAbility(1, 1, department=True, target=2))
    assert told.reason is Reason.BAD_TARGET
    assert len(laid.can(UseAbility)) == 2
    laid.do(UseAbility(1, 1, department=True, target=2, canon=2), Attack(1, 2))
    assert (laid.canon(2).at, laid.canon(1).held_by) == (7, 2)
    assert laid.happened(ThrustLost) == 1
    empty = fight(agent(1, 4, department=office("neuralyse")), sue(2, 7))
    empty.do(UseAbility(1, 1, department=True, target=2))


def test_g27_a_specialist_joins_for_one_round_and_thrusts_last() -> None:
    caller = agent(1, 4, department=office("specialist"))
    own = agent(1, None, "Spare", attack=5, spare=True, department=office("counsel"))
    same = agent(1, None, "Colleague", spare=True, department=office("specialist"))
    other = agent(2, None, "Stranger", spare=True, department=office("counsel"))
    laid = fight(caller, sue(2, 7, health=20), own, same, other)
    assert laid.can(UseAbility) == [UseAbility(1, 1, department=True, target=3)]
    for number in (4, 5, 2):
        told = laid.refused(UseAbility(1, 1, department=True, target=number))
        assert told.rule == "G27"
    laid.do(UseAbility(1, 1, department=True, target=3), Attack(1, 2), Hold(2))
    assert laid.last(ThrustBegan) == ThrustBegan(3)
    assert laid.refused(Flee(1, (4,))).rule == "G27"
    laid.do(Attack(1, 2))
    assert laid.figure(3).at is None
    assert laid.figure(3).spare
    assert laid.last(ThrustsOrdered).order == (1, 2)


def test_g27_a_specialist_may_be_killed() -> None:
    laid = fight(
        agent(1, 4, department=office("specialist")), sue(2, 7, health=20),
        agent(1, None, "Spare", health=1, spare=True, department=office("counsel")),
    )  # fmt: skip
    laid.do(UseAbility(1, 1, department=True, target=3), Hold(1), Attack(2, 3))
    assert laid.last(Killed) == Killed(2, 3)
    assert not laid.figure(3).alive
    laid.do(Improve(2, "attack"), Improve(2, "attack"))
    assert laid.happened(GuestLeft) == 0
    assert laid.last(ThrustBegan) == ThrustBegan(1)


def test_counsel_raises_one_stat_of_an_ally() -> None:
    laid = table(
        agent(1, 4, department=office("counsel")), agent(1, 5), sue(2, 7, health=20), part="agents"
    )
    laid.do(Move(1, 1, (7,)), Move(1, 2, (7,)))
    told = laid.refused(UseAbility(1, 1, department=True, target=2, stat="luck"))
    assert told.reason is Reason.BAD_VALUE
    assert laid.refused(UseAbility(1, 1, True, target=1, stat="attack")).rule == "special"
    laid.do(UseAbility(1, 1, True, target=2, stat="attack"), Hold(1), Attack(1, 3))
    assert laid.last(Thrust).attack == 6


def test_e4_breakdown_sets_insanity_and_stealth_for_two_turns() -> None:
    wreck = agent(1, 4, department=office("breakdown"), artefacts=jewelled("jewel"))
    laid = table(wreck, sue(2, 2), part="agents")
    laid.do(UseAbility(1, 1, department=True), Finish(1, 1))
    assert insanity(laid.state, laid.figure(1)) == 5
    assert stealth(laid.state, laid.figure(1)) == 1
    left = [len(laid.figure(1).changes)]
    for _ in range(2):
        laid.do(*(EndPart(None) for _ in range(3)))
        left.append(len(laid.figure(1).changes))
        if left[-1]:
            laid.do(EndPart(None))
    assert left == [2, 2, 0]


def test_experience_adds_attack_for_each_sue_killed() -> None:
    veteran = agent(1, 4, department=office("experience"), kills=3)
    laid = fight(veteran, sue(2, 7, health=20))
    laid.do(UseAbility(1, 1, department=True), Attack(1, 2))
    assert laid.last(Thrust).attack == 7


def test_spatial_warp_swaps_two_locations_with_everything_on_them() -> None:
    laid = table(
        agent(1, 4, department=office("spatial_warp")), sue(2, 7), part="agents", canons=lying(7)
    )
    where = {one.number: (one.column, one.row) for one in laid.state.places}
    for pair in ((7,), (7, 7), (7, 99), (7, 4, 2)):
        told = laid.refused(UseAbility(1, 1, department=True, places=pair))
        assert told.reason is Reason.BAD_TARGET
    laid.do(UseAbility(1, 1, department=True, places=(7, 1)))
    now = {one.number: (one.column, one.row) for one in laid.state.places}
    assert (now[7], now[1], now[4]) == (where[1], where[7], where[4])
    assert (laid.figure(2).at, laid.canon(1).at) == (7, 7)


def test_e12_calling_canons_and_moving_locations_are_not_for_battle() -> None:
    warp = fight(agent(1, 4, department=office("spatial_warp")), sue(2, 7))
    assert warp.refused(UseAbility(1, 1, department=True, places=(7, 1))).rule == "E12"
    call = table(agent(1, 4), sue(2, 7, ability=gift("summon")), part="agents", canons=lying(9))
    call.do(Move(1, 1, (7,)), Hold(1))
    assert call.refused(UseAbility(2, 2, canon=1)).rule == "E12"
    assert call.can(UseAbility) == []


def test_e14_what_the_program_cannot_play_the_referee_does() -> None:
    laid = table(sue(1, 4, ability=gift("judged")), sue(1, 2))
    laid.do(UseAbility(1, 1), SetHealth(None, 1, 9, "the card says so"))
    assert (laid.figure(1).waits, laid.figure(1).health) == (4, 9)


def test_departments_may_be_left_out() -> None:
    laid = fight(agent(1, 4, department=office("boredom")), sue(2, 7), departments=False)
    told = laid.refused(UseAbility(1, 1, department=True, target=2))
    assert told.reason is Reason.HOUSE_RULE
    assert laid.can(UseAbility) == []


def test_departments_need_what_they_work_on() -> None:
    for power in ("boredom", "neuralyse", "specialist", "counsel"):
        laid = table(agent(1, 4, department=office(power)), part="agents")
        told = laid.refused(UseAbility(1, 1, department=True, target=2))
        assert told.reason is Reason.NO_TRIGGER
    sues = table(sue(1, 4), sue(1, 2))
    assert sues.refused(UseAbility(1, 1, department=True)).reason is Reason.NO_POWER
    assert sues.refused(UseAbility(1, 1)).reason is Reason.NO_POWER
    whole = table(sue(1, 4, ability=gift("mend")), sue(1, 2))
    assert whole.refused(UseAbility(1, 1)).reason is Reason.BAD_TARGET
    beast = table(agent(1, 7, department=office("neuralyse")), monster(7), part="agents")
    marked = tuple(
        type(one)(one.number, one.column, one.row, one.name, one.terrain, (), True)
        for one in beast.state.places
    )
    beast.changed(places=marked).house(bargaining=True)
    beast.do(Move(1, 1, (4, 7)), Challenge(1, 1))
    told = beast.refused(UseAbility(1, 1, department=True, target=2))
    assert told.rule == "departments"
