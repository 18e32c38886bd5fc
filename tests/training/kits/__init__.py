"""Trains the network that tells which figures wear the same."""
