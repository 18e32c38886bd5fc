"""The referee can correct every value of a state, and add and remove players and cards."""

from dataclasses import fields, replace
from typing import Any

import pytest

from engine.bots import at_random
from engine.correcting import Correct
from engine.game import SPECTATOR
from engine.games.generation_zero import GAME
from engine.games.generation_zero.artefacts import UseArtefact
from engine.games.generation_zero.battles import EndBattle
from engine.games.generation_zero.cards import Ability, Artefact, Department, Weapon
from engine.games.generation_zero.correcting import FIXED
from engine.games.generation_zero.effects import UseAbility
from engine.games.generation_zero.ensnaring import Ensnare
from engine.games.generation_zero.joining import (
    AddCanon,
    AddFigure,
    AddPlayer,
    CanonAdded,
    GiveTurn,
    RemovePlayer,
)
from engine.games.generation_zero.moving import Move
from engine.games.generation_zero.options import House
from engine.games.generation_zero.refereeing import SetHealth
from engine.games.generation_zero.resting import Rest
from engine.games.generation_zero.sense import problems
from engine.games.generation_zero.starting import Vote
from engine.games.generation_zero.state import (
    HIDDEN,
    Act,
    AimedThrusts,
    Battle,
    Canon,
    Change,
    Figure,
    Guide,
    Place,
    Reward,
    Seated,
    State,
    Stats,
    Turn,
    Used,
)
from engine.games.generation_zero.turns import EndPart, RoundBegan, TurnBegan
from engine.refusal import Reason
from engine.word import DeclareWinner, Note
from tests.engine.games.generation_zero.arrange import (
    Table,
    agent,
    armed,
    held,
    jewelled,
    lying,
    monster,
    office,
    sue,
    table,
)
from tests.engine.play import play_at_random
from tests.engine.straight import reached

KINDS = (State, Seated, Place, Figure, Stats, Change, Canon, Turn, House)
TASKS = (Act, Guide, Reward, Battle, AimedThrusts, Used)
NAMES = {
    each.name
    for kind in (*KINDS, *TASKS, Ability, Weapon, Artefact, Department)
    for each in fields(kind)
}
WHY = "so it is"


def straight(laid: Table, what: str, value: str) -> Table:
    return laid.do(Correct(None, what, value, WHY))


KEYS = ("players.*.seat", "figures.*.number", "canons.*.number", "places.*.number")
"""Keys by which items of lists are named in paths."""

BY_OTHER_WORDS = {
    "canons.*.held_by": "PlaceCanon",
    "places.*.column": "LayOut",
    "places.*.row": "LayOut",
}
"""Values that are valid only together with others, and the command that sets both."""

MORE = {
    "figures.*.ability.effect": "mend",
    "figures.*.ability.stat": "speed",
    "places.*.monsters": '["Moss Ogre"]',
    "tasks.*.current": "2",
    "tasks.*.fighter": "2",
    "tasks.*.monster": "3",
    "tasks.*.place": "4",
    "tasks.*.step": "landed",
    "canons": "[]",
    "canons.*": '{"number": 1, "card": "Nan Appleby", "at": 2}',
    "canons.*.held_by": "null",
    "canons.*.known": "[2]",
    "canons.*.known.*": "2",
    "ending": "the most fun",
    "figures.*.ability": '{"name": "a song"}',
    "figures.*.artefacts": "[]",
    "figures.*.artefacts.*": '{"name": "Tiara", "power": "tiara"}',
    "figures.*.artefacts.*.power": "crown",
    "figures.*.changes.*.by": "2",
    "figures.*.changes.*.how": "double",
    "figures.*.changes.*.stat": "defence",
    "figures.*.department.power": "pyromania",
    "figures.*.kind": "sue",
    "figures.*.seat": "2",
    "figures.*.weapon.power": "bow",
    "house.facedown": "on_table",
    "house.start": "roll",
    "phase": "over",
    "places.*.terrain": "city",
    "players.*.goal": "sues",
    "players.*.vote": "2",
    "tasks": '[{"type": "Reward", "figure": 2, "points": 2}]',
    "turn.part": "sues",
    "winners": "[2]",
}
"""Values for fields for which no near value is valid."""


