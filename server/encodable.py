"""Text that can be written and sent, whatever names of files it quotes."""


def encodable(text: str) -> str:
    r"""The text with what UTF-8 cannot hold written as an escape such as `\udce9`.

    Python reads bytes of file names that are not UTF-8, such as those of an old disk, as such
    characters. No page, report or JSON response could be written with them.
    """
    return text.encode(errors="backslashreplace").decode()
