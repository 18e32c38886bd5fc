"""The rulings that close the gaps of the rule sheet."""

from engine.ruling import Ruling

RULINGS: tuple[Ruling, ...] = (
    Ruling(
        "C1",
        "Nine cards last four and a half turns, a round has three: what when the hand is empty?",
        "At the start of every round all cards are collected, shuffled, dealt to the living and "
        "drafted; what is left over is set aside unseen.",
        switch="redeal",
    ),
    Ruling(
        "C2",
        "With a new deal each round, what does a card discarded to the police cost?",
        "The next draft is a card shorter.",
    ),
    Ruling(
        "C3",
        "One die is in the box, and two are to be rolled for the police?",
        "One die is rolled twice: first the column, then the row.",
    ),
    Ruling("C4", "An X falls on an X?", "It is rolled again, until a space is free for it."),
    Ruling("C5", "An X falls on a trap?", "The trap leaves the game."),
    Ruling("C6", "An X falls on a player without a card?", "No discard; they go all the same."),
    Ruling(
        "C7",
        "An X falls on a player with no free space beside?",
        "They lose a heart and stay; the space is closed once they leave it.",
    ),
    Ruling(
        "C8",
        "A forced move leads onto a trap?",
        "It springs; hurt in the police step counts for the next police step.",
    ),
    Ruling("C9", "In which order are Xs placed?", "In the order in which the hearts were lost."),
    Ruling("C10", "All Xs are used?", "No more are placed."),
    Ruling("C11", "Does a player's own trap hurt them?", "Yes."),
    Ruling(
        "C12",
        "Does a Double Move spring a trap it passes over?",
        "Yes: each step is a move onto its space.",
    ),
    Ruling(
        "C13",
        "May a player's space be passed through?",
        "Yes, only the last space must be free; a closed one may not.",
    ),
    Ruling(
        "C14",
        "What blocks a ranged attack?",
        "Nothing: neither players nor traps nor closed spaces.",
        switch="xs_block",
    ),
    Ruling(
        "C15",
        "How is range counted?",
        "In steps of a king; at two, only the row, the column and the exact diagonals. One's own "
        "space is not empty.",
        source="derived",
    ),
    Ruling(
        "C16",
        "Where is an abducted player put?",
        "On a space within one of the abductor, free of players and Xs, other than the one where "
        "they stand.",
    ),
    Ruling("C17", "A player without cards is abducted?", "They are moved, nothing is stolen."),
    Ruling(
        "C18",
        "Whose are the traps?",
        "Everybody has a stock; a trap that is destroyed goes to its destroyer's, one that has "
        "sprung is out; an Ambush needs a trap in stock.",
    ),
    Ruling("C19", "Can several traps lie on one space?", "No: a trap needs an empty space."),
    Ruling(
        "C20",
        "When is armor played, and how long does it last?",
        "In one's own turn, as one of its cards; until the round ends. It stops the first hit by "
        "itself, and does not stop traps.",
    ),
    Ruling("C21", "Does a ranged attack that misses use up armor?", "No."),
    Ruling(
        "C22",
        "When is Intervene played?",
        "Right after an action is announced, before the die and before the effect; the later one "
        "may cancel an Intervene, and the last is resolved first. Everybody who holds a card is "
        "asked, so that nobody learns who could.",
    ),
    Ruling("C23", "Is a cancelled card spent?", "Yes."),
    Ruling(
        "C24",
        "Does an Intervene count to the two cards of a turn?",
        "Not out of turn. In one's own it is one of them: two cards a turn at most.",
        source="sheet",
    ),
    Ruling(
        "C25",
        "Two Intervenes before the next turn?",
        "One turn is lost for each; a lost turn counts as one of the round.",
        switch="intervene",
    ),
    Ruling(
        "C26",
        "What becomes of a dead player's things?",
        "The pawn comes off, the cards are set aside, the traps stay.",
    ),
    Ruling(
        "C27",
        "Can the last players die together?",
        "No: Xs fall one by one. As soon as one is left alive that one has won, and the police go.",
    ),
    Ruling("C28", "Does a round end after three turns, or three of everybody?", "Of everybody."),
    Ruling(
        "C29",
        "From when are the five rounds of the last two counted?",
        "The round in which two are left does not count; the next is the first.",
        switch="stalemate_rounds",
    ),
    Ruling("C30", "The next starting player is dead?", "The next live one to the left starts."),
    Ruling("C31", "A move with every way blocked?", "The card may be played without effect."),
    Ruling(
        "C32",
        "May the second step of a Double Move turn?",
        "No: both go the same way. Never straight and then diagonal.",
        switch="double_turns",
    ),
    Ruling(
        "C33",
        "Fewer than four players?",
        "Two and three may play. With two the five rounds are counted from the first in which "
        "somebody could be reached and nobody was harmed.",
    ),
    Ruling(
        "C34",
        "An abducted player is put onto a trap, or dies?",
        "The card is stolen first, then the player is moved.",
    ),
    Ruling(
        "C35",
        "With a base deck too few cards are left for the hands?",
        "Hands are as large as the cards allow, at most nine.",
        switch="base_deck",
    ),
    Ruling(
        "C36",
        "The referee sets something straight while an action is announced?",
        "The action stays announced. Where it has become impossible its card goes back to the "
        "hand, and so do the Intervenes upon it, with the turns that they cost.",
    ),
    Ruling(
        "E1",
        "Does an Intervene that is cancelled cost its player the turn?",
        "Yes: every time it is played.",
    ),
    Ruling(
        "E2",
        "With one hand for the game: nobody has a card left, or plays one?",
        "A round in which no card was played ends the game: a tie of the living.",
        switch="redeal",
    ),
    Ruling(
        "E3",
        "How do the police begin at the edge?",
        "An X may be put only on the outermost ring that still has an open space; other throws "
        "are rolled again.",
        switch="police",
    ),
    Ruling(
        "E4",
        "What is a base deck?",
        "An Attack and a Move of everybody's own, taken out of the deck before the draft, and "
        "given back with each new deal. They lie open, and are played and discarded before cards "
        "of their kind in the hand, so that they tell nothing of it.",
        switch="base_deck",
    ),
)
