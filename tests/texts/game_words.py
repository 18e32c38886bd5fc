"""Words of each game that are shown alone, or from which its sentences are composed."""

from collections.abc import Mapping
from typing import Final

from tests.texts.words import WORDS


def _parted(words: str) -> tuple[str, ...]:
    """The words of a text that are separated by "|"."""
    return tuple(one.strip() for one in words.split("|"))


OF_GAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "": WORDS,
    "clay_o_rama": ("Clay", "Measured", "Movement", "Struck"),
    "clearing_house": _parted("""
        1 card | 1 heart | Abduct | Ambush | Armor | Attack | Double Move | Hearts | Intervene |
        Move | Nobody | Ranged Attack | Xs | abduct | ambush | armor | attack | column |
        dealing | double_move | drafting | flees | intervene | move | nobody | once | over |
        pawns | playing | police | ranged_attack | row | starting | that no heart was lost |
        the police come | the start | traps | twice | where the police come | wounded
    """),
    "metamorph": _parted("""
        (to="off") | , flying | 1 hex | 1 turn | Allosaurus | Amorphous Blob | Anaconda |
        Ankylosaurus | Aquatic | Barracuda | Bear | Bite | Blob | Breathe | Camel | Centaur |
        Charge | Cheetah | Claws | Climb | Constrict | Crocodile | Dog | Dolphin | Dragon |
        Eel | Elephant | Emu | Flame | Font | Frog | Giant | Giant Clam | Giant Spider |
        Giant Squid | Gorilla | Griffin | Hands | Health | Hippopotamus | Horse | Hug | Huge |
        Human | Human shape | Ink | Key | Large | Magical | Mammal | Mana Font | Medium | Move |
        Nobody | Poison | Reptilian | Rest | Small | Spells | Sprint | Survival | Teleport |
        The Key | Track | Trap | Very Large | Web | Zap | away | bite | dealing | dropped |
        fall | farm | flies | flying | font | font{number} | forest | goes | heal | health |
        key | laying | mana | map | morph | mountain | near | nobody | once | over | placing |
        plain | playing | poison | rest | restrict | rolling | shape | slow | stays | struck |
        swamp | swimming | swims | target | teleport | the fall | the start | turns | twice |
        water
    """),
    "generation_zero": _parted("""
        'Sue | 'Sues | 1 Location | 1 kill | 1 point | A Canon | Agents | Allure | Attack |
        Canons | Damage | Defence | Flights | Health | Insanity | Kills | Locations | Monster |
        Monsters | Nobody | Observe | Special | Speed | Stealth | Thrusts | agent | agents |
        allure | ally | an ally | an enemy | artefact | attack | both | bow | canon | cave |
        city | crown | dagger | dealing agents | dealing sues | dealing_agents | dealing_sues |
        defence | department | doubled | drawing spots | drawing_spots | enemy | ensnares |
        fandom | flees | forest | gun | has | have | health | hills | insanity | jewel |
        killed | kills | knife | laying canons | laying locations | laying monsters |
        laying_canons | laying_locations | laying_monsters | location | lust | mace | magic |
        monster | mountain | moves |
        necklace | neuralyser | nobody | none | nowhere | observe | once | over | pendant |
        placing | plain | playing | ring | river | rolling | special | species | speed | stat |
        stealth | sue | sues | sword | the 'Sues | the start | thrust | thrusts | tiara | turn |
        turns | twice | valley | voting | weapon
    """),
    "slargeball": _parted("""
        1 point | 1 towards the enemy's end | 1 turn | Corridors | Hits | Nobody | Points |
        ball | balls | calling | clockwise | closing | elsewhere | falls | flinging | flings |
        hits | initiative | it lies | it stands | it was hit | lies | lots | moving | nabbing |
        nabs | no more | nobody | once | over | scored | setting up | setting_up | stands |
        the ball | toppling | twice | waking | whapped | whapping | whaps | what it was |
        where the ball scatters | {colour} Captain {number} | {colour} Captains |
        {colour} Coach {number} | {colour} Coaches | {colour} Defensive Grelker {number} |
        {colour} Defensive Grelkers | {colour} Goalie {number} | {colour} Goalies |
        {colour} Nickelback {number} | {colour} Nickelbacks |
        {colour} Rushing Grelker {number} | {colour} Rushing Grelkers |
        {colour} Tremple {number} | {colour} Tremples
    """),
}
"""Words by game; those under the empty name are shared. A game's own words take precedence."""
