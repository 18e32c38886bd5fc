"""Clay in a single picture: its colour, its outline, and creatures that stand on a table."""
