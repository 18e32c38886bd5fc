"""Pictures kept for each sighting: one with its drawing, and a replay of a throw."""

import hashlib
import json
import math
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
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
from server.capture.captions import (
    CutOut,
    Words,
    captions_of,
    cut_out_json,
    draw_lines,
    in_english,
    read_cut_out,
)
from server.capture.close_up import Box, ReplayReading, close_box, read_reading, readings_of
from server.capture.looks import Looks
from server.capture.table_paint import TablePicture, paint_drawings
from server.proposals.on_table import Drawing
from vision.overlay import track
from vision.sightings import Evidence, PointMm, PointPx, Sighting
from vision.sightings.document import plain
from vision.sightings.doubt import Renaming
from vision.upright import Upright

MOST_KEPT = 60
"""Most snapshots that are kept, unless open proposals need more."""
PICTURE_WIDTH_PX = 960
"""Largest width in pixels of a proposal's picture."""
REPLAY_WIDTH_PX = 640
"""Largest width in pixels of a replay."""
REPLAY_BEFORE_S = 0.8
"""Seconds that a replay shows before the decisive frame."""
REPLAY_AFTER_S = 0.4
"""Seconds that it shows after that frame."""
# The time of a missed throw is unknown: its replay is the last seconds, thinned.
MISSED_S = 5.0
MOST_REPLAYED = 120
"""Most frames of a replay: 1.2 s at 100 frames a second."""
JPEG_QUALITY = 82
"""JPEG quality of snapshots, of 100."""
LEAST_SHARE = 0.4  # of the whole picture: less would not show where on the table it is
MARGIN = 1.8  # side of the cut-out over the extent of the sighting
FACTS, PICTURE, VIEW = "facts.json", "picture.jpg", "view.json"
SHARE_DIGITS = 4  # of a picture's width: a tenth of a pixel
SharesOfPicture: TypeAlias = tuple[tuple[float, float] | None, tuple[float, float] | None]
_Trace: TypeAlias = tuple[str, int, Evidence]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """JPEG pictures of a sighting.

    Attributes:
        picture: The deciding frame with the sighting drawn on it, still without its caption.
        replay: The frames around it in order, with the track; drawn on their own thread, as a
            decision must not wait for them.
        decisive: Indices of the deciding frames in the replay.
        view: How the picture shows the table; None if unknown.
        looks: Cut-outs of single creatures as JPEG, if it is doubtful who is who: one of each
            track before, then one of each place now; empty bytes where none was kept.
        close: The part of the replay around the contact, enlarged three times.
        readings: For each creature that may have been struck, its probability and how far it
            shifted.
        cut_out: The caption, and which part of the frame the picture is; None if it has no caption.
    """

    picture: bytes
    replay: tuple[Future[bytes], ...] = ()
    decisive: tuple[int, ...] = ()
    view: TablePicture | None = None
    looks: tuple[bytes, ...] = ()
    close: tuple[Future[bytes], ...] = ()
    readings: tuple[ReplayReading, ...] = ()
    cut_out: CutOut | None = None

    def shares(self, places_mm: Sequence[PointMm]) -> tuple[SharesOfPicture, ...]:
        """Where points of the table are in the cropped picture, and in the uncropped replay.

        Args:
            places_mm: The points, in table space.

        Returns:
            For each point its place in both, as shares of width and height, None if outside; empty
            if the view is unknown.
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

    def shown(self, words: Words = in_english, drawings: Sequence[Drawing] = ()) -> bytes:
        """The picture with its caption and a game's drawings on the table, JPEG.

        Args:
            words: Translate caption and labels.
            drawings: The game's drawings.
        """
        if self.cut_out is None and (self.view is None or not drawings):
            return self.picture
        painted = self._with_caption(words)
        if self.view is not None:
            paint_drawings(painted, drawings, self.view, words)
        return jpeg(painted)

    def _with_caption(self, words: Words) -> Image:
        picture = cv2.imdecode(np.frombuffer(self.picture, np.uint8), cv2.IMREAD_COLOR)
        if picture is None:
            raise ValueError("the picture is not a JPEG")
        bare = np.asarray(picture, dtype=np.uint8)
        return bare if self.cut_out is None else self.cut_out.write(bare, words)


def _inside(share: npt.NDArray[np.float64]) -> tuple[float, float] | None:
    x, y = (round(float(one), SHARE_DIGITS) for one in share)
    return (x, y) if 0 <= x <= 1 and 0 <= y <= 1 else None


class PastFrames(Protocol):
    """Gives the frames of the last seconds."""

    def frame(self, index: int) -> Frame | None:
        """The frame with that index, or the last kept one before it; None if there is none."""
        ...

    def around(self, moment: Frame, *, before_s: float, after_s: float) -> tuple[Frame, ...]:
        """The kept frames of a frame's scene, from `before_s` before it to `after_s` after it."""
        ...


