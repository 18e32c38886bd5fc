"""Trains the network that tells clay from its surroundings in a close picture."""
