"""The text on printed cards of Generation Zero, from a set."""

from collections.abc import Iterator, Mapping
from typing import Final

from calibration.sheets import StoryCard
from engine.games.generation_zero import GAME
from engine.games.generation_zero.cards import Ability, Agent, CanonCard, Location, Monster, Sue
from engine.games.generation_zero.deck import Card, cards_of
from engine.notation import options_from_json


def story_cards(given: Mapping[str, object]) -> tuple[StoryCard, ...]:
    """The cards of a set that was read and checked; missing kinds come from the built-in set."""
    players = [{"name": name} for name in ("Ada", "Bo")]  # required, but without effect
    options = options_from_json(GAME, {"players": players, **given})
    return tuple(
        StoryCard(kind, card.name, title, tuple(_lines(card)))
        for kind, (key, title) in _KINDS.items()
        for card in cards_of(options, key)
    )


def _lines(card: Card) -> Iterator[str]:
    """The small print of a card."""
    match card:
        case Location():
            yield from _location(card)
        case Agent():
            yield from _agent(card)
        case Sue():
            yield from _sue(card)
        case CanonCard():
            yield from _canon(card)
        case Monster():
            yield from _monster(card)


def _location(card: Location) -> Iterator[str]:
    yield card.terrain
    yield card.fandom
    yield from (f"lives here: {kind}" for kind in card.monsters)
    if card.bargain:
        yield "here Monsters may be made to bargain"


def _agent(card: Agent) -> Iterator[str]:
    yield f"Speed {card.speed}  Attack {card.attack}  Defence {card.defence}"
    yield f"Stealth {card.stealth}  Insanity {card.insanity}  Special {card.special}"
    yield f"{card.species}, {card.weapon}, {card.department}"
    yield f"{card.since} to {card.until}" + (f", lust: {card.lust}" if card.lust else "")
    yield from _ability(card.ability)


def _sue(card: Sue) -> Iterator[str]:
    yield f"Speed {card.speed}  Attack {card.attack}  Defence {card.defence}"
    yield f"Observe {card.observe}  Allure {card.allure}  Special {card.special}"
    yield f"{card.species}, {card.artefact}"
    yield from _ability(card.ability)


def _canon(card: CanonCard) -> Iterator[str]:
    yield f"Speed {card.speed}"
    yield card.fandom


def _monster(card: Monster) -> Iterator[str]:
    yield card.kind
    yield f"Attack {card.attack}  Defence {card.defence}  Health {card.health}"


def _ability(ability: Ability) -> Iterator[str]:
    """An ability's name and effect, cut to one line."""
    does = {
        "none": "",
        "judged": ability.text,
        "summon": "summon",
        "stun": "stun",
        "mend": f"mend {ability.amount}",
        "wound": f"wound {ability.amount}",
    }.get(ability.effect, f"{ability.effect} {ability.stat} {ability.amount}")
    if does:
        yield f"{ability.name}: {does}{', stays' if ability.stays else ''}"[:MOST_LETTERS]


MOST_LETTERS: Final = 60
"""Most characters in a line of small print; the set's file has the whole text for the referee."""

_KINDS: Final[Mapping[str, tuple[str, str]]] = {
    "location": ("locations", "Location"),
    "agent": ("agents", "Agent"),
    "sue": ("sues", "'Sue"),
    "canon": ("canons", "Canon"),
    "monster": ("monsters", "Monster"),
}
"""For each kind of card: its list in a set, and its title."""
