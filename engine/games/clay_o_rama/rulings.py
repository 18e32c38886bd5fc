"""How the gaps of the rule sheet were closed. K: asked by its readers; E: by this program."""

from engine.ruling import Ruling

RULINGS = (
    Ruling("K1", "Does turning cost distance?", "No: the length of the path counts."),
    Ruling("K2", "A creature without limbs?", "It has one attack with its whole body, 6 or more."),
    Ruling("K3", "Limbs that differ?", "Each limb has its own number to hit and its own dice."),
    Ruling("K4", "Is a counterattack answered?", "No."),
    Ruling("K5", "When does the counterattack come?", "After all attacks on that target."),
    Ruling(
        "K6",
        "The attacker is out of the reach of the attacked one's limbs?",
        "It may not counterattack.",
    ),
    Ruling("K7", "May each missile name another target?", "Yes."),
    Ruling("K8", "Is a missile answered by a counterattack?", "No."),
    Ruling("K9", "When do attacks come back?", "At the start of each round."),
    Ruling("K18", "Who divided himself: when has he lost?", "When both halves are dead."),
    Ruling("K20", "Equal initiative?", "Only the tied roll again."),
    Ruling(
        "K23",
        "Another creature is in the way?",
        "No passing through; contact ends the walk only if the player wishes.",
        switch="contact_stops",
    ),
    Ruling(
        "K26",
        "Clay that is neither in the creature nor in missiles?",
        "It is left out: 50 times creature / (creature + missiles).",
    ),
    Ruling(
        "K31",
        "A missile between two sizes?",
        "The nearest whole number of dice by volume.",
    ),
    Ruling(
        "K32",
        "A missile bounces off the table before it touches a creature?",
        "The first creature touched decides, bounce or not.",
        switch="bounce_counts",
    ),
    Ruling(
        "E1",
        "May the best limb make all the attacks?",
        "No: a limb strikes again only after all the others have struck in this round.",
        switch="limb_once",
    ),
)
