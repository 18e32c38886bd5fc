"""A game to take away: as a file that can be taken in again, and as a table of its entries."""
