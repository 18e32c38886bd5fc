"""Run a recording again at two desks: one gets the recorded sightings, the other today's.

Both play the game as it was ruled: every decision of the recording is made at the first desk and
taken over at the second one, as the answer to the same question there, if it was asked.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from engine.notation import from_json, to_json
from engine.plain import JsonObject
from server.desk import Desk
from server.proposals.proposal import Answered, Proposal
from server.proposals.registry import PROPOSERS
from server.replaying import Playback, decision_of
from server.review.matching import counterpart, matched
from server.review.questions import Question, Questions, RefereeAnswer, Way, gone
from server.session import Session
from server.store.ledger import Entry
from server.store.memory import MemoryLedger
from vision.eye_status import FrameReport
from vision.sightings.doubt import Renaming

LookNow: TypeAlias = Callable[[JsonObject], FrameReport | None]
"""What today's eye sees in the frame of a line; None: nothing new."""


class GameReview:
    """One game of a recording at both desks.

    Args:
        then: The desk that sees what was recorded.
        tell_eye: Called when the referee corrected which track is which; None without today's eye.
    """

    def __init__(self, then: Desk, tell_eye: Callable[[Renaming], None] | None) -> None:
        record = then.session.record
        self.then = then
        self.now = None if tell_eye is None else _twin(then.session, tell_eye)
        self._asked_then, self._asked_now = Questions(record.id), Questions(record.id)
        self._pairs: dict[int, int] = {}
        self._marks: dict[str, str] = {}

    @property
    def asked_then(self) -> tuple[Question, ...]:
        """Questions of the recorded desk, in today's wording."""
        return self._asked_then.asked

    @property
    def asked_now(self) -> tuple[Question, ...]:
        """Questions that arise from what today's eye sees."""
        return self._asked_now.asked

    def pairs(self) -> dict[int, int]:
        """Pairs of matching questions: then and now, by their numbers."""
        return matched(self.asked_then, self.asked_now, self._pairs)

    def stands(self, asked: Question | None) -> bool:
        """Whether the answer to a question was not taken back later.

        An amended game repeats its commands; an answer to a proposal keeps its mark.
        """
        ruling = None if asked is None else asked.ruling
        if asked is None or ruling is None:
            return False
        session = self.then.session
        if ruling.command is None:
            return True
        if ruling.way != "typed":
            return asked.mark in session.answered
        return not ruling.seqs or ruling.seqs[0] in session.standing

    def note(self, line: int) -> None:
        """Note what both desks offer after a line."""
        self._asked_then.offered(line, self.then.marked_offers())
        if self.now is not None:
            self._asked_now.offered(line, self.now.marked_offers())

    def see_now(self, look: FrameReport | None) -> None:
        """Show today's desk what today's eye saw."""
        if self.now is not None and look is not None:
            self.now.see(look)

    def decided(self, number: int, line: JsonObject, entries: tuple[Entry, ...]) -> None:
        """Take over a decision of the recorded desk, and note which question it answers."""
        decision = decision_of(line)
        said: JsonObject | None = decision.get("command")
        seqs = tuple(entry.seq for entry in entries)
        asked = self._asked_then.marked(decision.get("proposal") or decision.get("dismiss"))
        twin = None if asked is None else self._counterpart(asked)
        self._reword(decision)
        self._follow(entries, asked, twin, said)
        if asked is not None:
            ruling = RefereeAnswer(_way(asked.proposal, said), said, number, seqs)
            self._asked_then.settle(asked, ruling)
            if twin is not None:
                self._pairs[asked.number] = twin.number
                self._asked_now.settle(twin, ruling)
        if said is not None:
            typed = RefereeAnswer("typed", said, number, seqs)
            self._settle_typed(typed, then=asked is None, now=twin is None)

    def _counterpart(self, asked: Question) -> Question | None:
        """Today's question that this answer is for, excluding matches of other open ones."""
        others = {one.proposal.key for one in self._asked_then.unanswered} - {asked.proposal.key}
        free = (one for one in self._asked_now.unanswered if one.proposal.key not in others)
        return counterpart(asked, free)

    def _follow(
        self,
        entries: tuple[Entry, ...],
        asked: Question | None,
        twin: Question | None,
        said: JsonObject | None,
    ) -> None:
        if self.now is None:
            return
        if asked is not None and twin is not None:
            self._marks[asked.mark] = twin.mark
            if said is None:
                self.now.dismiss_marked(twin.mark)
        own = tuple(
            replace(entry, proposal=self._marks.get(entry.proposal or "")) for entry in entries
        )
        if own and twin is not None and said is not None:
            command = from_json(self.then.session.game, said)
            self.now.follow(own, Answered(twin.mark, command))
        elif own:
            self.now.follow(own)

    def _settle_typed(self, ruling: RefereeAnswer, *, then: bool, now: bool) -> None:
        """Settle the questions that a command without a proposal has made superfluous."""
        desks = [(self._asked_then, self.then)] if then else []
        if now and self.now is not None:
            desks.append((self._asked_now, self.now))
        for questions, desk in desks:
            for question in gone(questions.unanswered, desk.marked_offers()):
                if _could_say(question.proposal, ruling.command):
                    questions.settle(question, ruling)

    def _reword(self, decision: JsonObject) -> None:
        """Replace an answer by the command of an amendment."""
        for one in decision.get("amend", ()):
            if one["how"] == "replace" and 1 <= one["seq"] <= self.then.session.head:
                mark = self.then.session.entries[one["seq"] - 1].proposal
                self._asked_then.reword(mark or "", one["command"])


