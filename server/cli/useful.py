"""Options that would do nothing: they are refused, as whoever gave them meant something."""

from collections.abc import Mapping

from server.cli.exits import Unusable


def check_useful(given: Mapping[str, object], needed: str, *, there: bool) -> None:
    """Refuse options without what they belong to.

    Args:
        given: Options and their values; false where one was not given.
        needed: What they belong to.
        there: Whether that was given.

    Raises:
        Unusable: One was given in vain; names it.
    """
    vain = _first(given)
    if vain and not there:
        raise Unusable(
            f"{vain} does nothing without {needed}: add what is missing, or leave {vain} out."
        )


def check_not_beside(given: Mapping[str, object], other: str, *, there: bool) -> None:
    """Refuse options beside another that makes them void; arguments as for `check_useful`."""
    vain = _first(given)
    if vain and there:
        raise Unusable(f"{vain} does nothing with {other}: leave one of them out.")


def _first(given: Mapping[str, object]) -> str | None:
    return next((option for option, value in given.items() if value), None)
