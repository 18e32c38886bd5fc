"""Amendments: an earlier command is corrected, and the later commands are played again.

`plan` computes the result before anything is written. The ledger then gets the event that begins
the corrected line (`engine.game.Amended`) and all events of that line.
"""

from engine.amending.again import Conflict, Saying
from engine.amending.past import Past, SpokenCommand, line_of
from engine.amending.plan import Amendment, Plan, plan

__all__ = ["Amendment", "Conflict", "Past", "Plan", "Saying", "SpokenCommand", "line_of", "plan"]
