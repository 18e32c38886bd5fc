"""Building blocks of sentences in every game: counted things, and names of the program."""


def counted(count: int, thing: str, things: str = "") -> str:
    """Return a number of things: "1 leg", "3 legs"; `things` is the plural if it is irregular."""
    return f"{count} {thing}" if count == 1 else f"{count} {things or f'{thing}s'}"


def spoken(name: str) -> str:
    """Return a name of the program as people say it: "small table" for small_table."""
    return name.replace("_", " ")
