"""Generation Zero: Agents hunt 'Sues through the Locations of a story, and 'Sues hunt Canons.

Everybody leads some Agents and some 'Sues over cards that lie corner to corner. 'Sues slay
Monsters, write chapters and ensnare Canons who lie face down; Agents come upon them, alone or
together, and who thrusts first is a matter of Stealth and Observe. Each kill counts, of a 'Sue by
an Agent and of an Agent by a 'Sue; after twelve rounds, or when one kind is gone, most kills win.
"""

from types import MappingProxyType

from engine.game import Game
from engine.games.generation_zero.awaiting import awaiting
from engine.games.generation_zero.card_sets import SETS
from engine.games.generation_zero.choices import choices
from engine.games.generation_zero.commands import COMMANDS, Command
from engine.games.generation_zero.decide import decide
from engine.games.generation_zero.events import EVENTS, Event
from engine.games.generation_zero.evolve import evolve, outcome
from engine.games.generation_zero.examples import EXAMPLES
from engine.games.generation_zero.options import Options
from engine.games.generation_zero.override_choices import overrides
from engine.games.generation_zero.rulings import RULINGS
from engine.games.generation_zero.secrets import view, witness
from engine.games.generation_zero.setup import setup
from engine.games.generation_zero.state import State
from engine.games.generation_zero.tell import tell

GAME: Game[Options, State, Command, Event] = Game(
    name="generation_zero",
    title="Generation Zero",
    seats=(2, 4),
    summary=__doc__,
    options=Options,
    commands=COMMANDS,
    events=EVENTS,
    rulings=RULINGS,
    examples=EXAMPLES,
    setup=setup,
    choices=choices,
    overrides=overrides,
    decide=decide,
    evolve=evolve,
    awaiting=awaiting,
    outcome=outcome,
    view=view,
    redact=witness,
    describe=tell,
    help=MappingProxyType(
        {kind.__name__: (kind.__doc__ or "").strip().split("\n")[0] for kind in COMMANDS}
    ),
    sets=SETS,
    hands=True,
)
