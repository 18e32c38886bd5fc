"""What each event changes, and what a seat may see of state and events. Nothing is decided here."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.game import SPECTATOR, Outcome, Seat
from engine.games.clearing_house import events, evolve_cards, evolve_word
from engine.games.clearing_house.awaiting import DEAL
from engine.games.clearing_house.replaced import with_player
from engine.games.clearing_house.state import HIDDEN, Aim, Seated, Space, State, Turn
from engine.luck import Rolled, Shuffled


def evolve(state: State, event: Any) -> State:
    """The state after an event."""
    return _CHANGES[type(event)](state, event)


def outcome(state: State) -> Outcome | None:
    """The end, or None while the game goes on."""
    return Outcome(frozenset(state.winners), state.ending) if state.phase == "over" else None


def view(state: State, seat: Seat) -> State:
    """The state as a seat may see it: hands and packs of others are so many unknown cards."""
    if seat is None:
        return state
    return replace(state, players=tuple(_seen_by(seat, one) for one in state.players))


def witness(state: State, event: Any, seat: Seat) -> Any:
    """The event as a seat may see it."""
    if seat is None:
        return event
    match event:
        case Shuffled(why=why) if why == DEAL:
            return replace(event, order=())
        case events.Dealt():
            packs = enumerate(event.packs, start=1)
            return replace(
                event, packs=tuple(p if place == seat else _hidden(p) for place, p in packs)
            )
        case events.CardDrafted() if event.player != seat:
            return replace(event, card=HIDDEN)
        case Rolled() if state.theft and seat not in (state.theft.thief, state.theft.victim):
            return replace(event, values=())  # which card it was tells when it was drafted
        case events.CardStolen() if seat not in (event.thief, event.victim):
            return replace(event, card=HIDDEN)
        case _:
            return event


def _seen_by(seat: int, player: Seated) -> Seated:
    if seat == player.seat and seat != SPECTATOR:
        return player
    return replace(player, hand=_hidden(player.hand), pack=_hidden(player.pack))


def _hidden(cards: tuple[str, ...]) -> tuple[str, ...]:
    return (HIDDEN,) * len(cards)


def _same(state: State, _event: Any) -> State:
    return state


def _start_tied(state: State, event: events.StartTied) -> State:
    return replace(state, tied=event.players)


def _round_began(state: State, event: events.RoundBegan) -> State:
    """Armor lasts until the round ends; with a new deal all cards are collected (C1)."""
    alive = sum(one.alive for one in state.players)
    duel = (state.duel or 0) + 1 if alive == 2 else None
    players = tuple(replace(one, armor=0) for one in state.players)
    begun = replace(
        state,
        players=players,
        round=event.round,
        start=event.start,
        last=None,
        played=0,
        tied=(),
        duel=duel,
    )
    return evolve_cards.collected(begun) if event.dealing else replace(begun, phase="playing")


def _turn_began(state: State, event: events.TurnBegan) -> State:
    turned = replace(state, turn=Turn(event.player, event.cycle, event.most))
    return with_player(
        turned, event.player, lambda one: replace(one, shorts=max(0, one.shorts - 1))
    )


def _turn_skipped(state: State, event: events.TurnSkipped) -> State:
    lost = replace(state, last=Turn(event.player, event.cycle, 0))
    return with_player(lost, event.player, lambda one: replace(one, skips=one.skips - 1))


def _turn_ended(state: State, _event: events.TurnEnded) -> State:
    return replace(state, turn=None, last=state.turn)


def _moved(state: State, event: events.Moved) -> State:
    moved = with_player(state, event.player, lambda one: replace(one, at=event.to))
    return replace(moved, fleeing=None) if state.fleeing == event.player else moved


def _trap_gone(state: State, space: Space) -> State:
    return replace(state, traps=tuple(one for one in state.traps if one != space))


def _trap_laid(state: State, event: events.TrapLaid) -> State:
    laid = replace(state, traps=(*state.traps, event.at))
    return with_player(laid, event.player, lambda one: replace(one, traps=one.traps - 1))


def _trap_taken(state: State, event: events.TrapTaken) -> State:
    """A destroyed trap goes to the destroyer's stock (C18)."""
    taken = _trap_gone(state, event.at)
    return with_player(taken, event.player, lambda one: replace(one, traps=one.traps + 1))


