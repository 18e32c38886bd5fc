"""Finding coins and other discs of known diameter."""
