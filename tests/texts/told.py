"""Finds the texts that Python writes for users in its sources: sentences with placeholders.

Rules, proposals, the coach and error messages are written in English. To show one in another
language, `server/language/translator.py` matches it with these patterns and translates the pattern.
"""

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from engine import GAMES
from tests.texts.page import ROOT, Message

SEEN: Final = (
    "calibration/coaching",
    "calibration/failure.py",
    "calibration/guard",
    "calibration/sheets/__init__.py",
    "engine/allowed.py",
    "engine/amending",
    "engine/composing.py",
    "engine/correcting.py",
    "engine/house.py",
    "engine/luck.py",
    "engine/refusal.py",
    "engine/seating.py",
    "engine/settling.py",
    "engine/story.py",
    "engine/telling.py",
    "engine/tournament",
    "engine/word.py",
    "server/amending.py",
    "server/api",
    "server/capture/choosing.py",
    "server/capture/coaching.py",
    "server/capture/filming.py",
    "server/capture/network/answers.py",
    "server/capture/network/mjpeg.py",
    "server/capture/phone/lent.py",
    "server/capture/phone/receiver.py",
    "server/capture/phone/wellbeing.py",
    "server/capture/playhead.py",
    "server/capture/returning.py",
    "server/capture/shedding.py",
    "server/capture/source.py",
    "server/capture/watching.py",
    "server/capture/webcam.py",
    "server/desk.py",
    "server/door/middleware.py",
    "server/hall",
    "server/notice.py",
    "server/plan_json.py",
    "server/proposals/overruled.py",
    "server/proposals/roll.py",
    "server/referee.py",
    "server/responses.py",
    "server/story_json.py",
    "server/waiting.py",
    "vision/eye.py",
    "vision/sightings",
)
"""Files and folders whose texts are translated in every game. What is shown in a terminal or
written into a file stays English."""

OF_A_GAME: Final = ("engine/games", "server/proposals")
"""Folders with one folder per game, whose texts are translated in that game only."""

UNSEEN: Final = (
    "/examples.py",
    "api/answers.py",
    "metamorph/shapes.py",
    "generation_zero/starter.py",
    "generation_zero/starter_people.py",
    "api/pages.py",
)
"""Endings of paths that are left out: examples and answers describe the API to programs, `pages.py`
is read by browsers, cards keep their printed names, and the names of shapes are listed as words
(`tests/texts/game_words.py`)."""

CARDS: Final = {
    "generation_zero": (
        "engine/games/generation_zero/starter.py",
        "engine/games/generation_zero/starter_people.py",
    )
}
"""The modules that contain a game's own cards."""

_ROLLING: Final = re.compile(r"(.*): \{(?:seats|names|tied)\}")
_WORDY: Final = re.compile(r"[A-Za-z’'}][,.:;?!)]* [(“\"]?[A-Za-z{]")
_WORD: Final = re.compile(r"(?!m[lm]$)[a-z][a-z-]*[a-z]")
_FOR_MACHINES: Final = re.compile(r"^[a-z]+/|^(private|inline|attachment);?,? |^-|None leaves")
_COUNTED: Final = ("counted",)


def told_messages(game: str = "") -> dict[Message, list[str]]:
    """Every text that Python may show on the page, with the files that write it.

    Args:
        game: Whose folders to search; empty for the texts that all games share.
    """
    found: dict[Message, list[str]] = {}
    for path in _sources(tuple(f"{folder}/{game}" for folder in OF_A_GAME) if game else SEEN):
        name = path.relative_to(ROOT).as_posix()
        for text in dict.fromkeys(texts_in(path.read_text(encoding="utf-8"))):
            if _FOR_MACHINES.search(text):
                continue
            found.setdefault((text,), []).append(name)
    if not game:
        for text, names in _helps().items():
            found.setdefault((text,), []).extend(names)
    return found


def _helps() -> dict[str, list[str]]:
    """What each command does, as its form says it: the first line of its docstring.

    All games are described in one API answer that belongs to no game, so these texts are shared.
    """
    helps: dict[str, list[str]] = {}
    for name, game in GAMES.items():
        for text in game.help.values():
            helps.setdefault(text, []).append(f"engine/games/{name}")
    return helps


def names_of_cards(game: str) -> list[str]:
    """Names of a game's own cards, which are not translated."""
    named = CARDS.get(game, ())
    return sorted({one for path in named for one in texts_in((ROOT / path).read_text("utf-8"))})


