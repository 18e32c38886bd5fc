"""Creates figures from their cards."""

from collections.abc import Sequence

from engine.games.generation_zero.cards import Agent, Monster, Sue
from engine.games.generation_zero.deck import Deck
from engine.games.generation_zero.state import HIDDEN, Figure, State, Stats
from engine.record import replace


def agent_figure(number: int, seat: int, card: Agent, deck: Deck, *, spare: bool) -> Figure:
    """Return an Agent as dealt; their ability is charged (G4)."""
    stats = replace(_stats(card), stealth=card.stealth, insanity=card.insanity)
    return replace(
        _figure(number, seat, card, deck, stats),
        kind="agent",
        lust=card.lust,
        weapon=deck.weapons[card.weapon],
        department=deck.departments[card.department],
        spare=spare,
    )


def sue_figure(number: int, seat: int, card: Sue, deck: Deck) -> Figure:
    """Return a 'Sue as dealt; her ability is charged (G4)."""
    stats = replace(_stats(card), observe=card.observe, allure=card.allure)
    artefact = deck.artefacts[card.artefact]
    return replace(_figure(number, seat, card, deck, stats), artefacts=(artefact,))


def _stats(card: Agent | Sue) -> Stats:
    """The stats that Agents and 'Sues have in common."""
    return Stats(speed=card.speed, attack=card.attack, defence=card.defence, special=card.special)


def _figure(number: int, seat: int, card: Agent | Sue, deck: Deck, stats: Stats) -> Figure:
    """A figure with what Agents and 'Sues have in common; in full Health, not on the map yet."""
    health = deck.health[card.species]
    return Figure(
        number, seat, "sue", card.name, None, health, health, stats,
        species=card.species, ability=card.ability,
    )  # fmt: skip


def monster_figure(place: int | None, card: Monster | None) -> Figure:
    """Return a face-down Monster; without a card it is unknown to the program."""
    if card is None:
        return Figure(0, 0, "monster", HIDDEN, place, 1, 1, Stats(), shown=False)
    stats = Stats(attack=card.attack, defence=card.defence)
    health = card.health
    return Figure(0, 0, "monster", card.name, place, health, health, stats, shown=False)


def joined(state: State, figures: Sequence[Figure]) -> State:
    """Return the state with new figures, numbered after those that exist."""
    first = len(state.figures) + 1
    numbered = (replace(one, number=first + place) for place, one in enumerate(figures))
    return replace(state, figures=(*state.figures, *numbered))
