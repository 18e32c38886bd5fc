"""One hand being shown: looked at until its span is known, or why it is not."""

from dataclasses import replace
from typing import Final

import numpy as np

from calibration.frame import Frame
from calibration.model.solution import Calibration
from vision.hands.closelook import LOOKS, CloseLook, HandLying
from vision.hands.measure import MOST_SCATTER_MM, SpanMeasured, measure_span
from vision.hands.refusal import refusal
from vision.refusal import Refusal
from vision.sightings import Estimate, Evidence, HandSpanSeen

LOOK_EVERY_S: Final = 0.03
MOST_LOOKS_A_FRAME: Final = 3
# The outline, the costly part, is drawn after these looks: on three frames, the last ones.
OUTLINES_AT: Final = (9, 12, LOOKS)
# With fewer looks that count nothing is said.
LEAST_LOOKS: Final = 3


class Presentation:
    """Follows one hand from when it was found."""

    def __init__(self, look: CloseLook, calibration: Calibration) -> None:
        self._look = look
        self._calibration = calibration
        self._measured: list[tuple[Frame, SpanMeasured]] = []
        self._refusal: Refusal | None = None
        self._last: Frame | None = None

    def see(self, frame: Frame) -> None:
        """The next frame of a film."""
        for _ in range(self._looks_due(frame)):
            self._last = frame
            self._look.look(frame.bgr)
            self._judge(frame)
            if self.is_over:
                return

    def study(self, frame: Frame) -> None:
        """A photograph: everything at once."""
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
        """Nothing more is to be learned."""
        return self._refusal is not None or self._look.looks >= LOOKS

    def concluded(self) -> HandSpanSeen | Refusal | None:
        """What was learned; None when it was too little to say anything."""
        hand = self._look.hand()
        self._look.close()
        if hand is None or self._last is None:
            return self._refusal
        if not self._measured and not self.is_over and hand.looks >= LEAST_LOOKS:
            # The source ended before its time: what was seen so far must do.
            self._measure(self._last, hand)
        return _sighting(hand, self._measured) if self._measured else self._refusal

    def _looks_due(self, frame: Frame) -> int:
        """One every 30 ms, so a few at a time where frames are rare."""
        if self._last is None:
            return 1
        due = int((frame.t_s - self._last.t_s) / LOOK_EVERY_S + 1e-6)
        return min(due, MOST_LOOKS_A_FRAME)

    def _judge(self, frame: Frame) -> None:
        hand = self._look.hand()
        if hand is None:
            return
        if hand.scatter_mm > MOST_SCATTER_MM:
            self._refusal = refusal("hand/not_still", frame.index)
        elif self._look.looks in OUTLINES_AT:
            self._measure(frame, hand)

    def _measure(self, frame: Frame, hand: HandLying) -> None:
        result = measure_span(frame.bgr, hand, self._calibration)
        if isinstance(result, Refusal):
            self._refusal = replace(result, frame=frame.index)
        else:
            self._measured.append((frame, result))


def _sighting(hand: HandLying, measured: list[tuple[Frame, SpanMeasured]]) -> HandSpanSeen:
    """The middle one of the measurements stands for all."""
    ordered = sorted((result for _, result in measured), key=lambda r: r.span_mm.value)
    middle = ordered[len(ordered) // 2]
    spans = [result.span_mm.value for result in ordered]
    last = measured[-1][0]
    return HandSpanSeen(
        frame=last.index,
        t_s=last.t_s,
        handedness=hand.handedness,
        flat=True,
        span_mm=Estimate(
            float(np.median(spans)), float(np.hypot(middle.span_mm.sigma, np.std(spans)))
        ),
        tips_mm=middle.tips_mm,
        evidence=Evidence(
            frames=tuple(frame.index for frame, _ in measured),
            outline_px=middle.outline_px,
            path_px=middle.path_px,
        ),
    )
