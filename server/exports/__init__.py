"""Exporting games: as a file that can be imported again, and as a table of their entries."""
