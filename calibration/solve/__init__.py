"""Computes a calibration from what was found in pictures."""
