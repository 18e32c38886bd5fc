"""Playing a card: what has to hold when it is announced."""

from engine.games.clearing_house import commands, events
from engine.games.clearing_house.board import (
    beside,
    between,
    in_line,
    same_kind_of_step,
    steps_between,
)
from engine.games.clearing_house.checks import (
    check_card,
    check_free,
    check_open,
    check_player,
    check_space,
    check_turn,
    standing,
)
from engine.games.clearing_house.events import CardPlayed, Event
from engine.games.clearing_house.questions import at, is_empty, ways
from engine.games.clearing_house.state import Seated, Space, State
from engine.refusal import Reason, refusal

AMBUSH_REACH = 2


def play_move(state: State, command: commands.PlayMove) -> tuple[Event, ...]:
    """One step, to a free space; none when every way is barred (C31)."""
    player, here = check_card(state, command.seat, "move")
    if command.to is None:
        _check_barred(len(ways(state, here)), "PlayMove")
    else:
        check_free(state, command.to)
        _check_step(here, command.to)
    return (CardPlayed(player.seat, "move", command.to),)


def play_double_move(state: State, command: commands.PlayDoubleMove) -> tuple[Event, ...]:
    """Two steps of one kind; only the last space must be free of others (C13, C32)."""
    player, here = check_card(state, command.seat, "double_move")
    if command.to is None or command.through is None:
        _check_barred(len(double_ways(state, here)), "PlayDoubleMove")
        return (CardPlayed(player.seat, "double_move"),)
    _check_double(state, here, command.through, command.to)
    return (CardPlayed(player.seat, "double_move", command.to, command.through),)


def double_ways(state: State, here: Space) -> tuple[tuple[Space, Space], ...]:
    """Every double move from a space: what it leads through, and where it ends."""
    firsts = [one for one in beside(state, here) if one not in state.xs]
    return tuple(
        (through, end)
        for through in firsts
        for end in ways(state, through)
        if _goes_on(state, here, through, end)
    )


def play_abduct(state: State, command: commands.PlayAbduct) -> tuple[Event, ...]:
    """A player beside is put on another free space beside the abductor (C15, C16)."""
    player, here = check_card(state, command.seat, "abduct")
    victim = _victim(state, player, command.victim)
    _check_beside(here, standing(victim), victim.name)
    check_free(state, command.to, "C16")
    if steps_between(here, command.to) != 1:
        raise refusal(
            Reason.TOO_FAR, f"{at(command.to)} is not beside", "choose a space beside", "C16"
        )
    return (CardPlayed(player.seat, "abduct", command.to, victim=victim.seat),)


def play_attack(state: State, command: commands.PlayAttack) -> tuple[Event, ...]:
    """A player beside, or a trap beside."""
    player, here = check_card(state, command.seat, "attack")
    if (command.victim is None) == (command.trap is None):
        raise refusal(
            Reason.BAD_TARGET, "an attack has one target", "name a player or a trap", "attack"
        )
    if command.trap is not None:
        _check_trap(state, here, command.trap)
        return (CardPlayed(player.seat, "attack", command.trap),)
    victim = _victim(state, player, command.victim)
    _check_beside(here, standing(victim), victim.name)
    return (CardPlayed(player.seat, "attack", victim=victim.seat),)


def play_ranged_attack(state: State, command: commands.PlayRangedAttack) -> tuple[Event, ...]:
    """A player on the same row, column or exact diagonal; nothing is in the way (C14)."""
    player, here = check_card(state, command.seat, "ranged_attack")
    victim = _victim(state, player, command.victim)
    there = standing(victim)
    if not in_line(here, there):
        raise refusal(
            Reason.BAD_TARGET,
            f"{victim.name} is not in line",
            "choose somebody on the same row, column or exact diagonal",
            "ranged_attack",
        )
    closed = [one for one in between(here, there) if one in state.xs]
    if state.house.xs_block and closed:
        raise refusal(
            Reason.BAD_TARGET, f"{at(closed[0])} is in the way", "choose somebody else", "C14"
        )
    return (CardPlayed(player.seat, "ranged_attack", victim=victim.seat),)


def play_ambush(state: State, command: commands.PlayAmbush) -> tuple[Event, ...]:
    """A trap of one's own on an empty space within two, in line (C15, C19)."""
    player, here = check_card(state, command.seat, "ambush")
    if player.traps == 0:
        raise refusal(Reason.SPENT, f"{player.name} has no trap left", "play another card", "C18")
    check_open(state, command.at)
    if not in_line(here, command.at) or steps_between(here, command.at) > AMBUSH_REACH:
        raise refusal(
            Reason.TOO_FAR,
            f"{at(command.at)} is out of reach",
            "choose a space within two, straight or exactly diagonal",
            "C15",
        )
    if not is_empty(state, command.at):
        raise refusal(
            Reason.BAD_TARGET, f"{at(command.at)} is not empty", "choose an empty space", "C19"
        )
    return (CardPlayed(player.seat, "ambush", command.at),)


def play_armor(state: State, command: commands.PlayArmor) -> tuple[Event, ...]:
    """Armor is laid in one's own turn, and counts as one of its cards (C20)."""
    player, _ = check_card(state, command.seat, "armor")
    return (CardPlayed(player.seat, "armor"),)


def end_turn(state: State, command: commands.EndTurn) -> tuple[Event, ...]:
    """No more cards in this turn."""
    _, player = check_turn(state, command.seat)
    return (events.TurnEnded(player.seat),)


def _check_barred(open_ways: int, card: str) -> None:
    if open_ways:
        raise refusal(Reason.BAD_VALUE, "there is a way to go", f"name it in {card}", "C31")


def _check_step(here: Space, there: Space) -> None:
    if steps_between(here, there) != 1:
        raise refusal(
            Reason.TOO_FAR, f"{at(there)} is not one step away", "choose a space beside", "move"
        )


def _check_double(state: State, here: Space, through: Space, end: Space) -> None:
    check_open(state, through)
    check_free(state, end)
    _check_step(here, through)
    _check_step(through, end)
    if not _goes_on(state, here, through, end):
        raise refusal(
            Reason.BAD_TARGET,
            f"the way through {at(through)} to {at(end)} turns",
            "take both steps the same way",
            "C32",
        )


def _goes_on(state: State, here: Space, through: Space, end: Space) -> bool:
    """Both steps go the same way, or are of one kind where a step may turn (C32)."""
    first = (through.column - here.column, through.row - here.row)
    second = (end.column - through.column, end.row - through.row)
    turns = state.house.double_turns and same_kind_of_step(here, through, end)
    return first == second or turns


def _victim(state: State, player: Seated, seat: int | None) -> Seated:
    victim = check_player(state, seat if seat is not None else 0)
    if victim.seat == player.seat:
        raise refusal(
            Reason.BAD_TARGET, "nobody does that to himself", "name another player", "enemy"
        )
    return victim


def _check_beside(here: Space, there: Space, name: str) -> None:
    if steps_between(here, there) > 1:
        raise refusal(Reason.TOO_FAR, f"{name} is not beside", "choose somebody beside", "C15")


def _check_trap(state: State, here: Space, trap: Space) -> None:
    check_space(state, trap)
    if trap not in state.traps:
        raise refusal(
            Reason.UNKNOWN_PIECE, f"there is no trap on {at(trap)}", "name a space with a trap"
        )
    if steps_between(here, trap) != 1:
        raise refusal(Reason.TOO_FAR, f"{at(trap)} is not beside", "choose a trap beside", "C15")
