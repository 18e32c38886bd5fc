"""Replays a recording at two desks: one gets the recorded sightings, the other today's.

Both play the game as it was ruled. Every recorded decision is made at the first desk and copied to
the second one, where it answers the same question, if that was asked there too.
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
"""Returns what today's eye sees in the frame of a recording's line; None for nothing new."""


class GameReview:
    """One game of a recording, played at both desks.

    Args:
        then: The desk that gets the recorded sightings.
        tell_eye: Called when the referee corrected which track is which; None without today's eye,
            and then there is no second desk.
    """

    def __init__(self, then: Desk, tell_eye: Callable[[Renaming], None] | None) -> None:
        record = then.session.record
        self.then = then
        self.now = None if tell_eye is None else _second_desk(then.session, tell_eye)
        self._asked_then, self._asked_now = Questions(record.id), Questions(record.id)
        self._pairs: dict[int, int] = {}
        self._marks: dict[str, str] = {}

    @property
    def asked_then(self) -> tuple[Question, ...]:
        """The questions that follow from the recorded sightings, worded by today's program."""
        return self._asked_then.asked

    @property
    def asked_now(self) -> tuple[Question, ...]:
        """The questions that follow from what today's eye sees."""
        return self._asked_now.asked

    def pairs(self) -> dict[int, int]:
        """Matching questions: maps numbers of `asked_then` to numbers of `asked_now`."""
        return matched(self.asked_then, self.asked_now, self._pairs)

    def stands(self, asked: Question | None) -> bool:
        """Whether a question was answered, and the answer was not taken back later.

        An answer to a proposal is found by its mark, because an amendment repeats the commands
        after it as new entries.
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
        """Note the proposals at both desks after a line of the recording."""
        self._asked_then.offered(line, self.then.marked_offers())
        if self.now is not None:
            self._asked_now.offered(line, self.now.marked_offers())

    def see_now(self, look: FrameReport | None) -> None:
        """Show today's desk what today's eye saw."""
        if self.now is not None and look is not None:
            self.now.see(look)

    def decided(self, number: int, line: JsonObject, entries: tuple[Entry, ...]) -> None:
        """Copy a decision to today's desk, and note which questions it answers.

        Args:
            number: The number of the decision's line in the recording.
            line: The line.
            entries: The entries that followed at the recorded desk.
        """
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
        """Today's question that matches one of the recorded desk.

        Today's questions with the key of another open question are that one's.
        """
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
        """Apply a decision to today's desk.

        Args:
            entries: The entries that followed at the recorded desk.
            asked: The recorded desk's question that it answers, if any.
            twin: Today's question that matches.
            said: The command; None if the question was dismissed.
        """
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
        """Settle questions that are no longer asked after a command that was typed.

        Args:
            ruling: The command.
            then: Whether to look at the recorded desk's questions.
            now: Whether to look at those of today's desk.
        """
        desks = [(self._asked_then, self.then)] if then else []
        if now and self.now is not None:
            desks.append((self._asked_now, self.now))
        for questions, desk in desks:
            for question in gone(questions.unanswered, desk.marked_offers()):
                if _could_say(question.proposal, ruling.command):
                    questions.settle(question, ruling)

    def _reword(self, decision: JsonObject) -> None:
        """If a decision amends answers to proposals, replace these answers."""
        for one in decision.get("amend", ()):
            if one["how"] == "replace" and 1 <= one["seq"] <= self.then.session.head:
                mark = self.then.session.entries[one["seq"] - 1].proposal
                self._asked_then.reword(mark or "", one["command"])


class RecordingReview:
    """The review of a whole recording, line by line.

    Args:
        look_now: Returns what today's eye sees; None if there is no footage any more.
        tell_eye: Called when the referee corrected which track is which.

    Attributes:
        then: The playback of the recording. After its first difference nothing more is compared,
            because later decisions were made about another game.
        games: The games that were begun, by session id and in order.
        sightings_now: Number of sightings of today's eye.
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


def _second_desk(session: Session, tell_eye: Callable[[Renaming], None]) -> Desk:
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
    """Whether two commands are the same, no matter which seat gave them."""
    return _without_seat(one) == _without_seat(other)


def _without_seat(command: JsonObject) -> JsonObject:
    return {name: value for name, value in command.items() if name != "seat"}


def _could_say(proposal: Proposal, command: JsonObject | None) -> bool:
    """Whether a command is of the same kind as one of the proposal's answers."""
    offered = (proposal.command, *(choice.command for choice in proposal.choices))
    kinds = {to_json(one)["type"] for one in offered if one is not None}
    return command is not None and command.get("type") in kinds
