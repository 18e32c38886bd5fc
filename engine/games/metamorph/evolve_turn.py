"""What the events of a turn change: whose it is, what he has done in it, where counters are."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.games.metamorph import events
from engine.games.metamorph.replaced import player_with, turn_with, with_artifact, with_player
from engine.games.metamorph.state import Ink, Pending, Seated, State, Turn


def _turn_began(state: State, event: events.TurnBegan) -> State:
    """What lasts until one's next turn is over: ink and a trap."""
    groups = tuple(group for group in state.groups if group != (event.player,))
    ink = tuple(one for one in state.ink if one.player != event.player)
    begun = replace(state, groups=groups, ink=ink, turn=Turn(event.player, event.seen))
    return player_with(begun, event.player, trap="")


def _turn_ended(state: State, event: events.TurnEnded) -> State:
    """Turns that something lasts are the wizard's own (M12); flyers are out of reach again."""

    def later(one: Seated) -> Seated:
        return replace(
            one,
            slow=max(0, one.slow - 1),
            restrict=max(0, one.restrict - 1),
            stuck=max(0, one.stuck - 1),
            harried_by=(),
        )

    return replace(with_player(state, event.player, later), turn=None, pending=None)


def _mana_gained(state: State, event: events.ManaGained) -> State:
    gained = player_with(state, event.player, mana=event.mana)
    return turn_with(gained, rested=True) if event.why == "rest" else gained


def _upkeep_paid(state: State, event: events.UpkeepPaid) -> State:
    return turn_with(player_with(state, event.player, mana=event.mana), spared=0)


def _upkeep_spared(state: State, event: events.UpkeepSpared) -> State:
    return turn_with(state, spared=event.cost)


def _moved(state: State, event: events.Moved) -> State:
    moved = player_with(
        _arrived(state, event.player),
        event.player,
        at=event.path[-1] if event.path else _at(state, event.player),
        facing=event.facing,
    )
    if event.mode == "air":
        moved = with_player(moved, event.player, _in_the_air)
    return turn_with(moved, moved=True, mode=event.mode, seen=event.seen, run=event.run)


def _arrived(state: State, seat: int) -> State:
    """Only who has flown since the turn began need not have seen whom he fights now (M29)."""
    turn = state.turn
    if turn is None:
        return state
    on_wings = state.players[seat - 1].flying and not turn.took_off
    return state if on_wings else turn_with(state, must_have_seen=True)


def _in_the_air(one: Seated) -> Seated:
    return one if one.flying else replace(one, altitude="air")


def _at(state: State, seat: int) -> str | None:
    return state.players[seat - 1].at


def _left_map(state: State, event: events.LeftMap) -> State:
    """What the wizard carries is gone with him."""
    carried = tuple(
        replace(one, holder=None) if one.holder == event.player else one for one in state.artifacts
    )
    left = player_with(state, event.player, at=None, gone="left", hold=None, change=None)
    escaped = event.player if event.with_key else state.escaped
    return replace(left, artifacts=carried, fell=None, escaped=escaped)


def _spell_cast(state: State, event: events.SpellCast) -> State:
    paid = with_player(state, event.player, lambda one: replace(one, mana=one.mana - event.cost))
    return turn_with(paid, cast=True)


def _teleported(state: State, event: events.Teleported) -> State:
    there = player_with(_arrived(state, event.player), event.player, at=event.to)
    return turn_with(player_with(there, event.player, facing=event.facing), teleported=True)


def _special_used(state: State, event: events.SpecialUsed) -> State:
    paid = with_player(state, event.player, lambda one: replace(one, mana=one.mana - event.cost))
    used = turn_with(paid, special=event.special)
    if state.book.special_named[event.special].effect == "zap":
        return turn_with(used, attacked=True, low_attack=True)
    return used


def _dice_awaited(state: State, event: events.DiceAwaited) -> State:
    return replace(
        state, pending=Pending(event.what, event.player, event.target, special=event.special)
    )


def _escape_tried(state: State, event: events.EscapeTried) -> State:
    waiting = Pending("escape", event.by, event.player, event.special, event.bonus, event.damage)
    return replace(state, pending=waiting)


