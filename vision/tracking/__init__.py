"""Track the creatures in play: who is who, who moved how far, and what came off."""
