"""Every observer by its name, and which of them are needed; a new one is a line in `_ALL`."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from calibration.frame import Progress
from calibration.model.boards_file import Boards
from calibration.model.solution import Calibration
from vision.background_work import BackgroundWork
from vision.clay.find_standing import CreatureObserver
from vision.dice.observer import DiceObserver
from vision.figures.observer import FieldObserver
from vision.hands.observer import HandObserver
from vision.lumps.observer import MissileObserver
from vision.observe import Observer
from vision.sightings import SIGHTINGS
from vision.telling import Picked, Repeating
from vision.throws.observer import ThrowObserver
from vision.tokens.observer import TokenObserver
from vision.tracking.observer import PlayObserver
from vision.tracking.together import TableObserver
from vision.weigh_in.body import Bodies
from vision.weigh_in.observer import WeighInObserver

FIELD_SHEET: Final = "field"
"""Name of the board that makes a table a field."""


Footage: TypeAlias = Literal["film", "pictures", "picture"]
"""A film, pictures that have nothing to do with one another, or a single one."""


@dataclass(frozen=True, slots=True, eq=False)
class Surroundings:
    """What observers are made from.

    Attributes:
        calibration: Camera and table; None where that is not known.
        boards: What is printed and lies on the table.
        footage: What is looked at.
        every_frame: Whether what lies still is told in every frame.
        progress: Is told how far a long measurement is.
        aside: By an observer's name, the thread where it does what takes seconds.
        bodies: Of creatures that were weighed in already.
    """

    calibration: Calibration | None = None
    boards: Boards = field(default_factory=Boards)
    footage: Footage = "film"
    every_frame: bool = False
    progress: Progress = lambda _: None
    aside: Mapping[str, BackgroundWork] = field(default_factory=dict)
    bodies: Bodies = field(default_factory=Bodies)

    @property
    def table(self) -> Calibration:
        """The calibration; raises ValueError where there is none."""
        if self.calibration is None:
            raise ValueError("nothing tells where the table is: calibrate first.")
        return self.calibration


@dataclass(frozen=True, slots=True)
class Registered:
    """An observer that can be made.

    Attributes:
        name: What it is called.
        tells: Kinds of sightings that it may tell.
        make: Makes it.
        unscaled: Whether it can do without a calibration.
        in_games_only: Whether it is not chosen by the kinds that somebody wants to see.
    """

    name: str
    tells: frozenset[str]
    make: Callable[[Surroundings], Observer]
    unscaled: bool = False
    in_games_only: bool = False


_IN_PLAY: Final = frozenset({"creature", "move", "piece", "gone", "shape", "divide", "identity"})

_ALL: Final = (
    Registered(
        "hand", frozenset({"hand"}), lambda s: HandObserver(s.table, still=s.footage == "picture")
    ),
    Registered(
        "weigh_in",
        frozenset({"creature"}),
        lambda s: WeighInObserver(
            s.table, s.boards, s.progress, aside=s.aside.get("weigh_in"), bodies=s.bodies
        ),
        in_games_only=True,
    ),
    Registered(
        "missile",
        frozenset({"missile"}),
        lambda s: MissileObserver(s.table, s.boards, aside=s.aside.get("missile")),
    ),
    Registered("creature", frozenset({"creature"}), lambda s: CreatureObserver(s.table, s.boards)),
    Registered(
        "throw", frozenset({"throw", "creature"}), lambda s: ThrowObserver(s.table, s.boards)
    ),
    Registered("play", _IN_PLAY, lambda s: PlayObserver(s.table, s.boards, s.bodies)),
    Registered("table", _IN_PLAY | {"throw"}, lambda s: TableObserver(s.table, s.boards, s.bodies)),
    Registered("field", frozenset({"figure", "ball"}), lambda s: FieldObserver(s.table, s.boards)),
    Registered(
        "dice",
        frozenset({"die", "roll"}),
        lambda s: DiceObserver(s.calibration, still=s.footage != "film", every_frame=s.every_frame),
        unscaled=True,
    ),
    Registered(
        "tokens", frozenset({"token", "layout"}), lambda s: TokenObserver(s.table, s.boards)
    ),
)

OBSERVERS: Final[Mapping[str, Registered]] = MappingProxyType({one.name: one for one in _ALL})
"""Everything that can be watched for, by name; what is told first stands first."""

UNSCALED: Final = frozenset(kind for one in _ALL if one.unscaled for kind in one.tells)
"""Kinds that are read off the picture alone; a calibration adds only where they lie."""

ON_TABLE: Final = ("hand", "weigh_in", "missile", "table", "dice")
ON_FIELD: Final = ("field", "dice")
"""What is watched for in a game: sixty figures are no clay, and to weigh them after every move
would take longer than a turn."""


def observers_in_games(around: Surroundings) -> tuple[Observer, ...]:
    """Everything that a game needs to see; pieces only where some are printed."""
    names = ON_FIELD if _is_field(around.boards) else ON_TABLE
    tokens = ("tokens",) if around.boards.tokens else ()
    return tuple(OBSERVERS[name].make(around) for name in (*names, *tokens))


def observers_of(kinds: Collection[str], around: Surroundings) -> tuple[Observer, ...]:
    """Observers that tell these kinds, those told along with them, and nothing else.

    Kinds that speak of the same creatures come from one observer, so that tracks mean the same.

    Args:
        kinds: Of `SIGHTINGS`.
        around: What the observers are made from.
    """
    wanted = frozenset(kinds).union(*(SIGHTINGS[kind].told_with for kind in kinds))
    made = (_telling(one, wanted, around) for one in _narrowest(wanted))
    return tuple(Repeating(one) if around.every_frame else one for one in made)


def _narrowest(wanted: frozenset[str]) -> tuple[Registered, ...]:
    """Of those that tell all that is wanted of what one of them tells: the least ones."""
    free = [one for one in _ALL if not one.in_games_only]
    widest = [one for one in free if not any(one.tells < other.tells for other in free)]
    return tuple(
        min(
            (one for one in free if wanted & all_of.tells <= one.tells <= all_of.tells),
            key=lambda one: len(one.tells),
        )
        for all_of in widest
        if wanted & all_of.tells
    )


def _telling(one: Registered, wanted: frozenset[str], around: Surroundings) -> Observer:
    made = one.make(around)
    return made if one.tells <= wanted else Picked(made, wanted)


def _is_field(boards: Boards) -> bool:
    return any(board.name == FIELD_SHEET for board in (*boards.markers, *boards.moving))
