"""Checks that a command is legal; each raises IllegalCommand if not."""

from engine.allowed import (
    check_because,
    check_during,
    check_going_on,
    check_plays,
    check_referee,
)
from engine.game import Seat
from engine.games.metamorph.hexes import SIDES
from engine.games.metamorph.questions import hexes_apart, shape_of, standing_on, wizard
from engine.games.metamorph.specials import Special
from engine.games.metamorph.state import Artifact, Phase, Seated, State, Turn
from engine.refusal import IllegalCommand, Reason, refusal
from engine.seats import name_of

MOST = 999
"""The upper limit of numbers that the referee sets."""


def check_phase(state: State, *phases: Phase) -> None:
    """Check that the game is in one of these phases."""
    check_during(state.phase, *phases)


def check_seat(state: State, seat: int) -> Seated:
    """Return the wizard on a seat, after checking that there is one."""
    return check_plays(state.players, seat)


def check_player(state: State, seat: int) -> Seated:
    """Return the wizard on a seat, after checking that they are still in the game."""
    found = check_seat(state, seat)
    if found.gone:
        told = "is dead" if found.gone == "dead" else "has left the map"
        raise refusal(Reason.DEAD, f"{found.name} {told}", "name somebody who is in the game")
    return found


def check_turn(state: State, seat: Seat) -> tuple[Turn, Seated]:
    """Check that it is this seat's turn and no dice are awaited; return the turn and its wizard."""
    check_phase(state, "playing")
    if state.pending is not None or state.turn is None:
        raise refusal(Reason.ROLL_PENDING, "dice are awaited", "first roll them")
    if seat not in (None, state.turn.player):
        raise refusal(
            Reason.NOT_YOUR_MOVE,
            f"it is the turn of {name_of(state, state.turn.player)}",
            "wait for it",
        )
    return state.turn, wizard(state, state.turn.player)


def check_not_resting(state: State, turn: Turn, what: str) -> None:
    """Check that the wizard has not rested, if whoever rests may do nothing else (M27)."""
    if state.house.quiet_rest and turn.rested:
        raise refusal(Reason.HOUSE_RULE, f"whoever rests does not {what}", "end the turn", "M27")


def check_other(state: State, one: Seated, seat: int) -> Seated:
    """Return another wizard who is in the game."""
    other = check_player(state, seat)
    if other.seat == one.seat:
        raise refusal(Reason.BAD_TARGET, "nobody does that to themselves", "name another wizard")
    return other


def check_beside(state: State, one: Seated, other: Seated, rule: str) -> None:
    """Check that two wizards stand on hexes beside each other; `rule` says why they must."""
    if hexes_apart(state, one, other) != 1:
        raise refusal(
            Reason.TOO_FAR,
            f"{other.name} is not on a hex beside {one.name}",
            "choose somebody beside",
            rule,
        )


def check_hex(state: State, name: str) -> str:
    """Return the name of a hex, after checking that it is on the map."""
    if name not in state.board.place:
        raise refusal(
            Reason.BAD_VALUE,
            f"there is no hex {name[:20]!r}",
            "name it by part, column and row, as it is printed",
        )
    return name


def check_facing(facing: int) -> int:
    """Return a facing, after checking that it is a side of a hex."""
    if not 0 <= facing < SIDES:
        raise refusal(
            Reason.BAD_VALUE, f"nobody faces {facing}", "sides count clockwise from 0 to 5"
        )
    return facing


def check_empty(state: State, name: str, rule: str = "move") -> None:
    """Check that no wizard stands on a hex."""
    other = standing_on(state, name)
    if other is not None:
        raise refusal(
            Reason.BAD_TARGET, f"{other.name} stands on {name}", "choose another hex", rule
        )


def check_special(state: State, turn: Turn, one: Seated, name: str) -> Special:
    """Return a special, after checking that it may be used and paid for now."""
    if name not in shape_of(state, one).specials:
        told = ", ".join(shape_of(state, one).specials) or "none"
        raise refusal(
            Reason.NO_POWER,
            f"{one.name} has no special {name[:20]!r} as {one.shape}",
            f"there are: {told}",
            "special",
        )
    if turn.special:
        raise refusal(
            Reason.SPENT,
            f"{one.name} has used {turn.special} in this turn",
            "use one special a turn",
            "special",
        )
    special = state.book.special_named[name]
    if one.mana < special.mana:
        raise too_dear(one, special.mana, name)
    return special


def check_artifact(state: State, name: str) -> Artifact:
    """Return an artifact, after checking that it exists and is on the map or held."""
    found = next((one for one in state.artifacts if one.name == name), None)
    if found is None or (found.at is None and found.holder is None):
        there = [one.name for one in state.artifacts if one.at or one.holder] or "none"
        raise refusal(
            Reason.UNKNOWN_PIECE, f"there is no artifact {name[:20]!r}", f"there are {there}"
        )
    return found


def too_dear(one: Seated, cost: int, what: str, rule: str = "mana") -> IllegalCommand:
    """Return the refusal of something that costs more mana than the wizard has."""
    return refusal(
        Reason.SPENT,
        f"{what} costs {cost} mana, and {one.name} has {one.mana}",
        "rest as Human, or do something that costs less",
        rule,
    )


def check_play(state: State, seat: int | None, because: str) -> None:
    """Check that the referee gives the command and a reason, while the game is played."""
    check_word(state, seat, because)
    check_phase(state, "playing")


def check_word(state: State, seat: int | None, because: str) -> None:
    """Check that the referee gives the command and a reason, before the game is over."""
    check_referee(seat, "this")
    check_going_on(state.phase)
    check_because(because)


def check_number(what: str, value: int, most: int) -> None:
    """Check that a number is from 0 to `most`."""
    if not 0 <= value <= most:
        raise refusal(Reason.BAD_VALUE, f"{what} cannot be {value}", f"give 0 to {most}")


def check_no_change_below(one: Seated) -> None:
    """Check that a wizard who landed to change stays on the ground until the change happens.

    In the air it would do damage (M26), which landing has spared. Whoever cast in the air has paid.
    """
    if one.change is not None and one.change.landed:
        raise refusal(
            Reason.WRONG_STEP,
            f"{one.name} is changing shape on the ground",
            "stay there until the turn ends",
            "M26",
        )