def _attack_began(state: State, event: events.AttackBegan) -> State:
    waiting = Pending(
        "attack",
        event.player,
        event.target,
        event.special,
        event.bonus,
        event.damage,
        event.artifact,
    )
    begun = turn_with(replace(state, pending=waiting), attacked=True)
    if event.hand:
        begun = turn_with(begun, fought=True)
    if event.low:
        begun = turn_with(begun, low_attack=True)
    if event.harried:
        begun = with_player(begun, event.target, lambda one: _harried(one, event.player))
    return begun


def _artifact_attacked(state: State, _event: events.ArtifactAttacked) -> State:
    return turn_with(state, fought=True, attacked=True, low_attack=True)


def _harried(one: Seated, flyer: int) -> Seated:
    return replace(one, harried_by=(*(by for by in one.harried_by if by != flyer), flyer))


def _attack_hit(state: State, event: events.AttackHit) -> State:
    answered = replace(state, pending=None)
    return turn_with(answered, hit=event.target) if event.hand else answered


def _answered(state: State, _event: Any) -> State:
    return replace(state, pending=None)


def _hold_kept(state: State, event: events.HoldKept) -> State:
    """Held for this turn; the turn's end takes it off."""
    kept = replace(state, pending=None)
    return with_player(kept, event.player, lambda one: replace(one, stuck=max(1, one.stuck)))


def _hold_ended(state: State, event: events.HoldEnded) -> State:
    waiting = state.pending
    freed = waiting is not None and waiting.what == "escape" and waiting.target == event.player
    ended = replace(state, pending=None) if freed else state
    return player_with(ended, event.player, hold=None)


def _ink_spread(state: State, event: events.InkSpread) -> State:
    return replace(state, ink=(*state.ink, Ink(event.player, event.hexes)))


def _trap_set(state: State, event: events.TrapSet) -> State:
    return player_with(state, event.player, trap=event.special)


def _artifact_hit(state: State, event: events.ArtifactHit) -> State:
    return with_artifact(state, event.artifact, lambda one: replace(one, damage=event.damage))


def _artifact_destroyed(state: State, event: events.ArtifactDestroyed) -> State:
    kept = tuple(one for one in state.artifacts if one.name != event.artifact)
    return replace(state, artifacts=kept)


def _artifact_put(state: State, event: events.ArtifactPut) -> State:
    return with_artifact(
        state, event.artifact, lambda one: replace(one, at=event.at, holder=event.holder)
    )


def _altitude_changed(state: State, event: events.AltitudeChanged) -> State:
    rises = event.altitude == "air" and not state.players[event.player - 1].flying
    changed = player_with(state, event.player, altitude=event.altitude)
    return turn_with(changed, took_off=True) if rises else changed


def _brought_down(state: State, event: events.BroughtDown) -> State:
    return player_with(state, event.player, altitude="ground")


def _level_declared(state: State, event: events.LevelDeclared) -> State:
    return turn_with(state, level=event.level)


CHANGES: Mapping[type[Any], Callable[[State, Any], State]] = {
    events.TurnBegan: _turn_began,
    events.TurnEnded: _turn_ended,
    events.ManaGained: _mana_gained,
    events.UpkeepPaid: _upkeep_paid,
    events.UpkeepSpared: _upkeep_spared,
    events.Moved: _moved,
    events.LeftMap: _left_map,
    events.SpellCast: _spell_cast,
    events.Teleported: _teleported,
    events.SpecialUsed: _special_used,
    events.DiceAwaited: _dice_awaited,
    events.EscapeTried: _escape_tried,
    events.AttackBegan: _attack_began,
    events.AttackHit: _attack_hit,
    events.AttackMissed: _answered,
    events.HoldKept: _hold_kept,
    events.HoldEnded: _hold_ended,
    events.InkSpread: _ink_spread,
    events.TrapSet: _trap_set,
    events.ArtifactAttacked: _artifact_attacked,
    events.ArtifactHit: _artifact_hit,
    events.ArtifactDestroyed: _artifact_destroyed,
    events.ArtifactPut: _artifact_put,
    events.AltitudeChanged: _altitude_changed,
    events.BroughtDown: _brought_down,
    events.LevelDeclared: _level_declared,
}
