"""What is being done at this moment, told by whoever does it and read by another thread."""


class Activity:
    """A sentence without a full stop; empty while nothing takes long.

    Attributes:
        words: What the one who looks at the frames does.
        aside: What is done beside that.
    """

    def __init__(self) -> None:
        self.words = ""
        self.aside = ""

    def tell(self, words: str) -> None:
        """Say how far it is."""
        self.words = words

    def tell_aside(self, words: str) -> None:
        """Say how far something is that goes on while frames are looked at; empty when it ends."""
        self.aside = words

    def done(self) -> None:
        """Nothing takes long any more."""
        self.words = ""
