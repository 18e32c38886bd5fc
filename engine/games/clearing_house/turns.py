"""The order of turns, and the beginning and end of rounds."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.clearing_house.board import somebody_reached
from engine.games.clearing_house.cards import check_turn
from engine.games.clearing_house.players import held, living, with_player
from engine.games.clearing_house.state import Dealing, Playing, Police, Seated, State, Turn
from engine.games.clearing_house.tables import BASE_CARDS
from engine.record import replace
from engine.seats import clockwise, name_of, player_of
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Plays no more cards in this turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round began; `start` has the first turn. If `dealing`, cards are dealt first."""

    round: int
    start: int
    dealing: bool = False


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A player's turn began, the `cycle`-th of the round from 0; they may play `most` cards."""

    player: int
    cycle: int
    most: int


@dataclass(frozen=True, slots=True)
class TurnSkipped:
    """A player lost a turn because they intervened; it counts as a turn of the round."""

    player: int
    cycle: int


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn is over."""

    player: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """All turns of the round were played; the police come once for each wound."""

    round: int
    raids: int


Event: TypeAlias = RoundBegan | TurnBegan | TurnSkipped | TurnEnded | RoundEnded


def end_turn(state: State, command: EndTurn) -> tuple[TurnEnded, ...]:
    """Decide that a player plays no more cards in this turn."""
    _, player = check_turn(state, command.seat)
    return (TurnEnded(player.seat),)


def next_start(state: State) -> int:
    """Return who starts the next round: the next living player to the left (C30)."""
    order = clockwise([one.seat for one in state.players], state.start)
    alive = {one.seat for one in living(state)}
    return next((seat for seat in order[1:] if seat in alive), state.start)


def duel_rounds(state: State) -> int | None:
    """Return how many rounds count towards a stalemate of the last two, including this one (C29).

    If only two play from the start, counting begins with the first round in which somebody could be
    shot at and nobody was harmed (C33). None while no round counts.
    """
    if len(living(state)) != 2:
        return None
    if state.duel is None and len(state.players) == 2:
        return 1 if state.reached and not state.harmed else None
    return state.duel


def _next_turn(state: State) -> tuple[int, int] | None:
    """The next turn, as seat and cycle; None if the round is over (C28)."""
    seats = [one.seat for one in state.players]
    order = clockwise(seats, state.start)
    turns = [(seat, cycle) for cycle in range(state.house.turns_per_round) for seat in order]
    begun = 0 if state.last is None else turns.index((state.last.player, state.last.cycle)) + 1
    alive = {one.seat for one in living(state)}
    return next((turn for turn in turns[begun:] if turn[0] in alive), None)


def _awaits(state: State) -> frozenset[Seat] | None:
    if not isinstance(state.phase, Playing):
        return None
    return frozenset({state.play.turn.player}) if state.play.turn else frozenset()


def _follows(state: State) -> tuple[Event, ...]:
    """End a turn that is over, begin the next one, and end the round after the last."""
    if not isinstance(state.phase, Playing) or state.play.in_the_air:
        return ()
    if state.play.turn is not None:
        return (TurnEnded(state.play.turn.player),) if _is_over(state, state.play.turn) else ()
    following = _next_turn(state)
    if following is None:  # one raid for each wound, as long as there are Xs (C10)
        return (RoundEnded(state.round, min(state.wounds, state.xs_left)),)
    return (_begin_or_skip(state, *following),)


def _is_over(state: State, turn: Turn) -> bool:
    player = player_of(state, turn.player)
    return player is None or not player.alive or turn.played >= turn.most or not held(player)


def _begin_or_skip(state: State, seat: int, cycle: int) -> TurnBegan | TurnSkipped:
    """Begin a turn, or skip it if the player has to lose one; both count in the round (C25)."""
    player = player_of(state, seat)
    if player and player.skips:
        return TurnSkipped(seat, cycle)
    most = 1 if player and player.shorts else state.house.cards_per_turn
    return TurnBegan(seat, cycle, most)


def _choices(state: State) -> tuple[EndTurn, ...]:
    if not isinstance(state.phase, Playing) or state.play.turn is None or state.play.in_the_air:
        return ()
    return (EndTurn(state.play.turn.player),)


def _round_began(state: State, event: RoundBegan) -> State:
    """Remove armor, which lasts one round; if cards are dealt anew, collect them all (C1)."""
    players = tuple(replace(one, armor=0) for one in state.players)
    begun = replace(
        state,
        players=players,
        round=event.round,
        start=event.start,
        last=None,
        played=0,
        duel=_next_duel(state),
        reached=False,
        harmed=False,
    )
    return collected(begun) if event.dealing else replace(begun, phase=Playing())


def _next_duel(state: State) -> int | None:
    """The value of `duel` for the round that begins."""
    if sum(one.alive for one in state.players) != 2:
        return None
    counted = duel_rounds(state)
    return None if counted is None and len(state.players) == 2 else (counted or 0) + 1


def collected(state: State) -> State:
    """Collect all cards for a new deal; base cards go back to their owners (E4)."""

    def emptied(player: Seated) -> Seated:
        base = BASE_CARDS if state.house.base_deck and player.alive else ()
        return replace(player, hand=(), base=base, pack=(), picked=False)

    return replace(state, phase=Dealing(), players=tuple(emptied(one) for one in state.players))


def ready_to_be_dealt(state: State) -> State:
    """Return the state; before a deal nobody holds a card but those of the base deck (E4)."""
    return collected(state) if isinstance(state.phase, Dealing) else state


def _describe_round_began(state: State, event: RoundBegan) -> str:
    dealt = " All cards are collected and dealt again." if event.dealing else ""
    return f"Round {event.round} begins with {name_of(state, event.start)}.{dealt}"


def _turn_began(state: State, event: TurnBegan) -> State:
    turn = Turn(event.player, event.cycle, event.most)
    reached = state.reached or somebody_reached(state)
    turned = replace(state, phase=Playing(turn), reached=reached)
    return with_player(
        turned, event.player, lambda one: replace(one, shorts=max(0, one.shorts - 1))
    )


def _describe_turn_began(state: State, event: TurnBegan) -> str:
    cards = "1 card" if event.most == 1 else f"{event.most} cards"
    return f"It is {name_of(state, event.player)}'s turn: up to {cards}."


def _turn_skipped(state: State, event: TurnSkipped) -> State:
    lost = replace(state, last=Turn(event.player, event.cycle, 0))
    return with_player(lost, event.player, lambda one: replace(one, skips=one.skips - 1))


def _describe_turn_skipped(state: State, event: TurnSkipped) -> str:
    return f"{name_of(state, event.player)} misses a turn for having intervened."


def _turn_ended(state: State, _event: TurnEnded) -> State:
    return replace(state, phase=Playing(), last=state.play.turn)


def _round_ended(state: State, event: RoundEnded) -> State:
    return replace(state, phase=Police(event.raids), wounds=0)


def _describe_round_ended(_state: State, event: RoundEnded) -> str:
    times = "once" if event.raids == 1 else f"{event.raids} times"
    hurt = f"the police come {times}" if event.raids else "nobody lost a heart"
    return f"Round {event.round} is over; {hurt}."


TOPIC: Topic[State, EndTurn, Event, Event] = Topic(
    commands=decides(EndTurn, end_turn),
    events=happens(RoundBegan, _round_began, _describe_round_began)
    | happens(TurnBegan, _turn_began, _describe_turn_began)
    | happens(TurnSkipped, _turn_skipped, _describe_turn_skipped)
    | happens(TurnEnded, _turn_ended, lambda s, e: f"{name_of(s, e.player)}'s turn is over.")
    | happens(RoundEnded, _round_ended, _describe_round_ended),
    awaits=_awaits,
    follows=_follows,
    choices=_choices,
)
