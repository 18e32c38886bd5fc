"""The closed lists of why something cannot be: refusals of the rules, and causes of the camera."""

import ast
import inspect
from collections.abc import Iterator

from calibration.failure import CAUSES
from engine.refusal import Reason
from tests.reference.table import code, page, table


def refusals() -> str:
    """Every reason for which a command is refused."""
    lines = dict(_lines_below(Reason))
    rows = [(code(reason.value), lines.get(reason.name, "")) for reason in Reason]
    lead = (
        "Every refusal has a reason of this list, a sentence that says what would be legal, and "
        "the rule that it rests on ([the rules engine](../engine.md))."
    )
    return page("Why a command is refused", lead, table(("Reason", "What it means"), rows))


def causes() -> str:
    """Every cause for which a picture cannot be calibrated."""
    rows = [(code(cause), mend) for cause, mend in CAUSES.items()]
    lead = (
        "The causes that `tableref calibrate` and all that builds on it tell, as JSON with exit "
        "status 1, each with what mends it ([calibration](../calibration.md))."
    )
    return page("Why a calibration fails", lead, table(("Cause", "What mends it"), rows))


def _lines_below(kind: type) -> Iterator[tuple[str, str]]:
    """Each name of a class with the string that stands below it."""
    (body,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(body, ast.ClassDef)
    for first, then in zip(body.body, body.body[1:], strict=False):
        if isinstance(first, ast.Assign) and isinstance(first.targets[0], ast.Name):
            told = then.value if isinstance(then, ast.Expr) else None
            if isinstance(told, ast.Constant):
                yield first.targets[0].id, str(told.value)
