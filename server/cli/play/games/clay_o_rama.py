"""Clay-O-Rama in words: creatures by their players, limbs and missiles counted from one."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from engine.games.clay_o_rama.house_rules import SENTENCES
from engine.games.clay_o_rama.questions import (
    creature_of,
    known_powers,
    label,
    next_to_move,
    unit_length,
)
from engine.games.clay_o_rama.state import Limb, Missile, State
from engine.house import in_words as sentence
from server.cli.play.boards.clay_o_rama import scoreboard
from server.cli.play.games.clay_o_rama_matters import MatterWords
from server.cli.play.house_words import RuleValue, rule_names
from server.cli.play.lexicon import Lexicon
from server.cli.play.readers import (
    Either,
    Grams,
    Length,
    ListOf,
    Name,
    Named,
    Read,
    Reader,
    Value,
    WholeNumber,
    whole,
)
from server.cli.play.units import Units
from server.cli.play.words import Line

_LIMB_ZERO_BASED = re.compile(r"\b(limb|missile)=(\d+)")


def creatures(state: State, _units: Units) -> Reader:
    """A reader for creatures by owner, by number, and by colour if it is unique."""
    colours = [one.colour for one in state.creatures]
    return Named(
        tuple(
            Name(
                one.id,
                (
                    label(state, one.id),
                    f"creature {one.id}",
                    *([one.colour] if one.colour and colours.count(one.colour) == 1 else []),
                ),
            )
            for one in state.creatures
        ),
        "a creature",
    )


def powers(state: State, _units: Units) -> Reader:
    """A reader for special powers by title."""
    known = known_powers(state)
    names = tuple(Name(one.name, (one.title, one.name.replace("_", " "))) for one in known)
    return Named(names, "a power")


_PLACES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def counted_from_one(_state: State, _units: Units) -> Reader:
    """A reader for limbs and missiles by number: the first, with index 0, is typed as 1."""
    places = tuple(Name(place, (str(place + 1), word)) for place, word in enumerate(_PLACES))
    return Either((Named(places, "which one, from 1"), WholeNumber(shift=1)))


@dataclass(frozen=True, slots=True)
class LimbWords:
    """A reader for a limb: "8+ for 1 die"; a single die may be left out."""

    def read(self, words: Line, at: int) -> Iterator[Read[Value]]:
        """Parse the roll that it needs to hit, and its dice of damage."""
        if at >= len(words) or not re.fullmatch(r"\d{1,2}\+", words[at].folded):
            return
        to_hit = int(words[at].folded[:-1])
        at += 1
        after = at + 1 if at < len(words) and words[at].folded in ("for", "with") else at
        dice = whole(words[after].folded) if after < len(words) else None
        if dice is not None:
            after += 1
            if after < len(words) and words[after].folded in ("die", "dice"):
                yield Read(Limb(to_hit, dice), after + 1)
            elif after == at + 1:
                yield Read(Limb(to_hit, dice), after)
        yield Read(Limb(to_hit), at)

    def write(self, value: Value) -> str:
        """Write a limb as the log does."""
        assert isinstance(value, Limb), f"{value!r} is no limb"
        return (
            f"{value.to_hit}+ for {value.damage_dice} {'die' if value.damage_dice == 1 else 'dice'}"
        )

    def known(self) -> tuple[str, ...]:
        """Limbs have no names here."""
        return ()

    def wanted(self) -> str:
        """What is to be typed."""
        return "limbs such as 8+ for 1 die"


_MISSILES = {1: "one-die", 2: "two-dice", 3: "three-dice", 4: "four-dice", 5: "five-dice"}


def missiles(_state: State, _units: Units) -> Reader:
    """A reader for missiles: a number of plain ones, or each by its dice."""
    named = [Name(Missile(dice), (called,)) for dice, called in _MISSILES.items()]
    half = Name(Missile(halved=True), ("half-die",))
    return ListOf(Named((*named, half), "a missile: one-die, two-dice, half-die"), Missile())


def grams(_state: State, _units: Units) -> Reader:
    """A reader for weights in grams, as a kitchen scale shows them."""
    return Grams()


def limbs(_state: State, _units: Units) -> Reader:
    """A reader for limbs: a number of plain ones, or each by the roll that it needs to hit."""
    return ListOf(LimbWords(), Limb())


def length(_state: State, units: Units) -> Reader:
    """A reader for a length."""
    return Length(units)


def span_of_whom(state: State) -> int | None:
    """The hand-span of the player whose move it is, in tenths of a millimetre; None if unknown."""
    number = state.play.turn.creature if state.play.turn else None
    creature = creature_of(state, number) if number is not None else next_to_move(state)
    return unit_length(state, creature.player) if creature else None


def in_words(_state: State, sentence: str) -> str:
    """Rewrite a refusal that counts limbs and missiles from zero: "limb=0" becomes "limb 1"."""
    return _LIMB_ZERO_BASED.sub(lambda found: f"{found[1]} {int(found[2]) + 1}", sentence)


def sayings(state: State) -> Mapping[str, tuple[str, ...]]:
    """Sayings for a missile that misses, and for powers to be judged, by their titles."""
    titles = [one.title for one in known_powers(state)]
    misses = dict.fromkeys(("miss", "misses", "missed", "missile misses"), ("missile hits nobody",))
    return {
        **misses,
        **{f"{title} {verb}": ("judge",) for title in titles for verb in ("does", "costs")},
        **{f"{title} misses": ("judge no damage",) for title in titles},
    }


def matters(state: State, units: Units) -> Reader:
    """A reader for open matters in a fight."""
    return MatterWords(state, units, LEXICON)


_CREATURE_FIELDS = ("creature", "target", "struck", "first", "second")

LEXICON = Lexicon(
    fields={
        **dict.fromkeys(_CREATURE_FIELDS, creatures),
        "power": powers,
        "ChangeHouseRule.name": lambda state, _units: rule_names(state.house),
        "ChangeHouseRule.value": lambda _state, _units: RuleValue(),
        "limb": counted_from_one,
        "missile": counted_from_one,
        "missiles": missiles,
        "limbs": limbs,
        **dict.fromkeys(("attacker", "defender", "thrown"), creatures),
        "attacked": lambda state, units: ListOf(creatures(state, units)),
        "rolling": counted_from_one,
        "SetMatter.matter": matters,
        "WeighClay.creature": grams,
        "WeighClay.missiles": grams,
        **dict.fromkeys(("length", "gap", "span", "reach"), length),
    },
    verbs={
        "Fire": ("throw", "fire", "shoot", "throw missile", "throw a missile"),
        "SetSpan": ("set span", "span", "span of", "hand-span of"),
        "Land": ("missile hits", "hit", "land", "lands on", "touch", "strike"),
        "SetMatter": ("open", "set matter"),
        "DropMatter": ("drop", "drop matter"),
        "JudgePower": ("judge", "judge power", "do", "cost"),
        "JudgeByDice": ("judge by dice", "roll for it", "let dice decide"),
        "EndMove": ("end move", "done", "end of move", "end turn"),
        "DeclineCounterattack": (
            *("no counterattack", "decline counterattack", "let it pass", "not counterattack"),
            *("do not counterattack", "don't counterattack", "does not counterattack"),
        ),
        "SayDone": ("finished building", "say done"),
        "Roll": ("roll",),
        "RemoveCreature": ("remove", "remove creature"),
        "DeclinePower": ("no power", "decline power"),
    },
    marks={
        "Fire.target": "at",
        "length": "",
        "span": "",
        "limb": "with limb",
        "missile": "missile",
        "power": "using",
        "WeighIn.power": "power",
        "SetMatter.matter": "",
        "SetSpan.player": "of",
        "SetSpan.span": "to",
        "creature": "with",
        "LosePart.creature": "of",
        "WeighClay.creature": "creature",
        "WeighClay.missiles": "missiles",
    },
    does={
        "SetSpan": "Sets somebody's hand-span, at any time; without a name the referee's.",
        "WeighClay": "What a kitchen scale says of a creature and of its missiles.",
        "WeighIn": "The referee gives a creature its stats; the rules say what is left out.",
        "Reweigh": "The referee's word on any other stat; what is left out stays as it is.",
        "JudgeByDice": "The referee lets dice say what a power did.",
        "Move": "Walks a creature along a path of this length: `move 15cm`.",
        "Fire": "Throws a missile at a named target.",
        "Land": "The referee says which creature the missile in the air touched first, or nobody.",
        "PutPartBack": "Puts a part back that came off; the seconds count where a clock ran.",
        "JoinGame": "A player comes in, or comes back by the same name; then weigh in a creature.",
        "SetDeeds": "What a creature has done in this round; what is left out stays as it is.",
        "SetPlayer": "A player's name, colour or trait, and whether they have finished building.",
        "SetMatter": "The referee says what is open: a move, a shot, attacks, a wound, an answer.",
        "DropMatter": "The referee drops what is open.",
        "SetPhase": "The game goes on in this phase, after its end too, and in this round.",
    },
    first=(
        *("Roll", "Land", "JudgePower", "JudgeByDice", "Attack", "Counterattack"),
        *("EndAttacks", "DeclineCounterattack", "Move", "Fire", "EndMove", "HoldMove"),
        *("StartBuilding", "WeighIn", "StartGame"),
    ),
    last=("SetSpan", "TellTime"),
    behind=frozenset(("JudgePower.damage", "JudgeByDice.dice")),
    sayings=sayings,
    span=span_of_whom,
    score=scoreboard,
    board=scoreboard,
    words=in_words,
    rule=partial(sentence, SENTENCES),
    lengths=frozenset(("referee_span",)),
)
