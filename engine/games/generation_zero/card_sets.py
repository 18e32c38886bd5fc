"""Cards that a group may replace: checks that they fit together."""

from collections.abc import Iterator

from engine.games.generation_zero.cards import ROWS
from engine.games.generation_zero.deck import BUILT_IN
from engine.games.generation_zero.options import Options
from engine.notation import rows_json
from engine.plain import JsonObject, nearest, shown
from engine.sets import Set, Sets, fit_faults, form_faults

MULTI_FANDOM = "spatial_warp"
"""The power of the department whose Agents serve anywhere and have no Lust Object."""


def built_in() -> dict[str, list[JsonObject]]:
    """Return the built-in cards as a set."""
    return {kind: rows_json(cards) for kind, cards in BUILT_IN.items()}


def misfits(given: Set) -> tuple[str, ...]:
    """Return what does not fit together; kinds of cards that are missing are the built-in ones."""
    whole = {kind: given.get(kind) or rows_json(cards) for kind, cards in BUILT_IN.items()}
    return (
        *(fault for card in whole["agents"] for fault in _agent_faults(card, whole)),
        *(fault for card in whole["sues"] for fault in _sue_faults(card, whole)),
        *(fault for card in whole["monsters"] for fault in _monster_faults(card, whole)),
        *_namesakes(whole),
    )


def faults_of(options: Options) -> tuple[str, ...]:
    """Return what is wrong with cards that the options bring themselves."""
    given = {kind: rows_json(getattr(options, kind)) for kind in ROWS if getattr(options, kind)}
    if not given:
        return ()
    return form_faults(SETS, given) or fit_faults(SETS, given)


def _agent_faults(card: JsonObject, whole: Set) -> Iterator[str]:
    who = f"agent {shown(card['name'])}"
    yield from _unknown(who, card, whole, "species", "species")
    yield from _unknown(who, card, whole, "weapon", "weapons")
    yield from _unknown(who, card, whole, "department", "departments")
    if card.get("lust"):
        yield from _unknown(who, card, whole, "lust", "canons")
    if card["until"] < card["since"]:
        yield f"{who}: until must be {card['since']} or later, not {card['until']}"
    if card.get("ability", {}).get("effect") == "summon":
        yield f"{who}: ability: only a 'Sue can summon; give another effect"
    powers = {one["name"]: one["power"] for one in whole["departments"]}
    if powers.get(card["department"]) == MULTI_FANDOM and (card.get("lust") or card.get("fandom")):
        yield f"{who}: in {card['department']!r} nobody has a lust or a fandom; leave both empty"


def _sue_faults(card: JsonObject, whole: Set) -> Iterator[str]:
    who = f"sue {shown(card['name'])}"
    yield from _unknown(who, card, whole, "species", "species")
    yield from _unknown(who, card, whole, "artefact", "artefacts")


def _monster_faults(card: JsonObject, whole: Set) -> Iterator[str]:
    homes = {kind for one in whole["locations"] for kind in one.get("monsters", ())}
    if card["kind"] not in homes:
        kind, known = shown(card["kind"]), nearest(card["kind"], sorted(homes) or ["no homes"])
        yield f"monster {shown(card['name'])}: no location lets the kind {kind} live there; {known}"


def _unknown(who: str, card: JsonObject, whole: Set, field: str, kind: str) -> Iterator[str]:
    known = [one["name"] for one in whole[kind]]
    if card[field] not in known:
        there = nearest(card[field], known)
        yield f"{who}: {field} {shown(card[field])} is none of the {kind}; {there}"


def _namesakes(whole: Set) -> Iterator[str]:
    """Agents and 'Sues must have different names, as they are identified by them."""
    agents = {one["name"] for one in whole["agents"]}
    for sue in whole["sues"]:
        if sue["name"] in agents:
            yield f"sue {shown(sue['name'])}: an agent has this name; give her another"


SETS = Sets(ROWS, built_in, misfits)
