"""From options to the state before the first event."""

from engine.games.clay_o_rama.state import Seated, State
from engine.games.clay_o_rama.tables import MOST_PLAYERS, PRESETS, House, Options, house_of
from engine.refusal import IllegalCommand, Reason, refusal


def setup(options: Options) -> State:
    """The state before the first event.

    Raises:
        IllegalCommand: The options do not describe a game that can be played.
    """
    if options.preset not in PRESETS:
        raise _unplayable(f"there is no preset {options.preset!r}", f"choose of {list(PRESETS)}")
    house = house_of(options)
    _check_players(options)
    _check_house(house)
    players = tuple(
        Seated(seat, one.name.strip(), one.colour, one.span)
        for seat, one in enumerate(options.players, start=1)
    )
    return State(options=options, house=house, phase="building", players=players)


def _check_players(options: Options) -> None:
    names = [one.name.strip() for one in options.players]
    if not 2 <= len(names) <= MOST_PLAYERS:
        raise _unplayable(f"{len(names)} cannot play", f"name 2 to {MOST_PLAYERS} players")
    if not all(names) or len(set(names)) < len(names):
        raise _unplayable(f"the names {names} are not distinct", "give everybody a name of his own")
    spans = [one.span for one in options.players if one.span is not None]
    if options.referee_span is not None:
        spans.append(options.referee_span)
    if any(span < 1 for span in spans):
        raise _unplayable("a span is not positive", "give spans in tenths of a millimetre")


def _check_house(house: House) -> None:
    limits = {
        "building_minutes": (1, 240),
        "full_hit_points": (1, 100),
        "die_sides": (2, 20),
        "initiative_dice": (1, 6),
        "to_hit_dice": (1, 3),
        "missiles_per_move": (0, 20),
    }
    for name, (lowest, highest) in limits.items():
        if not lowest <= getattr(house, name) <= highest:
            raise _unplayable(f"{name} is {getattr(house, name)}", f"give {lowest} to {highest}")


def _unplayable(problem: str, mend: str) -> IllegalCommand:
    return refusal(Reason.OPTIONS, problem, mend, "options")
