"""A temporary PostgreSQL server from the system's own packages."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import create_engine, text

PLACES: Final = ("/usr/lib/postgresql", "/usr/pgsql", "/opt/homebrew/opt", "/usr/local/opt")
STARTS_WITHIN_S: Final = 30.0
USER: Final = "tableref"
DATABASE: Final = "games"
PASSWORD: Final = "geheim-9f3"


class NoPostgres(Exception):
    """No server is available here; the message says why."""


def programs() -> Path:
    """The folder of the newest server's programs; raises NoPostgres if there is none."""
    if sys.platform == "win32":
        raise NoPostgres("a server is started on Linux and macOS only")
    found = [path for place in PLACES for path in Path(place).glob("*/bin/postgres")]
    on_path = shutil.which("postgres")
    if not (found or on_path):
        raise NoPostgres(
            "no PostgreSQL server is installed (Debian, Ubuntu: apt install postgresql)"
        )
    return (max(found, key=_version) if found else Path(str(on_path))).parent


def _version(path: Path) -> int:
    digits = "".join(one for one in path.parts[-3] if one.isdigit())
    return int(digits or 0)


class Server:
    """A server on a free port of this machine.

    Args:
        folder: A new folder for its data.
        sync: Whether it waits for the disk, as in normal use.
    """

    def __init__(self, folder: Path, *, sync: bool) -> None:
        self._programs = programs()
        self._folder = folder
        self._as = _somebody_else() if os.geteuid() == 0 else None
        self._sync = sync
        self._process: subprocess.Popen[bytes] | None = None
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self._make()

    def _make(self) -> None:
        if self._as:
            shutil.chown(self._folder, self._as, self._as)
        (self._folder / "password").write_text(PASSWORD)
        (self._folder / "password").chmod(0o644)
        made = subprocess.run(
            [
                str(self._programs / "initdb"), "--no-sync", "--auth=scram-sha-256",
                f"--username={USER}", f"--pwfile={self._folder / 'password'}",
                "--encoding=UTF8", "--no-locale", str(self._folder / "data"),
            ],
            user=self._as, cwd=self._folder, capture_output=True, text=True, check=False,
        )  # fmt: skip
        if made.returncode:
            raise NoPostgres(f"no cluster can be made ({made.stderr.strip()[-200:]})")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "fsync": "on" if self._sync else "off",
            "max_connections": 60,
        }
        command = [str(self._programs / "postgres"), "-D", str(self._folder / "data")]
        for name, value in options.items():
            command += ["-c", f"{name}={value}"]
        give_up_at_s = time.monotonic() + STARTS_WITHIN_S
        while time.monotonic() < give_up_at_s:
            with (self._folder / "log.txt").open("ab") as log:
                self._process = subprocess.Popen(
                    command, user=self._as, cwd=self._folder, stdout=log, stderr=log
                )
            if self._answers(give_up_at_s):
                return
        raise NoPostgres(f"it does not start: {(self._folder / 'log.txt').read_text()[-500:]}")

    def _answers(self, until_s: float) -> bool:
        """Wait until it answers; False if it ended, as while a killed one still shuts down."""
        assert self._process is not None
        while self._process.poll() is None and time.monotonic() < until_s:
            ready = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1"]
            if not subprocess.run([*ready, "-p", str(self.port)], check=False).returncode:
                return True
            time.sleep(0.05)
        time.sleep(0.1)
        return False

    def kill(self) -> None:
        """Kill the server and all its processes at once, as a power cut would."""
        assert self._process is not None
        listed = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        children = listed.read_text().split() if listed.exists() else []
        for one in (self._process.pid, *map(int, children)):
            os.kill(one, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """End it."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait()

    def url(self, name: str, *, port: int | None = None, password: str = PASSWORD) -> str:
        """The address of a database."""
        return f"postgresql://{USER}:{password}@127.0.0.1:{port or self.port}/{name}"

    def database(self) -> str:
        """The address of an empty database: always the same one, emptied."""
        if not self.say(f"SELECT 1 FROM pg_database WHERE datname = '{DATABASE}'"):
            self.say(f"CREATE DATABASE {DATABASE}")
        self.say("DROP SCHEMA public CASCADE", in_database=DATABASE)
        self.say("CREATE SCHEMA public", in_database=DATABASE)
        return self.url(DATABASE)

    def say(self, statement: str, *, in_database: str = "postgres") -> list[tuple[object, ...]]:
        """Execute a statement as the owner of the server; return its output."""
        engine = create_engine(
            self.url(in_database).replace("postgresql:", "postgresql+psycopg:"),
            isolation_level="AUTOCOMMIT",
        )
        with engine.connect() as connection:
            done = connection.execute(text(statement))
            answer = [tuple(row) for row in done] if done.returns_rows else []
        engine.dispose()
        return answer


def _somebody_else() -> str:
    """The user to run the server as, because it refuses to be started by root."""
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    raise NoPostgres("a server is not started by root, and there is no user postgres or nobody")


@contextmanager
def running(*, sync: bool = False) -> Iterator[Server]:
    """A server as long as the block lasts.

    Raises:
        NoPostgres: None is available; the message says why.
    """
    folder = Path(tempfile.mkdtemp(prefix="tableref-postgres-"))
    try:
        server = Server(folder, sync=sync)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
