"""A game in a file: what it was begun with and its ledger, to go on another day."""

import hashlib
import json
from dataclasses import asdict
from pathlib import Path

from engine.notation import NotationError
from server.cli.exits import Unusable
from server.cli.files import read_text, write_text
from server.codes import new_codes
from server.session import Session
from server.sessions import opened
from server.store.ledger import DamagedGame, Entry, SessionRecord, StaleHead
from server.store.memory import MemoryLedger

KIND = "tableref game"


def save(session: Session, path: Path) -> None:
    """Write the game; raises NotationError saying what would mend it."""
    record = {**asdict(session.record), "codes": {}}  # they open doors; a game in a file has none
    entries = [asdict(one) for one in session.entries]
    kept = {"kind": KIND, "record": record, "entries": entries, "hash": _hash_of(record, entries)}
    try:
        write_text(path, json.dumps(kept, ensure_ascii=False, indent=1) + "\n")
    except Unusable as error:
        raise NotationError(str(error).rstrip(".")) from error


def load(path: Path) -> Session:
    """The game as it was saved, kept in memory; raises NotationError naming the file."""
    try:
        kept = json.loads(read_text(path))
        if kept["kind"] != KIND:
            raise ValueError(kept["kind"])
        if kept.get("hash") not in (None, _hash_of(kept["record"], kept["entries"])):
            raise NotationError(f"{path} is not as `save` wrote it; name another file")
        seats = len(kept["record"]["options"]["players"])
        record = SessionRecord(**{**kept["record"], "codes": new_codes(seats)})
        entries = tuple(Entry(**one) for one in kept["entries"])
        _check_commands(entries)
        ledger = MemoryLedger()
        ledger.create(record)
        ledger.append(record.id, entries)
        return opened(record, ledger)
    except NotationError:
        raise
    except Unusable as error:
        raise NotationError(str(error).rstrip(".")) from error
    except DamagedGame as damaged:
        raise NotationError(f"{path} holds a game that cannot be gone on with: {damaged}") from None
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, StaleHead) as error:
        raise NotationError(f"{path} is no saved game; name a file that `save` wrote") from error


def _hash_of(record: object, entries: object) -> str:
    """What shows that a file was changed or damaged; games that were saved before have none."""
    return hashlib.sha256(json.dumps([record, entries]).encode()).hexdigest()


def _check_commands(entries: tuple[Entry, ...]) -> None:
    """Raise ValueError unless each entry belongs to the command before it, or begins one."""
    begun: int | None = None
    for one in entries:
        if one.command not in (None, begun, one.seq):
            raise ValueError(f"entry {one.seq} belongs to no command")
        begun = one.command
