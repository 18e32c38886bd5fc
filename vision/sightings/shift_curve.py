"""How creatures shook while something flew: what is plotted beside the replay of a throw."""

from dataclasses import dataclass

from vision.sightings.quantities import ColourName, PointMm


@dataclass(frozen=True, slots=True)
class ShiftCurve:
    """How far one creature's picture had shifted, frame by frame; the camera's own shift is out.

    Attributes:
        at_mm: Where it stood before; by this it is known again, whatever number it gets.
        colour: Its colour.
        t_s: Times of the frames in which enough of it was seen, rising, seconds of the source.
        shift_px: How far it had shifted in each, in pixels of the picture.
    """

    at_mm: PointMm
    colour: ColourName
    t_s: tuple[float, ...]
    shift_px: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class ImpactReading:
    """One of those that may have been struck: how likely it was, and how it shook.

    Attributes:
        colour: Its colour.
        probability: That it was touched first.
        curve: How it shook; None where it was not watched.
    """

    colour: ColourName
    probability: float
    curve: ShiftCurve | None
