"""Report pieces and cards when they first come to rest, and again whenever that changes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Final, Literal, TypeAlias

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Image
from calibration.detect.boards import grey_of
from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from vision.foreground import Glance, differing
from vision.registered import Registered
from vision.sightings import Evidence, LayoutSeen, PointMm, PointPx, Sighting, SpaceSeen, TokenSeen
from vision.tokens.covering import CalmedPicture, PieceAppearance, is_gone, place_of, remembered
from vision.tokens.find import TokenFound, find_tokens
from vision.tokens.layout import (
    LaidCard,
    alike,
    card_below,
    card_of,
    is_location,
    locations,
    meetings,
    placed_card,
)
from vision.tokens.spaces import BoardsOfPlay

Key: TypeAlias = tuple[int, int]
"""A marker's number, and the copy number among several with it, from 0."""


@dataclass(frozen=True, slots=True)
class TokenTuning:
    """When to look at pieces, and which changes are reported.

    By trial on the shared clips and on drawn boards; guarded by
    tests/vision/tokens/test_observer.py.
    """

    near_mm: float = 60.0
    """Largest distance from its earlier place at which one of several pieces with one number is the
    same."""

    still_s: float = 0.25
    """Seconds without motion before the table is looked at."""

    changed_px: int = 30
    """Number of pixels of a glance that must differ from the last look: the smallest piece covers
    more."""

    moved_mm: float = 2.5
    """Distance from its last place above which a piece has moved."""

    turned_deg: float = 5.0
    """Rotation from its last heading above which a piece has moved."""

    sure_of_space: float = 0.9
    """Probability from which on a piece is certainly on another space than before."""


TUNING: Final = TokenTuning()


def copies(
    found: Sequence[TokenFound], before: Mapping[Key, PointMm]
) -> list[tuple[Key, TokenFound]]:
    """Each piece with its key: as before if one with its number was nearby, otherwise a free one.

    If there is only one with a number now and before, it is the same piece wherever it is.
    """
    keyed: list[tuple[Key, TokenFound]] = []
    for number in dict.fromkeys(one.number for one in found):
        alike = [one for one in found if one.number == number]
        earlier = {copy: at for (other, copy), at in before.items() if other == number}
        keyed += [((number, copy), one) for copy, one in _with_copy_numbers(alike, earlier)]
    return keyed


def _with_copy_numbers(
    alike: Sequence[TokenFound], earlier: Mapping[int, PointMm]
) -> list[tuple[int, TokenFound]]:
    if len(alike) == 1 and len(earlier) <= 1:
        return [(next(iter(earlier), 0), alike[0])]
    taken = _nearest_copies(alike, earlier)
    free = (copy for copy in count() if copy not in earlier)
    return [(taken[n] if n in taken else next(free), one) for n, one in enumerate(alike)]


def _nearest_copies(alike: Sequence[TokenFound], earlier: Mapping[int, PointMm]) -> dict[int, int]:
    """Match pieces (by index) to earlier copy numbers, nearest pairs first."""
    pairs = sorted(
        (float(np.hypot(*(one.at_mm - np.array(at)))), place, copy)
        for place, one in enumerate(alike)
        for copy, at in earlier.items()
    )
    taken: dict[int, int] = {}
    for apart_mm, place, copy in pairs:
        if apart_mm < TUNING.near_mm and place not in taken and copy not in taken.values():
            taken[place] = copy
    return taken


@dataclass(frozen=True, slots=True, eq=False)
class _TrackedPiece:
    """A piece on the table: its last report, and how its place looked.

    `places` are several appearances of one place, newest last.
    """

    seen: TokenSeen
    places: tuple[PieceAppearance, ...]


