"""Where spaces are, in words."""

import re

import pytest

from tests.builders import CIRCLE, OVAL, circuit_of
from trackwright.games.motograndprix.story import sentences as motograndprix
from trackwright.model.files.library import load_circuit, shipped_tracks
from trackwright.model.text.messages import Message, joined
from trackwright.simulator.race.replays import Race, run
from trackwright.simulator.story.places import LaneLetters, PlaceWords, place_words
from trackwright.simulator.story.sentences import lanes_words
from trackwright.simulator.table.lineup import lineup


@pytest.fixture(scope="module")
def oval() -> PlaceWords:
    return PlaceWords(circuit_of(OVAL, markers=[{"on": 2, "difficulty": 2}]))


@pytest.mark.parametrize(
    ("space", "words"),
    [
        ("1.L1", "lane 1, home straight"),
        ("3.C2", "lane 2, corner 1, difficulty 2"),
        ("6.R4", "lane 3, straight after corner 1"),
        ("7.L1", "lane 1, corner 2"),
    ],
)
def test_a_space_is_said_by_lane_and_corner_or_straight(
    oval: PlaceWords, space: str, words: str
) -> None:
    assert oval.of_space(space) == words


def test_the_pit_and_a_circuit_without_straights_have_words_too() -> None:
    pit = PlaceWords(load_circuit("nuerburg-ring"))
    names = [name for name, space in pit._spaces.items() if space["lane"] == 6]
    assert names
    assert {str(pit.of_space(name)) for name in names} == {"pit lane"}
    assert PlaceWords(circuit_of(CIRCLE)).of_space("1.L1").startswith("lane 1, corner ")
    assert PlaceWords(circuit_of("START L4")).of_space("2.C1") == "lane 2, position 4"


@pytest.mark.parametrize("id", shipped_tracks())
def test_the_words_of_every_space_are_true(id: str) -> None:
    circuit = load_circuit(id)
    places = PlaceWords(circuit)
    for name, space in places._spaces.items():
        words = places.of_space(name).split(", ")
        assert name not in words
        if words == ["pit lane"]:
            assert space["lane"] == 6
            continue
        assert words[0] == f"lane {space['lane'] + 1}"
        assert (words[1] == f"corner {space['corner']}") == (space["kind"] == "corner")
        assert words[2:] == ([f"difficulty {space['difficulty']}"] if space["difficulty"] else [])


def test_the_notation_in_a_sentence_is_replaced_and_the_rest_stays(oval: PlaceWords) -> None:
    at = {"position": 5, "lane": "C", "space": "3.C2", "difficulty": 2}
    place = motograndprix.place_words(at)
    assert place == "p5 C (3.C2), corner 2"
    line = Message("{bike}: {clauses}", bike="Blue", clauses=joined(["rolls 3 4", place], "; "))
    assert line == "Blue: rolls 3 4; p5 C (3.C2), corner 2"
    assert oval.in_words(line) == "Blue: rolls 3 4; lane 2, corner 1, difficulty 2"
    assert oval.in_words("plain") == "plain"
    plain = Message("round {n}", n=3)
    assert oval.in_words(plain) is plain
    assert oval.in_words(place_words(at)) == "lane 2, corner 1, difficulty 2"


def test_lanes_on_the_way_are_numbers(oval: PlaceWords) -> None:
    way = lanes_words(["1.C4", "2.L1", "2.L2"])
    assert isinstance(way, LaneLetters)
    assert way == "CLL"
    assert lanes_words(["2.L1", "2.L2"]) == ""
    said = Message("{place} by {lanes}", place="there", lanes=way)
    assert oval.in_words(said) == "there by lanes 2-1"


@pytest.mark.parametrize(
    ("id", "rules"),
    [
        ("april-raceway", "motograndprix-expert"),
        ("nuerburg-ring", "ausgebremst-pro"),
        ("old-town", "moped-betting"),
        ("racing-rules", "dice-derby"),
    ],
)
def test_the_events_of_no_game_have_notations_left(id: str, rules: str) -> None:
    """Those of mopeds had."""
    circuit = load_circuit(id)
    setup, way = lineup(circuit, rules)
    show = run(Race(circuit, id, setup, way, seed=2)).show
    places = PlaceWords(circuit)
    words = [str(places.in_words(moment.words)) for moment in show.moments]
    assert len(words) > 20
    assert [line for line in words if re.search(r"\bp\d+ \w+ \(", line)] == []
