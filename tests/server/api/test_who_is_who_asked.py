"""Twin creatures exchanged by hands: from drawn pictures to the referee's answer over HTTP."""

from collections.abc import Iterator
from dataclasses import dataclass

import cv2
import numpy as np
import pytest
from fastapi.testclient import TestClient

from calibration.frame import Frame
from calibration.model.projection import image_from_table
from engine.games.clay_o_rama.weighing import Reweigh
from server.api.parts import Parts
from server.app import Lookout, create_app
from server.cli.demonstration import begin_demonstration
from server.desk import Desk
from server.proposals.clay_o_rama.standing import places
from server.settings import Settings
from server.store.memory import MemoryLedger
from tests.support.calling import on_this_machine
from tests.support.drawn_play import Play, drawn_play, free_place
from tests.support.in_play import ADA, BEN, CLEO, begin, choose, tell
from vision.eye import Eye
from vision.tracking.observer import PlayObserver


def twins_walk_and_are_exchanged() -> tuple[Play, float]:
    """A film in which Ben's creature walks and then two hands exchange the twins; and that time."""
    play = drawn_play(7, ["green", "green", "pink"], twins=True, apart_mm=120.0)
    hand = play.hand(0.7)
    play.carries(hand, 0, free_place(play, 100.0), lasts_s=0.6)
    begins_s = play.leaves(hand) + 0.8
    spots = [(play.actors[n].keys[-1].x, play.actors[n].keys[-1].y) for n in (0, 1)]
    for number, side in ((0, -0.9), (1, 0.9)):
        hand = play.hand(begins_s, side)
        play.carries(hand, number, spots[1 - number], lasts_s=1.0)
        play.leaves(hand)
    return play, begins_s


@dataclass
class Film:
    """A source that gives no frames by itself: the test shows them."""

    name: str = "drawn"
    live: bool = False

    def frames(self) -> Iterator[Frame]:
        yield from ()

    def close(self) -> None:
        """Nothing is open."""


@dataclass
class Table:
    """The program over HTTP, and its insides."""

    client: TestClient
    parts: Parts
    play: Play

    @property
    def desk(self) -> Desk:
        session = self.parts.sessions.newest()
        assert session is not None
        return self.parts.desks.of(session)

    @property
    def path(self) -> str:
        return f"/api/sessions/{self.desk.session.record.id}"

    def show(self, frame: Frame) -> None:
        assert self.parts.watching is not None
        self.parts.watching._one(frame)

    def offer(self, kind: str) -> dict[str, object]:
        offers = self.client.get(f"{self.path}/proposals").json()
        found: dict[str, object] = next(one for one in offers if one["kind"] == kind)
        return found

    def where(self) -> dict[int, tuple[float, float]]:
        known = places(self.desk.session.state, self.desk._known())
        return {number: place.at_mm for number, place in known.items()}


@pytest.fixture(scope="module")
def table() -> Table:
    play, begins_s = twins_walk_and_are_exchanged()
    eye = Eye(
        play.boards,
        lambda calibration: (PlayObserver(calibration, play.boards),),
        calibration=play.calibration,
        drift_check_s=1e9,
    )
    app = create_app(
        Settings(), MemoryLedger(), lookout=Lookout(Film(), eye), first_game=begin_demonstration
    )
    seen = Table(on_this_machine(app), app.state.parts, play)
    begin(seen.desk)
    for number, colour in ((BEN, "green"), (CLEO, "green"), (ADA, "pink")):
        spans = 6 if number == BEN else None
        tell(seen.desk, Reweigh(None, number, "the film", colour=colour, movement_spans=spans))
    walked = False
    for frame in play.frames():
        if frame.t_s > begins_s - 0.2 and not walked:
            (offer,) = seen.desk.offers()
            choose(seen.desk, offer, "Ben's green creature: its walk")
            walked = True
        seen.show(frame)
    return seen


def picture(table: Table, path: str) -> np.ndarray:
    answer = table.client.get(path)
    assert answer.status_code == 200
    shown = cv2.imdecode(np.frombuffer(answer.content, np.uint8), cv2.IMREAD_COLOR)
    assert shown is not None
    return np.asarray(shown)


def test_each_creature_is_shown_before_and_each_place_now(table: Table) -> None:
    offer = table.offer("identity")
    looks = offer["looks"]
    assert isinstance(looks, list)
    labels = [look["label"] for look in looks]
    assert sorted(labels[:2]) == [
        "Before: Ben's green creature",
        "Before: Cleo's green creature",
    ]
    assert sorted(labels[2:]) == ["Now: left", "Now: right"]
    for look in looks:
        shown = picture(table, look["picture"]).reshape(-1, 3).astype(int)
        green = (shown[:, 1] > shown[:, 2] + 25) & (shown[:, 1] > shown[:, 0] + 25)
        assert 0.05 < green.mean() < 0.7, look["label"]
    assert table.client.get(f"{table.path}/proposals/{offer['key']}/look/9.jpg").status_code == 404


def test_the_answer_puts_each_creature_where_it_stands(table: Table) -> None:
    offer = table.offer("identity")
    truth = {number: table.play.actors[n].keys[-1] for n, number in ((0, BEN), (1, CLEO))}
    left = min(truth, key=lambda number: _column(table.play, truth[number].x, truth[number].y))
    name = {BEN: "Ben's", CLEO: "Cleo's"}[left]
    choices = offer["choices"]
    assert isinstance(choices, list)
    (right,) = (one for one in choices if one["label"].startswith(f"left: {name}"))
    head = table.desk.session.head
    told = table.client.post(
        f"{table.path}/proposals/{offer['key']}/confirm",
        json={"based_on_seq": head, "command": right["command"]},
    )
    assert told.status_code == 200, told.json()
    where = table.where()
    for number, key in truth.items():
        assert np.hypot(where[number][0] - key.x, where[number][1] - key.y) < 25


def _column(play: Play, x: float, y: float) -> float:
    return float(image_from_table([[x, y, 0.0]], play.calibration)[0, 0])
