"""The rulings that close the gaps of the rule sheet.

Those named M resolve ambiguities of the rule sheet, those named E add what a complete game needs.
"""

from engine.ruling import Ruling

RULINGS: tuple[Ruling, ...] = (
    Ruling(
        "M1",
        "The example gives a Human on plains three facing changes, two for Large; the list of "
        "sizes gives Large three?",
        "The list is the rule: a Human, who is Large, has 3 and 1 for plains. The switch plays by "
        "the example: one less for every size, at least one.",
        switch="example_sizes",
    ),
    Ruling(
        "M2",
        "The Giant Clam's printed speeds would have it fly always?",
        "A slip of the column: water 1, air 0.",
    ),
    Ruling(
        "M3",
        "A Font gives mana in any shape, a Blob gains none, and only Humans recover mana?",
        "Artifacts beat the rule of the Human; the rule of the Blob beats artifacts.",
    ),
    Ruling(
        "M4",
        "The table's class Magical, and the school Fantastical?",
        "They are the same; so are Mammal and Mammalian.",
    ),
    Ruling(
        "M5",
        "Does a spell take intelligence equal to its level, or at least that?",
        "At least that.",
    ),
    Ruling(
        "M6",
        "Is changing shape the one spell of a turn?",
        "Yes, a spell of level 1. A Blob, which has no intelligence, cannot change its mind. A "
        "reversion needs neither spell nor mana.",
    ),
    Ruling(
        "M7",
        "What does changing back to Human cost?",
        "As any change; Human has no upkeep.",
    ),
    Ruling(
        "M8",
        "Is all damage paid for, or as much as one likes?",
        "All. Without the mana no change begins on the ground; in the air it becomes a reversion.",
    ),
    Ruling(
        "M9",
        "A reversion of somebody who is hurt?",
        "The Human arrives without the health that was not paid for, with one at least.",
    ),
    Ruling("M10", "Does Slow change the order of turns?", "No, only speeds, down to none."),
    Ruling(
        "M11",
        "Restrict on a Blob, or on a reversion?",
        "A change that is under way goes on, and so does a reversion; what counts later is the "
        "class of the shape then. Human counts as Mammal.",
    ),
    Ruling(
        "M12",
        "A die of turns: whose, and do two add up?",
        "The target's own turns; they do not add up, the longer one holds.",
    ),
    Ruling("M13", "Does a spell within a range need a line of sight?", "Yes."),
    Ruling(
        "M14",
        "Teleport anywhere, or in line of sight?",
        "In sight, to a hex without any counter; facing is free.",
    ),
    Ruling("M15", "Heal as a Blob?", "It has no intelligence, and cannot."),
    Ruling(
        "M16",
        "A special that attacks, and an attack by hand, on two targets?",
        "Allowed, in either order.",
    ),
    Ruling(
        "M17",
        "A flyer who attacked in the previous turn may be attacked: until when?",
        "Until the end of the victim's next turn, wherever the victim was when attacked: also in "
        "the air, if the flyer has landed or fallen since.",
    ),
    Ruling(
        "M18",
        "What becomes of dropped objects?",
        "They lie on the hex; anybody with hands may pick them up there.",
    ),
    Ruling(
        "M19", "Leaving the map in the air, or as a Blob?", "It counts as leaving in every shape."
    ),
    Ruling("M20", "In which shape does a wizard die?", "In any: no health left kills."),
    Ruling(
        "M21",
        "Agility changes within a round?",
        "The order is fixed at the start of the round, from the shapes then.",
    ),
    Ruling(
        "M22",
        "A roll says who goes first, agility says who goes first?",
        "The roll for the first round, in which all are Human; the others follow clockwise.",
    ),
    Ruling("M23", "Does every shape have its mana?", "One pool for each wizard."),
    Ruling(
        "M24",
        "The Hippopotamus walks faster than it swims, the Dolphin is slow?",
        "They are kept as printed.",
    ),
    Ruling(
        "M25",
        "A neighbour on the chart takes one turn and no time as a Blob: when are steps taken?",
        "At the end of the wizard's turns, the one included in which the change began. Until the "
        "first step the wizard keeps their shape, with empty hands.",
    ),
    Ruling(
        "M26",
        "A change in the air whose four damage would kill, and a reversion in the air?",
        "With four health or less the wizard dies, mana or not; a reversion hurts and kills alike.",
    ),
    Ruling(
        "M27",
        "May one rest and still move, cast and attack?",
        "Yes; the switch forbids all three in that turn.",
        switch="quiet_rest",
    ),
    Ruling(
        "M28",
        "A shape of the land comes to water?",
        "Whoever swims at all wades into one hex and stops there, and swims from their next turn; "
        "a swimmer who walks at all comes ashore likewise. Whoever cannot swim stays out.",
    ),
    Ruling(
        "M29",
        "Hand-to-hand after a teleport, or after another way of arriving that is not a walk?",
        "The line of sight counts from where the turn began, as for a walk. Whoever is flying when "
        "the move starts need not have seen the target; a take-off in the same turn does not "
        "count.",
    ),
    Ruling(
        "M30",
        "Who rises to fly high makes no attacks on ground targets: and on flyers?",
        "Attacks on flyers are allowed in that turn, before it is declared or after.",
        switch="flying_high",
    ),
    Ruling(
        "E1",
        "The list of shapes ends with the Horse, of Human only size and class are known, and of "
        "the chart nothing?",
        "The 25 shapes and the Blob are played, on a chart of our own with Human in its middle; "
        "others may be given, as a set.",
    ),
    Ruling(
        "E2",
        "What does terrain do, and what do the parts of the map look like?",
        "As the table of this page says; nine parts of our own, which the program prints.",
    ),
    Ruling("E3", "What do special abilities do, and cost?", "As the table of this page says."),
    Ruling("E4", "Is anything hidden?", "No: counters, chart and mana lie open."),
    Ruling(
        "E5",
        "Which hexes does a line of sight pass?",
        "All that a straight line from middle to middle goes through; each of them may block. "
        "Along the edge between two hexes both must block. Flyers see as others do.",
    ),
    Ruling(
        "E6",
        "Is Climb, Survival or Track the one special of a turn?",
        "No, they are always there. A climber enters forest and mountain at full speed, and looks "
        "over everything from a hex of forest; a tracker sees whoever is near enough.",
    ),
    Ruling(
        "E7",
        "Where on the farm is the Key, and where is the middle of the map?",
        "On the farm's hex that is nearest to all of them; on the land hex that is nearest to all "
        "of the map.",
    ),
    Ruling(
        "E8",
        "How do forward and backward go together in a move?",
        "A hex back costs as much as two forward, and no facing change.",
    ),
    Ruling(
        "E9",
        "May a flyer stay over another counter?",
        "No; flyers pass over those on the ground. On foot nobody enters an occupied hex.",
    ),
    Ruling(
        "E10",
        "When is a Trap used?",
        "It is set in one's own turn and catches until the next: whoever ends a move beside is "
        "held, but not in the air.",
    ),
    Ruling(
        "E11",
        "What happens while somebody flies high?",
        "They are high, or back, at the end of the turn in which they say so; to rise, they fly in "
        "that turn and attack nothing on the ground. Only high flyers attack each other up there.",
        switch="flying_high",
    ),
    Ruling(
        "E12",
        "Survival costs no upkeep in a turn without an attack, and upkeep is paid before?",
        "On arrival it is paid as any. Later it is not paid at the start of the turn, and an "
        "attack costs it after all.",
    ),
    Ruling(
        "E13",
        "Charge, Track and flying let one fight what was not in sight: always?",
        "Always, if the shape has it, paid for or not; flying as M29 says.",
    ),
    Ruling(
        "E14",
        "How is an artifact attacked?",
        "On the own hex or beside without a roll, by the attack's figure. A carried one by an "
        "attack on its holder that names it, and takes the damage in the holder's place.",
    ),
    Ruling(
        "E15",
        "Whom do Breathe and Flame hit?",
        "One wizard in sight and straight from a side of the hex, to be rolled for like a blow.",
    ),
    Ruling(
        "E16",
        "What does Zap hit?",
        "Every wizard in the water hexes beside who does not fly, and every artifact that lies "
        "there.",
    ),
    Ruling(
        "E17",
        "Which way does a Blob take over the chart?",
        "Along its row first, then along the column: as long as any.",
    ),
    Ruling(
        "E18",
        "When are upkeep paid and artifacts' mana gained?",
        "First thing in the wizard's own turn: the mana comes before the upkeep.",
    ),
    Ruling("E19", "To whom can an object be handed?", "To a wizard beside with a free hand."),
    Ruling(
        "E20",
        "How long does a hold last?",
        "At the start of each of their turns the held wizard rolls to break free; else it hurts, "
        "and they cannot move. It ends when one of the two changes shape, dies or is elsewhere.",
    ),
    Ruling(
        "E21",
        "In the hunt for the Key: the others are gone, or the Key is destroyed?",
        "The last one standing wins.",
    ),
    Ruling(
        "E22",
        "How much mana does a rest bring, and is there a most?",
        "As much as the shape's intelligence, the Key's included; never above what one started "
        "with.",
        switch="mana",
    ),
    Ruling(
        "E23",
        "In which order are move, spell, special and attack?",
        "In any; the move is done in one piece.",
    ),
    Ruling(
        "E24",
        "What is front, flank and rear, and does the attacker have to face the target?",
        "The three hexes before the target, the two behind its sides, the one behind it; on a "
        "line between two, the one nearer to its front. Attackers strike to every side.",
    ),
    Ruling(
        "E25",
        "Constrict, Hug and Poison follow a hit, Web hurts nobody: how are they said?",
        "The first three once the blow has hit, in the same turn. Web is rolled like a blow.",
    ),
    Ruling(
        "E26",
        "Which terrain counts for facing changes?",
        "That of the hex where the move starts; none in the air.",
    ),
    Ruling(
        "E27",
        "May a wizard step off the map by mistake?",
        "No: a move that leaves it has to say so, for it is defeat, or victory with the Key.",
    ),
    Ruling(
        "E28",
        "May a wizard turn who has no speed, slowed or out of their element?",
        "Yes, in their move and on their own hex: facing changes follow from size and terrain, not "
        "from speed. They enter no hex. Whoever is held, or caught in a web, does not turn either.",
    ),
)
