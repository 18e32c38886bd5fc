"""Checks of players' names and seats, the same for the options of every game."""

from collections.abc import Iterable, Iterator, Sequence

from engine.refusal import IllegalCommand, Reason, refusal


def unplayable(problem: str, mend: str) -> IllegalCommand:
    """Return the refusal of options: what is wrong, and how to mend it."""
    return refusal(Reason.OPTIONS, problem, mend, "options")


def check_names(given: Sequence[str], fewest: int, most: int) -> None:
    """Check the number of players, and that each has a name of their own.

    Raises:
        IllegalCommand: Too many or few, or names that are empty or given twice.
    """
    names = [name.strip() for name in given]
    if not fewest <= len(names) <= most:
        wanted = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        problem = f"{len(names)} players are too many"
        if len(names) < fewest:
            one = len(names) == 1
            problem = "1 player is too few" if one else f"{len(names)} players are too few"
        raise unplayable(problem, f"name {wanted} players")
    if not all(names):
        raise unplayable("a player has no name", "give everybody a name")
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise unplayable(f"two players are called {twice}", "give everybody a name of their own")


def newcomer(given: str, names: Sequence[str], most: int) -> str:
    """Check the name of somebody who joins during the game, and return it without outer spaces.

    Args:
        given: The name as it was typed.
        names: The names of everybody with a seat, including those who have left.
        most: How many can play.

    Raises:
        IllegalCommand: The name is empty or taken, or there is no seat left.
    """
    name = given.strip()
    if not name or name in names:
        raise refusal(Reason.BAD_VALUE, "the name is empty or taken", "give a name of one's own")
    if len(names) >= most:
        raise refusal(Reason.BAD_VALUE, f"{most} play already", "somebody has to watch")
    return name


def seat_problems(seated: Iterable[tuple[int, str]]) -> Iterator[str]:
    """Yield what makes no sense in a state's seats: they must count from 1, with distinct names."""
    given = list(seated)
    names = [name.strip() for _, name in given]
    if [seat for seat, _ in given] != list(range(1, len(given) + 1)):
        yield "seats count from 1"
    if not all(names) or len(set(names)) < len(names):
        yield "everybody has a name of their own"
