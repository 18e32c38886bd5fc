"""Queries of a state: wizards, their shapes, and where they are."""

from engine.games.metamorph.hexes import Hex, distance
from engine.games.metamorph.land import TerrainKind
from engine.games.metamorph.shapes import BLOB, HOME, SCHOOLS, SIZES, ChartShape
from engine.games.metamorph.specials import Special
from engine.games.metamorph.state import Altitude, Artifact, Pending, Seated, State
from engine.games.metamorph.tables import (
    EXAMPLE_CHANGES,
    FACING_CHANGES,
    HAND_COUNT,
    KEY_INTELLIGENCE,
    UPKEEP_SHIFT,
    Mode,
)


def player_of(state: State, seat: int) -> Seated | None:
    """Return the wizard on a seat; None if there is none."""
    return state.players[seat - 1] if 1 <= seat <= len(state.players) else None


def wizard(state: State, seat: int) -> Seated:
    """Return the wizard on a seat that exists."""
    return state.players[seat - 1]


def living(state: State) -> tuple[Seated, ...]:
    """Return the wizards who are still in the game, in seat order."""
    return tuple(one for one in state.players if not one.gone)


def placed(state: State) -> tuple[Seated, ...]:
    """Return the wizards whose counters stand on the map."""
    return tuple(one for one in state.players if one.at is not None and not one.gone)


def shape_of(state: State, one: Seated) -> ChartShape:
    """Return the data of a wizard's present shape."""
    return state.book.shape_named[one.shape]


def place_of(state: State, one: Seated) -> Hex:
    """Return the hex where a wizard's counter stands; they must be on the map."""
    assert one.at is not None
    return state.board.place[one.at]


def terrain_under(state: State, one: Seated) -> TerrainKind:
    """Return the terrain under a wizard's counter; they must be on the map."""
    assert one.at is not None
    return state.book.terrain_by[state.board.terrain_of[one.at]]


def terrain_at(state: State, name: str) -> TerrainKind:
    """Return the terrain of a hex."""
    return state.book.terrain_by[state.board.terrain_of[name]]


def standing_on(state: State, name: str) -> Seated | None:
    """Return the wizard whose counter stands on a hex, if any."""
    return next((one for one in placed(state) if one.at == name), None)


def school_place(school: str) -> int | None:
    """Return the index of a class in the lists of terrain; None for the Blob."""
    return SCHOOLS.index(school) if school in SCHOOLS else None


def specials_of(state: State, one: Seated) -> tuple[Special, ...]:
    """Return the special abilities of a wizard's shape."""
    return tuple(state.book.special_named[name] for name in shape_of(state, one).specials)


def special_with(state: State, one: Seated, effect: str) -> Special | None:
    """Return a wizard's special with this effect, if any."""
    return next((each for each in specials_of(state, one) if each.effect == effect), None)


def held_by(state: State, seat: int) -> tuple[Artifact, ...]:
    """Return the artifacts that a wizard carries."""
    return tuple(one for one in state.artifacts if one.holder == seat)


def lying_on(state: State, name: str) -> tuple[Artifact, ...]:
    """Return the artifacts that lie on a hex."""
    return tuple(one for one in state.artifacts if one.at == name)


def has_key(state: State, seat: int) -> bool:
    """Whether a wizard carries the Key."""
    return any(one.kind == "key" for one in held_by(state, seat))


def free_hands(state: State, one: Seated) -> int:
    """Return a wizard's number of empty hands; 0 for shapes without hands or during a change."""
    if special_with(state, one, "hands") is None or one.change is not None:
        return 0
    return HAND_COUNT - len(held_by(state, one.seat))


def intelligence(state: State, one: Seated) -> int:
    """Return a shape's intelligence, one more with the Key; a Blob has none in any case."""
    own = shape_of(state, one).intelligence
    return own + KEY_INTELLIGENCE if own and has_key(state, one.seat) else own


def speed(state: State, one: Seated, mode: Mode) -> int:
    """Return the hexes a wizard may move, halved (rounded down) while slowed (M10)."""
    full: int = getattr(shape_of(state, one), mode)
    return full // 2 if one.slow else full


def facing_changes(state: State, one: Seated, mode: Mode) -> int:
    """Return the sixths of a circle a wizard may turn, by size (M1) and starting terrain (E26)."""
    shape = shape_of(state, one)
    by_size = EXAMPLE_CHANGES if state.house.example_sizes else FACING_CHANGES
    place = school_place(shape.school)
    if mode == "air" or place is None:
        return by_size[SIZES.index(shape.size)]
    return max(1, by_size[SIZES.index(shape.size)] + terrain_under(state, one).turns[place])


def footing(state: State, one: Seated) -> int:
    """Return what the terrain under an attacker adds to the roll; 0 in the air."""
    if one.flying:
        return 0
    terrain, shape = terrain_under(state, one), shape_of(state, one)
    place = school_place(shape.school)
    by_school = 0 if place is None else terrain.to_hit[place]
    return by_school + terrain.to_hit_size[SIZES.index(shape.size)]


def upkeep(state: State, one: Seated, shape: ChartShape) -> int:
    """Return a shape's upkeep for a wizard (M4): less in their own school, more in others."""
    if not shape.upkeep or not one.school or not state.house.specialization:
        return shape.upkeep
    if shape.school == one.school:
        return max(1, shape.upkeep - UPKEEP_SHIFT)
    return shape.upkeep + UPKEEP_SHIFT


def missing_health(state: State, one: Seated) -> int:
    """Return the health that a wizard's shape has lost."""
    return max(0, shape_of(state, one).health - one.health)


def is_blob(one: Seated) -> bool:
    """Whether a wizard is between two shapes."""
    return one.shape == BLOB


def is_human(one: Seated) -> bool:
    """Whether a wizard is in the shape in which all begin, and which recovers mana."""
    return one.shape == HOME


def hexes_apart(state: State, one: Seated, other: Seated) -> int:
    """Return the number of hexes from one wizard to another."""
    return distance(place_of(state, one), place_of(state, other))


def awaited(state: State, *what: str) -> Pending | None:
    """Return the pending dice, if they are for one of these purposes (`what` of `Pending`)."""
    waiting = state.pending
    return waiting if state.phase == "playing" and waiting and waiting.what in what else None


def free_hexes(state: State) -> list[str]:
    """Return the hexes where no counter stands."""
    return [one.name for one in state.board.hexes if standing_on(state, one.name) is None]


def natural_altitude(shape: ChartShape) -> Altitude:
    """Return the altitude of a new shape: those that can fly do so until they land."""
    return "air" if shape.air else "ground"
