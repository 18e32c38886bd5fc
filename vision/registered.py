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
"""Name of the board that marks a table as a field, on which figures play."""

Footage: TypeAlias = Literal["film", "pictures"]
"""A film, or separate pictures that do not follow one another (perhaps a single one)."""


@dataclass(frozen=True, slots=True, eq=False)
class Surroundings:
    """What observers are made from.

    Attributes:
        calibration: Camera and table; None if not calibrated.
        boards: What is printed and lies on the table.
        footage: The kind of source.
        every_frame: Whether things at rest are reported in every frame.
        progress: Called with the progress of a long measurement.
        background: For some observers, by name, the thread for work that takes seconds.
        bodies: Bodies of creatures that were weighed in already.
        throws: Makes the observer of throws if there is a second camera.
        ground: Colours that were learned of this table's ground.
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
    """The registry's entry of an observer; the observer's module defines it as `REGISTERED`.

    Attributes:
        name: Name of the observer.
        tells: Kinds of sightings that it may report.
        make: Creates the observer.
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

    A field's sixty figures are not made of clay, and weighing them after every move would take
    longer than a turn.
    """
    return not is_field(boards)
