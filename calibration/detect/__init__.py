"""Finding printed boards and coins in a picture."""
