"""What follows by itself: deaths, the end, answers offered, whose move is next."""

from engine.games.clay_o_rama import events
from engine.games.clay_o_rama.awaiting import awaiting
from engine.games.clay_o_rama.combat import answer_offered, attacks_ended
from engine.games.clay_o_rama.events import Event
from engine.games.clay_o_rama.offers import throw_offered
from engine.games.clay_o_rama.questions import (
    creature_of,
    living,
    next_to_move,
    player_of,
    players_left,
    rolling_for_initiative,
)
from engine.games.clay_o_rama.state import State


def consequence(state: State) -> Event | None:
    """The next event that needs nobody's decision, or None when somebody is awaited."""
    if state.phase == "initiative" and awaiting(state) == frozenset({None}):
        return events.RoundBegan(1)
    if state.phase != "playing":
        return None
    return _death(state) or _end(state) or _fight_goes_on(state) or _next_move(state)


def _death(state: State) -> events.CreatureDied | None:
    dying = next((one for one in living(state) if one.hit_points == 0), None)
    return events.CreatureDied(dying.id) if dying else None


def _end(state: State) -> events.GameWon | None:
    left = players_left(state)
    if len(left) > 1:
        return None
    winner = player_of(state, left[0]) if left else None
    if winner is None:
        return events.GameWon((), "no creature is left")
    return events.GameWon(left, f"{winner.name} has the last creature alive")


def _fight_goes_on(state: State) -> Event | None:
    """The damage comes before the answer, the answer after all attacks on a target (K5)."""
    assault, riposte = state.assault, state.riposte
    if _somebody_decides(state) or (assault and assault.rolling is not None):
        return None
    if assault:
        attacker = creature_of(state, assault.attacker)
        spent = attacker is None or attacker.attacks_left == 0
        return throw_offered(state, assault) or attacks_ended(assault) if spent else None
    if riposte and not riposte.offered:
        return answer_offered(state, riposte)
    return None


def _somebody_decides(state: State) -> bool:
    return bool(state.wound or state.shot or state.chance or state.judgements)


def _next_move(state: State) -> Event | None:
    if state.turn or state.assault or state.riposte or _somebody_decides(state):
        return None
    if rolling_for_initiative(state):
        return None
    following = next_to_move(state)
    return events.MoveBegan(following.id) if following else events.RoundBegan(state.round + 1)
