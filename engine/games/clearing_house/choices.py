"""Commands that are possible now: every one of them, for nothing is measured here."""

from collections.abc import Callable, Mapping

from engine.games.clearing_house import commands
from engine.games.clearing_house.awaiting import awaiting
from engine.games.clearing_house.board import beside, between, in_line, spaces, steps_between
from engine.games.clearing_house.commands import Command
from engine.games.clearing_house.playing import AMBUSH_REACH, double_ways
from engine.games.clearing_house.questions import (
    drafting,
    held,
    is_empty,
    living,
    may_play,
    player_of,
    responders,
    ways,
)
from engine.games.clearing_house.state import HIDDEN, Seated, Space, State
from engine.luck import some_answers


def choices(state: State) -> tuple[Command, ...]:
    """Commands that are possible now; none when the game is over."""
    luck = some_answers(awaiting(state))
    if luck is not None:
        return luck
    match state.phase:
        case "dealing":
            return (commands.DraftDone(None),)
        case "drafting":
            return _picks(state)
        case "police":
            return _escapes(state)
        case _:
            return _responses(state) if state.stack else _turn(state)


def _picks(state: State) -> tuple[Command, ...]:
    return tuple(
        commands.Draft(one.seat, one.seat, card)
        for one in drafting(state)
        for card in dict.fromkeys(one.pack)
    )


def _escapes(state: State) -> tuple[Command, ...]:
    player = player_of(state, state.fleeing or 0)
    if player is None or player.at is None:
        return ()
    cards = ["" if card == HIDDEN else card for card in dict.fromkeys(held(player))] or [""]
    return tuple(
        commands.Flee(player.seat, player.seat, to, card)
        for to in ways(state, player.at)
        for card in cards
    )


def _responses(state: State) -> tuple[Command, ...]:
    found: list[Command] = []
    for seat in responders(state):
        player = player_of(state, seat)
        if player and "intervene" in may_play(player):
            found.append(commands.Intervene(seat, seat))
        found.append(commands.LetPass(seat, seat))
    return tuple(found)


def _turn(state: State) -> tuple[Command, ...]:
    player = player_of(state, state.turn.player) if state.turn else None
    if player is None or player.at is None:
        return ()
    found: list[Command] = []
    for card in may_play(player):
        if card in _PLAYS:
            found += _PLAYS[card](state, player, player.at)
    return (*found, commands.EndTurn(player.seat))


def _moves(state: State, player: Seated, here: Space) -> list[Command]:
    to = ways(state, here)
    return [commands.PlayMove(player.seat, one) for one in to or (None,)]


def _double_moves(state: State, player: Seated, here: Space) -> list[Command]:
    pairs = double_ways(state, here) or ((None, None),)
    return [commands.PlayDoubleMove(player.seat, through, to) for through, to in pairs]


def _abductions(state: State, player: Seated, here: Space) -> list[Command]:
    return [
        commands.PlayAbduct(player.seat, victim.seat, to)
        for victim in _near(state, player, here)
        for to in ways(state, here)
    ]


def _attacks(state: State, player: Seated, here: Space) -> list[Command]:
    traps = [one for one in beside(state, here) if one in state.traps]
    return [
        *(commands.PlayAttack(player.seat, one.seat) for one in _near(state, player, here)),
        *(commands.PlayAttack(player.seat, trap=one) for one in traps),
    ]


def _ranged_attacks(state: State, player: Seated, here: Space) -> list[Command]:
    others = [(one, one.at) for one in living(state) if one.seat != player.seat and one.at]
    return [
        commands.PlayRangedAttack(player.seat, victim.seat)
        for victim, there in others
        if in_line(here, there) and not _blocked(state, here, there)
    ]


def _ambushes(state: State, player: Seated, here: Space) -> list[Command]:
    if not player.traps:
        return []
    near = (
        one
        for one in spaces(state)
        if in_line(here, one) and steps_between(here, one) <= AMBUSH_REACH
    )
    return [commands.PlayAmbush(player.seat, one) for one in near if is_empty(state, one)]


def _armors(_state: State, player: Seated, _here: Space) -> list[Command]:
    return [commands.PlayArmor(player.seat)]


def _near(state: State, player: Seated, here: Space) -> list[Seated]:
    """Other players within one."""
    return [
        one
        for one in living(state)
        if one.seat != player.seat and one.at and steps_between(here, one.at) <= 1
    ]


def _blocked(state: State, here: Space, there: Space) -> bool:
    return state.house.xs_block and any(one in state.xs for one in between(here, there))


_PLAYS: Mapping[str, Callable[[State, Seated, Space], list[Command]]] = {
    "move": _moves,
    "double_move": _double_moves,
    "abduct": _abductions,
    "attack": _attacks,
    "ranged_attack": _ranged_attacks,
    "ambush": _ambushes,
    "armor": _armors,
}
