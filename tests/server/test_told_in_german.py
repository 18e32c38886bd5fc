"""Texts from Python are translated into German if a reader requests it, and only then."""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from engine import GAMES
from server.app import create_app
from server.language.translating import translated_response, translator_of
from server.language.translator import Translator
from server.session import REFEREE
from server.sessions import Sessions
from server.settings import Settings
from server.store.memory import MemoryLedger
from server.story_json import story_json
from tests.support.calling import on_this_machine
from tests.support.english import english_in
from tests.support.played import played
from tests.texts.catalogue import TRANSLATED
from tests.texts.told import names_of_cards

ROOT = Path(__file__).resolve().parents[2]
GERMAN = {"Accept-Language": "de"}
FEWEST_SENTENCES = 150
_BECAUSE = r"(?<=: ){0}|(?<=\(){0}(?=\))"
_TYPED = re.compile(r'"([^"]+)"')
_TOLD = re.compile(r"  (?:! \S+ |\[\w+ (?:shuffled )?for )?([^\[].*?)\]?$")
"""Matches the lines of a transcript with text for people: events, refusals, purposes of dice."""

MESSAGES = {
    "{who} walks {length} ({walked} used)": "{who} geht {length} ({walked} verbraucht)",
    "{walked} of {all}": "{walked} von {all}",
    "{name}'s creature": "{name}s Kreatur",
    "{power} costs {target} {points}": "{power} kostet {target} {points}",
    "{count} hit points": "{count} Trefferpunkte",
    "The Drop": "Fallenlassen",
    "It is late.": "Es ist spät.",
}


@pytest.fixture
def small() -> Translator:
    return Translator(MESSAGES, {"blue": "Blau"})


@pytest.mark.parametrize(
    ("english", "german"),
    [
        (
            "Ada's creature walks 300.0 mm (300.0 mm of 561.0 mm used)",
            "Adas Kreatur geht 300,0 mm (300,0 mm von 561,0 mm verbraucht)",
        ),
        (
            "The Drop costs Bo's creature 5 hit points",
            "Fallenlassen kostet Bos Kreatur 5 Trefferpunkte",
        ),
        ("It is late. It is late.", "Es ist spät. Es ist spät."),
        ("blue", "Blau"),
        ("Ada", "Ada"),
        ("Nothing of this can be read", "Nothing of this can be read"),
        ("", ""),
    ],
)
def test_a_sentence_is_read_back_by_its_patterns(
    small: Translator, english: str, german: str
) -> None:
    assert small.translated(english) == german


def test_what_was_typed_stays_and_the_rest_is_told(small: Translator) -> None:
    assert small.translated("Ada's creature; dropped") == "Adas Kreatur; dropped"
    assert small.left("Ada's creature; dropped") == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", TRANSLATED)
def test_whole_evenings_are_told(language: str, game: str) -> None:
    translator = translator_of(language, game)
    assert translator is not None
    told = [translator.translated(one) for one in _sentences(game)]
    assert len(told) > FEWEST_SENTENCES
    assert english_in(told, game) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_told(game: str) -> None:
    rulings = [asdict(one) for one in GAMES[game].rulings]
    told = translated_response("de", {"name": game, "rulings": rulings})
    assert isinstance(told, dict)
    for english, german in zip(rulings, told["rulings"], strict=True):
        assert english["question"] != german["question"]
        assert english["answer"] != german["answer"]
        assert english_in((german["question"], german["answer"]), game) == []


def test_a_word_means_what_it_means_in_its_game() -> None:
    told = [
        translated_response("de", {"told": "Move"}, game)
        for game in ("clearing_house", "clay_o_rama")
    ]
    assert told == [{"told": "Bewegen"}, {"told": "Gehen"}]
    named = translated_response("de", [{"game": "clearing_house", "label": "Attack"}])
    assert named == [{"game": "clearing_house", "label": "Angriff"}]


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("Blue Defensive Grelker 2 stays down.", "Defensive Grelker 2 (Blau) bleibt liegen."),
        (
            "red Rushing Grelker 5 finds no room to stand up.",
            "Rushing Grelker 5 (Rot) findet keinen Platz zum Aufstehen.",
        ),
        ("green Coach 1 lies unconscious", "Coach 1 (Grün) liegt bewusstlos da"),
    ],
)
def test_a_figure_s_colour_comes_after_its_title(english: str, german: str) -> None:
    assert translated_response("de", {"told": english}, "slargeball") == {"told": german}


