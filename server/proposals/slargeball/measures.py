"""A proposal about bases on the table whose size differs from that in the house rules."""

from dataclasses import replace
from typing import Final

from engine.games.slargeball import GAME
from engine.games.slargeball.changing_house import SetHouse
from engine.games.slargeball.state import State
from engine.games.slargeball.tables import Switches
from engine.word import Note
from server.proposals.proposal import Choice, Memory, Noticed, Proposal
from server.proposals.refused import refused
from server.proposals.seen import seen_of
from vision.sightings import FigureSeen

SEEN: Final = "measured on the table"
OFF: Final = 15
"""Largest difference in size, in tenths of a mm, that is ignored."""
KEY: Final = "bases"
"""The beginning of the proposal's key; the size that the game counts follows."""


def propose_measures(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """Ask about a base of another size, as contact and lanes are judged by the size.

    Only the first figure that was seen is compared. The referee is asked once for each size that
    the game counts, however often the figures are reported again.
    """
    seen = seen_of(memory, FigureSeen)
    key = f"{KEY}-{state.house.base}"
    if _was_answered(memory, key):
        return ()
    if not seen or abs(round(10 * seen[0].base_mm) - state.house.base) <= OFF:
        return ()
    measured, counted = seen[0].base_mm, state.house.base / 10
    remark = f"Bases measure {measured:.1f} mm; this game counts {counted:.0f} mm."
    return (
        Proposal(
            key=key,
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


def with_answers_of(noticed: Noticed, replaced: Memory) -> Noticed:
    """A figure's new sighting with the answers about bases that rested on those it replaces."""
    kept = tuple(
        answer for old in replaced for answer in old.answers if answer.mark.startswith(f"{KEY}-")
    )
    return replace(noticed, answers=(*noticed.answers, *kept)) if kept else noticed


def _was_answered(memory: Memory, key: str) -> bool:
    """Whether the answer to a question with this key was to play on, or it was put aside."""
    answers = (answer for noticed in memory for answer in noticed.answers)
    left = (one.mark for one in answers if one.command is None or isinstance(one.command, Note))
    return any(mark.startswith(f"{key}@") for mark in left)


def _change_size(state: State, base: int) -> tuple[Choice, ...]:
    """The answer that changes the house rule to the measured size, if the rules allow it now."""
    change = SetHouse(None, Switches(base=base), SEEN)
    if refused(GAME.decide, state, change):
        return ()
    return (Choice(f"Count {base / 10:.1f} mm from now on", change),)
