"""The file format of exported games: a game's options and whole ledger as JSON, chained by hash.

Every entry has a hash (`link`) of itself and of the link before it, and so of all earlier entries.
The first one is chained to all other fields of the file. The file's `hash` covers the last link and
the number of entries, so that a missing end is noticed too. This guards against damage and careless
changes, not against somebody who computes the whole chain anew.

Codes are left out, because they give access. The file contains what is hidden from players, so it
is for the referee only. All functions here are pure.
"""

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Final

from engine.plain import JsonObject
from server.session import DICE
from server.store.ledger import Entry, SessionRecord

KIND: Final = "tableref game"
VERSION: Final = 2
"""Version of the file format. Files without a version are older, and have one hash for
everything."""

MOST_GAME_BYTES: Final = 8 * 2**20
"""Most bytes of a game's file; an evening of four hours takes a fifth of that."""

LONGEST_WORD: Final = 40
"""Most bytes of ids, names and times: the length of their columns (`server/store/schema.py`)."""

_NOT_IN_LEDGER: Final = ("told", "standing", "link")
"""Fields of an entry in a file that the ledger does not keep."""


class UnfitFile(ValueError):
    """A file that holds no game, or was changed; the message is a sentence without a full stop."""


@dataclass(frozen=True, slots=True)
class KeptGame:
    """The content of a file: a game's record, without codes, and its entries."""

    record: SessionRecord
    entries: tuple[Entry, ...]


def written(
    game: KeptGame, told: Sequence[str], standing: frozenset[int], about: JsonObject
) -> JsonObject:
    """A game as the JSON of its file.

    Args:
        game: What is written.
        told: A sentence for each entry, in order.
        standing: Seqs of the entries that were not taken back.
        about: Further fields about the game, for people and programs that read the file.
    """
    record = {**asdict(game.record), "codes": {}}
    del record["table"]  # an imported game is played at another table
    head = {"kind": KIND, "version": VERSION, **about, "record": record}
    link = _digest(head)
    entries: list[JsonObject] = []
    for entry, sentence in zip(game.entries, told, strict=True):
        one = {**asdict(entry), "told": sentence, "standing": entry.seq in standing}
        link = _digest([link, one])
        entries.append({**one, "link": link})
    return {**head, "entries": entries, "hash": _digest([link, len(entries)])}


def as_text(file: JsonObject) -> str:
    """The JSON of a file as text with one entry on each line, so that people can read it."""
    entries = ",\n".join(f"  {_json(one)}" for one in file["entries"])
    told = {key: _json(value) for key, value in file.items()} | {"entries": f"[\n{entries}\n ]"}
    return "{\n" + ",\n".join(f" {_json(key)}: {value}" for key, value in told.items()) + "\n}\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def read(text: str | bytes) -> KeptGame:
    """The game that a file holds, after checking its hashes.

    Raises:
        UnfitFile: It is not a file of a game, or it was changed.
    """
    try:
        file = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise UnfitFile(
            "it cannot be read as JSON: it is broken off, or another kind of file"
        ) from error
    try:
        return _read(file)
    except UnfitFile:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise UnfitFile("it is not an exported or saved game") from error


def _read(file: JsonObject) -> KeptGame:
    if file["kind"] != KIND:
        raise UnfitFile("it is not an exported or saved game")
    version = file.get("version")
    if version is None:
        _check_whole(file)
    elif version == VERSION:
        _check_chain(file)
    else:
        raise UnfitFile(f"it is of version {version!r}, which this program does not know")
    entries = tuple(_entry(one) for one in file["entries"])
    _check_commands(entries)
    record = SessionRecord(**{**file["record"], "codes": {}, "table": ""})
    _check_kinds(record, entries)
    return KeptGame(record, entries)


