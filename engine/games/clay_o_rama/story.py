"""The story of a game: rounds and moves, hit points over time, and what each player did."""

from collections import Counter
from dataclasses import dataclass, field

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
    Past,
    Story,
    Tally,
    farthest,
    longest_of,
    longest_told,
    numbered,
    out_of,
    rows_of,
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


@dataclass(slots=True)
class _ClayTally(Tally[State]):
    """What was counted, by seat or by names."""

    thrown: Counter[int] = field(default_factory=Counter)
    landed: Counter[int] = field(default_factory=Counter)
    blows: Counter[int] = field(default_factory=Counter)
    hits: Counter[int] = field(default_factory=Counter)
    lost: Counter[int] = field(default_factory=Counter)
    struck: Counter[tuple[str, str]] = field(default_factory=Counter)
    walks: list[tuple[int, int]] = field(default_factory=list)

    def add(self, after: State, event: object) -> None:
        """Count an event; `after` is the state after it."""
        match event:
            case MissileFired():
                self.thrown[_owner(after, event.creature)] += 1
            case ThrowVoided(thrown=None):
                self.thrown[_owner(after, event.creature)] -= 1
            case MissileLanded(hit=True):
                self.landed[_owner(after, event.creature)] += event.thrown is None
                self.struck[_names(after, event.creature, event.target)] += 1
            case AttackHit() | AttackMissed():
                hit = isinstance(event, AttackHit)
                self.blows[_owner(after, event.attacker)] += 1
                self.hits[_owner(after, event.attacker)] += hit
                if hit:
                    self.struck[_names(after, event.attacker, event.target)] += 1
            case Damaged():
                self.lost[_owner(after, event.creature)] += event.amount
            case Moved():
                self.walks.append((_owner(after, event.creature), event.length))


def _deeds(state: State, past: Past[State]) -> Deeds:
    tally = _ClayTally.of(past)
    longest = farthest(tally.walks)
    rows = rows_of(
        state.players,
        lambda seat: (
            out_of(tally.landed[seat], tally.thrown[seat]),
            out_of(tally.hits[seat], tally.blows[seat]),
            str(tally.lost[seat]),
            longest_of(longest, seat, millimetres),
        ),
    )
    named = {name_of(state, seat): length for seat, length in longest.items()}
    return Deeds(
        COLUMNS, rows, (*whom_told(_struck, tally.struck), *longest_told(named, millimetres))
    )


def _owner(state: State, number: int) -> int:
    creature = creature_of(state, number)
    return creature.player if creature else 0


def _names(state: State, who: int, whom: int) -> tuple[str, str]:
    return name_of(state, _owner(state, who)), name_of(state, _owner(state, whom))


def _struck(who: str, whom: str) -> str:
    return f"{who} struck {whom}."


STORY = Story("Hit points", _chapter, _readings, _deeds)
