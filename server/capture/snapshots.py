"""Pictures kept beside what was seen: one with the drawing on it, and a replay of what was fast."""

import hashlib
import json
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Protocol, TypeAlias

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Image
from calibration.document import from_json, to_json
from calibration.frame import Frame
from calibration.model.solution import Calibration
from server.capture.close_up import Box, ReplayReading, close_box, read_reading, readings_of
from server.capture.looks import Looks
from server.capture.table_paint import TablePicture, paint_drawings
from server.proposals.on_table import Drawing
from vision.overlay import draw, track
from vision.sightings import Evidence, PointMm, PointPx, Sighting
from vision.sightings.document import plain
from vision.sightings.doubt import Renaming

MOST_KEPT = 60
PICTURE_WIDTH_PX = 960
REPLAY_WIDTH_PX = 640
REPLAY_BEFORE_S = 0.8
REPLAY_AFTER_S = 0.4
# Of what the camera missed nobody knows when it was: the last seconds, with pictures left out.
MISSED_S = 5.0
MOST_REPLAYED = 120
JPEG_QUALITY = 82
LEAST_SHARE = 0.4  # of the whole picture: less would not tell where on the table it is
MARGIN = 1.8  # of the picture to what was seen in it
FACTS, PICTURE, VIEW = "facts.json", "picture.jpg", "view.json"
SHARE_DIGITS = 4  # of a picture's width: a tenth of a pixel
SharesOfPicture: TypeAlias = tuple[tuple[float, float] | None, tuple[float, float] | None]
_Trace: TypeAlias = tuple[str, int, Evidence]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """JPEG pictures of a sighting.

    Attributes:
        picture: The deciding frame with what was seen drawn on it.
        replay: The frames around it in order, with the track; drawn on a thread of their own, as
            a decision must not wait for them.
        decisive: Places in the replay of the frames that decide.
        view: How the picture shows the table; None where that is not known.
        looks: Single creatures, for a doubt who is who: each before, then each place now, JPEG;
            empty where none was kept.
        close: The replay once more, three times as large around what was touched.
        readings: How likely each that may have been struck was, and how it shook.
    """

    picture: bytes
    replay: tuple[Future[bytes], ...] = ()
    decisive: tuple[int, ...] = ()
    view: TablePicture | None = None
    looks: tuple[bytes, ...] = ()
    close: tuple[Future[bytes], ...] = ()
    readings: tuple[ReplayReading, ...] = ()

    def shares(self, places_mm: Sequence[PointMm]) -> tuple[SharesOfPicture, ...]:
        """Where places of the table lie in the picture and in the replay, which shows the whole.

        Args:
            places_mm: On the table.

        Returns:
            For each place shares of width and height, None outside; empty where nothing is known.
        """
        if self.view is None or not places_mm:
            return ()
        view, whole_wh = self.view, np.array(self.view.calibration.size_wh)
        whole = TablePicture(view.calibration).pixels(places_mm)
        part = (whole - view.corner_px) / (whole_wh * view.share)
        return tuple(
            (_inside(here), _inside(there))
            for here, there in zip(part, whole / whole_wh, strict=True)
        )

    def with_drawings(self, drawings: Sequence[Drawing]) -> bytes:
        """The picture with what a game draws on the table, JPEG."""
        if self.view is None or not drawings:
            return self.picture
        picture = cv2.imdecode(np.frombuffer(self.picture, np.uint8), cv2.IMREAD_COLOR)
        if picture is None:
            raise ValueError("the picture is no JPEG")
        painted = np.asarray(picture, dtype=np.uint8)
        paint_drawings(painted, drawings, self.view)
        return jpeg(painted)


def _inside(share: npt.NDArray[np.float64]) -> tuple[float, float] | None:
    x, y = (round(float(one), SHARE_DIGITS) for one in share)
    return (x, y) if 0 <= x <= 1 and 0 <= y <= 1 else None


