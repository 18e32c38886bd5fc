"""Follows each question of a desk to the referee, from its offer to its ruling.

A proposal may change while it waits, as when missiles are added to a weigh-in. As long as it keeps
its key and nobody has answered it, it is the same question. If it is offered again after an answer,
that is a new question.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from engine.plain import JsonObject
from server.proposals.proposal import Proposal

Way: TypeAlias = Literal["confirmed", "corrected", "chosen", "dismissed", "typed"]
"""How a question was settled: the proposal was confirmed, corrected or dismissed; the referee chose
an answer because the eye left it open; or they typed a command without using the proposal."""


@dataclass(frozen=True, slots=True)
class RefereeAnswer:
    """The referee's answer to a question.

    Attributes:
        way: How the question was settled.
        command: The answer as JSON; None if the question was dismissed.
        line: The number of the recording's line with the answer.
        seqs: The seqs of the entries that followed.
    """

    way: Way
    command: JsonObject | None
    line: int
    seqs: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """Something that one desk asked.

    Attributes:
        number: Its index among the desk's questions, from 0.
        session_id: The id of the game.
        line: The number of the recording's line after which it was asked.
        mark: The mark of the latest form of the proposal.
        proposal: The latest form of the proposal.
        ruling: The answer; None if nobody answered.
    """

    number: int
    session_id: str
    line: int
    mark: str
    proposal: Proposal
    ruling: RefereeAnswer | None = None

    @property
    def moment(self) -> tuple[int, float]:
        """Frame index and time in seconds of its first sighting; (-1, 0) if it has none."""
        seen = self.proposal.sightings
        return (seen[0].frame, seen[0].t_s) if seen else (-1, 0.0)


class Questions:
    """All questions that one desk asked in one game."""

    def __init__(self, session_id: str) -> None:
        self._session_id = session_id
        self._asked: list[Question] = []
        self._open: dict[str, int] = {}

    @property
    def asked(self) -> tuple[Question, ...]:
        """Every question in the order in which they came."""
        return tuple(self._asked)

    @property
    def unanswered(self) -> tuple[Question, ...]:
        """The questions that nobody has answered so far."""
        return tuple(self._asked[number] for number in self._open.values())

    def offered(self, line: int, offers: Iterable[tuple[str, Proposal]]) -> None:
        """Note the proposals, each with its mark, that are on offer after a line."""
        for mark, proposal in offers:
            number = self._open.get(proposal.key)
            if number is not None:
                known = self._asked[number]
                self._asked[number] = replace(known, mark=mark, proposal=proposal)
                continue
            number = len(self._asked)
            self._open[proposal.key] = number
            self._asked.append(Question(number, self._session_id, line, mark, proposal))

    def marked(self, mark: str | None) -> Question | None:
        """The open question with this mark."""
        return next((one for one in self.unanswered if one.mark == mark), None)

    def settle(self, question: Question, ruling: RefereeAnswer) -> None:
        """Note the answer to a question; a later proposal with its key is a new question."""
        self._asked[question.number] = replace(question, ruling=ruling)
        self._open.pop(question.proposal.key, None)

    def reword(self, mark: str, command: JsonObject) -> None:
        """Replace the command of an answer that was amended."""
        for question in self._asked:
            ruling = question.ruling
            if question.mark == mark and ruling is not None and ruling.command is not None:
                changed = replace(ruling, way="corrected", command=command)
                self._asked[question.number] = replace(question, ruling=changed)


def gone(before: Sequence[Question], offers: Iterable[tuple[str, Proposal]]) -> list[Question]:
    """The questions of `before` that are no longer on offer."""
    still = {proposal.key for _, proposal in offers}
    return [one for one in before if one.proposal.key not in still]
