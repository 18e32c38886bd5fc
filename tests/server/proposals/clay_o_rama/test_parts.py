from engine.games.clay_o_rama.parts import LosePart, PutPartBack
from engine.games.clay_o_rama.power_use import RipLimb
from engine.games.clay_o_rama.refereeing import ChangeHouseRule
from engine.games.clay_o_rama.turns import EndMove
from engine.games.clay_o_rama.weighing import Reweigh
from engine.word import Note
from server.desk import Desk
from tests.support.evenings import look, throw
from tests.support.in_play import BEN, CLEO, choose, hit, moved, of, piece, playing, stands, tell


def fighting(power: str = "") -> Desk:
    table = playing()
    hit(table, power=power)
    return table


def test_what_came_off_in_a_walk_is_put_back_free() -> None:
    table = playing()
    table.see(look(moved("blue", (0.0, 0.0), (200.0, 0.0), track=2)))
    table.see(look(piece((2, 0.95))))
    (offer,) = [one for one in table.offers() if one.kind == "part"]
    assert offer.command == LosePart(None, BEN, "piece 1", "moving")
    assert offer.title == "A part of Ben's blue creature came off while it walked: " + (
        "it is put back, free"
    )
    assert "8 % smaller" in offer.why
    assert not offer.blocked


def test_put_back_it_is_told_once() -> None:
    table = playing()
    table.see(look(piece((2, 0.95))))
    table.confirm("part-1-off", based_on_seq=table.session.head)
    assert table.offers() == ()
    table.see(look(piece((2, 0.95), state="back", frame=1300)))
    (offer,) = table.offers()
    assert offer.command == PutPartBack(None, BEN, "piece 1")
    table.confirm(offer.key, based_on_seq=table.session.head)
    assert of(table, BEN).loose == ()
    assert table.offers() == ()


def test_put_back_before_anybody_answered_is_nothing_to_tell() -> None:
    table = playing()
    table.see(look(piece((2, 0.95))))
    table.see(look(piece((2, 0.95), state="back", frame=1300)))
    assert table.offers() == ()


def test_taken_and_not_seen_back_is_asked() -> None:
    table = playing()
    table.see(look(piece((2, 0.95))))
    table.confirm("part-1-off", based_on_seq=table.session.head)
    table.see(look(piece((2, 0.95), state="taken", frame=1300)))
    (offer,) = table.offers()
    assert [type(one.command) for one in offer.choices] == [PutPartBack, Note]


def test_dismissed_it_does_not_come_again_when_the_piece_is_taken() -> None:
    table = playing()
    table.see(look(piece((2, 0.95))))
    table.dismiss("part-1-off")
    table.see(look(piece((2, 0.95), state="taken", frame=1300)))
    assert table.offers() == ()


def test_under_a_missile_it_may_be_put_back() -> None:
    table = playing()
    table.see(look(throw(("green", 0.97), none=0.03, frame=1100)))
    table.see(look(piece((3, 0.9), colour="green")))
    (offer,) = [one for one in table.offers() if one.kind == "part"]
    assert offer.command == LosePart(None, CLEO, "piece 1", "missile")


def test_lost_in_a_fight_it_stays_off_and_the_creature_is_weighed_in_again() -> None:
    table = fighting()
    table.see(look(piece((3, 0.9), colour="green")))
    (offer,) = table.offers()
    assert offer.command == LosePart(None, CLEO, "piece 1", "melee")
    assert offer.title.endswith("came off in the fight: it stays off")
    assert "Weigh Cleo's green creature in again" in offer.why
    limbs = len(of(table, CLEO).limbs)
    choose(table, offer, "It was limb 2")
    assert len(of(table, CLEO).limbs) == limbs - 1


def test_when_it_may_be_torn_off_tearing_is_offered() -> None:
    table = fighting("rip_limbs_off")
    table.see(look(piece((3, 0.9), colour="green")))
    (offer,) = table.offers()
    assert offer.command == RipLimb(None, BEN, 0)
    assert {one.command for one in offer.choices} >= {
        RipLimb(None, BEN, 1),
        RipLimb(None, BEN, 0, leg=True),
    }
    assert not offer.blocked


def test_nothing_tells_the_cause_so_it_is_asked() -> None:
    table = playing()
    table.see(look(piece((3, 0.9), colour="green")))
    (offer,) = table.offers()
    assert offer.command is None
    causes = [c.command.cause for c in offer.choices if isinstance(c.command, LosePart)]
    assert causes == ["moving", "missile", "melee", "power"]


def test_a_missile_that_lies_about_is_nobodys_part() -> None:
    table = playing()
    table.see(look(piece((2, 0.08), missile=0.92)))
    assert table.offers() == ()


def test_perhaps_a_missile_is_asked() -> None:
    table = playing()
    table.see(look(piece((2, 0.4), missile=0.6)))
    (offer,) = table.offers()
    assert offer.command is None
    assert "a missile 60 %" in offer.doubt
    choose(table, offer, "It is nobody's part")
    assert table.offers() == ()


def test_two_that_may_have_lost_it_are_both_named() -> None:
    table = playing()
    tell(table, Reweigh(None, CLEO, "the same clay", colour="blue"))
    table.see(look(piece((2, 0.6), (3, 0.35))))
    (offer,) = table.offers()
    said = {c.command.creature for c in offer.choices if isinstance(c.command, LosePart)}
    assert said == {BEN, CLEO}


def test_a_part_is_remembered_past_the_end_of_the_move() -> None:
    table = playing()
    table.see(look(piece((2, 0.95))))
    tell(table, EndMove(None, BEN))
    (offer,) = table.offers()
    assert offer.command == LosePart(None, BEN, "piece 1", "moving")


def test_a_limb_that_was_torn_off_in_the_ledger_is_not_lost_twice() -> None:
    table = fighting("rip_limbs_off")
    table.see(look(stands("green", (100.0, 0.0), track=3)))
    tell(table, RipLimb(None, BEN, 0))
    table.see(look(piece((3, 0.9), colour="green")))
    assert table.offers() == ()
    table.see(look(piece((3, 0.9), colour="green", number=2, frame=1300)))
    (offer,) = table.offers()
    assert offer.key == "part-2-off"


def test_left_behind_where_the_house_says_so() -> None:
    table = playing()
    tell(table, ChangeHouseRule(None, "parts_left_behind", True, "for the kids"))
    table.see(look(piece((2, 0.95))))
    (offer,) = table.offers()
    assert offer.title.endswith("came off while it walked: it stays off")
