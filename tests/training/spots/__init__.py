"""Trains the network that looks closely at what may be a figure or a ball."""
