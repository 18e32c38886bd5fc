"""The samples of the accuracy report: figures with their errors, and right or wrong answers."""

from dataclasses import asdict, dataclass
from typing import Any, Literal, TypeAlias

Origin: TypeAlias = Literal["rendered", "real"]


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured figure.

    Attributes:
        item: The item that was measured.
        error: Measured minus true, in the measurement's unit; None if it was refused.
        sigma: The stated standard deviation in the same unit; None if none is stated.
        note: A remark, for example why it was refused.
    """

    item: str
    error: float | None
    sigma: float | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer: right, wrong, or none at all.

    Attributes:
        item: The item and question.
        right: Whether the answer was the true one; None if it was refused.
        probability: The stated probability of the answer; None if none is stated.
        note: A remark: the answer and the truth.
    """

    item: str
    right: bool | None
    probability: float | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Measurement:
    """One kind of measurement, with all its samples.

    Attributes:
        name: Short name, for file names.
        title: Title in the report.
        origin: Rendered footage or real photographs.
        unit: Unit of the figures; empty for answers.
        how: One or two sentences: what was measured, and compared with what.
        samples: Figures, or answers.
    """

    name: str
    title: str
    origin: Origin
    unit: str
    how: str
    samples: tuple[Figure | Answer, ...]

    @property
    def figures(self) -> tuple[Figure, ...]:
        """The figures among its samples."""
        return tuple(one for one in self.samples if isinstance(one, Figure))

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The answers among its samples."""
        return tuple(one for one in self.samples if isinstance(one, Answer))


def as_json(measurement: Measurement) -> dict[str, Any]:
    """A measurement as JSON values; `from_json` reads it back."""
    told = asdict(measurement)
    told["samples"] = [
        {"type": type(one).__name__, **{k: _rounded(v) for k, v in asdict(one).items()}}
        for one in measurement.samples
    ]
    return told


def from_json(told: dict[str, Any]) -> Measurement:
    """The measurement that `as_json` wrote."""
    samples = tuple(_sample(dict(one)) for one in told["samples"])
    return Measurement(
        told["name"], told["title"], told["origin"], told["unit"], told["how"], samples
    )


def _sample(told: dict[str, Any]) -> Figure | Answer:
    return Figure(**told) if told.pop("type") == "Figure" else Answer(**told)


def _rounded(value: Any) -> Any:
    return round(value, 4) if isinstance(value, float) else value
