"""Pieces with printed markers: their place, their space, and their heading."""

from collections.abc import Iterator

from tests.accuracy.samples import Answer, Figure, Measurement
from tests.support import drawn_boards
from tests.vision.tokens.test_find import Laid, Scene, scene
from vision.tokens.find import TokenFound
from vision.tokens.spaces import BoardsOfPlay

SCENES = 24


def measure() -> tuple[Measurement, ...]:
    """Pieces on drawn grids."""
    spaces: list[Answer] = []
    places: list[Figure] = []
    headings: list[Figure] = []
    for item, drawn, laid in _laid():
        found = drawn.found.get(laid.number)
        spaces.append(_space(item, drawn, laid, found))
        if found is None:
            continue
        for axis, off in zip("xy", found.at_mm - laid.at_mm, strict=True):
            places.append(Figure(f"{item} {axis}", float(off), found.sigma_mm))
        turned = (found.heading_deg - laid.heading_deg + 180) % 360 - 180
        headings.append(Figure(item, float(turned), found.heading_sigma_deg))
    how = (
        f"{SCENES} drawn pictures of the printed 6 x 6 grid with eight pieces each, from 40 to 85 "
        "degrees above, 1280 x 720 px."
    )
    return (
        Measurement(
            "token-spaces", "Pieces: on which space", "rendered", "",
            f"{how} Right: found, and reported on its space.", tuple(spaces),
        ),
        Measurement(
            "token-places", "Pieces: coordinates", "rendered", "mm",
            f"{how} x and y separately.", tuple(places),
        ),
        Measurement(
            "token-headings", "Pieces: headings", "rendered", "degrees", how, tuple(headings)
        ),
    )  # fmt: skip


def _laid() -> Iterator[tuple[str, Scene, Laid]]:
    for seed in range(SCENES):
        drawn = scene(seed)
        for laid in drawn.laid:
            yield f"grid {seed} piece {laid.number}", drawn, laid


def _space(item: str, drawn: Scene, laid: Laid, found: TokenFound | None) -> Answer:
    if found is None:
        return Answer(item, right=False, note="not found")
    board = BoardsOfPlay(drawn_boards.boards("grid", "tokens"), drawn.calibration)
    space = board.space_of(found.at_mm, found.sigma_mm, found.heading_deg)
    if space is None:
        return Answer(item, right=False, note="on no space")
    told = (space.column, space.row)
    return Answer(item, told == laid.space, space.probability, f"{told}, true {laid.space}")
