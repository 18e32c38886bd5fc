"""Weigh a creature in: the turn card is turned in steps, and every step is a view for carving.

Frames with a hand in them, and views that contradict the others, are left out and counted.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from calibration.frame import Frame, Progress
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from vision.background_work import BackgroundWork, Later
from vision.creature_bodies import Bodies
from vision.foreground import Glance, Glancer
from vision.observe import Refusal
from vision.registered import Registered, Surroundings, is_table
from vision.sightings import Sighting
from vision.weigh_in.card_shots import CardShot, CardShots, same_view
from vision.weigh_in.hull_measures import body_of
from vision.weigh_in.refusal import WeighInRefused, refusal
from vision.weigh_in.weighing import WeighInPass, weigh


@dataclass(frozen=True, slots=True)
class WeighInTuning:
    """When the turn card is examined, and which shots are kept.

    Guarded by tests/vision/weigh_in/test_observer.py.
    """

    most_shots: int = 40
    """Largest number of shots that are kept with something on the card."""

    most_alike: int = 3
    """Largest number of shots that are kept of one step of the card: a hand may be in one of them
    and not in another."""

    most_empty: int = 4
    """Largest number of shots that are kept of the empty card."""

    look_every_s: float = 0.15
    """Shortest time in seconds between two examined frames, as finding the card's markers takes
    time."""

    stepped_source_s: float = 0.08
    """Seconds between frames, from which on a source counts as slow: each of its frames is
    examined, as they may never show a still scene."""

    still_s: float = 0.04
    """Seconds without motion before a frame is examined."""


TUNING: Final = WeighInTuning()


class WeighInObserver:
    """Watches the turn card, collects views of what stands on it, and weighs it in.

    A creature is reported once it has left the card, or when the scene ends. With a background
    thread, as when something fast may happen meanwhile, weighing runs there and the result comes
    somewhat later.
    """

    def __init__(
        self,
        calibration: Calibration,
        boards: Boards,
        progress: Progress | None = None,
        *,
        background: BackgroundWork | None = None,
        bodies: Bodies | None = None,
    ) -> None:
        """Watch with a calibrated camera for the moving board of a boards file.

        Weighed-in creatures are added to `bodies`, for observers that see them again on the table.
        `progress` is called with the progress of a weigh-in, from within `see` and `finish`, or
        from the thread of `background`; an empty text means that it is over.
        """
        self._progress = progress or (lambda _: None)
        self._later = Later[WeighInPass | Refusal](background)
        self._bodies = bodies or Bodies()
        self._calibration = calibration
        self._card = CardShots(calibration, boards)
        self._shots: list[CardShot] = []
        self._refusals: list[Refusal] = []
        self._pace = _Pace()
        self._track = 0

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """Examine the card if it may have changed; weigh in the creature that has left it."""
        news = self._news(self._later.outcome(frame.t_s))
        if self._card.ring is None or not self._pace.worth_a_look(frame, glance):
            return news
        shot = self._card.take(frame)
        if shot is None:
            return news
        left = self._weighed(frame.t_s) if shot.empty and self._occupied() else ()
        self._keep(shot)
        return (*news, *left)

    def finish(self) -> tuple[Sighting, ...]:
        """Weigh in the creature that still stands on the card."""
        last = self._weighed(0.0) if self._occupied() else ()
        return (*last, *self._news(self._later.outcome()))

    def refusals(self) -> tuple[Refusal, ...]:
        """Why creatures that were seen on the card were not weighed in, oldest first."""
        return tuple(self._refusals)

    def _keep(self, shot: CardShot) -> None:
        if not self._occupied():  # What it looked like empty elsewhere is of no use here.
            self._shots = [one for one in self._shots if one.crop == shot.crop]
        alike = sum(same_view(shot, other) for other in self._shots)
        most = TUNING.most_empty if shot.empty else TUNING.most_shots
        if alike < TUNING.most_alike and sum(s.empty == shot.empty for s in self._shots) < most:
            self._shots.append(shot)

    def _occupied(self) -> bool:
        return any(not shot.empty for shot in self._shots)

    def _weighed(self, t_s: float) -> tuple[Sighting, ...]:
        """Weigh in the creature that was on the card; return the sightings that are due."""
        shots, self._shots = self._shots, [shot for shot in self._shots if shot.empty]
        ring = self._card.ring
        if ring is None:
            return ()

        def work() -> WeighInPass | Refusal:
            try:
                return weigh(shots, ring, self._calibration, progress=self._progress)
            except WeighInRefused as refused:
                return refused.refusal

        before = self._news(self._later.outcome())
        return (*before, *self._news(self._later.begin(t_s, work)))

    def _news(self, outcome: WeighInPass | Refusal | None) -> tuple[Sighting, ...]:
        if outcome is None:
            return ()
        self._progress("")
        if isinstance(outcome, Refusal):
            self._refusals.append(outcome)
            return ()
        self._track += 1
        self._bodies.keep(body_of(outcome.carved.hull, outcome.clay_bgr, outcome.carved.views))
        return (outcome.creature(self._track),)


class _Pace:
    """Decides which frames to examine: one after each change, when everything is still again."""

    def __init__(self) -> None:
        self._looked_s = -1.0
        self._last_s = -1.0
        self._moved = True

    def worth_a_look(self, frame: Frame, glance: Glance) -> bool:
        """Whether to examine a frame: the first still one after a change; any in a slow source."""
        stepped = frame.t_s - self._last_s >= TUNING.stepped_source_s
        self._last_s = frame.t_s
        self._moved |= glance.still_for_s <= 0
        still = glance.still_for_s >= TUNING.still_s
        soon = self._looked_s >= 0 and frame.t_s - self._looked_s < TUNING.look_every_s
        if not self._moved or not (stepped or (still and not soon)):
            return False
        self._moved = not still
        self._looked_s = frame.t_s
        return True


def weigh_pass(
    frames: Iterable[Frame],
    calibration: Calibration,
    boards: Boards,
    progress: Progress | None = None,
) -> WeighInPass:
    """Weigh in the creature that these pictures or frames show on the turn card.

    Args:
        frames: Pictures or frames of the calibrated camera.
        calibration: Camera and table.
        boards: With the turn card, a board that moves.
        progress: Is called with the progress.

    Returns:
        The results of this pass, to be used alone or combined with other passes.

    Raises:
        WeighInRefused: No creature can be weighed in; its refusal says why and how to mend it.
    """
    tell = progress or (lambda _: None)
    card = CardShots(calibration, boards)
    shots: list[CardShot] = []
    for frame in _frames_to_examine(frames):
        shot = card.take(frame)
        if shot is None:
            continue
        if sum(same_view(shot, other) for other in shots) < TUNING.most_alike:
            shots.append(shot)
            tell(f"turn card: {len(shots)} views so far")
    if card.ring is None or not shots:
        raise WeighInRefused(refusal("creature/no_turn_card"))
    return weigh(shots, card.ring, calibration, progress=tell)


def _frames_to_examine(frames: Iterable[Frame]) -> Iterator[Frame]:
    """All frames of a slow source; of a fast one those that show the card at rest."""
    pace, glancer, last_s = _Pace(), Glancer(), -1.0
    for frame in frames:
        fast = 0 < frame.t_s - last_s < TUNING.stepped_source_s
        last_s = frame.t_s
        worth = pace.worth_a_look(frame, glancer.glance(frame))
        if worth or not fast:
            yield frame


def _made(around: Surroundings) -> WeighInObserver:
    background = around.background.get("weigh_in")
    return WeighInObserver(
        around.table, around.boards, around.progress, background=background, bodies=around.bodies
    )


REGISTERED: Final = Registered(
    "weigh_in", frozenset({"creature"}), _made, is_table, in_games_only=True
)