@pytest.mark.parametrize(
    "value", ["Attacks", "Clay", "Hit points", "Measured", "Missiles", "Movement", "Span", "Struck"]
)
def test_a_value_that_is_in_doubt_is_called_in_german(value: str) -> None:
    doubt = {"doubts": [{"what": value}]}
    assert translated_response("de", doubt, "clay_o_rama") != doubt


def test_commands_and_states_are_not_for_people() -> None:
    command = {"type": "Move", "seat": 1, "why": "hit points"}
    answer = {"told": "hit points", "legal": [command], "state": {"why": "hit points"}, "n": 3}
    told = {**answer, "told": "Trefferpunkte"}
    assert translated_response("de", answer) == told
    assert translated_response("en", answer) == answer
    assert translated_response("de", command) == command


@pytest.fixture(scope="module")
def program() -> Iterator[TestClient]:
    with on_this_machine(create_app(Settings(), MemoryLedger())) as client:
        yield client


def test_answers_are_english_unless_another_language_is_asked_for(program: TestClient) -> None:
    players = [{"name": "Ada", "colour": "red"}, {"name": "Bo", "colour": "blue"}]
    begun = program.post(
        "/api/sessions", json={"game": "clay_o_rama", "options": {"players": players}}
    ).json()
    game = f"/api/sessions/{begun['id']}"
    said = {"command": {"type": "SayDone", "seat": 1, "player": 1}, "based_on_seq": 0}
    assert program.post(f"{game}/commands", json=said).status_code == 200
    english = program.get(f"{game}/events")
    german = program.get(f"{game}/events", headers=GERMAN)
    assert english.json()[0]["told"] == "Ada is done building."
    assert german.json()[0]["told"] == "Ada ist mit dem Bauen fertig."
    assert german.headers["content-language"] == "de"
    assert german.json()[0]["event"] == english.json()[0]["event"]
    refused = program.post(f"{game}/commands", json={**said, "based_on_seq": 1}, headers=GERMAN)
    assert refused.json()["detail"].startswith("Ada ist schon fertig")
    assert program.get("/api/games", headers=GERMAN).json()[0]["name"]


def test_what_a_command_does_is_told_in_german_and_its_name_stays(program: TestClient) -> None:
    english, german = (
        program.get("/api/games", headers=headers).json()
        for headers in ({"Accept-Language": "en"}, GERMAN)
    )
    assert [one["name"] for one in english] == list(GAMES)
    for here, there in zip(english, german, strict=True):
        assert list(there["commands"]) == list(here["commands"])
        for command, said in here["commands"].items():
            assert there["commands"][command] != said, f"{here['name']}: {command}"


def test_an_evening_is_summed_up_in_german() -> None:
    struck = {
        "clay_o_rama": ("Cy struck Ada twice and Bo once.", "Cy traf Ada zweimal und Bo einmal."),
        "clearing_house": ("Bo wounded Ada 3 times.", "Bo verwundete Ada 3-mal."),
        "generation_zero": ("Ada killed Bo and Cy.", "Ada tötete Bo und Cy."),
        "metamorph": ("Bo struck Ada once.", "Bo traf Ada einmal."),
        "slargeball": ("T1 whapped N2 twice.", "T1 rempelte N2 zweimal."),
    }
    for game, (english, german) in struck.items():
        assert translated_response("de", {"sentences": [english]}, game) == {"sentences": [german]}


def test_what_may_be_chosen_is_told_and_sent_back_as_it_came() -> None:
    power = {"value": "The Blob of Death", "label": "The Blob of Death"}
    told = translated_response("de", {"options": [power]}, "clay_o_rama")
    assert told == {"options": [{**power, "label": "Todesklumpen"}]}


def test_what_counts_is_labelled_in_german() -> None:
    over = played(Sessions(MemoryLedger()), "clay_o_rama")
    told = translated_response("de", story_json(over, REFEREE), "clay_o_rama")
    assert isinstance(told, dict)
    labels = {one["name"]: one["label"] for one in told["lines"]}
    assert labels["Bo's creature"] == "Bos Kreatur"


