"""Finds every field of a game's states by walking them, and corrects each one by one."""

import json
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.correcting import Correct, correctable, value_at
from engine.game import AnyGame
from engine.refusal import IllegalCommand

WHY = "set straight"


@dataclass
class Reached:
    """The kinds of paths, and those that the referee could set."""

    seen: set[str] = field(default_factory=set)
    set_straight: set[str] = field(default_factory=set)
    refusals: dict[str, str] = field(default_factory=dict)

    @property
    def missing(self) -> dict[str, str]:
        """Kinds of paths that no value was accepted for, with the last refusal."""
        return {kind: self.refusals.get(kind, "") for kind in sorted(self.seen - self.set_straight)}


def kind_of(path: str, known: Iterable[str]) -> str:
    """The path with `*` for the keys of list items: players.*.mana."""
    fields = set(known)
    return ".".join(part if part in fields else "*" for part in path.split("."))


def reached(
    game: AnyGame,
    fixed: Sequence[str],
    names: Sequence[str],
    more: Mapping[str, str],
    moments: Sequence[Any],
    but: Collection[str] = (),
) -> Reached:
    """Try near values, values seen elsewhere, or given ones on every path of some states.

    Args:
        game: The game.
        fixed: Fields of a state that cannot be changed.
        names: Keys by which items of lists are named.
        more: Values for kinds of paths for which no near value is valid.
        moments: States in which every field is in use.
        but: Kinds of paths that are not tried.
    """
    values: dict[str, dict[str, None]] = defaultdict(dict)
    for state in moments:
        for path, value in correctable(state, fixed).items():
            values[kind_of(path, names)][value] = None
    found = Reached(set(values))
    for state in moments:
        for path, value in correctable(state, fixed).items():
            kind = kind_of(path, names)
            if kind not in found.set_straight and kind not in but:
                given = [more[kind]] if kind in more else []
                candidates = [*given, *_others(value), *values[kind]]
                _try(game, state, path, [one for one in candidates if one != value], kind, found)
    return found


def _others(value: str) -> Iterator[str]:
    """Values that differ in one place."""
    yield from (json.dumps(one) for one in _varied(json.loads(value)))
    yield from ("null", "[]")


def _varied(value: Any) -> Iterator[Any]:
    match value:
        case bool():
            yield not value
        case int():
            yield from (value + 1, value - 1)
        case str():
            yield "another"
        case list():
            for place, item in enumerate(value):
                yield from ([*value[:place], one, *value[place + 1 :]] for one in _varied(item))
        case dict():
            for name, item in value.items():
                yield from ({**value, name: one} for one in _varied(item))


def _try(
    game: AnyGame,
    state: Any,
    path: str,
    candidates: Iterable[str],
    kind: str,
    found: Reached,
) -> None:
    for value in candidates:
        try:
            first, *more = game.decide(state, Correct(None, path, value, WHY))
        except IllegalCommand as refused:
            found.refusals[kind] = refused.detail
            continue
        after = game.evolve(state, first)
        assert value_at(after, path) in (first.value, None) or _follows(path, value), path
        assert game.describe(after, first).strip()
        for event in more:
            after = game.evolve(after, event)
        found.set_straight.add(kind)
        return


def _follows(path: str, value: str) -> bool:
    """Whether the value may differ after setting it: lists set as a whole may get other keys."""
    return value.startswith(("[", "{")) and path.count(".") <= 1
