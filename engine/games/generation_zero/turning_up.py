"""Cards that nobody knew are turned up on the table (E9)."""

from engine.allowed import check_during, check_referee
from engine.games.generation_zero import commands, events
from engine.games.generation_zero.checks import check_canon
from engine.games.generation_zero.deck import deck_of
from engine.games.generation_zero.due import (
    face_down,
)
from engine.games.generation_zero.events import Event
from engine.games.generation_zero.layout import place_of
from engine.games.generation_zero.refereeing import check_word
from engine.games.generation_zero.state import HIDDEN, Battle, State
from engine.refusal import Reason, refusal


def name_canon(state: State, command: commands.NameCanon) -> tuple[Event, ...]:
    """A Canon is turned up on the table (E9)."""
    check_word(state, command.seat, command.because)
    canon = check_canon(state, command.canon)
    if canon.card != HIDDEN:
        raise refusal(
            Reason.HOUSE_RULE, "the program knows this Canon", "name one that nobody knows", "E9"
        )
    known = [name for name in deck_of(state.options).canons if name not in _named(state)]
    if command.card not in known:
        raise refusal(
            Reason.BAD_VALUE, f"{command.card!r} is no Canon that may be here",
            f"name one of {known}", "E9",
        )  # fmt: skip
    return (events.CanonShown(canon.number, command.card, command.because),)


def _named(state: State) -> set[str]:
    return {one.card for one in state.canons}


def turn_up(state: State, command: commands.TurnUp) -> tuple[Event, ...]:
    """The Monster that is fought is turned up on the table (E9)."""
    check_referee(command.seat, "which Monster it is")
    check_during(state.phase, "playing")
    battle = state.tasks[-1] if state.tasks else None
    if not isinstance(battle, Battle) or not face_down(state, battle):
        raise refusal(
            Reason.NO_TRIGGER, "no Monster is to be turned up", "wait until one is fought", "E9"
        )
    if command.card not in possible_monsters(state, battle):
        raise refusal(
            Reason.BAD_VALUE,
            f"{command.card!r} does not live here",
            f"name one of {list(possible_monsters(state, battle))}",
            "E9",
        )
    return (events.MonsterShown(battle.monster or 0, command.card),)


def possible_monsters(state: State, battle: Battle) -> tuple[str, ...]:
    """Monsters whose kind may live where the battle is and that were not turned up before."""
    place = place_of(state, battle.place)
    kinds = place.monsters if place else ()
    met = {one.name for one in state.figures if one.kind == "monster"}
    monsters = deck_of(state.options).monsters.values()
    fitting = [one.name for one in monsters if one.kind in kinds and one.name not in met]
    return tuple(fitting or [one.name for one in monsters if one.name not in met])
