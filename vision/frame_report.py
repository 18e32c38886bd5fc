"""What one frame gave: passed from the eye to the desk, and kept in recordings."""

from dataclasses import dataclass

from vision.sightings import Revised, Sighting


@dataclass(frozen=True, slots=True)
class FrameReport:
    """What one frame gave.

    Attributes:
        frame: Index of the frame.
        scene: Scene of the frame.
        sightings: What became certain with it.
        news: What happened to camera and boards, one sentence each; mostly nothing.
        refused: What was seen but could not be measured, and what mends it.
        revised: Earlier sightings that were checked again with it; mostly none.
        renamed: How many of the referee's words on who is who were taken before it.
    """

    frame: int
    scene: int
    sightings: tuple[Sighting, ...] = ()
    news: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    revised: tuple[Revised, ...] = ()
    renamed: int = 0
