"""The coach for a running camera: the same checks as `tableref check`, on the newest picture."""

import re
import threading
import time
from collections import deque
from collections.abc import Callable

from calibration.coaching.accuracy import error_map
from calibration.coaching.checked import (
    Checked,
    HeldOut,
    focal_known_from,
    held_out_of,
    with_table,
    without_table,
)
from calibration.coaching.document import map_to_dict, to_dict
from calibration.coaching.keeping import not_worth_keeping
from calibration.coaching.moments import SmallFrame, moment_of
from calibration.coaching.view import outline_px
from calibration.detect.refine import look_closely
from calibration.frame import Frame
from calibration.model.camera import camera_to_dict
from calibration.model.solution import Calibration
from engine.plain import JsonObject
from server.capture.phone.camera import PHONE_NAME, SECOND_PHONE_NAME
from server.capture.ring import FrameRing
from vision.eye import Eye
from vision.eye_status import EyeStatus
from vision.upright import Upright

Told = JsonObject

CAMERA = "camera "  # the names of cameras begin with this
REMEMBERED_S = 2.5
"""Seconds of frames by which the coach judges."""
FRESH_S = 0.6  # pages that ask at the same time share one answer


class Coach:
    """Checks the newest picture on request, at most once every `FRESH_S`.

    Args:
        eye: The eye that processes the camera's frames.
        ring: The camera's last seconds of frames.
        clock: A monotonic clock, in seconds.
        streamed: Returns whether the camera's pictures come over a network at this moment.
    """

    def __init__(
        self,
        eye: Eye,
        ring: FrameRing,
        clock: Callable[[], float] = time.monotonic,
        *,
        streamed: Callable[[], bool] = lambda: False,
    ) -> None:
        self._eye, self._ring, self._streamed = eye, ring, streamed
        self._clock = clock
        self._lock = threading.Lock()
        self._moments: deque[SmallFrame] = deque()
        self._newest: Frame | None = None
        self._told: dict[float, tuple[float, Told]] = {}
        self._held_out: tuple[Calibration, HeldOut | None] | None = None

    def told(self, height_mm: float) -> Told:
        """Check the newest picture; returns the result as JSON.

        Args:
            height_mm: Height above the table of the plane whose accuracy is estimated.
        """
        with self._lock:
            since_s, told = self._told.get(height_mm, (float("-inf"), {}))
            if self._clock() - since_s < FRESH_S:
                return told
            told = self._looked(height_mm)
            self._told = {height_mm: (self._clock(), told)}
            return told

    def camera_told(self) -> Told | None:
        """The camera's intrinsics as a camera file has them; None before the calibration."""
        calibration = self._eye.status.calibration
        return None if calibration is None else camera_to_dict(calibration.camera)

    def camera_doubt(self) -> str | None:
        """Why the intrinsics should not be saved, and what to do; None if they are good."""
        calibration = self._eye.status.calibration
        return None if calibration is None else not_worth_keeping(calibration)

    def _looked(self, height_mm: float) -> Told:
        self._remember()
        frame, status = self._newest, self._eye.status
        if frame is None:
            return {"frame": None}
        calibration = status.calibration
        if calibration is None or calibration.size_wh != frame.size_wh:
            checked = without_table(frame.bgr, tuple(self._moments), status.failure)
            return {"frame": frame.index, "check": to_dict(checked), "table": None}
        checked, table = self._with_table(frame, calibration, status, height_mm)
        return {"frame": frame.index, "check": to_dict(checked), "table": table}

    def _with_table(
        self, frame: Frame, calibration: Calibration, status: EyeStatus, height_mm: float
    ) -> tuple[Checked, Told]:
        """Check a picture of the calibrated table; what is drawn is in pixels of it upright.

        The page draws it on the live picture, which is upright, too.
        """
        boards, upright = status.boards, Upright.of(calibration)
        bgr, shown_by = upright.picture(frame.bgr), upright.calibration(calibration)
        lens = status.camera and upright.camera(status.camera)
        known = self._held_out is not None and self._held_out[0] is calibration
        if self._held_out is None or not known or self._held_out[1] is None:
            seen = look_closely(bgr, boards, shown_by)
            self._held_out = (calibration, held_out_of(seen, lens))
        checked = with_table(
            bgr,
            tuple(self._moments),
            boards,
            shown_by,
            held_out=self._held_out[1],
            focal_from=focal_known_from(lens, shown_by, 1),
            height_mm=height_mm,
        )
        return checked, {
            "map": map_to_dict(error_map(shown_by, height_mm=height_mm)),
            "outline_px": outline_px(shown_by, boards, height_mm),
            "marks": _marks(checked),
        }

    def _remember(self) -> None:
        """Add the frames since the last check to those of the last seconds.

        A new scene discards what was remembered of the one before.
        """
        streamed = self._streamed()
        for frame in self._ring.after(self._newest.index if self._newest else -1):
            if self._newest is not None and frame.scene != self._newest.scene:
                self._moments.clear()
            self._newest = frame
            self._moments.append(moment_of(frame.bgr, frame.t_s, streamed=streamed))
        while self._moments and self._moments[-1].t_s - self._moments[0].t_s > REMEMBERED_S:
            self._moments.popleft()


def _marks(checked: Checked) -> list[Told]:
    """The markers that were found of each board, in pixels, for drawing."""
    boards = checked.on_table.boards if checked.on_table else ()
    return [{"board": board.name, "marks_px": board.marks_px} for board in boards]


def is_streamed(source: str) -> bool:
    """Whether a source's pictures come over a network, judged by its name."""
    phones = (PHONE_NAME, SECOND_PHONE_NAME)
    return source in phones or (source.startswith(CAMERA) and "://" in source)


def camera_file_of(source: str) -> str | None:
    """Path of a camera's file in the data folder; None for footage.

    Args:
        source: The source's name: "camera 0", "camera rtsp://10.0.0.7:554", "clip.mp4".
    """
    name = re.sub(r"[^\w]+", "-", source.removeprefix(CAMERA).casefold()).strip("-")
    return f"cameras/{name}.json" if source.startswith(CAMERA) and name else None
