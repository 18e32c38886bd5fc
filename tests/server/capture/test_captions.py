"""Captions in pictures are in the language of whoever looks."""

from dataclasses import dataclass
from typing import ClassVar, Self

import numpy as np
import pytest

from server.capture.captions import captions_of, drawn, in_english, write_captions
from server.capture.preview import Preview
from server.capture.snapshots import Snapshots, packed, unpacked
from server.language.captions import caption_words, in_ascii
from tests.server.capture.test_snapshots import decoded, filled_ring, hand_at
from tests.support.evenings import hand
from tests.support.films import frames, plain
from vision.sightings import Evidence, Sighting
from vision.sightings.rebasing import Places

GERMAN = caption_words("de")


@pytest.mark.parametrize(
    ("text", "german"),
    [
        ("green 45.0 ml, 3 legs", "Gruen 45,0 ml, 3 Beine"),
        ("span 204 +- 2 mm", "Spanne 204 +- 2 mm"),
        ("struck nobody (83 %)", "traf niemanden (83 %)"),
        ("ball, carried", "Ball, getragen"),
        ("token 4, covered", "Stein 4, verdeckt"),
        ("yellow?, fallen", "Gelb?, gefallen"),
        ("120 mm left", "120 mm uebrig"),
        ("farthest", "am weitesten"),
        ("table", "Tisch"),
    ],
)
def test_a_caption_is_translated_into_letters_that_the_font_has(text: str, german: str) -> None:
    assert GERMAN(text) == german
    assert caption_words("en")(text) == text


def test_names_lose_their_accents_but_no_letters() -> None:
    assert in_ascii("Jörg’s, Zoë, Strauß") == "Joerg's, Zoe, Strauss"
    assert in_ascii("204 ± 2 mm") == "204 +- 2 mm"


def test_the_live_picture_is_drawn_once_in_each_language() -> None:
    preview, frame = Preview(width_px=640), frames(1, size_wh=(640, 360))[0]
    preview.mark((hand_at((300, 150), (340, 150), (340, 200), (300, 200)),), frame)
    preview.publish(frame)
    english, german = preview.newest(), preview.newest(GERMAN)
    assert english != german, "the caption differs"
    assert (preview.drawn_already(), preview.drawn_already(GERMAN)) == (english, german)


def test_a_kept_picture_has_its_caption_in_each_language() -> None:
    snapshots = Snapshots()
    seen = hand_at((300, 150), (340, 150), (340, 200), (300, 200))
    snapshots.take((seen,), frames(1)[0], filled_ring())
    kept = snapshots.of(seen)
    assert kept is not None
    english, german = kept.shown(), kept.shown(GERMAN)
    assert decoded(english).shape == decoded(german).shape == decoded(kept.picture).shape
    assert len({english, german, kept.picture}) == 3
    again = unpacked(packed(kept))
    assert again is not None
    assert again.shown(GERMAN) == german


def test_a_caption_in_a_cut_out_has_the_letters_of_the_whole_picture() -> None:
    snapshots = Snapshots()
    seen = hand_at((300, 150), (340, 150), (340, 200), (300, 200))
    snapshots.take((seen,), frames(1)[0], filled_ring())
    kept = snapshots.of(seen)
    assert kept is not None
    assert kept.cut_out is not None
    whole = np.zeros((360, 640, 3), np.uint8)
    write_captions(whole, captions_of([seen]), in_english)
    black = kept.cut_out.write(np.zeros((144, 256, 3), np.uint8), in_english)
    assert (black > 0).sum() == (whole > 0).sum() > 0


def test_captions_keep_clear_of_each_other() -> None:
    seen = hand_at((300, 150), (340, 150), (340, 200), (300, 200))
    one, two = np.zeros((2, 360, 640, 3), np.uint8)
    write_captions(one, captions_of([seen]), in_english)
    write_captions(two, captions_of([seen, seen]), in_english)
    assert (two > 0).sum() > 1.5 * (one > 0).sum()


def test_the_frame_itself_is_never_drawn_on() -> None:
    frame = plain((640, 360))
    picture = drawn(frame, [hand()])
    assert np.ptp(frame) == 0
    assert np.ptp(picture) > 0
    assert picture.shape == frame.shape


@dataclass(frozen=True, slots=True)
class GhostSeen(Sighting):
    """A kind of sighting without any drawing of its own."""

    kind: ClassVar[str] = "ghost"

    def label(self) -> str:
        return "a ghost"

    @property
    def subject(self) -> str:
        return "the ghost"

    @property
    def identity(self) -> tuple[object, ...]:
        return ("ghost",)

    def rebased(self, places: Places) -> Self:
        return self


def test_a_kind_of_sighting_brings_its_own_drawing() -> None:
    frame = plain((640, 360))
    around = ((200.0, 100.0), (400.0, 100.0), (300.0, 300.0))
    assert np.ptp(drawn(frame, [GhostSeen(0, 0.0, evidence=Evidence((0,), around))])) > 0
