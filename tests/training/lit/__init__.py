"""Meshes lit for the moment: pictures that teach at a fortieth of what a rendered one costs."""