def test_a_game_leaves_as_it_was_written(program: TestClient) -> None:
    game = program.get("/api/sessions").json()[0]["id"]
    path = f"/api/sessions/{game}/export.json"
    assert program.get(path, headers=GERMAN).content == program.get(path).content


def test_a_stream_is_told_too(program: TestClient) -> None:
    game = program.get("/api/sessions").json()[0]["id"]
    address = f"/api/sessions/{game}/stream"
    with program.websocket_connect(address, headers=GERMAN) as stream:
        kinds = {}
        while "events" not in kinds:
            message = json.loads(stream.receive_text())
            kinds[message["type"]] = message
    assert kinds["events"]["events"][0]["told"] == "Ada ist mit dem Bauen fertig."


def _sentences(game: str) -> list[str]:
    """The texts of a game's transcripts (events, refusals, rolls) without typed words."""
    names = set(names_of_cards(game))
    found = set()
    for path in sorted((ROOT / "tests/transcripts").glob(f"{game}.*.txt")):
        lines = path.read_text(encoding="utf-8").splitlines()
        typed = [one for line in lines if line[0:1] == ">" for one in _TYPED.findall(line)]
        kept = [one for one in typed if one not in names]
        told = [one[1] for line in lines if (one := _TOLD.match(line))]
        found |= {_without(kept, one, _BECAUSE) for one in told}
    return sorted(found)


def _without(words: Sequence[str], sentence: str, put: str = "{}") -> str:
    """A sentence with numbers in place of untranslatable words: names and typed text."""
    for one in sorted(words, key=len, reverse=True):
        sentence = re.sub(put.format(re.escape(one)), "7", sentence)
    return sentence


def test_the_newest_entry_of_a_table_in_the_hall_is_told_in_german() -> None:
    tables = [{"game": "metamorph", "latest": "The map is done."}]
    told = translated_response("de", {"tables": tables})
    assert told == {"tables": [{"game": "metamorph", "latest": "Die Karte ist fertig."}]}


def test_how_exact_a_table_is_is_told_in_german() -> None:
    tells = "Spans are measured to ±0.7 mm; a gap can be told from a touch down to 0.9 mm."
    assert translated_response("de", {"tells": tells}) == {
        "tells": "Spannen werden auf ±0,7 mm gemessen; ob etwas nah ist oder berührt, lässt sich "
        "bis 0,9 mm unterscheiden."
    }


def test_the_names_of_cameras_are_german_but_not_those_of_films() -> None:
    told = {"camera 0": "Kamera 0", "camera phone": "Kamera: Handy", "clip.mp4": "clip.mp4"}
    for source, german in told.items():
        assert translated_response("de", {"source": source}) == {"source": german}


@pytest.mark.parametrize(
    ("trouble", "german"),
    [
        (
            "Camera 0 sends no pictures any more: plug it in again. It is used again as soon as it "
            "is back.",
            "Kamera 0 sendet keine Bilder mehr: Steck sie wieder ein. Sobald sie wieder da ist, "
            "wird sie weiter benutzt.",
        ),
        (
            "Camera HD Pro Webcam C920 sends no pictures just now: check that it is on, and in "
            "reach.",
            "Kamera HD Pro Webcam C920 sendet gerade keine Bilder: Sieh nach, ob sie an und in "
            "Reichweite ist.",
        ),
        (
            "Camera rtsp://192.168.1.20:554 does not answer; check that it is on and in the same "
            "network.",
            "Kamera rtsp://192.168.1.20:554 antwortet nicht; sieh nach, ob sie an und im selben "
            "Netz ist.",
        ),
        (
            "the phone sends 12 pictures a second instead of 30: its battery saver, dim light or "
            "the Wi-Fi holds it back",
            "das Handy sendet 12 statt 30 Bilder in der Sekunde: Stromsparmodus, wenig Licht oder "
            "das WLAN bremst es",
        ),
        ("The footage has ended.", "Die Aufnahme ist zu Ende."),
    ],
)
def test_why_there_is_no_picture_is_told_in_german(trouble: str, german: str) -> None:
    assert translated_response("de", {"problem": trouble}) == {"problem": german}
