"""Missiles at rest: lumps of clay on the table, and how large each is."""
