"""Checks that a command is legal; each raises IllegalCommand if not."""

from engine.allowed import (
    check_because,
    check_during,
    check_going_on,
    check_own_seat,
    check_plays,
    check_referee,
)
from engine.game import Seat
from engine.games.slargeball.ground import ball_shapes, base_radius, bases
from engine.games.slargeball.questions import (
    at,
    ball_carried,
    ball_of,
    colour_of,
    figure_of,
    label,
    movable,
    plural,
)
from engine.games.slargeball.state import Ball, Chance, Figure, Phase, Seated, State
from engine.games.slargeball.tables import TEAMS
from engine.plane import Point, Shape, overlap
from engine.refusal import IllegalCommand, Reason, refusal
from engine.seats import listed, name_of
from engine.spots import is_free


def check_phase(state: State, *phases: Phase) -> None:
    """Check that the game is in one of these phases, and that no dice are awaited."""
    check_during(state.phase, *phases)
    if state.pending is not None:
        raise refusal(Reason.ROLL_PENDING, "dice are awaited", "first roll them")


def check_player(state: State, seat: int) -> Seated:
    """Return the player on a seat, after checking that there is one."""
    return check_plays(state.players, seat)


def check_figure(state: State, figure: int) -> Figure:
    """Return a figure, after checking that it exists."""
    found = figure_of(state, figure)
    if found is None:
        raise refusal(
            Reason.UNKNOWN_PIECE,
            f"there is no figure {figure}",
            "name one by 100 times its team and its number: 104 is number 4 of the first team",
        )
    return found


def check_own(state: State, seat: Seat, figure: int) -> Figure:
    """Return a figure, after checking that this seat, or the referee, may act for it."""
    found = check_figure(state, figure)
    check_own_seat(seat, found.seat)
    return found


def check_ball(state: State, ball: int) -> Ball:
    """Return a ball, after checking that it exists."""
    found = ball_of(state, ball)
    if found is None:
        balls = [one.id for one in state.balls]
        raise refusal(Reason.UNKNOWN_PIECE, f"there is no ball {ball}", f"name one of {balls}")
    return found


def check_stands(state: State, figure: Figure) -> Point:
    """Check that a figure stands on the field, and return where."""
    if not figure.stands or figure.at is None:
        how = "lies unconscious" if figure.lies else "is not on the field"
        raise refusal(Reason.DEAD, f"{label(state, figure.id)} {how}", "name a figure that stands")
    return figure.at


def check_mover(state: State, seat: Seat, figure: int) -> Figure:
    """Return a figure, after checking that it may move in this sub-phase."""
    check_phase(state, "moving")
    found = check_own(state, seat, figure)
    if (found.position, found.team) != (state.mover, state.team):
        raise _not_its_turn(state, found)
    if found not in movable(state):
        check_stands(state, found)
        raise refusal(
            Reason.SPENT, f"{label(state, figure)} has moved in this turn", "move another one"
        )
    return found


def _not_its_turn(state: State, figure: Figure) -> IllegalCommand:
    now = f"{colour_of(state, state.team)} {plural(state.mover or 'coach')}"
    return refusal(
        Reason.NOT_YOUR_MOVE,
        f"it is the {now} that move now, not {label(state, figure.id)}",
        "wait for its sub-phase, or end this one (EndMoves)",
        "move",
    )


def check_chance(state: State, figure: Figure, target: int | None) -> Chance:
    """Return the figure's chance at this target, after checking that nobody comes before it."""
    mine = [one for one in state.chances if one.figure == figure.id]
    if not mine:
        check_stands(state, figure)
        raise _no_chance(state, figure)
    if figure.id not in [one.figure for one in first_chances(state)]:
        first = state.chances[0].figure
        raise refusal(
            Reason.NOT_YOUR_MOVE,
            f"{label(state, first)} comes before {label(state, figure.id)}",
            "wait until those before it have had their attempts, or passed",
            _ORDERED_BY[state.phase],
        )
    for one in mine:
        if target in (None, one.target):
            return one
    what = label(state, target or 0) if state.phase == "whapping" else f"ball {target}"
    raise refusal(
        Reason.BAD_TARGET,
        f"{label(state, figure.id)} does not touch {what}",
        f"name one of {[one.target for one in mine]}",
        state.phase,
    )


