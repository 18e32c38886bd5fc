"""From a film of the pitch to the ledger: moves are proposed, drawn, confirmed and carried out."""

from dataclasses import replace
from typing import Any

import pytest

from calibration.frame import Frame
from calibration.solve.calibrate import calibrate
from engine.bots import at_random
from engine.games.slargeball import GAME
from engine.games.slargeball.moving import Move
from engine.games.slargeball.questions import movers
from engine.games.slargeball.tables import Options, Player, Switches
from engine.notation import to_json
from server.desk import Desk
from server.proposals.on_table import Line, Ring
from server.proposals.registry import PROPOSERS
from server.proposals.slargeball.places import table_mm
from server.sessions import Sessions
from server.store.memory import MemoryLedger
from tests.support import drawn_pitch as drawn
from tests.support.drawn_boards import noisy, view
from vision.eye_status import FrameReport
from vision.figures.observer import FieldObserver
from vision.observe import Watch

FPS = 5
BY = view((0.0, 0.0), 1250.0, 74.0, -90.0)
COLOURS = ("red", "blue")
SIZES = Switches(base=250, ball=150, field_length=7620, field_width=5080, goalie=False)


def begun() -> Desk:
    """A match on a field of 30 by 20 inches, up to the first move."""
    options = Options((Player("Ada"), Player("Bo")), colours=COLOURS, switches=SIZES)
    session = Sessions(MemoryLedger()).begin("slargeball", options=to_json(options), seed=4)
    desk = Desk(session, PROPOSERS["slargeball"])
    for draw in range(40):
        if session.state.phase == "moving":
            return desk
        command: Any = at_random(GAME, session.state, "kick-off", draw)
        desk.command(command, based_on_seq=session.head)
    raise AssertionError("nobody ever moves")


def test_a_figure_moved_on_the_table_is_moved_in_the_ledger() -> None:
    desk = begun()
    state = desk.session.state
    mover = movers(state)[0]
    pitch = drawn.Pitch(
        [
            drawn.Man(table_mm(state, one.at), COLOURS[one.team - 1], paint=one.number)
            for one in state.figures
            if one.at is not None and one.where == "field"
        ],
        [table_mm(state, ball.at) for ball in state.balls if ball.at is not None],
    )
    assert mover.at is not None
    start = table_mm(state, mover.at)
    way = 40.0 if start[0] < 0 else -40.0
    goal = (start[0] + way, start[1] + 8.0)
    men = [replace(one, at_mm=goal) if one.at_mm == start else one for one in pitch.men]
    film = [pitch] * FPS + [replace(pitch, men=men)] * FPS
    boards = drawn.pitch_boards()
    pictures = {id(one): drawn.seen(one, BY) for one in (film[0], film[-1])}
    calibration = calibrate([pictures[id(film[0])]], boards, camera=BY.camera)
    watch = Watch([FieldObserver(calibration, boards)])
    for n, one in enumerate(film):
        frame = Frame(noisy(pictures[id(one)], n), n, n / FPS)
        desk.see(FrameReport(n, 0, watch.see(frame)))
        if n == FPS - 1:
            assert desk.offers() == (), "all stand where the ledger has them"
            assert any(isinstance(one, Ring) for one in desk.drawings())
    (offer,) = desk.offers()
    assert isinstance(offer.command, Move)
    assert (offer.command.figure, offer.doubt) == (mover.id, "")
    (line,) = [one for one in desk.drawings() if isinstance(one, Line)]
    assert line.to_mm == pytest.approx(goal, abs=2)
    desk.confirm(offer.key, based_on_seq=desk.session.head)
    (moved,) = [one for one in desk.session.state.figures if one.id == mover.id]
    assert moved.at is not None
    assert table_mm(state, moved.at) == pytest.approx(goal, abs=2)
    assert desk.offers() == ()
