"""How a game ended, how well a player stands, and who may see face-down cards and Agents aside."""

from fractions import Fraction

from engine.game import SPECTATOR, Outcome, Seat
from engine.games.generation_zero.options import Options
from engine.games.generation_zero.questions import canon_of, figure_of, knows
from engine.games.generation_zero.state import HIDDEN, Canon, Figure, State, Stats
from engine.record import replace


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, or None while it goes on."""
    return Outcome(frozenset(state.winners), state.ending) if state.phase == "over" else None


def view(state: State, seat: Seat) -> State:
    """Return the state as a seat may see it; for the referee (None) all of it."""
    if seat is None:
        return state
    return replace(
        state,
        figures=tuple(_figure_seen(one, seat) for one in state.figures),
        canons=tuple(_canon_seen(one, seat) for one in state.canons),
        options=_options_seen(state.options, seat),
    )


def _options_seen(options: Options, seat: int) -> Options:
    """The options without the names of Agents whom other players brought and put aside."""
    players = enumerate(options.players, start=1)
    seen = (one if n == seat else replace(one, spares=hidden(one.spares)) for n, one in players)
    return replace(options, players=tuple(seen))


def hidden(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return as many unknown cards as there are."""
    return (HIDDEN,) * len(cards)


def _canon_seen(canon: Canon, seat: int) -> Canon:
    if seat != SPECTATOR and knows(canon, seat):
        return canon
    return canon if canon.shown else replace(canon, card=HIDDEN)


def _figure_seen(figure: Figure, seat: int) -> Figure:
    """A hidden figure for face-down Monsters and others' Agents aside, else the figure itself."""
    aside = figure.spare and figure.seat != seat
    if figure.shown and not aside:
        return figure
    return Figure(
        number=figure.number,
        seat=figure.seat,
        kind=figure.kind,
        name=HIDDEN,
        at=figure.at,
        health=1,
        most=1,
        stats=Stats(),
        spare=figure.spare,
        shown=figure.shown,
    )


def reads(state: State, figure: int, canon: int, seat: int) -> bool:
    """Whether a seat may know a Canon that a 'Sue deals with: her player, and all who know it."""
    sue = figure_of(state, figure)
    return (sue is not None and sue.seat == seat) or knows_canon(state, canon, seat)


def knows_canon(state: State, number: int, seat: int) -> bool:
    """Whether a seat knows who the Canon with this number is."""
    canon = canon_of(state, number)
    return canon is not None and knows(canon, seat)


KILL = 6
"""The points of Health that `evaluate` considers equal to a kill."""


def evaluate(state: State, seat: int) -> Fraction:
    """Return a player's share of what counts: kills, and the Health of figures in play."""
    strengths = {one.seat: KILL * one.score for one in state.players}
    for one in state.figures:
        if one.seat in strengths and one.at is not None:
            strengths[one.seat] += max(0, one.health)
    return Fraction(strengths.get(seat, 0), sum(strengths.values()) or 1)
