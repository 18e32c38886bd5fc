"""Setting a game up at the terminal: who plays, the preset, and every option, before it begins."""

import dataclasses
import typing
from collections.abc import Iterator

from engine.game import AnyGame
from engine.notation import NotationError, hints, members, plain_json
from engine.plain import JsonObject, defaults, nearest
from server.cli.play.readers import whole

YES, NO = ("yes", "on", "true"), ("no", "off", "false")
SHOWN_LETTERS = 60


def listed(game: AnyGame, options: JsonObject, house: object) -> Iterator[str]:
    """Every option with its value: the game's own, then its house rules."""
    for name, hint in hints(game.options).items():
        if name in ("players", "switches"):
            continue
        value = options.get(name, plain_json(defaults(game.options).get(name, ()), hint))
        yield f"{name} = {_shown(value)}{_may_be(hint)}"
    for name, hint in hints(type(house)).items():
        yield f"{name} = {_shown(getattr(house, name))}{_may_be(hint)}"


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        if not value:
            return "as usual"
        whole_row = ", ".join(map(str, value))
        return whole_row if len(whole_row) <= SHOWN_LETTERS else f"{len(value)} of your own"
    return "as usual" if value is None else str(value)


def _may_be(hint: object) -> str:
    words = [one for kind in members(hint) for one in _literal(kind)]
    return f"  ({', '.join(map(str, words))})" if words else ""


def _literal(kind: object) -> tuple[object, ...]:
    return typing.get_args(kind) if typing.get_origin(kind) is typing.Literal else ()


def with_option(game: AnyGame, options: JsonObject, said: str) -> JsonObject:
    """The options with one changed: "squads 2", "squad 2 2 1 1", "hearts 5".

    Raises:
        NotationError: There is no such option, or it cannot be said in words.
    """
    name, _, rest = said.replace("=", " ").partition(" ")
    own = hints(game.options)
    house = hints(own["switches"]) if "switches" in own else {}
    known = [one for one in (*own, *house) if one not in ("players", "switches")]
    if name not in known:
        raise NotationError(f"there is no option {name!r}: {nearest(name, known).rstrip('?')}")
    value = _value(name, own.get(name, house.get(name)), rest.split())
    if name in own:
        return {**options, name: value}
    return {**options, "switches": {**options.get("switches", {}), name: value}}


def _value(name: str, hint: object, words: list[str]) -> object:
    kinds = [one for one in members(hint) if one is not type(None)]
    if not words:
        raise NotationError(f"say what {name} is to be{_may_be(hint)}")
    if typing.get_origin(kinds[0]) is tuple:
        inner = typing.get_args(kinds[0])[0]
        if dataclasses.is_dataclass(inner):
            raise NotationError(f"{name} comes from a file: start with --set FILE")
        return [_plain(name, inner, one.strip(",")) for one in words]
    return _plain(name, kinds[0], " ".join(words))


def _plain(name: str, kind: object, word: str) -> object:
    if kind is bool:
        if word.casefold() not in (*YES, *NO):
            raise NotationError(f"{name} is yes or no, not {word!r}")
        return word.casefold() in YES
    if kind is int:
        number = whole(word)
        if number is None:
            raise NotationError(f"{name} is a whole number, not {word!r}")
        return number
    words = [str(one) for one in _literal(kind)]
    if words and word not in words:
        raise NotationError(f"{name} cannot be {word!r}: {nearest(word, words).rstrip('?')}")
    return word


def players_named(said: str) -> list[JsonObject]:
    """Players as they are typed: "Ada:red, Ben:blue"."""
    seated = [name.partition(":") for name in said.split(",") if name.strip()]
    return [
        {"name": name.strip(), **({"colour": colour.strip()} if colour else {})}
        for name, _, colour in seated
    ]
