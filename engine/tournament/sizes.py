"""How many sit at each table of a round."""

from itertools import count

from engine.refusal import Reason, refusal


def table_sizes(entrants: int, *, fewest: int, most: int) -> tuple[int, ...]:
    """The sizes of the tables, largest first; those who find no place have a bye.

    As few byes as possible, then as few tables as possible, and no two sizes differ by more than 1.

    Args:
        entrants: How many want to play.
        fewest: At a table.
        most: At a table.

    Raises:
        IllegalCommand: They do not fill one table.
    """
    if entrants < fewest:
        raise refusal(
            Reason.OPTIONS,
            f"{entrants} cannot fill a table of {fewest}",
            "wait until more have joined",
        )
    for seated in range(entrants, fewest - 1, -1):
        for tables in count(-(-seated // most)):
            least, over = divmod(seated, tables)
            if least < fewest:
                break
            return (least + 1,) * over + (least,) * (tables - over)
    raise AssertionError("one table of the fewest always fits")  # pragma: no cover
