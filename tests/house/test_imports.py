"""The import rule: who may import whom. See docs/architecture.md."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
OURS = ("engine", "calibration", "vision", "server")
WORLDLY = {
    "time", "datetime", "random", "secrets", "os", "io", "pathlib", "socket", "threading",
    "asyncio", "subprocess", "logging", "tempfile", "shutil", "glob", "sqlite3", "uuid", "sys",
}  # fmt: skip
STDLIB = sys.stdlib_module_names


def modules(package: str) -> Iterator[Path]:
    """All modules of a package, sorted."""
    return (path for path in sorted((ROOT / package).rglob("*.py")))


@cache
def imported(path: Path) -> frozenset[str]:
    """Every module that a file imports, by its full dotted name."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names.add(node.module or "")
    return frozenset(names)


def top(name: str) -> str:
    return name.split(".")[0]


def allowed_outside(path: Path) -> set[str]:
    """The third-party packages that a file may import."""
    package = path.relative_to(ROOT).parts[0]
    if package == "engine":
        return set()
    if package == "calibration":
        return {"numpy", "cv2"} | ({"reportlab"} if "sheets" in str(path) else set())
    if package == "vision":
        hands = path == ROOT / "vision/hands/landmarks.py"
        return {"numpy", "cv2", "scipy"} | ({"mediapipe"} if hands else set())
    return allowed_in_server(path)


def allowed_in_server(path: Path) -> set[str]:
    """The third-party packages that a file of the server may import."""
    inside = path.relative_to(ROOT / "server").parts
    if inside[0] == "proposals":
        return set()
    allowed = {"fastapi", "starlette", "pydantic", "uvicorn", "sqlalchemy", "typer", "click"}
    if inside[0] == "capture":
        allowed |= {"cv2", "numpy"}
    if path == ROOT / "server/capture/phone/receiver.py":
        allowed |= {"aiortc", "av"}
    if path in (ROOT / "server/capture/film_file.py", ROOT / "server/capture/packed_film.py"):
        allowed |= {"av"}
    if path.is_relative_to(ROOT / "server/store/migrations") or path.stem == "migrating":
        allowed |= {"alembic"}
    if path == ROOT / "server/review/archive.py":
        allowed |= {"fsspec"}
    if path == ROOT / "server/review/tables.py":
        allowed |= {"pyarrow"}
    if path == ROOT / "server/spread/cluster.py":
        allowed |= {"distributed"}
    if path == ROOT / "server/door/certificate.py":
        allowed |= {"cryptography", "ifaddr"}
    return allowed


def allowed_ours(path: Path) -> set[str]:
    """The project's own packages that a file may import."""
    parts = path.relative_to(ROOT).parts
    if parts[:2] == ("server", "proposals"):
        return {"engine", "vision", "server"}
    return {
        "engine": {"engine"},
        "calibration": {"calibration"},
        "vision": {"vision", "calibration"},
        "server": set(OURS),
    }[parts[0]]


ALL = [path for package in OURS for path in modules(package)]


@pytest.mark.parametrize("path", ALL, ids=lambda p: str(p.relative_to(ROOT)))
def test_a_file_imports_only_what_its_room_allows(path: Path) -> None:
    names = imported(path)
    ours = {top(name) for name in names} & {*OURS, "tests"}
    assert ours <= allowed_ours(path)
    outside = {top(name) for name in names} - STDLIB - set(OURS) - {"tests", "__future__"}
    assert outside <= allowed_outside(path)


@pytest.mark.parametrize("path", list(modules("engine")), ids=lambda p: str(p.relative_to(ROOT)))
def test_the_rules_know_no_clock_no_file_and_no_chance(path: Path) -> None:
    assert not {top(name) for name in imported(path)} & WORLDLY


@pytest.mark.parametrize("path", ALL, ids=lambda p: str(p.relative_to(ROOT)))
def test_no_file_imports_its_own_packages_facade(path: Path) -> None:
    package = path.relative_to(ROOT).parts[0]
    assert package not in imported(path) or path.name == "__init__.py"


def test_proposals_see_only_sightings_of_what_vision_knows() -> None:
    for path in (ROOT / "server/proposals").rglob("*.py"):
        names = imported(path)
        assert all(n.startswith("vision.sightings") for n in names if top(n) == "vision"), path
        assert all(n.startswith("server.proposals") for n in names if top(n) == "server"), path


def test_sightings_are_plain_values_that_need_no_library() -> None:
    for path in (ROOT / "vision/sightings").glob("*.py"):
        names = imported(path)
        assert all(n.startswith("vision.sightings") for n in names if top(n) in OURS), path
        assert {top(name) for name in names} - {"vision"} <= STDLIB - WORLDLY, path


def test_one_game_never_imports_another() -> None:
    for path in (ROOT / "engine/games").glob("*/*.py"):
        own = f"engine.games.{path.parent.name}"
        games = {name for name in imported(path) if name.startswith("engine.games.")}
        assert all(name.startswith(own) for name in games), path


def test_only_one_file_speaks_to_mediapipe() -> None:
    speakers = [path for path in ALL if "mediapipe" in {top(name) for name in imported(path)}]
    assert speakers == [ROOT / "vision/hands/landmarks.py"]