def _armor_raised(state: State, event: events.ArmorRaised) -> State:
    return with_player(state, event.player, lambda one: replace(one, armor=one.armor + 1))


def _armor_used(state: State, event: events.ArmorUsed) -> State:
    return with_player(state, event.player, lambda one: replace(one, armor=one.armor - 1))


def _aim_taken(state: State, event: events.AimTaken) -> State:
    return replace(state, aim=Aim(event.player, event.victim, event.needed))


def _shot(state: State, _event: events.ShotHit | events.ShotMissed) -> State:
    return replace(state, aim=None)


def _damaged(state: State, event: events.Damaged) -> State:
    """In the police step it counts for the next one (C8)."""
    hurt = replace(state, wounds=state.wounds + 1)
    return with_player(hurt, event.player, lambda one: replace(one, hearts=event.hearts))


def _eliminated(state: State, event: events.Eliminated) -> State:
    """The pawn comes off, the cards are set aside, the traps stay (C26)."""
    gone = event.player
    state = with_player(
        state, gone, lambda one: replace(one, at=None, hand=(), base=(), pack=(), armor=0)
    )
    parties = {gone} & {
        *(one.player for one in state.stack),
        *(one.victim for one in state.stack),
        *((state.aim.player, state.aim.victim) if state.aim else ()),
        *((state.theft.thief, state.theft.victim) if state.theft else ()),
    }
    if parties:
        state = evolve_word.dropped(state)
    return replace(
        state,
        fleeing=None if state.fleeing == gone else state.fleeing,
        tied=tuple(seat for seat in state.tied if seat != gone),
        fell=(*state.fell, gone) if state.phase == "police" else state.fell,
    )


def _round_ended(state: State, event: events.RoundEnded) -> State:
    return replace(state, phase="police", raids=event.raids, wounds=0, turn=None)


def _x_placed(state: State, event: events.XPlaced) -> State:
    """A trap under it leaves the game (C5)."""
    closed = _trap_gone(replace(state, xs=(*state.xs, event.at)), event.at)
    return replace(closed, raids=state.raids - 1, xs_left=state.xs_left - 1)


def _police_found(state: State, event: events.PoliceFound) -> State:
    return replace(state, fleeing=None if event.cornered else event.player)


def _police_left(state: State, _event: events.PoliceLeft) -> State:
    return replace(state, raids=0, fell=())


def _game_won(state: State, event: events.GameWon) -> State:
    return replace(
        evolve_word.dropped(state),
        phase="over",
        winners=event.winners,
        ending=event.why,
        turn=None,
        fleeing=None,
    )


_CHANGES: Mapping[type[Any], Callable[[State, Any], State]] = {
    Rolled: _same,
    Shuffled: _same,
    events.Noted: _same,
    events.RaidMissed: _same,
    events.ActionStood: evolve_cards.stood,
    events.StartTied: _start_tied,
    events.RoundBegan: _round_began,
    events.TurnBegan: _turn_began,
    events.TurnSkipped: _turn_skipped,
    events.TurnEnded: _turn_ended,
    events.Moved: _moved,
    events.TrapSprung: lambda state, event: _trap_gone(state, event.at),
    events.TrapLaid: _trap_laid,
    events.TrapTaken: _trap_taken,
    events.ArmorRaised: _armor_raised,
    events.ArmorUsed: _armor_used,
    events.AimTaken: _aim_taken,
    events.ShotHit: _shot,
    events.ShotMissed: _shot,
    events.Damaged: _damaged,
    events.Eliminated: _eliminated,
    events.RoundEnded: _round_ended,
    events.XPlaced: _x_placed,
    events.PoliceFound: _police_found,
    events.PoliceLeft: _police_left,
    events.GameWon: _game_won,
    **evolve_cards.CHANGES,
    **evolve_word.CHANGES,
}
