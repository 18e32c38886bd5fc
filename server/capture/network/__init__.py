"""Network cameras: their addresses, and how their pictures are received."""
