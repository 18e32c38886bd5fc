"""Metamorph: wizards who change their shapes duel to the death, or hunt for artifacts.

Everybody starts as a Human with 50 mana. In a turn a wizard moves, casts a spell, uses a special
ability and fights by hand. To become another shape a wizard casts a spell, and crosses the chart of
shapes cell by cell as a Blob; a shape costs mana every turn, and mana comes back only to Humans who
rest. Leaving the map is defeat; the last one standing wins, or whoever gets away with the Key.
"""

from engine.composing import game_of
from engine.games.metamorph import (
    abilities,
    allowing,
    artifacts,
    breaking,
    casting,
    changing,
    correcting,
    ending,
    fighting,
    flying,
    holding,
    in_water,
    joining,
    judging,
    lasting,
    laying,
    mana,
    moving,
    objects,
    refereeing,
    setting_straight,
    starting,
    turns,
    wounds,
)
from engine.games.metamorph.land import Part
from engine.games.metamorph.rulings import RULINGS
from engine.games.metamorph.sets import SETS
from engine.games.metamorph.setup import setup
from engine.games.metamorph.shapes import CHART, SHAPES
from engine.games.metamorph.story import STORY
from engine.games.metamorph.tables import Options, Player, Switches
from engine.games.metamorph.view import evaluate, outcome, view
from engine.luck import Roll, Shuffle

_FOUR = tuple(Player(name) for name in ("Ada", "Bo", "Cy", "Dee"))
_SCHOOLED = (Player("Ada", "Magical"), Player("Bo", "Aquatic"), Player("Cy"))

_ALL = Switches(
    specialization=True, flying_high=True, quiet_rest=True, middle_font=True, example_sizes=True
)
"""Every optional rule and alternative ruling at once, for the example "optional"."""

_CLOSE = tuple(
    Part(name, rows)
    for name, rows in (
        ("Q", ("...", ".w.", ".w.")),
        ("R", ("wt.", "w..", "..m")),
        ("S", ("s..", ".fw", "..w")),
        ("T", ("..t", ".w.", "t..")),
    )
)
"""Small parts of the map, on which wizards meet at once."""

_NEAR = ("Human", "Gorilla", "Centaur", "Amorphous Blob")
"""Shapes of the example "thimble": all are one step from Human on the chart."""

_TINY = Options(
    _FOUR[:2],
    "thimble",
    shapes=tuple(one for one in SHAPES if one.name in _NEAR),
    chart=tuple(one for one in CHART if one.shape in _NEAR),
    maps=_CLOSE[-1:],
)

_TOPICS = (
    laying.TOPIC
    | starting.TOPIC
    | wounds.TOPIC  # before the end, so that the dead leave first
    | ending.TOPIC
    | holding.TOPIC
    | lasting.TOPIC
    | mana.TOPIC
    | artifacts.TOPIC
    | changing.TOPIC
    | flying.TOPIC
    | moving.TOPIC
    | casting.TOPIC
    | fighting.TOPIC
    | breaking.TOPIC
    | abilities.TOPIC
    | in_water.TOPIC
    | objects.TOPIC
    | turns.TOPIC
    | refereeing.TOPIC
    | joining.TOPIC
    | setting_straight.TOPIC
    | judging.TOPIC
    | correcting.TOPIC
    | allowing.TOPIC
    | moving.OUT_OF_LIMITS
)

GAME = game_of(
    name="metamorph",
    title="Metamorph",
    seats=(2, 4),
    summary=__doc__,
    options=Options,
    topics=_TOPICS,
    luck=(Roll, Shuffle),
    rulings=RULINGS,
    examples={
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
    },
    setup=setup,
    view=view,
    outcome=outcome,
    evaluate=evaluate,
    sets=SETS,
    story=STORY,
)
