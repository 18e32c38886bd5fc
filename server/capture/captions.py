"""Draws sightings into pictures; captions are written last, in the reader's language."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import TypeAlias

import numpy as np

from calibration.arrays import Image
from vision.overlay import Box, anchor_of, caption, line
from vision.sightings import Sighting
from vision.sightings.annotation import Bgr

Words: TypeAlias = Callable[[str], str]
"""Turns an English caption into ASCII text in the reader's language."""


def in_english(text: str) -> str:
    """The caption as it is."""
    return text


@dataclass(frozen=True, slots=True)
class Caption:
    """A caption that is not yet written.

    Attributes:
        text: In English.
        at_px: The pixel above which it goes.
        colour: Of the text, BGR.
    """

    text: str
    at_px: tuple[int, int]
    colour: Bgr


@dataclass(frozen=True, slots=True)
class CutOut:
    """Which part of a whole picture a cut-out is: captions keep the whole picture's letter size.

    Attributes:
        whole_wh: Size of the whole picture in pixels, at the scale of the cut-out.
        corner_px: Top left corner of the cut-out in the whole picture.
        caption: What is written on it, placed in the whole picture.
    """

    whole_wh: tuple[int, int]
    corner_px: tuple[int, int]
    caption: Caption

    def write(self, picture: Image, words: Words) -> Image:
        """The cut-out with its caption."""
        (width, height), (left, top) = self.whole_wh, self.corner_px
        whole = np.zeros((height, width, 3), np.uint8)
        place = np.s_[top : top + picture.shape[0], left : left + picture.shape[1]]
        whole[place] = picture
        write_captions(whole, (self.caption,), words)
        return whole[place].copy()


def cut_out_json(cut_out: CutOut) -> dict[str, object]:
    """A cut-out as JSON, flat."""
    written = asdict(cut_out.caption)
    return {"whole_wh": cut_out.whole_wh, "corner_px": cut_out.corner_px, **written}


def read_cut_out(told: Mapping[str, object]) -> CutOut:
    """Parse a stored cut-out.

    Raises:
        KeyError, TypeError, ValueError: It is not a valid cut-out.
    """
    width, height = _whole_numbers(told["whole_wh"])
    left, top = _whole_numbers(told["corner_px"])
    x, y = _whole_numbers(told["at_px"])
    blue, green, red = _whole_numbers(told["colour"])
    caption = Caption(str(told["text"]), (x, y), (blue, green, red))
    return CutOut((width, height), (left, top), caption)


def _whole_numbers(told: object) -> list[int]:
    if not isinstance(told, list):
        raise TypeError(f"these are whole numbers, but got {told!r}")
    return [int(one) for one in told]


def drawn(
    bgr: Image, sightings: Sequence[Sighting], *, scale: float = 1.0, words: Words = in_english
) -> Image:
    """Draw sightings into a copy of a picture.

    Args:
        bgr: Pixels, (h, w, 3) uint8; not changed.
        sightings: What to draw; evidence is in pixels of the original frame.
        scale: Pixels of `bgr` per pixel of the original frame.
        words: Translate the captions.

    Returns:
        A new picture of the same shape.
    """
    picture = np.array(bgr, dtype=np.uint8)
    draw_lines(picture, sightings, scale=scale)
    write_captions(picture, captions_of(sightings, scale=scale), words)
    return picture


def draw_lines(picture: Image, sightings: Iterable[Sighting], *, scale: float = 1.0) -> None:
    """Draw the outlines and paths of sightings into a picture, in place.

    Args:
        picture: Pixels, (h, w, 3) uint8.
        sightings: What to draw; evidence is in pixels of the original frame.
        scale: Pixels of `picture` per pixel of the original frame.
    """
    for shown in (one.annotation() for one in sightings):
        for outline_px in shown.outlines_px:
            line(picture, outline_px, shown.pen_bgr, scale=scale, closed=True)
        for path_px in shown.paths_px:
            line(picture, path_px, shown.pen_bgr, scale=scale, closed=False)


def captions_of(sightings: Iterable[Sighting], *, scale: float = 1.0) -> tuple[Caption, ...]:
    """The captions of those sightings that have a place in the picture; `scale` as above."""
    shown = ((one.label(), one.annotation()) for one in sightings)
    placed = ((text, anchor_of(one.worded_px, scale), one.pen_bgr) for text, one in shown)
    return tuple(Caption(text, at, colour) for text, at, colour in placed if at is not None)


def write_captions(picture: Image, captions: Iterable[Caption], words: Words) -> None:
    """Write captions into a picture, in place, clear of each other if possible."""
    taken: list[Box] = []
    for one in captions:
        taken.append(caption(picture, words(one.text), one.at_px, one.colour, taken))
