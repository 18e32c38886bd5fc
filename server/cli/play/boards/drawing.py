"""Drawing with characters: a grid, tables and bars, shared by all boards."""

from collections.abc import Sequence


class Paper:
    """A grid of characters; what is written beyond its edges is left out."""

    def __init__(self, width: int, height: int, blank: str = " ") -> None:
        self._rows = [[blank] * width for _ in range(height)]

    def put(self, column: int, row: int, text: str) -> None:
        """Write a text to the right of this place."""
        for place, letter in enumerate(text, start=column):
            if 0 <= row < len(self._rows) and 0 <= place < len(self._rows[row]):
                self._rows[row][place] = letter

    def lines(self) -> list[str]:
        """The rows as text."""
        return ["".join(row).rstrip() for row in self._rows]


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Rows below their headings, each column as wide as its content."""
    widths = [max(len(row[place]) for row in (head, *rows)) for place in range(len(head))]
    lines = []
    for row in (head, *rows):
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def bar(left: int, full: int, width: int = 10) -> str:
    """A bar that shows how much of something is left."""
    filled = 0 if full <= 0 else max(int(left > 0), width * min(left, full) // full)
    return "#" * filled + "." * (width - filled)


def letters_of(names: Sequence[str]) -> list[str]:
    """A capital letter for each name: its first letter that is still free, else a number."""
    taken: list[str] = []
    for number, name in enumerate(names, start=1):
        own = (letter.upper() for letter in name if letter.isascii() and letter.isalpha())
        taken.append(next((one for one in own if one not in taken), str(number)))
    return taken
