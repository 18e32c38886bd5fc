"""What is being done at this moment, told by whoever does it and read by another thread."""


class Doing:
    """A sentence without a full stop; empty while nothing takes long."""

    def __init__(self) -> None:
        self.words = ""

    def tell(self, words: str) -> None:
        """Say how far it is."""
        self.words = words

    def done(self) -> None:
        """Nothing takes long any more."""
        self.words = ""
