"""The layout of Generation Zero: each Location where its card lies, with who is there."""

from engine.game import Seat
from engine.games.generation_zero.questions import figure_name
from engine.games.generation_zero.state import HIDDEN, Figure, Place, State
from server.cli.play.boards.drawing import Paper, bar, table
from server.cli.play.units import Units

WIDE, HIGH = 24, 4
"""Letters and lines of a card."""

HEAD = ("figure", "of", "health", "at", "kills", "")


def board(state: State, _seat: Seat, _units: Units) -> str:
    """Every Location with its number, name and terrain, and who stands and lies there."""
    if not state.places:
        return "The Locations are not laid yet."
    left, top = min(one.column for one in state.places), min(one.row for one in state.places)
    step = WIDE if _side_by_side(state) else WIDE // 2
    columns = max(one.column for one in state.places) - left
    rows = max(one.row for one in state.places) - top + 1
    paper = Paper(columns * step + WIDE, rows * (HIGH + 1))
    for one in state.places:
        for line, text in enumerate(_card(state, one)):
            column, row = (one.column - left) * step, (one.row - top) * (HIGH + 1)
            paper.put(column, row + line, text[: WIDE - 1])
    return "\n".join([*paper.lines(), "(?) is a Monster face down, [c] a Canon face down."])


def _side_by_side(state: State) -> bool:
    """Two cards of one row lie in columns one after the other."""
    taken = {(one.column, one.row) for one in state.places}
    return any((column + 1, row) in taken for column, row in taken)


def _card(state: State, place: Place) -> list[str]:
    here = [one for one in state.figures if one.at == place.number and one.alive]
    people = [_short(state, one) for one in here]
    canons = [f"[c{one.number}]" for one in state.canons if one.at == place.number]
    who = " ".join([*people, *canons])
    return [
        f"{place.number} {place.name}",
        f"  {place.terrain}",
        f"  {who[: WIDE - 3]}",
        f"  {who[WIDE - 3 :]}".rstrip(),
    ]


def _short(state: State, one: Figure) -> str:
    if one.kind == "monster":
        return "(?)" if one.name == HIDDEN or not one.shown else f"({one.name})"
    first = figure_name(state, one.number).split()[0]
    owner = state.players[one.seat - 1].name
    return f"{owner[:1]}:{first}"


def scoreboard(state: State, _seat: Seat, _units: Units) -> str:
    """Everybody's figures with their health, place and kills."""
    place = {one.number: f"{one.number} {one.name}" for one in state.places}
    rows = [
        (
            figure_name(state, one.number),
            state.players[one.seat - 1].name if one.seat else "",
            f"{one.health} {bar(one.health, one.most)}" if one.alive else "dead",
            place.get(one.at or 0, "aside" if one.spare else "-"),
            str(one.kills),
            one.kind.replace("sue", "'Sue").replace("agent", "Agent"),
        )
        for one in state.figures
        if one.kind != "monster"
    ]
    scores = ", ".join(f"{one.name} {one.score}" for one in state.players)
    when = f"Round {state.round}" if state.round else "Before the first round"
    return "\n".join([f"{when}; kills that count: {scores}.", table(HEAD, rows)])
