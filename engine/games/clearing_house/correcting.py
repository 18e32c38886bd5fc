"""Corrections of any value by the referee, their automatic consequences, and who may see them.

Everything in a state can be corrected (`Correct`) except the options of the game. A correction does
not withdraw an announced action (C36).
"""

import json

from engine.correcting import (
    Correct,
    Corrected,
    check_straight,
    corrected_told,
    correction,
    with_correction,
)
from engine.game import SPECTATOR
from engine.games.clearing_house.board import steps_between
from engine.games.clearing_house.hearts import newly_dead, without_player
from engine.games.clearing_house.players import living, no_more_sought
from engine.games.clearing_house.refereeing import WHY
from engine.games.clearing_house.sense import problems
from engine.games.clearing_house.state import (
    HIDDEN,
    Aim,
    Announcement,
    Drafting,
    Playing,
    State,
    Theft,
)
from engine.games.clearing_house.tables import needed_to_hit
from engine.games.clearing_house.turns import ready_to_be_dealt
from engine.record import replace
from engine.seats import name_of, player_of
from engine.topic import Topic, decides, happens
from engine.word import Over

FIXED = ("options",)

SECRET = ("hand", "pack")
"""Fields of a player that only they may see, as in `view`."""


def correct(state: State, command: Correct) -> tuple[Corrected, ...]:
    """Decide a correction; the state must make sense with it. It is possible after the end too."""
    event = correction(state, command, FIXED)
    check_straight(state, _without_the_dead(with_straight(state, event)), event.what, problems)
    return (event,)


def with_straight(state: State, event: Corrected) -> State:
    """Return the state with a corrected value and its immediate consequences."""
    told = with_correction(state, event)
    told = replace(told, traps=tuple(one for one in told.traps if one not in told.xs))
    told = ready_to_be_dealt(told)
    if not isinstance(told.phase, Drafting | Over):
        players = (replace(one, pack=(), picked=False) for one in told.players)
        told = replace(told, players=tuple(players))
    if event.what.startswith("players"):
        told = _without_moved_fugitive(state, told)
    return _with_matching_roll(told, event.what) if event.what.startswith("phase") else told


def _without_moved_fugitive(state: State, told: State) -> State:
    """No longer wait for a fleeing player whom the referee has moved away."""
    seat = state.police.fleeing
    before, after = player_of(state, seat), player_of(told, seat)
    if seat is None or before is None or after is None or before.at == after.at:
        return told
    return no_more_sought(told, seat)


def _with_matching_roll(state: State, what: str) -> State:
    """Make the pending roll and the action that awaits it name the same players.

    The one that the referee corrected (`what` is its path) takes precedence.
    """
    doing, chance = state.play.doing, state.play.chance
    if doing is None or chance is None:
        return state
    if what.startswith("phase.doing"):
        chance = _roll_matching(doing, chance)
    if isinstance(chance, Aim):
        chance = replace(chance, needed=_needed(state, chance))
    doing = _action_matching(chance, doing)
    return replace(state, phase=replace(state.play, doing=doing, chance=chance))


def _roll_matching(doing: Announcement, chance: Aim | Theft) -> Aim | Theft:
    """The pending roll, adapted to the action that awaits it."""
    victim = chance.victim if doing.victim is None else doing.victim
    if isinstance(chance, Aim):
        return replace(chance, player=doing.player, victim=victim)
    return replace(chance, thief=doing.player, victim=victim, to=doing.to)


def _action_matching(chance: Aim | Theft, doing: Announcement) -> Announcement:
    """The action that awaits a roll, adapted to that roll."""
    if isinstance(chance, Aim):
        return replace(doing, player=chance.player, victim=chance.victim)
    return replace(doing, player=chance.thief, victim=chance.victim, to=chance.to)


def _needed(state: State, aim: Aim) -> int:
    """The least roll that hits where the two stand now; unchanged if they are neighbours."""
    player, victim = player_of(state, aim.player), player_of(state, aim.victim)
    if player is None or victim is None or player.at is None or victim.at is None:
        return aim.needed
    return needed_to_hit(steps_between(player.at, victim.at)) or aim.needed


def _without_the_dead(state: State) -> State:
    """The state after all without hearts have left; if one of them had the turn, it is over."""
    gone = newly_dead(state)
    if isinstance(state.phase, Over):
        return state
    for seat in gone:
        state = without_player(state, seat)
    if state.play.action is not None and state.play.action.player in gone:
        state = replace(state, phase=state.play.grounded)
    if state.play.turn is not None and state.play.turn.player in gone:
        return replace(state, phase=Playing())
    return state


def _describe_corrected(state: State, event: Corrected) -> str:
    """Describe a correction, without its values if the reader may not know these cards."""
    return corrected_told(event, lambda seat: name_of(state, seat), HIDDEN)


def _redact_corrected(_state: State, event: Corrected, seat: int) -> Corrected:
    """Hide the values of other players' hands and packs."""
    if not _shows_cards(event.what, seat):
        return event
    return replace(event, value=HIDDEN, before=HIDDEN)


def _shows_cards(what: str, seat: int) -> bool:
    """Whether the value at this path contains cards that the seat may not know."""
    root, *rest = what.split(".")
    if root != "players":
        return False
    if rest and rest[0] == str(seat) and seat != SPECTATOR:
        return False
    return len(rest) < 2 or rest[1] in SECRET


def _overrides(state: State) -> tuple[Correct, ...]:
    """Corrections of lost turns, armor and the order of a hand, for the first living player."""
    one = living(state)[0]
    straight = [("skips", str(one.skips + 1)), ("armor", str(one.armor + 1))]
    if one.hand != one.hand[::-1]:
        straight.append(("hand", json.dumps(one.hand[::-1])))
    return tuple(
        Correct(None, f"players.{one.seat}.{name}", value, WHY) for name, value in straight
    )


TOPIC: Topic[State, Correct, Corrected, Corrected] = Topic(
    commands=decides(Correct, correct),
    events=happens(Corrected, with_straight, _describe_corrected, _redact_corrected),
    overrides=_overrides,
)
