"""What a circuit that was found for some wishes lacks of others."""

from dataclasses import replace

import pytest

from tests.design.wishlists import CLUB
from trackwright.design.search.archive import Proposal
from trackwright.design.search.fitting import on_wished_board, turned_alike, unmet
from trackwright.design.search.proposals import proposals
from trackwright.design.search.refusals import refusals
from trackwright.design.wishes import Wishes
from trackwright.model.circuit import Circuit
from trackwright.validators.finding import Severity
from trackwright.validators.report import check_circuit


@pytest.fixture(scope="module")
def one() -> Proposal:
    (found,) = proposals(CLUB, 1, 1, jobs=1).proposals
    return found


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({}, ""),
        ({"positions": (80, 85)}, "75 positions"),
        ({"corners": (29, 30)}, "corners"),
        ({"board_cm": (30.0, 30.0)}, "beyond the board"),
        ({"direction": "right"}, "the other way round"),
        ({"level": "expert"}, "of another level: standard"),
        ({"kit": "mopeds", "level": None}, "of another kit: motograndprix"),
        ({"avoid": ("START", "L4")}, "L4, which is to be avoided"),
        ({"grass_mm": 30.0}, "0 mm of grass"),
        ({"rules": "motograndprix-standard"}, "not checked for"),
        ({"most_looks": 0.0001, "looks": {"corners": 100.0, "variety": 100.0}}, "looks "),
        ({"laps": 9}, "6 laps"),
    ],
)
def test_what_it_lacks_is_said(one: Proposal, changed: dict[str, object], words: str) -> None:
    wishes = replace(CLUB, **changed)  # type: ignore[arg-type]
    lacks = "; ".join(unmet(one, CLUB, wishes))
    assert words in lacks
    assert bool(lacks) == bool(words)


def test_it_is_not_like_itself_if_that_is_not_wanted(one: Proposal) -> None:
    wishes = replace(CLUB, not_like=(one.codes,))
    assert list(unmet(one, CLUB, wishes)) == ["like a circuit that is not wanted"]


def test_on_another_board_it_is_still_clean(one: Proposal) -> None:
    track = on_wished_board(one, replace(CLUB, board_cm=(110.0, 95.0)))
    assert track.board_cm == (110.0, 95.0)
    circuit = Circuit(track, one.circuit.kit)
    assert check_circuit(circuit).open(Severity.ERROR, Severity.WARNING) == ()


def test_pictures_have_the_start_straight_to_the_right(one: Proposal) -> None:
    assert turned_alike(one, CLUB).runs[0].start.heading == 0


def test_refusals_name_the_wish_first() -> None:
    wishes = Wishes(level="basic", positions=(50, 50), corners=(40, 60), board_cm=(30.0, 30.0))
    assert {words.partition(":")[0] for words in refusals(wishes)} == {"corners", "board"}
    assert refusals(CLUB) == ()
    assert refusals(replace(CLUB, play=("speed > 3",)))
