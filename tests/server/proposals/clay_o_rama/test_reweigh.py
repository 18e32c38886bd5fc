"""A second weigh-in during play proposes what changed, and only that."""

from engine.games.clay_o_rama.parts import LosePart
from engine.games.clay_o_rama.state import Limb
from engine.games.clay_o_rama.weighing import Reweigh
from tests.support.evenings import creature, look
from tests.support.in_play import playing


def test_a_creature_that_lost_a_leg_is_judged_anew_with_before_and_after() -> None:
    table = playing()
    table.see(look(creature(70.0, legs=3, frame=900)))
    (offer,) = table.offers()
    assert isinstance(offer.command, Reweigh)
    assert (offer.command.legs, offer.command.movement_spans) == (3, 3)
    assert offer.title == (
        "The orange creature has changed: 1 leg fewer, 12 ml less (good to 6 ml)"
    )
    assert "Before: 82 ml, 4 legs, 3 limbs; after: 70 ml, 3 legs, 3 limbs." in offer.why
    assert [one.frame for one in offer.sightings] == [900, 349]


def test_confirming_it_changes_the_stats_and_no_hit_points() -> None:
    table = playing()
    before = table.session.state.creatures[0]
    table.see(look(creature(60.0, legs=4, limbs=1, frame=900)))
    table.confirm("reweigh-1", based_on_seq=table.session.head)
    after = table.session.state.creatures[0]
    assert (len(after.limbs), after.attacks) == (1, 1)
    assert after.hit_points == before.hit_points
    assert table.offers() == ()


def test_the_same_creature_seen_again_is_nothing_new() -> None:
    table = playing()
    table.see(look(creature(80.0, limbs=2, frame=900), scene=1))
    assert table.offers() == ()


def test_what_was_entered_since_it_was_seen_is_not_proposed_over() -> None:
    table = playing()
    table.see(look(creature(70.0, legs=3, frame=900)))
    assert table.offers()
    lost = LosePart(None, 1, "a leg", "melee", leg=True)
    table.command(lost, based_on_seq=table.session.head)
    assert table.offers() == ()


def test_a_creature_reshaped_to_more_limbs_gets_ordinary_ones() -> None:
    table = playing()
    old = table.session.state.creatures[0].limbs
    table.see(look(creature(95.0, limbs=4, frame=900)))
    (offer,) = table.offers()
    assert offer.command is not None
    assert offer.command.limbs == (*old, Limb(8, 1))


def test_a_body_without_limbs_attacks_as_a_whole() -> None:
    table = playing()
    table.see(look(creature(50.0, limbs=0, frame=900)))
    (offer,) = table.offers()
    assert offer.command is not None
    assert offer.command.limbs == (Limb(6, 1),)
