"""The cards of a group's story: each is printed with its name and has its own number.

Each kind of card has numbers of its own, so that adding to one kind leaves the printed cards of the
others valid.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from calibration.sheets.card_kinds import CARDS_BY_KIND, CardKind
from calibration.sheets.numbers import MORE_CARDS
from calibration.sheets.press import SheetProblem

MORE: Final = (("location", 24), ("agent", 16), ("sue", 8), ("canon", 16), ("monster", 8))
"""How many more of each kind a story may have than there are blank cards to write on."""


@dataclass(frozen=True, slots=True)
class StoryCard:
    """A card of a story.

    Attributes:
        kind: "location", "agent", "sue", "canon" or "monster".
        name: Its name; in the boards file "agent/Ann Other".
        title: The kind of card printed on it.
        lines: What else is printed on it.
    """

    kind: str
    name: str
    title: str
    lines: tuple[str, ...] = ()


def story_cards(story: Sequence[StoryCard]) -> Mapping[str, tuple[CardKind, ...]]:
    """Each card with its number, kind by kind; raises SheetProblem if a kind has too many."""
    return MappingProxyType(
        {kind: tuple(_numbered(kind, story, numbers)) for kind, numbers in STORY_NUMBERS.items()}
    )


def _numbered(
    kind: str, story: Sequence[StoryCard], numbers: tuple[int, ...]
) -> Iterator[CardKind]:
    cards = [card for card in story if card.kind == kind]
    if len(cards) > len(numbers):
        raise SheetProblem(
            f"There are {len(cards)} cards of the kind {kind!r}, and codes for {len(numbers)}; "
            "print fewer."
        )
    for number, card in zip(numbers, cards, strict=False):
        yield CardKind(number, f"{kind}/{card.name}", card.name, (card.title, *card.lines))


def _runs() -> dict[str, tuple[int, ...]]:
    more = iter(list(MORE_CARDS)[1:])  # the first is the back of Agents
    blank = [*CARDS_BY_KIND["locations"], *CARDS_BY_KIND["characters"]]
    return {
        kind: (
            *(card.number for card in blank if card.name.startswith(f"{kind}/")),
            *(next(more) for _ in range(count)),
        )
        for kind, count in MORE
    }


STORY_NUMBERS: Final = MappingProxyType(_runs())
"""The numbers of each kind, those of the blank cards first."""
