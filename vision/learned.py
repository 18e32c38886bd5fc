"""What an eye has learned at one table: corrections of its uncertainty, and names of colours.

These are applied when a sighting is reported; the measurement itself does not change.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, get_args

from vision.doubt.worth import tempered
from vision.ground_colours import NO_GROUND, GroundPalette
from vision.sightings import ColourName, CreatureSeen, ImpactSeen, Revised, Sighting

COLOURS: Final[tuple[ColourName, ...]] = get_args(ColourName)
"""All colour names that can be reported."""

COLDEST: Final = 0.25
"""Smallest heat. Probabilities are raised to the inverse of a heat, so this one sharpens them the
most: like four independent votes instead of one."""

HOTTEST: Final = 4.0
"""Largest heat, the inverse of `COLDEST`: it flattens probabilities the most."""


@dataclass(frozen=True, slots=True)
class Learned:
    """What was learned at a table; by default, nothing.

    Attributes:
        throw_heat: A throw's probabilities are raised to the inverse of this and normalised: above
            1 the throw is reported with more doubt, below 1 with less.
        legs_heat: The same for the probabilities of a creature's leg count.
        colours: Pairs of a measured colour name and the name that is reported instead.
        ground: Colours of this table's ground, beside its main one.

    Raises:
        ValueError: A heat is outside `COLDEST` to `HOTTEST`, or a colour name is unknown.
    """

    throw_heat: float = 1.0
    legs_heat: float = 1.0
    colours: tuple[tuple[ColourName, ColourName], ...] = ()
    ground: GroundPalette = NO_GROUND

    def __post_init__(self) -> None:
        for heat in (self.throw_heat, self.legs_heat):
            if not COLDEST <= heat <= HOTTEST:
                raise ValueError(f"a heat must be from {COLDEST} to {HOTTEST}, but got {heat}")
        for name in (name for pair in self.colours for name in pair):
            if name not in COLOURS:
                raise ValueError(f"{name!r} is no colour that is told")

    def told(self, seen: Sighting) -> Sighting:
        """A sighting, corrected for the report."""
        if isinstance(seen, ImpactSeen):
            return self._renamed(self._throw(seen))
        if isinstance(seen, CreatureSeen):
            return self._renamed(self._creature(seen))
        return self._renamed(seen)

    def told_again(self, one: Revised) -> Revised:
        """A sighting that was checked again, with both of its versions corrected for the report."""
        return one.each(self.told)

    def _throw(self, seen: ImpactSeen) -> ImpactSeen:
        if self.throw_heat == 1.0:
            return seen
        shares = [*(one.probability for one in seen.struck), seen.probability_none]
        *struck, none = tempered(shares, self.throw_heat)
        pairs = zip(seen.struck, struck, strict=True)
        return replace(
            seen,
            struck=tuple(replace(one, probability=share) for one, share in pairs),
            probability_none=none,
        )

    def _creature(self, seen: CreatureSeen) -> CreatureSeen:
        if self.legs_heat == 1.0 or seen.legs is None or not seen.legs.probabilities:
            return seen
        shares = tuple(tempered(seen.legs.probabilities, self.legs_heat))
        return replace(seen, legs=replace(seen.legs, probabilities=shares))

    def _renamed(self, seen: Sighting) -> Sighting:
        return seen.recoloured(self._name) if self.colours else seen

    def _name(self, colour: ColourName) -> ColourName:
        return dict(self.colours).get(colour, colour)


NOTHING_LEARNED: Final = Learned()
"""What applies to a table at which nothing was learned."""


def learned_json(learned: Learned) -> dict[str, object]:
    """What was learned, as JSON; `learned_from` reads it back."""
    heats = {"throw_heat": learned.throw_heat, "legs_heat": learned.legs_heat}
    data = {**heats, "colours": dict(learned.colours)}
    # Without a learned ground the file is the same as before grounds were introduced.
    return data if learned.ground == NO_GROUND else {**data, "ground": list(learned.ground.cells)}


def learned_from(told: Mapping[str, object]) -> Learned:
    """Read back what `learned_json` wrote.

    Raises:
        ValueError: It was not written by `learned_json`.
    """
    throw_heat, legs_heat = (told.get(name, 1.0) for name in ("throw_heat", "legs_heat"))
    colours = told.get("colours", {})
    if not (isinstance(throw_heat, int | float) and isinstance(legs_heat, int | float)):
        raise ValueError("a heat must be a number")
    if not isinstance(colours, Mapping):
        raise ValueError("the colours must be names for names")
    ground = told.get("ground", [])
    if not isinstance(ground, list):
        raise ValueError("the ground must be a list of colours")
    return Learned(
        float(throw_heat), float(legs_heat), tuple(colours.items()), GroundPalette(tuple(ground))
    )
