"""The end of the game: by the rules, or by the referee."""

from engine.games.generation_zero.checks import check_word
from engine.games.generation_zero.due import top
from engine.games.generation_zero.questions import in_play
from engine.games.generation_zero.state import Guide, Kind, Reward, State
from engine.games.generation_zero.words import WHY
from engine.record import replace
from engine.seats import listed, names_of
from engine.topic import Topic, decides, happens
from engine.word import DeclareWinner, GameWon, winners_named


def declare_winner(state: State, command: DeclareWinner) -> tuple[GameWon, ...]:
    """Decide the end of the game by the referee."""
    check_word(state, command.seat, command.because, anytime=True)
    return winners_named(state, command)


def _all_dead(state: State) -> tuple[GameWon, ...]:
    """The end if all 'Sues or all Agents are dead (G1)."""
    kinds: tuple[tuple[Kind, str], ...] = (("sue", "'Sues"), ("agent", "Agents"))
    for kind, name in kinds:
        if not in_play(state, kind):
            return (most_kills(state, f"all {name} are dead"),)
    return ()


def most_kills(state: State, why: str) -> GameWon:
    """Return the end by kills: most of those that count for each win, ties are shared (G1)."""
    there = [one for one in state.players if not one.left] or list(state.players)
    best = max(one.score for one in there)
    ahead = [one for one in there if one.score == best]
    kills = "1 kill" if best == 1 else f"{best} kills"
    names = listed([one.name for one in ahead])
    told = (
        f"{why}, and {names} has {kills}" if len(ahead) == 1 else f"{why}, and {names} have {kills}"
    )
    return GameWon(tuple(one.seat for one in ahead), told)


def _game_won(state: State, event: GameWon) -> State:
    return replace(
        state, phase="over", winners=event.winners, ending=event.why, turn=None, tasks=()
    )


def _describe_won(state: State, event: GameWon) -> str:
    if len(event.winners) > 1:
        return f"A tie between {names_of(state, event.winners)}: {event.why}."
    return f"{names_of(state, event.winners) or 'Nobody'} won: {event.why}."


def _follows(state: State) -> tuple[GameWon, ...]:
    """End the game, but not before points are used and a Canon's move is finished."""
    if state.phase != "playing" or isinstance(top(state), Reward | Guide):
        return ()
    return _all_dead(state)


TOPIC: Topic[State, DeclareWinner, GameWon, GameWon] = Topic(
    commands=decides(DeclareWinner, declare_winner),
    events=happens(GameWon, _game_won, _describe_won),
    follows=_follows,
    overrides=lambda _: (DeclareWinner(None, (1,), WHY),),
)
