"""A drawn film of a game's table, the eye that watches it, and the referee's desk."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from calibration.frame import Frame
from calibration.model.printed import Boards
from engine.luck import Roll
from server.desk import Desk
from server.proposals.proposal import Proposal
from server.proposals.registry import PROPOSERS
from server.session import Session
from server.sessions import Sessions
from server.store.memory import MemoryLedger
from tests.support import drawn_boards as drawn
from vision.eye import Eye
from vision.eye_status import FrameReport
from vision.sightings import Sighting
from vision.tokens.observer import TokenObserver

SIZE_WH: Final = (1120, 630)
FPS: Final = 5
Polygon = Sequence[tuple[float, float]]


def begun(game: str, *, seed: int = 3, **options: Any) -> Session:
    """A game with two players, its dice typed."""
    told = {"players": [{"name": "Ada"}, {"name": "Bo"}], **options}
    return Sessions(MemoryLedger()).begin(game, options=told, seed=seed, dice="typed")


class Filmed:
    """Shows pieces on a table to the eye for a second at a time, and its sightings to the desk.

    Args:
        session: The game that is played.
        printed: The printed sheets of its table.
        boards: The boards on it, calibration sheet first.
        by: The camera.
    """

    def __init__(
        self, session: Session, printed: Boards, boards: Sequence[drawn.Paper], by: drawn.View
    ) -> None:
        self.session = session
        self.desk = Desk(session, PROPOSERS[session.game.name])
        self.boards = tuple(boards)
        self._by = by
        self._eye = Eye(printed, lambda found: [TokenObserver(found, printed)], camera=by.camera)
        self._frames = 0

    def show(self, pieces: Sequence[drawn.Paper], *, arm_mm: Polygon = ()) -> tuple[Sighting, ...]:
        """Show these pieces for a second, perhaps under an arm; return the sightings."""
        picture = drawn.seen([*self.boards, *pieces], self._by, arm_mm=arm_mm, seed=self._frames)
        looks: list[FrameReport] = []
        for _ in range(FPS):
            self._frames += 1
            looks.append(self._eye.look(Frame(picture, self._frames, self._frames / FPS)))
            self.desk.see(looks[-1])
        return tuple(one for look in looks for one in look.sightings)

    def offers(self) -> tuple[Proposal, ...]:
        """The proposals that the referee sees now."""
        return self.desk.offers()

    def offer(self) -> Proposal:
        """The only proposal; fails if there are more or none."""
        (offer,) = self.offers()
        return offer

    def confirm(self, *, choice: int | None = None) -> Any:
        """Confirm the only proposal, or choose one of its other answers; return the command."""
        offer = self.offer()
        command = offer.command if choice is None else offer.choices[choice].command
        self.desk.confirm(offer.key, based_on_seq=self.session.head, command=command)
        return command

    def say(self, *commands: Any) -> None:
        """Give commands of players and referee that do not come from the camera."""
        for command in commands:
            self.desk.command(command, based_on_seq=self.session.head)

    def roll(self, *values: int) -> None:
        """Type the values of the awaited dice."""
        self.say(Roll(values))

    @property
    def state(self) -> Any:
        """The game as the ledger has it."""
        return self.session.state


def cell_mm(printed: Boards, board: str, column: int, row: int) -> npt.NDArray[np.float64]:
    """The middle of a space, (2,) mm in its board's own space."""
    found = next(one for one in (*printed.markers, *printed.moving) if one.name == board)
    assert found.cells is not None
    return np.asarray(found.cells.middles_mm()[row - 1, column - 1], dtype=np.float64)
