"""Network namespaces of this machine: each has addresses and devices of its own.

Linux only, and as root. A thread that enters a namespace uses its network, and so does every
program that the thread starts; `wrapped` makes a script that starts a program in it.
"""

import ctypes
import os
import shutil
import stat
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

NAMED: Final = Path("/run/netns")
"""The folder in which `ip netns` keeps its namespaces."""

HERE: Final = Path("/proc/thread-self/ns/net")
TUN: Final = Path("/dev/net/tun")
PREFIX: Final = "tref-net-"

# Of the kernel: linux/sched.h and linux/if_tun.h.
CLONE_NEWNET: Final = 0x40000000
TUNSETIFF: Final = 0x400454CA
IFF_TUN: Final = 0x0001
IFF_NO_PI: Final = 0x1000


@dataclass(frozen=True, slots=True)
class NetRoom:
    """One namespace with one device.

    Attributes:
        name: Its name in `ip netns list`.
        address: Its own address on the device.
        device: The open device: reading gives sent packets, writing delivers packets.
    """

    name: str
    address: str
    device: int

    def wrapped(self, executable: str, where: Path) -> str:
        """Write a script into the folder `where` that runs a program here, with its arguments."""
        script = where / f"{self.name}-{Path(executable).name}"
        script.write_text(f'#!/bin/sh\nexec ip netns exec {self.name} {executable} "$@"\n')
        script.chmod(script.stat().st_mode | stat.S_IXUSR)
        return str(script)


def needs_net_rooms() -> None:
    """Skip the test where no namespace can be made, and say so."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("network namespaces are made on Linux, as root")
    if shutil.which("ip") is None:
        pytest.skip("network namespaces are made with ip (apt install iproute2)")
    if not TUN.exists():
        pytest.skip("this kernel has no network devices that a program serves (/dev/net/tun)")


@contextmanager
def net_room(label: str, address: str) -> Iterator[NetRoom]:
    """A namespace until the block ends, with a device of this address that nothing serves yet.

    Args:
        label: Distinguishes it from others of this process.
        address: Address of the device, in a network of four addresses.
    """
    _clear_away_left_ones()
    name = f"{PREFIX}{os.getpid()}-{label}"
    with ExitStack() as stack:
        try:
            _ip("netns", "add", name)
        except subprocess.CalledProcessError:
            pytest.skip("no network namespace may be made here (ip netns add)")
        stack.callback(_ip, "netns", "del", name)
        with entered(name):
            # Only one way there, so that what is counted is what was said.
            Path("/proc/sys/net/ipv6/conf/all/disable_ipv6").write_text("1")
            device = _tun("wifi0")
        stack.callback(os.close, device)
        _ip("-n", name, "link", "set", "lo", "up")
        _ip("-n", name, "addr", "add", f"{address}/30", "dev", "wifi0")
        _ip("-n", name, "link", "set", "wifi0", "up")
        _ip("-n", name, "route", "add", "default", "dev", "wifi0")
        yield NetRoom(name, address, device)


@contextmanager
def entered(name: str) -> Iterator[None]:
    """Move this thread into a namespace until the block ends."""
    with HERE.open() as before, (NAMED / name).open() as there:
        _enter(there.fileno())
        try:
            yield
        finally:
            _enter(before.fileno())


def _enter(namespace: int) -> None:
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.setns(namespace, CLONE_NEWNET):
        raise OSError(ctypes.get_errno(), "the namespace cannot be entered")


def _tun(name: str) -> int:
    """Open a device in this thread's namespace that disappears when its descriptor is closed."""
    import fcntl  # Windows has none

    device = os.open(TUN, os.O_RDWR | os.O_NONBLOCK | os.O_CLOEXEC)
    fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH22x", name.encode(), IFF_TUN | IFF_NO_PI))
    return device


def _clear_away_left_ones() -> None:
    """Delete namespaces that a killed test run has left behind."""
    for path in NAMED.glob(f"{PREFIX}*"):
        process = path.name.removeprefix(PREFIX).partition("-")[0]
        if not Path("/proc", process).exists():
            subprocess.run(["ip", "netns", "del", path.name], check=False, capture_output=True)


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)
