"""The beginning of battles, and turning up the Monster that is fought (G19, E9)."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.allowed import check_during, check_referee
from engine.game import Seat
from engine.games.generation_zero.deck import deck_of
from engine.games.generation_zero.due import battle_of, face_down
from engine.games.generation_zero.layout import place_of
from engine.games.generation_zero.questions import figure_name, place_name, the_figure
from engine.games.generation_zero.replaced import pushed, with_figure
from engine.games.generation_zero.state import HIDDEN, Battle, State, Stats
from engine.refusal import Reason, refusal
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class TurnUp:
    """Names the Monster that is fought, as turned up on the table."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class BattleBegan:
    """A battle began: of `fighter` against a Monster, or of Agents against 'Sues (both None)."""

    place: int
    monster: int | None = None
    fighter: int | None = None


@dataclass(frozen=True, slots=True)
class MonsterShown:
    """A Monster was turned up."""

    figure: int
    card: str


Event: TypeAlias = BattleBegan | MonsterShown


def turn_up(state: State, command: TurnUp) -> tuple[MonsterShown, ...]:
    """Decide which Monster was turned up on the table (E9)."""
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
    return (MonsterShown(battle.monster or 0, command.card),)


def possible_monsters(state: State, battle: Battle) -> tuple[str, ...]:
    """Return the Monsters that may live at the battle's Location and were not turned up before.

    If none is left, all that were not turned up.
    """
    place = place_of(state, battle.place)
    kinds = place.monsters if place else ()
    met = {one.name for one in state.figures if one.kind == "monster"}
    monsters = deck_of(state.options).monsters.values()
    fitting = [one.name for one in monsters if one.kind in kinds and one.name not in met]
    return tuple(fitting or [one.name for one in monsters if one.name not in met])


def _battle_began(state: State, event: BattleBegan) -> State:
    return pushed(state, Battle(event.place, event.monster, event.fighter))


def _monster_shown(state: State, event: MonsterShown) -> State:
    """Show the Monster; one that was unknown gets the stats of its card."""
    if the_figure(state, event.figure).name == event.card:
        return with_figure(state, event.figure, shown=True)
    card = deck_of(state.options).monsters[event.card]
    stats = Stats(attack=card.attack, defence=card.defence)
    return with_figure(
        state,
        event.figure,
        name=card.name,
        health=card.health,
        most=card.health,
        stats=stats,
        shown=True,
    )


def _describe_began(state: State, event: BattleBegan) -> str:
    where = place_name(state, event.place)
    if event.monster is None:
        return f"A fight begins at {where}."
    return f"{figure_name(state, event.fighter)} meets a Monster at {where}."


def _turned_up(state: State, battle: Battle) -> tuple[MonsterShown, ...]:
    """Turn up the Monster that is fought (G19), unless only the referee can see it (E9)."""
    monster = the_figure(state, battle.monster or 0)
    if monster.name == HIDDEN:
        return ()
    return (MonsterShown(monster.number, monster.name),)


def _follows(state: State) -> tuple[MonsterShown, ...]:
    battle = battle_of(state)
    return _turned_up(state, battle) if battle and face_down(state, battle) else ()


def _choices(state: State) -> tuple[TurnUp, ...]:
    battle = battle_of(state)
    if battle is None or not face_down(state, battle):
        return ()
    return tuple(TurnUp(None, name) for name in possible_monsters(state, battle))


TOPIC: Topic[State, TurnUp, Event, MonsterShown] = Topic(
    commands=decides(TurnUp, turn_up),
    events=happens(BattleBegan, _battle_began, _describe_began)
    | happens(MonsterShown, _monster_shown, lambda _, e: f"It is {e.card}."),
    follows=_follows,
    choices=_choices,
)
