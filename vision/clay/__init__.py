"""Clay in one picture: its colour, its outline, what stands on a table."""
