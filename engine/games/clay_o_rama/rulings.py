"""The rulings that close gaps of the rule sheet. K: noted by its readers; E: by this program."""

from engine.ruling import Ruling

RULINGS = (
    Ruling("K1", "Does turning cost distance?", "No: the length of the path counts."),
    Ruling(
        "K2",
        "What does a creature without limbs attack with?",
        "With its whole body: one attack, two easier to hit than with an ordinary limb.",
    ),
    Ruling(
        "K3",
        "Limbs that differ: one number to hit and one number of dice, or several?",
        "Each limb has its own; the limb is named when the attack is announced.",
    ),
    Ruling("K4", "Is a counterattack answered?", "No.", switch="counter_counters"),
    Ruling(
        "K5",
        "When does the counterattack come?",
        "After all of the attacker's attacks on that target, whose damage comes first.",
    ),
    Ruling(
        "K6",
        "The attacker is out of the reach of the attacked one's limbs?",
        "Then it may not counterattack, where gap and reach were measured.",
    ),
    Ruling("K7", "May each missile name another target?", "Yes."),
    Ruling("K8", "Is a missile answered by a counterattack?", "No."),
    Ruling("K9", "When do attacks come back?", "At the start of each round."),
    Ruling(
        "K10",
        "A limb or leg is lost in a fight?",
        "It stays off; attacks, limbs and legs are judged again at once, hit points are not.",
        switch="melee_parts_back",
    ),
    Ruling("K11", "Does losing limbs lower the hit points?", "No."),
    Ruling(
        "K12",
        "The Blob of Death hits: do its missile dice count too?",
        "No: the referee's figure stands instead of them.",
    ),
    Ruling(
        "K13",
        "Where the referee judges damage, what is a fair figure?",
        "Suggested dice: Drop 2, Bowl 2, Poke 1, Blob 3, a thrown creature 3 and the one it hits "
        "2; more or fewer by how much the shape changed. The referee's figure overrides.",
    ),
    Ruling(
        "K14",
        "Does the Poke take the place of the attack's damage?",
        "Yes, like Drop, Bowl and Reshape One Limb.",
    ),
    Ruling(
        "K15",
        "Does an attack that tears a limb off do damage too?",
        "No: its player chooses, before the damage dice, to tear or to hurt.",
    ),
    Ruling(
        "K16",
        "How often may places be changed?",
        "Once in an own move; in a counterattack before it, once more.",
    ),
    Ruling("K17", "Does Move Out of Turn give a second move?", "No: one move a round still."),
    Ruling(
        "K18",
        "What do the halves of a divided creature have?",
        "Hit points, attacks, spans and the damage dice of each limb are halved (all up, the odd "
        "hit point to the first half); to hit stays; a half without a limb of its own has no "
        "attack unless the referee gives it one; both act on the same initiative; their player "
        "has lost when both are dead.",
    ),
    Ruling(
        "K19",
        "May a once-a-game power be borrowed?",
        "Yes, once a game by the same creature.",
    ),
    Ruling("K20", "Equal initiative?", "Only the tied roll again, among themselves."),
    Ruling(
        "K21",
        "How long may a creature that broke apart while walking be mended?",
        "One minute, where a clock is used.",
    ),
    Ruling("K22", "A creature walks off the table?", "It stops at the edge."),
    Ruling(
        "K23",
        "Another creature is in the way?",
        "No passing through; contact ends the walk only if its player wishes.",
        switch="contact_stops",
    ),
    Ruling(
        "K24",
        "May lost clay be made into missiles during play?",
        "No.",
        switch="missiles_from_parts",
    ),
    Ruling(
        "K25",
        "Two players want the same colour?",
        "Allowed; where the camera must tell creatures apart, lots are drawn and the others "
        "choose again.",
        switch="own_colours",
    ),
    Ruling(
        "K26",
        "Clay that is neither in the creature nor in missiles?",
        "It is left out: full hit points times creature / (creature + missiles), nearest, .5 up.",
    ),
    Ruling(
        "K27",
        "Change Places forbids walking in the same turn, but the walk comes before the attack?",
        "It may be used only by a creature that has not walked in this round; used before its own "
        "move, that move's walk is forfeited.",
    ),
    Ruling(
        "K28",
        "Move Out of Turn: the walk, or the whole sequence?",
        "The whole move, taken at the chosen point; not once another's move has begun.",
    ),
    Ruling(
        "K29",
        "When is the Blob of Death designated, and whose is the one a game?",
        "At the latest when its target is named; one for each creature that holds or borrows the "
        "power; a miss uses it up.",
    ),
    Ruling(
        "K30",
        "May the halves of a divided creature divide again?",
        "No: the power is spent, and the halves have no other.",
    ),
    Ruling(
        "K31",
        "A missile between two sizes?",
        "The nearest whole number of dice by volume (a sphere of 16 mm is one, up to five); less "
        "than half of one die's clay counts half its die, rounded up.",
    ),
    Ruling(
        "K32",
        "A missile bounces off the table before it touches a creature?",
        "The first creature touched decides, bounce or not.",
        switch="bounce_counts",
    ),
    Ruling(
        "K33",
        "How many missiles may the halves of a divided creature fire?",
        "As many in a round as their player may, together.",
    ),
    Ruling(
        "K34",
        "A gap was measured, and one of the two is bowled, thrown, dropped or changes places?",
        "The gap is forgotten; reach is asked for again.",
    ),
    Ruling(
        "K35",
        "The lot gives a power that the creature cannot use?",
        "The Blob of Death is not for a creature without missiles, Divide Self only for one of "
        "which the referee said that it parts cleanly; what cannot be given is drawn again.",
    ),
    Ruling(
        "K36",
        "Use Opponent as Missile asks that all limbs hit, and there are more limbs than attacks?",
        "All the attacks of the round must hit, and with four limbs or fewer one of each limb.",
    ),
    Ruling(
        "K37",
        "Rip Limbs Off against a creature that attacks with its whole body?",
        "It may not be used: there is no limb to tear off.",
    ),
    Ruling(
        "K38",
        "When may a special power be made up?",
        "Before the evening, at the weigh-in, and later.",
    ),
    Ruling(
        "K39",
        "There are missiles, but nobody weighed their clay?",
        "Hit points are open until it is weighed or the referee gives them a number; the game "
        "does not start before.",
    ),
    Ruling(
        "E1",
        "May the best limb make all the attacks?",
        "No: a limb strikes again only after all the others have struck in this round.",
        switch="limb_once",
    ),
    Ruling(
        "E2",
        "Which hits let a power be borrowed?",
        "Those of attacks and counterattacks; a missile's do not.",
    ),
    Ruling(
        "E3",
        "Does a borrowed power need its own trigger too?",
        "No: the hit that borrowed it is enough, and does its damage besides. What the power needs "
        "(a missile, not having walked, a third creature) must be there; else nothing comes of it.",
    ),
    Ruling(
        "E4",
        "How are limbs and missiles dealt out when a creature divides?",
        "In turn, the first to the first half; of a creature that attacks with its whole body each "
        "half does so.",
    ),
    Ruling(
        "E5",
        "Rip Limbs Off asks for 11 or 12: and with other dice?",
        "The two highest totals; and the attack must hit.",
    ),
    Ruling(
        "E6",
        "May a creature that moves out of turn let its own point pass?",
        "Yes, before its move has begun and while others are still to come; at the end of the "
        "round its move comes by itself.",
    ),
    Ruling(
        "E7",
        "The kitchen scale and the camera say different hit points?",
        "The scale decides where one was used, and the referee's word over both; a difference "
        "beyond the doubt of both is asked about, never averaged away.",
    ),
    Ruling(
        "E8",
        "A made-up power of the own move does not say how often?",
        "Once in each own move.",
    ),
)
