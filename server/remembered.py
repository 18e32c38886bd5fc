"""Pure changes of a desk's memory: sightings that are revised, and answers of the referee."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeAlias

from engine.game import AnyCommand
from server.proposals.proposal import Answered, Memory, Noticed
from vision.sightings import Revised, Sighting

LedgerAnswers: TypeAlias = Mapping[str, AnyCommand]
"""The answers that are in the ledger, by the marks of their proposals."""


def with_revision(memory: Memory, one: Revised) -> Memory:
    """The memory with a sighting replaced by its revision, or removed."""
    kept = (noticed for noticed in memory if noticed.sighting != one.before)
    if one.after is None:
        return tuple(kept)
    after = one.after
    return tuple(
        replace(noticed, sighting=after) if noticed.sighting == one.before else noticed
        for noticed in memory
    )


def without_shown_again(memory: Memory, frame: int, film_s: float) -> Memory:
    """The memory without what is unanswered and comes again, as a film goes on at another place.

    Args:
        memory: What is remembered.
        frame: Index of the first frame from there on.
        film_s: Its place in the film, in seconds.
    """
    return tuple(
        noticed
        for noticed in memory
        if noticed.answers
        or noticed.film_s is None
        or noticed.film_s < film_s
        or noticed.sighting.frame >= frame
    )


def with_answer(memory: Memory, answer: Answered, seen: tuple[Sighting, ...]) -> Memory:
    """The memory with an answer kept at the sightings `seen`, which it is about."""
    return tuple(
        _answered(noticed, answer) if noticed.sighting in seen else noticed for noticed in memory
    )


def _answered(noticed: Noticed, answer: Answered) -> Noticed:
    """Add an answer to a remembered sighting.

    An earlier answer to the same proposal is replaced: it was taken back or amended.
    """
    others = (one for one in noticed.answers if one.mark != answer.mark)
    return replace(noticed, answers=(*others, answer))


def with_renewed_answers(memory: Memory, said: LedgerAnswers) -> Memory:
    """The memory with the answers of the ledger, `said`, by their marks."""
    return tuple(_renewed(noticed, said) for noticed in memory) if said else memory


def _renewed(noticed: Noticed, said: LedgerAnswers) -> Noticed:
    """Replace a remembered sighting's answers by those of the ledger, `said`, by their marks."""
    answers = tuple(
        replace(one, command=said.get(one.mark, one.command)) for one in noticed.answers
    )
    return noticed if answers == noticed.answers else replace(noticed, answers=answers)


def without_taken_back(memory: Memory, done: frozenset[str]) -> Memory:
    """The memory without answers that were taken back: only those with a mark in `done` stay."""
    return tuple(_one_without_taken_back(noticed, done) for noticed in memory)


def _one_without_taken_back(noticed: Noticed, done: frozenset[str]) -> Noticed:
    """One remembered sighting without answers that were taken back."""
    if all(one.mark in done for one in noticed.answers):
        return noticed
    return replace(noticed, answers=tuple(one for one in noticed.answers if one.mark in done))