def _sources(seen: Sequence[str]) -> Iterator[Path]:
    """The modules among these files and folders, without those in `UNSEEN`."""
    for path in (ROOT / one for one in seen):
        for one in sorted(path.rglob("*.py")) if path.is_dir() else (path,):
            if not one.as_posix().endswith(UNSEEN):
                yield one


def texts_in(source: str) -> Iterator[str]:
    """The texts of a module, each f-string with a placeholder for each of its values."""
    tree = ast.parse(source)
    skipped = set(_not_for_people(tree))
    inside: set[ast.AST] = set()
    for node in ast.walk(tree):
        if node in skipped:
            continue
        if isinstance(node, ast.Call) and _called(node.func) in _COUNTED:
            yield from _forms(node)
        if isinstance(node, ast.JoinedStr):
            inside |= {part for part in node.values if isinstance(part, ast.Constant)}
            for value in node.values:
                inside |= set(ast.walk(value))
            text = template_of(node)
            if " " in text.strip() and re.search(r"[A-Za-z]{2}", re.sub(r"\{\w+\}", "", text)):
                yield text
                yield from _without_names(text)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            word = node in inside and _WORD.fullmatch(node.value)
            if node not in inside and _WORDY.search(node.value):
                yield re.sub(r"\{0?\}", "{value}", " ".join(node.value.split()))
            elif word:
                yield node.value


def _without_names(text: str) -> Iterator[str]:
    """The purpose of a roll without the names of those who roll, who are shown beside the dice."""
    found = _ROLLING.fullmatch(text)
    if found:
        yield found[1]


def template_of(node: ast.JoinedStr) -> str:
    """An f-string as a text with a placeholder for each value; repeated names are numbered."""
    text = ""
    names: list[str] = []
    for part in node.values:
        if isinstance(part, ast.Constant):
            text += str(part.value).replace("{", "(").replace("}", ")")
            continue
        assert isinstance(part, ast.FormattedValue)
        name = _name_of(part.value)
        fresh = name if name not in names else f"{name}{names.count(name) + 1}"
        names.append(name)
        text += f"{{{fresh}}}"
    return " ".join(text.split())


def _name_of(node: ast.expr) -> str:
    """The placeholder's name for a value of an f-string."""
    if isinstance(node, ast.Call):
        last = node.args[-1] if node.args else None
        if isinstance(last, ast.Name | ast.Attribute):
            return _name_of(last)
        return _called(node.func).strip("_") or "value"
    if isinstance(node, ast.Attribute):
        return node.attr
    if isinstance(node, ast.Name):
        return node.id.strip("_") or "value"
    if isinstance(node, ast.Subscript):
        return _name_of(node.value)
    if isinstance(node, ast.BinOp):
        return _name_of(node.left)
    return "value"


def _called(function: ast.expr) -> str:
    """The name of a called function, without its module or object; empty if it has none."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _forms(call: ast.Call) -> Iterator[str]:
    """The texts of a call such as `counted(3, "leg")`: "{count} leg" and "{count} legs"."""
    things = [str(one.value) for one in call.args[1:] if isinstance(one, ast.Constant)]
    if things:
        yield f"{{count}} {things[0]}"
        yield f"{{count}} {things[1] if len(things) > 1 else f'{things[0]}s'}"


def _not_for_people(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes that users never read: docstrings, annotations, programming errors, patterns."""
    for node in ast.walk(tree):
        for one in _unread(node):
            if one is not None:
                yield from ast.walk(one)


def _unread(node: ast.AST) -> list[ast.expr | None]:
    """The parts of a node that users never read."""
    match node:
        case ast.Expr(value=ast.Constant() as docstring):
            return [docstring]
        case ast.Assert(msg=complaint):
            return [complaint]
        case ast.arg(annotation=hint) | ast.AnnAssign(annotation=hint):
            return [hint]
        case ast.FunctionDef(decorator_list=decorators, returns=hint):
            return [*decorators, hint]
        case ast.Call(func=function, args=given) if _called(function) in _FOR_PROGRAMS:
            return list(given)
        case ast.Raise(exc=ast.Call(func=fault, args=given)) if _called(fault) in _FAULTS:
            return list(given)
    return []


_FOR_PROGRAMS: Final = frozenset(
    {
        "compile",
        "cast",
        "TypeVar",
        "getLogger",
        "getattr",
        "Path",
        "encode",
        "sub",
        "search",
        "fullmatch",
        "split",
        "strptime",
        "strftime",
        "warning",
        "info",
        "debug",
        "exception",
    }
)
_FAULTS: Final = frozenset(
    ["TypeError", "ValueError", "AssertionError", "RuntimeError", "NotImplementedError", "KeyError"]
)
