"""Detect a hand that lies flat on the table, and measure its span once per presentation."""

from collections import deque
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.frame import Frame
from calibration.model.solution import Calibration
from vision.doubt.worth import honest
from vision.foreground import Glance
from vision.hands.closelook import LOOKS, CloseLook, HandJoints, close_look
from vision.hands.landmarks import HandFinder, HandsUnavailable
from vision.hands.measure import MOST_SCATTER_MM, RefusalCause, SpanMeasured, measure_span, refusal
from vision.hands.search import Stillness, hands_in, hands_on_table
from vision.observe import Refusal
from vision.registered import Registered, is_table
from vision.sightings import Evidence, HandSpanSeen, Sighting


@dataclass(frozen=True, slots=True)
class HandTuning:
    """When a hand that was found is examined, and what is kept.

    Guarded by tests/vision/hands/test_observer.py.
    """

    look_every_s: float = 0.03
    """Seconds of film between looks: 15 looks take the half second for which the hand must be kept
    still."""

    most_looks_a_frame: int = 3
    """Largest number of looks at one frame, if frames are rarer than looks: at 10 frames a second
    as many as are due."""

    least_looks: int = 3
    """Fewest looks that count for a span to be reported."""

    same_place_share: float = 0.02
    """Median distance of joints, as a share of the picture's width, up to which a hand is in the
    same place. When a hand is found again, its joints differ by under 1 %; when it is laid down
    again, by more than this."""

    refusals_kept: int = 20
    """Number of the newest refusals that are kept."""

    finder_kept_s: float = 2.0
    """Seconds after a look for which the model that finds hands stays loaded. That is longer than
    the time between looks while something moves (`StillnessTuning.impatient_s`): the model takes 65
    MB, and 50 ms of the processor to load again."""


TUNING: Final = HandTuning()

OUTLINES_AT: Final = (9, 12, LOOKS)
"""Numbers of looks after which the outline, the expensive part, is drawn: on the last three
frames."""


class Presentation:
    """Follows one hand from the frame in which it was found until its span is measured."""

    def __init__(self, look: CloseLook, calibration: Calibration) -> None:
        self._look = look
        self._calibration = calibration
        self._measured: list[tuple[Frame, SpanMeasured]] = []
        self._refusal: Refusal | None = None
        self._last: Frame | None = None

    def see(self, frame: Frame) -> None:
        """Look at the next frame of a film, as often as looks are due."""
        for _ in range(self._looks_due(frame)):
            self._last = frame
            self._look.look(frame.bgr)
            self._use_look(frame)
            if self.is_over:
                return

    def study(self, frame: Frame) -> None:
        """Do all looks at a photograph at once."""
        self._last = frame
        while self._look.looks < LOOKS:
            self._look.look(frame.bgr)
        hand = self._look.hand()
        if hand is None:
            self._refusal = refusal("hand/outline_unclear", frame.index)
        else:
            self._measure(frame, hand)

    @property
    def is_over(self) -> bool:
        """Whether all looks are done, or the hand was refused."""
        return self._refusal is not None or self._look.looks >= LOOKS

    def concluded(self) -> HandSpanSeen | Refusal:
        """End following: the span, or why it was not measured."""
        hand, last = self._look.hand(), self._last
        self._look.close()
        if hand is not None and last is not None:
            if not self._measured and not self.is_over and hand.looks >= TUNING.least_looks:
                # The source ended early: measure with what has been seen.
                self._measure(last, hand)
            if self._measured:
                return _sighting(hand, self._measured)
        return self._refusal or refusal("hand/lost", last.index if last else None)

    def _looks_due(self, frame: Frame) -> int:
        """Number of looks at a frame: one every 30 ms, so several if frames are rare."""
        if self._last is None:
            return 1
        due = int((frame.t_s - self._last.t_s) / TUNING.look_every_s + 1e-6)
        return min(due, TUNING.most_looks_a_frame)

    def _use_look(self, frame: Frame) -> None:
        hand = self._look.hand()
        if hand is None:
            return
        if hand.scatter_mm > MOST_SCATTER_MM:
            self._refusal = refusal("hand/not_still", frame.index)
        elif self._look.looks in OUTLINES_AT:
            self._measure(frame, hand)

    def _measure(self, frame: Frame, hand: HandJoints) -> None:
        result = measure_span(frame.bgr, hand, self._calibration)
        if isinstance(result, Refusal):
            self._refusal = replace(result, frame=frame.index)
        else:
            self._measured.append((frame, result))


