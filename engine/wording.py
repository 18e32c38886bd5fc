"""Words that sentences of every game are made of: how many of what, and names of the program."""


def counted(count: int, thing: str, things: str = "") -> str:
    """A number of things: "1 leg", "3 legs"; `things` if the plural is not just an added s."""
    return f"{count} {thing}" if count == 1 else f"{count} {things or f'{thing}s'}"


def spoken(name: str) -> str:
    """A phase, a preset or a word as people say it: "small table" for small_table."""
    return name.replace("_", " ")
