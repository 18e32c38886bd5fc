"""HTTP responses: games, sessions, entries and proposals as JSON, as a caller may see them.

What is legal and awaited for a seat is computed from the state as this seat sees it: the work is
the same whatever others hold, so that its duration reveals nothing. Only redaction reads the whole
state, because it must know what to leave out.
"""

import re
from collections.abc import Sequence
from dataclasses import asdict
from functools import cache
from zlib import crc32

from engine import GAMES
from engine.game import AnyCommand, AnyGame, AnyState, Awaiting, Outcome, TakenBack
from engine.luck import RollNeeded, ShuffleNeeded
from engine.notation import to_json
from engine.plain import JsonObject
from server.capture.close_up import ReplayReading
from server.capture.snapshots import SharesOfPicture
from server.offers import mark
from server.proposals.doubtful import doubtful_share
from server.proposals.overruled import tells_overruling
from server.proposals.proposal import Field, PictureSpot, Proposal
from server.proposals.registry import PROPOSERS
from server.sentences import going_back_told
from server.session import Caller, Session
from server.sets.shelf import Shelf
from server.store.ledger import Damage, Entry
from server.story_json import chapter_json

Json = JsonObject
_KIND = re.compile("[a-z]+")
"""The kind at the beginning of a proposal's mark: "throw-66@66,69" is a throw."""


@cache
def game_json(name: str) -> Json:
    """A game as `GET /api/games` lists it; cached, as anybody may ask again and again."""
    game = GAMES[name]
    return {
        "name": game.name,
        "title": game.title,
        "summary": game.summary,
        "seats": list(game.seats),
        "options": {name: to_json(options) for name, options in game.examples.items()},
        "commands": dict(game.help),
        "rulings": [asdict(ruling) for ruling in game.rulings],
    }


def sets_json(shelf: Shelf, game: AnyGame) -> Json | None:
    """The sets that a game's options may name; None if the game has no sets."""
    if game.sets is None:
        return None
    return {"keys": list(game.sets.rows), "found": [asdict(one) for one in shelf.found(game)]}


def session_json(session: Session, caller: Caller, *, picture: bool = False) -> Json:
    """A session as the caller may see it.

    `picture` says whether the caller may also see the camera's picture. The field `options` is
    filled only for the referee of a finished game, who may begin another one with them.
    """
    game = session.game
    seen = game.view(session.state, caller.sees_as)
    outcome = game.outcome(seen)
    again = outcome is not None and caller.role == "referee"
    return {
        "id": session.record.id,
        "game": game.name,
        "title": game.title,
        "role": caller.role,
        "seat": caller.seat,
        "dice": session.record.dice,
        "picture": picture,
        "seq": session.head,
        "state": to_json(seen),
        "awaiting": awaiting_json(game.awaiting(seen)),
        "legal": [to_json(command) for command in _legal(game, seen, caller)],
        "overrides": [to_json(command) for command in _overrides(session, caller)],
        "outcome": outcome_json(outcome),
        "options": session.record.options if again else None,
    }


def summary_json(session: Session) -> Json:
    """A session in a list of games: its game, players, times and score."""
    game, state = session.game, session.state
    outcome = game.outcome(state)
    return {
        "id": session.record.id,
        "game": game.name,
        "title": game.title,
        "players": [{"seat": one.seat, "name": one.name} for one in state.players],
        "seq": session.head,
        "awaiting": awaiting_json(game.awaiting(state)),
        "outcome": outcome_json(outcome),
        "begun_at": session.record.created_at,
        "last_at": session.last_command_at,
    }


def set_aside_json(damage: Damage) -> Json:
    """A damaged game, as `GET /api/sessions` lists it after the games that can be opened."""
    title = GAMES[damage.game].title if damage.game in GAMES else damage.game
    return {
        "id": damage.session_id,
        "game": damage.game,
        "title": title,
        "set_aside": damage.why,
        "seq": damage.seq,
    }


def entries_json(session: Session, caller: Caller, *, after: int = 0) -> list[Json]:
    """The ledger as the caller may see it, each entry with its sentence.

    `chapter` is its round and `turn` whose turn it was, empty if nobody's. `standing` is False for
    entries that were taken back. `corrected`: the referee decided otherwise than the camera.
    `command` is the seq of the first entry of its command; one can go back only to the end of a
    command. `clip` is the kind of event of which the camera kept pictures, such as "throw"; empty
    if there are none for this caller.
    """
    return [entry_json(session, place, caller) for place in range(max(0, after), session.head)]


