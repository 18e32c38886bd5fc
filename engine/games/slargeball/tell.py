"""Events as sentences for the log."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.games.slargeball import events
from engine.games.slargeball.awaiting import awaiting
from engine.games.slargeball.questions import (
    at,
    colour_of,
    inches,
    label,
    name_of,
    plural,
)
from engine.games.slargeball.state import Chance, State
from engine.luck import RollNeeded
from engine.seats import capital, listed
from engine.telling import LUCK_TOLD

_PHASES = {
    "whapping": "The whap phase begins.",
    "toppling": "Who was hit falls.",
    "flinging": "The fling phase begins.",
    "nabbing": "The nab phase begins.",
    "waking": "The check for consciousness begins.",
}


def tell(state: State, event: Any) -> str:
    """What happened, as one sentence, given the state after it."""
    return _SENTENCES[type(event)](state, event)


def _team(state: State, team: int) -> str:
    return colour_of(state, team).capitalize()


def _who(state: State, figure: int) -> str:
    return capital(label(state, figure))


def _points(count: int) -> str:
    return "1 point" if count == 1 else f"{count} points"


def _turns(count: int) -> str:
    return "1 turn is" if count == 1 else f"{count} turns are"


def _set_up(state: State, event: events.PlayerSetUp) -> str:
    count = len(event.places)
    return f"{name_of(state, event.player)} sets up {count} figure{'s' if count != 1 else ''}."


def _taken(state: State, event: events.InitiativeTaken) -> str:
    why = "it carries the ball" if event.carried else "it rolled higher"
    return f"{_team(state, event.team)} has the initiative: {why}."


def _sub_phase(state: State, event: events.SubPhaseBegan) -> str:
    return f"{_team(state, event.team)}'s {plural(event.position)} move."


def _walk(state: State, event: events.WalkBegan) -> str:
    needs = ["leave its enemies"] if event.breaking else []
    needs += ["get through a pile"] * len(event.piles)
    return (
        f"{_who(state, event.figure)} sets out for {at(event.path[-1])}; it has to {listed(needs)}."
    )


def _moved(state: State, event: events.Moved) -> str:
    return f"{_who(state, event.figure)} moves {inches(event.length)} to {at(event.path[-1])}."


def _swept(state: State, event: events.CorridorSwept) -> str:
    who = listed([label(state, one) for one in event.victims])
    return f"In {label(state, event.figure)}'s corridor: {who or 'nobody'}."


def _chances(state: State, event: events.ChancesSeen) -> str:
    if not event.chances:
        contact = "Nobody seems to be in contact."
        return "Nobody else has a chance." if state.offered else contact
    return f"In order: {listed([_chance(state, one) for one in event.chances])}."


def _chance(state: State, chance: Chance) -> str:
    who = label(state, chance.figure)
    if state.phase == "whapping":
        return f"{who} may whap {label(state, chance.target)} ({chance.needed} or less)"
    if state.phase == "flinging":
        return f"{who} may fling ball {chance.target} {inches(chance.reach)}"
    return f"{who} may nab ball {chance.target} ({chance.needed} or less)"


def _landed(_state: State, event: events.Landed) -> str:
    if event.off:
        return f"Ball {event.ball} leaves the field and comes back at {at(event.at)}."
    return f"Ball {event.ball} comes down at {at(event.at)}."


def _flight(state: State, event: events.FlightBegan) -> str:
    who = listed([label(state, one) for one in event.nabbers])
    return f"Ball {event.ball} flies past {who}."


def _hit(state: State, event: events.BallHit) -> str:
    full = ", whose hands are full" if event.bonk else ""
    return f"Ball {event.ball} comes down on {label(state, event.figure)}{full}."


def _rests(_state: State, event: Any) -> str:
    if event.at is None:
        return f"Ball {event.ball} finds no room and is out of play."
    return f"Ball {event.ball} lies at {at(event.at)}."


def _goal(state: State, event: events.GoalScored) -> str:
    how = f"ball {event.ball} rests in the Goal Bunker"
    if event.figure is not None:
        how = f"{label(state, event.figure)} carries ball {event.ball} into the Goal Bunker"
    score = f"{state.score[0]} to {state.score[1]}"
    return f"{_team(state, event.team)} scores {_points(event.points)}: {how}; {score}."


def _stayed(state: State, event: events.StayedDown) -> str:
    why = "finds no room to stand up" if event.crowded else "stays down"
    return f"{_who(state, event.figure)} {why}."


def _ball_put(state: State, event: events.BallPut) -> str:
    if event.carrier is not None:
        where = f"is carried by {label(state, event.carrier)}"
    else:
        where = "is out of play" if event.at is None else f"lies at {at(event.at)}"
    return f"Ball {event.ball} {where} now: {event.because}."


def _still(state: State, _event: events.StillAwaited) -> str:
    needed = awaiting(state)
    return f"Dice are still awaited: {needed.why}." if isinstance(needed, RollNeeded) else ""


def _figure_pushed(state: State, event: events.FigurePushed) -> str:
    how = "stands" if event.head is None else "lies"
    return f"Pushed aside: {label(state, event.figure)} {how} at {at(event.at)}."


def _won(state: State, event: events.GameWon) -> str:
    names = listed([name_of(state, seat) for seat in event.winners])
    return f"{names or 'Nobody'} won: {event.why}."


def _plainly(text: str) -> Callable[[State, Any], str]:
    """A sentence about a figure; {who}, {at} and {ball} are filled in."""

    def told(state: State, event: Any) -> str:
        there = at(event.at) if hasattr(event, "at") else ""
        ball = f"ball {event.ball}" if hasattr(event, "ball") else ""
        return text.format(who=_who(state, event.figure), at=there, ball=ball)

    return told


_SENTENCES: Mapping[type[Any], Callable[[State, Any], str]] = {
    **LUCK_TOLD,
    events.RollTied: lambda *_: "A tie: both roll again.",
    events.SettingUpBegan: lambda s, e: f"{_team(s, e.team)} sets up.",
    events.PlayerSetUp: _set_up,
    events.TurnBegan: lambda _, e: f"Turn {e.turn} begins.",
    events.BallEntered: lambda _, e: f"Ball {e.ball} enters at {at(e.at)}.",
    events.InitiativeTaken: _taken,
    events.SubPhaseBegan: _sub_phase,
    events.CallingBegan: lambda s, e: f"{_team(s, e.team)} may call its Coach.",
    events.PhaseBegan: lambda _, e: _PHASES[e.phase],
    events.WalkBegan: _walk,
    events.BrokeAway: _plainly("{who} gets away."),
    events.HeldBack: _plainly("{who} is held back."),
    events.PileCrossed: _plainly("{who} gets through the pile at {at}."),
    events.Mired: _plainly("{who} sticks in the pile at {at} and falls."),
    events.Moved: _moved,
    events.WentOffsides: _plainly("{who} goes offsides at {at} and is knocked out."),
    events.MovesEnded: lambda s, e: f"{name_of(s, e.player)} is done.",
    events.CoachCalled: lambda s, e: (
        f"{_who(s, e.figure)} is called: {e.needed} or less activates him."
    ),
    events.CoachRoused: _plainly("{who} is activated."),
    events.CoachCalmed: _plainly("{who} stays on his bench."),
    events.Strode: lambda s, e: (
        f"{_who(s, e.figure)} strides towards {label(s, e.target)} to {at(e.to)}."
    ),
    events.CorridorSwept: _swept,
    events.ChancesSeen: _chances,
    events.WhapBegan: lambda s, e: (
        f"{_who(s, e.figure)} whaps {label(s, e.target)}: {e.needed} or less hits."
    ),
    events.WhapHit: lambda s, e: f"{_who(s, e.figure)} hits {label(s, e.target)}.",
    events.WhapMissed: lambda s, e: f"{_who(s, e.figure)} misses {label(s, e.target)}.",
    events.Passed: _plainly("{who} lets it be."),
    events.Fell: _plainly("{who} falls at {at}, unconscious."),
    events.BallDropped: lambda _, e: f"Ball {e.ball} drops to the ground at {at(e.at)}.",
    events.FlingBegan: lambda s, e: (
        f"{_who(s, e.figure)} flings ball {e.ball} to {at(e.to)}: {e.needed} or less lands it."
    ),
    events.FlingFailed: _plainly("{who}'s fling fails: {ball} scatters."),
    events.FlightBegan: _flight,
    events.FlightMissed: _plainly("{who} does not get hold of {ball}."),
    events.Landed: _landed,
    events.BallHit: _hit,
    events.CatchFailed: _plainly("{who} does not catch {ball}, and has to stay up."),
    events.BonkSurvived: _plainly("{who} stays up."),
    events.Bonked: _plainly("{who} is bonked by {ball} and falls at {at}."),
    events.BallRested: _rests,
    events.BallPushed: lambda s, e: f"Pushed aside: {_rests(s, e)}",
    events.FigurePushed: _figure_pushed,
    events.NabBegan: lambda s, e: (
        f"{_who(s, e.figure)} reaches for ball {e.ball}: {e.needed} or less nabs it."
    ),
    events.NabFailed: _plainly("{who} does not get hold of {ball}."),
    events.Nabbed: _plainly("{who} nabs {ball}."),
    events.GoalScored: _goal,
    events.PlayBroke: lambda _, e: f"Play breaks: {e.why}.",
    events.Rose: _plainly("{who} wakes up and stands at {at}."),
    events.StayedDown: _stayed,
    events.CheckEnded: lambda *_: "The check for consciousness is over.",
    events.CoachLeft: _plainly("{who} is taken back to his bench."),
    events.TurnEnded: lambda _, e: f"Turn {e.turn} is over.",
    events.TimeAdded: lambda _, e: f"A tie: {_turns(e.turns)} added.",
    events.FigurePut: lambda s, e: f"{_who(s, e.figure)} stands at {at(e.at)} now: {e.because}.",
    events.FigureLaid: lambda s, e: f"{_who(s, e.figure)} lies at {at(e.at)} now: {e.because}.",
    events.BallPut: _ball_put,
    events.StillAwaited: _still,
    events.ScoreSet: lambda s, e: f"{_team(s, e.team)} has {_points(e.points)} now: {e.because}.",
    events.GameWon: _won,
    events.Noted: lambda s, e: f"{capital(name_of(s, e.seat))}: {e.text}",
}
