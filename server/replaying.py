"""Replaying a recording: the same sightings give the same proposals and the same ledger."""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Final

from engine import GAMES
from engine.game import AnyCommand, AnyEvent, AnyState
from engine.notation import from_json, to_json
from engine.plain import JsonObject
from engine.refusal import IllegalCommand
from server.amending import amendment_from
from server.desk import Desk
from server.proposals.registry import PROPOSERS
from server.referee import RulesFault
from server.session import Session
from server.store.codes import new_codes
from server.store.ledger import Entry, SessionRecord
from server.store.memory import MemoryLedger
from server.store.recording import RecordingProblem, look_of

THROW_COUNTED: Final = re.compile(r"^throw-\d+@(\d+)$")
"""A throw's mark in recordings from before November 2026: a count of waiting throws, then the
frame."""


@dataclass(frozen=True, slots=True)
class Replayed:
    """The result of a replay.

    Attributes:
        session_id: The game that was replayed, the last one of the recording.
        ledger_hash: SHA-256 over its events.
        events: Number of its events.
        frames: Number of processed frames.
        sightings: Number of sightings in them.
        difference: The first place where replay and recording differ, or None.
    """

    session_id: str
    ledger_hash: str
    events: int
    frames: int
    sightings: int
    difference: JsonObject | None


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A replayed line of a recording.

    Attributes:
        number: Number of the line, from 1.
        line: The line, as parsed JSON.
        desk: The desk of the line's session after it was replayed; None if no game had begun.
        head: The head of that desk's ledger before the line was replayed.
    """

    number: int
    line: JsonObject
    desk: Desk | None
    head: int

    @property
    def entries(self) -> range:
        """The seqs of the entries that this line added to the ledger."""
        return range(self.head + 1, (self.desk.session.head if self.desk else self.head) + 1)


class Playback:
    """Runs a recording through desks and rules again, line by line.

    Attributes:
        newest: The desk of the game that was begun last; None before the first.
        frames: Number of processed frames so far.
        sightings: Number of sightings in them.
        difference: The first place where replay and recording differ. Decisions after it are not
            repeated, as they were made about another game.
    """

    def __init__(self) -> None:
        self.newest: Desk | None = None
        self.frames = self.sightings = 0
        self.difference: JsonObject | None = None
        self._desks: dict[str, Desk] = {}

    def run(self, lines: Iterable[JsonObject]) -> Iterator[ReplayStep]:
        """Replay all lines, one after the other; raises RecordingProblem if one is invalid."""
        for number, line in enumerate(lines, start=1):
            desk = None if line["did"] == "began" else self.desk_of(line)
            head = desk.session.head if desk else 0
            self.take(number, line)
            yield ReplayStep(number, line, self.desk_of(line), head)

    def take(self, number: int, line: JsonObject) -> None:
        """Replay one line; raises RecordingProblem if it is invalid, or if the rules fail at it."""
        try:
            self._take(number, line)
        except RulesFault as fault:
            raise RecordingProblem(
                f"line {number} of the recording is readable, but the rules of this version fail "
                f"at it ({fault.__cause__!r}); replay it with the version that recorded it, or "
                "restore the file."
            ) from fault
        except Exception as error:
            raise RecordingProblem(
                f"the recording is damaged in line {number} ({type(error).__name__}: {error}); "
                "restore the file."
            ) from error

    def desk_of(self, line: JsonObject) -> Desk | None:
        """The desk of the session to which a line belongs; None before the first game.

        A line names its session only if that is not the newest one. An unknown session also means
        the newest; that occurs only in recordings that were edited by hand.
        """
        told = line.get("session")
        return self._desks.get(told, self.newest) if isinstance(told, str) else self.newest

    def result(self) -> Replayed | None:
        """The result so far; None if no game was begun."""
        if self.newest is None:
            return None
        session = self.newest.session
        return Replayed(
            session.record.id,
            session.ledger_hash,
            session.head,
            self.frames,
            self.sightings,
            self.difference,
        )

    def _take(self, number: int, line: JsonObject) -> None:
        if line["did"] == "began":
            desk = _desk(line["session"], line)
            self._desks[desk.session.record.id] = self.newest = desk
            return
        at = self.desk_of(line)
        if at is None:
            return
        if line["did"] == "looked":
            look = look_of(line)
            self.frames += 1
            self.sightings += len(look.sightings)
            at.see(look)
        elif line["did"] == "decided" and self.difference is None:
            self.difference = _decide_again(at, line, number)


def replay(lines: Iterable[JsonObject]) -> Replayed | None:
    """Run the lines of a recording through desk and rules again; None if no game was begun.

    Raises:
        RecordingProblem: A line is invalid.
    """
    playback = Playback()
    for _ in playback.run(lines):
        pass
    return playback.result()


def _desk(told: JsonObject, line: JsonObject) -> Desk:
    """Make the desk of a game that a line begins, with the entries that it had at that time.

    Args:
        told: The game's record in the line.
        line: The whole line. Those of earlier versions lack the commands of the entries.
    """
    game = GAMES[told["game"]]
    record = SessionRecord(**told, codes=new_codes(0), created_at="")
    ledger = MemoryLedger()
    ledger.create(record)
    nothing = [None] * len(line["events"])
    columns = line["events"], line.get("commands") or nothing, line.get("said") or nothing
    entries = (
        Entry(seq, event, "", "", None, command, said)
        for seq, (event, command, said) in enumerate(zip(*columns, strict=True), start=1)
    )
    ledger.append(record.id, tuple(entries))
    return Desk(Session(record, game, ledger), PROPOSERS.get(game.name))


def decision_of(line: JsonObject) -> JsonObject:
    """A line's decision, with the proposal's mark in today's form.

    Earlier versions numbered waiting throws ("throw-1@500"); today a throw's key contains its
    frame ("throw-500@500").
    """
    decision: JsonObject = line["decision"]
    return {
        name: THROW_COUNTED.sub(r"throw-\1@\1", told)
        if name in ("proposal", "dismiss") and isinstance(told, str)
        else told
        for name, told in decision.items()
    }


def _decide_again(desk: Desk, line: JsonObject, number: int) -> JsonObject | None:
    """Repeat a recorded decision at the desk; returns how it differs from the recording, or None.

    It differs if the proposal that it answers was not made, if it is refused, or if other events
    follow from it.
    """
    decision = decision_of(line)
    marks = {mark for mark, _ in desk.marked_offers()}
    wanted = decision.get("proposal") or decision.get("dismiss")
    if wanted is not None and wanted not in marks:
        return {"line": number, "recorded": {"proposal": wanted}, "replayed": sorted(marks)}
    try:
        with _as_decided_before(desk.session, line["events"]):
            events = _events_of(desk, decision)
    except IllegalCommand as refused:
        return {"line": number, "recorded": line["events"], "replayed": {"refused": str(refused)}}
    if events == line["events"]:
        return None
    return {"line": number, "recorded": line["events"], "replayed": events}


@contextmanager
def _as_decided_before(session: Session, recorded: list[JsonObject]) -> Iterator[None]:
    """While open, let commands cause events in the form of an earlier version of the rules.

    This applies only to a command for which `recorded` begins with the events in that form, and
    only to games with a `told_before`.
    """
    game, before = session.game, session.game.told_before
    if before is None:
        yield
        return

    def decide(state: AnyState, command: AnyCommand) -> tuple[AnyEvent, ...]:
        events = game.decide(state, command)
        earlier = tuple(before(event) for event in events)
        told = [to_json(event) for event in earlier]
        return earlier if told == recorded[: len(told)] else events

    def carry_out(state: AnyState, command: AnyCommand) -> tuple[tuple[AnyEvent, ...], AnyState]:
        events = decide(state, command)
        for event in events:
            state = game.evolve(state, event)
        return events, state

    session.game = replace(game, decide=decide, carry_out=carry_out)
    try:
        yield
    finally:
        session.game = game


def _events_of(desk: Desk, decision: JsonObject) -> list[JsonObject]:
    """Carry out a decision at the desk; returns the events that follow, as JSON."""
    head = desk.session.head
    if "dismiss" in decision:
        desk.dismiss_marked(decision["dismiss"])
        return []
    if "take_back" in decision:
        entries = desk.take_back(decision["take_back"], based_on_seq=head)
    elif "amend" in decision:
        amendments = tuple(amendment_from(desk.session.game, one) for one in decision["amend"])
        plan = desk.plan(amendments, based_on_seq=head)
        entries = desk.amend(amendments, digest=plan.digest, based_on_seq=head)
    else:
        command = from_json(desk.session.game, decision["command"])
        entries = desk.command(command, based_on_seq=head, proposal=decision["proposal"])
    return [entry.event for entry in entries]
