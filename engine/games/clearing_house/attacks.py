"""Attack, Ranged Attack and Armor."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.clearing_house.board import (
    at,
    beside,
    in_line,
    in_the_way,
    reaches,
    steps_between,
)
from engine.games.clearing_house.cards import (
    CardPlayed,
    announced,
    check_card,
    check_victim,
    offered,
    place_of,
    victim_of,
)
from engine.games.clearing_house.hearts import Damaged, hurt
from engine.games.clearing_house.players import living, standing, with_player
from engine.games.clearing_house.state import Aim, Announcement, Seated, Space, State
from engine.games.clearing_house.tables import DIE_SIDES, needed_to_hit
from engine.games.clearing_house.traps import TrapTaken, check_trap
from engine.luck import RollNeeded
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import name_of, player_of
from engine.topic import Dice, Topic, decides, happens


@dataclass(frozen=True, slots=True)
class PlayAttack:
    """Hurts an adjacent player, or takes an adjacent trap: one of the two is named."""

    seat: Seat
    victim: int | None = None
    trap: Space | None = None


@dataclass(frozen=True, slots=True)
class PlayRangedAttack:
    """Shoots at a player in line; the farther away, the higher the die must be."""

    seat: Seat
    victim: int


@dataclass(frozen=True, slots=True)
class PlayArmor:
    """Lays armor face up: it stops one attack until the round ends."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ArmorRaised:
    """Armor was laid face up in front of a player."""

    player: int


@dataclass(frozen=True, slots=True)
class ArmorUsed:
    """Armor stopped an attack and was turned face down."""

    player: int


@dataclass(frozen=True, slots=True)
class AimTaken:
    """A ranged attack at a distance waits for its die."""

    player: int
    victim: int
    needed: int


@dataclass(frozen=True, slots=True)
class ShotHit:
    """A ranged attack hit; `roll` is 0 if no die was needed."""

    player: int
    victim: int
    roll: int
    needed: int


@dataclass(frozen=True, slots=True)
class ShotMissed:
    """A ranged attack missed."""

    player: int
    victim: int
    roll: int
    needed: int


Command: TypeAlias = PlayArmor | PlayAttack | PlayRangedAttack
Event: TypeAlias = ArmorRaised | ArmorUsed | AimTaken | ShotHit | ShotMissed
Struck: TypeAlias = ArmorUsed | Damaged
Caused: TypeAlias = Event | CardPlayed | Damaged


def play_attack(state: State, command: PlayAttack) -> tuple[CardPlayed, ...]:
    """Decide an Attack on an adjacent player or trap."""
    player, _ = check_card(state, command.seat, "attack")
    if (command.victim is None) == (command.trap is None):
        raise refusal(
            Reason.BAD_TARGET, "an attack has one target", "name a player or a trap", "attack"
        )
    action = Announcement(player.seat, "attack", command.trap, victim=command.victim)
    check_attack(state, action)
    return announced(state, action)


def check_attack(state: State, action: Announcement) -> None:
    """Check that the target of an Attack is adjacent; raises IllegalCommand."""
    here = place_of(state, action)
    if action.to is not None:
        check_trap(state, here, action.to)
    else:
        check_beside(here, check_victim(state, action))


def play_ranged_attack(state: State, command: PlayRangedAttack) -> tuple[CardPlayed, ...]:
    """Decide a Ranged Attack on a player on the same row, column or exact diagonal."""
    player, _ = check_card(state, command.seat, "ranged_attack")
    action = Announcement(player.seat, "ranged_attack", victim=command.victim)
    check_ranged_attack(state, action)
    return announced(state, action)


def check_ranged_attack(state: State, action: Announcement) -> None:
    """Check that the victim of a Ranged Attack is in line and nothing blocks it (C14).

    Raises:
        IllegalCommand: One of these does not hold.
    """
    here, victim = place_of(state, action), check_victim(state, action)
    there = standing(victim)
    if not in_line(here, there):
        raise refusal(
            Reason.BAD_TARGET,
            f"{victim.name} is not in line",
            "choose somebody on the same row, column or exact diagonal",
            "ranged_attack",
        )
    closed = in_the_way(state, here, there)
    if closed:
        raise refusal(
            Reason.BAD_TARGET, f"{at(closed[0])} is in the way", "choose somebody else", "C14"
        )


def play_armor(state: State, command: PlayArmor) -> tuple[CardPlayed, ...]:
    """Decide Armor; it is laid in one's own turn, and counts as one of its cards (C20)."""
    player, _ = check_card(state, command.seat, "armor")
    return announced(state, Announcement(player.seat, "armor"))


def attacks(state: State, action: Announcement) -> tuple[TrapTaken | Struck, ...]:
    """Carry out an Attack: the trap is taken, or the victim is struck."""
    if action.to is not None:
        return (TrapTaken(action.player, action.to),)
    return (_hit_effect(state, victim_of(state, action).seat, "an attack"),)


def shoots(state: State, action: Announcement) -> tuple[AimTaken | ShotHit | Struck, ...]:
    """Carry out a Ranged Attack: it hits a neighbour at once; farther away its die is awaited."""
    victim, needed = victim_of(state, action), _needed(state, action)
    if needed is not None:
        return (AimTaken(action.player, victim.seat, needed),)
    sure = ShotHit(action.player, victim.seat, 0, 0)
    return (sure, _hit_effect(state, victim.seat, "a ranged attack"))


