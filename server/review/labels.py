"""Collects labelled examples from a review: what the eye reported, and what the referee said."""

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
    """The labelled examples in a game; answers that were taken back give none.

    They describe what today's eye reported, or what the recorded one did if nothing was measured
    again.

    Args:
        evening: The name of the recording.
        review: The game at both desks.
        as_recorded: Whether recorded sightings may be used: only if their eye had learned nothing.
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
    """Today's questions with the recorded answer to the same question, unless it was taken back."""
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
    """The example of a throw: whether the camera named the creature that was struck.

    The named target does not count, because the camera cannot see it. A dismissed throw counts as
    wrong.
    """
    seen = next((one for one in proposal.sightings if isinstance(one, ImpactSeen)), None)
    if seen is None or proposal.probability is None:
        return
    shares = sorted((*(one.probability for one in seen.struck), seen.probability_none))
    right = ruling.command is not None and _struck(before) == _struck(ruling.command)
    yield Label(evening, ruling.line, "throw", tuple(reversed(shares)), right)


def _struck(command: JsonObject) -> object:
    """Who was struck by a command: a creature's id, or None for nobody.

    For a command that does not say, the command itself, which equals no id.
    """
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