class PastFrames(Protocol):
    """Gives the frames of the last seconds."""

    def frame(self, index: int) -> Frame | None:
        """The frame with that index, or the last one kept before it; None where none is."""
        ...

    def around(self, moment: Frame, *, before_s: float, after_s: float) -> tuple[Frame, ...]:
        """The kept frames of a frame's scene from so long before it until so long after it."""
        ...


class ClipShelf(Protocol):
    """Keeps clips beyond the end of the program."""

    def clip(self, name: str) -> Mapping[str, bytes] | None:
        """The files of a clip that was kept."""
        ...

    def keep_clip(self, name: str, clip: Callable[[], Mapping[str, bytes]]) -> None:
        """Keep a clip, soon, unless it is kept already."""
        ...


class Snapshots:
    """The newest sightings' pictures; the oldest make room.

    Args:
        shelf: Keeps the pictures of what was offered; None forgets them with the program.
    """

    def __init__(self, shelf: ClipShelf | None = None) -> None:
        self._shelf = shelf
        self._lock = threading.Lock()
        self._kept: OrderedDict[_Trace, Snapshot] = OrderedDict()
        self._looks = Looks()
        self._drawing = ThreadPoolExecutor(max_workers=1, thread_name_prefix="replay")

    def take(
        self,
        sightings: tuple[Sighting, ...],
        now: Frame,
        ring: PastFrames,
        *,
        calibration: Calibration | None = None,
    ) -> None:
        """Keep pictures of what was just seen."""
        for sighting in sightings:
            frames = _replayed_frames(sighting, now, ring)
            path_px = sighting.evidence.path_px
            box = close_box(sighting, now.size_wh, calibration)
            replay, close = self._drawn(frames, path_px, box)
            picture, view = _picture(sighting, now, ring, calibration)
            looks = self._looks_of(sighting, now)
            snapshot = Snapshot(
                picture,
                replay,
                _places(sighting, frames),
                view,
                looks,
                close=close,
                readings=readings_of(sighting, frames),
            )
            with self._lock:
                self._kept[_trace(sighting)] = snapshot
                while len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)
        # Not before: a doubt shows what creatures looked like before it.
        self._note_looks(sightings, now)

    def _drawn(
        self, frames: Sequence[Frame], path_px: Sequence[PointPx], box: Box
    ) -> tuple[tuple[Future[bytes], ...], tuple[Future[bytes], ...]]:
        """The replay, and what is seen close up: of what nobody saw fly nobody knows where.

        One frame after the other: a frame that is drawn takes its memory no longer.
        """
        replay: list[Future[bytes]] = []
        close: list[Future[bytes]] = []
        for frame in frames:
            replay.append(self._drawing.submit(_replayed, frame, path_px))
            if path_px:
                close.append(self._drawing.submit(_close, frame, path_px, box))
        return tuple(replay), tuple(close)

    def rename(self, word: Renaming) -> None:
        """Take the referee's word on who is who."""
        with self._lock:
            self._looks.rename(word)

    def _looks_of(self, sighting: Sighting, now: Frame) -> tuple[bytes, ...]:
        if (lineup := sighting.lineup) is None:
            return ()
        with self._lock:
            return self._looks.of(lineup, now)

    def _note_looks(self, sightings: tuple[Sighting, ...], now: Frame) -> None:
        for seen in sightings:
            with self._lock:
                self._looks.note(seen, now)

    def of(self, sighting: Sighting) -> Snapshot | None:
        """The pictures of a sighting, as long as they are kept."""
        trace = _trace(sighting)
        with self._lock:
            known = self._kept.get(trace)
        if known is not None or self._shelf is None:
            return known
        clip = self._shelf.clip(clip_name(sighting))
        found = None if clip is None else unpacked(clip)
        if found is None:
            return None
        with self._lock:
            return self._kept.setdefault(trace, found)

    def keep(self, sighting: Sighting) -> None:
        """Keep the pictures of a sighting beyond the end of the program."""
        with self._lock:
            known = self._kept.get(_trace(sighting))
        if known is not None and self._shelf is not None:
            self._shelf.keep_clip(clip_name(sighting), lambda: packed(known))


