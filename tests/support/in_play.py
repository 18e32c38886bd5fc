"""A game of Clay-O-Rama that has begun, and sightings of its creatures."""

import math
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Literal

from engine.games.clay_o_rama.building import SetSpan
from engine.games.clay_o_rama.fighting import Attack
from engine.games.clay_o_rama.starting import StartGame
from engine.games.clay_o_rama.turns import EndMove
from engine.games.clay_o_rama.weighing import Reweigh
from engine.luck import Roll
from server.desk import Desk
from server.proposals.proposal import Proposal
from tests.support.evenings import creature, desk, look, missiles
from vision.sightings import (
    ColourName,
    CreatureSeen,
    DivideSeen,
    Estimate,
    GoneSeen,
    IdentityLost,
    MovedBy,
    MoveSeen,
    Naming,
    Owner,
    PieceSeen,
    PointMm,
    ShapeSeen,
)

ADA, BEN, CLEO = 1, 2, 3
"""The creatures, as their players."""

COLOURS: Mapping[int, ColourName] = {ADA: "orange", BEN: "blue", CLEO: "green"}


def playing() -> Desk:
    """The demonstration's game, begun: it is Ben's (blue) move, of 374 mm, then Cleo's, Ada's.

    Ada's (orange) was weighed in at 82 ml, with four legs and three limbs.
    """
    return begin(desk())


def begin(table: Desk) -> Desk:
    """Weigh the last creature in and begin, as in `playing`."""
    table.see(look(creature(82.0), *missiles(10.2, 4.2)))
    table.confirm("weigh-in-1", based_on_seq=table.session.head)
    for command in (SetSpan(None, 1, 2040), StartGame(None)):
        tell(table, command)
    assert table.session.state.play.turn.creature == BEN
    return table


def hit(table: Desk, *, power: str = "", announced: str = "") -> None:
    """Ben's creature attacks Cleo's and hits with eleven, on real dice."""
    table.session.record = replace(table.session.record, dice="typed")
    if power:
        tell(table, Reweigh(None, BEN, "for the test", power=power))
    tell(table, Attack(None, BEN, CLEO, 0, power=announced), Roll((6, 5)))


def tell(table: Desk, *commands: Any) -> None:
    """Carry commands out, as the referee."""
    for command in commands:
        table.command(command, based_on_seq=table.session.head)


def choose(table: Desk, offer: Proposal, label: str) -> None:
    """Give the only answer whose label begins with `label`."""
    (choice,) = [one for one in offer.choices if one.label.startswith(label)]
    table.confirm(offer.key, based_on_seq=table.session.head, command=choice.command)


def next_move(table: Desk) -> int:
    """End the current move; return whose move is next."""
    tell(table, EndMove(None, table.session.state.play.turn.creature))
    number: int = table.session.state.play.turn.creature
    return number


def of(table: Desk, number: int) -> Any:
    """A creature of the ledger."""
    return next(one for one in table.session.state.creatures if one.id == number)


def square(at: PointMm, half_mm: float) -> tuple[PointMm, ...]:
    """Feet in a square."""
    x, y = at
    return tuple(
        (x + a * half_mm, y + b * half_mm) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    )


def stands(
    colour: ColourName, at: PointMm, *, track: int, half_mm: float = 15.0, frame: int = 1000
) -> CreatureSeen:
    seen = creature(colour=colour, frame=frame)
    return replace(
        seen,
        track=track,
        at_mm=at,
        footprint_mm=square(at, half_mm),
        volume_ml=None,
        legs=None,
        limbs=None,
        reach_mm=None,
    )


def moved(
    colour: ColourName,
    start: PointMm,
    end: PointMm,
    *,
    track: int,
    frame: int = 1100,
    by: MovedBy = "hand",
    sigma: float = 2.0,
    along_mm: float | None = None,
    probability: float = 1.0,
) -> MoveSeen:
    return MoveSeen(
        frame,
        frame / 60,
        track,
        start,
        end,
        Estimate(math.dist(start, end), sigma),
        by,
        colour,
        along_mm=None if along_mm is None else Estimate(along_mm, 2 * sigma),
        probability=probability,
    )


def piece(
    *owners: tuple[int, float],
    colour: ColourName = "blue",
    state: Literal["off", "back", "taken"] = "off",
    number: int = 1,
    missile: float = 0.05,
    frame: int = 1200,
) -> PieceSeen:
    return PieceSeen(
        frame,
        frame / 60,
        number,
        colour,
        state,
        (50.0, 10.0),
        Estimate(12.0, 1.0),
        tuple(Owner(track, probability) for track, probability in owners),
        missile,
        gap_mm=Estimate(20.0, 2.0),
        lost_share=Estimate(0.08, 0.02),
    )


def gone(colour: ColourName, *, track: int, frame: int = 1300) -> GoneSeen:
    return GoneSeen(frame, frame / 60, track, colour, (40.0, 20.0), "hand", 0.98)


def shape(
    colour: ColourName, *, track: int, area: float = 0.85, probability: float = 0.9
) -> ShapeSeen:
    share, height = Estimate(area, 0.05), Estimate(0.95, 0.05)
    return ShapeSeen(1300, 21.7, track, colour, (40.0, 20.0), share, height, probability)


def divided(colour: ColourName, *, halves: tuple[int, int]) -> DivideSeen:
    places = ((0.0, 0.0), (80.0, 0.0))
    return DivideSeen(
        1300, 21.7, halves[0], colour, halves, places, Estimate(0.52, 0.1), probability=0.9
    )


def lost(
    *namings: tuple[tuple[int, ...], float], colours: tuple[ColourName, ...], doubt: int = 1
) -> IdentityLost:
    boxes = tuple(((x, 0.0), (x + 10, 0.0), (x, 10.0)) for x in (400.0, 100.0))
    return IdentityLost(
        1300,
        21.7,
        doubt,
        tuple(sorted(namings[0][0])),
        ((100.0, 0.0), (-50.0, 0.0)),
        colours,
        tuple(Naming(tracks, probability) for tracks, probability in namings),
        "2 blue creatures were out of sight together, and look alike.",
        now_px=boxes,
    )
