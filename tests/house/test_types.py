"""`Any` switches the type checker off, so its use is limited."""

import ast
from collections.abc import Iterator, Set
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = ("engine", "calibration", "vision", "server")
ANY_AT_MOST = 17
"""Most uses of `Any` in the shipped packages. It may only be lowered.

The remaining uses: JSON as it is read, games whose types are unknown, tables of functions that each
handle another type, and values from FastAPI, uvicorn and a running program.
"""


ALIASES = {"AnyState", "AnyCommand", "AnyEvent"}
"""Aliases of `Any` for the states, commands and events of a game whose types are unknown."""

ALIASES_AT_MOST = 149
"""Most uses of `ALIASES` in the shipped packages. It may only be lowered.

The remaining uses: referee, session, amending and the page's JSON handle all games alike, and so do
the terminal's grammar, and proposals outside of their game's folder.
"""


def all_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes of a tree, and those of annotations in it that are written as strings."""
    for one in ast.walk(node):
        yield one
        if isinstance(one, ast.Constant) and isinstance(one.value, str) and "Any" in one.value:
            try:
                yield from ast.walk(ast.parse(one.value, mode="eval"))
            except SyntaxError:
                continue


def uses(path: Path, names: Set[str]) -> Iterator[str]:
    """The module's path, once for each use of one of these names.

    Imports and assignments do not count as uses.
    """
    text = path.read_text(encoding="utf-8")
    for node in all_nodes(ast.parse(text)) if "Any" in text else ():
        name = getattr(node, "id", None) or getattr(node, "attr", None)
        if name in names and not isinstance(getattr(node, "ctx", None), ast.Store):
            yield path.relative_to(ROOT).as_posix()


def shipped() -> list[Path]:
    return [path for package in SHIPPED for path in sorted((ROOT / package).rglob("*.py"))]


def test_the_count_sees_every_way_of_writing_it() -> None:
    text = (
        'import typing\na: Any = 1\nb: "list[Any]"\ndef f(*c: typing.Any) -> dict[str, Any]: "Any."'
    )
    tree = ast.parse(text)
    names = [getattr(one, "id", None) or getattr(one, "attr", None) for one in all_nodes(tree)]
    assert names.count("Any") == 4


@pytest.mark.parametrize(
    ("names", "at_most"), [({"Any"}, ANY_AT_MOST), (ALIASES, ALIASES_AT_MOST)], ids=["any", "alias"]
)
def test_any_is_rare(names: Set[str], at_most: int) -> None:
    found = [place for path in shipped() for place in uses(path, names)]
    assert len(found) <= at_most, sorted(found)
    assert len(found) > at_most - 5, f"set the limit to {len(found)}"


def test_every_alias_is_one_of_any() -> None:
    tree = ast.parse((ROOT / "engine" / "game.py").read_text(encoding="utf-8"))
    same = {
        node.target.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        if isinstance(node.value, ast.Name) and node.value.id == "Any"
    }
    assert same == ALIASES