def raises_armor(_state: State, action: Announcement) -> tuple[ArmorRaised, ...]:
    """Carry out Armor: it lies face up."""
    return (ArmorRaised(action.player),)


def check_beside(here: Space, victim: Seated) -> None:
    """Check that a player stands beside this space; raises IllegalCommand."""
    if steps_between(here, standing(victim)) > 1:
        raise refusal(
            Reason.TOO_FAR, f"{victim.name} is not beside", "choose somebody beside", "C15"
        )


def near(state: State, player: Seated, here: Space) -> tuple[Seated, ...]:
    """Return the other living players at most one step from a space."""
    others = (one for one in living(state) if one.seat != player.seat)
    return tuple(one for one in others if one.at and steps_between(here, one.at) <= 1)


def _follows(state: State) -> tuple[AimTaken | ShotHit | Struck, ...]:
    """Start the shot again if its target was moved while the die was awaited (C36)."""
    aim, action = state.play.chance, state.play.action
    if not isinstance(aim, Aim) or action is None:
        return ()
    return () if _needed(state, action) == aim.needed else shoots(state, action)


def _needed(state: State, action: Announcement) -> int | None:
    """The least roll that hits at the present distance; None if the two are neighbours."""
    return needed_to_hit(steps_between(place_of(state, action), standing(victim_of(state, action))))


def _awaits(state: State) -> Dice[Caused] | None:
    """Await the die of a ranged attack."""
    aim = state.play.chance
    if not isinstance(aim, Aim):
        return None
    who, whom = name_of(state, aim.player), name_of(state, aim.victim)
    why = f"{who}'s ranged attack on {whom}, {aim.needed} or more"
    return Dice(RollNeeded(DIE_SIDES, 1, why), lambda values: _shot_result(state, aim, values[0]))


def _shot_result(state: State, aim: Aim, value: int) -> tuple[ShotHit | ShotMissed | Struck, ...]:
    """The events of the rolled die; a miss does not use up armor (C21)."""
    if value < aim.needed:
        return (ShotMissed(aim.player, aim.victim, value, aim.needed),)
    hit = ShotHit(aim.player, aim.victim, value, aim.needed)
    return (hit, _hit_effect(state, aim.victim, "a ranged attack"))


def _hit_effect(state: State, seat: int, why: str) -> Struck:
    """The effect of a hit: it uses up armor that lies face up (C20), or else costs a heart."""
    player = player_of(state, seat)
    return ArmorUsed(seat) if player and player.armor else hurt(state, seat, why)


def _choices(state: State) -> tuple[Command, ...]:
    return (
        *offered(state, "armor", lambda _state, player, _here: (PlayArmor(player.seat),)),
        *offered(state, "attack", _attacks),
        *offered(state, "ranged_attack", _shots),
    )


def _attacks(state: State, player: Seated, here: Space) -> tuple[PlayAttack, ...]:
    traps = [one for one in beside(state, here) if one in state.traps]
    return (
        *(PlayAttack(player.seat, one.seat) for one in near(state, player, here)),
        *(PlayAttack(player.seat, trap=one) for one in traps),
    )


def _shots(state: State, player: Seated, here: Space) -> tuple[PlayRangedAttack, ...]:
    others = [(one, one.at) for one in living(state) if one.seat != player.seat and one.at]
    return tuple(
        PlayRangedAttack(player.seat, victim.seat)
        for victim, there in others
        if reaches(state, here, there)
    )


def _armor_raised(state: State, event: ArmorRaised) -> State:
    return with_player(state, event.player, lambda one: replace(one, armor=one.armor + 1))


def _armor_used(state: State, event: ArmorUsed) -> State:
    return with_player(state, event.player, lambda one: replace(one, armor=one.armor - 1))


def _aimed(state: State, event: AimTaken) -> State:
    aim = Aim(event.player, event.victim, event.needed)
    return replace(state, phase=replace(state.play, chance=aim))


def _describe_aimed(state: State, event: AimTaken) -> str:
    who, whom = name_of(state, event.player), name_of(state, event.victim)
    return f"{who} aims at {whom}: {event.needed} or more hits."


def _landed(state: State, _event: ShotHit | ShotMissed) -> State:
    return replace(state, phase=replace(state.play, chance=None))


def _describe_hit(state: State, event: ShotHit) -> str:
    whom = name_of(state, event.victim)
    if not event.needed:
        return f"Right beside {whom}: a sure hit."
    return f"{event.roll} rolled, {event.needed} or more needed: {whom} is hit."


def _describe_missed(state: State, event: ShotMissed) -> str:
    whom = name_of(state, event.victim)
    return f"{event.roll} rolled, {event.needed} or more needed: {whom} is missed."


TOPIC: Topic[State, Command, Event, Caused] = Topic(
    commands=decides(PlayArmor, play_armor)
    | decides(PlayAttack, play_attack)
    | decides(PlayRangedAttack, play_ranged_attack),
    events=happens(
        ArmorRaised, _armor_raised, lambda s, e: f"{name_of(s, e.player)} puts on armor."
    )
    | happens(ArmorUsed, _armor_used, lambda s, e: f"The armor of {name_of(s, e.player)} stops it.")
    | happens(AimTaken, _aimed, _describe_aimed)
    | happens(ShotHit, _landed, _describe_hit)
    | happens(ShotMissed, _landed, _describe_missed),
    awaits=_awaits,
    follows=_follows,
    choices=_choices,
)