def _sighting(hand: HandJoints, measured: list[tuple[Frame, SpanMeasured]]) -> HandSpanSeen:
    """The sighting of the median measurement."""
    ordered = sorted((result for _, result in measured), key=lambda r: r.span_mm.value)
    middle = ordered[len(ordered) // 2]
    spans = [result.span_mm.value for result in ordered]
    last = measured[-1][0]
    return HandSpanSeen(
        frame=last.index,
        t_s=last.t_s,
        handedness=hand.handedness,
        flat=True,
        span_mm=honest(
            "hand span",
            float(np.median(spans)),
            float(np.hypot(middle.span_mm.sigma, np.std(spans))),
        ),
        tips_mm=middle.tips_mm,
        evidence=Evidence(
            frames=tuple(frame.index for frame, _ in measured),
            outline_px=middle.outline_px,
            path_px=middle.path_px,
        ),
    )


class HandObserver:
    """Detects hands that lie flat; one sighting each time a hand is presented.

    With `still=True` every frame is taken as a separate photograph and not as part of a film.
    """

    def __init__(self, calibration: Calibration, *, still: bool = False) -> None:
        """Creating one is cheap: the hand model is loaded only when it is needed."""
        self._calibration = calibration
        self._still = still
        self._finder: HandFinder | None = None
        self._looked_s = float("-inf")
        self._unavailable = False
        self._stillness = Stillness()
        self._following: Presentation | None = None
        self._found_at_px: Floats | None = None
        self._measured_at_px: Floats | None = None
        self._refusals: deque[Refusal] = deque(maxlen=TUNING.refusals_kept)
        self._pending: tuple[Sighting, ...] = ()

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """A hand's span once it has been still long enough; usually nothing."""
        if self._unavailable:
            return ()
        try:
            return self._see_photograph(frame) if self._still else self._see(frame, glance)
        except HandsUnavailable:
            # Then hands are not measured; the other observers continue.
            self._unavailable = True
            self._refuse("hand/unavailable", frame)
            return ()

    def finish(self) -> tuple[Sighting, ...]:
        """The span of a hand that is still there when the source ends, or the last picture's."""
        before, self._pending = self._pending, ()
        return before + self._conclude()

    def refusals(self) -> tuple[Refusal, ...]:
        """The latest hands that were seen, or expected in a picture, but not measured.

        The list is cleared as soon as a hand is measured.
        """
        return tuple(self._refusals)

    def _see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        self._stillness.notice(glance, frame.t_s)
        if self._following is not None:
            self._following.see(frame)
            return self._conclude() if self._following.is_over else ()
        if self._stillness.worth_a_look(frame.t_s, measured=self._measured_at_px is not None):
            self._looked_s = frame.t_s
            self._look(frame, glance)
        if frame.t_s - self._looked_s > TUNING.finder_kept_s:
            self._unload()
        return ()

    def _look(self, frame: Frame, glance: Glance) -> None:
        """Search for a hand, and follow it from now on if there is one."""
        hands = hands_in(glance.bgr, self._loaded())
        if not hands:
            self._measured_at_px = None
            return
        rough = (hands[0] + 0.5) * glance.scale - 0.5
        if self._is_measured_already(rough, frame):
            return
        if len(hands) > 1:
            self._refuse("hand/two_hands", frame)
            return
        self._found_at_px = rough
        self._following = self._begin_presentation(frame, (rough,))
        if self._following is not None:  # the presentation loads a model of its own
            self._unload()

    def _see_photograph(self, frame: Frame) -> tuple[Sighting, ...]:
        before = self._pending
        hands = hands_in(frame.bgr, self._loaded())
        if len(hands) > 1:
            self._refuse("hand/two_hands", frame)
            self._pending = ()
            return before
        self._following = self._begin_presentation(frame, hands) or self._begin_presentation(
            frame, hands_on_table(frame.bgr, self._calibration, self._loaded())
        )
        if self._following is None:
            self._refuse("hand/not_found", frame)
        else:
            self._following.study(frame)
        self._pending = self._conclude()
        return before

    def _begin_presentation(self, frame: Frame, hands: tuple[Floats, ...]) -> Presentation | None:
        if not hands:
            return None
        look = close_look(frame.bgr, hands[0], self._calibration, self._loaded())
        return Presentation(look, self._calibration) if look is not None else None

    def _conclude(self) -> tuple[Sighting, ...]:
        """End following, if a hand is followed; return the sighting, or keep the refusal."""
        presentation, self._following = self._following, None
        if presentation is None:
            return ()
        result = presentation.concluded()
        if isinstance(result, Refusal):
            self._refusals.append(result)
            return ()
        self._measured_at_px = self._found_at_px
        self._refusals.clear()
        return (result,)

    def _is_measured_already(self, rough_px: Floats, frame: Frame) -> bool:
        """Whether the hand is still where it was measured."""
        if self._measured_at_px is None:
            return False
        moved_px = np.linalg.norm(rough_px - self._measured_at_px, axis=1)
        return bool(np.median(moved_px) < TUNING.same_place_share * frame.size_wh[0])

    @property
    def loaded(self) -> bool:
        """Whether the model that finds hands is in memory."""
        return self._finder is not None

    def _loaded(self) -> HandFinder:
        if self._finder is None:
            self._finder = HandFinder()
        return self._finder

    def _unload(self) -> None:
        """Unload the finder; it keeps no state, so its results do not depend on this."""
        if self._finder is not None:
            self._finder.close()
            self._finder = None

    def _refuse(self, cause: RefusalCause, frame: Frame) -> None:
        self._refusals.append(refusal(cause, frame.index))


REGISTERED: Final = Registered(
    "hand",
    frozenset({"hand"}),
    lambda around: HandObserver(around.table, still=around.footage != "film"),
    is_table,
)