class TokenObserver:
    """Looks at the markers of pieces and cards when all is still and something has changed."""

    def __init__(self, calibration: Calibration, boards: Boards) -> None:
        self._calibration = calibration
        self._boards = boards
        self._boards_of_play = BoardsOfPlay(boards, calibration)
        self._last_look: npt.NDArray[np.uint8] | None = None
        self._pieces: dict[tuple[int, int], _TrackedPiece] = {}
        self._locations: dict[int, LaidCard] = {}
        self._layout: LayoutSeen | None = None

    @property
    def lying(self) -> tuple[TokenSeen, ...]:
        """All known pieces on the table, by number and copy."""
        return tuple(self._pieces[key].seen for key in sorted(self._pieces))

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """Look if everything is still and differs from the last look."""
        if self._last_look is not None and glance.still_for_s < TUNING.still_s:
            return ()
        if not self._differs(glance.calm):
            return ()
        self._last_look = glance.calm
        return self.look(frame)

    def finish(self) -> tuple[Sighting, ...]:
        """Nothing: everything has been reported."""
        return ()

    def resting(self) -> bool:
        """True: nothing is followed from frame to frame."""
        return True

    def look(self, frame: Frame) -> tuple[Sighting, ...]:
        """Look now; returns what is new."""
        grey = grey_of(frame.bgr)
        self._boards_of_play.look(grey)
        found = find_tokens(grey, self._boards, self._calibration)
        before = {key: piece.seen.at_mm for key, piece in self._pieces.items()}
        numbered = copies(found, before)
        self._locations |= {card.number: card for card in locations(found)}
        sight = CalmedPicture.of(frame.bgr)
        places = {key: place_of(sight, one, self._calibration) for key, one in numbered}
        now = {key: self._seen(one, key, frame) for key, one in numbered}
        around = [*(piece.places[-1] for piece in self._pieces.values()), *places.values()]
        missing = {
            key: self._report_of_unread(piece, sight, around, frame)
            for key, piece in self._pieces.items()
            if key not in now
        }
        news = [seen for key, seen in {**now, **missing}.items() if self._is_news(key, seen)]
        kept = {
            key: _TrackedPiece(seen, self._pieces[key].places)
            for key, seen in missing.items()
            if seen.state == "covered"
        }
        read = {key: self._update_read(key, now[key], places[key]) for key, _ in numbered}
        self._pieces = {**kept, **read}
        return (*sorted(news, key=lambda one: (one.id, one.copy)), *self._changed_layout(frame))

    def _differs(self, calm: Image) -> bool:
        if self._last_look is None or self._last_look.shape != calm.shape:
            return True
        return cv2.countNonZero(differing(calm, self._last_look)) > TUNING.changed_px

    def _seen(self, found: TokenFound, key: tuple[int, int], frame: Frame) -> TokenSeen:
        return TokenSeen(
            frame=frame.index,
            t_s=frame.t_s,
            id=found.number,
            at_mm=(float(found.at_mm[0]), float(found.at_mm[1])),
            heading_deg=found.heading_deg,
            name=found.name,
            copy=key[1],
            sigma_mm=found.sigma_mm,
            heading_sigma_deg=found.heading_sigma_deg,
            space=self._space_of(found),
            evidence=Evidence((frame.index,), outline_px=_polygon(found.corners_px)),
        )

    def _space_of(self, found: TokenFound) -> SpaceSeen | None:
        """The space below a piece: of a board, or the card of a layout that a card lies on."""
        space = self._boards_of_play.space_of(found.at_mm, found.sigma_mm, found.heading_deg)
        card = None if space or is_location(found.name) else card_of(found)
        if card is None:
            return space
        laid = tuple(self._locations.values())
        return card_below(card.middle_mm, card.sigma_mm, card.heading_deg, laid)

    def _report_of_unread(
        self,
        piece: _TrackedPiece,
        sight: CalmedPicture,
        around: Sequence[PieceAppearance],
        frame: Frame,
    ) -> TokenSeen:
        """The report of a piece that was there and is not read now: covered, or gone."""
        own = piece.places[-1]
        others = [place for place in around if place is not own]
        gone = any(is_gone(place, sight, others) for place in piece.places)
        state: Literal["covered", "gone"] = "gone" if gone else "covered"
        return replace(piece.seen, frame=frame.index, t_s=frame.t_s, state=state)

    def _is_news(self, key: tuple[int, int], seen: TokenSeen) -> bool:
        before = self._pieces.get(key)
        if before is None or before.seen.state != seen.state:
            return True
        return self._moved(before.seen, seen) or self._on_another_space(before.seen, seen)

    def _on_another_space(self, before: TokenSeen, now: TokenSeen) -> bool:
        """Whether a piece certainly is on another space; on the line between two, noise decides."""
        sure = now.space is None or now.space.probability >= TUNING.sure_of_space
        return sure and _space(before) != _space(now)

    def _moved(self, before: TokenSeen, now: TokenSeen) -> bool:
        apart = np.hypot(now.at_mm[0] - before.at_mm[0], now.at_mm[1] - before.at_mm[1])
        turned = (now.heading_deg - before.heading_deg + 180) % 360 - 180
        return bool(apart > TUNING.moved_mm or abs(turned) > TUNING.turned_deg)

    def _update_read(
        self, key: tuple[int, int], seen: TokenSeen, place: PieceAppearance
    ) -> _TrackedPiece:
        """Update a piece that was read, compared with its last report to notice slow motion."""
        before = self._pieces.get(key)
        if before is None or self._moved(before.seen, seen):
            return _TrackedPiece(seen, (place,))
        reported = seen if self._is_news(key, seen) else before.seen
        return _TrackedPiece(reported, remembered(before.places, place))

    def _changed_layout(self, frame: Frame) -> tuple[LayoutSeen, ...]:
        """The layout of cards, if it has changed; covered cards keep their places."""
        there = {key[0] for key in self._pieces}
        self._locations = {n: card for n, card in sorted(self._locations.items()) if n in there}
        cards = tuple(self._locations.values())
        now = LayoutSeen(
            frame.index, frame.t_s, tuple(placed_card(c) for c in cards), meetings(cards)
        )
        if alike(self._layout, now):
            return ()
        self._layout = now
        return (now,)


def _space(seen: TokenSeen) -> tuple[str, int, int] | None:
    space = seen.space
    return None if space is None else (space.board, space.column, space.row)


def _polygon(corners_px: Floats) -> tuple[PointPx, ...]:
    return tuple((float(x), float(y)) for x, y in corners_px)


REGISTERED: Final = Registered(
    "tokens",
    frozenset({"token", "layout"}),
    lambda around: TokenObserver(around.table, around.boards),
    in_games=lambda boards: bool(boards.tokens),
)
