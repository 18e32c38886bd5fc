"""What figures and balls on the field mean in Slargeball."""

from dataclasses import replace

import pytest

from engine.games.slargeball.moving import Move
from engine.games.slargeball.setting_straight import LayFigure, PutFigure
from engine.games.slargeball.state import State
from engine.notation import to_json
from engine.plane import Point
from server.desk import Desk
from server.proposals.proposal import Noticed, Proposal
from server.proposals.slargeball import PROPOSER
from server.proposals.slargeball.places import matched, point_of, worn_by
from server.sessions import Sessions
from server.store.memory import MemoryLedger
from tests.engine.games.slargeball.arrange import DG, RG, T, Table, laid, mm, moving
from tests.support.offered import offered
from vision.eye_status import FrameReport
from vision.sightings import BallSeen, ColourName, FigureSeen

COLOURS: tuple[ColourName, ColourName] = ("green", "blue")


def table_mm(state: State, at: Point) -> tuple[float, float]:
    """A place of the rules in the coordinates that the eye reports."""
    field = state.field
    middle = (field.left + field.right) / 2, (field.bottom + field.top) / 2
    return (at.x - middle[0]) / 10, (at.y - middle[1]) / 10


def seen(
    state: State,
    track: int,
    at: Point,
    team: int = 1,
    *,
    standing: bool = True,
    team_probability: float = 1.0,
) -> FigureSeen:
    return FigureSeen(
        9, 0.3, track, COLOURS[team - 1], table_mm(state, at), 30.0, standing, 0.99,
        team_probability=team_probability,
    )  # fmt: skip


def offers(state: State, *told: FigureSeen | BallSeen) -> tuple[Proposal, ...]:
    return offered(PROPOSER, state, *told)


def begun() -> Table:
    """The Defensive Grelkers of the green move; two more of the green stand about."""
    places = {DG: (300.0, 300.0), T: (400.0, 200.0), RG: (500.0, 500.0)}
    return moving("defensive_grelker", 1, laid(places, ball=(200.0, 100.0)))


def test_places_are_measured_from_the_near_left_corner() -> None:
    state = begun().state
    assert point_of(state, table_mm(state, mm(300, 300))) == mm(300, 300)


def test_figures_where_the_ledger_has_them_are_no_news() -> None:
    state = begun().state
    told = [seen(state, n, at) for n, at in enumerate((mm(300, 300), mm(400, 200), mm(500, 500)))]
    assert offers(state, *told) == ()


def test_the_one_that_moved_moved() -> None:
    game = begun()
    told = [
        seen(game.state, 1, mm(360, 300)),
        seen(game.state, 2, mm(400, 200)),
        seen(game.state, 3, mm(500, 500)),
    ]
    (offer,) = offers(game.state, *told)
    assert offer.command == Move(1, DG, (mm(360, 300),))
    assert offer.title == "Green Defensive Grelker 5 moves 2.4 inches"
    game.do(offer.command)


def test_a_figure_that_stays_is_known_though_its_colours_are_not_clear() -> None:
    """Read as the other team's, it had left its place, and another had come there."""
    state = begun().state
    told = [
        seen(state, 1, mm(300, 300), team=2, team_probability=0.6),
        seen(state, 2, mm(400, 200)),
        seen(state, 3, mm(500, 500)),
    ]
    assert offers(state, *told) == ()


def test_a_figure_whose_colours_are_not_clear_is_asked_about_when_it_moves() -> None:
    state = begun().state
    told = [
        seen(state, 1, mm(360, 300), team_probability=0.6),
        seen(state, 2, mm(400, 200)),
        seen(state, 3, mm(500, 500)),
    ]
    (offer,) = offers(state, *told)
    assert offer.doubt == "Whose colours it wears is not clear: is it this one?"
    assert offer.probability is None


def test_too_far_is_told_with_the_rules_own_reason() -> None:
    state = begun().state
    told = [
        seen(state, 1, mm(700, 100)),
        seen(state, 2, mm(400, 200)),
        seen(state, 3, mm(500, 500)),
    ]
    (offer,) = offers(state, *told)
    assert offer.command is None
    assert "end it at" in offer.doubt
    assert offer.choices[0].command == PutFigure(None, DG, mm(700, 100), "seen there on the table")


def test_two_that_moved_at_once_are_neither_sure() -> None:
    state = begun().state
    told = [
        seen(state, 1, mm(330, 300)),
        seen(state, 2, mm(430, 200)),
        seen(state, 3, mm(500, 500)),
    ]
    pairs = matched(state, tuple(Noticed(one, 0, state) for one in told))
    assert {(pair.figure.id, pair.seen.track, pair.sure) for pair in pairs} == {
        (DG, 1, False), (T, 2, False), (RG, 3, True),
    }  # fmt: skip


def test_another_that_left_its_place_may_be_named_instead() -> None:
    game = begun()
    told = [seen(game.state, 2, mm(345, 215)), seen(game.state, 3, mm(500, 500))]
    (offer,) = offers(game.state, *told)
    assert offer.title == "Green Tremple 1 moved?"
    assert [(one.label, one.command) for one in offer.choices[1:]] == [
        ("It is green Defensive Grelker 5", Move(1, DG, (mm(345, 215),)))
    ]
    game.do(offer.choices[1].command)


def test_of_two_that_moved_each_may_be_the_other() -> None:
    state = begun().state
    told = [
        seen(state, 1, mm(330, 300)),
        seen(state, 2, mm(430, 200)),
        seen(state, 3, mm(500, 500)),
    ]
    by_title = {offer.title.split(" moves")[0]: offer.choices[1:] for offer in offers(state, *told)}
    (other,) = by_title["Green Defensive Grelker 5"]
    assert other.command == PutFigure(None, T, mm(330, 300), "seen there on the table")


