"""What has to hold before a command is decided; each check raises IllegalCommand."""

from engine.allowed import check_during
from engine.game import Seat
from engine.games.clearing_house.board import on_board
from engine.games.clearing_house.questions import at, may_play, name_of, player_of
from engine.games.clearing_house.state import Phase, Seated, Space, State, Turn
from engine.games.clearing_house.tables import TITLES
from engine.refusal import Reason, refusal


def check_phase(state: State, *phases: Phase) -> None:
    """The game is in one of these phases."""
    check_during(state.phase, *phases)


def check_player(state: State, seat: int) -> Seated:
    """There is such a player, alive."""
    found = player_of(state, seat)
    if found is None:
        seats = [one.seat for one in state.players]
        raise refusal(Reason.UNKNOWN_PIECE, f"there is no player {seat}", f"name one of {seats}")
    if not found.alive:
        raise refusal(Reason.DEAD, f"{found.name} is dead", "name somebody who is alive")
    return found


def check_turn(state: State, seat: Seat) -> tuple[Turn, Seated]:
    """It is this seat's turn, and nothing is in the air; whose turn it is."""
    check_phase(state, "playing")
    if state.aim or state.theft:
        raise refusal(Reason.ROLL_PENDING, "dice are awaited", "first roll them")
    if state.stack:
        card = TITLES[state.stack[-1].card]
        raise refusal(
            Reason.WRONG_STEP,
            f"{card} was announced",
            "first let everybody intervene or let it pass",
            "C22",
        )
    turn = state.turn
    player = player_of(state, turn.player) if turn else None
    if turn is None or player is None:
        raise refusal(Reason.WRONG_PHASE, "it is nobody's turn", "wait for it")
    if seat not in (None, turn.player):
        raise refusal(
            Reason.NOT_YOUR_MOVE, f"it is the turn of {name_of(state, turn.player)}", "wait for it"
        )
    return turn, player


def check_card(state: State, seat: Seat, card: str) -> tuple[Seated, Space]:
    """The card may be played now; who plays it, and where he stands."""
    turn, player = check_turn(state, seat)
    if turn.played >= turn.most:
        raise refusal(
            Reason.SPENT, f"{turn.played} cards were played in this turn", "end it (EndTurn)"
        )
    if card not in may_play(player):
        raise refusal(
            Reason.NO_POWER, f"{player.name} holds no {TITLES[card]}", "play a card of the hand"
        )
    return player, standing(player)


def standing(player: Seated) -> Space:
    """Where a pawn stands; the living have one on the board."""
    if player.at is None:
        raise refusal(Reason.DEAD, f"{player.name} is off the board", "name somebody who is on it")
    return player.at


def check_space(state: State, space: Space) -> None:
    """The space lies on the board."""
    if not on_board(state, space):
        size = state.house.size
        raise refusal(
            Reason.BAD_VALUE, f"there is no {at(space)}", f"columns and rows go from 1 to {size}"
        )


def check_open(state: State, space: Space, rule: str = "police") -> None:
    """The space lies on the board and is not closed."""
    check_space(state, space)
    if space in state.xs:
        raise refusal(
            Reason.BAD_TARGET, f"{at(space)} is closed by the police", "choose another space", rule
        )


def check_free(state: State, space: Space, rule: str = "move") -> None:
    """A pawn may end a move there."""
    check_open(state, space)
    for one in state.players:
        if one.alive and one.at == space:
            raise refusal(
                Reason.BAD_TARGET, f"{one.name} stands on {at(space)}", "choose a free space", rule
            )
