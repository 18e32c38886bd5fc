"""Writes a film frame by frame: H.264 in Matroska, which stays readable after a power cut."""

from fractions import Fraction
from pathlib import Path
from typing import Final

import av
from av.video.stream import VideoStream

from calibration.arrays import Image

CODEC: Final = "libx264"
RATE: Final = 30
"""Nominal frames per second for the encoder; each frame has its own time."""

OPTIONS: Final = {"preset": "superfast", "crf": "20"}
"""The encoder's settings. Found by trial on the bundled evening: 6.5 ms of one core a frame of 1280
x 720, and 6 kB each."""

PIXELS: Final = "yuv444p"
"""How pixels are stored: with colour in every one. At half the resolution, as in most films, the
same clip was two grey levels darker after decoding, and not smaller."""

CLUSTERS: Final = {"cluster_time_limit": "1000", "flush_packets": "1"}
"""How often a film is written to the disk: a power cut loses a second at most."""

TICK: Final = Fraction(1, 1000)


class FilmFile:
    """One film; all its pictures have one size.

    Args:
        path: Overwritten if it exists.
        size_wh: Of its pictures.

    Attributes:
        size_bytes: Size of its pictures so far.

    Raises:
        OSError: It cannot be written (av's own errors are OSErrors or ValueErrors).
    """

    def __init__(self, path: Path, size_wh: tuple[int, int]) -> None:
        self._container = av.open(str(path), "w", format="matroska", options=CLUSTERS)
        stream = self._container.add_stream(CODEC, rate=RATE, options=OPTIONS)
        assert isinstance(stream, VideoStream)
        stream.width, stream.height = size_wh
        stream.pix_fmt = PIXELS
        stream.time_base = stream.codec_context.time_base = TICK
        stream.codec_context.thread_count = 1
        self._stream = stream
        self._last_ticks = -1
        self.size_bytes = 0

    def add(self, bgr: Image, t_s: float) -> None:
        """Write the next frame; times rise.

        Args:
            bgr: Pixels, shape (height, width, 3), uint8.
            t_s: When it was taken, in seconds.
        """
        picture = av.VideoFrame.from_ndarray(bgr, format="bgr24")
        self._last_ticks = max(round(t_s / TICK), self._last_ticks + 1)
        picture.pts, picture.time_base = self._last_ticks, TICK
        packets = self._stream.encode(picture)
        self.size_bytes += sum(packet.size for packet in packets)
        self._container.mux(packets)

    def close(self) -> None:
        """Write the frames that the encoder still holds, and close."""
        self._container.mux(self._stream.encode(None))
        self._container.close()