def _trace(sighting: Sighting) -> _Trace:
    """What stays the same when a sighting is measured again, or gets another track."""
    return sighting.kind, sighting.frame, sighting.evidence


def clip_name(sighting: Sighting) -> str:
    """Of a sighting's clip: the same for the same evidence."""
    kind, frame, evidence = _trace(sighting)
    told = json.dumps([kind, frame, plain(evidence)])
    return hashlib.sha256(told.encode()).hexdigest()


def packed(snapshot: Snapshot) -> dict[str, bytes]:
    """A snapshot as files; waits until its replay is drawn."""
    facts = {
        "decisive": snapshot.decisive,
        "looks": len(snapshot.looks),
        "readings": [asdict(one) for one in snapshot.readings],
    }
    files = {FACTS: json.dumps(facts).encode(), PICTURE: snapshot.picture}
    if snapshot.view is not None:
        view = snapshot.view
        where = {"corner_px": view.corner_px, "scale": view.scale, "share": view.share}
        files[VIEW] = json.dumps({**where, "calibration": to_json(view.calibration)}).encode()
    files |= {f"look/{n}.jpg": data for n, data in enumerate(snapshot.looks)}
    files |= {f"close/{n:03}.jpg": one.result() for n, one in enumerate(snapshot.close)}
    return files | {f"replay/{n:03}.jpg": one.result() for n, one in enumerate(snapshot.replay)}


def unpacked(clip: Mapping[str, bytes]) -> Snapshot | None:
    """The snapshot that `packed` wrote; None where its files do not fit together."""
    names, close = (sorted(n for n in clip if n.startswith(f)) for f in ("replay/", "close/"))
    try:
        facts = json.loads(clip[FACTS])
        return Snapshot(
            picture=clip[PICTURE],
            replay=tuple(_drawn_already(clip[name]) for name in names),
            decisive=tuple(facts["decisive"]),
            view=_view(clip[VIEW]) if VIEW in clip else None,
            looks=tuple(clip[f"look/{n}.jpg"] for n in range(facts["looks"])),
            close=tuple(_drawn_already(clip[name]) for name in close),
            readings=tuple(read_reading(one) for one in facts.get("readings", ())),
        )
    except (KeyError, TypeError, ValueError):
        return None


def _view(data: bytes) -> TablePicture:
    told = json.loads(data)
    x, y = told["corner_px"]
    return TablePicture(from_json(told["calibration"]), (x, y), told["scale"], told["share"])


def _drawn_already(data: bytes) -> "Future[bytes]":
    done: Future[bytes] = Future()
    done.set_result(data)
    return done


def jpeg(bgr: Image, *, width_px: int | None = None) -> bytes:
    """A picture as JPEG, shrunk to `width_px` where it is wider."""
    if width_px is not None and bgr.shape[1] > width_px:
        bgr = shrunk(bgr, width_px)
    ok, data = cv2.imencode(".jpg", bgr, [cv2.IMWRITE_JPEG_QUALITY, JPEG_QUALITY])
    if not ok:
        raise ValueError(f"a picture of shape {bgr.shape} cannot be written as JPEG")
    return data.tobytes()


def shrunk(bgr: Image, width_px: int) -> Image:
    """The picture at this width: the mean of what each pixel covers.

    To more than half its width it is read between the pixels, of which none is left out then: a
    quarter of the work, twenty times a second, and nobody sees a difference.
    """
    height_px = max(1, round(bgr.shape[0] * width_px / bgr.shape[1]))
    between = bgr.shape[1] / 2 < width_px
    how = cv2.INTER_LINEAR if between else cv2.INTER_AREA
    small = cv2.resize(bgr, (width_px, height_px), interpolation=how)
    return np.asarray(small, dtype=np.uint8)