@dataclass(frozen=True, slots=True)
class _UprightFrames:
    """The frames of the last seconds, turned upright."""

    past: PastFrames
    upright: Upright

    def frame(self, index: int) -> Frame | None:
        """The frame with that index, or the last kept one before it; None if there is none."""
        found = self.past.frame(index)
        return None if found is None else self.upright.frame(found)

    def around(self, moment: Frame, *, before_s: float, after_s: float) -> tuple[Frame, ...]:
        """The kept frames of a frame's scene, from `before_s` before it to `after_s` after it."""
        return self.upright.frames(self.past.around(moment, before_s=before_s, after_s=after_s))


class ClipShelf(Protocol):
    """Stores clips permanently."""

    def clip(self, name: str) -> Mapping[str, bytes] | None:
        """The files of a stored clip; None if it is not stored."""
        ...

    def keep_clip(self, name: str, clip: Callable[[], Mapping[str, bytes]]) -> None:
        """Store a clip soon, unless it is stored already."""
        ...


class Snapshots:
    """The pictures of the newest sightings; the oldest are dropped.

    Args:
        shelf: Stores the pictures of proposals; if None, they are lost when the program ends.
    """

    def __init__(self, shelf: ClipShelf | None = None) -> None:
        self._shelf = shelf
        self._lock = threading.Lock()
        self._kept: OrderedDict[_Trace, Snapshot] = OrderedDict()
        self._held: dict[str, frozenset[_Trace]] = {}
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
        """Keep pictures of new sightings, upright if the calibration is known."""
        upright = Upright.of(calibration)
        known = None if calibration is None else upright.calibration(calibration)
        now, past = upright.frame(now), _UprightFrames(ring, upright)
        upright_ones = tuple(map(upright.as_shown, sightings))
        for sighting, seen in zip(upright_ones, sightings, strict=True):
            frames = _replayed_frames(sighting, now, past)
            path_px = sighting.evidence.path_px
            box = close_box(sighting, now.size_wh, known)
            replay, close = self._drawn(frames, path_px, box)
            picture, view, cut_out = _picture(sighting, now, past, known)
            looks = self._looks_of(sighting, now)
            snapshot = Snapshot(
                picture,
                replay,
                _decisive_indices(sighting, frames),
                view,
                looks,
                close=close,
                readings=readings_of(sighting, frames),
                cut_out=cut_out,
            )
            self._remember(_trace(seen), snapshot)
        # Last, because a doubt shows what creatures looked like before it.
        self._note_looks(upright_ones, now)

    def _drawn(
        self, frames: Sequence[Frame], path_px: Sequence[PointPx], box: Box
    ) -> tuple[tuple[Future[bytes], ...], tuple[Future[bytes], ...]]:
        """Start drawing the replay and, if there is a path, its enlarged part.

        Each frame is a task of its own, so that its memory is freed once it is drawn.
        """
        replay: list[Future[bytes]] = []
        close: list[Future[bytes]] = []
        for frame in frames:
            replay.append(self._drawing.submit(_replay_picture, frame, path_px))
            if path_px:
                close.append(self._drawing.submit(_close_up, frame, path_px, box))
        return tuple(replay), tuple(close)

    def rename(self, word: Renaming) -> None:
        """Assign cut-outs to the right tracks after the referee said which creature is which."""
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
        """The pictures of a sighting; None if they are not kept any more."""
        trace = _trace(sighting)
        with self._lock:
            known = self._kept.get(trace)
        if known is not None or self._shelf is None:
            return known
        clip = self._shelf.clip(clip_name(sighting))
        found = None if clip is None else unpacked(clip)
        if found is not None:
            self._remember(trace, found)
        return found

    def _remember(self, trace: _Trace, snapshot: Snapshot) -> None:
        """Keep pictures in memory; the oldest are dropped, but none that are held."""
        with self._lock:
            self._kept[trace] = snapshot
            held = frozenset[_Trace]().union(*self._held.values(), (trace,))
            loose = [one for one in self._kept if one not in held]
            for one in loose[: max(0, len(self._kept) - MOST_KEPT)]:
                del self._kept[one]

    def hold(self, whose: str, sightings: Iterable[Sighting]) -> None:
        """Keep the pictures of these sightings in memory, until other ones are held for `whose`."""
        with self._lock:
            self._held[whose] = frozenset(map(_trace, sightings))

    def keep(self, sighting: Sighting) -> None:
        """Store the pictures of a sighting permanently."""
        with self._lock:
            known = self._kept.get(_trace(sighting))
        if known is not None and self._shelf is not None:
            self._shelf.keep_clip(clip_name(sighting), lambda: packed(known))


