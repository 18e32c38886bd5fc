"""Missiles at rest: find the lumps of clay on the table, and measure the size of each."""
