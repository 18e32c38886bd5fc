"""`tableref weigh-in` without a turn card: pictures from above and from the side with a coin."""

import math
from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean

from calibration.arrays import Image
from calibration.model.printed import Boards
from engine.plain import JsonObject
from server.capture.footage import Pictures
from server.capture.opening import open_source
from server.cli.exits import NotMeasured, Unusable, progress
from vision.portions.weigh import PortionRefused, PortionSeen, weigh_portion
from vision.sightings import Estimate
from vision.sightings.document import fields_of

# Two pairs of pictures share what one thing's shape does to the measurement: so much stays.
SHARED_SIGMA = 0.7


def are_coins_alone(boards: Boards) -> bool:
    """Whether a boards file names discs and nothing that tells where the camera is."""
    return bool(boards.discs) and not (boards.charuco or boards.markers or boards.moving)


def weigh_pictures(sources: Sequence[str], boards: Boards) -> JsonObject:
    """What `tableref weigh-in` prints of pictures: from above, from the side, and so on by pairs.

    Raises:
        CalibrationFailed: A picture does not show its coin.
        NotMeasured: The thing cannot be measured.
    """
    pictures = [picture for source in sources for picture in _pictures(source)]
    try:
        if len(pictures) < 2 or len(pictures) % 2:
            raise PortionRefused("portion/two_pictures")
        pairs = zip(pictures[::2], pictures[1::2], strict=True)
        seen = _together([weigh_portion(above, beside, boards.discs) for above, beside in pairs])
    except PortionRefused as refused:
        raise NotMeasured(refused.cause, refused.mend) from refused
    creature = fields_of(seen)
    del creature["evidence"]
    return {
        "creature": {"kind": seen.kind, **creature},
        "missiles": [],
        "views_used": len(pictures),
        "views_left_out": 0,
    }


def _pictures(source: str) -> list[Image]:
    opened = open_source(source)
    if not isinstance(opened, Pictures):
        raise Unusable(
            f"{source} is no picture; with a coin alone name one from above and one from the side."
        )
    pictures = [frame.bgr for frame in opened.frames()]
    opened.close()
    progress(f"{opened.name}: {len(pictures)} pictures")
    return pictures


def _together(seen: Sequence[PortionSeen]) -> PortionSeen:
    """One thing from several pairs of pictures."""
    return replace(
        seen[0],
        volume_ml=_mean([one.volume_ml for one in seen]),
        height_mm=_mean([one.height_mm for one in seen]),
        width_mm=_mean([one.width_mm for one in seen]),
        flags=tuple(dict.fromkeys(flag for one in seen for flag in one.flags)),
    )


def _mean(estimates: Sequence[Estimate]) -> Estimate:
    value = fmean(one.value for one in estimates)
    sigma = fmean(one.sigma for one in estimates)
    own = (1 - SHARED_SIGMA**2) / len(estimates)
    return Estimate(value, sigma * math.sqrt(SHARED_SIGMA**2 + own))
