"""Everything that the set-up installs is locked by hash, headless OpenCV included.

The headless package replaces OpenCV on Linux without libGL.
"""

import importlib.util
import re
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def set_up() -> ModuleType:
    found = importlib.util.spec_from_file_location("set_up", ROOT / ".ci" / "set_up.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def version(lock: str, package: str) -> str:
    """The version of a package in a lock file at the root."""
    (found,) = re.findall(rf"(?m)^{package}==(\S+)", (ROOT / lock).read_text())
    return str(found)


def test_opencvs_stand_in_is_locked_at_the_same_version() -> None:
    lock = (ROOT / "requirements-headless.lock").read_text()
    assert version("requirements-headless.lock", "opencv-python-headless") == version(
        "requirements.lock", "opencv-python"
    )
    assert re.findall(r"(?m)^\S+==", lock) == ["opencv-python-headless=="]
    assert lock.count("--hash=sha256:") >= 2


def test_without_libgl_everything_is_installed_by_hash(
    set_up: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The first import of OpenCV fails, as without libGL; all later installs are checked."""
    ran: list[Sequence[str]] = []

    def run(*command: str, quiet: bool = False) -> int:
        ran.append(command)
        return int(quiet)  # only the first probe is quiet

    monkeypatch.setattr(set_up, "_run", run)
    assert set_up.main(tmp_path / "venv") == 0
    installs = [one for one in ran if "install" in one and "-e" not in one]
    assert len(installs) == 2
    for command in installs:
        assert "--require-hashes" in command, command
    assert str(ROOT / "requirements-headless.lock") in installs[1]
