"""The closed list of causes for which a calibration fails, each with what would fix it."""

from typing import Final

CAUSES: Final[dict[str, str]] = {
    "picture/unusable": "give an 8-bit colour picture of at least 64 by 48 pixels",
    "picture/too_large": "shrink the picture to at most 12000 pixels in width and height",
    "picture/too_dark": "switch on a light or open the camera's exposure, then take it again",
    "picture/too_bright": "lower the camera's exposure or turn the lamp away, then take it again",
    "picture/too_blurred": "focus the camera on the table and hold it still, then take it again",
    "picture/sizes_differ": "give pictures of one camera at one size",
    "board/none_described": "describe a charuco, aruco, disc or scale in the boards file",
    "board/not_found": "lay the printed sheet in view, whole, flat and well lit",
    "board/mirrored": "switch the camera's mirror image off, or print the sheet unmirrored",
    "board/wrong_dictionary": "name the dictionary that the sheet was printed with",
    "board/too_small": "move the camera nearer, or raise its resolution, or print the sheet larger",
    "board/wrong_scale": "measure the check ruler and write the true sizes into the boards file",
    "board/moved": "lay the boards back where the boards file says, or measure their places again",
    "disc/not_found": "lay the coin flat, whole and well lit on a plain part of the table, apart",
    "disc/ambiguous": "leave only the discs of the boards file in view, and lay them apart",
    "disc/contradiction": "write the true diameters into the boards file, and lay the discs flat",
    "camera/does_not_fit": "use the camera file of this very camera, zoom and resolution",
    "camera/not_above_table": "check table_from_board: the camera must look down on the table",
}
"""Each cause with the sentence that says what to do if nothing more specific is known."""


class CalibrationFailed(Exception):
    """Raised if a picture was read, but no calibration can be made from it.

    Attributes:
        cause: One of `CAUSES`.
        mend: One sentence that says what to do.
        detail: One clause that says what was measured; empty if there is nothing to say.
    """

    def __init__(self, cause: str, *, detail: str = "", mend: str = "") -> None:
        if cause not in CAUSES:
            raise ValueError(f"{cause!r} is not in the closed list of causes")
        self.cause = cause
        self.detail = detail
        self.mend = mend or CAUSES[cause]
        super().__init__(f"{cause}: {detail + '; ' if detail else ''}{self.mend}")
