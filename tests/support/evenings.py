"""Sessions and sightings for tests: the demonstration's game, and what a camera would see of it."""

from collections.abc import Callable

from server.cli.demonstration import begin_demonstration
from server.desk import Desk, Scribe
from server.proposals.registry import PROPOSERS
from server.session import Session
from server.sessions import Sessions
from server.store.memory import MemoryLedger
from vision.eye_status import FrameReport
from vision.sightings import (
    ColourName,
    CreatureSeen,
    Estimate,
    Evidence,
    HandSpanSeen,
    ImpactSeen,
    LegCount,
    LimbCount,
    MissileSeen,
    Sighting,
    Struck,
)
from vision.sightings.doubt import Renaming


def demonstration() -> Session:
    """The demonstration's game in memory: Ada (orange) to be weighed in, Ben blue, Cleo green."""
    return begin_demonstration(Sessions(MemoryLedger()))


def desk(
    session: Session | None = None,
    scribe: Scribe | None = None,
    *,
    tell_eye: Callable[[Renaming], None] = lambda _: None,
) -> Desk:
    session = session or demonstration()
    return Desk(session, PROPOSERS[session.game.name], scribe, tell_eye=tell_eye)


def look(*sightings: Sighting, frame: int = 0, scene: int = 0) -> FrameReport:
    return FrameReport(frame, scene, sightings)


def hand(span_mm: float = 204.0, *, sigma: float = 1.5, frame: int = 100) -> HandSpanSeen:
    return HandSpanSeen(
        frame,
        frame / 60,
        "left",
        True,
        Estimate(span_mm, sigma),
        ((0.0, 0.0, 8.0), (span_mm, 0.0, 8.0)),
        evidence=Evidence((frame,), path_px=((10.0, 10.0), (20.0, 20.0))),
    )


def creature(
    volume_ml: float = 82.0,
    *,
    sigma: float = 4.0,
    legs: int = 4,
    limbs: int = 3,
    colour: ColourName = "orange",
    frame: int = 349,
) -> CreatureSeen:
    probabilities = tuple(0.95 if k == legs else 0.01 for k in range(6))
    return CreatureSeen(
        frame,
        frame / 60,
        1,
        colour,
        (45.0, -5.0),
        volume_ml=Estimate(volume_ml, sigma),
        legs=LegCount(legs, probabilities),
        limbs=LimbCount(limbs),
        reach_mm=Estimate(41.0, 3.0),
    )


def missiles(
    *volumes_ml: float, colour: ColourName = "orange", frame: int = 380
) -> tuple[MissileSeen, ...]:
    return tuple(
        MissileSeen(
            frame,
            frame / 60,
            (100.0 + 30 * n, -20.0),
            Estimate(20.0, 0.7),
            Estimate(volume, volume / 10),
            colour,
        )
        for n, volume in enumerate(volumes_ml)
    )


def throw(
    *struck: tuple[ColourName, float],
    none: float = 0.0,
    missile: ColourName | None = "blue",
    frame: int = 500,
) -> ImpactSeen:
    return ImpactSeen(
        frame,
        frame / 60,
        None,
        frame / 60 - 0.2,
        frame - 12,
        False,
        "creature" if struck else "none",
        tuple(Struck(n, (0.0, 0.0), p, colour) for n, (colour, p) in enumerate(struck, 1)),
        none,
        (frame - 13, frame - 12, frame - 11),
        missile,
        evidence=Evidence((frame - 12,)),
    )
