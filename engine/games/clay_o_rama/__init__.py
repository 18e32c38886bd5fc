"""Clay-O-Rama: monsters of modelling clay, built at the table, fight until one is left.

Everybody builds a creature from one can of clay and makes missiles of what is left over. The
referee weighs it in: movement by its legs, attacks by its limbs, hit points by the share of the
clay that is in it, and one special power. In the order of initiative each creature moves, fires up
to three missiles and attacks what it can reach; a creature that is attacked and survives may hit
back with the attacks it has left.
"""

from engine.composing import game_of
from engine.games.clay_o_rama import (
    building,
    correcting,
    counterattacks,
    dividing,
    fighting,
    joining,
    judging,
    making_up,
    matters,
    moving,
    offering,
    parts,
    power_use,
    refereeing,
    shooting,
    starting,
    turns,
    waiving,
    weighing,
    wounds,
)
from engine.games.clay_o_rama.before import told_before
from engine.games.clay_o_rama.powers import Power
from engine.games.clay_o_rama.rulings import RULINGS
from engine.games.clay_o_rama.setup import setup
from engine.games.clay_o_rama.story import STORY
from engine.games.clay_o_rama.tables import Options, Player, Switches, Terrain
from engine.games.clay_o_rama.view import outcome, view
from engine.luck import Roll

_THREE = (Player("Ada", "red", 1870), Player("Bo", "blue", 2010), Player("Cy", "green"))

_WILD = Options(
    players=(*_THREE, Player("Dee", "red", 1930)),
    switches=Switches(powers="random", own_colours=True, uniform_span=True),
    referee_span=1900,
    terrain=(Terrain("mud", 200),),
    powers=(
        Power("sneeze", "The Sneeze", "The referee blows at the target.", use="hit", dice=1),
        Power("tickle", "The Tickle", "The referee tickles the target.", use="own_move"),
    ),
)
"""Many rules at once: random and made-up powers, terrain, and one colour that two players want."""

_TOPICS = (
    building.TOPIC
    | weighing.TOPIC
    | making_up.TOPIC
    | starting.TOPIC
    | wounds.TOPIC
    | judging.TOPIC
    | moving.TOPIC
    | shooting.TOPIC
    | fighting.TOPIC
    | counterattacks.TOPIC
    | power_use.TOPIC
    | dividing.TOPIC
    | offering.TOPIC
    | parts.TOPIC
    | turns.TOPIC
    | joining.TOPIC
    | waiving.TOPIC
    | matters.TOPIC
    | correcting.TOPIC
    | refereeing.TOPIC
)
"""The topics in the order in which they are asked; `matter` ranks what is open."""

GAME = game_of(
    name="clay_o_rama",
    title="Clay-O-Rama",
    seats=(2, 12),
    summary=__doc__,
    options=Options,
    topics=_TOPICS,
    luck=(Roll,),
    rulings=RULINGS,
    examples={
        "classic": Options(_THREE),
        "kids": Options(_THREE, "kids"),
        "arena": Options(_THREE, "arena"),
        "wild": _WILD,
        "small_table": Options(_THREE, "small_table"),
        "thimble": Options((Player("Ada", "red", 1000), Player("Bo", "blue", 1000)), "thimble"),
    },
    setup=setup,
    view=view,
    outcome=outcome,
    told_before=told_before,
    story=STORY,
)
