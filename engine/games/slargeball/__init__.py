"""Slargeball: two teams of figures fight for a heavy ball on a green field, for 25 turns.

Each turn has six phases. Initiative goes to the team that carries the ball, else to the higher die.
Then figures move, the slow kinds first, and stop at whatever they touch. A figure that touches an
enemy may whap it; a figure that is whapped lies until a die wakes it. A figure that has carried a
ball since an earlier turn may fling it, and one that touches a ball may nab it. A ball at rest in
the enemy's Goal Bunker scores.
"""

from engine.composing import game_of
from engine.games.slargeball import (
    balls,
    changing_house,
    coaching,
    contacts,
    course,
    flinging,
    moving,
    nabbing,
    phases,
    refereeing,
    roster,
    scoring,
    setting_straight,
    setting_up,
    still_awaited,
    sub_phases,
    turns,
    waking,
    whapping,
)
from engine.games.slargeball.rulings import RULINGS
from engine.games.slargeball.setup import setup
from engine.games.slargeball.story import STORY
from engine.games.slargeball.tables import INCH, Options, Player, Switches
from engine.games.slargeball.view import evaluate, outcome, view
from engine.luck import Roll

_TWO = (Player("Ada"), Player("Bo"))
_FIVE = (*_TWO, Player("Cy"), Player("Dee"), Player("Eve"))

_HOUSE = Switches(
    turns=3,
    extra_turns=1,
    field_length=24 * INCH,
    field_width=20 * INCH,
    captain_from=1,
    coach_from=1,
    balls=2,
    scatter="intended",
    interception=True,
    coach_third=2,
    break_play="end_turn",
    ball_yields=True,
    ask_contact=False,
)
"""House rules that all differ from the presets, with Captain and Coach from the first squad on."""

_TOPICS = (
    balls.TOPIC
    | scoring.TOPIC
    | setting_up.TOPIC
    | moving.TOPIC
    | coaching.TOPIC
    | sub_phases.TOPIC
    | whapping.TOPIC
    | flinging.TOPIC
    | nabbing.TOPIC
    | phases.TOPIC
    | waking.TOPIC
    | turns.TOPIC
    | refereeing.TOPIC
    | setting_straight.TOPIC
    | still_awaited.TOPIC
    | contacts.TOPIC
    | roster.TOPIC
    | course.TOPIC
    | changing_house.TOPIC
)

GAME = game_of(
    name="slargeball",
    title="Slargeball",
    seats=(2, 10),
    summary=__doc__,
    options=Options,
    topics=_TOPICS,
    luck=(Roll,),
    rulings=RULINGS,
    examples={
        "classic": Options(_TWO),
        "street": Options(_TWO, "street", squad=(1, 1, 0, 1)),
        "three": Options(_FIVE[:3], switches=Switches(turns=2, extra_times=0)),
        "house": Options(_TWO, "street", switches=_HOUSE, colours=("red", "white")),
        "thimble": Options(_TWO, "thimble", squad=(1, 0, 0, 0)),
    },
    setup=setup,
    view=view,
    outcome=outcome,
    evaluate=evaluate,
    story=STORY,
)
