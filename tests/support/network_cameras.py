"""Network cameras for tests: real servers, each a separate program that can be killed."""

import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support.rtsp_packages import RTSP_SERVER

ROOT = Path(__file__).resolve().parents[2]
SYSTEM_PYTHON = "/usr/bin/python3"
HAS_SERVER = """
import sys, gi
gi.require_version("Gst", "1.0"), gi.require_version("GstRtspServer", "1.0")
from gi.repository import Gst
Gst.init(None)
sys.exit(not all(map(Gst.ElementFactory.find, ("x264enc", "rtph264pay", "decodebin"))))
"""
"""A script that succeeds if the RTSP server and all elements of its streams are installed."""

START_S = 20.0
RUNNING: "dict[int, subprocess.Popen[str]]" = {}
"""The cameras that run, by their ports."""


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
    return port


@contextmanager
def mjpeg_camera(*words: str, port: int = 0) -> Iterator[int]:
    """Run a camera that sends motion JPEG until the block ends; yields its port."""
    command = (sys.executable, "-m", "tests.support.mjpeg_server", str(port), *words)
    with _serving(command) as bound:
        yield bound


@contextmanager
def rtsp_camera(*words: str, port: int = 0) -> Iterator[int]:
    """Run an RTSP camera until the block ends; yields its port. Skips the test without a server."""
    if not _has_rtsp_server():
        pytest.skip(f"no RTSP server here: apt-get install {' '.join(RTSP_SERVER)}")
    script = str(ROOT / "tests/support/rtsp_server.py")
    with _serving((SYSTEM_PYTHON, script, str(port), *words)) as bound:
        yield bound


@contextmanager
def standing_still(port: int) -> Iterator[None]:
    """Stop the camera of a port until the block ends: it sends nothing and closes no connection."""
    RUNNING[port].send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        RUNNING[port].send_signal(signal.SIGCONT)


def _has_rtsp_server() -> bool:
    if not Path(SYSTEM_PYTHON).is_file():
        return False
    tried = subprocess.run((SYSTEM_PYTHON, "-c", HAS_SERVER), capture_output=True, check=False)
    return tried.returncode == 0


@contextmanager
def _serving(command: Sequence[str]) -> Iterator[int]:
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    impatience = threading.Timer(START_S, process.kill)
    impatience.start()
    try:
        told = process.stdout.readline()
        impatience.cancel()
        assert told, "the camera did not start"
        RUNNING[int(told)] = process
        yield int(told)
    finally:
        impatience.cancel()
        process.kill()
        process.wait()
        process.stdout.close()
