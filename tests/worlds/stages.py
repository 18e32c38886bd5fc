"""The footage generator as a part of the tests: its modules, with our additions registered.

Everything here needs Blender as a Python module (see generator/README.md); nothing else in the
tests imports it.
"""

import clay
import claydonians
import hands
import handspan
import missile_throw
import scene
import second_view
import slargeball
import turncard

import worlds
from tests.worlds import (  # noqa: F401  they register themselves
    more_lights,
    more_prints,
    more_tables,
    more_things,
)

__all__ = [
    "clay",
    "claydonians",
    "hands",
    "handspan",
    "missile_throw",
    "scene",
    "second_view",
    "slargeball",
    "turncard",
    "worlds",
]
