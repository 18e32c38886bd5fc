"""Pieces and cards with a printed marker: which, where, which way, on which space of a board."""
