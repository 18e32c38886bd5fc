"""Opens a second source beside a command's first one, and combines the throws that both see."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from calibration.model.boards_file import Boards
from calibration.model.solution import Calibration
from calibration.solve.fast import Solver
from server.capture.opening import PHONE, open_lasting
from server.capture.ring import FrameRing
from server.capture.second_look import SecondLook
from server.cli.exits import Unusable, progress
from server.cli.files import read_camera
from server.settings import Settings
from vision.eye import Eye
from vision.observe import Observer
from vision.sightings import Estimate, ImpactSeen, Sighting
from vision.two_views.pairing import OPEN, PairedThrows
from vision.two_views.shared_throws import FIRST, SECOND, SharedThrows, introduced

TOGETHER_S = 2.0
"""Seconds for which a throw in footage waits for the other view: longer than live, as nobody is
watching and the clocks' offset is not known yet."""

DEFAULTS = Settings()


@dataclass(frozen=True, slots=True)
class Seconded:
    """A second source of one table, and what combines it with the first.

    Attributes:
        look: Processes the second source.
        shared: Combines the throws that both sources see.
        throws: Makes the first source's observer of throws.
    """

    look: SecondLook
    shared: SharedThrows
    throws: Callable[[Calibration, Boards], Observer]

    def rest(self, first_ended_s: float) -> Iterator[Sequence[Sighting]]:
        """The remaining sightings of both sources, once the first has ended."""
        for _ in self.look.upto(first_ended_s):
            pass
        yield introduced(self.shared.end(FIRST))
        for report in self.look.rest():
            yield [one for one in report.sightings if isinstance(one, ImpactSeen)]
        self.look.stop()
        yield introduced(self.shared.end(SECOND))
        if self.look.trouble:
            progress(f"{self.look.trouble} The first view went on.")


def seconded(
    source: str,
    boards: Boards,
    camera: Path | None,
    *,
    later_s: float,
    solver: Solver,
) -> Seconded:
    """Open the second source, and make its eye.

    Raises:
        Unusable: A file is unusable.
        SourceProblem: The source cannot be opened.
    """
    known = read_camera(camera)
    if source == PHONE:
        raise Unusable(
            "A phone needs a page to come to: look through it with `serve --second phone`."
        )
    opened = open_lasting(source)
    about = Estimate(later_s, OPEN.sigma)
    paired = PairedThrows(about) if opened.live else PairedThrows(about, wait_s=TOGETHER_S)
    shared = SharedThrows(paired)

    def observers(table: Calibration) -> Sequence[Observer]:
        return (shared.observer(SECOND, table, boards),)

    eye = Eye(boards, observers, camera=known, solver=solver)
    ring = FrameRing(seconds=DEFAULTS.ring_s, megabytes=DEFAULTS.ring_mb)
    look = SecondLook(opened, eye, ended=partial(shared.gone, SECOND), later_s=later_s, ring=ring)
    return Seconded(look, shared, partial(shared.observer, FIRST))
