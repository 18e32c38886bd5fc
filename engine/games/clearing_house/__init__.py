"""Clearing House: gangsters in a square house shoot, trap and abduct each other until one is left.

Everybody drafts a hand of cards and starts in a corner. In a turn up to two cards are played: to
move, to attack, to lay a trap. Whoever holds an Intervene may cancel any action, and loses their
next turn. After three turns of everybody the police come, once for each heart lost, and close a
space for good wherever the dice send them. The last one alive wins.
"""

from engine.composing import game_of
from engine.games.clearing_house import (
    abduction,
    attacks,
    before,
    cards,
    correcting,
    drafting,
    hearts,
    intervening,
    joining,
    moving,
    police,
    refereeing,
    traps,
    turns,
)
from engine.games.clearing_house.rulings import RULINGS
from engine.games.clearing_house.setup import setup
from engine.games.clearing_house.story import STORY
from engine.games.clearing_house.tables import Options, Player, Switches
from engine.games.clearing_house.view import evaluate, outcome, view
from engine.luck import Roll, Shuffle

_FOUR = tuple(Player(name) for name in ("Ada", "Bo", "Cy", "Dee"))

_IDEAS = Switches(
    hearts_as_xs=True, intervene="one_card", base_deck=True, base_safe=True, police="edge", hand=7
)
"""All of the author's ideas for later versions at once; they make the example "ideas"."""

_ONCE = Switches(redeal="once", intervene="card", double_turns=True, xs_block=True, hearts=2)

_TOPICS = (
    hearts.TOPIC
    | drafting.TOPIC
    | cards.TOPIC
    | intervening.TOPIC  # before the cards, as it withdraws impossible actions first
    | moving.TOPIC
    | abduction.TOPIC
    | attacks.TOPIC
    | traps.TOPIC
    | turns.TOPIC
    | police.TOPIC
    | refereeing.TOPIC
    | joining.TOPIC
    | correcting.TOPIC
)

GAME = game_of(
    name="clearing_house",
    title="Clearing House",
    seats=(2, 4),
    summary=__doc__,
    options=Options,
    topics=_TOPICS,
    luck=(Roll, Shuffle),
    rulings=RULINGS,
    examples={
        "classic": Options(_FOUR),
        "ideas": Options(_FOUR, switches=_IDEAS),
        "once": Options(_FOUR[:3], switches=_ONCE),
        "duel": Options(_FOUR[:2], switches=Switches(size=4, hearts=2)),
        "on_table": Options(_FOUR, switches=Switches(hands="on_table", hearts=2)),
        "thimble": Options(_FOUR[:2], "thimble", deck=(1, 0, 0, 0, 1, 1, 1, 0)),
    },
    setup=setup,
    view=view,
    outcome=outcome,
    evaluate=evaluate,
    hands=True,
    told_before=before.told_before,
    story=STORY,
)
