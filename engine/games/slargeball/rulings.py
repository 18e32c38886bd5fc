"""The rulings that close gaps of the rule sheet. S: asked by the digest; H: further house rules."""

from engine.ruling import Ruling

_ASKED: tuple[Ruling, ...] = (
    Ruling("S1", "What does a whap need?", "A die of the Whap stat or less."),
    Ruling(
        "S2",
        "Several balls, and both teams carry two or more: who has the initiative?",
        "Nobody by the balls: both roll.",
    ),
    Ruling(
        "S3",
        "Can a figure that lies carry a ball?",
        "No: a figure that falls drops it.",
    ),
    Ruling(
        "S4",
        "Is leaving contact rolled for once, or for each enemy?",
        "Once a turn for a figure; it counts for all enemies it touches.",
    ),
    Ruling(
        "S5",
        "May a figure that got away touch another enemy?",
        "Yes; that ends its move.",
    ),
    Ruling("S6", "Is leaving a figure of one's own team rolled for?", "No."),
    Ruling(
        "S7",
        "A figure that is held may pivot, but there is no facing: what does it do?",
        "Nothing; turning round is no move.",
    ),
    Ruling(
        "S8",
        "Is a pile rolled for once, or for each body?",
        "Once for each pile that the path enters; bodies without a clear lane between them are "
        "one pile.",
    ),
    Ruling(
        "S9",
        "Where does a figure fall that sticks in a pile?",
        "Where its base first touches the pile on its path.",
    ),
    Ruling("S10", "Is a mired figure unconscious?", "Yes, in all respects."),
    Ruling(
        "S11",
        "Whaps are simultaneous, and yet resolved in order?",
        "All roll, the high Whap first; those who were hit fall after the last roll, then balls "
        "drop.",
        source="sheet",
    ),
    Ruling(
        "S12",
        "How much room does a figure take that lies?",
        "All that the camera sees of it; where nobody says it, a capsule as wide as the base and "
        "twice as long, its own base included.",
        switch="body",
    ),
    Ruling(
        "S13",
        "A figure would fall onto one that stands?",
        "It falls the nearest way in which there is room; without any it sinks down on the spot.",
    ),
    Ruling(
        "S14",
        "Another figure than a Goalie enters a Goal Zone?",
        "It may not: the path is refused, with the spot where the base would enter.",
    ),
    Ruling(
        "S15",
        "A figure is felled so that it lies in a Goal Zone?",
        "Allowed; it stands up outside.",
    ),
    Ruling(
        "S16",
        "A ball is flung into a pile?",
        "Allowed; it lies on that spot and pushes bodies, figures and balls aside, just as far "
        "as it needs room; where that is played it yields to the nearest edge of the pile.",
        switch="ball_yields",
    ),
    Ruling("S17", "Does contact with enemies hinder a fling?", "No."),
    Ruling(
        "S18",
        "When may a ball be flung that was nabbed?",
        "From the next turn on.",
    ),
    Ruling("S19", "Does a ball slow its carrier?", "No."),
    Ruling(
        "S20",
        "A ball drops where it is surrounded?",
        "It stays inside the ring and touches what it must: it lies where its carrier's base "
        "was, or as near to that as there is room in the ring.",
        switch="drop_reach",
    ),
    Ruling(
        "S21",
        "Does a figure drop its ball when it goes offsides?",
        "Yes, at the same spot, an inch inside the edge.",
        switch="inside",
    ),
    Ruling(
        "S22",
        "How far off may a waking figure be placed?",
        "At the nearest spot within three inches where it touches nothing; else it stays down.",
        switch="rise_reach",
    ),
    Ruling(
        "S23",
        "What does a Coach's third activation need?",
        "A 1, after 3 or less for the first and 2 or less for the second; failed rolls do not "
        "count, and there is no fourth.",
        source="derived",
        switch="coach_third",
    ),
    Ruling(
        "S24",
        "What are a figure's points for?",
        "They only inform: half the move, and the three stats.",
        source="derived",
    ),
    Ruling(
        "S25",
        "Is there a Running beside the Rushing Grelker?",
        "No: it is one position.",
        source="published",
    ),
    Ruling(
        "S26",
        "A Coach stands to the right of the slargeline: whose right?",
        "That of its team as it faces the enemy's end.",
    ),
    Ruling(
        "S27",
        "Where does a Goalie start?",
        "In either Goal Zone, usually the enemy's; it is not changed after its player has set up.",
    ),
    Ruling(
        "S28",
        "Several hit one figure: who chooses its fall? Equal Whap stats: who is first?",
        "The first who hit it, in order; of equal ones the team with the initiative, and among its "
        "own as the players please.",
    ),
    Ruling(
        "S29",
        "A carrier sticks in a pile?",
        "It drops the ball, at the nearest spot free of the pile.",
    ),
    Ruling(
        "S30",
        "Does touching a ball end a move?",
        "No; but bases and balls do not overlap.",
    ),
    Ruling(
        "S31",
        "May a base stand where a fallen body lies?",
        "Yes, with the roll for the pile; only bases do not overlap. So a ball that is ringed "
        "by bodies can be reached.",
        source="sheet",
    ),
    Ruling(
        "S32",
        "The referee sets a figure or a ball straight while dice are awaited?",
        "Only what concerns that piece is dropped; the dice of others stay awaited.",
    ),
    Ruling(
        "S33",
        "A phase in which nobody seems to be in contact?",
        "It is shown and ended by a word, so that contact which the eye missed can be declared.",
        switch="ask_contact",
    ),
)

