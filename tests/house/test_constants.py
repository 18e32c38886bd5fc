"""Constants of what measures: each is used, and those without a word beside them grow no more."""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("calibration", "vision")
FILES = [path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))]
UNEXPLAINED_AT_MOST = 883
"""Numbers at the top of a module without a word beside them. May only be made smaller."""

READERS = [
    path
    for package in ("calibration", "vision", "server", "engine", "tests")
    for path in (ROOT / package).rglob("*.py")
]


def constants(path: Path) -> Iterator[tuple[str, int]]:
    """Name and line of each constant at the top of a module."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
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
    text = path.read_text(encoding="utf-8")
    lines, body = text.splitlines(), ast.parse(text).body
    for node, after in pairwise([*body, None]):
        if not isinstance(node, ast.Assign | ast.AnnAssign) or not is_number(node.value):
            continue
        told = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        above = node.lineno > 1 and lines[node.lineno - 2].lstrip().startswith("#")
        beside = any("#" in line for line in lines[node.lineno - 1 : node.end_lineno])
        if not (told or above or beside):
            yield f"{path.relative_to(ROOT)}:{node.lineno}"


def test_numbers_without_a_word_beside_them_grow_no_more() -> None:
    found = [place for path in FILES for place in unexplained(path)]
    assert len(found) <= UNEXPLAINED_AT_MOST, found[:5]
    assert len(found) > UNEXPLAINED_AT_MOST - 20, f"set UNEXPLAINED_AT_MOST to {len(found)}"