def test_one_that_fell_without_the_ledger_knowing_is_asked_about() -> None:
    state = begun().state
    told = [
        seen(state, 1, mm(300, 300), standing=False),
        seen(state, 2, mm(400, 200)),
        seen(state, 3, mm(500, 500)),
    ]
    (offer,) = offers(state, *told)
    assert offer.command is None
    assert offer.title == "Green Defensive Grelker 5 lies?"


def test_a_fallen_figures_axis_is_its_body_without_its_base() -> None:
    state = begun().state
    longer = replace(state, house=replace(state.house, body=3 * state.house.base))
    fallen = replace(seen(longer, 1, mm(300, 300), standing=False), heading_deg=0.0)
    (offer,) = offers(longer, fallen, seen(longer, 2, mm(400, 200)), seen(longer, 3, mm(500, 500)))
    said = next(one.command for one in offer.choices if isinstance(one.command, LayFigure))
    half = longer.house.base
    assert said.at == Point(mm(300, 300).x - half, mm(300, 300).y)
    assert said.head == Point(mm(300, 300).x + half, mm(300, 300).y)


def test_a_ball_that_rolled_away_is_asked_about() -> None:
    game = begun()
    (ball,) = game.state.balls
    assert ball.at is not None
    there = BallSeen(9, 0.3, 1, table_mm(game.state, ball.at), 0.5, "ground")
    assert offers(game.state, there) == ()
    away = BallSeen(9, 0.3, 1, table_mm(game.state, mm(100, 100)), 0.5, "ground")
    (offer,) = offers(game.state, away)
    game.do(offer.choices[0].command)
    assert game.ball().at == mm(100, 100)


def test_teams_are_known_whatever_their_colours_are_called() -> None:
    state = begun().state
    purple = replace(seen(state, 1, mm(300, 300)), team="purple")
    others = [replace(seen(state, n, at), team="purple") for n, at in ((2, mm(400, 200)),)]
    assert worn_by(state, [purple, *others]) == {"purple": 1}
    assert worn_by(state, [purple, seen(state, 3, mm(900, 300), 2)]) == {"purple": 1, "blue": 2}


def test_a_move_tells_the_dice_that_it_owes() -> None:
    enemy = 200 + RG % 100
    game = moving("defensive_grelker", 1, laid({DG: (300.0, 300.0), enemy: (330.0, 300.0)}))
    (offer,) = offers(
        game.state, seen(game.state, 1, mm(260, 300)), seen(game.state, 2, mm(330, 300), 2)
    )
    assert offer.command == Move(1, DG, (mm(260, 300),))
    assert "a die for breaking away is owed" in offer.why


def test_where_its_move_ended_is_told_when_it_was_moved_already() -> None:
    game = begun().with_figure(DG, moved=True)
    told = [seen(game.state, 1, mm(330, 300)), seen(game.state, 2, mm(400, 200)),
            seen(game.state, 3, mm(500, 500))]  # fmt: skip
    (offer,) = offers(game.state, *told)
    assert offer.why == "It stands 3.0 cm from where its move ended."
    game.do(offer.choices[0].command)
    assert game.figure(DG).at == mm(330, 300)


def test_who_fell_lies_as_the_table_shows() -> None:
    game = begun()
    lies = replace(seen(game.state, 1, mm(300, 300), standing=False), heading_deg=90.0)
    (offer,) = offers(game.state, lies)
    (choice,) = offer.choices
    assert choice.command == LayFigure(
        None, DG, mm(300, 285), mm(300, 315), "seen there on the table"
    )
    game.do(choice.command)
    assert game.figure(DG).lies


def test_bases_of_another_size_than_the_game_counts_are_told() -> None:
    game = begun()
    small = replace(seen(game.state, 1, mm(300, 300)), base_mm=25.1)
    (offer,) = offers(game.state, small)
    assert offer.title == "Bases measure 25.1 mm"
    assert "counts 30 mm" in offer.why
    count, play_on = offer.choices
    game.do(play_on.command)
    assert game.do(count.command).state.house.base == 251
    assert offers(game.state, small) == ()


@pytest.mark.parametrize("is_dismissed", [False, True])
def test_whoever_plays_on_with_other_bases_is_not_asked_again(*, is_dismissed: bool) -> None:
    """Before, the question came back when the figures were reported again, as after a bump."""
    game = begun()
    session = Sessions(MemoryLedger()).begin("slargeball", options=to_json(game.state.options))
    desk = Desk(session, PROPOSER)
    desk.session._states[-1] = game.state
    small = [
        replace(seen(game.state, n, at), base_mm=25.1)
        for n, at in enumerate((mm(300, 300), mm(400, 200), mm(500, 500)))
    ]
    desk.see(FrameReport(9, 0, tuple(small)))
    (offer,) = desk.offers()
    if is_dismissed:
        desk.dismiss(offer.key)
    else:
        _, play_on = offer.choices
        head = desk.session.head
        desk.confirm(offer.key, based_on_seq=head, command=play_on.command)
    assert desk.offers() == ()
    desk.see(FrameReport(30, 0, (replace(small[0], frame=30),)))
    assert desk.offers() == (), "one figure was reported again"
    for frame, scene in ((40, 1), (50, 2)):
        again = tuple(replace(one, frame=frame) for one in small)
        desk.see(FrameReport(frame, scene, again))
        assert desk.offers() == (), "the camera was bumped"
    if not is_dismissed:
        desk.take_back(head, based_on_seq=desk.session.head)
        assert [one.kind for one in desk.offers()] == ["sizes"]
