"""A recording run again: the same sightings, the same proposals, the same ledger."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engine import GAMES
from engine.notation import from_json
from engine.plain import JsonObject
from engine.refusal import IllegalCommand
from server.desk import Desk
from server.proposals.registry import PROPOSERS
from server.session import Session, new_codes
from server.store.ledger import Entry, SessionRecord
from server.store.memory import MemoryLedger
from server.store.recording import look_of


@dataclass(frozen=True, slots=True)
class Replayed:
    """What a replay came to.

    Attributes:
        session_id: The game that was replayed, the last one of the recording.
        ledger_hash: SHA-256 over its events.
        events: How many there are.
        frames: Processed frames.
        sightings: What was seen in them.
        difference: The first place where replay and recording differ, or None.
    """

    session_id: str
    ledger_hash: str
    events: int
    frames: int
    sightings: int
    difference: JsonObject | None


@dataclass(slots=True)
class _Progress:
    frames: int = 0
    sightings: int = 0
    difference: JsonObject | None = None


def replay(lines: Iterable[JsonObject]) -> Replayed | None:
    """Run the lines of a recording through desk and rules again; None where no game was begun."""
    desk: Desk | None = None
    progress = _Progress()
    for number, line in enumerate(lines, start=1):
        if line["did"] == "began":
            desk = _desk(line["session"], line["events"], line.get("commands"))
        elif line["did"] == "looked" and desk:
            look = look_of(line)
            progress.frames += 1
            progress.sightings += len(look.sightings)
            desk.see(look)
        elif line["did"] == "decided" and desk and progress.difference is None:
            progress.difference = _decide_again(desk, line, number)
    if desk is None:
        return None
    session = desk.session
    return Replayed(
        session.record.id,
        session.ledger_hash,
        session.head,
        progress.frames,
        progress.sightings,
        progress.difference,
    )


def _desk(told: JsonObject, events: list[JsonObject], commands: list[int | None] | None) -> Desk:
    """A desk as it was when the recording began; earlier ones tell no ends of commands."""
    game = GAMES[told["game"]]
    record = SessionRecord(**told, codes=new_codes(0), created_at="")
    ledger = MemoryLedger()
    ledger.create(record)
    told_apart = zip(events, commands or [None] * len(events), strict=True)
    entries = (
        Entry(seq, event, "", "", None, command)
        for seq, (event, command) in enumerate(told_apart, start=1)
    )
    ledger.append(record.id, tuple(entries))
    return Desk(Session(record, game, ledger), PROPOSERS.get(game.name))


def _decide_again(desk: Desk, line: JsonObject, number: int) -> JsonObject | None:
    """Say the decision again; what follows differently, or None."""
    decision = line["decision"]
    marks = {mark for mark, _ in desk.marked_offers()}
    wanted = decision.get("proposal") or decision.get("dismiss")
    if wanted is not None and wanted not in marks:
        return {"line": number, "recorded": {"proposal": wanted}, "replayed": sorted(marks)}
    try:
        events = _events_of(desk, decision)
    except IllegalCommand as refused:
        return {"line": number, "recorded": line["events"], "replayed": {"refused": str(refused)}}
    if events == line["events"]:
        return None
    return {"line": number, "recorded": line["events"], "replayed": events}


def _events_of(desk: Desk, decision: JsonObject) -> list[Any]:
    head = desk.session.head
    if "dismiss" in decision:
        desk.dismiss_marked(decision["dismiss"])
        return []
    if "take_back" in decision:
        entries = desk.take_back(decision["take_back"], based_on_seq=head)
    else:
        command = from_json(desk.session.game, decision["command"])
        entries = desk.command(command, based_on_seq=head, proposal=decision["proposal"])
    return [entry.event for entry in entries]
