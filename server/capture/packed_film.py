"""Reads a film's frames in the codec's own pixel format, and converts them to BGR on demand.

They take half the bytes. While nothing happens, two of three frames are skipped, and most of those
that are kept are never used; converting a frame costs a third of what decoding it costs. The pixels
are identical to OpenCV's, because both use FFmpeg's conversion with the same settings.
"""

import threading
from collections.abc import Iterator
from contextlib import suppress
from fractions import Fraction
from itertools import chain
from pathlib import Path
from typing import Final

import av
import numpy as np
from av.container import InputContainer
from av.video.codeccontext import VideoCodecContext
from av.video.reformatter import Interpolation, VideoReformatter
from av.video.stream import VideoStream

from calibration.arrays import Image

PACKED: Final = "yuv420p"
"""The pixel format that is read here; nearly all films have it. OpenCV reads the others."""

EARLIER_S: Final = 1.0
"""Seconds before a wanted place that are searched too: some formats order their frames by when they
are decoded, a few frames before they are shown."""

UNSTATED_COLOURS: Final = 2
"""FFmpeg's number (AVCOL_SPC_UNSPECIFIED) for an unspecified colour space, as in most films."""

UNSTATED_RANGE: Final = 0
"""FFmpeg's number (AVCOL_RANGE_UNSPECIFIED) for an unspecified range of levels."""

_local = threading.local()


class FilmPicture:
    """One frame of a film, in the codec's pixel format."""

    __slots__ = ("_frame",)

    def __init__(self, frame: av.VideoFrame) -> None:
        self._frame = frame

    @property
    def size_wh(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self._frame.width, self._frame.height

    @property
    def nbytes(self) -> int:
        """Its size in memory."""
        return sum(plane.buffer_size for plane in self._frame.planes)

    def unpacked(self) -> Image:
        """Its pixels, (height, width, 3) uint8."""
        made = _reformatter().reformat(
            self._frame, format="bgr24", interpolation=Interpolation.BICUBIC, threads=1
        )
        return np.asarray(made.to_ndarray(), dtype=np.uint8)


class PackedFilm:
    """A film decoded in order, in the calling thread.

    Args:
        path: The file.
        codec: The codec that has decoded the same file before, whose frame memory is used again;
            None for a new one.

    Raises:
        ValueError: It has no film, or one in a format that OpenCV has to read.
    """

    def __init__(self, path: Path, *, codec: VideoCodecContext | None = None) -> None:
        try:
            self._container = av.open(str(path))
        except (av.FFmpegError, OSError) as error:
            raise ValueError(f"{path} holds no film") from error
        self._path = path
        try:
            self._stream, self._codec, first, others = _begun(self._container, codec)
        except ValueError:
            self._container.close()
            raise
        self._timed = first.pts is not None
        self._frames = chain((first,), others)

    @property
    def fps(self) -> float:
        """Frames per second as the file states them; 0 if it does not."""
        return float(self._stream.guessed_rate or 0)

    @property
    def stated_s(self) -> float:
        """Length in seconds as the file states it; 0 if it does not."""
        if self._stream.duration is not None and self._stream.time_base is not None:
            return float(self._stream.duration * self._stream.time_base)
        alone = len(self._container.streams) == 1  # sound may be longer
        return (self._container.duration or 0) / av.time_base if alone else 0.0

    @property
    def length_s(self) -> float:
        """About how long it is, in seconds, sound included; 0 if that is unknown."""
        return self.stated_s or (self._container.duration or 0) / av.time_base

    @property
    def size_wh(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self._stream.width, self._stream.height

    def frames(self, from_s: float | None = None) -> Iterator[tuple[float, FilmPicture]]:
        """Each frame once, with the time that the file states, in seconds from its start.

        Ends where the file is damaged, as OpenCV does. Most of the frames before `from_s` are left
        out if the file tells where they are.
        """
        start, tick = self._stream.start_time or 0, self._stream.time_base or Fraction(0)
        second = tick.numerator / tick.denominator
        if from_s is not None and from_s > EARLIER_S and self._timed and second > 0:
            self._go_near(start + round((from_s - EARLIER_S) / second))
        for frame in self._frames:
            # The order of operations is OpenCV's, so that the result is identical to the last bit.
            yield ((frame.pts or 0) - start) * second * 1000 / 1000, FilmPicture(frame)

    def _go_near(self, tick: int) -> None:
        """Go on with the last frame before a time that needs no other frame to be decoded."""
        with suppress(av.FFmpegError):  # otherwise all frames are decoded, from the first one on
            self._container.seek(tick, stream=self._stream)
            self._codec.flush_buffers()
            self._frames = chain(_decoded(self._container, self._stream, self._codec))

    def again(self) -> "PackedFilm":
        """Reopen the film at its beginning, with the same codec and its memory for frames.

        A new codec would allocate as much again while the last frames of this one are still in use.
        """
        self.close()
        self._codec.flush_buffers()
        return PackedFilm(self._path, codec=self._codec)

    def decodes_as(self, other: "PackedFilm") -> bool:
        """Whether both films use the same codec, and so the same memory for frames."""
        return self._codec is other._codec

    def close(self) -> None:
        """Close the file."""
        self._container.close()


def _begun(
    container: InputContainer, codec: VideoCodecContext | None
) -> tuple[VideoStream, VideoCodecContext, av.VideoFrame, Iterator[av.VideoFrame]]:
    """Begin decoding: the film's stream, its codec, its first frame and the others.

    Raises:
        ValueError: There are no frames, or they are in a format that OpenCV has to read.
    """
    if not container.streams.video:
        raise ValueError("no film")
    stream = container.streams.video[0]
    stream.thread_type = "NONE"  # several threads would cost a tenth more processor time
    # The file may have been replaced by another film since the codec was made.
    if codec is None or codec.extradata != stream.codec_context.extradata:
        codec = stream.codec_context
    frames = _decoded(container, stream, codec)
    first = next(frames, None)
    if first is None or not _is_plain(first):
        raise ValueError("pictures of another kind")
    return stream, codec, first, frames


def _decoded(
    container: InputContainer, stream: VideoStream, codec: VideoCodecContext
) -> Iterator[av.VideoFrame]:
    """All frames up to the first that cannot be decoded: a film may be cut off or damaged."""
    with suppress(av.FFmpegError, ValueError):
        for packet in _packets(container, stream):
            yield from codec.decode(packet)


def _packets(
    container: InputContainer, stream: VideoStream
) -> Iterator["av.Packet[VideoStream] | None"]:
    """The file's packets, and finally None, which flushes the codec."""
    with suppress(av.FFmpegError):
        for packet in container.demux(stream):
            if packet.size:
                yield packet
    yield None


def _is_plain(frame: av.VideoFrame) -> bool:
    colours = frame.colorspace == UNSTATED_COLOURS and frame.color_range == UNSTATED_RANGE
    return frame.format.name == PACKED and colours and frame.rotation == 0


def _reformatter() -> VideoReformatter:
    """This thread's converter, which keeps its setup from frame to frame."""
    made: VideoReformatter | None = getattr(_local, "reformatter", None)
    if made is None:
        made = _local.reformatter = VideoReformatter()
    return made
