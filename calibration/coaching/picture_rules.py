"""Rules about the picture itself: its light and its sharpness."""

from typing import Final

from calibration.coaching.advice import Advice, Grade, graded
from calibration.coaching.checked import Checked

REFERENCE_WIDTH_PX: Final = 1280
"""Longer side of the picture that the limits of blur refer to."""

VERY_DARK_PAPER, DARK_PAPER = 90.0, 140.0
"""Grey levels of 255 of white paper up to which the light is poor, and fair; in a well exposed
picture it is above 180."""

DARK_TABLE: Final = 75.0
"""Median grey level of 255 from which on a table is not dark, even if nothing white lies on it."""

BLOWN_PAPER, WASHED_INK = 251.0, 110.0
"""Grey levels of 255: white paper at the first or above is overexposed, and its black print above
the second is washed out. By trial."""

FAIR_BLOWN_SHARE: Final = 0.08
"""Share of the table that is stored as plain white, from which on the picture is fair."""

POOR_BLOWN_SHARE: Final = 0.3
"""Share of the table that is stored as plain white, from which on the picture is poor."""

FAIR_BLUR_PX: Final = 1.4
"""Blur, px of a picture `REFERENCE_WIDTH_PX` wide, from which on the picture is fair."""

POOR_BLUR_PX: Final = 2.2
"""Blur, px of a picture `REFERENCE_WIDTH_PX` wide, from which on the picture is poor."""

UNEVEN: Final = 0.5
"""Least brightness of the dimmest side, as a share of the opposite one; less is reported. By
trial."""

_SIDES: Final = {
    "left": "to the left",
    "right": "to the right",
    "far": "at the far side",
    "near": "at the near side",
}
"""Where to put a lamp, in words, by the dimmest side of the picture."""


def dark(checked: Checked) -> Advice | None:
    """Too little light."""
    light = checked.light
    level = light.bright if light.paper is None else light.paper
    grade = graded(-level, fair=-DARK_PAPER, poor=-VERY_DARK_PAPER)
    if light.paper is None and light.median >= DARK_TABLE:
        return None
    if grade == "good":
        return None
    what = "its brightest parts have" if light.paper is None else "white paper has"
    lamp = "put a lamp near the table"
    if light.dimmest_share < UNEVEN:
        lamp = f"put a lamp {_SIDES[light.dimmest]}"
    very = "dark" if grade == "poor" else "rather dark"
    return Advice(
        "light/dark",
        grade,
        f"The picture is {very} ({what} a brightness of {level:.0f} of 255): {lamp}, or raise the "
        "camera's exposure.",
    )


def blown(checked: Checked) -> Advice | None:
    """Too much light."""
    light = checked.light
    if light.paper is not None and light.paper >= BLOWN_PAPER:
        sentence = (
            "White paper is overexposed, and its black print shrinks: lower the camera's exposure, "
            "or turn the lamp away."
        )
        grade: Grade = "poor" if (light.ink or 0) > WASHED_INK else "fair"
        return Advice("light/overexposed", grade, sentence)
    grade = graded(light.blown_share, fair=FAIR_BLOWN_SHARE, poor=POOR_BLOWN_SHARE)
    if grade == "good":
        return None
    return Advice(
        "light/overexposed",
        grade,
        f"{light.blown_share * 100:.0f} % of the table is plain white: lower the camera's "
        "exposure, or "
        "turn the lamp away.",
    )


def blurred(checked: Checked) -> Advice | None:
    """Out of focus, or moved."""
    blur = checked.sharpness.blur_px
    # Limits apply at the reference width; small pictures are judged as they are.
    of_reference = blur * min(1.0, REFERENCE_WIDTH_PX / max(checked.size_wh))
    grade = graded(of_reference, fair=FAIR_BLUR_PX, poor=POOR_BLUR_PX)
    if grade == "good":
        return None
    about = "" if checked.sharpness.measured_on == "boards" else "about "
    return Advice(
        "blur/blurred",
        grade,
        f"The picture is blurred (edges are smeared by {about}{blur:.1f} px): focus the camera on "
        "the table, wipe its lens, and let nothing shake it.",
    )


def glaring(checked: Checked) -> Advice | None:
    """A lamp is reflected."""
    if not checked.light.glare:
        return None
    x, y = checked.light.glare[0].at_px
    return Advice(
        "light/glare",
        "fair",
        f"A lamp is reflected by the table {_place(x, y, checked.size_wh)}: move the lamp or the "
        "camera, or put a matt cloth on the table.",
    )


def uneven(checked: Checked) -> Advice | None:
    """One side is dim."""
    light = checked.light
    if light.dimmest_share >= UNEVEN or dark(checked) is not None:
        return None
    return Advice(
        "light/uneven",
        "fair",
        f"One side of the table has {light.dimmest_share * 100:.0f} % of the other's brightness: "
        "put a "
        f"lamp {_SIDES[light.dimmest]}.",
    )


def _place(x: float, y: float, size_wh: tuple[int, int]) -> str:
    """Where in the picture, in words."""
    across = ("on the left", "in the middle", "on the right")[min(2, int(3 * x / size_wh[0]))]
    down = ("far away", "", "near the camera")[min(2, int(3 * y / size_wh[1]))]
    return f"{across}, {down}" if down else across
