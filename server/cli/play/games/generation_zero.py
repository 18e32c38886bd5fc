"""Generation Zero in words: figures and Locations by name, Canons as far as they are known."""

from functools import partial

from engine.games.generation_zero.correcting import FIXED
from engine.games.generation_zero.house_rules import SENTENCES
from engine.games.generation_zero.questions import figure_name, place_name
from engine.games.generation_zero.state import HIDDEN, Figure, State
from engine.house import in_words as sentence
from server.cli.play.boards.generation_zero import board, scoreboard
from server.cli.play.lexicon import Lexicon, players
from server.cli.play.readers import ListOf, Name, Named, Reader
from server.cli.play.straight import paths, values
from server.cli.play.units import Units


def figures(state: State, _units: Units) -> Reader:
    """Agents, 'Sues and Monsters by name; those face down by number."""
    named = (Name(one.number, _called(state, one)) for one in state.figures)
    return Named(tuple(named), "a figure")


def _called(state: State, one: Figure) -> tuple[str, ...]:
    return figure_name(state, one.number), f"figure {one.number}"


def places(state: State, _units: Units) -> Reader:
    """Locations by name, and by number."""
    named = [
        Name(one.number, (place_name(state, one.number), f"Location {one.number}", str(one.number)))
        for one in state.places
    ]
    return Named(tuple(named), "a Location")


def ways(state: State, units: Units) -> Reader:
    """Locations one after the other."""
    return ListOf(places(state, units))


def canons(state: State, _units: Units) -> Reader:
    """Canons by number, and by name where the viewer knows it."""
    named = [
        Name(one.number, (f"Canon {one.number}", *([one.card] if one.card != HIDDEN else [])))
        for one in state.canons
    ]
    return Named(tuple(named), "a Canon")


LEXICON = Lexicon(
    fields={
        "Correct.what": paths(
            FIXED,
            {
                "figures": lambda state, key: figure_name(state, int(key)),
                "places": lambda state, key: place_name(state, int(key)),
                "canons": lambda _state, key: f"Canon {key}",
            },
        ),
        "Correct.value": values,
        **dict.fromkeys(("figure", "target", "sue", "by"), figures),
        **dict.fromkeys(("place",), places),
        **dict.fromkeys(("path", "places"), ways),
        "canon": canons,
        "first": players,
    },
    verbs={
        "Vote": ("vote for", "vote"),
        "Attack": ("attack", "thrust at", "thrust"),
        "WriteChapter": ("write chapter", "write a chapter"),
        "EndPart": ("end part", "done", "end turn"),
        "Look": ("look at", "look"),
        "Flee": ("flee", "run"),
    },
    marks={"path": "to", "place": "at", "canon": "", "target": "", "figure": "with", "first": ""},
    does={"AddPlayer": "Somebody joins in mid-game; cards are put into play by `add figure`."},
    first=(
        *(
            "Roll",
            "Attack",
            "Hold",
            "Flee",
            "Challenge",
            "Fight",
            "UseArtefact",
            "Ensnare",
            "Finish",
        ),
        *("EndPart", "Move", "UseAbility", "Look", "FreeText", "WriteChapter", "MoveCanon", "Vote"),
    ),
    board=board,
    score=scoreboard,
    rule=partial(sentence, SENTENCES),
)
