"""Damage, the death of creatures, and the end of the game."""

from dataclasses import dataclass
from typing import Never, TypeAlias

from engine.games.clay_o_rama.matter import dice_for, matter
from engine.games.clay_o_rama.questions import creature_of, label, living, players_left
from engine.games.clay_o_rama.replaced import with_creature, with_play
from engine.games.clay_o_rama.state import Playing, Riposte, Shot, State, Wound
from engine.games.clay_o_rama.words import name_of
from engine.record import replace
from engine.seats import listed, player_of
from engine.topic import Awaited, Dice, Topic, happens
from engine.word import GameWon, Over
from engine.wording import counted


@dataclass(frozen=True, slots=True)
class Damaged:
    """A creature lost hit points; `hit_points` are left."""

    creature: int
    amount: int
    hit_points: int
    why: str


@dataclass(frozen=True, slots=True)
class CreatureDied:
    """A creature has no hit points left and died."""

    creature: int


Event: TypeAlias = Damaged | CreatureDied | GameWon


def roll_damage(state: State, wound: Wound, values: tuple[int, ...]) -> tuple[Damaged, ...]:
    """Return the damage of a roll; hit points do not fall below 0."""
    target = creature_of(state, wound.target)
    before = target.hit_points if target else 0
    amount = (sum(values) + 1) // 2 if wound.halved else sum(values)
    return (Damaged(wound.target, amount, max(0, before - amount), wound.why),)


def without_creature(state: State, number: int) -> State:
    """Return the state with a creature dead; everything open that involves it is dropped."""
    gone = with_creature(state, number, lambda one: replace(one, alive=False))
    return with_play(gone, lambda play: _play_without(play, number))


def _play_without(play: Playing, number: int) -> Playing:
    turn, shot, assault, chance = play.turn, play.shot, play.assault, play.chance
    wound, riposte = play.wound, play.riposte
    return Playing(
        turn=None if turn and turn.creature == number else turn,
        shot=None if shot and number in _shot_pieces(shot) else shot,
        assault=None if assault and number in (assault.attacker, assault.target) else assault,
        wound=None if wound and wound.target == number else wound,
        riposte=None if riposte and _in_riposte(riposte, number) else riposte,
        chance=None if chance and number in (chance.creature, chance.target) else chance,
        judgements=tuple(one for one in play.judgements if one.target != number),
    )


def _shot_pieces(shot: Shot) -> tuple[int | None, ...]:
    return shot.creature, shot.target, shot.thrown


def _in_riposte(riposte: Riposte, number: int) -> bool:
    return number in (riposte.defender, riposte.attacker)


def _death(state: State) -> CreatureDied | None:
    dying = next((one for one in living(state) if one.hit_points == 0), None)
    return CreatureDied(dying.id) if dying else None


def _end(state: State) -> GameWon | None:
    left = players_left(state)
    if len(left) > 1:
        return None
    winner = player_of(state, left[0]) if left else None
    if winner is None:
        return GameWon((), "no creature is left")
    return GameWon(left, f"{winner.name} has the last creature alive")


def _damaged(state: State, event: Damaged) -> State:
    hurt = with_creature(
        state, event.creature, lambda one: replace(one, hit_points=event.hit_points)
    )
    return with_play(hurt, lambda play: replace(play, wound=None))


def _game_won(state: State, event: GameWon) -> State:
    return replace(state, phase=Over(event.winners, event.why))


def _describe_damaged(state: State, event: Damaged) -> str:
    if not event.hit_points:
        # The damage may be more than the hit points that were left.
        who = label(state, event.creature)
        return f"{who} loses its last hit points: {event.amount} damage ({event.why})."
    points = counted(event.amount, "hit point")
    return f"{label(state, event.creature)} loses {points} ({event.why}); {event.hit_points} left."


def _describe_won(state: State, event: GameWon) -> str:
    names = listed([name_of(state, seat) for seat in event.winners]) or "Nobody"
    return f"{names} won: {event.why}."


def _died(state: State, event: CreatureDied) -> State:
    return without_creature(state, event.creature)


def _awaits(state: State) -> Awaited[Damaged]:
    wound = state.play.wound
    needed = dice_for(state, "wound") if matter(state) == "wound" else None
    if needed is None or wound is None:
        return None
    return Dice(needed, lambda values: roll_damage(state, wound, values))


def _follows(state: State) -> tuple[CreatureDied | GameWon, ...]:
    if state.moment != "playing":
        return ()
    following = _death(state) or _end(state)
    return (following,) if following else ()


TOPIC: Topic[State, Never, Event, Event] = Topic(
    events=happens(
        Damaged,
        _damaged,
        _describe_damaged,
    )
    | happens(
        CreatureDied, _died, lambda s, e: f"{label(s, e.creature)} is dead, squeezed with a scream."
    )
    | happens(GameWon, _game_won, _describe_won),
    awaits=_awaits,
    follows=_follows,
)