_HOUSE: tuple[Ruling, ...] = (
    Ruling(
        "H1",
        "How wide is a clear lane, and where does a move end that is not clear?",
        "As wide as the base; an overlap that can only be measurement is forgiven. What is in the "
        "way ends the move where the base first touches it; a path that goes on is refused.",
        switch="touch",
    ),
    Ruling("H2", "Does an enemy hold who lies?", "No, only those who stand."),
    Ruling(
        "H3",
        "May a move end upon those who lie?",
        "Upon a body, yes (S31); not upon the base of one who lies, for bases do not overlap.",
    ),
    Ruling(
        "H4",
        "When is a figure off the field, and how does it lie?",
        "When its centre crosses the edge; it lies there, its head outwards.",
    ),
    Ruling("H5", "Does a Coach whap beside its corridor?", "No; but it may be whapped."),
    Ruling(
        "H6",
        "What stops a Coach?",
        "Its target, the end of its move and a Goal Zone, not bases or piles; it ends at the last "
        "place on its way where its base overlaps nothing.",
    ),
    Ruling(
        "H7",
        "Where does a failed fling go?",
        "A die: 1 towards the enemy's end, then clockwise by 60 degrees. As far from the flinger "
        "as its range less an inch for each pip of the failed die.",
        switch="scatter",
    ),
    Ruling(
        "H8",
        "A ball scatters off the field?",
        "It lies where it crossed the edge, an inch inside.",
        switch="inside",
    ),
    Ruling(
        "H9",
        "May enemies nab a ball that flies over them?",
        "No; where that is played, each in turn on two less than the Nab stat, 1 at least.",
        switch="interception",
    ),
    Ruling(
        "H10",
        "A ball comes down on several bases?",
        "The nearest figure is hit; of equally near ones that of the team with the initiative.",
    ),
    Ruling(
        "H11",
        "A ball comes down on a ball?",
        "It stays; the other one is pushed to the nearest free spot.",
    ),
    Ruling(
        "H12",
        "For whom does a ball in a Goal Bunker count?",
        "For the team that attacks it, whoever sent it there; the ball is out until the next turn.",
    ),
    Ruling(
        "H13",
        "What breaks play, and what then?",
        "A goal, no ball in play, all of a team lying; play goes on all the same, or goes straight "
        "to the check for consciousness where that is played.",
        switch="break_play",
    ),
    Ruling(
        "H14",
        "A Coach goes back to its bench with a ball?",
        "It drops it where it stood.",
    ),
    Ruling(
        "H15",
        "How many balls are there, and how do they enter?",
        "One with up to two squads a side, two with up to four, three with five; evenly spaced on "
        "the centre line, one that is out with the next turn, before initiative.",
        switch="balls",
    ),
    Ruling(
        "H16",
        "How large is the field with its zones and bunkers?",
        "36 by 24 inches for one squad a side, 48 by 36 for up to three, 72 by 48 for more; zones "
        "and bunkers in the middle of the end lines.",
        switch="field_length",
    ),
    Ruling(
        "H17",
        "How are figures set up?",
        "Both teams roll, the low one first; between own end line and slargeline, outside the "
        "zones, bases not touching.",
    ),
    Ruling(
        "H18",
        "Who moves Goalie, Captain and Coach?",
        "One player of the team, its first unless the options name another.",
    ),
    Ruling(
        "H19",
        "In which order are flings?",
        "Those of the team with the initiative first, then by falling Fling stat.",
    ),
    Ruling(
        "H20",
        "Whom does a ball hit that comes down, and what then?",
        "A figure whose base it touches: it catches on its Nab stat or less; else, or with its "
        "hands full, it stays up on its Whap stat or less, and the ball drops beside it.",
    ),
    Ruling(
        "H21",
        "Who picks up a ball?",
        "A figure that touches it, on its Nab stat or less, one attempt a turn; the high Nab "
        "first, ties by initiative.",
    ),
    Ruling(
        "H22",
        "What does a Coach do?",
        "Called before its sub-phase, once a turn, it strides at a figure of its own; whoever "
        "stands within an inch of the strip that its base sweeps is rolled for before all whaps, "
        "5 or less fells, its target last. With the turn's end it goes back.",
        switch="corridor",
    ),
    Ruling("H23", "How many balls can a figure carry?", "One."),
    Ruling(
        "H24",
        "How does a match end?",
        "More points win after the last turn; a tie adds five turns, three times at most, and is a "
        "draw then.",
        switch="extra_times",
    ),
    Ruling(
        "H25",
        "What scores?",
        "A ball at rest with its centre in the enemy's Goal Bunker, 3; carried in by the Goalie, "
        "1; the Goal Zone alone, nothing.",
        switch="bunker_points",
    ),
    Ruling(
        "H26",
        "How large are bases and balls?",
        "All bases 30 mm across, all balls 20 mm, unless measured at set-up.",
        switch="base",
    ),
    Ruling(
        "H27",
        "A path as measured, or drawn by hand, ends a hair inside a base?",
        "Up to 2 mm it ends where it touches the base, the ball, the body or the zone.",
        switch="snap",
    ),
    Ruling(
        "H28",
        "Does a figure that stands in a pile roll when it moves on?",
        "Yes: its way leads through the pile.",
    ),
    Ruling(
        "H29",
        "What becomes of the figures of a player who leaves?",
        "A team mate moves them, or the player who is named; without either, the other team wins.",
    ),
    Ruling(
        "H30",
        "How long does contact that the referee declares last?",
        "Until one of the two is elsewhere, falls or stands up.",
    ),
    Ruling(
        "H31",
        "Somebody but a Goalie was put into a Goal Zone by the referee?",
        "It may walk out, and not deeper in.",
    ),
)

RULINGS: tuple[Ruling, ...] = (*_ASKED, *_HOUSE)
