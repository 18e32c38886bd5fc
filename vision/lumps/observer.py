"""Missiles at rest: lumps of clay on the table, how large each is, how many dice it throws."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Image, Mask
from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from vision.background_work import BackgroundWork, Later
from vision.doubt.worth import honest
from vision.foreground import Glance
from vision.look.look import Kind, Looker, PixelKinds
from vision.lumps.drawn_clay import with_clay
from vision.lumps.own_clay import OwnClay, own_places, shares_of
from vision.lumps.patches import SURELY_CLAY
from vision.lumps.search_area import ArmOverTable, clear_of, covered
from vision.lumps.sites import Site, sites
from vision.lumps.size import unsure
from vision.lumps.taken_apart import Heap, Lump, accepted, explained, heaps_in
from vision.registered import Registered, is_table
from vision.sightings import ColourName, Evidence, MissileSeen, PointPx, Sighting


@dataclass(frozen=True, slots=True)
class MissileTuning:
    """When missiles are measured, and what is news.

    Guarded by tests/vision/lumps/test_observer.py.
    """

    most_frames: int = 9
    """Pictures of one heap that are put together."""

    dark_sigma_rel: float = 0.4
    """Sigma of the volume of what only its darkness tells from the table: black clay on black
    cloth. By trial."""

    drawn_sigma_rel: float = 0.2
    """The same of what a network drew: eight piles of 8 to 40 ml, all drawn so, were told 17 % too
    large in the median, and twelve brown missiles by 45 %."""

    least_of_drawn: float = 0.6
    """Area that colours tell of what a network draws, below which they missed clay: gloss, a
    dark side. Where both see all of it, colours are the closer ones. By trial on 29 piles."""

    still_s: float = 0.3
    """Seconds for which nothing moves before missiles are measured."""

    moved_mm: float = 5.0
    """Where a lump lies elsewhere by more than this, something changed."""


TUNING: Final = MissileTuning()


def weigh_missiles(
    frames: Iterable[Frame],
    calibration: Calibration,
    boards: Boards,
    empty: Image | None = None,
    *,
    colour: ColourName | None = None,
    looker: Looker | None = None,
) -> tuple[MissileSeen, ...]:
    """The missiles that lie on the table.

    Args:
        frames: Pictures of the same missiles at rest; several are averaged.
        calibration: Camera and table.
        boards: What lies printed on the table: no missile is looked for on it.
        empty: The table without them, where there is such a picture.
        colour: The colour of their player's clay, where known: others are left out then.
        looker: Tells clay from ground, where there is a picture of the empty table.
    """
    lying = what_lies(frames, calibration, boards, empty, looker)
    return () if lying is None else lying.missiles(colour)


def what_lies(
    frames: Iterable[Frame],
    calibration: Calibration,
    boards: Boards,
    empty: Image | None = None,
    looker: Looker | None = None,
) -> "LumpsFound | None":
    """What lies on the table, before it is known whose missiles are wanted; None without a frame.

    Args as of `weigh_missiles`.
    """
    shown = list(frames)[: TUNING.most_frames]
    if not shown:
        return None
    bgr = _calm([frame.bgr for frame in shown])
    known = empty if empty is not None and empty.shape == bgr.shape else None
    hidden = covered(bgr, calibration, boards)
    look = None
    if looker is not None and known is not None:
        look = looker.look(bgr, known).with_news_alone(bgr, known)
    share = None if look is None else look.share(Kind.CLAY)
    places = tuple(sites(bgr, hidden, known, None if look is None else look.mask(Kind.CLAY)))
    heaps = heaps_in(bgr, places, calibration, clay=share)
    if share is not None and known is not None:
        told = accepted(heaps, None)
        drawn = [with_clay(place, bgr, known, share) for place in places]
        drawn = [place for place in drawn if _missed(place, told)]
        others = [one for one in heaps if not any(_lies_in(one, place) for place in drawn)]
        heaps = [*others, *heaps_in(bgr, drawn, calibration, clay=share)]
    return LumpsFound(bgr, shown[-1], calibration, hidden, places, tuple(heaps), {}, look)


def _missed(place: Site, told: Sequence[Heap]) -> bool:
    """Whether clay was drawn at a place of which colours told nothing, or much less."""
    if place.clay is None:
        return False
    there = [heap.patch.clay for heap in told if _lies_in(heap, place)]
    area = sum(int(np.count_nonzero(clay > SURELY_CLAY)) for clay in there)
    return area < TUNING.least_of_drawn * int(np.count_nonzero(place.clay))


@dataclass(frozen=True, slots=True, eq=False)
class LumpsFound:
    """What lies on the table, in one picture.

    Attributes:
        bgr: (h, w, 3) uint8, the picture.
        frame: Its number and time are told.
        calibration: Camera and table.
        hidden: (h, w) uint8, 255 where no missile is looked for.
        places: Where something lies.
        heaps: What lies there, missile or not.
        lumps: The lumps of those heaps that were already taken apart with care, by their number.
        look: What a look beside the empty table told; None where nobody looked.
    """

    bgr: Image
    frame: Frame
    calibration: Calibration
    hidden: Mask
    places: tuple[Site, ...]
    heaps: tuple[Heap, ...]
    lumps: Mapping[int, tuple[Lump, ...]]
    look: PixelKinds | None = None

    def ahead(self) -> "LumpsFound":
        """The same, with the slowest step already done for missiles of any colour."""
        kept = accepted(self.heaps, None)
        lumps = {
            number: explained(heap, self.calibration)
            for number, heap in enumerate(self.heaps)
            if any(heap is one for one in kept)
        }
        return replace(self, lumps=lumps)

    def missiles(
        self, colour: ColourName | None = None, own: OwnClay | None = None
    ) -> tuple[MissileSeen, ...]:
        """The missiles of a colour, where there are any; else all of them.

        Where none of that colour was told, what the creature's own clay looks like tells more.
        """
        kept = accepted(self.heaps, colour)
        if not any(colour in (None, heap.colour) for heap in kept):
            told = self._of_own_clay(own)
            if told:
                return told
            elsewhere = [s for s in self.places if not any(_lies_in(heap, s) for heap in kept)]
            dark = heaps_in(self.bgr, elsewhere, self.calibration, dark=True)
            kept = [*kept, *accepted(dark, colour)]
        named = [heap for heap in kept if colour in (None, heap.colour)]
        return tuple(
            _seen(heap, lump, self.frame) for heap in named or kept for lump in self._lumps(heap)
        )

    def _of_own_clay(self, own: OwnClay | None) -> tuple[MissileSeen, ...]:
        if own is None or not own.is_view_of(self.bgr, self.calibration):
            return ()
        places = own_places(self.bgr, self.hidden, own)
        share = shares_of(places, self.hidden.shape[:2])
        heaps = heaps_in(self.bgr, places, self.calibration, clay=share)
        found = [(heap, lump) for heap in heaps for lump in self._lumps(heap)]
        # More clay than the creature itself: a print in the clay's colours, not what was left over.
        if sum(lump.size.volume_ml.value for _, lump in found) > own.creature_ml:
            return ()
        return tuple(_seen(heap, lump, self.frame) for heap, lump in found)

    def _lumps(self, heap: Heap) -> tuple[Lump, ...]:
        for number, lumps in self.lumps.items():
            if self.heaps[number] is heap:
                return lumps
        return explained(heap, self.calibration)


def _lies_in(heap: Heap, site: Site) -> bool:
    rows, columns = site.box
    return heap.patch.corner_px == (columns.start, rows.start)


class MissileObserver:
    """Tells the missiles that lie on the table once all is still, and again when they changed.

    Weighing takes seconds. Where something fast may happen meanwhile it runs in the background,
    and its result is told somewhat later.
    """

    def __init__(
        self,
        calibration: Calibration,
        boards: Boards,
        *,
        colour: ColourName | None = None,
        background: BackgroundWork | None = None,
    ) -> None:
        """Watch with a calibrated camera; `colour` leaves other clays out."""
        self._calibration = calibration
        self._boards = boards
        self._colour = colour
        self._later = Later[tuple[MissileSeen, ...]](background)
        self._arms = ArmOverTable()
        self._told: tuple[MissileSeen, ...] = ()
        self._looked = False
        self._last: Frame | None = None

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """What lies on the table, once nothing moves any more."""
        self._last = frame
        if glance.still_for_s <= 0:
            self._looked = False
        news = self._news(self._later.outcome(frame.t_s))
        if self._later.pending or self._looked or glance.still_for_s < TUNING.still_s:
            return news
        self._looked = True
        arm = self._arms.look(glance, frame.t_s)
        return (*news, *self._weigh(frame, arm, glance.scale))

    def finish(self) -> tuple[Sighting, ...]:
        """What lies there in the end: a single picture never held still."""
        news = self._news(self._later.outcome())
        if self._last is None or self._looked:
            return news
        return (*news, *self._weigh(self._last), *self._news(self._later.outcome()))

    def _weigh(
        self, frame: Frame, arm: Mask | None = None, scale: float = 1.0
    ) -> tuple[Sighting, ...]:
        def work() -> tuple[MissileSeen, ...]:
            found = weigh_missiles([frame], self._calibration, self._boards, colour=self._colour)
            return found if arm is None else clear_of(arm, found, scale)

        return self._news(self._later.begin(frame.t_s, work))

    def _news(self, found: tuple[MissileSeen, ...] | None) -> tuple[Sighting, ...]:
        if found is None or _same(found, self._told):
            return ()
        self._told = found
        return found


def _same(one: tuple[MissileSeen, ...], other: tuple[MissileSeen, ...]) -> bool:
    if len(one) != len(other):
        return False
    left = [m.at_mm for m in other]
    for missile in one:
        apart = [float(np.hypot(missile.at_mm[0] - x, missile.at_mm[1] - y)) for x, y in left]
        if min(apart) > TUNING.moved_mm:
            return False
        left.pop(int(np.argmin(apart)))
    return True


def _calm(pictures: list[Image]) -> Image:
    same = [p for p in pictures if p.shape == pictures[-1].shape]
    if len(same) == 1:
        return same[0]
    return np.asarray(np.round(np.median(np.stack(same), axis=0)), dtype=np.uint8)


def _seen(heap: Heap, lump: Lump, frame: Frame) -> MissileSeen:
    size = unsure(lump.size, _sigma_rel(heap))
    return MissileSeen(
        frame=frame.index,
        t_s=frame.t_s,
        at_mm=(round(size.at_mm[0], 2), round(size.at_mm[1], 2)),
        diameter_mm=size.diameter_mm,
        volume_ml=honest("missile volume", size.volume_ml.value, size.volume_ml.sigma),
        colour=heap.colour,
        hidden=round(lump.hidden, 2),
        evidence=Evidence((frame.index,), _outline_px(lump.mask, heap.patch.corner_px)),
    )


def _sigma_rel(heap: Heap) -> float:
    """By how much of its volume a lump is less sure than its outline tells."""
    if heap.dark:
        return TUNING.dark_sigma_rel
    return TUNING.drawn_sigma_rel if heap.patch.drawn else 0.0


def _outline_px(mask: npt.NDArray[np.bool_], corner_px: tuple[int, int]) -> tuple[PointPx, ...]:
    contours, _ = cv2.findContours(mask.astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    simple = cv2.approxPolyDP(max(contours, key=len), 0.6, closed=True).reshape(-1, 2)
    return tuple((float(x + corner_px[0]), float(y + corner_px[1])) for x, y in simple)


REGISTERED: Final = Registered(
    "missile",
    frozenset({"missile"}),
    lambda around: MissileObserver(
        around.table, around.boards, background=around.background.get("missile")
    ),
    is_table,
)
