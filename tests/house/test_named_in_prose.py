"""Names and paths in backquotes, in comments, docstrings and documents, exist in the tree."""

import ast
import re
import subprocess
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.support.films import ROOT

PACKAGES = ("calibration", "engine", "server", "tests", "vision")

READ_AS_CODE = {".css", ".html", ".js", ".json", ".py", ".toml", ".ts", ".yml"}
"""Suffixes of the files in which a name must occur to count as existing."""

NOT_READ = (
    "CHANGELOG.md",
    "docs/decisions/",
    "docs/audit_",
    "docs/glossary.md",
    "sample_footage/",
    "server/web/vendor/",
)
"""Paths (prefixes) that are not checked: they describe earlier states, list abandoned words, or are
third-party files."""

OTHERS = {
    "netem",  # a queue of the Linux kernel
    "pg_dump",  # a program of PostgreSQL
    "synchronous_standby_names",  # a setting of PostgreSQL
    "target_from_source",  # stands for any transform
}
"""Names of other programs, and patterns, that are allowed; so are names that contain SEED."""


class Named(NamedTuple):
    """A name in backquotes, with its file and line."""

    path: str
    line: int
    name: str

    def __str__(self) -> str:
        """`path:line name`, as messages show it."""
        return f"{self.path}:{self.line} {self.name}"


@cache
def tracked() -> frozenset[str]:
    """Paths of all files that Git tracks and that exist."""
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True, timeout=60
    ).stdout.splitlines()
    return frozenset(path for path in listed if (ROOT / path).is_file())


@cache
def text_of(path: str) -> str:
    """The text of a tracked file."""
    return (ROOT / path).read_text(encoding="utf-8", errors="replace")


SAID = re.compile(r'"""(?:.*?)"""|#[^\n]*', re.S)
"""Docstrings and comments."""


def prose(path: str) -> Iterable[tuple[int, str]]:
    """Number and text of each line of prose: all lines of a document, a module's docstrings and
    comments."""
    text = text_of(path)
    if not path.endswith(".py"):
        yield from enumerate(text.splitlines(), 1)
        return
    for said in SAID.finditer(text):
        yield from enumerate(said[0].splitlines(), text.count("\n", 0, said.start()) + 1)


@cache
def code_words(path: str) -> frozenset[str]:
    """The words of a file's code, without docstrings and comments."""
    text = text_of(path)
    return frozenset(re.findall(r"\w+", SAID.sub(" ", text) if path.endswith(".py") else text))


@cache
def words() -> frozenset[str]:
    """Every word of code in the tree, and every part of a path."""
    found = {part for path in tracked() for part in re.split(r"[/.]", path)}
    for path in tracked():
        if Path(path).suffix in READ_AS_CODE and path != "tests/house/test_named_in_prose.py":
            found |= code_words(path)
    return frozenset(found)


