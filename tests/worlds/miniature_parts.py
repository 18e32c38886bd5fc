"""What a miniature is painted by: known to those who write meshes and to those who light them."""

from typing import Final

PARTS: Final = ("jersey", "trousers", "helmet", "base", "flock", "shoes", "skin")
"""The parts, as meshes number them."""

SHOES: Final = "#2b2724"
"""The generator's own colour of shoes."""
