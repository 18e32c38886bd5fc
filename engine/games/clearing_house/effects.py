"""What an action does once it stands."""

from collections.abc import Callable, Mapping

from engine.games.clearing_house import events
from engine.games.clearing_house.board import steps_between
from engine.games.clearing_house.checks import standing
from engine.games.clearing_house.events import Event
from engine.games.clearing_house.questions import player_of, stealable
from engine.games.clearing_house.state import HIDDEN, Announcement, Seated, Space, State
from engine.games.clearing_house.tables import needed_to_hit


def effect(state: State, action: Announcement) -> tuple[Event, ...]:
    """What the action that was announced does now."""
    return _EFFECTS[action.card](state, action)


def arrival(state: State, seat: int, to: Space, *, forced: bool = False) -> tuple[Event, ...]:
    """A pawn comes to a space, and onto the trap that lies there, whosever it is (C8, C11)."""
    moved = events.Moved(seat, to, forced)
    if to not in state.traps:
        return (moved,)
    return (moved, events.TrapSprung(seat, to), hurt(state, seat, "a trap"))


def hurt(state: State, seat: int, why: str) -> events.Damaged:
    """A player loses a heart."""
    player = player_of(state, seat)
    return events.Damaged(seat, (player.hearts if player else 1) - 1, why)


def struck(state: State, seat: int, why: str) -> Event:
    """An attack arrives: armor that lies face up stops it by itself (C20)."""
    player = player_of(state, seat)
    return events.ArmorUsed(seat) if player and player.armor else hurt(state, seat, why)


def shot(state: State, values: tuple[int, ...]) -> tuple[Event, ...]:
    """The die of a ranged attack; a miss leaves armor as it is (C21)."""
    aim = state.aim
    assert aim is not None
    if values[0] < aim.needed:
        return (events.ShotMissed(aim.player, aim.victim, values[0], aim.needed),)
    hit = events.ShotHit(aim.player, aim.victim, values[0], aim.needed)
    return (hit, struck(state, aim.victim, "a ranged attack"))


def stolen(state: State, values: tuple[int, ...]) -> tuple[Event, ...]:
    """The card that was drawn unseen changes hands."""
    theft = state.theft
    assert theft is not None
    victim = player_of(state, theft.victim)
    cards = stealable(state, victim) if victim else ()
    place = values[0] - 1
    base = victim is not None and place >= len(victim.hand)
    return (events.CardStolen(theft.thief, theft.victim, cards[place], base),)


def _move(state: State, action: Announcement) -> tuple[Event, ...]:
    return arrival(state, action.player, action.to) if action.to else ()


def _double_move(state: State, action: Announcement) -> tuple[Event, ...]:
    """Each step is a move onto its space (C12); the dead go no farther."""
    if action.through is None or action.to is None:
        return ()
    first = arrival(state, action.player, action.through)
    hurts = [one for one in first if isinstance(one, events.Damaged)]
    if any(one.hearts == 0 for one in hurts):
        return first
    second = arrival(state, action.player, action.to)
    if hurts and len(second) > 1:
        second = (*second[:-1], events.Damaged(action.player, hurts[0].hearts - 1, "a trap"))
    return (*first, *second)


def _abduct(state: State, action: Announcement) -> tuple[Event, ...]:
    """The victim comes to the space, then a card is drawn, if he lives and has one (C17)."""
    victim = _victim(state, action)
    if action.to is None:
        return ()
    came = arrival(state, victim.seat, action.to, forced=True)
    dead = any(isinstance(one, events.Damaged) and one.hearts == 0 for one in came)
    cards = stealable(state, victim)
    if dead or not cards:
        return came
    if HIDDEN in cards:
        return (*came, events.CardStolen(action.player, victim.seat, HIDDEN))
    return (*came, events.TheftBegan(action.player, victim.seat))


def _attack(state: State, action: Announcement) -> tuple[Event, ...]:
    if action.to is not None:
        return (events.TrapTaken(action.player, action.to),)
    return (struck(state, _victim(state, action).seat, "an attack"),)


def _ranged_attack(state: State, action: Announcement) -> tuple[Event, ...]:
    victim, shooter = _victim(state, action), player_of(state, action.player)
    assert shooter is not None
    needed = needed_to_hit(steps_between(standing(shooter), standing(victim)))
    if needed is not None:
        return (events.AimTaken(shooter.seat, victim.seat, needed),)
    sure = events.ShotHit(shooter.seat, victim.seat, 0, 0)
    return (sure, struck(state, victim.seat, "a ranged attack"))


def _ambush(_state: State, action: Announcement) -> tuple[Event, ...]:
    return (events.TrapLaid(action.player, action.to),) if action.to else ()


def _armor(_state: State, action: Announcement) -> tuple[Event, ...]:
    return (events.ArmorRaised(action.player),)


def _victim(state: State, action: Announcement) -> Seated:
    victim = player_of(state, action.victim or 0)
    assert victim is not None
    return victim


_EFFECTS: Mapping[str, Callable[[State, Announcement], tuple[Event, ...]]] = {
    "move": _move,
    "double_move": _double_move,
    "abduct": _abduct,
    "attack": _attack,
    "ranged_attack": _ranged_attack,
    "ambush": _ambush,
    "armor": _armor,
}
