"""Trains the network that tells where balls lie."""
