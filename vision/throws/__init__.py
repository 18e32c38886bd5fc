"""A missile in flight: who was struck first, and when."""
