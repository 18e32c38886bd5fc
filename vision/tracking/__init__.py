"""Creatures in play: who is who, who moved how far, what came off."""
