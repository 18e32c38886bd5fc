"""A ball on the ground lies elsewhere than the ledger says."""

from typing import Final

from engine.games.slargeball import commands as c
from engine.games.slargeball.state import Ball, State
from server.proposals.proposal import Choice, Memory, Proposal
from server.proposals.slargeball.places import apart, point_of
from vision.sighting import BallSeen

SEEN: Final = "seen there on the table"
NEAR: Final = 40
"""Tenths of a mm: a ball that rolled so little lies where it is said to."""


def propose_balls(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """For a ball on the ground that is seen elsewhere, where there is but one it can be."""
    seen = [one.sighting for one in memory if isinstance(one.sighting, BallSeen)]
    free = [one for one in seen if one.state in ("ground", "off")]
    ground = [ball for ball in state.balls if ball.state == "ground" and ball.at is not None]
    unmatched = [one for one in free if not any(_there(state, ball, one) for ball in ground)]
    missing = [ball for ball in ground if not any(_there(state, ball, one) for one in free)]
    if len(unmatched) != 1 or len(missing) != 1:
        return ()
    return (_offer(state, missing[0], unmatched[0]),)


def _there(state: State, ball: Ball, seen: BallSeen) -> bool:
    return ball.at is not None and apart(ball.at, point_of(state, seen.at_mm)) <= NEAR


def _offer(state: State, ball: Ball, seen: BallSeen) -> Proposal:
    to = point_of(state, seen.at_mm)
    off = apart(ball.at, to) / 100 if ball.at else 0.0
    return Proposal(
        key=f"ball-{ball.id}",
        kind="ball",
        title=f"Ball {ball.id} lies elsewhere?",
        why=f"It lies {off:.1f} cm from where the ledger has it.",
        doubt="Kicked, rolled away, or not yet put where it belongs?",
        command=None,
        choices=(
            Choice("It lies there", c.PutBall(None, ball.id, because=SEEN, at=to, carrier=None)),
        ),
        sightings=(seen,),
    )
