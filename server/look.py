"""What one frame gave: passed from the eye to the desk, and kept in recordings."""

from dataclasses import dataclass

from vision.sighting import Sighting


@dataclass(frozen=True, slots=True)
class Look:
    """What one frame gave.

    Attributes:
        frame: Index of the frame.
        scene: Scene of the frame.
        sightings: What became certain with it.
        news: What changed about the calibration, one sentence each; mostly nothing.
    """

    frame: int
    scene: int
    sightings: tuple[Sighting, ...] = ()
    news: tuple[str, ...] = ()
