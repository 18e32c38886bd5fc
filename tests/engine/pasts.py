"""Past evenings to amend: random ones as a ledger keeps them, with the program's or real dice."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from engine.amending import Past, Plan, line_of
from engine.game import AnyGame, TakenBack
from engine.luck import RollNeeded, ShuffleNeeded, answer, roll
from engine.refusal import IllegalCommand
from engine.replay import command_ends, drawn, next_state
from engine.word import Note


def _written(past: Past, command: Any, events: tuple[Any, ...]) -> Past:
    """The past with one more command and its events."""
    states = list(past.states)
    for event in events:
        states.append(next_state(past.game, states, event))
    first = len(past.events) + 1
    return replace(
        past,
        events=(*past.events, *events),
        states=tuple(states),
        firsts=(*past.firsts, *(first for _ in events)),
        said=(*past.said, *((command, *(None for _ in events[1:])) if events else ())),
    )


def begun(game: AnyGame, options: Any, *, seed: int, real_dice: bool = False) -> Past:
    """A new game, with the rolls and shuffles that are awaited before the first command."""
    past = Past(game, (), (game.setup(options),), (), (), seed, real_dice)
    return _with_house(past, None, ())


def say(past: Past, command: Any) -> Past:
    """The past with a command and the program's rolls after it; raises IllegalCommand."""
    return _with_house(past, command, past.game.decide(past.states[-1], command))


def _with_house(past: Past, command: Any, events: tuple[Any, ...]) -> Past:
    """The past with these events of a command, and the program's rolls after them."""
    state = _written(past, command, events).states[-1]
    while isinstance(needed := past.game.awaiting(state), RollNeeded | ShuffleNeeded):
        if not past.by_house(needed):
            break
        fallen = answer(past.seed, drawn((*past.events, *events)), needed)
        caused, state = past.game.carry_out(state, fallen)
        events = (*events, *caused)
    return _written(past, command, events)


def evening(
    game: AnyGame,
    options: Any,
    *,
    seed: int,
    commands: int,
    real_dice: bool = False,
    meddling: int = 6,
) -> Past:
    """A random evening: choices, interventions of the referee, remarks, take-backs."""
    past = begun(game, options, seed=seed, real_dice=real_dice)
    for turn in range(commands):
        if roll(f"note {seed}", turn, 9) == 1 and _says(past, Note(None, f"remark {turn}")):
            past = say(past, Note(None, f"remark {turn}"))
        if roll(f"back {seed}", turn, 17) == 1:
            past = _taken_back(past, turn)
        command = _chosen(past, turn, meddling)
        if command is None:
            return past
        past = say(past, command)
    return past


def _says(past: Past, command: Any) -> bool:
    try:
        past.game.decide(past.states[-1], command)
    except IllegalCommand:
        return False
    return True


def _taken_back(past: Past, turn: int) -> Past:
    ends = sorted(command_ends(past.firsts))[:-1]
    if not ends:
        return past
    to_seq = ends[-min(len(ends), roll(f"far {past.seed}", turn, 5))]
    return _with_house(past, None, (TakenBack(to_seq),))


def _chosen(past: Past, turn: int, meddling: int) -> Any:
    game, state = past.game, past.states[-1]
    needed = game.awaiting(state)
    if isinstance(needed, RollNeeded | ShuffleNeeded):
        return answer(f"table {past.seed}", turn, needed)
    if meddling and roll(f"meddle {past.seed}", turn, meddling) == 1:
        possible = game.overrides(state)
    else:
        possible = game.choices(state)
    return possible[roll(f"choice {past.seed}", turn, len(possible)) - 1] if possible else None


def amended(past: Past, found: Plan) -> Past:
    """The past with the entries that a plan would write."""
    past = _written(past, None, (found.event,))
    for saying in found.sayings:
        past = _written(past, saying.command, saying.events)
    return past


def played_from_the_start(past: Past, said: Iterable[Any], options: Any) -> tuple[Any, ...]:
    """The states of an evening with these commands, rolls included, from its set-up on."""
    state = past.game.setup(options)
    states = [state]
    for command in said:
        for event in past.game.decide(state, command):
            state = past.game.evolve(state, event)
            states.append(state)
    return tuple(states)


def commands_of(past: Past) -> list[Any]:
    """All commands of the valid line, the program's rolls included, in order."""
    said: list[Any] = []
    for spoken in line_of(past):
        if spoken.command is not None:
            said.append(spoken.command)
        own = 1 if spoken.falls and spoken.falls[0].by_hand else 0
        said += [fall.said for fall in spoken.falls[own:]]
    return said
