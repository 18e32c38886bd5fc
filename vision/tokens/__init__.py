"""Detect pieces and cards with printed markers, and the spaces of boards that they are on."""
