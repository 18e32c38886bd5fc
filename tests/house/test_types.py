"""What the type checker proves: `Any` switches it off, so there is little of it."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = ("engine", "calibration", "vision", "server")
ANY_AT_MOST = 17
"""Of the whole shipped tree. May only be made smaller.

What is left: JSON as it is read, games of which nothing is known but that they are games, tables of
functions each for a kind of its own, and what FastAPI, uvicorn and a running program give.
"""


def all_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """All of a tree, and of the types in it that are written as text."""
    for one in ast.walk(node):
        yield one
        if isinstance(one, ast.Constant) and isinstance(one.value, str) and "Any" in one.value:
            try:
                yield from ast.walk(ast.parse(one.value, mode="eval"))
            except SyntaxError:
                continue


def unproven(path: Path) -> Iterator[str]:
    """Where a module says `Any`."""
    text = path.read_text(encoding="utf-8")
    for node in all_nodes(ast.parse(text)) if "Any" in text else ():
        name = getattr(node, "id", None) or getattr(node, "attr", None)
        if name == "Any":
            yield path.relative_to(ROOT).as_posix()


def test_the_count_sees_every_way_of_writing_it() -> None:
    text = (
        'import typing\na: Any = 1\nb: "list[Any]"\ndef f(*c: typing.Any) -> dict[str, Any]: "Any."'
    )
    tree = ast.parse(text)
    names = [getattr(one, "id", None) or getattr(one, "attr", None) for one in all_nodes(tree)]
    assert names.count("Any") == 4


def test_any_is_rare() -> None:
    paths = [path for package in SHIPPED for path in sorted((ROOT / package).rglob("*.py"))]
    found = [place for path in paths for place in unproven(path)]
    assert len(found) <= ANY_AT_MOST, sorted(found)
    assert len(found) > ANY_AT_MOST - 5, f"set ANY_AT_MOST to {len(found)}"
