import string

import pytest

from tests.support.evenings import creature, hand, missiles, throw
from vision.sightings import (
    BallSeen,
    DieSeen,
    Estimate,
    FigureSeen,
    MoveSeen,
    PieceSeen,
    RollSeen,
    Sighting,
    TokenSeen,
)


@pytest.mark.parametrize(
    ("sighting", "words"),
    [
        (hand(204.2, sigma=1.5), "span 204 ± 2 mm"),
        (creature(82.0, sigma=4.0), "orange 82 ± 4 ml, 4 legs"),
        (missiles(4.0)[0], "20 ± 1 mm"),
        (throw(("green", 0.97), none=0.03), "struck green (97 %)"),
        (throw(("green", 0.3), none=0.7), "struck nobody (70 %)"),
        (
            MoveSeen(3, 0.1, 1, (0.0, 0.0), (30.0, 40.0), Estimate(50.0, 1.2), "hand", "red"),
            "red moved 50 ± 1 mm",
        ),
        (
            PieceSeen(3, 0.1, 1, "red", "off", (0.0, 0.0), Estimate(14.0, 1.0), (), 1.0),
            "red piece came off",
        ),
        (FigureSeen(3, 0.1, 4, "green", (0.0, 0.0), 25.0, False), "green, fallen"),
        (BallSeen(3, 0.1, 1, (0.0, 0.0), 0.5, "off"), "ball, off"),
        (TokenSeen(3, 0.1, 91, (0.0, 0.0), 0.0, "pawn/2"), "pawn/2"),
        (TokenSeen(3, 0.1, 7, (0.0, 0.0), 0.0, state="covered"), "token 7, covered"),
        (DieSeen(3, 0.1, 4, 0.99, (0.0, 0.0, 9.0, 9.0)), "4"),
        (
            RollSeen(
                3,
                0.1,
                (
                    DieSeen(3, 0.1, 4, 0.99, (0.0, 0.0, 9.0, 9.0)),
                    DieSeen(3, 0.1, 6, 0.7, (0.0, 0.0, 9.0, 9.0), flags=("cocked",)),
                ),
                0.69,
            ),
            "4 + 6?",
        ),
    ],
)
def test_a_few_plain_words_say_what_it_is(sighting: Sighting, words: str) -> None:
    assert sighting.label() == words
    assert set(words) - set("±") <= set(string.printable), "letters that a picture can show"