def busy() -> State:
    """A state in which every field of figures and Canons is in use."""
    change = Change("attack", 1, "add", 1, 1, fight=True)
    first = agent(1, 7, weapon=armed("sword"), department=office("boredom"), changes=(change,))
    hers, aside = sue(2, 7, artefacts=jewelled("ring")), agent(1, None, spare=True)
    first = replace(first, came_from=4, lust="Canon card 1")
    laid = table(first, hers, monster(1), aside, canons=lying(4, 3))
    held(laid, 2, by=2)
    battle = Battle(
        7,
        None,
        None,
        1,
        (2,),
        None,
        1,
        True,
        (2,),
        (AimedThrusts(1, 2, 2),),
        (Used(1, "crown"),),
        (1,),
    )
    laid.changed(
        tasks=(Act(1), Guide(1, 1), Reward(2, 2), battle),
        spots=(1, 2),
        turn=Turn(1, "agents", (7,), (1,)),
    )
    return laid.state


def moments() -> tuple[State, ...]:
    """States: one with all fields in use, one that is over, one that awaits a roll."""
    over = table(agent(1, 4), sue(2, 7)).do(DeclareWinner(None, (1,), "the most fun")).state
    rolling = replace(table(agent(1, 4), sue(2, 7)).state, phase="rolling", turn=None, tied=(1, 2))
    return busy(), over, rolling


def test_every_field_of_a_state_can_be_set_straight() -> None:
    found = reached(GAME, FIXED, sorted(NAMES), MORE, moments(), but=KEYS)
    assert set(found.missing) == {*KEYS, *BY_OTHER_WORDS}
    assert {one.__name__ for one in GAME.commands} >= set(BY_OTHER_WORDS.values())
    roots = {kind.split(".")[0] for kind in found.set_straight}
    assert roots == {one.name for one in fields(State)} - set(FIXED)
    others = {kind.split(".")[-1] for kind in BY_OTHER_WORDS}
    for kind in KINDS:
        parts = {part for one in found.set_straight for part in one.split(".")}
        assert {one.name for one in fields(kind)} - parts <= {"number", "seat", *others, *FIXED}
    print(f"{len(found.set_straight)} kinds of values were set straight")


def test_no_state_that_play_leads_to_is_found_at_fault() -> None:
    for name in GAME.examples:
        for moment in play_at_random(GAME, GAME.examples[name], seed=6, commands=80, meddling=6):
            assert list(problems(moment.state)) == []


@pytest.mark.parametrize(
    ("what", "value", "said"),
    [
        ("figures.1.at", "99", "figure 1 stands on a Location"),
        ("figures.1.health", "0", "SetHealth lets follow what death brings"),
        ("figures.1.stats.attack", "-1", "numbers of figure 1 go from 0 to 99"),
        ("figures.1.seat", "7", "figure 1 belongs to a player"),
        ("figures.1.number", "7", "figures count from 1"),
        ("canons.1.at", "null", "Canon 1 lies on a Location"),
        ("places.1.column", "2", "corner"),
        ("house.rounds", "0", "rounds cannot be 0"),
        ("players.1.vote", "9", "a vote names a player"),
        ("phase", "dealing_sues", "what is laid is not laid again"),
        ("turn.player", "9", "a turn is a player's"),
        ("winners", "[1]", "winners follows from the rest"),
    ],
)
def test_what_makes_no_sense_is_refused(what: str, value: str, said: str) -> None:
    laid = table(agent(1, 4), sue(2, 7), canons=lying(4))
    assert said in laid.refused(Correct(None, what, value, WHY)).detail


def test_kills_artefacts_and_who_has_acted_are_set_straight() -> None:
    laid = table(sue(1, 7), agent(1, 4), sue(1, 3), canons=lying(4)).do(Rest(1, 1))
    assert laid.refused(Move(1, 1, (4,))).reason is Reason.SPENT
    straight(laid, "figures.1.acted", "false").do(Move(1, 1, (5,)))
    straight(laid, "players.1.agents_killed", "3")
    straight(laid, "figures.2.artefacts", '[{"name": "Ring", "power": "ring"}]')
    straight(laid, "canons.1.card", "Nan Appleby")
    assert laid.player(1).score == 3
    assert laid.figure(2).artefacts[0].name == "Ring"
    assert laid.canon(1).card == "Nan Appleby"


