"""Builds the initial state from the options."""

from engine.games.metamorph.book import Book, book_of, farm_part
from engine.games.metamorph.house_rules import house_problem
from engine.games.metamorph.land import FARM
from engine.games.metamorph.questions import natural_altitude
from engine.games.metamorph.sets import ROWS, SETS
from engine.games.metamorph.shapes import HOME, SCHOOLS
from engine.games.metamorph.state import Artifact, Seated, State
from engine.games.metamorph.tables import MOST_PLAYERS, PRESETS, House, Options, house_of
from engine.house import check_preset, check_rules
from engine.notation import rows_json
from engine.refusal import Reason, refusal
from engine.seating import check_names, unplayable
from engine.sets import fit_faults, form_faults
from engine.wording import counted

RIVALS = 2
"""Most players of a duel."""

OTHER_WORDS = {"Mammalian": "Mammal", "Fantastical": "Magical"}
"""Other names of schools on the rule sheet (M4)."""


def setup(options: Options) -> State:
    """Return the state before the first event: no map yet, and no wizard on it.

    Raises:
        IllegalCommand: The options do not describe a game that can be played.
    """
    check_preset(options.preset, PRESETS)
    house = house_of(options)
    check_rules(house, house_problem)
    _check_players(options, house)
    _check_set(options)
    book = book_of(options)
    _check_parts(book, house, len(options.players))
    human = book.shape_named[HOME]
    players = tuple(
        Seated(
            seat,
            one.name.strip(),
            school_called(one.school),
            at=None,
            facing=0,
            shape=HOME,
            health=human.health,
            mana=house.mana,
            altitude=natural_altitude(human),
        )
        for seat, one in enumerate(options.players, start=1)
    )
    return State(
        options=options,
        house=house,
        book=book,
        phase="dealing" if house.map == "drawn" else "rolling",
        players=players,
        artifacts=_artifacts(house, len(players)),
    )


def _artifacts(house: House, players: int) -> tuple[Artifact, ...]:
    """The Key, a Font in each wizard's hand, or one Font that is laid in the middle."""
    if house.scenario == "key":
        return (Artifact("key", "key"),)
    if house.scenario == "duel":
        return ()
    if house.middle_font:
        return (Artifact("font", "font"),)
    return tuple(Artifact(f"font{n}", "font", holder=n) for n in range(1, players + 1))


def _check_players(options: Options, house: House) -> None:
    most = RIVALS if house.scenario == "duel" else MOST_PLAYERS
    check_names([one.name for one in options.players], 2, most)
    for one in options.players:
        if one.school and school_called(one.school) not in SCHOOLS:
            raise unplayable(f"there is no school {one.school!r}", f"choose of {list(SCHOOLS)}")
        if one.school and not house.specialization:
            raise unplayable(
                f"{one.name} has a school", "switch specialization on, or leave schools out"
            )


def school_called(word: str) -> str:
    """Return the school with this name, which may be its other name on the rule sheet (M4)."""
    return OTHER_WORDS.get(word, word)


def _check_set(options: Options) -> None:
    given = {key: rows_json(getattr(options, key)) for key in ROWS if getattr(options, key)}
    faults = given and (form_faults(SETS, given) or fit_faults(SETS, given))
    if faults:
        raise refusal(Reason.OPTIONS, "; ".join(faults), "mend the lists", "sets")


def _check_parts(book: Book, house: House, players: int) -> None:
    """Check that there are enough parts of the map, and a farm for the Key."""
    if house.scenario == "key" and farm_part(book) is None:
        raise unplayable(f"no part has a {FARM}", "give one, the Key is found there")
    on_hand = len(book.maps) - (house.scenario == "key")
    needed = house.line if house.scenario == "duel" else house.parts_each * players
    if house.map == "drawn" and on_hand < needed:
        parts = counted(needed, "part")
        raise unplayable(
            f"the map needs {parts}, and there are {on_hand}",
            "take fewer, or give more",
        )
