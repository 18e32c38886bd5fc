"""Sets up a game at the terminal before it begins: players, preset and options."""

import dataclasses
import re
import typing
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.game import AnyGame
from engine.notation import NotationError, hints, members
from engine.plain import JsonObject, defaults, nearest
from server.cli.play.lexicon import Lexicon
from server.cli.play.readers import whole
from server.cli.play.units import TENTHS, Units, number_and_unit, unit_named
from server.cli.play.words import folded, words_of

YES, NO = ("yes", "on", "true"), ("no", "off", "false")
AS_USUAL = "as usual"
SHOWN_LETTERS = 60
"""Most letters of a group's own rows that are repeated; of longer ones only the number."""

WIDE = 28
"""Width, in characters, of the column with options and their values."""

_ABOUT = {"preset": "The house rules to start from."}

_NOT_HERE = ("players", "switches")
"""Options that are not listed: there is a word `players`, and switches are listed one by one."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option that can be set before a game begins.

    Attributes:
        field: Its name in the options, or in the house rules.
        kind: The type of its value, or of one value of a list.
        row: Whether it takes a list of values.
        of_the_house: Whether it is a house rule.
        length: Whether it is a length, in tenths of a millimetre.
        counts: What the numbers of a list count: "1 tremple".
    """

    field: str
    kind: object
    row: bool
    of_the_house: bool
    length: bool
    counts: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """Its name in words: "hit points"."""
        return " ".join(words_of(self.field))

    @property
    def choices(self) -> tuple[str, ...]:
        """The allowed words; none if it is a number, or any word."""
        return tuple(map(str, typing.get_args(self.kind) if _is_literal(self.kind) else ()))


def _is_literal(kind: object) -> bool:
    return typing.get_origin(kind) is typing.Literal


def known(game: AnyGame, lexicon: Lexicon) -> Mapping[str, Option]:
    """All options that can be typed in words, by name."""
    own = hints(game.options)
    house = hints(own["switches"]) if "switches" in own else {}
    found = [_option(lexicon, name, hint, house=False) for name, hint in own.items()]
    found += [_option(lexicon, name, hint, house=True) for name, hint in house.items()]
    return {one.name: one for one in found if one.field not in _NOT_HERE and _is_plain(one)}


def _option(lexicon: Lexicon, name: str, hint: object, *, house: bool) -> Option:
    kind = next(one for one in members(hint) if one is not type(None))
    row = typing.get_origin(kind) is tuple
    inner = typing.get_args(kind)[0] if row else kind
    counts = lexicon.rows.get(name, ())
    return Option(name, inner, row, house, name in lexicon.lengths, counts)


def _is_plain(one: Option) -> bool:
    """Whether an option can be typed; structured ones can only come from a file."""
    return not dataclasses.is_dataclass(one.kind)


def listed(game: AnyGame, lexicon: Lexicon, options: JsonObject, house: object) -> Iterator[str]:
    """All options with their value, its meaning, and other possible values."""
    options_known, usual = known(game, lexicon), defaults(game.options)
    for name, one in options_known.items():
        own = options.get(one.field, usual.get(one.field))
        value = getattr(house, one.field) if one.of_the_house else own
        shown = _shown(one, value)
        ruled = one.of_the_house and shown != AS_USUAL
        about = lexicon.about.get(one.field, _ABOUT.get(one.field, ""))
        told = lexicon.rule(one.field, value) if ruled else about
        may_be = f"({', '.join(_plainly(word) for word in one.choices)})" if one.choices else ""
        said = f"{name} {shown}"
        yield f"{said:{WIDE}}  {' '.join(filter(None, (told, may_be)))}".rstrip()
    plain = {one.field for one in options_known.values() if not one.of_the_house}
    files = [
        " ".join(words_of(one)) for one in hints(game.options) if one not in (*_NOT_HERE, *plain)
    ]
    if files:
        yield f"From a file of your own (--set FILE): {', '.join(files)}."


