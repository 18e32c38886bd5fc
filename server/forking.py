"""Forking a recording: playing on from one of its entries with another ruling."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from engine.amending import Amendment
from engine.notation import NotationError, from_json, to_json
from engine.plain import JsonObject
from engine.refusal import IllegalCommand, Reason, refusal
from engine.text import from_text
from server.amending import amendment_from
from server.desk import Desk
from server.referee import RulesFault
from server.replaying import Playback, Replayed, decision_of
from server.sentences import sentences
from server.session import Session
from server.state_difference import StateDifference, differences

ReadsCommand: TypeAlias = Callable[[Session, str], object]
"""Parses text as a command of a game in its present state; raises NotationError otherwise."""


@dataclass(frozen=True, slots=True)
class ForkRow:
    """One decision in the recording and in the fork.

    Attributes:
        line: Its line number in the recording; None for commands given only in the fork.
        recorded: The entries that followed in the recording, as sentences.
        forked: The entries that followed in the fork, as sentences; instead one sentence with the
            refusal if the decision was not possible there.
    """

    line: int | None
    recorded: tuple[str, ...]
    forked: tuple[str, ...]

    @property
    def same(self) -> bool:
        """Whether both sides are the same."""
        return self.recorded == self.forked


@dataclass(frozen=True, slots=True)
class Fork:
    """Two games that are the same up to an entry.

    Attributes:
        after: The entry after which they differ.
        rows: All decisions after that entry, in order.
        states: Differences between the final states.
        recorded: The result of replaying the recording as it is.
        forked_hash: SHA-256 over the events of the fork.
    """

    after: int
    rows: tuple[ForkRow, ...]
    states: tuple[StateDifference, ...]
    recorded: Replayed
    forked_hash: str

    @property
    def differs_at(self) -> int | None:
        """The index of the first row whose sides differ, from 0."""
        return next((place for place, row in enumerate(self.rows) if not row.same), None)


def in_exact_form(session: Session, text: str) -> object:
    """Parse a command in exact form, such as `Move(...)`; raises NotationError if it is none."""
    return from_text(session.game, text)


def fork(
    lines: Sequence[JsonObject],
    *,
    after: int,
    said: Sequence[str],
    keep: bool = False,
    read: ReadsCommand = in_exact_form,
) -> Fork | None:
    """Replay the last game of a recording, and a second time with another ruling.

    All later sightings and decisions happen in the fork too, as far as the rules allow them there.

    Args:
        lines: The lines of the recording.
        after: The entry after which the fork begins; 0 begins it right after the setup.
        said: Commands to carry out there, as JSON or in the form that `read` parses.
        keep: Whether to carry out the next recorded decision after them; otherwise they replace it.
        read: Parses a command in the fork's state at that entry.

    Returns:
        Both games; None if no game was begun in the recording.

    Raises:
        IllegalCommand: No command ends at that entry, or the rules refuse a new command.
        NotationError: The text of a new command is not a command of the game.
        RecordingProblem: A line is invalid.
    """
    forking = _Forking(after, said, read, keep=keep)
    session_id = next(
        (_id_of_begun(line) for line in reversed(lines) if line["did"] == "began"), None
    )
    for number, line in enumerate(lines, start=1):
        forking.take(number, line, session_id)
    result = forking.main.result()
    return None if result is None else forking.fork(result)


def _id_of_begun(line: JsonObject) -> str | None:
    """The id of the session that a line begins; None in recordings of earlier versions."""
    told = line.get("session")
    return told.get("id") if isinstance(told, dict) else None


class _Forking:
    """Two playbacks of the same lines that diverge at an entry of one game.

    `_heads` maps heads of the ledger in the recording to heads in the fork after the same decision,
    so that later take-backs and amendments go to the corresponding entry.
    """

    def __init__(self, after: int, said: Sequence[str], read: ReadsCommand, *, keep: bool) -> None:
        self.main, self._twin = Playback(), Playback()
        self._after, self._said, self._read, self._keep = after, said, read, keep
        self._rows: list[ForkRow] = []
        self._heads: dict[int, int] = {}
        self._parted = False

    def take(self, number: int, line: JsonObject, session_id: str | None) -> None:
        """Play one line at both desks; `session_id` is the game that is forked."""
        desk, twin = self.main.desk_of(line), self._twin.desk_of(line)
        of_game = desk is not None and desk.session.record.id == session_id
        if desk is None or twin is None or line["did"] != "decided" or not of_game:
            self.main.take(number, line)
            self._twin.take(number, line)
        elif self._parted or desk.session.head == self._after:
            self._decide(number, line, desk, twin)
        else:
            self.main.take(number, line)
            self._twin.take(number, line)

    def fork(self, result: Replayed) -> Fork:
        """Compare both sides at the end of the recording.

        If no decision was recorded after the entry, the new commands are carried out now.
        """
        desk, twin = self.main.newest, self._twin.newest
        assert desk is not None
        assert twin is not None
        if not self._parted:
            _check_end(desk.session, self._after)
            self._rows.append(ForkRow(None, (), self._carry_out_new(twin)))
        states = tuple(differences(to_json(desk.session.state), to_json(twin.session.state)))
        return Fork(self._after, tuple(self._rows), states, result, twin.session.ledger_hash)

    def _decide(self, number: int, line: JsonObject, desk: Desk, twin: Desk) -> None:
        """Carry out a recorded decision on both sides; on the first one the fork begins."""
        before = desk.session.head
        self.main.take(number, line)
        recorded = _since(desk.session, before)
        if not self._parted:
            self._parted = True
            self._heads = {seq: seq for seq in range(before + 1)}
            forked = self._carry_out_new(twin)
            if self._keep:
                self._rows.append(ForkRow(None, (), forked))
                self._heads[before] = twin.session.head
                forked = self._decide_in_fork(twin, decision_of(line))
        else:
            forked = self._decide_in_fork(twin, decision_of(line))
        self._heads[desk.session.head] = twin.session.head
        if recorded or forked:
            self._rows.append(ForkRow(number, recorded, forked))

    def _carry_out_new(self, twin: Desk) -> tuple[str, ...]:
        """Carry out the new commands in the fork; returns the entries as sentences."""
        before = twin.session.head
        for text in self._said:
            command = _command(twin.session, text, self._read)
            twin.command(command, based_on_seq=twin.session.head)
        return _since(twin.session, before)

    def _decide_in_fork(self, twin: Desk, decision: JsonObject) -> tuple[str, ...]:
        """Repeat a recorded decision in the fork.

        Returns:
            The entries that follow, as sentences, or the refusal as the only sentence.
        """
        head = twin.session.head
        try:
            if "dismiss" in decision:
                twin.dismiss_marked(decision["dismiss"])
            elif "take_back" in decision:
                to_seq: int = decision["take_back"]
                twin.take_back(self._heads.get(to_seq, to_seq), based_on_seq=head)
            elif "amend" in decision:
                amendments = tuple(self._amendment(twin, one) for one in decision["amend"])
                plan = twin.plan(amendments, based_on_seq=head)
                twin.amend(amendments, digest=plan.digest, based_on_seq=head)
            else:
                command = from_json(twin.session.game, decision["command"])
                twin.command(command, based_on_seq=head, proposal=decision["proposal"])
        except (IllegalCommand, RulesFault) as refused:
            return (f"Refused: {refused}",)
        return _since(twin.session, head)

    def _amendment(self, twin: Desk, told: JsonObject) -> Amendment:
        """Read a recorded amendment, and point it at the fork's entry of the same decision."""
        amendment = amendment_from(twin.session.game, told)
        ends = [seq for seq in self._heads if seq >= amendment.seq]
        return replace(amendment, seq=self._heads[min(ends)]) if ends else amendment


def _since(session: Session, head: int) -> tuple[str, ...]:
    """The entries after `head` as sentences."""
    return sentences(session, range(head + 1, session.head + 1))


def _command(session: Session, text: str, read: ReadsCommand) -> object:
    if not text.lstrip().startswith("{"):
        return read(session, text)
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotationError(f"{text!r} is not JSON") from error
    return from_json(session.game, told)


def _check_end(session: Session, after: int) -> None:
    """Refuse to fork at an entry after which no decision was made.

    Between two decisions only the newest entry qualifies; the refusal names the nearest such ones.
    """
    if after == session.head:
        return
    near = sorted(session.ends, key=lambda end: (abs(end - after), end))[:2]
    raise refusal(
        Reason.BAD_VALUE,
        f"no decision was made right after entry {after}",
        f"choose {' or '.join(str(end) for end in sorted(near))}",
    )
