"""The story of a game: rounds and moves, hit points over time, and what each player did."""

from collections import Counter

from engine.games.clay_o_rama.fighting import AttackHit, AttackMissed
from engine.games.clay_o_rama.moving import Moved
from engine.games.clay_o_rama.questions import creature_of, label, millimetres
from engine.games.clay_o_rama.shooting import MissileFired, MissileLanded, ThrowVoided
from engine.games.clay_o_rama.state import State
from engine.games.clay_o_rama.words import name_of
from engine.games.clay_o_rama.wounds import Damaged
from engine.story import (
    Amount,
    Chapter,
    Deeds,
    DeedsRow,
    Past,
    Story,
    farthest,
    longest_told,
    numbered,
    out_of,
    whom_told,
)

COLUMNS = ("Missiles that hit", "Blows that hit", "Hit points lost", "Longest walk")


def _chapter(state: State) -> Chapter:
    turn = label(state, state.play.turn.creature) if state.play.turn else ""
    return numbered("Round", state.round, turn)


def _readings(state: State) -> tuple[Amount, ...]:
    """The hit points of each creature; 0 for the dead."""
    if state.moment in ("building", "initiative"):
        return ()
    return tuple(
        Amount(str(one.id), label(state, one.id), one.player, max(0, one.hit_points) * one.alive)
        for one in state.creatures
    )


def _deeds(state: State, past: Past[State]) -> Deeds:
    thrown, landed, blows, hits, lost = (Counter[int]() for _ in range(5))
    struck: Counter[tuple[str, str]] = Counter()
    walks: list[tuple[int, int]] = []
    for after, event in past:
        match event:
            case MissileFired():
                thrown[_owner(after, event.creature)] += 1
            case ThrowVoided(thrown=None):
                thrown[_owner(after, event.creature)] -= 1
            case MissileLanded(hit=True):
                landed[_owner(after, event.creature)] += event.thrown is None
                struck[_names(after, event.creature, event.target)] += 1
            case AttackHit() | AttackMissed():
                hit = isinstance(event, AttackHit)
                blows[_owner(after, event.attacker)] += 1
                hits[_owner(after, event.attacker)] += hit
                if hit:
                    struck[_names(after, event.attacker, event.target)] += 1
            case Damaged():
                lost[_owner(after, event.creature)] += event.amount
            case Moved():
                walks.append((_owner(after, event.creature), event.length))
    longest = farthest(walks)
    rows = tuple(
        DeedsRow(
            one.seat,
            one.name,
            (
                out_of(landed[one.seat], thrown[one.seat]),
                out_of(hits[one.seat], blows[one.seat]),
                str(lost[one.seat]),
                millimetres(longest[one.seat]) if one.seat in longest else "–",
            ),
        )
        for one in state.players
    )
    named = {name_of(state, seat): length for seat, length in longest.items()}
    return Deeds(COLUMNS, rows, (*whom_told(_struck, struck), *longest_told(named, millimetres)))


def _owner(state: State, number: int) -> int:
    creature = creature_of(state, number)
    return creature.player if creature else 0


def _names(state: State, who: int, whom: int) -> tuple[str, str]:
    return name_of(state, _owner(state, who)), name_of(state, _owner(state, whom))


def _struck(who: str, whom: str) -> str:
    return f"{who} struck {whom}."


STORY = Story("Hit points", _chapter, _readings, _deeds)
