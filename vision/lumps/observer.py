"""Observe missiles at rest: lumps of clay on the table, and their sizes."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Image, Mask
from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from vision.background_work import BackgroundWork, Later
from vision.doubt.worth import honest
from vision.foreground import Glance
from vision.look.look import Kind, Looker, PixelKinds
from vision.lumps.changed_edges import changed_places
from vision.lumps.overlooked import NOTHING_OVERLOOKED, Overlooked, overlooked
from vision.lumps.read_heaps import boxes_of, not_covered, read_heaps
from vision.lumps.search_area import ArmOverTable, clear_of, covered, hides_any
from vision.lumps.sites import Site, sites
from vision.lumps.size import unsure
from vision.lumps.taken_apart import Heap, Lump, accepted, explained, heaps_in, of_one_pile
from vision.registered import Registered, is_table
from vision.sightings import ColourName, Evidence, MissileSeen, PointPx, Sighting


@dataclass(frozen=True, slots=True)
class MissileTuning:
    """When missiles are measured, and which changes are reported.

    Guarded by tests/vision/lumps/test_observer.py.
    """

    most_frames: int = 9
    """Largest number of pictures of one heap that are averaged."""

    dark_sigma_rel: float = 0.4
    """Additional sigma of the volume of a lump that differs from the table only by its darkness:
    black clay on black cloth. By trial."""

    still_s: float = 0.3
    """Seconds without motion before missiles are measured."""

    moved_mm: float = 5.0
    """Distance above which a lump counts as moved, so that all missiles are reported again."""

    resized_sigmas: float = 2.0
    """Difference of two volumes, in sigmas of that difference, above which a lump counts as another
    one. Most of an error is the same in both, so a lump that nobody touched differs by less."""


TUNING: Final = MissileTuning()

UNSEEN_ML: Final = 2.0
"""Sigma of the total volume if no missile is seen: of 160 piles on 40 rendered tables, of 25 ml
(root mean square), one was not seen: 0.6 % of 25 ml squared is 2 ml squared."""


def weigh_missiles(
    frames: Iterable[Frame],
    calibration: Calibration,
    boards: Boards,
    empty: Image | None = None,
    *,
    colour: ColourName | None = None,
    looker: Looker | None = None,
) -> tuple[MissileSeen, ...]:
    """Measure the missiles that lie on the table.

    Args:
        frames: Pictures of the same missiles at rest; several are averaged.
        calibration: Camera and table.
        boards: What lies printed on the table: no missile is searched for on it.
        empty: The table without them, if there is such a picture.
        colour: The colour of their player's clay, if known: other colours are then left out.
        looker: Distinguishes clay from ground, if there is a picture of the empty table.
    """
    lying = what_lies(frames, calibration, boards, empty, looker)
    return () if lying is None else lying.missiles(colour)


def what_lies(
    frames: Iterable[Frame],
    calibration: Calibration,
    boards: Boards,
    empty: Image | None = None,
    looker: Looker | None = None,
    before: Image | None = None,
) -> "LumpsFound | None":
    """Find all heaps on the table, before it is known whose missiles are wanted.

    Args as of `weigh_missiles`, and: before: The same view with something else in place of the
    missiles, for instance the turn card. It helps to find clay, but outlines are not drawn with it.
    It is not used together with `empty`.

    Returns:
        What was found; None without a frame.
    """
    shown = list(frames)[: TUNING.most_frames]
    if not shown:
        return None
    search = _LumpSearch(_averaged([frame.bgr for frame in shown]), shown[-1], calibration, boards)
    known, earlier = (_if_same_size(one, search.bgr) for one in (empty, before))
    if looker is not None and known is not None:
        return search.beside(known, looker, known)
    found = None
    if looker is not None and earlier is not None:
        found = search.beside(earlier, looker, None)
    if found is not None and found.heaps:
        return found
    return search.by_colours(known, None if found is None else found.look)


def overlooked_beside(
    lying: "LumpsFound", lumps: Sequence[MissileSeen], boards: Boards
) -> Overlooked:
    """Clay in the missiles' picture that was not reported as a missile.

    Without a picture of the empty table the `Looker` is too unsure to cast doubt on missiles that
    were seen, so nothing is overlooked then. If none was seen, any doubt is used, and of two looks
    the one with the larger sigma. If nothing at all is seen, a sigma of `UNSEEN_ML` remains.
    """
    if lumps and not lying.bare:
        return NOTHING_OVERLOOKED
    alone = () if lying.bare else (Looker().look(lying.bgr),)
    looks = [*alone, *((lying.look,) if lying.look else ())]
    unseen = [overlooked(lying.bgr, lying.calibration, boards, lumps, one) for one in looks]
    most = max(unseen, key=lambda one: one.sigma_ml)
    return most if lumps else replace(most, sigma_ml=max(UNSEEN_ML, most.sigma_ml))


class _LumpSearch:
    """Searches for missiles in a picture of the table, in two ways."""

    def __init__(self, bgr: Image, frame: Frame, calibration: Calibration, boards: Boards) -> None:
        self.bgr, self._frame, self._table = bgr, frame, calibration
        self._hidden = covered(bgr, calibration, boards)

    def beside(self, picture: Image, looker: Looker, empty: Image | None) -> "LumpsFound":
        """Find clay by the `Looker`, given an earlier picture, and read it by the network."""
        look = looker.look(self.bgr, picture).with_news_alone(self.bgr, picture)
        places = sites(self.bgr, self._hidden, picture, look.mask(Kind.CLAY))
        boxes = boxes_of(places)
        if empty is not None:
            changed = changed_places(self.bgr, empty, self._hidden, self._table)
            boxes += not_covered(changed, boxes, self._table)
        heaps = read_heaps(self.bgr, empty, boxes, self._hidden, self._table)
        return self._lumps_found(places, heaps, look, bare=empty is not None)

    def by_colours(self, empty: Image | None, look: PixelKinds | None) -> "LumpsFound":
        """Find what differs from the table by colour."""
        places = sites(self.bgr, self._hidden, empty)
        return self._lumps_found(places, heaps_in(self.bgr, places, self._table), look, bare=False)

    def _lumps_found(
        self, places: Sequence[Site], heaps: Sequence[Heap], look: PixelKinds | None, *, bare: bool
    ) -> "LumpsFound":
        lie, seen = tuple(places), tuple(heaps)
        return LumpsFound(self.bgr, self._frame, self._table, self._hidden, lie, seen, look, bare)


def _if_same_size(picture: Image | None, bgr: Image) -> Image | None:
    return picture if picture is not None and picture.shape == bgr.shape else None


@dataclass(frozen=True, slots=True, eq=False)
class LumpsFound:
    """What was found on the table in one picture.

    Attributes:
        bgr: (h, w, 3) uint8, the picture.
        frame: Its index and time are reported.
        calibration: Camera and table.
        hidden: (h, w) uint8, 255 where no missile is searched for.
        places: Where something lies.
        heaps: What lies there, missile or not.
        look: Result of the `Looker` with an earlier picture; None if it was not used.
        bare: Whether that earlier picture showed the empty table. If not, the result is too unsure
            to cast doubt on missiles that were seen.
    """

    bgr: Image
    frame: Frame
    calibration: Calibration
    hidden: Mask
    places: tuple[Site, ...]
    heaps: tuple[Heap, ...]
    look: PixelKinds | None = None
    bare: bool = False

    def missiles(self, colour: ColourName | None = None) -> tuple[MissileSeen, ...]:
        """The missiles of a colour, if there are any; otherwise all of them.

        Beside a picture of the empty table those near them that are nearly of that colour count as
        well, whatever its name.
        """
        kept = accepted(self.heaps, colour)
        named = [heap for heap in kept if colour in (None, heap.colour)]
        if self.bare:
            named = of_one_pile(kept, named)
        if not named and not self.bare and not any(heap.read for heap in kept):
            elsewhere = [s for s in self.places if not any(_lies_in(heap, s) for heap in kept)]
            dark = heaps_in(self.bgr, elsewhere, self.calibration, dark=True)
            kept = [*kept, *accepted(dark, colour)]
            named = [heap for heap in kept if colour in (None, heap.colour)]
        return tuple(
            _seen(heap, lump, self.frame)
            for heap in named or kept
            for lump in explained(heap, self.calibration)
        )


def _lies_in(heap: Heap, site: Site) -> bool:
    rows, columns = site.box
    return heap.patch.corner_px == (columns.start, rows.start)


class MissileObserver:
    """Reports the missiles on the table once everything is still, and again when they have changed.

    A still arm over the table is not searched. If it covers missiles that were reported, nothing is
    reported until it has left: the others alone are not the pile.

    Weighing takes seconds. With a background thread, as when something fast may happen meanwhile,
    it runs there, and the result comes somewhat later.
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
        self._reported: tuple[MissileSeen, ...] = ()
        self._looked = False
        self._looked_beside_arm = False
        self._last: tuple[Frame, Glance] | None = None

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """The missiles on the table, once nothing moves any more."""
        self._last = frame, glance
        if glance.still_for_s <= 0:
            self._looked = self._looked_beside_arm = False
        elif self._looked:
            self._arms.unchanged(frame.t_s)
        news = self._news(self._later.outcome(frame.t_s))
        if self._later.pending or self._looked or glance.still_for_s < TUNING.still_s:
            return news
        arm = self._arms.look(glance, frame.t_s)
        if arm is None:
            self._looked = True
        elif self._looked_beside_arm or hides_any(arm, self._reported, glance.scale):
            return news
        self._looked_beside_arm = arm is not None
        return (*news, *self._weigh(frame, arm, glance.scale))

    def finish(self) -> tuple[Sighting, ...]:
        """The last missiles; a single picture is measured here, as it was never still.

        A last picture with an arm over the table is not: the missiles under it were not taken away.
        """
        news = self._news(self._later.outcome())
        if self._last is None or self._looked:
            return news
        frame, glance = self._last
        if self._arms.look(glance, frame.t_s) is not None:
            return news
        return (*news, *self._weigh(frame), *self._news(self._later.outcome()))

    def _weigh(
        self, frame: Frame, arm: Mask | None = None, scale: float = 1.0
    ) -> tuple[Sighting, ...]:
        def work() -> tuple[MissileSeen, ...]:
            found = weigh_missiles([frame], self._calibration, self._boards, colour=self._colour)
            return found if arm is None else clear_of(arm, found, scale)

        return self._news(self._later.begin(frame.t_s, work))

    def _news(self, found: tuple[MissileSeen, ...] | None) -> tuple[Sighting, ...]:
        if found is None or _unchanged(found, self._reported):
            return ()
        self._reported = found
        return found


