"""Metamorph in words: wizards, hexes, shapes and spells by name, sides by direction."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from engine.games.metamorph.correcting import FIXED
from engine.games.metamorph.house_rules import SENTENCES
from engine.games.metamorph.moving import Move
from engine.games.metamorph.state import State
from engine.games.metamorph.words import SIDES_TOLD
from engine.house import in_words as sentence
from server.cli.play.boards.metamorph import board, scoreboard
from server.cli.play.corrections import paths, values
from server.cli.play.lexicon import Lexicon, players
from server.cli.play.readers import Name, Named, OneWord, Read, Reader, Value, whole
from server.cli.play.units import Units
from server.cli.play.words import Line

_FACING = re.compile(r"\bfacing (\d)\b")
_LETTERS = {"forward": "F", "forwards": "F", "ahead": "F", "back": "B", "left": "L", "right": "R"}
_IN_WORDS = {"F": "forward", "B": "back", "L": "left", "R": "right"}
_OFTEN = {"once": 1, "twice": 2}
MOST_OF_ONE = 30
"""Most steps that one word with a number may stand for; a larger number is no count of steps."""


def hexes(state: State, _units: Units) -> Reader:
    """A reader for hexes by name, and for the place beyond the map's edge."""
    named = [Name(one.name, (one.name,)) for one in state.board.hexes]
    return Named(
        (*named, Name("off", ("a place off the map", "off the map", "off"))), "a hex such as I23"
    )


def sides(_state: State, _units: Units) -> Reader:
    """A reader for the six sides of a hex, named as the person at the terminal sees the map."""
    named = [
        Name(side, (told, told.replace(" and", ""), str(side)))
        for side, told in enumerate(SIDES_TOLD)
    ]
    return Named(tuple(named), "a side such as near and right")


def shapes(state: State, _units: Units) -> Reader:
    """A reader for the shapes of the chart."""
    return Named(tuple(Name(one.name, (one.name,)) for one in state.book.shapes), "a shape")


def specials(state: State, _units: Units) -> Reader:
    """A reader for the shapes' specials."""
    named = tuple(Name(one.name, (one.name,)) for one in state.book.specials)
    return Named(named, "a special")


def artifacts(state: State, _units: Units) -> Reader:
    """A reader for the artifacts: the Key and the Fonts."""
    return Named(tuple(Name(one.name, (one.name,)) for one in state.artifacts), "an artifact")


def parts(state: State, _units: Units) -> Reader:
    """A reader for the parts of the map."""
    return Named(tuple(Name(one.name, (one.name,)) for one in state.book.maps), "a part")


@dataclass(frozen=True, slots=True)
class StepWords:
    """A reader for the steps of a move: "forward 2, left, forward", or the letters "FFLF"."""

    def read(self, words: Line, at: int) -> Iterator[Read[Value]]:
        """Yield all steps that follow, as one string of the letters F, B, L and R."""
        if at < len(words) and re.fullmatch(r"[FBLR]+", words[at].typed):
            yield Read(words[at].typed, at + 1)
            return
        steps, end = "", at
        while end < len(words) and words[end].folded in (*_LETTERS, "turn", "and", "then"):
            letter = _LETTERS.get(words[end].folded, "")
            end += 1
            times = _times(words[end].folded) if letter and end < len(words) else None
            if times is not None and 0 < times <= MOST_OF_ONE:
                end += 1
            steps += letter * (times or 1)
        if steps:
            yield Read(steps, end)

    def write(self, value: Value) -> str:
        """Write each run of equal steps as one word with its length: "forward 2, left"."""
        assert isinstance(value, str), f"{value!r} are no steps"
        runs = re.findall(r"(F+|B+|L+|R+)", value)
        told = [f"{_IN_WORDS[run[0]]} {len(run)}" if run[1:] else _IN_WORDS[run[0]] for run in runs]
        return ", ".join(told)

    def known(self) -> tuple[str, ...]:
        """The four kinds of steps."""
        return tuple(_IN_WORDS.values())

    def wanted(self) -> str:
        """What is to be typed."""
        return "steps such as forward 2, left"


def _times(word: str) -> int | None:
    """A count in digits or words, "once" and "twice" among them; None for any other word."""
    return _OFTEN.get(word, whole(word))


def _steps(_state: State, _units: Units) -> Reader:
    return StepWords()


def in_words(_state: State, sentence: str) -> str:
    """Write the facings in a sentence as a player types them: by name instead of number."""

    def side(found: re.Match[str]) -> str:
        return f"facing {SIDES_TOLD[int(found[1]) % len(SIDES_TOLD)]}"

    return _FACING.sub(side, sentence)


OFF = "leave the map"
"""Typed for a move beyond the map's edge, which loses the game."""


def sayings(_state: State) -> Mapping[str, tuple[str, ...]]:
    """Sayings for a move off the map."""
    return dict.fromkeys((OFF, "leave map", "go off"), ("move to off",))


def phrased(_state: State, command: object) -> str:
    """The phrase for a turn on the spot or for a move off the map; else empty."""
    if not isinstance(command, Move) or command != _by_land_only(command):
        return ""
    if command.to == "off" and not command.steps:
        return OFF
    turns = set(command.steps)
    return f"turn {StepWords().write(command.steps)}" if turns in ({"L"}, {"R"}) else ""


def _by_land_only(command: Move) -> Move:
    """The same move by land, with its steps and goal, and defaults in all other fields."""
    return Move(command.seat, steps=command.steps, to=command.to)


LEXICON = Lexicon(
    fields={
        "Correct.what": paths(FIXED, {}),
        "Correct.value": values,
        **dict.fromkeys(("to", "at"), hexes),
        "facing": sides,
        "shape": shapes,
        "special": specials,
        "artifact": artifacts,
        "part": parts,
        "target": players,
        "steps": _steps,
        "AddWizard.name": lambda _state, _units: OneWord(),
    },
    verbs={
        "PlaceWizard": ("place", "place wizard", "stand"),
        "CastMorph": ("change into", "morph", "cast morph", "turn into", "become"),
        "CastHeal": ("heal", "cast heal"),
        "CastSlow": ("slow", "cast slow"),
        "CastRestrict": ("restrict", "cast restrict"),
        "CastTeleport": ("teleport", "cast teleport"),
        "UseSpecial": ("use", "use special"),
        "EndTurn": ("end turn", "done"),
        "Move": ("move", "walk", "go", "turn", "fly", "swim"),
    },
    marks={
        "Move.steps": "",
        "facing": "facing",
        "mode": "by",
        "shape": "",
        "artifact": "",
        "special": "",
        "DeclareHit.player": "by",
        "DeclareHit.target": "on",
    },
    does={
        "Move": "Moves on foot, by water or by air: `move to A34`, or `move forward 2, left`.",
        "UseSpecial": "Uses a special ability by itself, on somebody where it has a target.",
        "AddWizard": "Somebody joins in mid-game, as a Human, on the hex that is named.",
    },
    silent=frozenset(("Move.steps",)),
    sayings=sayings,
    phrased=phrased,
    first=(
        *("Roll", "Attack", "EndTurn", "UseSpecial", "Move", "TakeOff", "Land", "CastMorph"),
        *("CastHeal", "CastSlow", "CastRestrict", "PickUp", "Drop", "HandOver", "CastTeleport"),
    ),
    board=board,
    score=scoreboard,
    words=in_words,
    rule=partial(sentence, SENTENCES),
)
