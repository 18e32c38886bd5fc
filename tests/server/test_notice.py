"""The effect on proposals and on the ledger when a measurement is checked again."""

from dataclasses import replace
from pathlib import Path

import pytest

from server.desk import Desk
from server.replaying import replay
from server.store.recording import Recorder, look_of, read_recording
from tests.support.evenings import demonstration, desk, hand, look
from vision.eye_status import FrameReport
from vision.sightings import Estimate, Revised

SPAN = hand(204.0)
SHORTER = replace(SPAN, span_mm=Estimate(199.0, 3.0))


def checked(*revised: Revised) -> FrameReport:
    return FrameReport(160, 0, news=("camera moved 6 mm; solved again",), revised=revised)


def with_offer() -> Desk:
    table = desk()
    table.see(look(SPAN, frame=100))
    return table


def test_an_offer_follows_and_the_referee_is_told_by_how_much() -> None:
    table = with_offer()
    table.see(checked(Revised(SPAN, SHORTER, changed=True)))
    (offer,) = table.offers()
    assert offer.title == "Ada's span: 199 mm"
    (notice,) = table.notices()
    assert notice.text == (
        "Changed: “Ada's span: 204 mm”: the span was 204.0 mm (good to 3.0 mm), "
        "checked again it is 199.0 mm (good to 6.0 mm)."
    )


def test_an_offer_that_cannot_be_measured_again_is_withdrawn_with_a_sentence() -> None:
    table = with_offer()
    table.see(checked(Revised(SPAN, None, changed=True)))
    assert table.offers() == ()
    (notice,) = table.notices()
    assert notice.text.startswith("Withdrawn: “Ada's span: 204 mm”: the span was measured while")


def test_what_came_out_the_same_is_no_notice() -> None:
    table = with_offer()
    before = table.offers()
    table.see(checked(Revised(SPAN, SPAN, changed=False)))
    assert table.offers() == before
    assert table.notices() == ()


def test_the_ledger_is_never_changed_but_the_referee_is_told_which_entry_it_is() -> None:
    table = with_offer()
    table.confirm("span", based_on_seq=table.session.head)
    entry, ledger_hash = table.session.head, table.session.ledger_hash
    table.see(checked(Revised(SPAN, SHORTER, changed=True)))
    assert table.session.ledger_hash == ledger_hash
    (notice,) = table.notices()
    assert notice.entries == (entry,)
    assert notice.text.startswith(f"Entry {entry}: the span was 204.0 mm")
    assert "The ledger was not changed" in notice.text


def test_what_was_taken_back_is_no_entry_any_more() -> None:
    table = with_offer()
    table.confirm("span", based_on_seq=table.session.head)
    table.take_back(table.session.head - 1, based_on_seq=table.session.head)
    table.see(checked(Revised(SPAN, SHORTER, changed=True)))
    (notice,) = table.notices()
    assert notice.entries == ()
    assert notice.text.startswith("Changed: ")


def test_a_notice_that_was_read_is_gone_and_the_next_has_a_number_of_its_own() -> None:
    table = with_offer()
    table.see(checked(Revised(SPAN, SHORTER, changed=True)))
    table.put_aside(table.notices()[0].number)
    assert table.notices() == ()
    table.put_aside(77)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "evening"


def test_a_recording_with_a_bump_in_it_replays_to_the_bit(folder: Path) -> None:
    recorder = Recorder(folder, source={"footage": "drawn"})
    session = demonstration()
    table = desk(session, recorder.of(session.record, session.entries))
    bumped = checked(Revised(SPAN, SHORTER, changed=True))
    table.see(look(SPAN, frame=100))
    table.see(bumped)
    table.confirm("span", based_on_seq=session.head)
    recorder.close()
    kept = [look_of(line) for line in read_recording(folder) if line["did"] == "looked"]
    assert kept == [look(SPAN, frame=100), bumped]
    replayed = replay(read_recording(folder))
    assert replayed is not None
    assert replayed.difference is None
    assert replayed.ledger_hash == session.ledger_hash
