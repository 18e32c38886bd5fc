"""What follows from a state and is asked in several places."""

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
    """The wizard of a seat."""
    return state.players[seat - 1] if 1 <= seat <= len(state.players) else None


def wizard(state: State, seat: int) -> Seated:
    """The wizard of a seat that is known to exist."""
    return state.players[seat - 1]


def living(state: State) -> tuple[Seated, ...]:
    """Wizards who are still in the game, in the order of their seats."""
    return tuple(one for one in state.players if not one.gone)


def placed(state: State) -> tuple[Seated, ...]:
    """Wizards whose counter stands on the map."""
    return tuple(one for one in state.players if one.at is not None and not one.gone)


def shape_of(state: State, one: Seated) -> ChartShape:
    """The row of the shape that a wizard has."""
    return state.book.shape_named[one.shape]


def place_of(state: State, one: Seated) -> Hex:
    """Where a wizard's counter stands; the wizard must be on the map."""
    assert one.at is not None
    return state.board.place[one.at]


def terrain_under(state: State, one: Seated) -> TerrainKind:
    """The terrain of the hex where a wizard's counter stands."""
    assert one.at is not None
    return state.book.terrain_by[state.board.terrain_of[one.at]]


def terrain_at(state: State, name: str) -> TerrainKind:
    """The terrain of a hex."""
    return state.book.terrain_by[state.board.terrain_of[name]]


def standing_on(state: State, name: str) -> Seated | None:
    """Whose counter stands on a hex."""
    return next((one for one in placed(state) if one.at == name), None)


def school_place(school: str) -> int | None:
    """The place of a class in the lists of the terrain table; None for the Blob."""
    return SCHOOLS.index(school) if school in SCHOOLS else None


def specials_of(state: State, one: Seated) -> tuple[Special, ...]:
    """The special abilities of a wizard's shape."""
    return tuple(state.book.special_named[name] for name in shape_of(state, one).specials)


def special_with(state: State, one: Seated, effect: str) -> Special | None:
    """The wizard's special that has this effect, if any."""
    return next((each for each in specials_of(state, one) if each.effect == effect), None)


def held_by(state: State, seat: int) -> tuple[Artifact, ...]:
    """The artifacts that a wizard carries."""
    return tuple(one for one in state.artifacts if one.holder == seat)


def lying_on(state: State, name: str) -> tuple[Artifact, ...]:
    """The artifacts that lie on a hex."""
    return tuple(one for one in state.artifacts if one.at == name)


def has_key(state: State, seat: int) -> bool:
    """The wizard carries a Key."""
    return any(one.kind == "key" for one in held_by(state, seat))


def free_hands(state: State, one: Seated) -> int:
    """Hands with nothing in them; none once a change was begun (the Blob has no hands)."""
    if special_with(state, one, "hands") is None or one.change is not None:
        return 0
    return HAND_COUNT - len(held_by(state, one.seat))


def intelligence(state: State, one: Seated) -> int:
    """The shape's intelligence, one more with the Key; a Blob has none, whatever it carries."""
    own = shape_of(state, one).intelligence
    return own + KEY_INTELLIGENCE if own and has_key(state, one.seat) else own


def speed(state: State, one: Seated, mode: Mode) -> int:
    """Hexes a turn, halved and rounded down while slowed; the order of turns stays (M10)."""
    full: int = getattr(shape_of(state, one), mode)
    return full // 2 if one.slow else full


def facing_changes(state: State, one: Seated, mode: Mode) -> int:
    """Sixths of a circle to turn in a move: by size (M1), and by where it starts (E26)."""
    shape = shape_of(state, one)
    by_size = EXAMPLE_CHANGES if state.house.example_sizes else FACING_CHANGES
    place = school_place(shape.school)
    if mode == "air" or place is None:
        return by_size[SIZES.index(shape.size)]
    return max(1, by_size[SIZES.index(shape.size)] + terrain_under(state, one).turns[place])


def footing(state: State, one: Seated) -> int:
    """What the terrain under an attacker adds to the roll; nothing in the air."""
    if one.flying:
        return 0
    terrain, shape = terrain_under(state, one), shape_of(state, one)
    place = school_place(shape.school)
    by_school = 0 if place is None else terrain.to_hit[place]
    return by_school + terrain.to_hit_size[SIZES.index(shape.size)]


def upkeep(state: State, one: Seated, shape: ChartShape) -> int:
    """What a shape costs a wizard each turn (M4): less in their own school, more in the others."""
    if not shape.upkeep or not one.school or not state.house.specialization:
        return shape.upkeep
    if shape.school == one.school:
        return max(1, shape.upkeep - UPKEEP_SHIFT)
    return shape.upkeep + UPKEEP_SHIFT


def missing_health(state: State, one: Seated) -> int:
    """Health that the shape has lost."""
    return max(0, shape_of(state, one).health - one.health)


def is_blob(one: Seated) -> bool:
    """Between two shapes."""
    return one.shape == BLOB


def is_human(one: Seated) -> bool:
    """In the shape everybody starts in, in which mana is recovered."""
    return one.shape == HOME


def hexes_apart(state: State, one: Seated, other: Seated) -> int:
    """Hexes from one wizard to another."""
    return distance(place_of(state, one), place_of(state, other))


def awaited(state: State, *what: str) -> Pending | None:
    """Dice that are awaited for one of these; see `Pending`."""
    waiting = state.pending
    return waiting if state.phase == "playing" and waiting and waiting.what in what else None


def free_hexes(state: State) -> list[str]:
    """Hexes where no counter stands."""
    return [one.name for one in state.board.hexes if standing_on(state, one.name) is None]


def natural_altitude(shape: ChartShape) -> Altitude:
    """A shape that can fly is flying, until it lands."""
    return "air" if shape.air else "ground"
