"""Correction of the stated sigmas and probabilities, as measured on worlds kept apart for it."""
