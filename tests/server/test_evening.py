"""The bundled evening through the whole program: eye, desk, referee; twice, with the same end."""

import json
import subprocess
import sys
from contextlib import closing
from dataclasses import dataclass
from itertools import islice

import pytest

from engine.games.clay_o_rama.starting import StartGame
from engine.refusal import IllegalCommand
from server.capture.footage import Video
from server.capture.table_eye import table_eye
from server.cli.files import read_boards, read_camera
from server.desk import Desk
from tests.support.evenings import demonstration, desk
from tests.support.films import ROOT, samples
from vision.eye_status import FrameReport
from vision.sightings.document import to_json

EVENING = samples("evening")[0]
FRAMES, BEGINNING = 540, 150
"""Frames of the whole film, and of its beginning, in which a hand is measured."""

TRUTH = json.loads((EVENING / "truth.json").read_text())


@dataclass(frozen=True)
class Evening:
    """The result of an evening.

    Attributes:
        first_offered: The order in which proposals came up.
        sightings: All sightings, as JSON.
        ledger_hash: Hash of the final ledger.
        hit_points: Final hit points of each creature.
    """

    first_offered: tuple[str, ...]
    sightings: tuple[str, ...]
    ledger_hash: str
    hit_points: tuple[int, ...]


def play(frames: int = FRAMES) -> Evening:
    """Watch the film, or its beginning, with a referee who confirms whatever can be confirmed."""
    boards, camera = read_boards(EVENING / "boards.json"), read_camera(EVENING / "camera.json")
    eye = table_eye(boards, camera)
    table = desk(demonstration())
    offered: list[str] = []
    seen: list[str] = []
    with closing(Video(EVENING / "clip.mp4")) as video:
        for frame in islice(video.frames(), frames):
            look = eye.look(frame)
            seen.extend(json.dumps(to_json(one)) for one in look.sightings)
            _attend(table, look, offered)
    if frames == FRAMES:
        last = eye.finish()
        seen.extend(json.dumps(to_json(one)) for one in last)
        _attend(table, FrameReport(FRAMES, 0, last), offered)
    creatures = table.session.state.creatures
    return Evening(
        tuple(dict.fromkeys(offered)),
        tuple(seen),
        table.session.ledger_hash,
        tuple(creature.hit_points for creature in creatures),
    )


def _attend(table: Desk, look: FrameReport, offered: list[str]) -> None:
    table.see(look)
    if not look.sightings:
        return
    for offer in table.offers():
        offered.append(offer.kind)
        missiles_are_in = len(offer.sightings) > 1
        if offer.blocked or (offer.kind == "weigh-in" and not missiles_are_in):
            continue
        table.confirm(offer.key, based_on_seq=table.session.head)
        _start_when_ready(table)


def _start_when_ready(table: Desk) -> None:
    try:
        table.command(StartGame(None), based_on_seq=table.session.head)
    except IllegalCommand:
        return


@pytest.fixture(scope="module")
def evening() -> Evening:
    return play()


@pytest.fixture(scope="module")
def beginning() -> Evening:
    return play(BEGINNING)


def test_of_its_beginning_the_span_is_proposed_near_the_truth(beginning: Evening) -> None:
    assert beginning.first_offered == ("span",)
    (hand,) = (one for one in map(json.loads, beginning.sightings) if one["kind"] == "hand")
    truth = next(one for one in TRUTH["segments"] if "span_horizontal_mm" in one)
    assert abs(hand["span_mm"]["value"] - truth["span_horizontal_mm"]) < 6


@pytest.mark.long
def test_its_proposals_come_up_in_order(evening: Evening) -> None:
    assert evening.first_offered == ("span", "weigh-in", "throw")


@pytest.mark.long
def test_each_moment_is_seen_once(evening: Evening) -> None:
    kinds = [json.loads(sighting)["kind"] for sighting in evening.sightings]
    weighed = [
        s for s in map(json.loads, evening.sightings) if s.get("volume_ml") and s.get("legs")
    ]
    assert kinds.count("hand") == 1
    assert kinds.count("throw") == 1
    assert [creature["colour"] for creature in weighed] == ["orange"]


@pytest.mark.long
def test_what_was_measured_is_near_the_truth(evening: Evening) -> None:
    sightings = [json.loads(sighting) for sighting in evening.sightings]
    segments = {segment["kind"]: segment for segment in TRUTH["segments"]}
    (weighed,) = [s for s in sightings if s["kind"] == "creature" and s["volume_ml"]]
    (throw,) = [s for s in sightings if s["kind"] == "throw"]
    lumps = [s for s in sightings if s["kind"] == "missile" and s["frame"] < 398]
    volume = weighed["volume_ml"]["value"] / segments["turn_card"]["creature_ml"] - 1
    print(
        f"volume {volume:+.1%}, contact frame {throw['contact_frame']} of 480, {len(lumps)} lumps"
    )
    assert abs(volume) < 0.3
    assert weighed["legs"]["count"] in (3, 4)
    assert len(lumps) == segments["missiles"]["n_missiles"]
    assert throw["struck"][0]["colour"] == "green"
    assert abs(throw["contact_frame"] - segments["throw"]["first_hit_frame"]) <= 2


@pytest.mark.long
def test_the_hit_cost_the_green_creature_hit_points(evening: Evening) -> None:
    assert evening.hit_points[2] < 45


@pytest.mark.long
def test_the_same_footage_gives_the_same_evening_in_another_process(evening: Evening) -> None:
    assert _in_another_process(FRAMES) == [evening.ledger_hash, *evening.sightings]


@pytest.mark.long
def test_its_beginning_is_the_same_in_another_process(beginning: Evening) -> None:
    assert beginning.sightings
    assert _in_another_process(BEGINNING) == [beginning.ledger_hash, *beginning.sightings]


def _in_another_process(frames: int) -> list[str]:
    """The hash of its ledger, and everything seen."""
    program = (
        "from tests.server.test_evening import play\n"
        f"evening = play({frames})\n"
        "import json; print(json.dumps([evening.ledger_hash, *evening.sightings]))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    told: list[str] = json.loads(ran.stdout.splitlines()[-1])
    return told