def _check_kinds(record: SessionRecord, entries: tuple[Entry, ...]) -> None:
    """Raise TypeError or ValueError for values that cannot be in a ledger."""
    if type(record.seed) is not int or record.dice not in DICE:
        raise ValueError("the seed or the dice are not valid")
    _check_short((str(record.seed), record.id, record.game, record.created_at))
    for entry in entries:
        _check_entry(entry)
    for moment in filter(None, (record.created_at, *(one.at for one in entries))):
        _check_moment(moment)


def _check_entry(entry: Entry) -> None:
    """Raise TypeError or ValueError unless each field of an entry has its type."""
    if {type(entry.seq), type(entry.command)} - {int, type(None)} or entry.seq is None:
        raise TypeError(f"a number of entry {entry.seq!r} is not valid")
    if {type(entry.event), type(entry.said)} - {dict, type(None)} or entry.event is None:
        raise TypeError(f"event or command of entry {entry.seq} are no objects")
    _check_short((entry.who, entry.at))
    for text in (entry.proposal, entry.comment):
        if text is not None:
            _check_text(text)


def _check_short(words: Sequence[object]) -> None:
    """Raise TypeError or ValueError for what does not fit into a short column of a ledger."""
    for word in words:
        if len(_check_text(word)) > LONGEST_WORD:
            raise ValueError("an id, a game, a name or a time is too long")


def _check_text(text: object) -> bytes:
    """The text as UTF-8; raises TypeError or ValueError if it is none that a database keeps."""
    if not isinstance(text, str):
        raise TypeError(f"{text!r} is not a text")
    if "\0" in text:  # PostgreSQL cannot keep it
        raise ValueError("there is a NUL character in a text")
    return text.encode()  # raises UnicodeEncodeError, a ValueError, for half a surrogate pair


def _check_moment(moment: str) -> None:
    """Raise ValueError unless a time is written as a ledger writes it: "2026-11-30T20:15:00"."""
    said = datetime.fromisoformat(moment)
    if not moment.startswith(f"{said.date()}T"):
        raise ValueError(f"{moment!r} is not a time as it is written here")


def _check_chain(file: JsonObject) -> None:
    """Raise UnfitFile at the first entry that was changed."""
    *links, last = _links(file)
    for seq, (one, link) in enumerate(zip(file["entries"], links, strict=True), start=1):
        if one["seq"] != seq:
            raise UnfitFile(f"it was changed: entry {seq} is missing or not in its place")
        if one["link"] != link:
            what = ", or what stands before the entries," if seq == 1 else ""
            raise UnfitFile(f"it was changed: entry {seq}{what} is not as it was written")
    if file["hash"] != last:
        raise UnfitFile("it was changed: entries are missing at its end, or its hash is")


def _links(file: JsonObject) -> Iterator[str]:
    """Yield the hash that each entry should have, then that of the whole file.

    Each entry is chained to the link that the file has for the entry before it. So of a changed
    entry only its own link is wrong, and not all later ones.
    """
    before = _digest({key: told for key, told in file.items() if key not in ("entries", "hash")})
    for one in file["entries"]:
        yield _digest([before, {key: told for key, told in one.items() if key != "link"}])
        before = one["link"]
    yield _digest([before, len(file["entries"])])


def _check_whole(file: JsonObject) -> None:
    """Check a file without a version, which has one hash for everything; the oldest have none."""
    if file.get("hash") not in (None, _hash_before(file["record"], file["entries"])):
        raise UnfitFile("it is not as `save` wrote it")


def _hash_before(record: object, entries: object) -> str:
    return hashlib.sha256(json.dumps([record, entries]).encode()).hexdigest()


def _entry(told: JsonObject) -> Entry:
    return Entry(**{key: value for key, value in told.items() if key not in _NOT_IN_LEDGER})


def _check_commands(entries: tuple[Entry, ...]) -> None:
    """Raise ValueError unless each entry belongs to the current command, or begins a new one."""
    begun: int | None = None
    for one in entries:
        if one.command not in (None, begun, one.seq):
            raise ValueError(f"entry {one.seq} belongs to no command")
        begun = one.command


def _digest(value: object) -> str:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
