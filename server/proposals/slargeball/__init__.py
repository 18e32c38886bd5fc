"""Proposals from figures, balls and dice in Slargeball."""

from engine.games.slargeball import GAME
from engine.games.slargeball.state import State
from server.proposals.proposal import Memory, Noticed, Proposal, Proposer
from server.proposals.roll import propose_roll, remember_roll
from server.proposals.slargeball.attempts import propose_attempts
from server.proposals.slargeball.balls import propose_balls
from server.proposals.slargeball.drawings import draw
from server.proposals.slargeball.figures import propose_figures
from server.proposals.slargeball.measures import propose_measures, with_answers_of
from vision.sightings import BallSeen, FigureSeen, RollSeen


def remember(memory: Memory, noticed: Noticed) -> Memory:
    """Add a sighting to the memory, which keeps the latest one of each figure and ball."""
    if isinstance(noticed.sighting, RollSeen):
        return remember_roll(memory, noticed)
    if not isinstance(noticed.sighting, FigureSeen | BallSeen):
        return memory
    replaced = tuple(old for old in memory if _replaced(old, noticed))
    kept = (old for old in memory if not _replaced(old, noticed))
    return (*kept, with_answers_of(noticed, replaced))


def propose(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """The proposals: awaited dice, differences between table and ledger, attempts."""
    if state.phase in ("lots", "setting_up", "over"):
        return propose_roll(GAME.awaiting, state, memory)
    return (
        *propose_roll(GAME.awaiting, state, memory),
        *propose_figures(state, memory),
        *propose_balls(state, memory),
        *propose_attempts(state, memory),
        *propose_measures(state, memory),
    )


def _replaced(old: Noticed, new: Noticed) -> bool:
    """Whether a new sighting replaces an old one: it is of the same figure or ball.

    Sightings of an earlier scene are replaced too, because each scene numbers its tracks anew.
    """
    if old.sighting.kind != new.sighting.kind or old.sighting.kind == RollSeen.kind:
        return False
    return old.sighting.identity == new.sighting.identity or old.scene != new.scene


PROPOSER = Proposer(remember, propose, draw=draw)
