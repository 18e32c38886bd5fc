"""Pages of the reasons why commands are refused and of the causes why calibrations fail."""

import ast
import inspect
from collections.abc import Iterator

from calibration.failure import CAUSES
from engine.refusal import Reason
from tests.reference.table import code, page, table


def refusals() -> str:
    """The page of all reasons for which the rules refuse a command."""
    lines = dict(_docstrings_of(Reason))
    rows = [(code(reason.value), lines.get(reason.name, "")) for reason in Reason]
    lead = (
        "Every refusal has a reason of this list, a sentence that says what would be legal, and "
        "the rule that it rests on ([the rules engine](../engine.md))."
    )
    return page("Why a command is refused", lead, table(("Reason", "What it means"), rows))


def causes() -> str:
    """The page of all causes for which a picture cannot be calibrated."""
    rows = [(code(cause), mend) for cause, mend in CAUSES.items()]
    lead = (
        "The causes that `tableref calibrate` and all that builds on it tell, as JSON with exit "
        "status 1, each with what mends it ([calibration](../calibration.md))."
    )
    return page("Why a calibration fails", lead, table(("Cause", "What mends it"), rows))


def _docstrings_of(kind: type) -> Iterator[tuple[str, str]]:
    """Each name that a class assigns, with the string literal below it."""
    (body,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(body, ast.ClassDef)
    for first, then in zip(body.body, body.body[1:], strict=False):
        if isinstance(first, ast.Assign) and isinstance(first.targets[0], ast.Name):
            below = then.value if isinstance(then, ast.Expr) else None
            if isinstance(below, ast.Constant):
                yield first.targets[0].id, str(below.value)
