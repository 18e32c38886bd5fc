"""How many entrants play at each table of a round."""

from itertools import count

from engine.refusal import Reason, refusal


def table_sizes(entrants: int, *, fewest: int, most: int) -> tuple[int, ...]:
    """Return the sizes of the tables, largest first; entrants without a place have a bye.

    There are as few byes as possible, then as few tables as possible; sizes differ by at most 1.

    Args:
        entrants: The number of entrants.
        fewest: Least players at a table.
        most: Most players at a table.

    Raises:
        IllegalCommand: There are too few entrants for one table.
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
