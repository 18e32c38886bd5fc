import re
from dataclasses import replace

from engine.games.clay_o_rama.starting import StartGame
from engine.games.clay_o_rama.weighing import WeighClay, WeighIn
from server.proposals.proposal import Proposal
from tests.support.evenings import creature, desk, look, missiles


def offered(*sightings: object) -> Proposal:
    table = desk()
    table.see(look(*sightings))  # type: ignore[arg-type]
    (offer,) = table.offers()
    return offer


def test_a_creature_belongs_to_the_player_of_its_colour() -> None:
    offer = offered(creature(82.0), *missiles(10.2, 4.2, 5.3, 3.6))
    assert isinstance(offer.command, WeighIn)
    assert offer.command.player == 1


def test_hit_points_are_the_share_of_the_clay_that_is_in_the_creature() -> None:
    offer = offered(creature(82.0), *missiles(10.2, 4.2, 5.3, 3.6))
    assert offer.command is not None
    assert offer.command.hit_points == 39  # 50 x 82 / 105.3 = 38.9
    assert offer.command.movement_spans == 3
    assert offer.command.attacks == 3
    assert [missile.dice for missile in offer.command.missiles] == [5, 2, 2, 2]


def test_doubt_that_reaches_other_hit_points_names_them() -> None:
    offer = offered(creature(82.0, sigma=12.0), *missiles(20.0))
    points = {c.command.hit_points for c in offer.choices if c.label.endswith("hit points")}
    assert points
    assert offer.command is not None
    assert offer.command.hit_points not in points
    assert "hit points may be" in offer.doubt


def test_missiles_of_another_colour_are_somebody_elses() -> None:
    offer = offered(creature(82.0), *missiles(10.0, colour="blue"))
    assert offer.command is not None
    assert offer.command.missiles == ()
    assert offer.command.hit_points == 50


def test_missiles_seen_later_complete_the_same_proposal() -> None:
    table = desk()
    table.see(look(creature(82.0)))
    assert "lay them on the table" in table.offers()[0].doubt
    table.see(look(*missiles(41.0)))
    (offer,) = table.offers()
    assert "lay them on the table" not in offer.doubt
    assert offer.key == "weigh-in-1"
    assert offer.command is not None
    assert offer.command.hit_points == 33


def test_a_colour_that_nobody_plays_is_not_offered() -> None:
    table = desk()
    table.see(look(creature(82.0, colour="pink")))
    assert table.offers() == ()


def test_the_same_creature_seen_again_needs_no_click() -> None:
    table = desk()
    table.see(look(creature(82.0), *missiles(23.0)))
    table.confirm("weigh-in-1", based_on_seq=table.session.head)
    table.see(look(creature(82.5, frame=900), scene=1))
    assert table.offers() == ()


def test_after_a_take_back_it_is_offered_again() -> None:
    table = desk()
    table.see(look(creature(82.0), *missiles(23.0)))
    head = table.session.head
    table.confirm("weigh-in-1", based_on_seq=head)
    table.take_back(head, based_on_seq=table.session.head)
    assert [offer.key for offer in table.offers()] == ["weigh-in-1"]


def test_a_corrected_command_is_carried_out_instead() -> None:
    table = desk()
    table.see(look(creature(82.0)))
    (offer,) = table.offers()
    assert offer.command is not None
    corrected = replace(offer.command, hit_points=41, because="by eye")
    table.confirm("weigh-in-1", based_on_seq=table.session.head, command=corrected)
    assert table.session.state.creatures[0].hit_points == 41


def test_a_figure_in_doubt_is_told_with_its_range() -> None:
    offer = offered(creature(82.0, sigma=12.0), *missiles(20.0))
    assert "hit points, 3 spans, 3 attacks" in offer.title
    assert re.search(r"\d+ \(\d+-\d+\) hit points", offer.title)


def test_a_missile_between_two_sizes_is_the_referees_call() -> None:
    offer = offered(creature(82.0), *missiles(3.1))
    assert "missile 1: your call: 1 die or 2 dice; 18.3 mm decides" in offer.doubt


def test_a_scale_that_contradicts_the_camera_is_asked_about() -> None:
    table = desk()
    table.command(WeighClay(None, 1, 1500, 500), based_on_seq=table.session.head)
    table.see(look(creature(82.0), *missiles(4.0)))
    (offer,) = table.offers()
    assert offer.command is not None
    assert offer.command.hit_points == 38
    assert "the scale says 38, the camera 48" in offer.doubt
    assert 48 in {choice.command.hit_points for choice in offer.choices}


def test_the_power_is_chosen_from_all_that_there_are() -> None:
    offer = offered(creature(82.0), *missiles(4.0))
    (field,) = (one for one in offer.fields if one.label == "Power")
    assert ("drop", "The Drop") in field.options
    assert offer.command is not None
    assert offer.command.power == "drop"
    assert "also Change Places" in offer.why


def test_two_take_backs_show_a_creature_weighed_in_twice_only_once() -> None:
    """Both weigh-ins are remembered, that before play and that in it; the newest counts."""
    table = desk()
    table.see(look(creature()))
    before = table.session.head
    table.confirm("weigh-in-1", based_on_seq=before)
    table.command(StartGame(None), based_on_seq=table.session.head)
    started = table.session.head
    table.see(look(creature(60.0, legs=3, frame=900)))
    (again,) = (offer for offer in table.offers() if offer.sightings[0].frame == 900)
    table.confirm(again.key, based_on_seq=table.session.head)
    table.take_back(started, based_on_seq=table.session.head)
    table.take_back(before, based_on_seq=table.session.head)
    assert [(one.key, one.sightings[0].frame) for one in table.offers()] == [("weigh-in-1", 900)]
