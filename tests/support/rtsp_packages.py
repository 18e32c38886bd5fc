"""The packages of an RTSP server; without imports, because CI reads it before any set-up."""

RTSP_SERVER = (
    "gir1.2-gst-rtsp-server-1.0",
    "python3-gi",
    "gstreamer1.0-plugins-good",
    "gstreamer1.0-plugins-ugly",
    "gstreamer1.0-libav",
)
"""Names of Debian's packages."""
