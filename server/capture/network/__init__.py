"""Cameras on the network: their addresses, and how their pictures come in."""