def _trace(sighting: Sighting) -> _Trace:
    """A key for a sighting's pictures; a new measurement or another track does not change it."""
    return sighting.kind, sighting.frame, sighting.evidence


def clip_name(sighting: Sighting) -> str:
    """The name under which a sighting's pictures are stored; it depends on its evidence only."""
    kind, frame, evidence = _trace(sighting)
    told = json.dumps([kind, frame, plain(evidence)])
    return hashlib.sha256(told.encode()).hexdigest()


def packed(snapshot: Snapshot) -> dict[str, bytes]:
    """A snapshot as files; waits until its replay is drawn."""
    facts = {
        "decisive": snapshot.decisive,
        "looks": len(snapshot.looks),
        "readings": [asdict(one) for one in snapshot.readings],
        "cut_out": None if snapshot.cut_out is None else cut_out_json(snapshot.cut_out),
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
    """The inverse of `packed`; None if files are missing or damaged."""
    names, close = (sorted(n for n in clip if n.startswith(f)) for f in ("replay/", "close/"))
    try:
        facts = json.loads(clip[FACTS])
        return Snapshot(
            picture=clip[PICTURE],
            replay=tuple(_finished(clip[name]) for name in names),
            decisive=tuple(facts["decisive"]),
            view=_view(clip[VIEW]) if VIEW in clip else None,
            looks=tuple(clip[f"look/{n}.jpg"] for n in range(facts["looks"])),
            close=tuple(_finished(clip[name]) for name in close),
            readings=tuple(read_reading(one) for one in facts.get("readings", ())),
            # Clips of older versions have their caption in the picture.
            cut_out=None if facts.get("cut_out") is None else read_cut_out(facts["cut_out"]),
        )
    except (KeyError, TypeError, ValueError):
        return None


def _view(data: bytes) -> TablePicture:
    told = json.loads(data)
    x, y = told["corner_px"]
    return TablePicture(from_json(told["calibration"]), (x, y), told["scale"], told["share"])


def _finished(data: bytes) -> "Future[bytes]":
    """A future that already has its result."""
    done: Future[bytes] = Future()
    done.set_result(data)
    return done


def jpeg(bgr: Image, *, width_px: int | None = None) -> bytes:
    """A picture as JPEG, reduced to `width_px` if it is wider."""
    if width_px is not None and bgr.shape[1] > width_px:
        bgr = shrunk(bgr, width_px)
    ok, data = cv2.imencode(".jpg", bgr, [cv2.IMWRITE_JPEG_QUALITY, JPEG_QUALITY])
    if not ok:
        raise ValueError(f"a picture of shape {bgr.shape} cannot be written as JPEG")
    return data.tobytes()


def shrunk(bgr: Image, width_px: int) -> Image:
    """The picture at this width, in pixels.

    If it gets at most half as wide, areas are averaged. Otherwise it is interpolated bilinearly:
    that still uses every pixel, takes a quarter of the time and looks the same.
    """
    height_px = max(1, round(bgr.shape[0] * width_px / bgr.shape[1]))
    between = bgr.shape[1] / 2 < width_px
    how = cv2.INTER_LINEAR if between else cv2.INTER_AREA
    small = cv2.resize(bgr, (width_px, height_px), interpolation=how)
    return np.asarray(small, dtype=np.uint8)


def _picture(
    sighting: Sighting, now: Frame, ring: PastFrames, calibration: Calibration | None
) -> tuple[bytes, TablePicture | None, CutOut | None]:
    """The last deciding frame, cropped to the sighting and with its lines, as JPEG.

    Also returns how it shows the table, None without a calibration for this picture size, and its
    caption, if it has one.
    """
    deciding = [ring.frame(index) for index in sighting.evidence.frames]
    frame = next((kept for kept in reversed(deciding) if kept is not None), now)
    picture = np.array(frame.bgr)
    draw_lines(picture, [sighting])
    rows, columns = _crop_around(_points_to_show(sighting, calibration), frame.size_wh)
    cut = picture[rows, columns]
    width = min(PICTURE_WIDTH_PX, cut.shape[1])
    data, scale = jpeg(cut, width_px=PICTURE_WIDTH_PX), width / cut.shape[1]
    corner = float(columns.start), float(rows.start)
    cut_out = _cut_out(sighting, frame.size_wh, corner, scale)
    if calibration is None or calibration.size_wh != frame.size_wh:
        return data, None, cut_out
    share = cut.shape[1] / frame.size_wh[0]
    return data, TablePicture(calibration, corner, scale, share), cut_out


def _cut_out(
    sighting: Sighting, size_wh: tuple[int, int], corner_px: PointPx, scale: float
) -> CutOut | None:
    """A cut-out's caption; sizes and places are those of the whole frame at the cut-out's scale."""
    written = captions_of([sighting], scale=scale)
    if not written:
        return None
    (width, height), (left, top) = size_wh, corner_px
    # Rounded up, so that the cut-out fits even where its own size was rounded up.
    whole = math.ceil(width * scale) + 1, math.ceil(height * scale) + 1
    return CutOut(whole, (int(left * scale), int(top * scale)), written[0])


def _points_to_show(sighting: Sighting, calibration: Calibration | None) -> tuple[PointPx, ...]:
    """Points that the cut-out must show, in pixels."""
    drawn = sighting.annotation()
    if calibration is None or not drawn.places_mm:
        return drawn.points_px
    places = TablePicture(calibration).pixels(drawn.places_mm)
    seen = tuple((float(x), float(y)) for x, y in places if np.isfinite([x, y]).all())
    return drawn.points_px + seen


def _crop_around(points_px: Sequence[PointPx], size_wh: tuple[int, int]) -> tuple[slice, slice]:
    """Rows and columns centred on the points, with the aspect ratio of the whole picture."""
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
    """The frames around a throw; for a missed one the last seconds, thinned."""
    decisive = sighting.in_flight
    if decisive is None:
        return ()
    if not decisive:
        frames = ring.around(now, before_s=MISSED_S, after_s=0)
        return frames[:: max(1, -(-len(frames) // MOST_REPLAYED))]
    moment = ring.frame(decisive[len(decisive) // 2]) or now
    frames = ring.around(moment, before_s=REPLAY_BEFORE_S, after_s=REPLAY_AFTER_S)
    return frames[-MOST_REPLAYED:]


def _decisive_indices(sighting: Sighting, frames: tuple[Frame, ...]) -> tuple[int, ...]:
    """Indices of the deciding frames in the replay."""
    deciding = set(sighting.in_flight or ())
    return tuple(place for place, frame in enumerate(frames) if frame.index in deciding)


def _close_up(frame: Frame, path_px: Sequence[PointPx], box: Box) -> bytes:
    """The cut-out of a replay's frame at full resolution, with the track."""
    rows, columns = box
    cut = frame.bgr[rows, columns].copy()
    track(cut, [(x - columns.start, y - rows.start) for x, y in path_px], scale=1.0)
    return jpeg(cut, width_px=REPLAY_WIDTH_PX)


def _replay_picture(frame: Frame, path_px: Sequence[PointPx]) -> bytes:
    """A frame of the replay with the track drawn on it."""
    full_width = frame.size_wh[0]
    small = shrunk(frame.bgr, min(REPLAY_WIDTH_PX, full_width))
    track(small, path_px, scale=small.shape[1] / full_width)
    return jpeg(small)