_ORDERED_BY = {"whapping": "S11", "flinging": "H19", "nabbing": "H21"}
"""The ruling on the order in which each phase is resolved."""


def _no_chance(state: State, figure: Figure) -> IllegalCommand:
    """The refusal of a standing figure that has no chance in this phase."""
    spent = figure.acted
    why, rule = ("has had its attempt", state.phase) if spent else _what_is_missing(state, figure)
    return refusal(
        Reason.SPENT if spent else Reason.BAD_TARGET,
        f"{label(state, figure.id)} {why}",
        "name a figure that has a chance",
        rule,
    )


def _what_is_missing(state: State, figure: Figure) -> tuple[str, str]:
    """What a figure lacks for an attempt, and the rule that requires it."""
    carried = ball_carried(state, figure.id)
    match state.phase:
        case "whapping" if figure.position == "coach":
            return "fells by its corridor only", "H5"
        case "whapping":
            return "touches no enemy who stands", "whapping"
        case "flinging" if carried:
            return "nabbed its ball in this turn, and flings it from the next on", "S18"
        case "flinging":
            return "carries no ball", "flinging"
        case _ if carried:
            return "carries a ball already", "H23"
        case _:
            return "touches no ball on the ground", "nabbing"


def first_chances(state: State) -> tuple[Chance, ...]:
    """Return the chances that rank equal to the first one: these may be used now."""
    if not state.chances:
        return ()
    key = chance_key(state, state.chances[0])
    return tuple(one for one in state.chances if chance_key(state, one) == key)


def chance_key(state: State, chance: Chance) -> tuple[int, ...]:
    """Return the sort key of a chance: higher stats first, then the team with the initiative (S28).

    For flings, the initiative comes first and the stat second (H19).
    """
    figure = figure_of(state, chance.figure)
    behind = 0 if figure and figure.team == state.initiative else 1
    if state.phase == "flinging":
        return behind, -chance.needed
    return -chance.needed, behind


def check_free(state: State, figure: Figure, point: Point) -> None:
    """Check that a figure may stand at a point: on the field, clear of other bases."""
    if not state.field.holds(point):
        raise refusal(
            Reason.BAD_VALUE, f"{at(point)} is off the field", "name a spot on it", spot=point
        )
    margin = base_radius(state) - state.house.touch
    if not is_free(point, margin, bases(state, figure.id)):
        raise refusal(
            Reason.BLOCKED, f"somebody stands at {at(point)}", "name a free spot", "H3", point
        )


def check_seated(state: State, seat: Seat, player: int, awaited: frozenset[int]) -> None:
    """Check that a player exists, speaks for themselves and is awaited."""
    check_player(state, player)
    check_own_seat(seat, player)
    if player not in awaited:
        raise refusal(
            Reason.NOT_YOUR_MOVE,
            f"nothing is awaited of {name_of(state, player)}",
            f"it is for {listed([name_of(state, one) for one in sorted(awaited)])} to say",
        )


def check_team(team: int) -> None:
    """Check that a team is 1 or 2."""
    if team not in TEAMS:
        raise refusal(Reason.BAD_VALUE, f"there is no team {team}", "name team 1 or 2")


def check_word(state: State, seat: Seat, because: str) -> None:
    """Check that the referee gives the command and a reason, before the match is over."""
    check_referee(seat, "this")
    check_going_on(state.phase)
    check_because(because)


def check_begun(state: State) -> None:
    """Check that the first turn has begun."""
    if not state.turn:
        raise refusal(
            Reason.WRONG_PHASE, "the match has not begun", "first let everybody set up (SetUp)"
        )


def check_clear_of_balls(state: State, body: Shape) -> None:
    """Check that no ball lies where a base or a body is to be put."""
    if any(overlap(body, one, state.house.touch) for one in ball_shapes(state)):
        raise refusal(
            Reason.BLOCKED,
            "a ball lies there",
            "put the ball elsewhere first (PutBall)",
            "S30",
            body.at,
        )
