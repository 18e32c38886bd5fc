"""Watches for a hand laid flat on the table and measures its span, once per presentation."""

from dataclasses import dataclass, field
from typing import Final

import numpy as np

from calibration.solution import Calibration
from vision.foreground import Glance
from vision.frame import Frame
from vision.hands.closelook import LOOKS, CloseLook, HandLying, close_look
from vision.hands.landmarks import HandFinder, HandsUnavailable
from vision.hands.measure import SpanMeasured, measure_span
from vision.hands.posture import fault
from vision.hands.refusal import Refusal, RefusalCause
from vision.hands.search import hands_in, hands_on_table
from vision.hands.stillness import Stillness
from vision.hands.topview import Floats
from vision.sighting import Estimate, Evidence, HandSpanSeen, Sighting

LOOK_EVERY_S: Final = 0.03
# The outline, the costly part, is drawn after these looks.
OUTLINES_AT: Final = (9, 12, 15)
# Looks at a hand lying still differ by under 1 mm; a hand that trembles by 3 is not lying.
MOST_SCATTER_MM: Final = 3.0
# A hand found farther than this from where one was measured is another one.
SAME_PLACE_PX_SHARE: Final = 0.15


@dataclass(slots=True, eq=False)
class _Presentation:
    """One hand being followed."""

    look: CloseLook
    measured: list[tuple[Frame, SpanMeasured]] = field(default_factory=list)
    refused: list[Refusal] = field(default_factory=list)
    last_look_s: float = -1.0


