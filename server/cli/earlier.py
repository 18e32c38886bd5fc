"""An earlier weigh-in, read from the output of `tableref weigh-in`, to report what changed."""

import json
from pathlib import Path

from engine.games.clay_o_rama.suggest_change import Figures, change_between
from engine.plain import JsonObject
from server.cli.exits import Unusable
from server.cli.files import read_text
from server.proposals.clay_o_rama.measured import figures_of
from vision.sightings import CreatureSeen


def read_weigh_in(path: Path) -> Figures:
    """The figures of an earlier weigh-in; raises Unusable naming the file."""
    try:
        creature = json.loads(read_text(path))["creature"]
        volume = creature["volume_ml"]
        return Figures(
            volume_ml=None if volume is None else (float(volume["value"]), float(volume["sigma"])),
            legs=int(creature["legs"]["count"]),
            limbs=int(creature["limbs"]["count"]),
        )
    except (ValueError, KeyError, TypeError) as error:
        raise Unusable(
            f"{path} is not a weigh-in; name a file with what `tableref weigh-in` printed."
        ) from error


def changed_since(before: Figures, seen: CreatureSeen) -> JsonObject | None:
    """What has changed, as JSON values; None if nothing has."""
    change = change_between(before, figures_of(seen))
    if change is None:
        return None
    lost = change.lost_ml
    return {
        "legs": [change.before.legs, change.after.legs],
        "limbs": [change.before.limbs, change.after.limbs],
        "lost_ml": None if lost is None else {"value": lost[0], "sigma": lost[1]},
        "why": change.why,
    }
