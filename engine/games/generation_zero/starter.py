"""The built-in cards: an invented world, and the kinds of things that the rule sheet lists.

The stats are balanced: an Agent has 15 points over Speed, Attack, Defence, Stealth and
Special, a 'Sue 16 over Speed, Attack, Defence, Observe, Allure and Special.
"""

from engine.games.generation_zero.cards import (
    Artefact,
    CanonCard,
    Department,
    Location,
    Monster,
    Species,
    Weapon,
)
from engine.games.generation_zero.tables import SPECIES_HEALTH

LANTERN = "The Ninefold Lantern"
"""The world of the built-in cards: an invented epic in nine volumes."""

OGRE, BEAR, WYRM, MOTH, CLERK = (
    "Moss Ogre",
    "Gravel Bear",
    "Tax Wyrm",
    "Lantern Moth",
    "Bog Clerk",
)

INLANDS: tuple[Location, ...] = (
    Location("Hobbleford", LANTERN, "plain"),
    Location("The Whispering Hedge", LANTERN, "forest", (OGRE, MOTH)),
    Location("Upper Damp", LANTERN, "hills", (BEAR,)),
    Location("Lower Damp", LANTERN, "valley", (CLERK,)),
    Location("Candlewick Market", LANTERN, "city"),
    Location("The Long Cough", LANTERN, "cave", (WYRM, MOTH)),
    Location("Ferry of Regrets", LANTERN, "river", (CLERK,)),
    Location("Mount Inconvenience", LANTERN, "mountain", (BEAR, WYRM)),
    Location("The Sleeping Heron", LANTERN, "city", (OGRE,), bargain=True),
    Location("Barley End", LANTERN, "plain", (OGRE,)),
    Location("Wood of Polite Owls", LANTERN, "forest", (OGRE, BEAR)),
    Location("Sevenstile Ridge", LANTERN, "hills", (BEAR,)),
    Location("The Plain of Plot", LANTERN, "plain"),
    Location("Undercroft of Bells", LANTERN, "cave", (MOTH, CLERK)),
    Location("Goose Vale", LANTERN, "valley"),
    Location("Ninegate", LANTERN, "city"),
    Location("River Meander", LANTERN, "river"),
    Location("Birchwater", LANTERN, "forest", (CLERK, MOTH)),
    Location("The Sixth Volume", LANTERN, "plain"),
    Location("Cold Shoulder Pass", LANTERN, "mountain", (WYRM,)),
    Location("The King's Spare Palace", LANTERN, "city"),
    Location("Grotto of Exposition", LANTERN, "cave", (WYRM, OGRE)),
    Location("Sheepless Downs", LANTERN, "hills"),
    Location("Prologue Meadow", LANTERN, "plain", (MOTH,)),
    Location("The Tanglewold", LANTERN, "forest", (OGRE, BEAR)),
)

OUTLANDS: tuple[Location, ...] = (
    Location("Foreword Fields", LANTERN, "plain"),
    Location("Wood of Missing Leaves", LANTERN, "forest", (OGRE,)),
    Location("Teapot Barrows", LANTERN, "hills", (OGRE, BEAR)),
    Location("Old Quarto", LANTERN, "city", (WYRM,)),
    Location("The Digression", LANTERN, "river", (CLERK,)),
    Location("The Inkwell", LANTERN, "cave", (WYRM, MOTH)),
    Location("Appendix Moor", LANTERN, "plain"),
    Location("Nettleford Copse", LANTERN, "forest", (OGRE, BEAR)),
    Location("Vale of Second Thoughts", LANTERN, "valley", (CLERK,)),
    Location("Lesser Ninegate", LANTERN, "city"),
    Location("Mount Cliffhanger", LANTERN, "mountain", (BEAR, WYRM)),
    Location("Three Sigh Hill", LANTERN, "hills"),
    Location("Hollow of Footnotes", LANTERN, "cave", (MOTH, CLERK)),
    Location("Misprint Market", LANTERN, "city"),
    Location("The Borrowed Forest", LANTERN, "forest", (OGRE, MOTH)),
    Location("Dry Recital", LANTERN, "plain"),
)
"""Further Locations, which are shuffled with the others if those are too few.

Terrains and homes of Monsters are distributed as among the others.
"""