def test_what_is_set_straight_of_hidden_cards_nobody_else_sees() -> None:
    laid = straight(table(sue(1, 7), agent(2, 4), canons=lying(4)), "canons.1.card", "Nan Appleby")
    event = laid.last(type(laid.events[-1]))
    for seat in (SPECTATOR, 1, 2):
        seen = GAME.redact(laid.state, event, seat)
        assert (seen.value, seen.before) == (HIDDEN, HIDDEN)
        assert "Nan" not in GAME.describe(laid.state, seen)
    open_one = straight(laid, "figures.1.kills", "2").events[-1]
    assert GAME.redact(laid.state, open_one, 2) == open_one


def test_a_kill_by_the_referees_word_has_all_its_consequences() -> None:
    laid = table(agent(1, 4), sue(2, 7, artefacts=jewelled("ring")), sue(2, 3))
    laid.do(SetHealth(None, 2, 0, "the thrust was not counted", by=1))
    assert (laid.figure(1).kills, laid.player(1).sues_killed) == (1, 1)
    assert laid.figure(1).artefacts[0].power == "ring"
    other = table(agent(1, 4), sue(2, 7)).do(SetHealth(None, 1, 0, WHY, by=2))
    assert isinstance(other.state.tasks[-1], Reward)


def test_somebody_joins_with_cards_of_the_deck() -> None:
    laid = table(agent(1, 4), sue(2, 7)).do(AddPlayer(None, "Cy", WHY))
    assert laid.refused(AddPlayer(None, "Cy", WHY)).reason is Reason.BAD_VALUE
    laid.do(AddFigure(None, 3, "agent", "Ilva Torn", 6, WHY))
    laid.do(AddFigure(None, 3, "sue", "Princess Opaline", 8, WHY))
    laid.do(
        AddFigure(None, 0, "monster", "Pebbles", 12, WHY), AddCanon(None, "Nan Appleby", 2, WHY)
    )
    assert laid.refused(AddFigure(None, 3, "agent", "Ilva Torn", 6, WHY)).reason is Reason.BAD_VALUE
    assert laid.refused(AddFigure(None, 3, "bard", "Ilva Torn", 6, WHY)).reason is Reason.BAD_VALUE
    while laid.state.turn and laid.state.turn.player != 3:
        laid.do(EndPart(None))
    assert any(one.seat == 3 for one in laid.can(Move))
    secret = GAME.redact(laid.state, laid.last(CanonAdded), 1)
    assert secret.card == HIDDEN


def test_somebody_leaves_by_one_command() -> None:
    laid = table(sue(1, 7), agent(1, 4), agent(2, 6), canons=lying(1), count=3)
    held(laid, 1, by=1).do(RemovePlayer(None, 1, "the last bus"))
    assert laid.canon(1).at == 7
    assert [one.at for one in laid.state.figures if one.seat == 1] == [None, None]
    assert laid.state.turn is not None
    assert laid.state.turn.player == 2
    assert laid.player(2).score == 0
    assert laid.refused(RemovePlayer(None, 1, WHY)).reason is Reason.DEAD
    for draw in range(60):
        command = at_random(GAME, laid.state, "left", draw)
        if command is not None:
            laid.do(command)
    turns = {event.player for event in laid.events if isinstance(event, TurnBegan)}
    assert turns == {2, 3}


def test_somebody_may_leave_before_the_first_turn() -> None:
    for phase in ("voting", "rolling"):
        laid = table(sue(1, 7), agent(2, 6), agent(3, 4), count=3)
        laid.changed(phase=phase, turn=None).do(RemovePlayer(None, 2, "the last bus"))
        while laid.state.phase != "playing":
            command = at_random(GAME, laid.state, "left", len(laid.events))
            assert command is not None
            laid.do(command)
        assert laid.state.first != 2


