"""Proposals for a hand that was laid flat: whose span it is."""

from collections.abc import Iterable

from engine.games.clay_o_rama.building import SetSpan
from engine.games.clay_o_rama.questions import millimetres
from engine.games.clay_o_rama.state import Seated, State
from server.proposals.clay_o_rama.blocked import blocked
from server.proposals.lengths import TENTHS
from server.proposals.proposal import Choice, Doubt, Field, MeasuredNumber, Memory, Proposal
from server.proposals.seen import seen_of
from vision.sightings import HandSpanSeen

SAME_HAND_SIGMAS = 3.0
"""A span within so many sigmas of a known one is the same hand."""

SAME_HAND_MM = 4.0
"""It is also the same hand within so many mm: a hand never lies exactly the same way twice."""


def propose_span(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """A proposal for each hand that was laid flat and measures like no player's known span.

    It is proposed as the span of the first player who has none yet.
    """
    if state.house.unit != "span" or state.house.uniform_span:
        return ()
    hands = seen_of(memory, HandSpanSeen)
    return tuple(
        _proposal(state, hand) for hand in hands if not _has_known_span(state.players, hand)
    )


def _proposal(state: State, hand: HandSpanSeen) -> Proposal:
    measured = _measured(hand)
    waiting = [player for player in state.players if player.span is None]
    likeliest = waiting[0] if waiting else None
    commands = {p.seat: SetSpan(None, p.seat, measured) for p in state.players}
    command = commands[likeliest.seat] if likeliest else None
    others = [player for player in state.players if player is not likeliest]
    measured_span = (MeasuredNumber(("span",), "Span", hand.span_mm.sigma),)
    return Proposal(
        key="span",
        kind="span",
        title=_title(likeliest, hand),
        why=f"A {hand.handedness} hand lay flat: thumb tip to little-finger tip "
        f"{millimetres(measured)} along the table.",
        doubt=f"within {2 * hand.span_mm.sigma:.0f} mm, as good as certain",
        command=command,
        choices=tuple(Choice(_whose(one), commands[one.seat], measured_span) for one in others),
        fields=(
            Field(("span",), "Span", "mm", TENTHS, near=_near(hand), least=TENTHS),
            Field(("player",), "Player", options=_names(state.players)),
        ),
        sightings=(hand,),
        blocked=blocked(state, command),
        doubts=(_doubt(hand),),
        measured=measured_span,
    )


def _measured(hand: HandSpanSeen) -> int:
    """The span in tenths of a mm, as it will be in the ledger and in all texts.

    It is accurate to about 2 mm, so only whole millimetres are meaningful.
    """
    return round(hand.span_mm.value) * TENTHS


def _near(hand: HandSpanSeen) -> tuple[int, ...]:
    """The span with a millimetre less and more, in tenths of a mm, as quick corrections."""
    measured = _measured(hand)
    return measured - TENTHS, measured + TENTHS


def _doubt(hand: HandSpanSeen) -> Doubt:
    mm, off = hand.span_mm.value, 2 * hand.span_mm.sigma
    among = f"{mm - off:.0f} to {mm + off:.0f} mm"
    told = millimetres(_measured(hand))
    return Doubt("Span", told, among, "thumb tip to little-finger tip, lying flat")


def _title(player: Seated | None, hand: HandSpanSeen) -> str:
    measured = millimetres(_measured(hand))
    return (
        f"Whose hand? A span of {measured}"
        if player is None
        else f"{player.name}'s span: {measured}"
    )


def _whose(player: Seated) -> str:
    return f"It is {player.name}'s" if player.span is None else f"{player.name}, measured again"


def _names(players: Iterable[Seated]) -> tuple[tuple[int, str], ...]:
    return tuple((player.seat, player.name) for player in players)


def _has_known_span(players: Iterable[Seated], hand: HandSpanSeen) -> bool:
    """Whether the span is that of some player already, so that nothing need be proposed."""
    near = max(SAME_HAND_SIGMAS * hand.span_mm.sigma, SAME_HAND_MM)
    spans = [player.span / TENTHS for player in players if player.span is not None]
    return any(abs(hand.span_mm.value - span) <= near for span in spans)
