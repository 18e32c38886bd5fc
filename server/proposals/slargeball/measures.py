"""Bases on the table are of another size than the game counts with."""

from typing import Final

from engine.games.slargeball.state import State
from engine.word import Note
from server.proposals.proposal import Choice, Memory, Proposal
from server.proposals.seen import seen_of
from vision.sightings import FigureSeen

OFF: Final = 15
"""Tenths of a mm: nearer than that a size is as the game has it."""


def propose_measures(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """Says so once, for contact, lanes and fields rest on it."""
    seen = seen_of(memory, FigureSeen)
    if not seen or abs(round(10 * seen[0].base_mm) - state.house.base) <= OFF:
        return ()
    measured, counted = seen[0].base_mm, state.house.base / 10
    remark = f"Bases measure {measured:.1f} mm; this game counts {counted:.0f} mm."
    return (
        Proposal(
            key="bases",
            kind="sizes",
            title=f"Bases measure {measured:.1f} mm",
            why=f"The game counts {counted:.0f} mm: contact and lanes are judged by that.",
            doubt=f"Begin a game with base {round(10 * measured)} to play with what stands there.",
            command=None,
            choices=(Choice("Play on like this", Note(None, remark)),),
            sightings=(seen[0],),
        ),
    )