def test_e17_whoever_voted_for_somebody_who_leaves_votes_again() -> None:
    laid = table(sue(1, 7), agent(1, 1), agent(2, 6), sue(2, 3), agent(3, 4), count=3)
    laid.changed(phase="voting", turn=None, round=0, first=0, last=0)
    laid.do(Vote(2, 2, 1), Vote(3, 3, 3), RemovePlayer(None, 1, "the last bus"))
    assert laid.awaiting() == frozenset({2})
    laid.do(Vote(2, 2, 3))
    assert laid.last(RoundBegan) == RoundBegan(1, 3)


def test_a_round_begins_with_somebody_who_is_still_there() -> None:
    laid = table(sue(1, 7), agent(1, 1), agent(2, 6), sue(2, 3), count=3)
    laid.do(RemovePlayer(None, 1, "the last bus"))
    while laid.state.round == 1:
        laid.do(EndPart(None))
    assert laid.last(RoundBegan) == RoundBegan(2, 2)
    assert laid.state.turn is not None
    assert laid.state.turn.player == 2


@pytest.mark.parametrize(
    "dropped",
    [
        GiveTurn(None, 2, "he is first", "agents"),
        Correct(None, "tasks", "[]", WHY),
        Correct(None, "phase", "over", WHY),
    ],
)
def test_what_a_dropped_battle_changed_ends_with_it(dropped: Any) -> None:
    caller = agent(1, 4, department=office("specialist"), artefacts=jewelled("crown"))
    aside = agent(1, None, "Aside", department=office("boredom"), spare=True)
    laid = table(caller, aside, sue(2, 1), part="agents").do(Move(1, 1, (1,)))
    laid.do(UseAbility(1, 1, department=True, target=2), UseArtefact(1, "crown", 3))
    assert (laid.figure(2).at, len(laid.figure(3).changes)) == (1, 1)
    laid.do(dropped)
    assert (laid.figure(2).at, laid.figure(2).spare, laid.figure(3).changes) == (None, True, ())
    assert list(problems(laid.state)) == []


def test_the_turn_is_given() -> None:
    laid = table(agent(1, 4), agent(2, 7)).do(GiveTurn(None, 2, "he is first", "agents"))
    assert laid.can(Move)[0].seat == 2
    assert laid.happened(TurnBegan) == 0


def test_g3_who_came_in_another_turn_is_not_put_back_after_a_turn_is_given() -> None:
    pair = (agent(1, 4), agent(2, 6), sue(3, 7))
    laid = table(*pair, part="agents", count=3).do(Move(1, 1, (7,)))
    laid.do(GiveTurn(None, 2, "they are first", "agents"))
    assert laid.figure(1).came_from is None
    laid.do(Move(2, 2, (9, 7)), EndBattle(None, WHY))
    assert [laid.figure(one).at for one in (1, 2)] == [7, 6]
    same = table(*pair, part="agents", count=3).do(Move(1, 1, (7,)))
    assert same.do(GiveTurn(None, 1, "again", "agents")).figure(1).came_from == 4


def test_whom_nobody_moved_in_this_turn_has_not_come_in_it() -> None:
    laid = table(agent(1, 4), agent(2, 6), sue(3, 7), sue(2, 3), count=3)
    laid.with_figure(2, came_from=9).do(RemovePlayer(None, 1, WHY))
    assert laid.state.turn is not None
    assert (laid.state.turn.player, laid.figure(2).came_from) == (2, None)


def test_a_move_and_an_ensnarement_out_of_limits_are_allowed_with_a_reason() -> None:
    laid = table(sue(1, 1, allure=0), agent(1, 4), canons=lying(12))
    assert laid.refused(Move(1, 1, (13,), because=WHY)).reason is Reason.REFEREE_ONLY
    laid.do(Ensnare(None, 1, 1, because="she was promised it"))
    assert (laid.canon(1).held_by, laid.canon(1).known) == (1, (1,))
    laid.do(Move(None, 2, (4, 7, 10), because="a shortcut"))
    assert laid.figure(2).at == 10


def test_remarks_are_taken_after_the_end() -> None:
    laid = table(agent(1, 4), sue(2, 7)).do(DeclareWinner(None, (1,), "the most fun"))
    laid.do(Note(2, "a good game"))
    straight(laid, "phase", "playing")
    assert GAME.outcome(laid.state) is None
