"""Weigh-in: measure a creature's hull, volume, legs, limbs and reach."""
