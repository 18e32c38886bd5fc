"""The sentences and the limits of house rules."""

from types import MappingProxyType

from engine.games.slargeball.questions import millimetres
from engine.games.slargeball.tables import LIMITS, House
from engine.house import Sentences, in_words, names_differing, problem

LENGTHS = (
    "base",
    "ball",
    "body",
    "touch",
    "leeway",
    "snap",
    "field_length",
    "field_width",
    "slargeline",
    "zone_width",
    "zone_depth",
    "bunker_width",
    "bunker_depth",
    "corridor",
    "rise_reach",
    "drop_reach",
    "inside",
)
"""House rules that are lengths in tenths of a millimetre; sentences show millimetres."""

SENTENCES: Sentences = MappingProxyType(
    {
        "turns": {1: "A match lasts one turn.", None: "A match lasts {} turns."},
        "extra_turns": {None: "Turns added while the score is a tie: {}."},
        "extra_times": {
            0: "No turns are added.",
            1: "Turns are added once at most.",
            None: "Turns are added {} times at most.",
        },
        "base": {None: "Bases are {} across."},
        "ball": {None: "Balls are {} across."},
        "body": {None: "A figure that lies is {} long."},
        "touch": {None: "Bases touch up to a gap of {}."},
        "leeway": {None: "A measured length may be {} over."},
        "snap": {None: "A path that ends {} inside a base ends where it touches it."},
        "balls": {0: "The number of balls goes by the squads.", None: "Balls in the game: {}."},
        "field_length": {None: "The field is {} long."},
        "field_width": {None: "The field is {} wide."},
        "slargeline": {None: "The slargelines are {} from the end lines."},
        "zone_width": {None: "Goal Zones are {} wide."},
        "zone_depth": {None: "Goal Zones are {} deep."},
        "bunker_width": {None: "Goal Bunkers are {} wide."},
        "bunker_depth": {None: "Goal Bunkers are {} deep."},
        "captain_from": {None: "Squads from which a team has a Captain: {}."},
        "coach_from": {None: "Squads from which a team has a Coach: {}."},
        "goalie": {True: "Each team has a Goalie.", False: "There are no Goalies."},
        "scatter": {
            "range": "A failed fling goes as far as the flinger's range less the die in inches.",
            "intended": "A failed fling goes as far as it was meant to less the die in inches.",
        },
        "interception": {
            True: "Enemies may nab a ball that flies over their bases.",
            False: "Nobody nabs a ball in flight but the figure on which it lands.",
        },
        "bunker_points": {None: "Points for a ball at rest in the Goal Bunker: {}."},
        "carry_points": {None: "Points for a Goalie who carries a ball into it: {}."},
        "coach_third": {
            0: "A Coach is activated twice at most.",
            None: "A Coach is activated a third time on a die of {} or less.",
        },
        "corridor": {None: "A Coach fells figures up to {} beside its base."},
        "rise_reach": {None: "A waking figure stands up within {} of where it lay."},
        "drop_reach": {None: "A dropped ball lies within {} of the spot, if there is room."},
        "inside": {None: "A ball that left the field lies {} inside its edge."},
        "break_play": {
            "play_on": "Play goes on after a goal.",
            "end_turn": "After a goal, or once all of a team lie, a turn goes to its end.",
        },
        "ball_yields": {
            True: "A ball that comes down in a pile rests at its edge.",
            False: "A ball that comes down in a pile pushes it aside.",
        },
        "ask_contact": {
            True: "A phase in which nobody seems to be in contact is ended by a word.",
            False: "A phase in which nobody seems to be in contact passes by itself.",
        },
    }
)


def house_rules(house: House) -> tuple[str, ...]:
    """Return a sentence for each house rule that differs from the classic match."""
    return tuple(told(house, name) for name in names_differing(house, House()))


def told(house: House, name: str) -> str:
    """Return the sentence for a house rule of this game."""
    return sentence(name, getattr(house, name))


def sentence(name: str, value: object) -> str:
    """Return the sentence for this value of a house rule."""
    return in_words(
        SENTENCES, name, millimetres(value) if name in LENGTHS and isinstance(value, int) else value
    )


def house_problem(house: House, name: str) -> tuple[str, str] | None:
    """Return what is wrong with the value of a house rule and how to mend it; None if valid."""
    return problem(SENTENCES, LIMITS, name, getattr(house, name), getattr(House(), name))
