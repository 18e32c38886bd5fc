"""Slargeball in words: figures by team, position and number; points by two lengths."""

from collections.abc import Iterator
from dataclasses import dataclass
from types import MappingProxyType

from engine.games.slargeball.house_rules import LENGTHS, sentence
from engine.games.slargeball.questions import figure_of, label
from engine.games.slargeball.setting_up import Place
from engine.games.slargeball.state import State
from engine.games.slargeball.tables import SQUAD, Switches
from engine.plane import Point
from server.cli.play.boards.slargeball import board, scoreboard
from server.cli.play.games.slargeball_paths import WayWords, names_of
from server.cli.play.house_words import OneSwitch
from server.cli.play.lexicon import Lexicon
from server.cli.play.readers import Either, InTurn, Length, ListOf, Name, Named, Read, Reader, Value
from server.cli.play.units import Units
from server.cli.play.words import Line, words_of


def figures(state: State, _units: Units) -> Reader:
    """Figures as in the log, by number in their team, and as drawn on the board."""
    return Named(tuple(Name(one.id, names_of(state, one)) for one in state.figures), "a figure")


def balls(state: State, _units: Units) -> Reader:
    """Balls by number; "the ball" if there is only one."""
    alone = ("ball",) if len(state.balls) == 1 else ()
    named = (Name(one.id, (f"ball {one.id}", *alone)) for one in state.balls)
    return Named(tuple(named), "a ball")


def numbered_balls(state: State, _units: Units) -> Reader:
    """A reader for balls, also by a plain number: for fields in which nothing else has one."""
    named = (Name(one.id, (f"ball {one.id}", str(one.id))) for one in state.balls)
    return Named(tuple(named), "a ball")


@dataclass(frozen=True, slots=True)
class Spot:
    """A reader for a point: its lengths from the left end line and from the near side line.

    One unit is enough for both.
    """

    units: Units

    def read(self, words: Line, at: int) -> Iterator[Read[Value]]:
        """Parse `12in 8in`, `12 8 in` or `12 8`; does not change the unit typed last."""
        for first in Length(self.units).read(words, at):
            for second in Length(self.units).read(words, first.end):
                yield Read(Point(first.value, second.value), second.end)

    def write(self, value: Value) -> str:
        """Write each length in the unit typed last if that is exact, else in millimetres."""
        assert isinstance(value, Point), f"{value!r} is no point"
        length = Length(self.units)
        return f"{length.write(value.x)}, {length.write(value.y)}"

    def known(self) -> tuple[str, ...]:
        """Points have no names."""
        return ()

    def wanted(self) -> str:
        """What is to be typed."""
        return "a point such as 12in 8in"


def spots(state: State, units: Units) -> Reader:
    """A reader for points by lengths, or by the figure or ball that is there."""
    return Either((Spot(units), *_places(state)))


def _places(state: State) -> tuple[Reader, ...]:
    named = [Name(one.at, names_of(state, one)) for one in state.figures if one.at]
    named += [Name(one.at, (f"ball {one.id}",)) for one in state.balls if one.at]
    return (Named(tuple(named), "a figure"),)


def points(state: State, units: Units) -> Reader:
    """A reader for points where something is put: it accepts names, but always writes lengths.

    Nothing can be put where a figure is already.
    """
    return Either((Spot(units), *_places(state)), by_name=False)


def ways(_state: State, units: Units) -> Reader:
    """A reader for a path: points, one after the other."""
    return ListOf(Spot(units))


def move_ways(state: State, units: Units) -> Reader:
    """A reader for the path of a move: points, a goal to go to, or a length and a direction."""
    return WayWords(state, units, ways(state, units))


def set_places(state: State, units: Units) -> Reader:
    """A reader for figures, each with the point at which it is set up."""
    return ListOf(InTurn(Place, (("figure", figures(state, units)), ("at", Spot(units)))))


