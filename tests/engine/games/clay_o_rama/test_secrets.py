"""Who sees what: special powers stay hidden until they are seen in play."""

from dataclasses import replace
from typing import Any

from engine.game import SPECTATOR
from engine.games.clay_o_rama import GAME
from engine.games.clay_o_rama.correcting import SetDeeds
from engine.games.clay_o_rama.fighting import Attack
from engine.games.clay_o_rama.making_up import MakeUpPower, PowerMadeUp
from engine.games.clay_o_rama.offering import PowerOffered
from engine.games.clay_o_rama.power_use import UsePower
from engine.games.clay_o_rama.powers import POWERS, Power
from engine.games.clay_o_rama.questions import creature_of
from engine.games.clay_o_rama.replaced import with_play
from engine.games.clay_o_rama.starting import PowerDrawn, StartGame
from engine.games.clay_o_rama.state import HIDDEN_POWER, State
from engine.games.clay_o_rama.weighing import (
    CreatureWeighedIn,
    Reweigh,
    StatsSet,
)
from engine.luck import Roll, Rolled
from engine.notation import to_json
from engine.refusal import Reason
from tests.engine.games.clay_o_rama.arrange import building, fight, hit, weigh_in
from tests.engine.play import play_at_random

OBSERVERS = (1, 2, 3, 4, SPECTATOR)
TICKLE = Power("tickle", "The Tickle", "", use="own_move", dice=1)


def unseen(state: State, seat: int) -> list[int]:
    """Creatures whose power this seat has not seen."""
    return [one.id for one in state.creatures if one.player != seat and not one.revealed]


def with_other_powers(state: State, seat: int) -> State:
    """The same game with other values of everything that this seat cannot know."""
    hidden = unseen(state, seat)
    creatures = (
        replace(one, power="poke" if one.power == "bowl" else "bowl") if one.id in hidden else one
        for one in state.creatures
    )
    chance = state.play.chance
    if chance and chance.creature in hidden:
        chance = replace(chance, power="borrow_power")
    other = with_play(state, lambda play: replace(play, chance=chance))
    return replace(other, creatures=tuple(creatures))


def test_two_games_that_differ_in_secrets_look_the_same() -> None:
    compared = 0
    for seed in range(4):
        for moment in play_at_random(GAME, GAME.examples["wild"], seed=seed, commands=120):
            if moment.state.moment != "playing":
                continue
            for seat in OBSERVERS:
                other = with_other_powers(moment.state, seat)
                assert GAME.view(moment.state, seat) == GAME.view(other, seat)
                assert GAME.awaiting(GAME.view(other, seat)) == GAME.awaiting(moment.state)
                compared += moment.state != other
    assert compared > 100


def words(value: Any) -> str:
    return str(to_json(value))


def test_events_name_no_power_that_a_seat_has_not_seen() -> None:
    looked_at = 0
    for moment in play_at_random(GAME, GAME.examples["wild"], seed=2, commands=150):
        for event in moment.events:
            for seat in OBSERVERS:
                number = getattr(event, "creature", None)
                creature = creature_of(moment.state, number) if number else None
                if creature is None or creature.id not in unseen(moment.state, seat):
                    continue
                seen = words(GAME.redact(moment.state, event, seat))
                assert not any(f"'{name}'" in seen for name in POWERS)
                looked_at += 1
    assert looked_at > 100


def test_one_knows_ones_own_power_and_the_referee_knows_all() -> None:
    laid = fight({"power": "drop"}, {"power": "bowl"}, {})
    powers = [one.power for one in GAME.view(laid.state, 1).creatures]
    assert powers == ["drop", HIDDEN_POWER, HIDDEN_POWER]
    assert [one.power for one in GAME.view(laid.state, None).creatures] == ["drop", "bowl", ""]
    assert GAME.view(laid.state, 77) == GAME.view(laid.state, SPECTATOR)


def test_a_power_that_was_used_is_known_to_all() -> None:
    laid = fight({"power": "drop"}, {}, {}).do(Attack(1, 1, 2, power="drop"))
    assert GAME.view(laid.state, 3).creatures[0].power == "drop"


