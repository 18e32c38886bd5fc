"""The rules for `rules`, `rules WORD`, `why` and `why NUMBER`."""

import sys
from collections.abc import Iterator, Sequence

from engine.game import AnyGame
from engine.notation import NotationError
from engine.plain import nearest
from engine.refusal import IllegalCommand
from engine.ruling import Ruling
from server.cli.play.grammar import Grammar
from server.cli.play.words import folded

MOST_RULINGS = 12
"""Most rulings that a question is answered with."""


def of_the_game(game: AnyGame) -> Iterator[str]:
    """The game in a few sentences, and where to read more."""
    yield from (line.strip() for line in game.summary.strip().splitlines() if line.strip())


def of_command(kind: type[object], verb: str, does: str) -> Iterator[str]:
    """What a command does, and the description of its part of the rules."""
    yield f"{verb}: {does}"
    module = sys.modules[kind.__module__]
    yield from (line for line in (module.__doc__ or "").strip().splitlines() if line.strip())


MOST_SAID = 3
"""Most examples that are shown with what a command does."""


def of_use(grammar: Grammar, kind: type[object], does: str) -> Iterator[str]:
    """What a command does, with current examples and its fields."""
    yield f"{grammar.verb(kind)}: {does}"
    legal = [grammar.phrase(one) for one in grammar.choices if type(one) is kind]
    if legal:
        yield f"  as now: {'; '.join(legal[:MOST_SAID])}"
    takes = grammar.takes(kind)
    if takes:
        yield f"  it takes: {', '.join(takes)}"


def rulings_on(game: AnyGame, words: str) -> tuple[Ruling, ...]:
    """The rulings with all these words, those that have them in the question first."""
    wanted = folded(words)
    asked = [one for one in game.rulings if _speaks(one.question, wanted)]
    told = [one for one in game.rulings if _speaks(f"{one.question} {one.answer}", wanted)]
    return tuple(dict.fromkeys((*asked, *told)))[:MOST_RULINGS]


def _speaks(text: str, wanted: Sequence[str]) -> bool:
    said = folded(text.replace(".", " ").replace(",", " "))
    return all(any(one.startswith(word) for one in said) for word in wanted)


def ruling(game: AnyGame, name: str) -> Ruling:
    """The ruling with a number such as K18; raises NotationError if there is none."""
    found = next((one for one in game.rulings if one.id.casefold() == name.casefold()), None)
    if found is None:
        asked = nearest(name, [one.id for one in game.rulings])
        raise NotationError(f"there is no ruling {name!r}: {asked.rstrip('?')}")
    return found


def why_refused(game: AnyGame, refused: IllegalCommand) -> Iterator[str]:
    """A refusal with the full ruling or rule that it rests on."""
    yield refused.detail
    cited = [one for one in game.rulings if one.id in refused.rule.replace(",", " ").split()]
    yield from map(with_answer, cited)
    if not cited and refused.rule:
        yield f"It rests on the rule of {refused.rule!r}; type `rules {refused.rule}`."


def with_answer(one: Ruling) -> str:
    """A ruling with its question."""
    return f"{one.id}: {one.question} {one.answer}"
