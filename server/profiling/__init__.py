"""Profiles the processing of frames; used by `tableref profile` only."""