LOCATIONS = (*INLANDS, *OUTLANDS)

CANONS: tuple[CanonCard, ...] = (
    CanonCard("Sir Osric the Reluctant", LANTERN, 2),
    CanonCard("Maren of the Ferry", LANTERN, 3),
    CanonCard("King Halfdan the Brief", LANTERN, 1),
    CanonCard("Tam Thistledown", LANTERN, 2),
    CanonCard("The Lamplighter", LANTERN, 3),
    CanonCard("Captain Ysolde Brand", LANTERN, 2),
    CanonCard("Brother Aldwin", LANTERN, 1),
    CanonCard("Prince Corvin", LANTERN, 2),
    CanonCard("Elowen Ashgrove", LANTERN, 3),
    CanonCard("Old Perrin Wick", LANTERN, 1),
    CanonCard("The Lord Antagonist", LANTERN, 2),
    CanonCard("Jory Saltmarsh", LANTERN, 3),
    CanonCard("Dame Hildegund", LANTERN, 1),
    CanonCard("Finnian Ravenlock", LANTERN, 2),
    CanonCard("Nan Appleby", LANTERN, 1),
    CanonCard("The Nameless Squire", LANTERN, 2),
)

MONSTERS: tuple[Monster, ...] = (
    Monster("Old Mumbler", OGRE, 4, 2, 5),
    Monster("Mumbler's Nephew", OGRE, 3, 2, 4),
    Monster("The Landslide", BEAR, 5, 3, 5),
    Monster("Pebbles", BEAR, 3, 2, 4),
    Monster("Audit Eternal", WYRM, 5, 3, 6),
    Monster("Petty Cash", WYRM, 4, 2, 4),
    Monster("Flutter", MOTH, 3, 2, 3),
    Monster("The Great Singe", MOTH, 4, 3, 4),
    Monster("Form Twelve", CLERK, 4, 2, 4),
    Monster("In Triplicate", CLERK, 3, 3, 5),
)

SPECIES: tuple[Species, ...] = tuple(
    Species(name, health) for name, health in SPECIES_HEALTH.items()
)

WEAPONS: tuple[Weapon, ...] = (
    Weapon("Knife", "knife"),
    Weapon("Bow", "bow"),
    Weapon("Magic", "magic"),
    Weapon("Dagger", "dagger"),
    Weapon("Sword", "sword"),
    Weapon("Gun", "gun"),
    Weapon("Mace", "mace"),
    Weapon("Lamp of Forgetting", "neuralyser"),
)

ARTEFACTS: tuple[Artefact, ...] = (
    Artefact("Pendant", "pendant"),
    Artefact("Tiara", "tiara"),
    Artefact("Jewel", "jewel"),
    Artefact("Dagger", "dagger"),
    Artefact("Crown", "crown"),
    Artefact("Ring", "ring"),
    Artefact("Necklace", "necklace"),
)

TEDIUM, FURNACES, MEMORY, TEMPS = (
    "Office of Tedium",
    "Furnaces and Fittings",
    "Memory Loans",
    "Temporary Staff",
)
WORDS, NIGHTS, SERVICE, MAPS = (
    "Kind Words Desk",
    "Night Shift",
    "Long Service",
    "Misplaced Maps",
)

DEPARTMENTS: tuple[Department, ...] = (
    Department(TEDIUM, "boredom"),
    Department(FURNACES, "pyromania"),
    Department(MEMORY, "neuralyse"),
    Department(TEMPS, "specialist"),
    Department(WORDS, "counsel"),
    Department(NIGHTS, "breakdown"),
    Department(SERVICE, "experience"),
    Department(MAPS, "spatial_warp"),
)
