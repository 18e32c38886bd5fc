"""The rulings that close the gaps of the rule sheet."""

from engine.ruling import Ruling

RULINGS: tuple[Ruling, ...] = (
    Ruling(
        "G1",
        "When does the game end, and who has won?",
        "When all 'Sues or all Agents of all players are dead, or after twelve rounds; most kills, "
        "both kinds added, win; ties are shared. A player may choose at set-up (`goal`) that only "
        "one kind counts for them.",
        switch="rounds",
    ),
    Ruling(
        "G2",
        "How long is a battle?",
        "Rounds of thrusts are repeated until one side is dead or gone.",
    ),
    Ruling(
        "G3",
        "What if nobody can hurt anybody?",
        "Two whole rounds without damage are a stand-off: those who came in this turn go back to "
        "where they came from.",
    ),
    Ruling(
        "G4",
        "Is an ability charged at the start?",
        "Yes; with Special 0 it can be used once in a game.",
    ),
    Ruling(
        "G5",
        "Whose turns are counted for recharging, and for what lasts a turn?",
        "The owner's own turns; in battle one turn lasts until the next thrust of whoever used "
        "the ability, outside until the owner's next turn.",
    ),
    Ruling(
        "G6",
        "May an ability be used on the map and in battle in the same turn?",
        "Once for each charge, whichever comes first.",
    ),
    Ruling(
        "G7",
        "Is a number of Locations exact, or the most?",
        "The most, for Canons too.",
    ),
    Ruling(
        "G8",
        "Do rivers and mountains take two of speed when entered or when left?",
        "When entered; with Speed 1 one may be entered as the only step of a turn.",
    ),
    Ruling(
        "G9",
        "A 'Sue lands on several Canons?",
        "She may ensnare as many as her Allure allows.",
    ),
    Ruling(
        "G10",
        "May a 'Sue ensnare without moving, a Canon that was written to her for instance?",
        "Only where she has landed in this turn; by the switch staying is enough, but for a Canon "
        "that came in this turn, called or written to her: it waits for the next.",
        switch="stand_and_ensnare",
    ),
    Ruling("G11", "May a 'Sue who holds all she can swap a Canon?", "No."),
    Ruling(
        "G12",
        "What becomes of a dead 'Sue's Canons?",
        "They lie on her Location, free and face down.",
    ),
    Ruling(
        "G13",
        "A 'Sue walks into Agents: whose is the kill, and whose the artefact?",
        "The Agent's who arrived first there, of those of other players.",
    ),
    Ruling(
        "G14",
        "May a 'Sue flee onto a Location with an Agent?",
        "She may, and dies there as always.",
    ),
    Ruling("G15", "An Agent passes a 'Sue without landing?", "No fight."),
    Ruling(
        "G16",
        "An Agent begins the turn where an enemy 'Sue stands?",
        "The Agent moves away or fights before the turn ends.",
    ),
    Ruling(
        "G17",
        "Agents and 'Sues of one player meet by flight, by a warp or by the referee's word?",
        "An Agent may not flee there; where they meet otherwise, they do not fight each other.",
    ),
    Ruling(
        "G18",
        "A Monster and Agents on one Location?",
        "They ignore each other, but for bargaining.",
    ),
    Ruling("G19", "When is a Monster turned up?", "When it is fought."),
    Ruling(
        "G20",
        "A Monster is slain on the way: does the move go on?",
        "With the speed that is left; the rest of the way is chosen after the fight.",
    ),
    Ruling(
        "G21",
        "A 'Sue flees a Monster, which has no Speed?",
        "It counts as 0: she is always fast enough; but nobody flees twice in a turn (E5).",
    ),
    Ruling(
        "G22",
        "In which order do changes of a stat count?",
        "Doubling first, then what is added; no stat falls below 0.",
    ),
    Ruling(
        "G23",
        "May a pendant lift Health above that of the species?",
        "Yes: most and present Health both rise by 1.",
    ),
    Ruling(
        "G24",
        "May somebody rest among enemies?",
        "No: not where Agents and 'Sues of different players stand together.",
    ),
    Ruling(
        "G25",
        "Is a kill the Agent's or the player's?",
        "The figure's who took the last Health; it counts for its player.",
    ),
    Ruling("G26", "How far does Insanity go?", "From 1 to 5."),
    Ruling(
        "G27",
        "Whom does a specialist's call bring, and for how long?",
        "An own Agent who is aside; they thrust last in this round of thrusts, may be killed, may "
        "not flee, and go when the round is over.",
    ),
    Ruling("G28", "Do 'Sues have weapons?", "No."),
    Ruling(
        "G29",
        "Is the free thrust of a bow a thrust like others?",
        "Yes, it counts for everything that counts thrusts.",
    ),
    Ruling(
        "G30",
        "'Sues of equal Observe and Allure together?",
        "They thrust in the order of the seats.",
    ),
    Ruling(
        "G31",
        "What do bargaining Monsters cost?",
        "Every 'Sue has 1 Defence less against Monsters from then on.",
        switch="bargaining",
    ),
    Ruling(
        "G32",
        "Agents of several players on one Location?",
        "One side, each thrust decided by its owner.",
    ),
    Ruling("G33", "'Sues of several players in one battle?", "One side."),
    Ruling(
        "G34",
        "Which Speed has the 'Sue of the printed example?",
        "2: she may go two Locations when a Canon is three away.",
        source="derived",
    ),
    Ruling(
        "G35",
        "Rest at full Health?",
        "Allowed, and without gain.",
    ),
    Ruling(
        "G36",
        "A 'Sue lands on an Agent of her own player?",
        "She dies as always; it is no kill, and the artefact is lost.",
    ),
    Ruling(
        "G37",
        "Fleeing without being faster than every enemy?",
        "It cannot be chosen: the thrust is an attack, or nothing.",
    ),
    Ruling(
        "G38",
        "When does a 'Sue carry a dagger?",
        "While her artefact is one, until she is killed; it counts in every thrust.",
    ),
    Ruling(
        "G39",
        "May an Agent attack whose weapon is not for fighting?",
        "Yes, with their Attack and nothing else.",
    ),
    Ruling(
        "G40",
        "May a Canon end its way on a Monster's Location, or leave one?",
        "It may not end there; one laid there may leave.",
    ),
    Ruling(
        "E1",
        "In which year is the game?",
        "In the one named; else in the first in which most of the Agents that were brought "
        "serve, or most of all. Agents who do not serve then are not dealt, and cannot be brought.",
    ),
    Ruling(
        "E2",
        "May a 'Sue begin on a Monster's Location?",
        "No; an Agent may.",
    ),
    Ruling(
        "E3",
        "Is the order of thrusts worked out once?",
        "Anew for every round of thrusts, by the stats of the moment.",
    ),
    Ruling(
        "E4",
        "An ability sets a stat, and an artefact adds to it?",
        "What is set takes the place of the card's number; doubling and adding come after.",
    ),
    Ruling(
        "E5",
        "May somebody flee again and again?",
        "Once in a turn, whosever turn it is, from Agents and Monsters together.",
    ),
    Ruling(
        "E6",
        "Which thrusts with a mace are stronger?",
        "The third in a row at the same enemy, then the sixth, and so on; a thrust at another, or "
        "none, breaks the row.",
    ),
    Ruling(
        "E7",
        "How does a Lust Object count who lies face down under a 'Sue?",
        "When an Agent meets the 'Sue who holds their Lust Object in battle, it is turned up.",
    ),
    Ruling(
        "E8",
        "What follows for those in a fight of a turn?",
        "Agents of the player on turn who fought have acted. Who goes back in a stand-off goes to "
        "where the last move began, and nothing follows from being put there. A fight that stood "
        "off is over for the turn, until another Agent comes.",
    ),
    Ruling(
        "E9",
        "What if nobody told the program which cards lie face down?",
        "The referee says what a Monster is when it is fought, and may turn up a Canon; an unknown "
        "Canon may go as far as the fastest there is.",
        switch="facedown",
    ),
    Ruling(
        "E10",
        "A 'Sue meets a Monster where an Agent stands too?",
        "She fights the Monster; if she stays after that, she has landed on the Agent.",
    ),
    Ruling(
        "E11",
        "May a way lead back to where it began?",
        "Yes, with the speed for it; it is a landing like any other.",
    ),
    Ruling(
        "E12",
        "Which abilities are not for battle?",
        "Calling a Canon, and moving Locations.",
    ),
    Ruling(
        "E13",
        "Which Canon is the nearest?",
        "The free one that is fewest steps away round the Monsters, not on her own Location; one "
        "that lies with a Monster may come (G40). Of several as near the player chooses.",
    ),
    Ruling(
        "E14",
        "What does an ability do that the program cannot play?",
        "Its charge is spent, and the referee does what the card says.",
    ),
    Ruling(
        "E15",
        "Which stats may points be added to?",
        "Speed, Attack, Defence, Observe, Allure, and Special up to 5.",
    ),
    Ruling(
        "E16",
        "A Canon is freed who is not faster than every enemy?",
        "The Canon stays there, free. A faster one goes where the Agent's player says.",
    ),
    Ruling(
        "E17",
        "Who argues most persuasively?",
        "Everybody votes; those with most votes roll, if they are several.",
        switch="start",
    ),
    Ruling(
        "E18",
        "When does a crown work, and on whom?",
        "In each battle its Agent may choose one enemy in a thrust of their own; it lasts until "
        "the battle is over.",
    ),
    Ruling(
        "E19",
        "Which Canon does a 'Sue let go who is paralysed?",
        "The one whom the Agent's player names, without looking; it stays on the Location.",
    ),
    Ruling(
        "E20",
        "How many Locations are laid, that many may begin with no other card?",
        "The smallest checkerboard of 13, 25 and 41 on which, on average, a third begin with no "
        "other card; where there are fewer Locations of the fandom, the largest they suffice for.",
        switch="locations",
    ),
)
