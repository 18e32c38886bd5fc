"""Flat outlines: how many arms one has."""
