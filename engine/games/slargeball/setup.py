"""Builds the initial state from the options."""

from dataclasses import dataclass

from engine.games.slargeball.formation import apart, usual_places
from engine.games.slargeball.house_rules import house_problem
from engine.games.slargeball.lineup import lineup, seated
from engine.games.slargeball.state import Ball, State
from engine.games.slargeball.tables import (
    MOST_PLAYERS,
    PRESETS,
    TEAMS,
    House,
    Options,
    Pitch,
    balls_for,
    house_of,
    pitch_of,
)
from engine.house import check_preset, check_rules
from engine.plane import Point, Rect
from engine.seating import check_names, unplayable

COLOURS = ("green", "blue")
LONGEST_COLOUR = 20
"""Most letters of a team's colour."""


def setup(options: Options) -> State:
    """Return the state before the first event: figures in the box, balls out of play.

    Raises:
        IllegalCommand: The options do not describe a match that can be played.
    """
    check_preset(options.preset, PRESETS)
    house = house_of(options)
    check_house(house)
    check_names([one.name for one in options.players], 2, MOST_PLAYERS)
    players, squads = seated(options)
    check_pitch(house, squads)
    leaders, figures = lineup(options, house, players, squads)
    count = house.balls or balls_for(squads)
    ground = ground_of(house, squads, count)
    state = State(
        options=options,
        house=house,
        phase="lots",
        players=players,
        figures=figures,
        balls=tuple(Ball(number) for number in range(1, count + 1)),
        colours=_colours(options),
        leaders=leaders,
        field=ground.field,
        slarge=ground.slarge,
        zones=ground.zones,
        bunkers=ground.bunkers,
        centres=ground.centres,
        period_end=house.turns,
    )
    _check_room(state)
    return state


@dataclass(frozen=True, slots=True)
class Ground:
    """The field and its markings, as in `State`."""

    field: Rect
    slarge: tuple[int, int]
    zones: tuple[Rect, Rect]
    bunkers: tuple[Rect, Rect]
    centres: tuple[Point, ...]


def ground_of(house: House, squads: int, balls: int) -> Ground:
    """Return the field for these house rules, with a centre spot for each ball (H15, H16)."""
    pitch = pitch_of(house, squads)
    return Ground(
        field=Rect(0, 0, pitch.length, pitch.width),
        slarge=(pitch.slargeline, pitch.length - pitch.slargeline),
        zones=_at_both_ends(pitch, pitch.zone_width, pitch.zone_depth),
        bunkers=_at_both_ends(pitch, pitch.bunker_width, pitch.bunker_depth),
        centres=tuple(
            Point(pitch.length // 2, pitch.width * place // (balls + 1))
            for place in range(1, balls + 1)
        ),
    )


def _at_both_ends(pitch: Pitch, width: int, depth: int) -> tuple[Rect, Rect]:
    """The same rectangle in the middle of each end line, team 1's first."""
    low = (pitch.width - width) // 2
    return (
        Rect(0, low, depth, low + width),
        Rect(pitch.length - depth, low, pitch.length, low + width),
    )


def _colours(options: Options) -> tuple[str, ...]:
    colours = tuple(one.strip() for one in options.colours) or COLOURS
    if len(colours) != len(TEAMS) or len(set(colours)) < len(TEAMS):
        raise unplayable(f"the colours {list(colours)[:5]} are not two", "name one for each team")
    if not all(1 <= len(one) <= LONGEST_COLOUR for one in colours):
        raise unplayable("a colour is empty or too long", f"use 1 to {LONGEST_COLOUR} letters")
    return colours


def check_house(house: House) -> None:
    """Check that the values of house rules are valid and fit each other."""
    check_rules(house, house_problem)
    if house.body < house.base:
        raise unplayable("a figure that lies is shorter than its base", "make body larger")
    if 8 * house.touch > min(house.base, house.ball):
        raise unplayable("touch is too large for such bases", "make touch smaller")


def check_pitch(house: House, squads: int) -> None:
    """Check that the markings fit on the field."""
    pitch = pitch_of(house, squads)
    for smaller, larger in (
        (2 * pitch.slargeline, pitch.length),
        (pitch.zone_width, pitch.width),
        (pitch.zone_depth, pitch.slargeline),
        (pitch.bunker_width, pitch.zone_width),
        (pitch.bunker_depth, pitch.zone_depth),
        (2 * house.inside + house.ball, min(pitch.length, pitch.width)),
        (6 * house.base, pitch.length),
    ):
        if smaller > larger:
            raise unplayable(
                f"the field does not hold what belongs on it ({smaller} does not fit {larger} "
                "tenths of a millimetre)",
                "make it larger, or what lies in it smaller",
            )


def _check_room(state: State) -> None:
    """Check that both teams have room in their usual places."""
    places: dict[int, Point] = {}
    for team in TEAMS:
        figures = tuple(one for one in state.figures if one.team == team)
        places |= usual_places(state, figures)
    if len(places) < len(state.figures) or apart(state, places):
        raise unplayable(
            "there is no room to set up all figures", "make the field larger, or the squads smaller"
        )
