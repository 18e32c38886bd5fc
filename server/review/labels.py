"""Labelled examples: what the eye reported of something, and how the referee answered."""

from collections.abc import Iterator

from engine.notation import to_json
from engine.plain import JsonObject
from server.learning.label import Label
from server.proposals.proposal import Proposal
from server.review.questions import Question, RefereeAnswer
from server.review.reviewing import GameReview
from vision.sightings import CreatureSeen, ImpactSeen

LABELLING = ("confirmed", "corrected", "chosen", "dismissed")


def labels_of(evening: str, review: GameReview, *, as_recorded: bool) -> tuple[Label, ...]:
    """The examples in a game: of today's eye, or of the recorded one if nothing was measured again.

    Entries that were taken back are not examples.

    Args:
        evening: The recording.
        review: The game at both desks.
        as_recorded: Whether recorded sightings may be used: those of an eye that had learned
            nothing.
    """
    if review.now is not None:
        asked = answered(review)
    else:
        asked = (
            (one, one.ruling)
            for one in review.asked_then
            if as_recorded and review.stands(one) and one.ruling is not None
        )
    return tuple(
        label
        for question, ruling in asked
        if ruling.way in LABELLING
        for label in _labels(evening, question, ruling)
    )


def answered(review: GameReview) -> Iterator[tuple[Question, RefereeAnswer]]:
    """Today's questions, each with what the referee said to it then; not what was taken back."""
    pairs, now = review.pairs(), review.asked_now
    for then in review.asked_then:
        number = pairs.get(then.number)
        if number is not None and review.stands(then) and then.ruling is not None:
            yield now[number], then.ruling


def _labels(evening: str, asked: Question, ruling: RefereeAnswer) -> Iterator[Label]:
    proposed = asked.proposal.command
    if proposed is None:
        return
    before = to_json(proposed)
    yield from _throw(evening, asked.proposal, before, ruling)
    if ruling.command is not None:
        yield from _legs(evening, asked.proposal, before, ruling.command, ruling.line)
        yield from _colour(evening, before, ruling.command, ruling.line)


def _throw(
    evening: str, proposal: Proposal, before: JsonObject, ruling: RefereeAnswer
) -> Iterator[Label]:
    """A dismissed throw had a wrong answer; the camera cannot see what was aimed at."""
    seen = next((one for one in proposal.sightings if isinstance(one, ImpactSeen)), None)
    if seen is None or proposal.probability is None:
        return
    shares = sorted((*(one.probability for one in seen.struck), seen.probability_none))
    right = ruling.command is not None and _struck(before) == _struck(ruling.command)
    yield Label(evening, ruling.line, "throw", tuple(reversed(shares)), right)


def _struck(command: JsonObject) -> object:
    """Who was struck; None is nobody, and a command that does not say equals no other."""
    landing = command.get("landing", command)
    return landing.get("struck", command) if isinstance(landing, dict) else command


def _legs(
    evening: str, proposal: Proposal, before: JsonObject, after: JsonObject, line: int
) -> Iterator[Label]:
    weighed = (one for one in proposal.sightings if isinstance(one, CreatureSeen))
    counts = [one.legs for one in weighed if one.legs and one.legs.probabilities]
    if len(counts) != 1 or "legs" not in before or "legs" not in after:
        return
    shares = tuple(sorted(counts[0].probabilities, reverse=True))
    yield Label(evening, line, "legs", shares, before["legs"] == after["legs"])


def _colour(evening: str, before: JsonObject, after: JsonObject, line: int) -> Iterator[Label]:
    seen, ruled = before.get("colour"), after.get("colour")
    if isinstance(seen, str) and isinstance(ruled, str):
        yield Label(evening, line, "colour", (), seen == ruled, seen, ruled)
