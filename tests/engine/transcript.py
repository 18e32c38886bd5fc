"""Golden games as text that a referee can read, replayed and compared line by line.

A transcript starts with `# ` lines of explanation, then `game`, `options` and one line `> ` per
command. Everything else is the program's output: the events as sentences, or the refusal (`!`),
then who or what is awaited and the number of choices; at the end the outcome and the ledger's hash.
To regenerate them after an intended change:

    TABLEREF_REGENERATE=1 python -m pytest tests/engine/test_transcripts.py
"""

import json
from collections.abc import Iterator
from typing import Any

from engine.game import AnyGame
from engine.luck import RollNeeded, ShuffleNeeded
from engine.notation import options_from_json
from engine.refusal import IllegalCommand
from engine.registry import GAMES
from engine.replay import ledger_hash
from engine.text import from_text


def replayed(text: str) -> str:
    """The transcript as the program writes it today, from the explanation and commands of this."""
    lines = text.splitlines()
    heading = [line for line in lines if line.startswith(("# ", "game ", "options "))]
    commands = [line[2:] for line in lines if line.startswith("> ")]
    game, options = game_of(heading)
    return "\n".join((*heading, "", *_told(game, options, commands))) + "\n"


def game_of(heading: list[str]) -> tuple[AnyGame, Any]:
    """The game and the options that a transcript's heading names."""
    words = dict(line.split(" ", 1) for line in heading if not line.startswith("#"))
    game = GAMES[words["game"]]
    return game, options_from_json(game, json.loads(words["options"]))


def _told(game: AnyGame, options: Any, commands: list[str]) -> Iterator[str]:
    state, events = game.setup(options), []
    for line in commands:
        yield f"> {line}"
        try:
            new = game.decide(state, from_text(game, line))
        except IllegalCommand as refused:
            yield f"  ! {refused.reason}: {refused.detail}"
            continue
        for event in new:
            state = game.evolve(state, event)
            events.append(event)
            yield f"  {game.describe(state, event)}"
        yield f"  [{_awaited(game, state)}]"
    yield ""
    end = game.outcome(state)
    yield f"outcome: {end.why if end else 'still open'}"
    yield f"ledger: {len(events)} events, {ledger_hash(events)}"


def _awaited(game: AnyGame, state: Any) -> str:
    needed = game.awaiting(state)
    if needed is None:
        return "over"
    if isinstance(needed, RollNeeded):
        return f"{needed.count}d{needed.sides} for {needed.why}"
    if isinstance(needed, ShuffleNeeded):
        return f"{needed.count} shuffled for {needed.why}"
    seats = ["the referee" if seat is None else f"seat {seat}" for seat in sorted(needed, key=str)]
    return f"{', '.join(seats)}; {len(game.choices(state))} choices"