def proposal_json(
    session: Session,
    proposal: Proposal,
    *,
    pictures: bool,
    frames: int,
    close: int = 0,
    decisive: Sequence[int] = (),
    readings: Sequence[ReplayReading] = (),
    looks: Sequence[int] = (),
    spots: Sequence[SharesOfPicture] = (),
) -> Json:
    """A proposal as the referee's page shows it.

    Args:
        session: The session it belongs to.
        proposal: What is offered.
        pictures: Whether a picture of it is kept.
        frames: How many frames its instant replay has.
        close: How many of them are kept as close-ups.
        decisive: Indices of the decisive frames in the replay.
        readings: For each creature that may have been struck: how likely it was, and how it shook.
        looks: Which pictures of single creatures are kept.
        spots: Where the clickable spots are in the pictures; empty if not known.
    """
    path, marked = f"/api/sessions/{session.record.id}/proposals/{proposal.key}", mark(proposal)
    return {
        "key": proposal.key,
        "mark": marked,
        "kind": proposal.kind,
        "title": proposal.title,
        "why": proposal.why,
        "doubt": proposal.doubt,
        "probability": proposal.probability,
        "doubtful_share": doubtful_share(proposal.kind, proposal.probability),
        "blocked": proposal.blocked,
        "skips": proposal.skips,
        "command": None if proposal.command is None else to_json(proposal.command),
        "choices": [
            {"label": choice.label, "command": to_json(choice.command)}
            for choice in proposal.choices
        ],
        "fields": [_field_json(field) for field in proposal.fields],
        "doubts": [asdict(doubt) for doubt in proposal.doubts],
        "spots": _spots_json(proposal.spots, spots),
        "sightings": _sightings_json(session, proposal),
        "picture": f"{path}/picture.jpg?mark={_mark_drawn(proposal)}" if pictures else None,
        "replay": [f"{path}/replay/{n}.jpg?mark={marked}" for n in range(frames)],
        "close": [f"{path}/close/{n}.jpg?mark={marked}" for n in range(close)],
        "decisive": list(decisive),
        "readings": [asdict(one) for one in readings],
        "looks": [
            {"label": label, "picture": f"{path}/look/{n}.jpg?mark={marked}"}
            for n, label in enumerate(proposal.looks)
            if n in looks
        ],
    }


def _field_json(field: Field) -> Json:
    """A field of a proposal that the referee may correct."""
    return {
        "path": list(field.path),
        "label": field.label,
        "unit": field.unit,
        "per_unit": field.per_unit,
        "options": [{"value": value, "label": name} for value, name in field.options],
        "near": list(field.near),
        "least": field.least,
        "most": field.most,
    }


def _spots_json(spots: Sequence[PictureSpot], places: Sequence[SharesOfPicture]) -> list[Json]:
    """Clickable spots with their places in a proposal's pictures, without those outside."""
    return [
        {
            "label": spot.label,
            "path": list(spot.path),
            "value": spot.value,
            "chooses": spot.chooses,
            "in_picture": in_picture,
            "in_replay": in_replay,
        }
        for spot, (in_picture, in_replay) in zip(spots, places, strict=False)
        if in_picture or in_replay
    ]


def _sightings_json(session: Session, proposal: Proposal) -> list[Json]:
    """The sightings behind a proposal, as the game formats them."""
    printed = PROPOSERS[session.game.name].printed
    return [printed(session.state, sighting) for sighting in proposal.sightings]


def _mark_drawn(proposal: Proposal) -> str:
    """The version of a proposal's picture, for its address.

    It contains the proposal's mark and its drawings, which may change while the mark stays.
    """
    if not proposal.drawings:
        return mark(proposal)
    return f"{mark(proposal)}&drawn={crc32(repr(proposal.drawings).encode()):08x}"


def outcome_json(outcome: Outcome | None) -> Json | None:
    """How a game ended; None while it goes on."""
    if outcome is None:
        return None
    return {"winners": sorted(outcome.winners), "why": outcome.why}


def awaiting_json(awaited: Awaiting) -> Json | None:
    """What the game waits for: seats, dice or a shuffle; None once it is over."""
    if isinstance(awaited, RollNeeded):
        return {"roll": asdict(awaited)}
    if isinstance(awaited, ShuffleNeeded):
        return {"shuffle": asdict(awaited)}
    if awaited is None:
        return None
    # The referee (None) counts as a seat here, after the numbers.
    return {"seats": sorted(awaited, key=lambda seat: (seat is None, seat or 0))}


def _legal(game: AnyGame, seen: AnyState, caller: Caller) -> tuple[AnyCommand, ...]:
    """The legal commands that the caller may give, computed from the state as they see it."""
    choices = game.choices(seen)
    if caller.role == "referee":
        return choices
    return tuple(c for c in choices if caller.role == "seat" and c.seat == caller.seat)


def _overrides(session: Session, caller: Caller) -> tuple[AnyCommand, ...]:
    """The overrides, which the referee may use at any time; empty for everybody else."""
    return session.game.overrides(session.state) if caller.role == "referee" else ()


def entry_json(session: Session, place: int, caller: Caller) -> Json:
    """The entry at an index, from 0, as the caller may see it."""
    entry, event = session.entries[place], session.events[place]
    after, seat = session.state_after(place + 1), session.sees_as(caller, place + 1)
    shown = session.game.view(after, seat)
    if isinstance(event, TakenBack):
        described, seen = going_back_told(session, entry.seq, event), event
    else:
        seen = session.game.redact(after, event, seat)
        described = session.game.describe(shown, seen)
    chapter = chapter_json(session.game, shown)
    return {
        "seq": entry.seq,
        "command": entry.seq if entry.command is None else entry.command,
        "event": to_json(seen),
        "who": entry.who,
        "at": entry.at,
        "proposal": entry.proposal if caller.role == "referee" else None,
        "said": entry.said if caller.role == "referee" else None,
        "comment": entry.comment if caller.role == "referee" else None,
        "corrected": caller.role == "referee" and tells_overruling(entry.comment),
        "clip": _clip_kind(session, entry, caller),
        "told": described,
        **chapter,
        "standing": entry.seq in session.standing,
    }


def _clip_kind(session: Session, entry: Entry, caller: Caller) -> str:
    """The kind of proposal behind an entry ("throw"), if the caller may see its pictures.

    Empty otherwise.
    """
    if entry.proposal is None or (session.game.hands and caller.role != "referee"):
        return ""
    kind = _KIND.match(entry.proposal)
    return kind[0] if kind else ""
