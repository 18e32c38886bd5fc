"""Constants: each has a docstring or comment, and each of the measuring packages is used.

A number belongs at the top of its module, or in the frozen `Tuning` of an observer, with its unit
and its source. Nothing is compared with an unnamed number, no parameter has an unnamed fraction as
its default, and every observer's package has a `Tuning`.
"""

import ast
import re
from collections import Counter
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
"""Numbers that need no name: counts, halves, signs, percent and the levels of a mask."""

TINY = 1e-5
"""Numbers nearer to 0 than this only guard against a division by zero."""

READERS = [
    path
    for package in ("calibration", "vision", "server", "engine", "tests")
    for path in (ROOT / package).rglob("*.py")
]


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def constants(path: Path) -> Iterator[tuple[str, int]]:
    """Name and line of each constant at module level."""
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
    """How often each name in capitals occurs in the tree."""
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
    """Whether an expression is a number, several numbers, or arithmetic on numbers alone."""
    if value is None:
        return False
    nodes = list(ast.walk(value))
    literal = any(isinstance(n, ast.Constant) and type(n.value) in (int, float) for n in nodes)
    allowed = (ast.Constant, ast.Tuple, ast.List, ast.UnaryOp, ast.BinOp, ast.operator, ast.unaryop)
    plain = all(isinstance(n, (*allowed, ast.expr_context)) for n in nodes)
    return literal and plain


def unexplained(path: Path) -> Iterator[str]:
    """Places of numbers at module level that have neither a comment nor a docstring."""
    lines, body = path.read_text(encoding="utf-8").splitlines(), tree_of(path).body
    for node, after in pairwise([*body, None]):
        if not isinstance(node, ast.Assign | ast.AnnAssign) or not is_number(node.value):
            continue
        below = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        above = node.lineno > 1 and lines[node.lineno - 2].lstrip().startswith("#")
        beside = any("#" in line for line in lines[node.lineno - 1 : node.end_lineno])
        if not (below or above or beside):
            yield f"{path.relative_to(ROOT)}:{node.lineno}"


OTHER_PROGRAM = [
    path for package in ("engine", "server") for path in sorted((ROOT / package).rglob("*.py"))
]
"""The modules that measure nothing."""


def test_every_number_has_a_word_beside_it() -> None:
    assert [place for path in (*FILES, *OTHER_PROGRAM) for place in unexplained(path)] == []


BOUNDING = {"max", "min", "clip", "maximum", "minimum", "percentile", "quantile", "GaussianBlur"}
"""Functions whose numeric arguments are limits, shares or widths, so they count as thresholds."""

GUARD = 1e-3
"""Largest bound that only keeps a divisor or a logarithm's argument from 0."""

QUARTILES = {25, 50, 75}

LEFT = {
    "calibration/coaching": 8,
    "calibration/detect": 8,
    "calibration/guard": 1,
    "calibration/model": 4,
    "calibration/sheets": 1,
    "calibration/solve": 3,
    "vision/clay": 4,
    "vision/dice": 5,
    "vision/figures": 1,
    "vision/portions": 4,
    "vision/sightings": 1,
    "vision/throws": 3,
    "vision/tracking": 2,
    "vision/two_views": 2,
    "vision/weigh_in": 8,
}
"""Number of thresholds in each package that still have no name. It may only decrease: lower it when
you name one, and do not add any."""


def numbers(side: ast.expr) -> Iterator[float]:
    """The literal numbers in one side of a comparison, or in a bound, also within arithmetic.

    `0.6 * radius` contains an unnamed number just as `0.6` does. Exponents do not count, as a
    square is no threshold.
    """
    if isinstance(side, ast.Constant) and type(side.value) in (int, float):
        yield float(side.value)  # type: ignore[arg-type]
    elif isinstance(side, ast.UnaryOp):
        sign = -1 if isinstance(side.op, ast.USub) else 1
        yield from (sign * one for one in numbers(side.operand))
    elif isinstance(side, ast.BinOp):
        yield from numbers(side.left)
        if not isinstance(side.op, ast.Pow):
            yield from numbers(side.right)
    elif isinstance(side, ast.Tuple | ast.List):
        yield from (one for part in side.elts for one in numbers(part))


