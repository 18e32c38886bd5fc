"""Hand spans, held against the distance of the true fingertips along the table."""

from collections.abc import Sequence
from pathlib import Path

from tests.accuracy import footage
from tests.accuracy.samples import Figure, Measurement


def measure() -> tuple[Measurement, ...]:
    """Spans of the rendered hands, stretched and half-stretched ones, and of the evening's."""
    hands = [_figure(folder) for folder in footage.folders("handspan")]
    evening = [_in_the_evening(folder) for folder in footage.folders("evening")]
    return (
        Measurement(
            "spans", "Hand spans", "rendered", "mm",
            "`observe --for hand` on each picture and on the film, with a camera file. A hand that "
            "is not fully stretched may be refused.",
            (*hands, *evening),
        ),
    )  # fmt: skip


def on_fresh(folders: Sequence[Path]) -> tuple[Measurement, ...]:
    """Hands of worlds that nobody has looked at."""
    how = "Pictures of flat hands in rooms drawn anew; a lazily spread hand may be refused."
    hands = tuple(_figure(folder) for folder in folders)
    return (Measurement("spans", "Hand spans", "rendered", "mm", how, hands),)


def _figure(folder: Path) -> Figure:
    truth = footage.truth_of(folder)
    stretched = "" if truth["fully_stretched"] else "not fully stretched"
    return _span(folder, truth["span_horizontal_mm"], stretched)


def _in_the_evening(folder: Path) -> Figure:
    (truth,) = [s for s in footage.truth_of(folder)["segments"] if s["kind"] == "hand_span"]
    return _span(folder, truth["span_horizontal_mm"], "a film")


def _span(folder: Path, true_mm: float, note: str) -> Figure:
    name, source = footage.named(folder), footage.picture_of(folder)
    _, lines = footage.program("observe", source, *footage.known(folder), "--for", "hand")
    hands = [line for line in lines if line["kind"] == "hand"]
    if not hands:
        return Figure(name, None, None, footage.refusal(lines) or note)
    span = hands[0]["span_mm"]
    return Figure(name, span["value"] - true_mm, span["sigma"], note)
