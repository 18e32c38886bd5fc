"""Builds the initial state from the options."""

from engine.games.clay_o_rama.house_rules import house_problem
from engine.games.clay_o_rama.made_up import name_problem, power_problem
from engine.games.clay_o_rama.matching import FIGURES
from engine.games.clay_o_rama.powers import POWERS
from engine.games.clay_o_rama.state import Building, Seated, State
from engine.games.clay_o_rama.tables import (
    MOST_PLAYERS,
    MOST_SPAN,
    PRESETS,
    House,
    Options,
    house_of,
)
from engine.house import check_preset, check_rules
from engine.seating import check_names, unplayable


def setup(options: Options) -> State:
    """Return the state before the first event: nobody has built anything yet.

    Raises:
        IllegalCommand: The options do not describe a game that can be played.
    """
    check_preset(options.preset, PRESETS)
    house = house_of(options)
    _check_players(options)
    check_rules(house, _problem)
    _check_made_up(options)
    _check_power_table(options)
    _check_terrain(options)
    players = tuple(
        Seated(seat, one.name.strip(), one.colour, one.span)
        for seat, one in enumerate(options.players, start=1)
    )
    return State(
        options=options,
        house=house,
        phase=Building(),
        players=players,
        referee_span=options.referee_span,
    )


def _check_players(options: Options) -> None:
    check_names([one.name for one in options.players], 2, MOST_PLAYERS)
    spans = [one.span for one in options.players if one.span is not None]
    if options.referee_span is not None:
        spans.append(options.referee_span)
    if not all(1 <= span <= MOST_SPAN for span in spans):
        raise unplayable("no hand has such a span", f"give 0.1 to {MOST_SPAN / 10:g} mm")


def _problem(house: House, name: str) -> tuple[str, str] | None:
    return house_problem(house, name, getattr(house, name))


def _check_made_up(options: Options) -> None:
    """Check that made-up powers are judged by the referee and have a trigger the program knows."""
    problems = (
        name_problem([one.name for one in options.powers]),
        *(power_problem(one) for one in options.powers),
    )
    if problem := next(filter(None, problems), None):
        raise unplayable(*problem)


def _check_power_table(options: Options) -> None:
    """Check that each row names a known power and figure, and has bounds in order."""
    known = [*POWERS, *(one.name for one in options.powers)]
    for match in options.power_table:
        if match.power not in known:
            raise unplayable(
                f"the power table names {match.power!r}, which is not a power",
                f"name one of {known}",
            )
        if match.figure not in FIGURES:
            raise unplayable(
                f"the power table counts {match.figure!r}", f"count one of {list(FIGURES)}"
            )
        most = match.at_most
        if match.at_least < 0 or (most is not None and most < match.at_least):
            raise unplayable(
                f"no creature has {match.at_least} to {most} {match.figure}",
                "give at_least and at_most from 0 up, the smaller first",
            )


def _check_terrain(options: Options) -> None:
    names = [one.name for one in options.terrain]
    if len(set(names)) < len(names) or not all(names):
        raise unplayable(f"the terrain {names} is not distinct", "give each a name of its own")
    if any(not 100 <= one.percent <= 1000 for one in options.terrain):
        raise unplayable("terrain makes nobody faster", "give 100 to 1000 percent")
