"""Sightings under their earlier address; `vision.sightings` is where they are now."""

from vision.sightings import *  # noqa: F403
