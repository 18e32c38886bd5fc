"""`tableref weigh-in` without a turn card: pictures from above and from the side with a coin."""

from collections.abc import Sequence

from calibration.arrays import Image
from calibration.model.printed import Boards
from engine.plain import JsonObject
from engine.wording import counted
from server.capture.footage import Pictures
from server.capture.opening import open_source
from server.cli.exits import NotMeasured, Unusable, progress
from vision.portions.refusal import PortionRefused
from vision.portions.weigh import together, weigh_portion
from vision.sightings.document import fields_of


def are_coins_alone(boards: Boards) -> bool:
    """Whether a boards file has only discs, and so nothing that gives the camera's pose."""
    return bool(boards.discs) and not (boards.charuco or boards.markers or boards.moving)


def weigh_pictures(sources: Sequence[str], boards: Boards) -> JsonObject:
    """The output of `tableref weigh-in` for pairs of pictures, from above and from the side.

    Raises:
        CalibrationFailed: A picture does not show its coin.
        NotMeasured: The portion cannot be measured.
    """
    pictures = [picture for source in sources for picture in _pictures(source)]
    try:
        if len(pictures) < 2 or len(pictures) % 2:
            raise PortionRefused("portion/two_pictures")
        pairs = zip(pictures[::2], pictures[1::2], strict=True)
        seen = together([weigh_portion(above, beside, boards.discs) for above, beside in pairs])
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
            f"{source} is not a picture; with a coin alone name one from above and one "
            "from the side."
        )
    pictures = [frame.bgr for frame in opened.frames()]
    opened.close()
    progress(f"{opened.name}: {counted(len(pictures), 'picture')}")
    return pictures
