"""Rescuing a damaged game up to its last undamaged command."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine import GAMES
from engine.game import AnyGame, TakenBack
from engine.notation import from_json, options_from_json
from engine.replay import command_ends, next_state
from engine.trial import try_event, try_state
from server.sessions import Sessions
from server.store.ledger import Damage, Entry, SessionRecord
from server.store.sql import SqlLedger


@dataclass(frozen=True, slots=True)
class Rescued:
    """The outcome for one damaged game.

    Attributes:
        damage: What was wrong with it.
        kept: How many of its entries were kept; None if it cannot be rescued.
    """

    damage: Damage
    kept: int | None


def rescue(ledger: SqlLedger) -> tuple[Rescued, ...]:
    """Remove from every damaged game what follows its last undamaged command.

    Games without damage are not changed.
    """
    return tuple(_rescued(ledger, damage) for damage in Sessions(ledger).set_aside)


def _rescued(ledger: SqlLedger, damage: Damage) -> Rescued:
    try:
        record = ledger.record(damage.session_id)
        kept = _last_playable(record, ledger.sound_entries(damage.session_id))
    except Exception:  # noqa: BLE001 (a damaged record may raise anything: then it is lost)
        return Rescued(damage, None)
    ledger.cut(damage.session_id, kept)
    return Rescued(damage, kept)


def _last_playable(record: SessionRecord, entries: tuple[Entry, ...]) -> int:
    """The seq of the last complete command after which the game can be continued; 0 if none."""
    game = GAMES[record.game]
    passed = [game.setup(options_from_json(game, record.options))]
    ends = command_ends([entry.command for entry in entries])
    sound = 0
    for entry in entries:
        if not _can_append(game, passed, entry):
            break
        if entry.seq in ends and _is_playable(game, passed[-1]):
            sound = entry.seq
    return sound


def _can_append(game: AnyGame, passed: list[object], entry: Entry) -> bool:
    """Append the state after an entry to `passed`; returns False if the rules cannot play it."""
    try:
        event = from_json(game, entry.event)
        passed.append(next_state(game, passed, event))
        if not isinstance(event, TakenBack):
            try_event(game, passed[-1], event)
    except Exception:  # noqa: BLE001 (the rules may raise anything)
        return False
    return True


def _is_playable(game: AnyGame, state: object) -> bool:
    try:
        try_state(game, state)
    except Exception:  # noqa: BLE001 (the rules may raise anything)
        return False
    return True


def outcome_lines(rescued: Iterable[Rescued]) -> list[str]:
    """The outcomes as text, one line for each game."""
    return [
        f"{one.damage.session_id} ({one.damage.game or 'unknown game'}): {one.damage.why}; "
        + ("nothing can be saved" if one.kept is None else f"it goes on from entry {one.kept}")
        for one in rescued
    ]
