"""Copies games and tournaments to another database row by row, so that all hashes stay the same."""

from collections.abc import Sequence
from dataclasses import dataclass

from server.store.ledger import Damage, DamagedGame, SessionRecord
from server.store.rows import GameRows
from server.store.sql import SqlLedger
from server.store.sql_tournaments import TournamentRows


@dataclass(frozen=True, slots=True)
class CopiedGame:
    """A game that is now in both databases.

    Attributes:
        id: Its id.
        game: Its rules.
        entries: How many entries it has.
        head: The hash of the last entry, and so of all; the same in both databases.
    """

    id: str
    game: str
    entries: int
    head: str


@dataclass(frozen=True, slots=True)
class CopiedTournament:
    """A tournament that is now in both databases.

    Attributes:
        id: Its id.
        entries: How many entries it has.
        head: The hash of the last entry; the same in both databases.
    """

    id: str
    entries: int
    head: str


@dataclass(frozen=True, slots=True)
class Copied:
    """What was copied."""

    games: tuple[CopiedGame, ...]
    tournaments: tuple[CopiedTournament, ...]

    @property
    def entries(self) -> int:
        """How many entries were copied in all."""
        games = sum(one.entries for one in self.games)
        return games + sum(one.entries for one in self.tournaments)


class NotCopied(Exception):
    """Nothing was copied; the message says why, and how to mend it."""


def copy(source: SqlLedger, target: SqlLedger, only: Sequence[str] = ()) -> Copied:
    """Copy all games and tournaments, or only the named games, in one transaction.

    Raises:
        NotCopied: The target has one of them already, one is damaged, or there are none.
        StoreProblem: The target cannot be written to.
    """
    log = source.tournament_log()
    contests = () if only else log.tournaments()
    ids = only or _all_of(source, others=bool(contests))
    there = {_id_of(found) for found in target.sessions()}
    for session_id in ids:
        if session_id in there:
            raise NotCopied(
                f"The game {session_id} is there already: nothing was copied. Nothing is ever "
                "overwritten; name another database, or other games with --game."
            )
    for contest in target.tournament_log().tournaments():
        if contest in contests:
            raise NotCopied(
                f"The tournament {contest} is there already: nothing was copied. Nothing is ever "
                "overwritten; name another database, or games with --game."
            )
    try:
        games = [source.game(session_id) for session_id in dict.fromkeys(ids)]
        tournaments = [log.rows(contest) for contest in contests]
        target.take_in(games, tournaments)
    except KeyError as error:
        raise NotCopied(
            f"There is no game {error.args[0]}: nothing was copied; "
            "`tableref store check` lists those that there are."
        ) from error
    except ValueError as error:
        raise NotCopied(f"Nothing was copied: {error}.") from error
    except DamagedGame as damaged:
        raise NotCopied(_damaged(damaged.damage, contests)) from damaged
    return Copied(tuple(map(_game, games)), tuple(map(_tournament, tournaments)))


def _game(one: GameRows) -> CopiedGame:
    session = one.session
    return CopiedGame(session["id"], session["game"], len(one.rows), session["head"])


def _tournament(one: TournamentRows) -> CopiedTournament:
    return CopiedTournament(one.tournament["id"], len(one.rows), one.tournament["head"])


def _all_of(source: SqlLedger, *, others: bool) -> tuple[str, ...]:
    """The ids of all games; refuses if there are none, unless there are `others` to copy."""
    found = source.sessions()
    for one in found:
        if isinstance(one, Damage):
            raise NotCopied(_damaged(one))
    if not found and not others:
        raise NotCopied("There is no game to copy; name a database that has some.")
    return tuple(_id_of(one) for one in found)


def _id_of(found: SessionRecord | Damage) -> str:
    return found.session_id if isinstance(found, Damage) else found.id


def _damaged(damage: Damage, tournaments: Sequence[str] = ()) -> str:
    if damage.session_id in tournaments:
        return (
            f"The tournament {damage.session_id} is damaged: {damage.why}. Nothing was copied; "
            "name the games with --game, without tournaments."
        )
    return (
        f"The game {damage.session_id} is damaged: {damage.why}. Nothing was copied; name the "
        "others with --game, or let `tableref store rescue` save what can be saved of it."
    )
