"""What is not as it should be at this moment."""


class Conditions:
    """One sentence for each thing that is wrong; it goes when the thing is right again."""

    def __init__(self) -> None:
        self._words: dict[str, str] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._words

    @property
    def words(self) -> tuple[str, ...]:
        """The sentences, in the order in which they came up."""
        return tuple(self._words.values())

    def set(self, name: str, words: str) -> bool:
        """This is wrong now, or no more where the words are empty; whether that is news."""
        fresh = self._words.get(name, "") != words
        if words:
            self._words[name] = words
        else:
            self._words.pop(name, None)
        return fresh

    def clear(self, *names: str) -> None:
        """These are right again."""
        for name in names:
            self._words.pop(name, None)