def called(node: ast.Call) -> str:
    """The name of the called function, without its module or object: "max", "clip"."""
    return str(getattr(node.func, "id", "") or getattr(node.func, "attr", ""))


def thresholds(node: ast.AST) -> Iterator[float]:
    """The unnamed numbers that a comparison or a bounding call uses; none for other nodes."""
    if isinstance(node, ast.Compare):
        sides, guard = [node.left, *node.comparators], TINY
    elif isinstance(node, ast.Call) and called(node) in BOUNDING:
        sides, guard = node.args, GUARD
    else:
        return
    plain = PLAIN_NUMBERS | (QUARTILES if isinstance(node, ast.Call) else set())
    for one in (one for side in sides for one in numbers(side)):
        if one not in plain and abs(one) > guard:
            yield one


def loose(path: Path) -> Iterator[str]:
    """Places in a module's functions with a threshold that has no name, and its value."""
    tree = tree_of(path)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    inside = {id(node): node for function in functions for node in ast.walk(function)}
    place = path.relative_to(ROOT).as_posix()
    for node in inside.values():
        yield from (f"{place}:{node.lineno} {one:g}" for one in thresholds(node))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("a < 0.6 * b", [0.6]),
        ("a + 7 > -0.3", [7.0, -0.3]),
        ("a < b**5", []),
        ("a < LEAST * 2", []),
        ("max(0.35, 1.5 * a)", [0.35, 1.5]),
        ("max(a, 1e-4)", []),
        ("np.clip(a, -6, 6)", [-6.0, 6.0]),
        ("np.percentile(a, (25, 98))", [98.0]),
        ("np.sum(0.6 * a)", []),
    ],
)
def test_numbers_in_arithmetic_and_in_bounds_are_found(code: str, found: list[float]) -> None:
    assert list(thresholds(ast.parse(code, mode="eval").body)) == found


def test_nothing_is_compared_with_or_bounded_by_a_number_without_a_name() -> None:
    places = [place for path in FILES for place in loose(path)]
    rooms = Counter("/".join(place.split("/")[:2]) for place in places)
    more = {room: count for room, count in rooms.items() if count > LEFT.get(room, 0)}
    assert more == {}, [place for place in places if place.startswith(tuple(more))]
    assert sum(LEFT.values()) - len(places) < 5, f"there are fewer: make LEFT so, {rooms}"


PLAIN_DEFAULTS = {0.0, 0.5, 1.0, 2.0}
"""Default values that need no name: zero, one half, one and two."""


def bare_defaults(function: ast.FunctionDef) -> Iterator[float]:
    """The unnamed fractions that a function's parameters have as defaults."""
    given = [*function.args.defaults, *(one for one in function.args.kw_defaults if one)]
    literal = [list(numbers(one)) for one in given if any(map(is_float, ast.walk(one)))]
    yield from (one for found in literal for one in found if abs(one) not in PLAIN_DEFAULTS)


def is_float(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is float


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("def f(a=0.3, *, b=5.5): ...", [0.3, 5.5]),
        ("def f(a=1.0, b=-0.5, c=80, d=LEAST_PX): ...", []),
        ("def f(a=-0.3, b=(0.0, 7.5)): ...", [-0.3, 7.5]),
    ],
)
def test_defaults_that_are_fractions_are_found(code: str, found: list[float]) -> None:
    (function,) = ast.parse(code).body
    assert isinstance(function, ast.FunctionDef)
    assert list(bare_defaults(function)) == found


def test_no_parameter_has_a_fraction_without_a_name_as_its_default() -> None:
    functions = (
        (path, node)
        for path in FILES
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.FunctionDef)
    )
    places = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.name} {one:g}"
        for path, node in functions
        for one in bare_defaults(node)
    ]
    assert places == []


def tunings(path: Path) -> Iterator[ast.ClassDef]:
    """The classes at module level whose names end in `Tuning`."""
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
