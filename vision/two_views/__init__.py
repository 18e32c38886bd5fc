"""Measure with two cameras that look at one table: their clocks, throws and bodies."""
