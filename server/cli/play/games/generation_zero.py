"""Generation Zero in words: figures and Locations by name, Canons if they are known."""

from collections.abc import Mapping
from functools import partial

from engine.games.generation_zero.canons import MoveCanon
from engine.games.generation_zero.correcting import FIXED
from engine.games.generation_zero.effects import UseAbility
from engine.games.generation_zero.house_rules import SENTENCES
from engine.games.generation_zero.questions import figure_name, figure_of, place_name
from engine.games.generation_zero.state import HIDDEN, Figure, State
from engine.house import in_words as sentence
from engine.seats import listed
from server.cli.play.boards.generation_zero import board, scoreboard
from server.cli.play.corrections import paths, values
from server.cli.play.lexicon import Lexicon, players
from server.cli.play.readers import ListOf, Name, Named, Reader
from server.cli.play.units import Units


def figures(state: State, _units: Units) -> Reader:
    """A reader for figures (Agents, 'Sues and Monsters) by name; those face down by number."""
    named = (Name(one.number, _called(state, one)) for one in state.figures)
    return Named(tuple(named), "a figure")


def _called(state: State, one: Figure) -> tuple[str, ...]:
    return figure_name(state, one.number), f"figure {one.number}"


def places(state: State, _units: Units) -> Reader:
    """A reader for Locations by name and by number."""
    named = [
        Name(one.number, (place_name(state, one.number), f"Location {one.number}", str(one.number)))
        for one in state.places
    ]
    return Named(tuple(named), "a Location")


def ways(state: State, units: Units) -> Reader:
    """A reader for a path: Locations, one after the other."""
    return ListOf(places(state, units))


def canons(state: State, _units: Units) -> Reader:
    """A reader for Canons by number, and by name if the viewer knows it."""
    named = [
        Name(one.number, (f"Canon {one.number}", *([one.card] if one.card != HIDDEN else [])))
        for one in state.canons
    ]
    return Named(tuple(named), "a Canon")


LEAVE_CANON = "leave the canon"
"""Typed for a Canon of a written chapter that stays where it is."""


def sayings(state: State) -> Mapping[str, tuple[str, ...]]:
    """Sayings for abilities, by the name on their card, and for a Canon that stays.

    Without a figure's name, a saying is enough if only one figure has an ability of this name.
    """
    found: dict[str, tuple[str, ...]] = {
        **dict.fromkeys((LEAVE_CANON, "leave Canon", "the Canon stays"), ("move canon",))
    }
    for one in state.figures:
        for name, said in _abilities(one):
            figure = figure_name(state, one.number)
            whose = (f"{said} figure {figure}",)
            found[f"use {name} with {figure}"] = whose
            found[f"use {name}"] = whose if _is_unique(state, name) else (said,)
    return found


def _abilities(figure: Figure) -> list[tuple[str, str]]:
    """The known names of a figure's abilities, each with the words that begin its command."""
    department = figure.department.name if figure.department else ""
    both = [(figure.ability.name, "use ability"), (department, "use ability department")]
    return [one for one in both if one[0] not in ("", HIDDEN)]


def _is_unique(state: State, name: str) -> bool:
    """Whether only one figure has an ability of this name."""
    return sum(name in dict(_abilities(one)) for one in state.figures) == 1


def phrased(state: State, command: object) -> str:
    """The phrase for using an ability by its name, or for a Canon that stays; else empty."""
    if isinstance(command, MoveCanon) and not command.path:
        return LEAVE_CANON
    return _use(state, command) if isinstance(command, UseAbility) else ""


def _use(state: State, command: UseAbility) -> str:
    figure = figure_of(state, command.figure)
    kinds = {said: name for name, said in _abilities(figure)} if figure else {}
    name = kinds.get("use ability department" if command.department else "use ability")
    if not name:
        return ""
    parts = [
        f"use {name}",
        "" if _is_unique(state, name) else f"with {figure_name(state, command.figure)}",
        f"on {figure_name(state, command.target)}" if command.target is not None else "",
        f"for {command.stat}" if command.stat else "",
        f"for Canon {command.canon}" if command.canon is not None else "",
        f"with {listed([place_name(state, one) for one in command.places])}"
        if command.places
        else "",
    ]
    return " ".join(filter(None, parts))


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
        "WriteChapter": ("write a chapter", "write chapter", "write"),
        "EndPart": ("done", "end part", "end turn", "pass"),
        "UseAbility": ("use", "use ability"),
        "Finish": ("stay here", "finish", "stay", "stop", "done"),
        "Hold": ("hold", "let the thrust go by", "wait", "pass"),
        "Move": ("move", "go", "walk"),
        "Look": ("look at", "look"),
        "Flee": ("flee", "run"),
    },
    marks={
        "path": "to",
        "place": "at",
        "canon": "",
        "target": "",
        "figure": "with",
        "first": "",
        "Move.figure": "",
        "WriteChapter.canon": "about",
        "UseAbility.target": "on",
    },
    sayings=sayings,
    phrased=phrased,
    does={
        "EndPart": "No more of your 'Sues act in this turn; then no more of your Agents.",
        "AddPlayer": "Somebody joins in mid-game; cards are put into play by `add figure`.",
    },
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