def test_a_power_in_the_place_of_one_that_was_seen_is_hidden_again() -> None:
    laid = fight({"power": "drop"}, {}, {}).do(Attack(1, 1, 2, power="drop")).roll(1, 1)
    laid.do(Reweigh(None, 1, "a nicer idea", power="poke"))
    assert GAME.view(laid.state, 3).creatures[0].power == HIDDEN_POWER
    assert GAME.redact(laid.state, laid.last(StatsSet), 3).power == HIDDEN_POWER
    laid.do(Reweigh(None, 1, "longer legs", legs=4)).do(Attack(1, 1, 2, 1, power="poke"))
    assert GAME.view(laid.state, 3).creatures[0].power == "poke"


def test_only_the_referee_says_what_the_dice_show() -> None:
    laid = building(2, switches={"powers": "random"}).do(weigh_in(1), weigh_in(2))
    laid.do(StartGame(None))
    assert laid.refused(Roll((3, 4), seat=1)).reason is Reason.REFEREE_ONLY


def test_an_open_game_hides_nothing() -> None:
    laid = fight({"power": "drop"}, {}, {}, switches={"open_powers": True})
    assert GAME.view(laid.state, 2) == laid.state
    weighed = laid.last(CreatureWeighedIn)
    assert GAME.redact(laid.state, weighed, 2) == weighed


def test_others_see_that_a_power_is_offered_and_not_which() -> None:
    laid = hit(fight({"power": "change_places"}, {}, {}), 2)
    assert GAME.view(laid.state, 1).play.chance == laid.state.play.chance
    assert laid.state.play.chance is not None
    assert GAME.view(laid.state, 2).play.chance == replace(
        laid.state.play.chance, power=HIDDEN_POWER
    )
    offered = laid.last(PowerOffered)
    assert GAME.redact(laid.state, offered, 1) == offered
    assert GAME.redact(laid.state, offered, 2).power == HIDDEN_POWER


def test_the_lots_stay_with_the_referee() -> None:
    laid = building(2, switches={"powers": "random"}).do(weigh_in(1), weigh_in(2))
    laid.do(StartGame(None)).roll(3, 4)
    rolled = laid.last(Rolled)
    assert GAME.redact(laid.state, rolled, 1).values == ()
    assert GAME.redact(laid.state, rolled, None) == rolled
    drawn = laid.last(PowerDrawn)
    assert GAME.redact(laid.state, drawn, 1).power == HIDDEN_POWER
    assert GAME.redact(laid.state, drawn, 2) == drawn


def test_a_power_made_up_in_the_evening_is_known_to_its_holder_until_it_is_seen() -> None:
    laid = fight()
    laid.do(
        MakeUpPower(None, "wink", "The Wink", "It winks.", use="own_move"),
        Reweigh(None, 1, "it winks", power="wink"),
    )
    made_up = laid.last(PowerMadeUp)
    assert [len(GAME.view(laid.state, seat).powers) for seat in (None, 1, 2)] == [1, 1, 0]
    assert GAME.redact(laid.state, made_up, 1) == made_up
    assert "Wink" not in GAME.describe(laid.state, GAME.redact(laid.state, made_up, 2))
    laid.do(UsePower(1, 1, 2))
    assert len(GAME.view(laid.state, 2).powers) == 1


def test_a_secret_power_that_counts_as_used_up_is_not_told_either() -> None:
    laid = fight({"power": "blob_of_death"}, {"power": "tickle"}, powers=(TICKLE,))
    laid.do(SetDeeds(None, 1, "it was thrown", spent=("blob_of_death",)))
    laid.do(SetDeeds(None, 2, "it was done", used=("tickle", "drop")))
    seen = GAME.view(laid.state, SPECTATOR).creatures
    assert [(one.power, one.spent, one.used) for one in seen] == [
        (HIDDEN_POWER, (), ()),
        (HIDDEN_POWER, (), ("drop",)),
    ]
    assert GAME.view(laid.state, 1).creatures[0].spent == ("blob_of_death",)
