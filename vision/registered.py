"""What an observer is made from, and its entry in the registry of observers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from calibration.frame import Progress
from calibration.model.boards_file import Boards
from calibration.model.solution import Calibration
from vision.background_work import BackgroundWork
from vision.creature_bodies import Bodies
from vision.ground_colours import NO_GROUND, GroundPalette
from vision.observe import Observer

FIELD_SHEET: Final = "field"
"""Name of the board that makes a table a field."""

Footage: TypeAlias = Literal["film", "pictures"]
"""A film, or pictures that have nothing to do with one another, perhaps a single one."""


@dataclass(frozen=True, slots=True, eq=False)
class Surroundings:
    """What observers are made from.

    Attributes:
        calibration: Camera and table; None where that is not known.
        boards: What is printed and lies on the table.
        footage: The kind of source.
        every_frame: Whether things at rest are reported in every frame.
        progress: Called with the progress of a long measurement.
        background: By an observer's name, the thread for its work that takes seconds.
        bodies: Of creatures that were weighed in already.
        throws: Makes the observer of throws if a second camera watches too.
        ground: Colours that were learned of this table.
    """

    calibration: Calibration | None = None
    boards: Boards = field(default_factory=Boards)
    footage: Footage = "film"
    every_frame: bool = False
    progress: Progress = lambda _: None
    background: Mapping[str, BackgroundWork] = field(default_factory=dict)
    bodies: Bodies = field(default_factory=Bodies)
    throws: Callable[[Calibration, Boards], Observer] | None = None
    ground: GroundPalette = NO_GROUND

    @property
    def table(self) -> Calibration:
        """The calibration; raises ValueError where there is none."""
        if self.calibration is None:
            raise ValueError("nothing tells where the table is: calibrate first.")
        return self.calibration


@dataclass(frozen=True, slots=True)
class Registered:
    """An observer that can be made; its module ends in one, called `REGISTERED`.

    Attributes:
        name: Its name.
        tells: Kinds of sightings that it may report.
        make: Creates it.
        in_games: Whether a game with these boards on its table needs it.
        unscaled: Whether it works without a calibration.
        in_games_only: Whether `observe --for` leaves it out.
    """

    name: str
    tells: frozenset[str]
    make: Callable[[Surroundings], Observer]
    in_games: Callable[[Boards], bool] = lambda _: False
    unscaled: bool = False
    in_games_only: bool = False


def is_field(boards: Boards) -> bool:
    """Whether a game with these boards is played by figures on a field."""
    return any(board.name == FIELD_SHEET for board in (*boards.markers, *boards.moving))


def is_table(boards: Boards) -> bool:
    """Whether a game with these boards is played with clay.

    Sixty figures are no clay, and to weigh them after every move would take longer than a turn.
    """
    return not is_field(boards)
