"""Builds the teams: players, squads and figures."""

from collections.abc import Sequence

from engine.games.slargeball.state import Figure, Seated
from engine.games.slargeball.tables import (
    CLASSIC_SQUAD,
    MOST_SQUADS,
    SQUAD,
    TEAMS,
    House,
    Options,
    Position,
)
from engine.seating import unplayable
from engine.wording import counted

MOST_OF_A_KIND = 6
"""Most figures of one position in a squad of a group's own."""

SINGLES: tuple[Position, ...] = ("goalie", "captain", "coach")
"""Figures of which a team has at most one; its leader moves them (H18)."""


def seated(options: Options) -> tuple[tuple[Seated, ...], int]:
    """Return the players with their teams, and the number of squads on each side.

    Raises:
        IllegalCommand: There is no such team, a team has no player, or more players than squads.
    """
    players = []
    for seat, one in enumerate(options.players, start=1):
        if one.team not in (0, *TEAMS):
            raise unplayable(f"{one.name} is of team {one.team}", "name team 1 or 2, or neither")
        players.append(Seated(seat, one.name.strip(), one.team or 2 - seat % 2))
    sizes = [sum(one.team == team for one in players) for team in TEAMS]
    if not all(sizes):
        raise unplayable("a team has no player", "put somebody on each team")
    squads = options.squads or max(sizes)
    if not max(sizes) <= squads <= MOST_SQUADS:
        shared, among = counted(squads, "squad"), counted(max(sizes), "player")
        raise unplayable(
            f"{shared} cannot be shared among {among}",
            f"give one or more to each, {MOST_SQUADS} at most",
        )
    return tuple(players), squads


def lineup(
    options: Options, house: House, players: Sequence[Seated], squads: int
) -> tuple[tuple[int, ...], tuple[Figure, ...]]:
    """Return the leaders' seats, and the figures of both teams, which are still in the box.

    If a side has fewer players than squads, its first players have several. The leader moves
    Goalie, Captain and Coach (H18).

    Raises:
        IllegalCommand: A leader is not of their team, or the squad is invalid.
    """
    counts = _squad(options)
    leaders = _leaders(options, players)
    figures: list[Figure] = []
    for team, leader in zip(TEAMS, leaders, strict=True):
        seats = [one.seat for one in players if one.team == team]
        roles = [
            (position, seats[squad % len(seats)])
            for squad in range(squads)
            for position, count in zip(SQUAD, counts, strict=True)
            for _ in range(count)
        ]
        roles += [(position, leader) for position in _singles(house, squads)]
        figures += [
            Figure(100 * team + number, team, number, position, seat)
            for number, (position, seat) in enumerate(roles, start=1)
        ]
    return leaders, tuple(figures)


def _singles(house: House, squads: int) -> list[Position]:
    """The figures of which a team has one in this game."""
    found: list[Position] = []
    if house.goalie:
        found.append("goalie")
    if squads >= house.captain_from:
        found.append("captain")
    if squads >= house.coach_from:
        found.append("coach")
    return found


def _squad(options: Options) -> tuple[int, ...]:
    counts = options.squad or CLASSIC_SQUAD
    fits = len(counts) == len(SQUAD) and all(0 <= one <= MOST_OF_A_KIND for one in counts)
    if not fits or not any(counts):
        raise unplayable(
            f"{list(counts)[:8]} is not a squad",
            f"count each of {list(SQUAD)}, 0 to {MOST_OF_A_KIND}",
        )
    return counts


def _leaders(options: Options, players: Sequence[Seated]) -> tuple[int, ...]:
    given = options.leaders or (0, 0)
    if len(given) != len(TEAMS):
        raise unplayable(
            f"a match has two leaders, not {len(given)}", "name a seat for each team, or none"
        )
    leaders = []
    for team, seat in zip(TEAMS, given, strict=True):
        seats = [one.seat for one in players if one.team == team]
        if seat not in (0, *seats):
            raise unplayable(
                f"seat {seat} cannot lead team {team}", f"name one of {seats}, or 0 for the first"
            )
        leaders.append(seat or seats[0])
    return tuple(leaders)
