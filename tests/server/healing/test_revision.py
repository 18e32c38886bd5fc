from dataclasses import replace

import numpy as np
import pytest

from calibration.model.solution import Calibration
from server.healing.notice import difference, entry_words, offer_words
from server.healing.revision import revised
from tests.calibration.stage import camera, looking
from tests.support.evenings import creature, hand, missiles, throw
from vision.sighting import CreatureSeen, HandSpanSeen, MissileSeen


def calibration(eye_mm: tuple[float, float, float], focal: float = 690.0) -> Calibration:
    return Calibration(camera(focal=focal), looking(eye_mm), np.zeros((15, 15)), 0.0)


OLD = calibration((30.0, -430.0, 520.0))
NEARER = calibration((29.0, -413.0, 499.0))
SPAN = replace(hand(200.0), tips_mm=((-100.0, 0.0, 0.0), (100.0, 0.0, 0.0)))
CARD = replace(creature(80.0), at_mm=(10.0, 20.0))
LUMP = replace(missiles(2.2)[0], at_mm=(40.0, -20.0))


def test_by_the_same_calibration_everything_is_as_it_was() -> None:
    for seen in (SPAN, CARD, LUMP, throw(("red", 0.9), none=0.1)):
        again = revised(seen, OLD, OLD)
        assert not again.changed


def test_from_nearer_the_same_pixels_are_less_of_the_table() -> None:
    again = revised(SPAN, OLD, NEARER).after
    assert isinstance(again, HandSpanSeen)
    share = again.span_mm.value / 200
    assert share == pytest.approx(0.96, abs=0.01)
    assert again.span_mm.sigma > SPAN.span_mm.sigma, "which calibration held is not known"
    weighed = revised(CARD, OLD, NEARER).after
    assert isinstance(weighed, CreatureSeen)
    assert weighed.volume_ml is not None
    assert weighed.volume_ml.value == pytest.approx(80 * share**3, rel=0.01)
    lump = revised(LUMP, OLD, NEARER).after
    assert isinstance(lump, MissileSeen)
    assert lump.diameter_mm.value == pytest.approx(20 * share, rel=0.01)


def test_what_changed_is_told_with_its_size() -> None:
    again = revised(SPAN, OLD, NEARER)
    assert again.changed
    assert difference(again).startswith(
        "the span was 200.0 mm (good to 3.0 mm), checked again it is 19"
    )
    assert "The ledger was not changed" in entry_words(again, [12])
    assert offer_words(again, "Ada's span: 200 mm").startswith("Changed: “Ada's span: 200 mm”")


def test_what_cannot_be_measured_again_is_withdrawn() -> None:
    beyond = replace(CARD, at_mm=(0.0, 1e7))
    again = revised(beyond, OLD, calibration((30.0, -430.0, 20.0)))
    assert again.after is None
    assert again.changed
    assert offer_words(again, "A creature").startswith("Withdrawn: “A creature”")
