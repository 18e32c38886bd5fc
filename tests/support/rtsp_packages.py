"""What a server that speaks RTSP is made of; without imports, as CI reads it before any set-up."""

RTSP_SERVER = (
    "gir1.2-gst-rtsp-server-1.0",
    "python3-gi",
    "gstreamer1.0-plugins-good",
    "gstreamer1.0-plugins-ugly",
    "gstreamer1.0-libav",
)
"""Debian's packages."""
