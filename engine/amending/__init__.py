"""Amending: an earlier command is corrected, and what followed is played again.

`plan` gives the result before anything is written. The ledger then gets the event that begins the
corrected line (`engine.game.Amended`) and everything that follows on it.
"""

from engine.amending.again import Conflict, Saying
from engine.amending.past import Past, SpokenCommand, line_of
from engine.amending.plan import Amendment, Plan, plan

__all__ = ["Amendment", "Conflict", "Past", "Plan", "Saying", "SpokenCommand", "line_of", "plan"]