@cache
def classes() -> Mapping[str, list[str]]:
    """Which modules define a class of each name."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in tracked():
        if path.endswith(".py"):
            for name in re.findall(r"^ *class (\w+)", text_of(path), re.M):
                found[name].append(path)
    return found


@cache
def parsed(path: str) -> tuple[ast.ClassDef, ...]:
    """The class definitions in a module, nested ones included."""
    tree = ast.parse(text_of(path))
    return tuple(node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))


@cache
def members(name: str) -> frozenset[str] | None:
    """All names that the classes of this name define or inherit.

    None if there is no such class, or if one has a base that is not in the tree.
    """
    found: set[str] = set()
    for path in classes().get(name, ()):
        for node in parsed(path):
            if node.name == name:
                found |= names_in(node)
                for base in {ast.unparse(one).split("[")[0] for one in node.bases}:
                    more = frozenset() if base in PLAIN_BASES else members(base)
                    if more is None:
                        return None
                    found |= more
    return frozenset(found) or None


def names_in(node: ast.ClassDef) -> set[str]:
    """The names of functions, fields and attributes within a class definition."""
    found = {one.name for one in ast.walk(node) if isinstance(one, ast.FunctionDef)}
    found |= {one.name for one in ast.walk(node) if isinstance(one, ast.AsyncFunctionDef)}
    found |= {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
    return found | {one.attr for one in ast.walk(node) if isinstance(one, ast.Attribute)}


PLAIN_BASES = {"Protocol", "Generic", "NamedTuple", "Enum", "StrEnum", "ABC", "Exception"}
"""Bases outside the tree that contribute no names that prose mentions."""


def is_there(name: str) -> bool:
    """Whether a name, dotted or not, exists in the tree."""
    first, *rest = name.split(".")
    if first in PACKAGES and rest:
        return is_in_module(first, rest)
    last = rest[-1:]
    having = members(first) if last and len(rest) == 1 else None
    if having is not None and last[0] not in SUFFIXES:
        return last[0] in having
    return all(part in words() for part in (first, *rest))


SUFFIXES = {Path(path).suffix[1:] for path in ("a.py", "a.js", "a.md", "a.json", "a.toml")}


@cache
def folders() -> frozenset[str]:
    """Every folder of the tree."""
    return frozenset(str(above) for path in tracked() for above in Path(path).parents)


def is_in_module(package: str, rest: list[str]) -> bool:
    """Whether a dotted path under a package leads to a module, or to a name that occurs in one."""
    place = package
    for at, part in enumerate(rest):
        deeper = f"{place}/{part}"
        if deeper in folders():
            place = deeper
            continue
        module = f"{deeper}.py"
        if module in tracked():
            return all(one in code_words(module) for one in rest[at + 1 :])
        door = f"{place}/__init__.py"
        return door in tracked() and all(one in code_words(door) for one in rest[at:])
    return True


def is_a_path(name: str) -> bool:
    """Whether a path or glob pattern matches a file or folder; the suffix .py may be missing."""
    place = name.rstrip("/")
    return any(ROOT.glob(place)) or any(ROOT.glob(f"{place}.py"))


@cache
def named() -> tuple[Named, ...]:
    """All names and paths in backquotes in all prose that is checked."""
    found = []
    for path in sorted(tracked()):
        if path.endswith((".py", ".md")) and not path.startswith(NOT_READ):
            for line, text in prose(path):
                found += [Named(path, line, name) for name in re.findall(r"`([^`\s]+)`", text)]
    return tuple(found)


def test_names_in_backquotes_are_in_the_tree() -> None:
    shape = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*(\(\))?")
    plain = [one for one in named() if shape.fullmatch(one.name) and "SEED" not in one.name]
    assert len(plain) > 2000
    asked = {one.name.removesuffix("()") for one in plain} - OTHERS
    missing = {name for name in asked if not is_there(name)}
    listed = [str(one) for one in plain if one.name.removesuffix("()") in missing]
    assert not listed, "\n".join(listed)


def test_paths_in_backquotes_lead_to_files() -> None:
    ours = re.compile(rf"({'|'.join((*PACKAGES, 'docs'))})/[\w./*-]+")
    paths = [one for one in named() if ours.fullmatch(one.name)]
    assert len(paths) > 200
    listed = [str(one) for one in paths if not is_a_path(one.name)]
    assert not listed, "\n".join(listed)


def fields_told(docstring: str) -> list[str]:
    """The attribute names in the section Attributes of a docstring."""
    section = re.search(r"^Attributes:\n((?: +.*\n?|\n)+)", docstring, re.M)
    lines = re.findall(r"^    ((?:\w+(?:, )?)+)(?: \(.*?\))?:", section[1] if section else "", re.M)
    return [name for line in lines for name in re.findall(r"\w+", line)]


def test_attributes_in_docstrings_are_those_of_the_class() -> None:
    paths = [path for path in sorted(tracked()) if path.endswith(".py")]
    told = [
        (path, node.name, name)
        for path in paths
        if "Attributes:" in text_of(path)
        for node in parsed(path)
        for name in fields_told(ast.get_docstring(node) or "")
    ]
    assert len(told) > 1000
    missing = [one for one in told if one[2] not in (members(one[1]) or {one[2]})]
    assert not missing, missing


def test_a_name_that_is_nowhere_is_found() -> None:
    assert not is_there("nobody_calls_this_" + "so")
    assert not is_there("server.api." + "nobody")
    assert not is_there("Session." + "nobody")
    assert is_there("Session.append")
    assert is_there("engine.composing.decide")
