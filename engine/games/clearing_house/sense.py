"""Consistency checks of a state, for corrections by the referee."""

from collections import Counter
from collections.abc import Iterator

from engine.games.clearing_house.abduction import stealable
from engine.games.clearing_house.board import on_board
from engine.games.clearing_house.house_rules import house_problem
from engine.games.clearing_house.players import living
from engine.games.clearing_house.refereeing import MOST_HEARTS
from engine.games.clearing_house.setup import MOST_PLAYERS
from engine.games.clearing_house.state import (
    HIDDEN,
    Aim,
    Announcement,
    Dealing,
    Drafting,
    Playing,
    Police,
    Seated,
    Space,
    Starting,
    State,
    Theft,
    Turn,
)
from engine.games.clearing_house.tables import BASE_CARDS, CARDS, box_of
from engine.house import problems_of
from engine.seating import seat_problems
from engine.seats import name_of, player_of
from engine.word import Over

MOST = 999
"""The upper limit of numbers that have no limit of their own."""


def problems(state: State) -> Iterator[str]:
    """Yield what makes no sense in a state; nothing for any state that regular play can reach."""
    yield from problems_of(state.house, house_problem)
    yield from _seat_problems(state)
    for one in state.players:
        yield from _player_problems(state, one)
    yield from _board_problems(state)
    yield from _card_problems(state)
    yield from _round_problems(state)
    match state.phase:
        case Starting(tied):
            if not set(tied) <= {one.seat for one in living(state)}:
                yield "who rolls for the start is alive"
        case Playing():
            yield from _playing_problems(state, state.play)
        case Police():
            yield from _police_problems(state, state.police)
        case Over(winners):
            if not set(winners) <= set(_seats(state)):
                yield "winners are named by their seats"


def _seats(state: State) -> list[int]:
    return [one.seat for one in state.players]


def _seat_problems(state: State) -> Iterator[str]:
    yield from seat_problems((one.seat, one.name) for one in state.players)
    if not 2 <= len(state.players) <= MOST_PLAYERS:
        yield f"there are 2 to {MOST_PLAYERS} players"


def _player_problems(state: State, one: Seated) -> Iterator[str]:
    if not 0 <= one.hearts <= MOST_HEARTS:
        yield f"hearts of {one.name} go from 0 to {MOST_HEARTS}"
    numbers = (one.traps, one.armor, one.skips, one.shorts, one.owed)
    if not all(0 <= number <= MOST for number in numbers):
        yield f"numbers of {one.name} go from 0 to {MOST}"
    if one.at is not None and not on_board(state, one.at):
        yield f"{one.name} stands on the board"
    if one.alive and one.at is None and not isinstance(state.phase, Over):
        yield f"{one.name} has hearts and no space: SetHearts brings the dead back"


def _board_problems(state: State) -> Iterator[str]:
    pawns = [one.at for one in state.players if one.at is not None]
    if not all(on_board(state, one) for one in (*state.traps, *state.xs)):
        size = state.house.size
        yield f"traps and Xs lie on columns and rows from 1 to {size}"
    for what, places in (("pawns", pawns), ("traps", state.traps), ("Xs", state.xs)):
        if len(set(places)) < len(places):
            yield f"two {what} are on one space"
    if set(state.traps) & {*pawns, *state.xs}:
        yield "a trap lies on a space with nothing else"


def _card_problems(state: State) -> Iterator[str]:
    """No more cards than in the box; hands on the table may hold unknown ones."""
    on_table = state.house.hands == "on_table"
    hands = [card for one in state.players for card in (*one.hand, *one.pack)]
    base = [card for one in state.players for card in one.base]
    known = {*CARDS, HIDDEN} if on_table else set(CARDS)
    if unknown := [card for card in (*hands, *state.out) if card not in known]:
        yield f"there is no card {unknown[0][:20]!r}; the cards are {', '.join(CARDS)}"
    if not set(base) <= set(BASE_CARDS):
        yield f"cards of the base deck are {' and '.join(BASE_CARDS)}"
    action = state.play.action
    counts = Counter([*hands, *base, *state.out, *([action.card] if action else [])])
    if not on_table:
        for card, there_are in box_of(state.options).items():
            if counts[card] > there_are:
                yield f"the box holds no more than {there_are} {card}"