def ways_to_fall(state: State, units: Units) -> Reader:
    """A reader for directions in which the figure that was hit falls.

    It falls away from the hitter, to either side, toward an edge, or toward any point.
    """
    hit = state.hits[0] if state.hits else None
    by, victim = (figure_of(state, one) for one in ((hit.by, hit.victim) if hit else (None, None)))
    if hit is None or by is None or victim is None or by.at is None or victim.at is None:
        return spots(state, units)
    at, x, y = victim.at, victim.at.x - by.at.x, victim.at.y - by.at.y
    hitter, field = label(state, hit.by), state.field
    named = (
        Name(Point(at.x + x, at.y + y), (f"away from {hitter}", "away", "back")),
        Name(Point(at.x - y, at.y + x), (f"to the left of {hitter}",)),
        Name(Point(at.x + y, at.y - x), (f"to the right of {hitter}",)),
        Name(Point(field.left, at.y), ("toward the left end", "left")),
        Name(Point(field.right, at.y), ("toward the right end", "right")),
        Name(Point(at.x, field.bottom), ("toward the near side", "near", "down")),
        Name(Point(at.x, field.top), ("toward the far side", "far", "up")),
    )
    return Either((Named(named, "a way to fall, such as away, left or near"), spots(state, units)))


def teams(state: State, _units: Units) -> Reader:
    """A reader for teams by colour."""
    return Named(tuple(Name(n, (one,)) for n, one in enumerate(state.colours, start=1)), "a team")


def switch(_state: State, units: Units) -> Reader:
    """A reader for one house rule with its value."""
    return OneSwitch(Switches(), frozenset(LENGTHS), units)


def in_words(_state: State, sentence: str) -> str:
    """Adapt a sentence of the rules to the terminal: say what to type, and which die is meant."""
    sentence = sentence.replace("can declare contact", "can type `declare contact ...` for contact")
    return sentence.replace("(low)", "(the lower die)").replace("(high)", "(the higher die)")


LEXICON = Lexicon(
    fields={
        **dict.fromkeys(("figure", "target", "other", "by", "carrier"), figures),
        "ball": balls,
        "SetHouse.switches": switch,
        "PutBall.ball": numbered_balls,
        **dict.fromkeys(("PutBall.at", "PutFigure.at", "LayFigure.at", "LayFigure.head"), points),
        "figures": lambda state, units: ListOf(figures(state, units)),
        **dict.fromkeys(("to", "at", "head"), spots),
        "toward": ways_to_fall,
        "path": ways,
        "Move.path": move_ways,
        "places": set_places,
        "team": teams,
    },
    verbs={
        "Fling": ("fling", "throw"),
        "Whap": ("whap", "hit"),
        "Nab": ("nab", "pick up", "grab"),
        "EndMoves": ("end moves", "done", "end move", "stay"),
        "EndPhase": ("nobody touches", "end phase"),
        "Pass": ("pass", "let be", "let it be", "do nothing"),
        "Topple": ("let it fall", "topple", "fall", "falls toward"),
        "Move": ("move", "go", "run"),
        "PutBall": ("put", "put ball"),
        "SetCalled": ("coach of", "set called"),
    },
    marks={
        "path": "to",
        "target": "",
        "toward": "",
        "figure": "with",
        "ball": "",
        "places": "with",
        "PutBall.carrier": "carried by",
        "HandOver.player": "to",
        "DeclareContact.other": "and",
        "DeclareHit.by": "by",
    },
    does={"RemoveFigure": "Takes a figure out of the match; `put figure` brings it back."},
    first=(
        *("Roll", "Whap", "Fling", "Nab", "Topple", "Pass", "EndPhase", "EndMoves", "Move"),
        *("CallCoach", "Stride", "SetUp"),
    ),
    unit="in",
    board=board,
    score=scoreboard,
    words=in_words,
    rule=sentence,
    lengths=frozenset(LENGTHS),
    about=MappingProxyType(
        {
            "squads": "Squads of a side; 0: as many as the larger side has players.",
            "squad": "How many of each position are in a squad, such as 2 tremples, 1 nickelback.",
            "colours": "What the two teams are called.",
            "leaders": "Who moves each team's Goalie, Captain and Coach: its first player.",
        }
    ),
    rows=MappingProxyType({"squad": tuple(" ".join(words_of(one)) for one in SQUAD)}),
)
