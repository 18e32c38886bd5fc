"""Count the arms of flat outlines."""
