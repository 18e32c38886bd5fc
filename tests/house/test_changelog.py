"""The changelog is in the form of Keep a Changelog, and its versions are those of the package."""

import re
import tomllib
from datetime import date
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
UNRELEASED, *RELEASED = TEXT.split("\n## ")[1:]
KINDS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}

LINES = {"0.1.0": 44}
"""Number of lines of each released version, as released sections no longer change. New lines belong
under Unreleased, at the top of the file."""


def version_of(section: str) -> tuple[str, date]:
    """The version in a section's heading, and its release date."""
    heading = section.splitlines()[0]
    found = re.fullmatch(r"\[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)", heading)
    assert found, f"{heading!r} should be like [1.2.3] - 2026-11-20"
    return found[1], date.fromisoformat(found[2])


def lines_of(section: str) -> int:
    """Number of list items in a section."""
    return len(re.findall(r"^- ", section, re.M))


def test_what_is_not_released_stands_on_top() -> None:
    assert UNRELEASED.startswith("[Unreleased]\n")


def test_every_line_stands_below_a_heading_that_there_is() -> None:
    for section in (UNRELEASED, *RELEASED):
        lead, *parts = section.split("\n### ")
        assert lines_of(lead) == 0, section[:80]
        assert {part.splitlines()[0] for part in parts} <= KINDS


def test_versions_fall_and_the_newest_is_that_of_the_package() -> None:
    versions = [version_of(section) for section in RELEASED]
    numbers = [tuple(map(int, version.split("."))) for version, _ in versions]
    assert all(newer > older for newer, older in pairwise(numbers))
    assert all(newer >= older for (_, newer), (_, older) in pairwise(versions))
    with (ROOT / "pyproject.toml").open("rb") as file:
        assert tomllib.load(file)["project"]["version"] == versions[0][0]


def test_what_is_released_does_not_change() -> None:
    assert {version_of(section)[0]: lines_of(section) for section in RELEASED} == LINES
