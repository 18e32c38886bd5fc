"""Deaths, powers and doubts of who is who, from made-up sightings."""

from dataclasses import replace

from engine.games.clay_o_rama.dividing import Divide
from engine.games.clay_o_rama.judging import JudgeByDice
from engine.games.clay_o_rama.power_use import ChangePlaces, ReshapeLimb
from engine.games.clay_o_rama.refereeing import RemoveCreature, SetHitPoints
from engine.games.clay_o_rama.weighing import Reweigh
from engine.word import Note
from server.desk import Desk
from server.proposals.clay_o_rama import propose, remember
from server.proposals.clay_o_rama.identity import renaming
from server.proposals.proposal import Noticed
from tests.support.evenings import look
from tests.support.in_play import (
    BEN,
    CLEO,
    choose,
    divided,
    gone,
    hit,
    lost,
    moved,
    of,
    playing,
    shape,
    stands,
    tell,
)


def with_power(power: str, *, announced: str = "") -> Desk:
    table = playing()
    hit(table, power=power, announced=announced)
    return table


def test_gone_and_dead_by_the_ledger_agree() -> None:
    table = playing()
    tell(table, SetHitPoints(None, CLEO, 0, "squeezed"))
    table.see(look(gone("green", track=3)))
    assert table.offers() == ()


def test_gone_with_hit_points_left_is_asked() -> None:
    table = playing()
    table.see(look(gone("green", track=3)))
    (offer,) = table.offers()
    assert offer.command is None
    assert offer.title == "Cleo's green creature has left the table with 45 hit points"
    assert [type(one.command) for one in offer.choices] == [Note, RemoveCreature]
    choose(table, offer, "It is out")
    assert not of(table, CLEO).alive
    assert table.offers() == ()


def test_without_hit_points_but_alive_it_is_removed() -> None:
    state = playing().session.state
    creatures = tuple(replace(c, hit_points=0) if c.id == CLEO else c for c in state.creatures)
    state = replace(state, creatures=creatures)
    (offer,) = propose(state, remember((), Noticed(gone("green", track=3), 0, state)))
    assert offer.command == RemoveCreature(None, CLEO, "dead and squeezed")


def test_back_on_the_table_nothing_is_asked_any_more() -> None:
    table = playing()
    table.see(look(gone("green", track=3)))
    table.see(look(stands("green", (40.0, 20.0), track=3, frame=1400)))
    assert table.offers() == ()


def test_one_of_two_halves_is_dead_and_the_other_is_asked_about() -> None:
    table = playing()
    tell(table, Reweigh(None, BEN, "for the test", power="divide_self"), Divide(None, BEN))
    half = max(one.id for one in table.session.state.creatures)
    tell(table, SetHitPoints(None, half, 0, "squeezed"))
    table.see(look(gone("blue", track=9)))
    assert table.offers() == ()
    table.see(look(gone("blue", track=2, frame=1400)))
    (offer,) = table.offers()
    assert {c.command for c in offer.choices if isinstance(c.command, RemoveCreature)} == {
        RemoveCreature(None, BEN, "it has left the table")
    }


def test_a_death_before_the_camera_was_bumped_accounts_for_no_other() -> None:
    """Before, one dead half hid that the other one left the table too."""
    table = playing()
    table.see(look(stands("blue", (0.0, 0.0), track=2)))
    tell(table, Reweigh(None, BEN, "for the test", power="divide_self"), Divide(None, BEN))
    half = max(one.id for one in table.session.state.creatures)
    table.see(look(divided("blue", halves=(2, 9))))
    tell(table, SetHitPoints(None, half, 0, "squeezed"))
    table.see(look(gone("blue", track=9)))
    assert table.offers() == ()
    table.see(look(stands("blue", (0.0, 0.0), track=1, frame=1400), scene=1))
    table.see(look(gone("blue", track=1, frame=1500), scene=1))
    (offer,) = table.offers()
    assert offer.kind == "death"


def test_a_dead_creature_that_is_taken_away_after_a_bump_is_no_news() -> None:
    table = playing()
    tell(table, Reweigh(None, BEN, "for the test", power="divide_self"), Divide(None, BEN))
    half = max(one.id for one in table.session.state.creatures)
    tell(table, SetHitPoints(None, half, 0, "squeezed"))
    both = (stands("blue", (x, 0.0), track=n, frame=1400) for n, x in ((1, 0.0), (2, 80.0)))
    table.see(look(*both, scene=1))
    table.see(look(gone("blue", track=2, frame=1500), scene=1))
    assert table.offers() == ()


def test_divide_self_is_offered_to_whom_may_divide() -> None:
    table = playing()
    tell(table, Reweigh(None, BEN, "for the test", power="divide_self"))
    table.see(look(divided("blue", halves=(2, 9))))
    (offer,) = table.offers()
    assert offer.command == Divide(None, BEN)
    table.confirm(offer.key, based_on_seq=table.session.head)
    assert table.offers() == ()
    second = max(one.id for one in table.session.state.creatures)
    table.see(look(moved("blue", (80.0, 0.0), (120.0, 0.0), track=9, frame=1400)))
    (stray,) = table.offers()
    assert f"creature {second} stands 40 mm" in stray.title


