"""The painted parts of a miniature, shared by the code that writes meshes and that renders them."""

from typing import Final

PARTS: Final = ("jersey", "trousers", "helmet", "base", "flock", "shoes", "skin")
"""The parts, as meshes number them."""

SHOES: Final = "#2b2724"
"""The generator's own colour of shoes."""