def _round_problems(state: State) -> Iterator[str]:
    numbers = (state.xs_left, state.round, state.wounds, state.played, state.duel or 0)
    if not all(0 <= number <= MOST for number in numbers):
        yield f"Xs, rounds, wounds and cards played go from 0 to {MOST}"
    before = isinstance(state.phase, Dealing | Drafting | Starting | Over)
    if state.start not in _seats(state) and not (before and state.start == 0):
        yield "who starts is named by the seat"
    if state.last is not None:
        yield from _turn_problems(state, state.last)


def _turn_problems(state: State, turn: Turn) -> Iterator[str]:
    if turn.player not in _seats(state):
        yield "a turn is that of a player"
    if not 0 <= turn.cycle < state.house.turns_per_round:
        yield f"turns of a round count from 0 to {state.house.turns_per_round - 1}"
    if not (0 <= turn.most <= MOST and 0 <= turn.played <= MOST):
        yield f"cards of a turn go from 0 to {MOST}"


def _playing_problems(state: State, play: Playing) -> Iterator[str]:
    if play.turn is not None:
        yield from _turn_problems(state, play.turn)
        if not _alive(state, play.turn.player):
            yield "the turn is that of somebody alive"
    if not set(play.passed) <= set(_seats(state)):
        yield "who lets it pass is named by the seat"
    for place, one in enumerate(play.stack):
        if (one.card == "intervene") != (place > 0):
            yield "an action is announced first, then Intervenes upon it"
        yield from _announcement_problems(state, one)
    if play.doing is not None:
        yield from _announcement_problems(state, play.doing)
    if play.in_the_air:
        yield from _air_problems(state, play)
    if play.chance is not None:
        yield from _chance_problems(state, play.chance, play.doing)


def _announcement_problems(state: State, one: Announcement) -> Iterator[str]:
    if one.card not in CARDS:
        yield f"there is no card {one.card[:20]!r}; the cards are {', '.join(CARDS)}"
    if not {one.player, *_if_seat(one.victim)} <= set(_seats(state)):
        yield "who announces and at whom is named by the seat"
    if not all(space is None or on_board(state, space) for space in (one.to, one.through)):
        yield "an action leads to spaces of the board"
    if one.base and one.card not in BASE_CARDS:
        yield f"cards of the base deck are {' and '.join(BASE_CARDS)}"


def _air_problems(state: State, play: Playing) -> Iterator[str]:
    """A pending action was announced by somebody alive, and counts as a card played."""
    if play.stack and play.chance:
        yield "dice are awaited once nothing is announced any more"
    if play.action is None or not _alive(state, play.action.player):
        yield "what is announced is announced by somebody alive"
    if play.turn is None or not (play.turn.played and state.played):
        yield "what is announced counts as a card played in somebody's turn"


def _chance_problems(
    state: State, chance: Aim | Theft, doing: Announcement | None
) -> Iterator[str]:
    card = "ranged_attack" if isinstance(chance, Aim) else "abduct"
    if doing is None or doing.card != card:
        yield f"dice are awaited for {card}"
    player = chance.player if isinstance(chance, Aim) else chance.thief
    if chance.victim == player or not (_alive(state, player) and _alive(state, chance.victim)):
        yield "dice are awaited of two who are alive"
    if isinstance(chance, Aim):
        return
    if isinstance(chance.to, Space) and not on_board(state, chance.to):
        yield "an action leads to spaces of the board"
    victim = player_of(state, chance.victim)
    if victim is not None and not stealable(state, victim):
        yield f"a card is being drawn from the hand of {name_of(state, chance.victim)}"


def _police_problems(state: State, police: Police) -> Iterator[str]:
    if not 0 <= police.raids <= state.xs_left:
        yield f"police Xs to place go from 0 to those in the box, {state.xs_left}"
    if police.fleeing is not None and not _alive(state, police.fleeing):
        yield "who flees is alive"


def _alive(state: State, seat: int) -> bool:
    found = player_of(state, seat)
    return found is not None and found.alive


def _if_seat(seat: int | None) -> tuple[int, ...]:
    return () if seat is None else (seat,)