class HandObserver:
    """Sees hands lying flat; one sighting for each time a hand is shown.

    With `still=True` every frame stands for itself: a photograph rather than a moment of a film.
    """

    def __init__(self, calibration: Calibration, *, still: bool = False) -> None:
        """Costs nothing: the hand model is loaded when there is something to look at."""
        self._calibration = calibration
        self._still = still
        self._finder: HandFinder | None = None
        self._unavailable = False
        self._stillness = Stillness()
        self._following: _Presentation | None = None
        self._shown_at_px: Floats | None = None
        self._refusals: list[Refusal] = []
        self._pending: tuple[Sighting, ...] = ()

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """A hand's span when it has lain still long enough; mostly nothing."""
        if self._unavailable:
            return ()
        try:
            return self._see(frame, glance)
        except HandsUnavailable:
            # Everything else on the table is seen all the same.
            self._unavailable = True
            self._refuse("hand/unavailable", frame)
            return ()

    def finish(self) -> tuple[Sighting, ...]:
        """A hand still lying there when the source ends, or the last picture's."""
        before, self._pending = self._pending, ()
        return before + (self._concluded() if self._following is not None else ())

    def refusals(self) -> tuple[Refusal, ...]:
        """The hands that were seen, or asked for in a picture, and not measured, in order.

        A hand that was measured after all is none of them.
        """
        return tuple(self._refusals)

    def _see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        if self._still:
            before, self._pending = self._pending, self._picture(frame)
            return before
        if self._following is not None:
            return self._follow(frame, self._following)
        if self._stillness.worth_a_look(glance, frame.t_s, shown=self._shown_at_px is not None):
            self._look(frame, glance)
        return ()

    def _loaded(self) -> HandFinder:
        if self._finder is None:
            self._finder = HandFinder()
        return self._finder

    def _look(self, frame: Frame, glance: Glance) -> None:
        """Is a hand there? If so, follow it from now on."""
        hands = hands_in(glance.bgr, self._loaded())
        if not hands:
            self._shown_at_px = None
            return
        rough = (hands[0] + 0.5) * glance.scale - 0.5
        if self._is_shown_already(rough, frame):
            return
        if len(hands) > 1:
            self._refuse("hand/two_hands", frame)
            return
        look = close_look(frame.bgr, rough, self._calibration, self._loaded())
        if look is not None:
            self._following = _Presentation(look)

    def _follow(self, frame: Frame, shown: _Presentation) -> tuple[Sighting, ...]:
        if frame.t_s - shown.last_look_s < LOOK_EVERY_S:
            return ()
        shown.last_look_s = frame.t_s
        shown.look.look(frame.bgr)
        hand = shown.look.hand()
        if hand is None:
            return self._concluded() if shown.look.looks >= LOOKS else ()
        if hand.scatter_mm > MOST_SCATTER_MM:
            shown.refused.append(Refusal("hand/not_still", frame.index))
            return self._concluded()
        if shown.look.looks in OUTLINES_AT:
            self._measure(frame, hand, shown)
        return self._concluded() if shown.look.looks >= LOOKS or shown.refused else ()

    def _measure(self, frame: Frame, hand: HandLying, shown: _Presentation) -> None:
        result = measure_span(frame.bgr, hand, self._calibration)
        if isinstance(result, Refusal):
            shown.refused.append(Refusal(result.cause, frame.index))
        else:
            shown.measured.append((frame, result))

    def _concluded(self) -> tuple[Sighting, ...]:
        """The end of following: a sighting, a refusal, or neither."""
        shown, self._following = self._following, None
        if shown is None:
            return ()
        hand = shown.look.hand()
        shown.look.close()
        if hand is not None and shown.measured:
            self._shown_at_px = hand.points_px
            self._refusals.clear()
            return (_sighting(hand, shown.measured),)
        if shown.refused:
            self._refusals.append(shown.refused[-1])
        return ()

    def _picture(self, frame: Frame) -> tuple[Sighting, ...]:
        """A photograph: everything at once, and more patiently."""
        hands = hands_in(frame.bgr, self._loaded())
        if len(hands) > 1:
            self._refuse("hand/two_hands", frame)
            return ()
        look = self._closer(frame, hands)
        if look is None:
            look = self._closer(frame, hands_on_table(frame.bgr, self._calibration, self._loaded()))
        if look is None:
            self._refuse("hand/not_found", frame)
            return ()
        self._following = _Presentation(look)
        self._study(frame, self._following)
        return self._concluded()

    def _closer(self, frame: Frame, hands: tuple[Floats, ...]) -> CloseLook | None:
        if not hands:
            return None
        return close_look(frame.bgr, hands[0], self._calibration, self._loaded())

    def _study(self, frame: Frame, shown: _Presentation) -> None:
        while shown.look.looks < LOOKS:
            shown.look.look(frame.bgr)
        hand = shown.look.hand()
        if hand is None or (hand.scatter_mm > MOST_SCATTER_MM and fault(hand) is None):
            shown.refused.append(Refusal("hand/outline_unclear", frame.index))
        else:
            self._measure(frame, hand, shown)

    def _is_shown_already(self, rough_px: Floats, frame: Frame) -> bool:
        if self._shown_at_px is None:
            return False
        moved = np.linalg.norm(rough_px.mean(axis=0) - self._shown_at_px.mean(axis=0))
        return bool(moved < SAME_PLACE_PX_SHARE * frame.size_wh[0])

    def _refuse(self, cause: RefusalCause, frame: Frame) -> None:
        self._refusals.append(Refusal(cause, frame.index))


def _sighting(hand: HandLying, measured: list[tuple[Frame, SpanMeasured]]) -> HandSpanSeen:
    """The middle one of the measurements stands for all."""
    ordered = sorted(measured, key=lambda m: m[1].span_mm.value)
    _, middle = ordered[len(ordered) // 2]
    spans = [m.span_mm.value for _, m in measured]
    last = measured[-1][0]
    sigma = float(np.hypot(middle.span_mm.sigma, np.std(spans)))
    return HandSpanSeen(
        frame=last.index,
        t_s=last.t_s,
        handedness=hand.handedness,
        flat=True,
        span_mm=Estimate(float(np.median(spans)), sigma),
        tips_mm=middle.tips_mm,
        evidence=Evidence(
            frames=tuple(frame.index for frame, _ in measured),
            outline_px=middle.outline_px,
            path_px=middle.path_px,
        ),
    )