def _picture(
    sighting: Sighting, now: Frame, ring: PastFrames, calibration: Calibration | None
) -> tuple[bytes, TablePicture | None]:
    """The deciding frame, cut to what matters, and how it shows the table."""
    deciding = [ring.frame(index) for index in sighting.evidence.frames]
    frame = next((kept for kept in reversed(deciding) if kept is not None), now)
    picture = draw(frame.bgr, [sighting])
    rows, columns = _around(_shown(sighting, calibration), frame.size_wh)
    cut = picture[rows, columns]
    width = min(PICTURE_WIDTH_PX, cut.shape[1])
    data = jpeg(cut, width_px=PICTURE_WIDTH_PX)
    if calibration is None or calibration.size_wh != frame.size_wh:
        return data, None
    corner = float(columns.start), float(rows.start)
    share = cut.shape[1] / frame.size_wh[0]
    return data, TablePicture(calibration, corner, width / cut.shape[1], share)


def _shown(sighting: Sighting, calibration: Calibration | None) -> tuple[PointPx, ...]:
    """Pixels that the cut-out must show."""
    drawn = sighting.annotation()
    if calibration is None or not drawn.places_mm:
        return drawn.points_px
    places = TablePicture(calibration).pixels(drawn.places_mm)
    seen = tuple((float(x), float(y)) for x, y in places if np.isfinite([x, y]).all())
    return drawn.points_px + seen


def _around(points_px: Sequence[PointPx], size_wh: tuple[int, int]) -> tuple[slice, slice]:
    """Rows and columns with what was seen in their middle, in the shape of the whole picture."""
    width, height = size_wh
    points = np.clip(np.array(points_px).reshape(-1, 2), 0, [width, height])
    if not len(points):
        return slice(0, height), slice(0, width)
    extent = points.max(axis=0) - points.min(axis=0)
    share = max(LEAST_SHARE, *(MARGIN * extent / (width, height)))
    if share >= 1:
        return slice(0, height), slice(0, width)
    crop = np.array([width, height]) * share
    corner = (points.max(axis=0) + points.min(axis=0)) / 2 - crop / 2
    left, top = np.clip(corner, 0, np.array([width, height]) - crop).round().astype(int)
    return slice(top, top + round(crop[1])), slice(left, left + round(crop[0]))


def _replayed_frames(sighting: Sighting, now: Frame, ring: PastFrames) -> tuple[Frame, ...]:
    """The frames around a throw; of one that was missed all there are, every so-many-th."""
    decisive = sighting.in_flight
    if decisive is None:
        return ()
    if not decisive:
        frames = ring.around(now, before_s=MISSED_S, after_s=0)
        return frames[:: max(1, -(-len(frames) // MOST_REPLAYED))]
    moment = ring.frame(decisive[len(decisive) // 2]) or now
    frames = ring.around(moment, before_s=REPLAY_BEFORE_S, after_s=REPLAY_AFTER_S)
    return frames[-MOST_REPLAYED:]


def _places(sighting: Sighting, frames: tuple[Frame, ...]) -> tuple[int, ...]:
    """Where the deciding frames stand among those of the replay."""
    deciding = set(sighting.in_flight or ())
    return tuple(place for place, frame in enumerate(frames) if frame.index in deciding)


def _close(frame: Frame, path_px: Sequence[PointPx], box: Box) -> bytes:
    """What is cut out of a frame of the replay, as sharp as it was filmed, with the track."""
    rows, columns = box
    cut = frame.bgr[rows, columns].copy()
    track(cut, [(x - columns.start, y - rows.start) for x, y in path_px], scale=1.0)
    return jpeg(cut, width_px=REPLAY_WIDTH_PX)


def _replayed(frame: Frame, path_px: Sequence[PointPx]) -> bytes:
    """A frame of the replay with the track drawn on it."""
    full_width = frame.size_wh[0]
    small = shrunk(frame.bgr, min(REPLAY_WIDTH_PX, full_width))
    track(small, path_px, scale=small.shape[1] / full_width)
    return jpeg(small)
