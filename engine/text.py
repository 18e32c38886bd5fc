"""Commands and events as one line of text, both ways, for terminals and transcripts.

    2: Move creature=2 length=600
    ref: WeighIn player=1 legs=3 limbs=[Limb(8,1),Limb(7,2)] because="three stout legs"

Before the colon stands who gives it: a seat, or `ref` for the referee. Fields with their default
value are left out. When read, a line may leave out the names of fields, if they are in order, and
who gives it: `move 2 600`. None is `-`, true and false are `yes` and `no`; text of one plain word
needs no quotes.
"""

import dataclasses
import json
import re
import typing
from dataclasses import dataclass
from typing import TypeAlias

from engine.game import AnyGame, CommandT, EventT, Game, OptionsT, Said, Seat, StateT, TakenBack
from engine.notation import NotationError, from_json, hints, members, vocabulary
from engine.plain import defaults

_TOKEN = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[\[\](),=:]|[^\s\[\](),=:"]+)')
_WORD = re.compile(r"[A-Za-z][\w-]*")
_NUMBER = re.compile(r"-?\d{1,18}")
_REFEREE = "ref"
_FIXED = {"-": None, "yes": True, "no": False}


_Given: TypeAlias = tuple[tuple[str | None, object], ...]
"""Arguments, each with its name if one was written, before they are matched to fields."""


@dataclass(frozen=True, slots=True)
class _Call:
    """A nested dataclass as it was written, before its arguments are matched to fields."""

    name: str
    given: _Given


_Tokens: TypeAlias = list[str]


def to_text(value: object) -> str:
    """Return a command or event as one line of text."""
    shown = _arguments(value)
    who = f"{_speaker_text(value.seat)}: " if isinstance(value, Said) else ""
    pairs = (f"{name}={_written(field)}" for name, field in shown if name != "seat")
    return " ".join((who + type(value).__name__, *pairs))


def from_text(
    game: Game[OptionsT, StateT, CommandT, EventT], line: str, *, seat: Seat = None
) -> CommandT | EventT | TakenBack:
    """Read a command or event from a line; `seat` gives it if the line names nobody.

    Raises:
        NotationError: The line is no command or event of the game; says what was expected.
    """
    tokens = _tokens(line)
    speaker = _speaker(tokens, seat)
    if not tokens:
        raise NotationError("the line is empty")
    kind = _kind(game, tokens.pop(0))
    fields = _named_fields(kind, _parse_arguments(tokens, end=None), skip=("seat",))
    if "seat" in hints(kind):
        fields["seat"] = speaker
    return from_json(game, {"type": kind.__name__, **fields})


def _arguments(value: object) -> list[tuple[str, object]]:
    usual = defaults(type(value))
    pairs = ((name, getattr(value, name)) for name in hints(type(value)))
    return [(name, field) for name, field in pairs if name not in usual or usual[name] != field]


def _speaker_text(seat: Seat) -> str:
    return _REFEREE if seat is None else str(seat)


def _written(value: object) -> str:
    if value is None or isinstance(value, bool):
        return {None: "-", True: "yes", False: "no"}[value]
    if isinstance(value, tuple):
        return f"[{','.join(_written(item) for item in value)}]"
    if dataclasses.is_dataclass(value):
        return f"{type(value).__name__}({','.join(_written_arguments(value))})"
    if isinstance(value, str) and not (_WORD.fullmatch(value) and value not in _FIXED):
        return json.dumps(value, ensure_ascii=False)
    return str(value)


def _written_arguments(value: object) -> list[str]:
    """Arguments by position until the first default is left out, then by name."""
    names = list(hints(type(value)))
    return [
        _written(field) if names[place] == name else f"{name}={_written(field)}"
        for place, (name, field) in enumerate(_arguments(value))
    ]


def _tokens(line: str) -> _Tokens:
    found, at = [], 0
    line = line.strip()
    while at < len(line):
        match = _TOKEN.match(line, at)
        if match is None:
            raise NotationError(f"cannot read {line[at : at + 20]!r}: is a quote missing?")
        found.append(match[1])
        at = match.end()
    return found


def _speaker(tokens: _Tokens, seat: Seat) -> Seat:
    if len(tokens) < 2 or tokens[1] != ":":
        return seat
    who = tokens[0]
    del tokens[:2]
    if who != _REFEREE and not _NUMBER.fullmatch(who):
        raise NotationError(f"who is {who!r}? write {_REFEREE}: or the number of a seat")
    return None if who == _REFEREE else int(who)


def _kind(game: AnyGame, name: str) -> type[object]:
    known = {each.lower(): kind for each, kind in vocabulary(game).items()}
    if name.lower() not in known:
        raise NotationError(f"{game.name} knows no {name!r}")
    return known[name.lower()]


def _parse_arguments(tokens: _Tokens, *, end: str | None) -> _Given:
    """Parse arguments up to the closing token, or to the end of the line."""
    found = []
    while tokens and tokens[0] != end:
        name = tokens.pop(0) if tokens[1:2] == ["="] else None
        if name is not None:
            tokens.pop(0)
        found.append((name, _parse_value(tokens)))
        if tokens and tokens[0] == ",":
            tokens.pop(0)
    _close(tokens, end)
    return tuple(found)


def _close(tokens: _Tokens, end: str | None) -> None:
    if end is not None and (not tokens or tokens.pop(0) != end):
        raise NotationError(f"a {end!r} is missing")


def _parse_value(tokens: _Tokens) -> object:
    if not tokens:
        raise NotationError("a value is missing at the end")
    token = tokens.pop(0)
    if token == "[":
        return [value for _, value in _parse_arguments(tokens, end="]")]
    if token == "(":
        return _Call("", _parse_arguments(tokens, end=")"))
    if tokens[:1] == ["("]:
        tokens.pop(0)
        return _Call(token, _parse_arguments(tokens, end=")"))
    return _parse_word(token)


def _parse_word(token: str) -> object:
    if token in tuple("]),=:"):
        raise NotationError(f"a value is missing before {token!r}")
    if token.startswith('"'):
        return _quoted(token)
    if token in _FIXED:
        return _FIXED[token]
    return int(token) if _NUMBER.fullmatch(token) else token


def _quoted(token: str) -> str:
    try:
        return str(json.loads(token, strict=False))
    except json.JSONDecodeError as error:
        raise NotationError(f"cannot read {token}: {error.msg}") from error


def _named_fields(
    kind: type[object], given: _Given, skip: tuple[str, ...] = ()
) -> dict[str, object]:
    expected = hints(kind)
    names = [name for name in expected if name not in skip]
    fields: dict[str, object] = {}
    for place, (name, value) in enumerate(given):
        if name is None and place >= len(names):
            raise NotationError(f"{kind.__name__} takes {', '.join(names) or 'nothing'}; too many")
        field = names[place] if name is None else name
        if field in fields:
            raise NotationError(f"{kind.__name__} was given {field} twice")
        fields[field] = _resolved(expected.get(field), value)
    return fields


def _resolved(hint: object, value: object) -> object:
    """Return the parsed value as JSON, now that the type of its field is known."""
    if isinstance(value, list):
        return [_resolved(_item_hint(hint, place), item) for place, item in enumerate(value)]
    if not isinstance(value, _Call):
        return value
    kinds = [kind for kind in members(hint) if dataclasses.is_dataclass(kind)]
    for kind in kinds:
        if isinstance(kind, type) and value.name.lower() in ("", kind.__name__.lower()):
            return {"type": kind.__name__, **_named_fields(kind, value.given)}
    raise NotationError(f"{value.name or 'this'}(...) does not belong here")


def _item_hint(hint: object, place: int) -> object:
    for kind in members(hint):
        items = typing.get_args(kind) if typing.get_origin(kind) is tuple else ()
        if len(items) == 2 and items[1] is Ellipsis:
            return items[0]
        if place < len(items):
            return items[place]
    return None