def test_two_pieces_without_the_power_are_asked_about() -> None:
    table = playing()
    table.see(look(divided("blue", halves=(2, 9))))
    (offer,) = table.offers()
    assert offer.command is None
    assert "does not have Divide Self" in offer.doubt


def test_a_division_that_was_typed_is_not_offered() -> None:
    table = playing()
    tell(table, Reweigh(None, BEN, "for the test", power="divide_self"))
    table.see(look(divided("blue", halves=(2, 9))))
    tell(table, Divide(None, BEN))
    assert table.offers() == ()


def test_another_shape_while_reshaping_is_that_limb() -> None:
    table = with_power("reshape_limb", announced="reshape_limb")
    table.see(look(shape("green", track=3)))
    (offer,) = table.offers()
    assert offer.command == ReshapeLimb(None, BEN, 0)
    assert [one.command.limb for one in offer.choices] == [1, 2]
    assert not offer.blocked


def test_how_much_it_changed_suggests_the_dice() -> None:
    for area, dice in ((0.85, 2), (0.6, 3), (0.95, 1)):
        table = with_power("drop", announced="drop")
        table.see(look(shape("green", track=3, area=area)))
        (offer,) = table.offers()
        assert offer.command == JudgeByDice(None, dice), area
        assert not offer.blocked


def test_another_shape_for_no_reason_is_asked() -> None:
    table = playing()
    table.see(look(shape("green", track=3)))
    (offer,) = table.offers()
    assert offer.command is None
    assert table.session.state.round == 1


def test_a_turn_that_may_be_a_change_of_shape_is_not_asked() -> None:
    table = playing()
    table.see(look(shape("green", track=3, probability=0.5)))
    assert table.offers() == ()


def swap() -> tuple[object, object]:
    return (
        moved("blue", (0.0, 0.0), (302.0, 5.0), track=2),
        moved("green", (300.0, 0.0), (-4.0, 3.0), track=3),
    )


def test_change_places_is_one_offer_where_it_is_in_play() -> None:
    table = with_power("change_places")
    table.see(look(*swap()))  # type: ignore[arg-type]
    (offer,) = table.offers()
    assert offer.command == ChangePlaces(None, BEN, BEN, CLEO)
    table.confirm(offer.key, based_on_seq=table.session.head)
    assert table.offers() == ()


def test_typed_before_the_hands_did_it_nothing_is_offered() -> None:
    table = with_power("change_places")
    tell(table, ChangePlaces(None, BEN, BEN, CLEO))
    table.see(look(*swap()))  # type: ignore[arg-type]
    assert table.offers() == ()


def test_an_exchange_without_the_power_is_one_question() -> None:
    table = playing()
    table.see(look(*swap()))  # type: ignore[arg-type]
    (offer,) = table.offers()
    assert offer.command is None
    assert offer.title == "Ben's blue creature and Cleo's green creature changed places"


def test_what_the_referee_lifts_and_drops_has_not_walked() -> None:
    table = with_power("drop", announced="drop")
    table.see(look(moved("green", (0.0, 0.0), (60.0, 0.0), track=3)))
    assert table.offers() == ()


def test_who_is_who_is_asked_once_with_the_namings() -> None:
    table = playing()
    tell(table, Reweigh(None, CLEO, "the same clay", colour="blue"))
    doubt = lost(((2, 3), 0.7), ((3, 2), 0.3), colours=("blue", "blue"))
    table.see(look(doubt))
    (offer,) = table.offers()
    assert offer.command is None
    assert "70 %, 30 %" in offer.doubt
    assert [one.label for one in offer.choices] == [
        "left: blue creature no. 3, right: blue creature no. 2",
        "left: blue creature no. 2, right: blue creature no. 3",
    ]
    choose(table, offer, "left: blue creature no. 2")
    # They do not stand where they stood before: were places changed?
    (asked,) = table.offers()
    assert asked.title == "Blue creature no. 3 and blue creature no. 2 changed places"
    assert renaming(doubt, doubt.namings[1]) == {2: 3, 3: 2}
    assert renaming(doubt, doubt.namings[0]) == {}


def test_where_only_one_of_them_lives_nobody_asks() -> None:
    table = playing()
    doubt = lost(((2, 3), 0.7), ((3, 2), 0.3), colours=("blue", "blue"))
    table.see(look(doubt))
    assert table.offers() == ()


def test_the_half_that_is_set_aside_has_not_walked() -> None:
    table = playing()
    tell(table, Reweigh(None, BEN, "for the test", power="divide_self"))
    aside = moved("blue", (0.0, 0.0), (60.0, 0.0), track=2, frame=1300)
    table.see(look(aside, divided("blue", halves=(2, 9))))
    (offer,) = table.offers()
    assert offer.command == Divide(None, BEN)


def test_twins_that_may_not_have_moved_are_only_asked_who_is_who() -> None:
    table = playing()
    tell(table, Reweigh(None, CLEO, "the same clay", colour="blue"))
    first = moved("blue", (0.0, 0.0), (300.0, 0.0), track=2, frame=1300, probability=0.5)
    second = moved("blue", (300.0, 0.0), (0.0, 0.0), track=3, frame=1300, probability=0.5)
    doubt = lost(((2, 3), 0.5), ((3, 2), 0.5), colours=("blue", "blue"))
    table.see(look(first, second, doubt))
    assert [one.kind for one in table.offers()] == ["identity"]
