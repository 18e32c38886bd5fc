"""Coins and other discs of known diameter: found in a picture, and lengths from them."""
