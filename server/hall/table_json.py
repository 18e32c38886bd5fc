"""A game as one row of the hall, with only what a spectator may know."""

from collections import Counter
from typing import Final

from engine.game import AnyState
from engine.plain import JsonObject
from engine.word import Noted
from server.responses import awaiting_json, entry_json, outcome_json
from server.session import Caller, Session
from server.story_json import chapter_json

ONLOOKER: Final = Caller("spectator")
LOOKED_BACK: Final = 60
"""How many of the newest entries are searched for requests and throws; older ones are not shown."""

THROW: Final = "throw"


def table_json(session: Session) -> JsonObject:
    """A table as JSON: players, score, what the game waits for, and what happened last."""
    game = session.game
    with session.lock:
        seen = game.view(session.state, ONLOOKER.sees_as)
        outcome = game.outcome(seen)
        awaiting = awaiting_json(game.awaiting(seen))
        return {
            "id": session.record.id,
            "game": game.name,
            "title": game.title,
            "table": session.record.table,
            "players": _players(session, seen),
            "counts": game.story.counts if game.story else "",
            **chapter_json(game, seen),
            "awaiting": awaiting,
            "outcome": outcome_json(outcome),
            "waits": None if outcome else waits_for_referee(session, awaiting),
            "latest": _latest(session),
            "throw": _last_throw(session),
            "seq": session.head,
            "begun_at": session.record.created_at,
            "last_at": session.last_command_at,
        }


def waits_for_referee(session: Session, awaiting: JsonObject | None) -> JsonObject | None:
    """Since when a table waits for a referee, and why; None if it does not.

    Either a player has asked: there is a player's remark and no command of the referee since. Or
    the game itself waits for a decision of the referee. An amendment repeats remarks that were made
    before it; it is a command of the referee itself.
    """
    asked = None
    for seq in _newest_first(session):
        entry = session.entries[seq - 1]
        if entry.who == "referee" or seq <= session.amended_through:
            break
        if entry.who.startswith("seat") and isinstance(session.events[seq - 1], Noted):
            asked = seq
    if asked is not None:
        remark = entry_json(session, asked - 1, ONLOOKER)["told"]
        return {"why": "asked", "since": session.entries[asked - 1].at, "told": remark}
    if awaiting and None in awaiting.get("seats", ()):
        return {"why": "decides", "since": session.last_command_at, "told": ""}
    return None


def _players(session: Session, seen: AnyState) -> list[JsonObject]:
    """The players in the order of their seats, each with their own or their team's score."""
    game = session.game
    side_of = {one.seat: getattr(one, "team", one.seat) for one in seen.players}
    amounts: Counter[int] = Counter()
    for one in game.story.readings(seen) if game.story else ():
        amounts[side_of.get(one.seat, one.seat)] += one.value
    return [
        {
            "seat": one.seat,
            "name": one.name,
            "amount": amounts.get(side_of[one.seat]),
        }
        for one in seen.players
    ]


def _latest(session: Session) -> str:
    """The newest valid entry, as a sentence."""
    newest = next(iter(_newest_first(session)), None)
    return "" if newest is None else str(entry_json(session, newest - 1, ONLOOKER)["told"])


def _last_throw(session: Session) -> JsonObject | None:
    """The last valid throw that the camera saw, with its consequences."""
    for seq in _newest_first(session):
        first = entry_json(session, seq - 1, ONLOOKER)
        if first["clip"] != THROW or first["command"] != seq:
            continue
        parts = [
            entry_json(session, one - 1, ONLOOKER)["told"]
            for one in range(seq, session.head + 1)
            if session.entries[one - 1].command == seq
        ]
        return {"seq": seq, "at": first["at"], "told": " ".join(parts), "came_of_it": len(parts)}
    return None


def _newest_first(session: Session) -> list[int]:
    """Seqs of the last entries that are valid, newest first."""
    oldest = max(1, session.head - LOOKED_BACK + 1)
    return [seq for seq in range(session.head, oldest - 1, -1) if seq in session.standing]
