"""Merge specks of another colour with their creature, which may be marbled or shiny."""

from typing import Final

import cv2
import numpy as np

from vision.clay.pieces import ClayPiece

SPECK_SHARE: Final = 0.12
"""A patch of another clay belongs to the creature it touches if it is smaller than this share of
the creature's area."""


def without_specks(parts: list[ClayPiece]) -> list[ClayPiece]:
    """Merge the specks that touch the largest piece with it, and keep the other pieces."""
    if len(parts) < 2:
        return parts
    largest = max(parts, key=lambda part: part.area_px)
    specks = [p for p in parts if p.area_px < SPECK_SHARE * largest.area_px]
    joined = [largest]
    kept: list[ClayPiece] = []
    for part in parts:
        if part is largest:
            continue
        touching = any(part is s for s in specks) and _touch(largest, part)
        (joined if touching else kept).append(part)
    return [_as_one(joined), *kept]


def _touch(first: ClayPiece, second: ClayPiece) -> bool:
    """Whether two pieces are at most two pixels apart."""
    x0, y0 = (min(a, b) - 2 for a, b in zip(first.corner_xy, second.corner_xy, strict=True))
    shape = (
        max(p.corner_xy[1] + p.mask.shape[0] for p in (first, second)) - y0 + 2,
        max(p.corner_xy[0] + p.mask.shape[1] for p in (first, second)) - x0 + 2,
    )
    masks = []
    for piece in (first, second):
        mask = np.zeros(shape, dtype=np.uint8)
        x, y = piece.corner_xy[0] - x0, piece.corner_xy[1] - y0
        mask[y : y + piece.mask.shape[0], x : x + piece.mask.shape[1]] = piece.mask
        masks.append(mask)
    near = cv2.dilate(masks[0], np.ones((5, 5), np.uint8))
    return cv2.countNonZero(np.asarray(near & masks[1])) > 0


def _as_one(pieces: list[ClayPiece]) -> ClayPiece:
    """The union of several pieces, with the gaps between them closed."""
    x0 = min(p.corner_xy[0] for p in pieces)
    y0 = min(p.corner_xy[1] for p in pieces)
    width = max(p.corner_xy[0] + p.mask.shape[1] for p in pieces) - x0
    height = max(p.corner_xy[1] + p.mask.shape[0] for p in pieces) - y0
    mask = np.zeros((height, width), dtype=np.uint8)
    for piece in pieces:
        x, y = piece.corner_xy[0] - x0, piece.corner_xy[1] - y0
        mask[y : y + piece.mask.shape[0], x : x + piece.mask.shape[1]] |= piece.mask
    closed = cv2.morphologyEx(mask, cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8))
    return ClayPiece(np.asarray(closed, dtype=np.uint8), (x0, y0))
