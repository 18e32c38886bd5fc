"""Constants of what measures: each is used and says what it is.

A number belongs at the top of its module, or in the `Tuning` of what measures, with its unit and
where it comes from. Nothing is compared with a number that has no name. What watches for a kind of
thing has a `Tuning`.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from vision.observers import OBSERVERS

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("calibration", "vision")
FILES = [path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))]
PLAIN_NUMBERS = {-1, 0, 0.5, 1, 2, 3, 4, 100, 127, 127.5, 128, 255}
"""Counts, halves, signs, percent and the levels of a mask: a name would say no more."""

TINY = 1e-5
"""Numbers nearer to 0 than this only guard against dividing by it."""

READERS = [
    path
    for package in ("calibration", "vision", "server", "engine", "tests")
    for path in (ROOT / package).rglob("*.py")
]


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def constants(path: Path) -> Iterator[tuple[str, int]]:
    """Name and line of each constant at the top of a module."""
    for node in tree_of(path).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names = [node.target.id]
        elif isinstance(node, ast.Assign):
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
        else:
            continue
        yield from ((name, node.lineno) for name in names if name.isupper())


@pytest.fixture(scope="module")
def words() -> dict[str, int]:
    """How often each word in capitals stands in the tree."""
    found: dict[str, int] = {}
    for path in READERS:
        for word in re.findall(r"\b_?[A-Z][A-Z0-9_]*\b", path.read_text(encoding="utf-8")):
            found[word] = found.get(word, 0) + 1
    return found


def test_no_constant_is_left_over(words: dict[str, int]) -> None:
    unused = [
        f"{path.relative_to(ROOT)}:{line} {name}"
        for path in FILES
        for name, line in constants(path)
        if words.get(name, 0) < 2
    ]
    assert unused == []


def is_number(value: ast.expr | None) -> bool:
    """A number, or some, or what is worked out from numbers alone."""
    if value is None:
        return False
    nodes = list(ast.walk(value))
    literal = any(isinstance(n, ast.Constant) and type(n.value) in (int, float) for n in nodes)
    allowed = (ast.Constant, ast.Tuple, ast.List, ast.UnaryOp, ast.BinOp, ast.operator, ast.unaryop)
    plain = all(isinstance(n, (*allowed, ast.expr_context)) for n in nodes)
    return literal and plain


def unexplained(path: Path) -> Iterator[str]:
    """Numbers at the top of a module with neither a comment nor a docstring beside them."""
    lines, body = path.read_text(encoding="utf-8").splitlines(), tree_of(path).body
    for node, after in pairwise([*body, None]):
        if not isinstance(node, ast.Assign | ast.AnnAssign) or not is_number(node.value):
            continue
        told = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        above = node.lineno > 1 and lines[node.lineno - 2].lstrip().startswith("#")
        beside = any("#" in line for line in lines[node.lineno - 1 : node.end_lineno])
        if not (told or above or beside):
            yield f"{path.relative_to(ROOT)}:{node.lineno}"


def test_every_number_has_a_word_beside_it() -> None:
    assert [place for path in FILES for place in unexplained(path)] == []


def compared(node: ast.Compare) -> Iterator[float]:
    """The numbers that stand in a comparison itself."""
    for side in (node.left, *node.comparators):
        sign = -1 if isinstance(side, ast.UnaryOp) and isinstance(side.op, ast.USub) else 1
        value = side.operand if isinstance(side, ast.UnaryOp) else side
        if isinstance(value, ast.Constant) and type(value.value) in (int, float):
            yield sign * float(value.value)  # type: ignore[arg-type]


def loose(path: Path) -> Iterator[str]:
    """Comparisons with a number that has no name."""
    tree = tree_of(path)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    inside = {id(node): node for function in functions for node in ast.walk(function)}
    for node in inside.values():
        if isinstance(node, ast.Compare):
            numbers = [n for n in compared(node) if n not in PLAIN_NUMBERS and abs(n) >= TINY]
            yield from (f"{path.relative_to(ROOT)}:{node.lineno} {n:g}" for n in numbers)


def test_nothing_is_compared_with_a_number_without_a_name() -> None:
    assert [place for path in FILES for place in loose(path)] == []


def tunings(path: Path) -> Iterator[ast.ClassDef]:
    for node in tree_of(path).body:
        if isinstance(node, ast.ClassDef) and node.name.endswith("Tuning"):
            yield node


def test_every_field_of_a_tuning_says_what_it_is() -> None:
    silent = [
        f"{path.relative_to(ROOT)}:{field.lineno}"
        for path in FILES
        for tuning in tunings(path)
        for field, after in pairwise([*tuning.body, None])
        if isinstance(field, ast.AnnAssign)
        if not (isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant))
    ]
    assert silent == []


def test_tunings_are_frozen_and_there_are_some() -> None:
    found = [tuning for path in FILES for tuning in tunings(path)]
    assert found
    assert all("frozen=True" in ast.unparse(tuning.decorator_list[0]) for tuning in found)


def test_every_room_with_an_observer_has_a_tuning() -> None:
    observers = [p for p in FILES if "\nREGISTERED: Final" in p.read_text(encoding="utf-8")]
    assert len(observers) == len(OBSERVERS)
    tuned = {path.parent for path in FILES if any(tunings(path))}
    assert {observer.parent.name for observer in observers if observer.parent not in tuned} == set()


def test_every_tuning_names_the_test_that_guards_it() -> None:
    docs = {t.name: ast.get_docstring(t) or "" for path in FILES for t in tunings(path)}
    named = {name: re.findall(r"tests/[\w/.]+", doc) for name, doc in docs.items()}
    assert [name for name, tests in named.items() if not tests] == []
    there = {
        name: [(ROOT / test.rstrip(".")).exists() for test in ts] for name, ts in named.items()
    }
    assert [name for name, found in there.items() if not all(found)] == []