def _shown(one: Option, value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value in (None, "") or (isinstance(value, list | tuple) and not value):
        return _plainly(one.choices[0]) if one.choices else AS_USUAL
    if isinstance(value, list | tuple):
        whole_row = _counted(one.counts, value) or " ".join(map(str, value))
        return whole_row if len(whole_row) <= SHOWN_LETTERS else f"{len(value)} of your own"
    if one.length and isinstance(value, int):
        return Units("mm").rounded_down(value) if value else AS_USUAL
    return _plainly(str(value))


def _plainly(word: str) -> str:
    return word.replace("_", " ")


def with_option(game: AnyGame, lexicon: Lexicon, options: JsonObject, said: str) -> JsonObject:
    """The options with one changed: "squads 2", "squad 2 2 1 1", "hit points flat".

    Raises:
        NotationError: There is no such option, or it cannot be typed in words.
    """
    one, words = _named(game, lexicon, said.replace("=", " ").split())
    value = _value(one, words)
    if one.of_the_house:
        return {**options, "switches": {**options.get("switches", {}), one.field: value}}
    return {**options, one.field: value}


def _named(game: AnyGame, lexicon: Lexicon, words: list[str]) -> tuple[Option, list[str]]:
    """The option whose name the line begins with, and the words after it."""
    options = known(game, lexicon)
    for end in range(len(words), 0, -1):
        called = " ".join(part for word in words[:end] for part in folded(word))
        if called in options:
            return options[called], words[end:]
    typed = words[0] if words else ""
    if typed.replace("-", "_") in hints(game.options):
        raise NotationError(f"{_plainly(typed)} comes from a file: start with --set FILE")
    asked = nearest(_plainly(typed), list(options)).rstrip("?")
    raise NotationError(f"there is no option {typed!r}: {asked}")


def _value(one: Option, words: list[str]) -> object:
    if not words:
        may_be = f"; choose of {', '.join(map(_plainly, one.choices))}" if one.choices else ""
        raise NotationError(f"say what {one.name} is to be{may_be}")
    if one.row:
        counted = _counts(one.counts, words)
        return counted if counted is not None else [_plain(one, word.strip(",")) for word in words]
    return _plain(one, " ".join(words))


def _counted(kinds: Sequence[str], counts: Sequence[object]) -> str:
    """How many of each kind; empty if the list counts nothing."""
    pairs = zip(counts, kinds, strict=False)
    return ", ".join(f"{count} {kind}" for count, kind in pairs if count)


def _counts(kinds: Sequence[str], words: list[str]) -> list[int] | None:
    """The list for "1 tremple, 2 nickelbacks"; None if it is not written like that.

    Raises:
        NotationError: Something is counted that is not one of the kinds.
    """
    parts = [folded(part) for part in re.split(r",| and ", " ".join(words)) if part.strip()]
    if not kinds or all(word.strip(",").isdecimal() for word in words):
        return None
    row = [0] * len(kinds)
    for part in parts:
        kind, count = " ".join(part[1:]), whole(part[0])
        place = next((n for n, one in enumerate(kinds) if kind in (one, f"{one}s")), None)
        if place is None or count is None:
            raise NotationError(f"say how many of each, such as 1 {kinds[0]}; {_of(kinds, kind)}")
        row[place] += count
    return row


def _of(kinds: Sequence[str], called: str) -> str:
    return nearest(called, kinds).rstrip("?")


def _plain(one: Option, word: str) -> object:
    if one.kind is bool:
        if word.casefold() not in (*YES, *NO):
            raise NotationError(f"{one.name} is yes or no, not {word!r}")
        return word.casefold() in YES
    if one.length:
        return _length(one, word)
    if one.kind is int:
        number = whole(word)
        if number is None:
            raise NotationError(f"{one.name} is a whole number, not {word!r}")
        return number
    return _choice(one, word) if one.choices else word


def _choice(one: Option, word: str) -> str:
    called = {" ".join(folded(choice)): choice for choice in one.choices}
    said = " ".join(folded(word))
    if said not in called:
        asked = nearest(said, list(called)).rstrip("?")
        raise NotationError(f"{one.name} cannot be {word!r}: {asked}")
    return called[said]


def _length(one: Option, word: str) -> int:
    """Tenths of a millimetre; a number alone is in millimetres, as in the list of options."""
    number, _, unit = word.casefold().partition(" ")
    told = number_and_unit(number)
    scale = TENTHS.get(told[1] or unit_named(unit) or "mm") if told else None
    if told is None or scale is None:
        raise NotationError(f"{one.name} is a length such as 30mm or 12in, not {word!r}")
    return int(told[0] * scale)


def players_named(said: str) -> list[JsonObject]:
    """Parse players: "Ada:red, Ben:blue"."""
    seated = [name.partition(":") for name in said.split(",") if name.strip()]
    return [
        {"name": name.strip(), **({"colour": colour.strip()} if colour else {})}
        for name, _, colour in seated
    ]
