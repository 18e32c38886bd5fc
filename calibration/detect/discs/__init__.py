"""Find coins and other discs of known diameter."""
