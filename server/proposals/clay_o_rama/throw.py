"""Proposals for a thrown missile: whom it struck, as a command for the current turn."""

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.games.clay_o_rama.questions import step_index
from engine.games.clay_o_rama.shooting import Fire, Land, Landing
from engine.games.clay_o_rama.state import Creature, State
from server.proposals.clay_o_rama.blocked import blocked
from server.proposals.clay_o_rama.practice import for_practice
from server.proposals.proposal import Choice, Doubt, Field, Memory, PictureSpot, Proposal
from server.proposals.seen import noticed_of
from vision.sightings import ImpactSeen, Struck, percent

WORTH_NAMING = 0.02
"""Least probability with which a struck creature is named."""


def propose_throws(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """A proposal for each remembered throw, oldest first.

    Practice throws are included only before the game begins, with a note that they do not count.
    """
    throws = noticed_of(memory, ImpactSeen)
    keys = _keys([throw for throw, _ in throws])
    return tuple(
        _proposal(state, throw, key, practice=for_practice(noticed))
        for (throw, noticed), key in zip(throws, keys, strict=True)
        if state.moment == "building" or not for_practice(noticed)
    )


def _keys(throws: Sequence[ImpactSeen]) -> list[str]:
    """The key of each throw, by its frame: a page's card stays with it as others come and go.

    On a picture that stands still, several missed throws may be added by hand. From the second one
    on, those of one frame are numbered.
    """
    found: list[str] = []
    counted: Counter[int] = Counter()
    for throw in throws:
        counted[throw.frame] += 1
        number = counted[throw.frame]
        found.append(f"throw-{throw.frame}" + (f"-{number}" if number > 1 else ""))
    return found


def _proposal(state: State, throw: ImpactSeen, key: str, *, practice: bool) -> Proposal:
    struck = _likeliest(throw)
    answers = _answers(state, throw)
    # For a throw that the camera missed, no answer is proposed: the referee has to choose.
    command = answers.get(_id_of(state, struck)) if _was_seen(throw) else None
    others = {who: said for who, said in answers.items() if said is not command}
    example = next(iter(answers.values()), None)
    return Proposal(
        key=key,
        kind="throw",
        title=_title(state, throw, struck),
        why=_why(state, throw, command),
        doubt=_doubt(state, throw) if _was_seen(throw) else "",
        command=command,
        choices=tuple(
            Choice("It struck nobody" if who is None else f"It struck {_named(state, who)}", said)
            for who, said in others.items()
        ),
        fields=_fields(state, command or example),
        sightings=(throw,),
        probability=_probability(throw, struck),
        blocked=_blocked(state, command or example, practice=practice),
        skips=_skips(state, command or example),
        doubts=_doubts(state, throw) if _was_seen(throw) else (),
        spots=_spots(state, throw, command or example),
    )


def _was_seen(throw: ImpactSeen) -> bool:
    """Whether the camera saw the throw; one that was added by hand has no deciding frames."""
    return bool(throw.decisive_frames)


def _probability(throw: ImpactSeen, struck: Struck | None) -> float | None:
    if not _was_seen(throw):
        return None
    return struck.probability if struck else throw.probability_none


def _answers(state: State, throw: ImpactSeen) -> dict[int | None, Fire | Land]:
    """The command for each living creature in case it was struck, and under None for nobody.

    Likely creatures come first. Commands that cannot be formed are left out.
    """
    named = [_id_of(state, one) for one in throw.struck if one.probability >= WORTH_NAMING]
    rest = [one.id for one in state.creatures if one.alive]
    struck_ids = dict.fromkeys([*named, *rest, None])
    said = {who: _command(state, throw, who) for who in struck_ids}
    return {who: command for who, command in said.items() if command is not None}


def _command(state: State, throw: ImpactSeen, struck: int | None) -> Fire | Land | None:
    """The command for a throw that struck this creature, or nobody.

    `Land` if the missile is already announced in the game; else `Fire` with its landing. None if
    the thrower or their missile is unknown, or if they would have struck themselves.
    """
    if state.play.shot is not None:
        return Land(None, struck, throw.bounced)
    thrower = _thrower(state, throw)
    missile = _next_missile(thrower)
    if thrower is None or missile is None or struck == thrower.id:
        return None
    target = struck if struck is not None else _guessed_target(state, throw, thrower)
    if target is None:
        return None
    return Fire(None, thrower.id, missile, target, Landing(struck, throw.bounced))


def _thrower(state: State, throw: ImpactSeen) -> Creature | None:
    """The living creature with the missile's colour; else the one whose turn it is, if it lives."""
    living = [one for one in state.creatures if one.alive]
    of_colour = [one for one in living if one.colour == throw.missile_colour]
    on_move = [one for one in living if state.play.turn and one.id == state.play.turn.creature]
    return next(iter((*of_colour, *on_move)), None)


def _next_missile(thrower: Creature | None) -> int | None:
    """The index of the first missile that the thrower still has."""
    if thrower is None:
        return None
    left = (place for place, one in enumerate(thrower.missiles) if not one.used)
    return next(left, None)


def _guessed_target(state: State, throw: ImpactSeen, thrower: Creature) -> int | None:
    """The presumed target of a missile that struck nobody.

    It is the enemy that the missile came closest to striking by its probability, or else any enemy.
    The camera cannot hear whom the player named, so the referee may have to correct this.
    """
    enemies = [one.id for one in state.creatures if one.alive and one.player != thrower.player]
    nearly_struck = (who for one in throw.struck if (who := _id_of(state, one)) in enemies)
    return next(iter((*nearly_struck, *enemies)), None)


def _likeliest(throw: ImpactSeen) -> Struck | None:
    """The creature that was most likely struck; None if it is likelier that nobody was."""
    best = throw.struck[0] if throw.struck else None
    return best if best and best.probability > throw.probability_none else None


def _id_of(state: State, struck: Struck | None) -> int | None:
    """The id of the creature with the colour of the one that was struck; a living one if any is."""
    if struck is None:
        return None
    of_colour = [one for one in state.creatures if one.colour == struck.colour]
    return next((one.id for one in sorted(of_colour, key=lambda one: not one.alive)), None)


def _title(state: State, throw: ImpactSeen, struck: Struck | None) -> str:
    if not _was_seen(throw):
        return "A throw that the camera missed"
    clay = f"{throw.missile_colour} missile" if throw.missile_colour else "missile"
    if struck is None:
        return f"The {clay} struck nobody"
    who = _id_of(state, struck)
    whom = f"the {struck.colour} creature" if who is None else _named(state, who)
    return f"The {clay} struck {whom}"


def _why(state: State, throw: ImpactSeen, command: Fire | Land | None) -> str:
    if not _was_seen(throw):
        return "Added by hand: look at the last seconds and say what it touched first."
    contact = {
        "creature": "it touched a creature first",
        "table": "it only ever touched the table",
        "other": "it touched something that is not a creature",
        "none": "it touched nothing",
    }[throw.first_contact]
    if throw.first_contact == "creature" and throw.bounced:
        contact = "it touched the table, then a creature"
    if throw.contact_s is None and _likeliest(throw):
        contact = "it was on its way there when the pictures ended"
    when = "" if throw.contact_s is None else f" at {throw.contact_s:.2f} s"
    frames = ", ".join(str(frame) for frame in throw.decisive_frames)
    return f"In flight {contact}{when}; frames {frames} decide it.{_which_missile(state, command)}"


def _which_missile(state: State, command: Fire | Land | None) -> str:
    """A sentence that says which missile it is taken for, and its dice; empty for `Land`."""
    if not isinstance(command, Fire):
        return ""
    thrower = next(one for one in state.creatures if one.id == command.creature)
    dice = thrower.missiles[command.missile].dice
    return f" Taken for missile {command.missile + 1} of {_named(state, thrower.id)}, {dice}d6."


def _doubt(state: State, throw: ImpactSeen) -> str:
    rest = [one for one in throw.struck[1:] if one.probability >= WORTH_NAMING]
    doubts = [f"{one.colour} {percent(one.probability)}" for one in rest]
    if throw.probability_none >= WORTH_NAMING:
        doubts.append(f"nobody {percent(throw.probability_none)}")
    named = "" if state.play.shot else "; the camera cannot hear whom the player named"
    return (", ".join(doubts) or "no other answer is likely") + named


def _doubts(state: State, throw: ImpactSeen) -> tuple[Doubt, ...]:
    """The doubts as rows of a table: whom the missile struck, and whom the player named."""
    shares = [(_struck_named(state, one), one.probability) for one in throw.struck]
    shares.append(("nobody", throw.probability_none))
    likely = sorted(((p, who) for who, p in shares if p >= WORTH_NAMING), reverse=True)
    (share, struck), *others = likely or [(1.0, "nobody")]
    among = ", ".join(f"{who} {percent(p)}" for p, who in others)
    frames = ", ".join(str(frame) for frame in throw.decisive_frames)
    rows = [Doubt("Struck", f"{struck} {percent(share)}", among, f"pictures {frames}")]
    if state.play.shot is None:
        rows.append(Doubt("Named target", "the same", "any opponent", "the camera cannot hear"))
    return tuple(rows)


def _struck_named(state: State, struck: Struck) -> str:
    who = _id_of(state, struck)
    return f"the {struck.colour} creature" if who is None else _named(state, who)


def _spots(state: State, throw: ImpactSeen, command: Fire | Land | None) -> tuple[PictureSpot, ...]:
    """A clickable spot on each creature in the picture: a click says that it was struck."""
    path = ("struck",) if isinstance(command, Land) else ("landing", "struck")
    known = ((_id_of(state, one), one) for one in throw.struck)
    found = {who: one for who, one in known if who is not None}
    if command is None:
        return ()
    return tuple(
        PictureSpot(one.at_mm, _named(state, who), path, who) for who, one in found.items()
    )


def _fields(state: State, command: Fire | Land | None) -> tuple[Field, ...]:
    living = [one for one in state.creatures if one.alive]
    creatures = _options(state, living)
    if isinstance(command, Land):
        return (Field(("struck",), "Struck", options=((None, "nobody"), *creatures)),)
    if command is None:
        return ()
    thrower = next(one for one in living if one.id == command.creature)
    missiles = tuple(
        (place, f"missile {place + 1} ({one.dice}d6)")
        for place, one in enumerate(thrower.missiles)
        if not one.used
    )
    return (
        Field(("creature",), "Thrown by", options=creatures),
        Field(("missile",), "Missile", options=missiles),
        Field(("target",), "Named target", options=creatures),
        Field(("landing", "struck"), "Struck", options=((None, "nobody"), *creatures)),
    )


def _options(state: State, creatures: Iterable[Creature]) -> tuple[tuple[int, str], ...]:
    return tuple((one.id, _named(state, one.id)) for one in creatures)


def _named(state: State, creature_id: int) -> str:
    creature = next(one for one in state.creatures if one.id == creature_id)
    player = next(one for one in state.players if one.seat == creature.player)
    return f"{player.name}'s {creature.colour} creature"


def _skips(state: State, command: Fire | Land | None) -> str:
    """A warning if the thrower has not walked yet, as nobody may walk after a missile."""
    turn = state.play.turn
    if not isinstance(command, Fire) or turn is None or turn.creature != command.creature:
        return ""
    walking, firing = (step_index(state, step) for step in ("move", "fire"))
    thrower = next(one for one in state.creatures if one.id == command.creature)
    if not turn.step <= walking < firing or thrower.moved:
        return ""
    return f"{_named(state, thrower.id)} has not walked, and cannot walk after the throw"


def _blocked(state: State, command: Fire | Land | None, *, practice: bool) -> str:
    if practice:
        return "The game has not begun, and not everybody is weighed in: this throw does not count."
    if state.moment != "playing":
        return "The game has not begun: start it, then say whom this throw struck."
    if command is None:
        return "Nobody here has a missile of this colour left: correct the stock, or dismiss it."
    return blocked(state, command)