class RecordingReview:
    """A whole recording, line by line.

    Args:
        look_now: What today's eye sees; None if there is no footage left.
        tell_eye: Called when the referee corrected which track is which.

    Attributes:
        then: The playback of the recording. Nothing is compared after its first difference, as
            later decisions were about another game.
        games: Every game that was begun, in order.
    """

    def __init__(
        self, look_now: LookNow | None = None, tell_eye: Callable[[Renaming], None] | None = None
    ) -> None:
        self.then = Playback()
        self.games: dict[str, GameReview] = {}
        self.sightings_now = 0
        self._look_now = look_now
        self._tell_eye = None if look_now is None else tell_eye or (lambda _: None)

    def take(self, number: int, line: JsonObject) -> None:
        """Replay one line at both desks; raises RecordingProblem as `Playback.take`."""
        look = self._look_now(line) if self._look_now and line["did"] == "looked" else None
        if look is not None:
            self.sightings_now += len(look.sightings)
        if self.then.difference is not None:
            return
        desk = None if line["did"] == "began" else self.then.desk_of(line)
        head = desk.session.head if desk else 0
        self.then.take(number, line)
        game = self._game(self.then.desk_of(line))
        if game is None or self.then.difference is not None:
            return
        if line["did"] == "decided":
            game.decided(number, line, game.then.session.entries[head:])
        game.see_now(look)
        game.note(number)

    def _game(self, desk: Desk | None) -> GameReview | None:
        if desk is None:
            return None
        session_id = desk.session.record.id
        if session_id not in self.games:
            self.games[session_id] = GameReview(desk, self._tell_eye)
        return self.games[session_id]


def _twin(session: Session, tell_eye: Callable[[Renaming], None]) -> Desk:
    """A second desk with a copy of the same game."""
    ledger = MemoryLedger()
    ledger.create(session.record)
    ledger.append(session.record.id, session.entries)
    copy = Session(session.record, session.game, ledger)
    return Desk(copy, PROPOSERS.get(session.game.name), tell_eye=tell_eye)


def _way(proposal: Proposal, said: JsonObject | None) -> Way:
    if said is None:
        return "dismissed"
    if proposal.command is None:
        return "chosen"
    return "confirmed" if means_the_same(to_json(proposal.command), said) else "corrected"


def means_the_same(one: JsonObject, other: JsonObject) -> bool:
    """Whether two commands are the same but for their seats."""
    return _anybodys(one) == _anybodys(other)


def _anybodys(command: JsonObject) -> JsonObject:
    return {name: value for name, value in command.items() if name != "seat"}


def _could_say(proposal: Proposal, command: JsonObject | None) -> bool:
    """Whether a command is of a kind that the proposal offers."""
    offered = (proposal.command, *(choice.command for choice in proposal.choices))
    kinds = {to_json(one)["type"] for one in offered if one is not None}
    return command is not None and command.get("type") in kinds
