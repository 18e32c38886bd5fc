"""The rule sheet as data: the cards and how many there are, the house rules and the presets."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, TypeAlias

from engine.house import switches_of, with_switches

Card: TypeAlias = Literal[
    "move", "double_move", "abduct", "armor", "attack", "ranged_attack", "ambush", "intervene"
]
PresetName: TypeAlias = Literal["classic", "thimble"]
Hands: TypeAlias = Literal["dealt", "on_table"]
Redeal: TypeAlias = Literal["round", "once"]
InterveneCost: TypeAlias = Literal["turn", "one_card", "card"]
PoliceStart: TypeAlias = Literal["anywhere", "edge"]

CARDS: tuple[Card, ...] = (
    "move",
    "double_move",
    "abduct",
    "armor",
    "attack",
    "ranged_attack",
    "ambush",
    "intervene",
)

TITLES: Mapping[str, str] = MappingProxyType(
    {
        "move": "Move",
        "double_move": "Double Move",
        "abduct": "Abduct",
        "armor": "Armor",
        "attack": "Attack",
        "ranged_attack": "Ranged Attack",
        "ambush": "Ambush",
        "intervene": "Intervene",
        "hidden": "a card",
    }
)

CLASSIC_DECK = (6, 6, 4, 4, 4, 4, 4, 4)
"""The number of cards of each kind, in the order of `CARDS`: 36 in all."""

BASE_CARDS: tuple[Card, ...] = ("attack", "move")
"""The cards of each player's base deck, where one is played."""

DIE_SIDES = 6
"""Sides of the game's dice."""


def needed_to_hit(steps: int) -> int | None:
    """Return the least roll that hits at this distance; None for a neighbour, who is always hit."""
    return None if steps <= 1 else min(steps + 1, DIE_SIDES)


@dataclass(frozen=True, slots=True)
class Player:
    """A player in the options."""

    name: str


@dataclass(frozen=True, slots=True)
class House:
    """Every house rule with its value; the defaults are the classic game.

    Attributes:
        hands: "dealt": the program deals and drafts, and each player sees their cards on their own
            page. "on_table": the cards are on the table, and the program learns of each when it is
            played.
        size: Spaces along each side of the board.
        hearts: Hearts of each player at the start.
        traps: Traps in each player's stock.
        police_xs: Police Xs in the box.
        hand: Cards dealt to each player.
        cards_per_turn: Most cards played in a turn.
        turns_per_round: Turns of each player in a round.
        stalemate_rounds: Rounds with two left alive until the game is a tie.
        redeal: All cards are dealt and drafted again each round, or only once (C1).
        double_turns: The second step of a Double Move may turn (C32).
        xs_block: A closed space stops a ranged attack (C14).
        hearts_as_xs: Each lost heart becomes a police X, so there are as many Xs as hearts.
        intervene: What Intervene costs: the next turn; all but one card of it; or the card itself,
            which leaves the game.
        base_deck: Each player has an Attack and a Move of their own besides the draft.
        base_safe: These cannot be stolen.
        police: The police may come anywhere, or begin at the edge and work inwards.
    """

    hands: Hands = "dealt"
    size: int = 6
    hearts: int = 4
    traps: int = 4
    police_xs: int = 24
    hand: int = 9
    cards_per_turn: int = 2
    turns_per_round: int = 3
    stalemate_rounds: int = 5
    redeal: Redeal = "round"
    double_turns: bool = False
    xs_block: bool = False
    hearts_as_xs: bool = False
    intervene: InterveneCost = "turn"
    base_deck: bool = False
    base_safe: bool = False
    police: PoliceStart = "anywhere"


if TYPE_CHECKING:
    Switches: TypeAlias = House  # a switch has the type of its rule
else:
    Switches = switches_of(House)

NO_SWITCHES = Switches()
"""The switches that change nothing."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options from which a game is set up.

    Attributes:
        players: 2 to 4, clockwise in the order they sit round the table.
        preset: The bundle of house rules to start from.
        switches: House rules that differ from the preset.
        deck: The number of cards of each kind, as listed on the rule sheet; empty: as in the box.
    """

    players: tuple[Player, ...]
    preset: PresetName = "classic"
    switches: Switches = NO_SWITCHES
    deck: tuple[int, ...] = ()


PRESETS: Mapping[str, House] = MappingProxyType(
    {
        "classic": House(),
        "thimble": House(
            size=3,
            hearts=1,
            traps=1,
            police_xs=2,
            hand=2,
            turns_per_round=1,
            stalemate_rounds=1,
            redeal="once",
        ),
    }
)

LIMITS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {
        "size": (3, 6),
        "hearts": (1, 20),
        "traps": (0, 20),
        "police_xs": (0, 36),
        "hand": (1, 18),
        "cards_per_turn": (1, 9),
        "turns_per_round": (1, 9),
        "stalemate_rounds": (1, 20),
    }
)
"""The lowest and highest value of each house rule that is a number."""


def house_of(options: Options) -> House:
    """Return the house rules in force: the preset's, changed by the switches."""
    return with_switches(PRESETS[options.preset], options.switches)


def box_of(options: Options) -> dict[Card, int]:
    """Return the number of cards of each kind, including those of the base decks."""
    return dict(zip(CARDS, options.deck or CLASSIC_DECK, strict=True))


@lru_cache(maxsize=64)  # called for every card that is drafted
def deck_of(options: Options, house: House, players: int) -> tuple[Card, ...]:
    """Return every card that is dealt, in the order of the rule sheet, without base cards.

    Args:
        options: The options of the game, which say what is in the box.
        house: The house rules in force, which the referee may have changed since.
        players: The number of players in the game; the referee may have let somebody join.
    """
    counts = box_of(options)
    for card in BASE_CARDS if house.base_deck else ():
        counts[card] -= players
    return tuple(card for card in CARDS for _ in range(counts[card]))
