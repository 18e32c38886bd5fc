"""A proposal about bases on the table whose size differs from that in the house rules."""

from typing import Final

from engine.games.slargeball import GAME
from engine.games.slargeball.course import SetHouse
from engine.games.slargeball.state import State
from engine.games.slargeball.tables import Switches
from engine.word import Note
from server.proposals.proposal import Choice, Memory, Proposal
from server.proposals.refused import refused
from server.proposals.seen import seen_of
from vision.sightings import FigureSeen

SEEN: Final = "measured on the table"
OFF: Final = 15
"""Largest difference in size, in tenths of a mm, that is ignored."""


def propose_measures(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """Ask about a base of another size, as contact and lanes are judged by the size.

    Only the first figure that was seen is compared.
    """
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
            doubt="Is one of the two measured wrongly?",
            command=None,
            choices=(
                *_change_size(state, round(10 * measured)),
                Choice("Play on like this", Note(None, remark)),
            ),
            sightings=(seen[0],),
        ),
    )


def _change_size(state: State, base: int) -> tuple[Choice, ...]:
    """The answer that changes the house rule to the measured size, if the rules allow it now."""
    change = SetHouse(None, Switches(base=base), SEEN)
    if refused(GAME.decide, state, change):
        return ()
    return (Choice(f"Count {base / 10:.1f} mm from now on", change),)
