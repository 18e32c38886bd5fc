"""Curves of how creatures shook during a throw, plotted beside its replay."""

from dataclasses import dataclass

from vision.sightings.quantities import ColourName, PointMm


@dataclass(frozen=True, slots=True)
class ShiftCurve:
    """Shift of one creature's picture, frame by frame, without the camera's own shift.

    Attributes:
        at_mm: Where it stood before; this identifies it, whatever track it gets.
        colour: Its colour.
        t_s: Times of the frames in which enough of it was visible, rising, seconds of the source.
        shift_px: Its shift in each of these frames, in pixels of the picture.
    """

    at_mm: PointMm
    colour: ColourName
    t_s: tuple[float, ...]
    shift_px: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class ImpactReading:
    """A replay's statement on one creature that may have been struck.

    Attributes:
        colour: Its colour.
        probability: That it was touched first.
        curve: How it shook; None if it was not watched.
    """

    colour: ColourName
    probability: float
    curve: ShiftCurve | None
