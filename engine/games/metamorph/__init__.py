"""Metamorph: wizards who change their shapes duel to the death, or hunt for artifacts.

Everybody starts as a Human with 50 mana. In a turn a wizard moves, casts a spell, uses a special
ability and fights by hand. To become another shape he casts a spell, and crosses the chart of
shapes cell by cell as a Blob; a shape costs mana every turn, and mana comes back only to Humans who
rest. Leaving the map is defeat; the last one standing wins, or whoever gets away with the Key.
"""

from types import MappingProxyType

from engine.game import Game
from engine.games.metamorph.awaiting import awaiting
from engine.games.metamorph.choices import choices
from engine.games.metamorph.commands import COMMANDS, Command
from engine.games.metamorph.decide import decide
from engine.games.metamorph.events import EVENTS, Event
from engine.games.metamorph.evolve import evolve, outcome, view, witness
from engine.games.metamorph.land import Part
from engine.games.metamorph.override_choices import overrides
from engine.games.metamorph.rulings import RULINGS
from engine.games.metamorph.sets import SETS
from engine.games.metamorph.setup import setup
from engine.games.metamorph.shapes import CHART, SHAPES
from engine.games.metamorph.state import State
from engine.games.metamorph.tables import Options, Player, Switches
from engine.games.metamorph.tell import tell

_FOUR = tuple(Player(name) for name in ("Ada", "Bo", "Cy", "Dee"))
_SCHOOLED = (Player("Ada", "Magical"), Player("Bo", "Aquatic"), Player("Cy"))

_ALL = Switches(
    specialization=True, flying_high=True, quiet_rest=True, middle_font=True, example_sizes=True
)
"""Every optional rule and alternative ruling at once."""

_CLOSE = tuple(
    Part(name, rows)
    for name, rows in (
        ("Q", ("...", ".w.", ".w.")),
        ("R", ("wt.", "w..", "..m")),
        ("S", ("s..", ".fw", "..w")),
        ("T", ("..t", ".w.", "t..")),
    )
)
"""Small parts on which wizards meet at once."""

_NEAR = ("Human", "Gorilla", "Centaur", "Amorphous Blob")
"""Shapes of the thimble: one step from Human each."""

_TINY = Options(
    _FOUR[:2],
    "thimble",
    shapes=tuple(one for one in SHAPES if one.name in _NEAR),
    chart=tuple(one for one in CHART if one.shape in _NEAR),
    maps=_CLOSE[-1:],
)

GAME: Game[Options, State, Command, Event] = Game(
    name="metamorph",
    title="Metamorph",
    seats=(2, 4),
    summary=__doc__,
    options=Options,
    commands=COMMANDS,
    events=EVENTS,
    rulings=RULINGS,
    examples=MappingProxyType(
        {
            "classic": Options(_FOUR[:2]),
            "war": Options(_FOUR[:3], "war"),
            "key": Options(_FOUR, "key"),
            "optional": Options(_SCHOOLED, "war", switches=_ALL),
            "on_table": Options(
                _FOUR[:2], switches=Switches(map="on_table", human_victory=True, flying_high=True)
            ),
            "skirmish": Options(
                _FOUR, "war", switches=Switches(parts_each=1, flying_high=True), maps=_CLOSE
            ),
            "thimble": _TINY,
        }
    ),
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
)
