"""Games copied from one database to another, row by row, so that every hash stays what it was."""

from collections.abc import Sequence
from dataclasses import dataclass

from server.store.ledger import Damage, DamagedGame, SessionRecord
from server.store.sql import SqlLedger


@dataclass(frozen=True, slots=True)
class CopiedGame:
    """A game that is kept in both databases now.

    Attributes:
        id: Which.
        game: Its rules.
        entries: How many entries it has.
        head: The hash of the last of them, and through it of all; the same at both ends.
    """

    id: str
    game: str
    entries: int
    head: str


class NotCopied(Exception):
    """Nothing was copied: why, and what would mend it, in one sentence."""


def copy(source: SqlLedger, target: SqlLedger, only: Sequence[str] = ()) -> tuple[CopiedGame, ...]:
    """Copy all games, or those that are named: all of them or none.

    Raises:
        NotCopied: The target has one of them already, one is damaged, or there is none.
        StoreProblem: The target cannot keep them.
    """
    ids = only or _all_of(source)
    there = {_id_of(found) for found in target.sessions()}
    for session_id in ids:
        if session_id in there:
            raise NotCopied(
                f"The game {session_id} is there already: nothing was copied. Nothing is ever "
                "overwritten; name another database, or other games with --game."
            )
    try:
        games = [source.game(session_id) for session_id in dict.fromkeys(ids)]
        target.take_in(games)
    except KeyError as error:
        raise NotCopied(
            f"There is no game {error.args[0]}: nothing was copied; "
            "`tableref store check` lists those that there are."
        ) from error
    except ValueError as error:
        raise NotCopied(f"Nothing was copied: {error}.") from error
    except DamagedGame as damaged:
        raise NotCopied(_damaged(damaged.damage)) from damaged
    return tuple(
        CopiedGame(one.session["id"], one.session["game"], len(one.rows), one.session["head"])
        for one in games
    )


def _all_of(source: SqlLedger) -> tuple[str, ...]:
    found = source.sessions()
    for one in found:
        if isinstance(one, Damage):
            raise NotCopied(_damaged(one))
    if not found:
        raise NotCopied("There is no game to copy; name a database that has some.")
    return tuple(_id_of(one) for one in found)


def _id_of(found: SessionRecord | Damage) -> str:
    return found.session_id if isinstance(found, Damage) else found.id


def _damaged(damage: Damage) -> str:
    return (
        f"The game {damage.session_id} is damaged: {damage.why}. Nothing was copied; name the "
        "others with --game, or let `tableref store rescue` save what can be saved of it."
    )
