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
"""How many there are of each of `CARDS`: 36."""

BASE_CARDS: tuple[Card, ...] = ("attack", "move")
"""What everybody has beside the draft where a base deck is played."""

DIE_SIDES = 6


def needed_to_hit(steps: int) -> int | None:
    """What a ranged attack must roll at this distance; None right beside it: it always hits."""
    return None if steps <= 1 else min(steps + 1, DIE_SIDES)


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays."""

    name: str


@dataclass(frozen=True, slots=True)
class House:
    """Every house rule with its value; the defaults are the classic game.

    Attributes:
        hands: The program deals and drafts, and each player sees their cards on their own page; or
            the cards are on the table, and the program learns of each when it is played.
        size: Spaces along each side of the board.
        hearts: Hearts of everybody at the start.
        traps: Traps in everybody's stock.
        police_xs: Police Xs in the box.
        hand: Cards dealt to everybody.
        cards_per_turn: Most cards played in a turn.
        turns_per_round: Turns of everybody in a round.
        stalemate_rounds: Rounds with two left alive until the game is a tie.
        redeal: All cards are dealt and drafted again each round, or only once (C1).
        double_turns: The second step of a Double Move may turn (C32).
        xs_block: A closed space stops a ranged attack (C14).
        hearts_as_xs: A lost heart becomes the police X, so that there are as many as hearts.
        intervene: What Intervene costs: the next turn; all but one card of it; or the card, which
            leaves the game.
        base_deck: All players have an Attack and a Move of their own beside the draft.
        base_safe: Those cannot be stolen.
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
"""The preset as it is."""


@dataclass(frozen=True, slots=True)
class Options:
    """What a game is set up from.

    Attributes:
        players: 2 to 4, in the order they sit round the table (clockwise).
        preset: The bundle of house rules to start from.
        switches: House rules that differ from it.
        deck: How many there are of each card, in the order of the rule sheet; empty: the box's.
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
"""Lowest and highest value of the house rules that are numbers."""


def house_of(options: Options) -> House:
    """The house rules in force: the preset's, with the switches applied."""
    return with_switches(PRESETS[options.preset], options.switches)


def box_of(options: Options) -> dict[Card, int]:
    """How many there are of each card, those of the base deck among them."""
    return dict(zip(CARDS, options.deck or CLASSIC_DECK, strict=True))


@lru_cache(maxsize=64)  # asked for with every card that is drafted
def deck_of(options: Options, house: House, players: int) -> tuple[Card, ...]:
    """Every card that is drafted, in the order of the rule sheet; base cards are not among them.

    Args:
        options: What the game was set up from, the box among it.
        house: The house rules in force, which the referee may have changed since.
        players: How many are in the game; the referee may have let somebody join.
    """
    counts = box_of(options)
    for card in BASE_CARDS if house.base_deck else ():
        counts[card] -= players
    return tuple(card for card in CARDS for _ in range(counts[card]))
