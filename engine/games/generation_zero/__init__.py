"""Generation Zero: Agents hunt 'Sues through the Locations of a story, and 'Sues hunt Canons.

Everybody leads some Agents and some 'Sues over cards that lie corner to corner. 'Sues slay
Monsters, write chapters and ensnare Canons who lie face down; Agents come upon them, alone or
together, and who thrusts first is a matter of Stealth and Observe. Each kill counts, of a 'Sue by
an Agent and of an Agent by a 'Sue; after twelve rounds, or when one kind is gone, most kills win.
"""

from engine.composing import game_of
from engine.games.generation_zero import (
    abilities,
    artefacts,
    battles,
    canons,
    chapters,
    correcting,
    dealing,
    dying,
    effects,
    ending,
    ensnaring,
    fights,
    fleeing,
    joining,
    laying,
    meeting,
    moving,
    refereeing,
    resting,
    rewards,
    starting,
    thrusting,
    turns,
)
from engine.games.generation_zero.card_sets import SETS
from engine.games.generation_zero.examples import EXAMPLES
from engine.games.generation_zero.options import Options
from engine.games.generation_zero.rulings import RULINGS
from engine.games.generation_zero.setup import setup
from engine.games.generation_zero.story import STORY
from engine.games.generation_zero.view import evaluate, outcome, view
from engine.luck import Roll, Shuffle

_TOPICS = (
    laying.TOPIC
    | dealing.TOPIC
    | starting.TOPIC
    | ending.TOPIC
    | battles.TOPIC
    | meeting.TOPIC
    | canons.TOPIC
    | moving.TOPIC
    | turns.TOPIC
    | resting.TOPIC
    | abilities.TOPIC
    | effects.TOPIC
    | thrusting.TOPIC
    | fleeing.TOPIC
    | artefacts.TOPIC
    | fights.TOPIC
    | chapters.TOPIC
    | ensnaring.TOPIC
    | rewards.TOPIC
    | dying.TOPIC
    | refereeing.TOPIC
    | joining.TOPIC
    | correcting.TOPIC
)
"""The topics in the order in which they are asked; a battle that is over never shows a Monster."""

GAME = game_of(
    name="generation_zero",
    title="Generation Zero",
    seats=(2, 4),
    summary=__doc__,
    options=Options,
    topics=_TOPICS,
    luck=(Roll, Shuffle),
    rulings=RULINGS,
    examples=EXAMPLES,
    setup=setup,
    view=view,
    outcome=outcome,
    evaluate=evaluate,
    sets=SETS,
    hands=True,
    story=STORY,
)
