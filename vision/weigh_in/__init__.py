"""Weighing a creature in: hull, volume, legs, limbs, reach."""
