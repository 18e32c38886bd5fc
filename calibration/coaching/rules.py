"""The rules of the coach, ordered so that the first advice is what to do first.

A rule examines the measurements and returns None, or advice: what is wrong and how to fix it.
"poor" problems, which spoil measurements, come before "fair" ones, which only make them worse.
Among equals the order of `RULES` decides. It follows the causes: without light nothing is sharp,
without sharpness no board is read, without boards nothing is measured.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from calibration.coaching.advice import Advice
from calibration.coaching.checked import Checked
from calibration.coaching.picture_rules import blown, blurred, dark, glaring, uneven
from calibration.coaching.table_rules import (
    coarse,
    contradicted,
    failed,
    hidden,
    inexact,
    little_table,
    low,
    outside,
)
from calibration.coaching.time_rules import (
    flickering,
    hunting,
    irregular,
    not_quick,
    shaking,
    slow,
)

Rule: TypeAlias = Callable[[Checked], Advice | None]

RULES: Final[tuple[Rule, ...]] = (
    dark, blown, blurred, failed, shaking, hidden, contradicted, inexact, coarse, low,
    outside, little_table, slow, flickering, hunting, irregular, glaring, uneven, not_quick,
)  # fmt: skip
"""Most harmful first."""


def advice_for(checked: Checked) -> tuple[Advice, ...]:
    """Everything that is wrong, most harmful first; empty if all is well."""
    found = [advice for rule in RULES if (advice := rule(checked)) is not None]
    return tuple(sorted(found, key=lambda advice: advice.grade != "poor"))
