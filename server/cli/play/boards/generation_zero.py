"""The board of Generation Zero: each Location in its place, with who is there."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.game import Seat
from engine.games.generation_zero.questions import figure_name
from engine.games.generation_zero.state import HIDDEN, NEVER, Figure, Place, State
from engine.games.generation_zero.stats import stat
from engine.games.generation_zero.tables import COUNSEL
from server.cli.play.boards.drawing import Paper, bar, table
from server.cli.play.units import Units

WIDE, HIGH = 24, 4
"""Characters in a card's line (more for longer names), and its lines."""

HEAD = ("figure", "kind", "of", "Health", "attack", "defence", "speed", "at", "kills")

CARD_HEAD = ("figure", "also", "ability", "department")

ALSO = ("stealth", "insanity", "observe", "allure")
"""Stats that are not needed in every turn."""


EFFECT_SHOWN: Mapping[str, str] = MappingProxyType(
    {
        "boost": "{stat} +{amount} for a turn",
        "mend": "{amount} Health back",
        "summon": "the nearest Canon comes",
        "weaken": "an enemy's {stat} -{amount}",
        "aid": "a friend's {stat} +{amount}",
        "stun": "an enemy misses a thrust",
        "wound": "an enemy loses {amount} Health",
        "judged": "{text}",
    }
)
"""What abilities do, in a few words, by the effect on the card."""

POWER_SHOWN: Mapping[str, str] = MappingProxyType(
    {
        "boredom": "an enemy's stats -1",
        "pyromania": "own Attack doubled",
        "neuralyse": "a 'Sue misses a thrust and lets a Canon go",
        "specialist": "another Agent thrusts for a round",
        "counsel": f"a friend's stat +{COUNSEL}",
        "breakdown": "Insanity 5 and Stealth 0 for two turns",
        "experience": "Attack + own kills",
        "spatial_warp": "two Locations change places",
    }
)
"""What departments can do, in a few words."""


def board(state: State, _seat: Seat, _units: Units) -> str:
    """Every Location with its number, name and terrain, and the figures and cards there."""
    if not state.places:
        return "The Locations are not laid yet."
    left, top = min(one.column for one in state.places), min(one.row for one in state.places)
    wide = max(WIDE, *(len(_title(one)) + 2 for one in state.places))
    step = wide if _side_by_side(state) else wide // 2
    columns = max(one.column for one in state.places) - left
    rows = max(one.row for one in state.places) - top + 1
    paper = Paper(columns * step + wide, rows * (HIGH + 1))
    for one in state.places:
        for line, text in enumerate(_card(state, one, wide)):
            column, row = (one.column - left) * step, (one.row - top) * (HIGH + 1)
            paper.put(column, row + line, text[: wide - 1])
    whose = ", ".join(f"{one.name[:1]}: {one.name}'s figures" for one in state.players)
    key = f"{whose}; (?) is a Monster face down, [c] a Canon face down."
    return "\n".join([*paper.lines(), key])


def _title(place: Place) -> str:
    return f"{place.number} {place.name}"


def _side_by_side(state: State) -> bool:
    """Whether two cards of one row are in adjacent columns."""
    taken = {(one.column, one.row) for one in state.places}
    return any((column + 1, row) in taken for column, row in taken)


def _card(state: State, place: Place, wide: int) -> list[str]:
    here = [one for one in state.figures if one.at == place.number and one.alive]
    people = [_short(state, one) for one in here]
    canons = [f"[c{one.number}]" for one in state.canons if one.at == place.number]
    who = " ".join([*people, *canons])
    return [
        _title(place),
        f"  {place.terrain}",
        f"  {who[: wide - 3]}",
        f"  {who[wide - 3 :]}".rstrip(),
    ]


def _short(state: State, one: Figure) -> str:
    if one.kind == "monster":
        return "(?)" if one.name == HIDDEN or not one.shown else f"({one.name})"
    first = figure_name(state, one.number).split()[0]
    owner = state.players[one.seat - 1].name
    return f"{owner[:1]}:{first}"


def scoreboard(state: State, _seat: Seat, _units: Units) -> str:
    """A table of all players' figures with their health, places and kills."""
    place = {one.number: f"{one.number} {one.name}" for one in state.places}
    rows = [
        (
            figure_name(state, one.number),
            one.kind.replace("sue", "'Sue").replace("agent", "Agent"),
            state.players[one.seat - 1].name if one.seat else "",
            f"{one.health} {bar(one.health, one.most)}" if one.alive else "dead",
            *(_stat(one, name) for name in ("attack", "defence", "speed")),
            place.get(one.at or 0, "aside" if one.spare else "-"),
            str(one.kills),
        )
        for one in state.figures
        if one.kind != "monster"
    ]
    scores = ", ".join(f"{one.name} {one.score}" for one in state.players)
    when = f"Round {state.round}" if state.round else "Before the first round"
    title = f"{when}; kills that count: {scores}."
    cards = [_printed(state, one) for one in state.figures if one.alive and one.kind != "monster"]
    return "\n".join([title, table(HEAD, rows), table(CARD_HEAD, cards)])


def _printed(state: State, one: Figure) -> tuple[str, ...]:
    """The rest of a card: its other stats, its ability, its department."""
    also = [f"{name} {stat(one, name)}" for name in ALSO if stat(one, name)]
    own = one.department
    department = f"{own.name} ({POWER_SHOWN[own.power]})" if own else ""
    return (figure_name(state, one.number), ", ".join(also), _ability(one), department)


def _stat(one: Figure, name: str) -> str:
    return "?" if one.name == HIDDEN else str(stat(one, name))


def _ability(one: Figure) -> str:
    """A figure's ability: its name, what it does, and when it may be used again."""
    ability = one.ability
    if ability.effect == "none":
        return ""
    does = EFFECT_SHOWN[ability.effect].format(
        stat=ability.stat.capitalize(), amount=ability.amount, text=ability.text
    )
    when = {0: "", NEVER: ", spent", 1: ", ready in the next turn"}.get(
        one.waits, f", ready in {one.waits} turns"
    )
    return f"{ability.name} ({does}{when})"
