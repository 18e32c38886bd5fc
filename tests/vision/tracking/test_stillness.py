"""When a table in play is due to be looked at."""

from vision.tracking.stillness import TUNING, TableStillness


def test_a_still_table_is_examined_once() -> None:
    stirred = TableStillness(checked=True).stirred(10.0)
    assert not stirred.check_due(10.0 + 0.9 * TUNING.still_s)
    assert stirred.check_due(10.0 + TUNING.still_s)
    assert not TableStillness(stirred_s=10.0, checked=True).check_due(20.0)


def test_a_hand_that_hovers_is_looked_for_a_little_later() -> None:
    hovering = TableStillness(stirred_s=10.0).hovering(11.0)
    assert not hovering.check_due(11.0)
    assert hovering.check_due(11.0 + TUNING.hover_check_s)


def test_what_stays_at_the_edge_for_long_is_no_hand() -> None:
    stirred = TableStillness(stirred_s=10.0)
    assert stirred.may_hover(10.0 + 0.9 * TUNING.hand_wait_s)
    assert not stirred.may_hover(10.0 + TUNING.hand_wait_s)


def test_glances_during_movement_keep_their_distance() -> None:
    assert TableStillness().glance_due(0.0)
    glanced = TableStillness(glanced_s=1.0)
    assert not glanced.glance_due(1.0 + 0.5 * TUNING.glance_every_s)
    assert glanced.glance_due(1.0 + 2 * TUNING.glance_every_s)


def test_a_light_that_jumps_delays_an_examination_and_repeats_none() -> None:
    flashed = TableStillness(stirred_s=10.0).lit_anew(11.0)
    assert not flashed.check_due(11.0 + 0.9 * TUNING.still_s)
    assert flashed.check_due(11.0 + TUNING.still_s)
    assert not TableStillness(checked=True).lit_anew(11.0).check_due(20.0)
