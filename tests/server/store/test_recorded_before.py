"""Recordings of earlier versions are still read, and lead to the same ledger."""

import json
from pathlib import Path

import pytest

from engine.amending import Amendment
from engine.word import Note
from server.amending import planned
from server.proposals.clay_o_rama.printed import printed
from server.replaying import Playback, replay
from server.store.recording import look_of, read_recording
from vision.sightings import SIGHTINGS, MissileSeen
from vision.sightings.document import from_json

RECORDINGS = Path(__file__).resolve().parents[1] / "recordings"
OF_2026_11_20 = RECORDINGS / "2026-11-20"
"""A span that was checked again and confirmed, a weigh-in with missiles, and every kind once.

Missiles have their dice, and the evidence of a sighting stands between its other fields.
"""

SINCE_THEN = {"figure": {"team_probability": 1.0}}
"""Fields that were added to sightings since then, with their values in old recordings."""

OF_2026_11_22 = RECORDINGS / "2026-11-22"
"""Clearing House with a base deck, when cards of its kind were still played from the hand first."""

OF_2026_11_23 = RECORDINGS / "2026-11-23"
"""Generation Zero with three players, when there were 25 built-in Locations and not 41."""


def test_every_kind_of_sighting_is_read() -> None:
    looked = [line for line in read_recording(OF_2026_11_20) if line["did"] == "looked"]
    seen = [one for line in looked for one in look_of(line).sightings]
    assert {one.kind for one in seen} == set(SIGHTINGS)
    assert [one.volume_ml.value for one in seen if isinstance(one, MissileSeen)][:2] == [10.2, 4.2]
    told = [one for line in looked for one in line.get("sightings", ())]
    assert [one["dice"] for one in told if one["kind"] == "missile"] == [5, 2, 2, 2, 1]


def test_what_is_printed_is_the_same_text_as_ever() -> None:
    for line in read_recording(OF_2026_11_20):
        for told in line.get("sightings", ()):
            before = {name: value for name, value in told.items() if name != "evidence"}
            before |= SINCE_THEN.get(told["kind"], {})
            assert json.dumps(printed(from_json(told))) == json.dumps(before)


@pytest.mark.parametrize(
    ("folder", "ledger_hash"),
    [
        (OF_2026_11_20, "45187278898a416db098328d5a0199bda0d27c21f7b0fdc16e9371b797970d03"),
        (OF_2026_11_22, "3cd9395f72148123442ec310ef3a2e4c7ed0de83d6e4861fc31b048bbddc2eb1"),
        (OF_2026_11_23, "a28a00bddecf5c9ca6d70b8bd4fe7b353b722ceb1f13e135cd1adc3bee17e39b"),
    ],
    ids=lambda it: it.name if isinstance(it, Path) else "",
)
def test_it_replays_to_the_hash_that_it_had_when_it_was_made(
    folder: Path, ledger_hash: str
) -> None:
    replayed = replay(read_recording(folder))
    assert replayed is not None
    assert replayed.difference is None
    assert replayed.ledger_hash == ledger_hash


def test_a_game_with_fewer_locations_is_amended_from_its_start_and_stays_as_it_was_laid() -> None:
    """The same shuffles fall, also that of 25 Locations where there are 41 today."""
    playback = Playback()
    assert list(playback.run(read_recording(OF_2026_11_23)))
    assert playback.newest is not None
    session = playback.newest.session
    laid = session.state.places
    note = Amendment(1, "insert", Note(None, "late"))
    made = planned(session, (note,), based_on_seq=session.head)
    assert len(laid) == 25
    assert made.state.places == laid
    assert made.conflicts == ()
