"""The targets of abilities and artefacts."""

from engine.games.generation_zero.sides import allies_in, enemies_in
from engine.games.generation_zero.state import Battle, Figure, State
from engine.refusal import Reason, refusal


def enemy(state: State, number: int | None, figure: Figure, battle: Battle | None) -> Figure:
    """Return the enemy with this number; refuses any other figure."""
    return _named(number, enemies_in(state, battle, figure) if battle else (), "enemy")


def ally(state: State, number: int | None, figure: Figure, battle: Battle | None) -> Figure:
    """Return the ally with this number; refuses any other figure."""
    return _named(number, allies_in(state, battle, figure) if battle else (), "ally")


def _named(number: int | None, possible: tuple[Figure, ...], what: str) -> Figure:
    found = next((one for one in possible if one.number == number), None)
    if found is None:
        names = ", ".join(f"{one.number} ({one.name})" for one in possible) or "there is none"
        raise refusal(
            Reason.BAD_TARGET, f"no such {what} is here", f"name one of: {names}", "special"
        )
    return found