def _unchanged(one: tuple[MissileSeen, ...], other: tuple[MissileSeen, ...]) -> bool:
    if len(one) != len(other):
        return False
    left = list(other)
    for missile in one:
        apart = [math.dist(missile.at_mm, before.at_mm) for before in left]
        nearest = left.pop(int(np.argmin(apart)))
        if min(apart) > TUNING.moved_mm or not _alike(missile, nearest):
            return False
    return True


def _alike(missile: MissileSeen, before: MissileSeen) -> bool:
    """Whether two lumps at one place may be the same: of one colour, and no other size."""
    now, then = missile.volume_ml, before.volume_ml
    sigma = math.hypot(now.sigma, then.sigma)
    return (
        missile.colour == before.colour
        and abs(now.value - then.value) <= TUNING.resized_sigmas * sigma
    )


def _averaged(pictures: list[Image]) -> Image:
    same = [p for p in pictures if p.shape == pictures[-1].shape]
    if len(same) == 1:
        return same[0]
    return np.asarray(np.round(np.median(np.stack(same), axis=0)), dtype=np.uint8)


def _seen(heap: Heap, lump: Lump, frame: Frame) -> MissileSeen:
    size = unsure(lump.size, TUNING.dark_sigma_rel if heap.dark else 0.0)
    return MissileSeen(
        frame=frame.index,
        t_s=frame.t_s,
        at_mm=(round(size.at_mm[0], 2), round(size.at_mm[1], 2)),
        # The diameter is computed from the volume, so its sigma is wrong by the same factor.
        diameter_mm=honest("missile volume", size.diameter_mm.value, size.diameter_mm.sigma),
        volume_ml=honest("missile volume", size.volume_ml.value, size.volume_ml.sigma),
        colour=heap.colour,
        hidden=round(lump.hidden, 2),
        evidence=Evidence((frame.index,), _outline_px(lump.mask, heap.patch.corner_px)),
    )


def _outline_px(mask: Flags, corner_px: tuple[int, int]) -> tuple[PointPx, ...]:
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
