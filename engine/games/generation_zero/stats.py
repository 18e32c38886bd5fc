"""Stats with everything that affects them: changes, terrain, weapons, artefacts, Lust Objects.

Doubling comes before additions, and no stat falls below zero (G22). A change that sets a stat
replaces the number on the card (E4).
"""

from engine.games.generation_zero.layout import place_of
from engine.games.generation_zero.questions import holdings, opposed, standing
from engine.games.generation_zero.state import Battle, Figure, State
from engine.games.generation_zero.tables import (
    KNIFE_BONUS,
    LUST_ATTACK,
    MACE_BONUS,
    MACE_THRUSTS,
    SWORD_SPECIES,
    WATCHED,
)


def stat(figure: Figure, name: str, *, doublings: int = 0, more: int = 0) -> int:
    """Return a stat with all temporary changes, further `doublings`, and `more` added."""
    value: int = getattr(figure.stats, name)
    for change in figure.changes:
        if change.stat in (name, "all"):
            value = change.amount if change.how == "set" else value
            doublings += change.how == "double"
            more += change.amount if change.how == "add" else 0
    return max(0, value * (1 << doublings) + more)


def attack(state: State, battle: Battle, attacker: Figure, target: Figure) -> int:
    """Return the Attack of a thrust; a weapon not meant for fighting leaves it unchanged (G39)."""
    if attacker.kind != "agent":
        return stat(attacker, "attack")
    doubled = armed(state, attacker, "dagger") and _carries(target, "dagger")
    more = won(state, attacker, "dagger") + _lusting(state, attacker)
    if armed(state, attacker, "mace") and row_of(battle, attacker, target) == MACE_THRUSTS - 1:
        more += MACE_BONUS
    return stat(attacker, "attack", doublings=int(doubled), more=more)


def defence(state: State, attacker: Figure, target: Figure) -> int:
    """Return the Defence of a target against this attacker."""
    more = 0
    if target.kind == "agent":
        more += won(state, target, "ring")
        more += armed(state, target, "sword") and attacker.species in SWORD_SPECIES
    else:
        more -= armed(state, attacker, "magic") and in_terrain(state, target, "cave")
    if target.kind == "sue":
        more -= state.bargained and attacker.kind == "monster"
    return stat(target, "defence", more=int(more))


def stealth(state: State, agent: Figure) -> int:
    """Return an Agent's Stealth at their Location."""
    more = won(state, agent, "jewel")
    if armed(state, agent, "knife") and in_terrain(state, agent, "city"):
        more += KNIFE_BONUS
    return stat(agent, "stealth", more=more)


def observe(state: State, sue: Figure) -> int:
    """Return a 'Sue's Observe at her Location."""
    return stat(sue, "observe", more=in_terrain(state, sue, *WATCHED))


def insanity(state: State, agent: Figure) -> int:
    """Return an Agent's Insanity, from 1 to 5 (G26)."""
    return min(5, max(1, stat(agent, "insanity", more=won(state, agent, "necklace"))))


def fastest_enemy(state: State, figure: Figure) -> int:
    """Return the Speed of the fastest enemy at a figure's Location; Monsters have none (G21)."""
    others = (*standing(state, "agent", figure.at), *standing(state, "sue", figure.at))
    return max((stat(one, "speed") for one in others if opposed(one, figure)), default=0)


def row_of(battle: Battle, attacker: Figure, target: Figure) -> int:
    """Return how many thrusts in succession at this target came before (E6)."""
    return next(
        (
            aim.row
            for aim in battle.aims
            if (aim.figure, aim.target) == (attacker.number, target.number)
        ),
        0,
    )


def lust_objects(state: State, agent: Figure) -> tuple[int, ...]:
    """Return the Agent's Lust Object if an enemy here holds it: the Canon's number, or none."""
    if not state.house.insanity or not agent.lust:
        return ()
    return tuple(
        canon.number
        for sue in standing(state, "sue", agent.at)
        if opposed(agent, sue)
        for canon in holdings(state, sue.number)
        if canon.card == agent.lust
    )


def _lusting(state: State, agent: Figure) -> int:
    return LUST_ATTACK[insanity(state, agent) - 1] if lust_objects(state, agent) else 0


def armed(state: State, figure: Figure, power: str) -> bool:
    """Whether an Agent has a weapon of this kind; 'Sues have none (G28)."""
    return bool(state.house.weapons and figure.weapon and figure.weapon.power == power)


def won(state: State, agent: Figure, power: str) -> int:
    """Return how many artefacts of this kind an Agent has won."""
    if not state.house.artefacts or agent.kind != "agent":
        return 0
    return sum(one.power == power for one in agent.artefacts)


def _carries(sue: Figure, power: str) -> bool:
    """Whether a 'Sue has an artefact of this kind of her own (G38)."""
    return sue.kind == "sue" and any(one.power == power for one in sue.artefacts)


def in_terrain(state: State, figure: Figure, *terrains: str) -> bool:
    """Whether a figure stands in one of these terrains, if terrain is played."""
    place = place_of(state, figure.at)
    return place is not None and state.house.terrain and place.terrain in terrains
