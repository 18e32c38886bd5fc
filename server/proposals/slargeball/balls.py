"""Proposals for a ball that is not where the ledger has it: flung, kicked, or in a Goal Bunker."""

from typing import Final

from engine.games.slargeball import GAME
from engine.games.slargeball.checks import first_chances
from engine.games.slargeball.flinging import Fling
from engine.games.slargeball.questions import colour_of, figure_of, label
from engine.games.slargeball.setting_straight import PutBall
from engine.games.slargeball.state import Ball, State
from engine.games.slargeball.tables import INCH
from engine.plane import Point
from engine.seats import capital
from server.proposals.proposal import Choice, Memory, Proposal
from server.proposals.refused import refused
from server.proposals.seen import seen_of
from server.proposals.slargeball.places import apart, matched, measured_place, point_of
from vision.sightings import BallSeen

SEEN: Final = "seen there on the table"
NEAR: Final = 40
"""A ball within this distance, in tenths of a mm, is where the ledger has it."""


def propose_balls(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """A proposal for a ball that is not where the ledger has it.

    Several balls look alike, so there is a proposal only if exactly one ball is missing from its
    place and exactly one is seen elsewhere.
    """
    there = [one for one in seen_of(memory, BallSeen) if one.state in ("ground", "off", "carried")]
    balls = [ball for ball in state.balls if ball.state in ("ground", "carried")]
    unmatched = [one for one in there if not any(_is_in_place(state, ball, one) for ball in balls)]
    missing = [ball for ball in balls if not any(_is_in_place(state, ball, one) for one in there)]
    if len(unmatched) != 1 or len(missing) != 1:
        return ()
    ball, one = missing[0], unmatched[0]
    fling = _flung(state, ball, point_of(state, one.at_mm))
    return (_fling(state, fling, one) if fling else _offer(state, memory, ball, one),)


def _is_in_place(state: State, ball: Ball, seen: BallSeen) -> bool:
    """Whether a ball is seen at its place in the ledger, or at its carrier's base."""
    to = point_of(state, seen.at_mm)
    if ball.at is not None:
        return apart(ball.at, to) <= NEAR
    carrier = figure_of(state, ball.carrier)
    reach = (state.house.base + state.house.ball) // 2 + NEAR
    return carrier is not None and carrier.at is not None and apart(carrier.at, to) <= reach


def _flung(state: State, ball: Ball, to: Point) -> Fling | None:
    """The command that flings a carried ball to a point; None if its carrier may not fling now."""
    figure = figure_of(state, ball.carrier)
    if state.phase != "flinging" or state.pending is not None or figure is None:
        return None
    if figure.id not in {one.figure for one in first_chances(state)}:
        return None
    return Fling(figure.seat, figure.id, to)


def _fling(state: State, fling: Fling, seen: BallSeen) -> Proposal:
    figure = figure_of(state, fling.figure)
    here = figure.at if figure and figure.at else fling.to
    problem, needed = refused(GAME.decide, state, fling), first_chances(state)[0].needed
    name = label(state, fling.figure)
    inches = apart(here, fling.to) / INCH
    return Proposal(
        key=f"fling-{fling.figure}",
        kind="ball",
        title=f"{capital(name)} flings the ball {inches:.1f} inches",
        why=f"The ball was put there: {needed} or less, else it scatters.",
        doubt=problem,
        command=None if problem else fling,
        sightings=(seen,),
        measured=measured_place(("to",), seen),
    )


def _offer(state: State, memory: Memory, ball: Ball, seen: BallSeen) -> Proposal:
    to = point_of(state, seen.at_mm)
    lies = PutBall(None, ball.id, because=SEEN, at=to, carrier=None)
    choices = [Choice("It lies there", lies, measured_place(("at",), seen))]
    carrier = _carrier(state, memory, seen)
    if carrier is not None:
        holds = PutBall(None, ball.id, because=SEEN, at=None, carrier=carrier)
        choices.insert(0, Choice(f"{label(state, carrier)} carries it", holds))
    return Proposal(
        key=f"ball-{ball.id}",
        kind="ball",
        title=f"Ball {ball.id} lies {_where(state, to)}?",
        why=f"{_ledger_says(state, ball, to)}{_scores(state, to)}",
        doubt="Kicked, rolled away, or not yet put where it belongs?",
        command=None,
        choices=tuple(choices),
        sightings=(seen,),
    )


def _carrier(state: State, memory: Memory, seen: BallSeen) -> int | None:
    """The id of the figure that is seen carrying a ball; None if none is, or it is unknown."""
    if seen.state != "carried":
        return None
    pairs = matched(state, memory)
    return next((p.figure.id for p in pairs if p.seen.track == seen.carrier), None)


def _ledger_says(state: State, ball: Ball, to: Point) -> str:
    """A sentence that says where the ledger has the ball."""
    carrier = figure_of(state, ball.carrier)
    if carrier is not None:
        return f"By the ledger {label(state, carrier.id)} carries it."
    off = apart(ball.at, to) / 100 if ball.at else 0.0
    return f"It lies {off:.1f} cm from where the ledger has it."


def _where(state: State, to: Point) -> str:
    team = _bunker(state, to)
    return f"in {colour_of(state, team)}'s Goal Bunker" if team else "elsewhere"


def _scores(state: State, to: Point) -> str:
    team = _bunker(state, to)
    if not team:
        return ""
    points = state.house.bunker_points
    return f" At rest there it scores {points} for {colour_of(state, 3 - team)}."


def _bunker(state: State, to: Point) -> int:
    """The team whose bunker contains a point; 0: neither."""
    return next((team for team, box in enumerate(state.bunkers, 1) if box.holds(to)), 0)
