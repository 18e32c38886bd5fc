"""A camera that speaks RTSP: GStreamer's server, run by the system's own Python, which has it.

    /usr/bin/python3 tests/support/rtsp_server.py PORT [NAME:PASSWORD] [FILM]

Without a film it sends a drawn ball that moves. It stands alone: that Python has none of our
packages.
"""

import sys

import gi

gi.require_version("Gst", "1.0")
gi.require_version("GstRtspServer", "1.0")
from gi.repository import GLib, Gst, GstRtspServer  # noqa: E402 (once the versions are told)

DRAWN = "videotestsrc is-live=true pattern=ball ! video/x-raw,width=640,height=480,framerate=30/1"
FILMED = "filesrc location={} ! decodebin ! videoconvert ! videorate ! video/x-raw,framerate=30/1"
SENT = "x264enc tune=zerolatency key-int-max=15 speed-preset=ultrafast ! rtph264pay name=pay0 pt=96"


def main(port: str, words: "list[str]") -> None:
    Gst.init(None)
    server = GstRtspServer.RTSPServer()
    server.set_address("127.0.0.1")
    server.set_service(port)
    factory = GstRtspServer.RTSPMediaFactory()
    films = [word for word in words if ":" not in word]
    shown = FILMED.format(films[0]) if films else DRAWN
    factory.set_launch(f"( {shown} ! {SENT} )")
    factory.set_shared(True)
    known = next((word for word in words if ":" in word), None)
    if known:
        _let_in_only(server, factory, *known.split(":"))
    server.get_mount_points().add_factory("/stream", factory)
    server.attach(None)
    print(server.get_bound_port(), flush=True)
    GLib.MainLoop().run()


def _let_in_only(
    server: "GstRtspServer.RTSPServer",
    factory: "GstRtspServer.RTSPMediaFactory",
    name: str,
    password: str,
) -> None:
    auth = GstRtspServer.RTSPAuth()
    token = GstRtspServer.RTSPToken()
    token.set_string("media.factory.role", "viewer")
    auth.add_basic(GstRtspServer.RTSPAuth.make_basic(name, password), token)
    permissions = GstRtspServer.RTSPPermissions()
    permissions.add_permission_for_role("viewer", "media.factory.access", True)
    permissions.add_permission_for_role("viewer", "media.factory.construct", True)
    factory.set_permissions(permissions)
    server.set_auth(auth)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
