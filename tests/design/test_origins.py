"""Circuits as wishes: to start from, with pieces to keep, and not to be like."""

from dataclasses import replace

import pytest

from tests.builders import OVAL, track_of
from tests.design.wishlists import CLUB
from trackwright.design.looks.road import codes_of, road_of
from trackwright.design.looks.shapes import normalised, unlike
from trackwright.design.origins import not_like, starting_from
from trackwright.design.search.palette import palette_of
from trackwright.design.search.proposals import proposals
from trackwright.design.search.refusals import reject_impossible
from trackwright.design.wishes import Wishes, validated, wishes_from_json, wishes_like
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import load_circuit
from trackwright.model.text.errors import TrackwrightError
from trackwright.validators.finding import Severity
from trackwright.validators.report import check_circuit

APRIL = "april-raceway"


def shape_of(circuit: Circuit) -> object:
    return normalised(road_of(circuit.kit, codes_of(circuit)))


def around(row: tuple[str, ...], part: tuple[str, ...]) -> bool:
    """Are these pieces there together, in this order?"""
    lap = " ".join([*row, *row])
    return f" {' '.join(part)} " in f" {lap} "


@pytest.mark.parametrize("direction", ["left", "right"])
def test_what_is_kept_is_in_every_proposal_as_it_was(direction: str) -> None:
    circuit = load_circuit(APRIL)
    if direction == "right":
        kit, row = circuit.kit, codes_of(circuit)
        text = " ".join(kit.mirrored_code(code) for code in row)
        circuit = Circuit(track_of(text, level="standard", board_cm=(100.0, 80.0)), kit)
    kept = [piece.id for piece in circuit.track.runs[0].pieces][3:12]
    wishes = starting_from(wishes_like(circuit.track), circuit, kept)
    assert wishes.keep == tuple(range(4, 13))
    part = wishes.origin[3:12]
    found = proposals(wishes, 1, 3, jobs=1, bursts=12)
    assert len(found.proposals) == 3
    for one in found.proposals:
        assert around(one.codes, part)
        assert one.codes != wishes.origin
        assert not check_circuit(one.circuit).open(Severity.ERROR, Severity.WARNING)
        assert (one.off_origin or 0) >= 0.02
        assert unlike(one.shape, shape_of(circuit)) == pytest.approx(one.off_origin)  # type: ignore[arg-type]
    distances = [one.off_origin or 0 for one in found.proposals]
    assert distances == sorted(distances)


@pytest.mark.slow
def test_proposals_from_a_circuit_are_like_it() -> None:
    circuit = load_circuit(APRIL)
    wishes = starting_from(wishes_like(circuit.track), circuit)
    assert wishes.length == (75, 82)
    like, free = (
        proposals(w, 1, 3, jobs=1, bursts=8).proposals for w in (wishes, replace(wishes, origin=()))
    )
    middle = [
        sorted(unlike(one.shape, shape_of(circuit)) for one in found)[1]  # type: ignore[arg-type]
        for found in (like, free)
    ]
    assert middle[0] < 0.6 * middle[1]


def test_the_start_is_kept_with_its_run_up() -> None:
    circuit = load_circuit(APRIL)
    ids = [piece.id for piece in circuit.track.runs[0].pieces]
    wishes = starting_from(wishes_like(circuit.track), circuit, [ids[-1], *ids[:2]])
    found = proposals(wishes, 1, 2, jobs=1, bursts=8).proposals
    assert len(found) == 2
    for one in found:
        assert one.codes[:2] == wishes.origin[:2]
        assert one.codes[-1] == wishes.origin[-1]


def test_pieces_to_avoid_are_taken_out_of_the_circuit_to_start_from() -> None:
    circuit = load_circuit(APRIL)
    wishes = replace(starting_from(wishes_like(circuit.track), circuit), avoid=("R3",))
    assert "R3L" in wishes.origin
    assert palette_of(wishes).avoided == ("R3L",)
    found = proposals(wishes, 1, 2, jobs=1, bursts=12).proposals
    assert len(found) == 2
    assert not {"R3L", "R3R"} & {code for one in found for code in one.codes}


def test_special_pieces_of_a_circuit_to_start_from_stay() -> None:
    circuit = load_circuit("bleifuss-circuit")
    wishes = starting_from(wishes_like(circuit.track), circuit)
    special = [code for code in wishes.origin if not circuit.kit.codes[code].kind.is_plain]
    found = proposals(wishes, 1, 2, jobs=1, bursts=40).proposals
    assert found
    for one in found:
        assert [c for c in one.codes if not circuit.kit.codes[c].kind.is_plain] == special


@pytest.mark.slow
def test_what_is_not_liked_does_not_come_again() -> None:
    first = proposals(CLUB, 1, 2, jobs=1, bursts=12).proposals
    wishes = not_like(CLUB, [one.circuit for one in first])
    assert len(wishes.not_like) == 2
    for one in proposals(wishes, 1, 2, jobs=1, bursts=12).proposals:
        assert min(unlike(one.shape, other.shape) for other in first) >= 0.05


def test_wishes_about_circuits_are_kept_in_files() -> None:
    circuit = load_circuit(APRIL)
    wishes = not_like(starting_from(wishes_like(circuit.track), circuit, [1, 2]), [circuit])
    again = wishes_from_json(wishes.as_json(), "wishes.json")
    assert again.as_json() == wishes.as_json()
    assert (again.origin, again.keep, again.not_like) == (
        wishes.origin,
        (1, 2),
        (wishes.origin,),
    )


def test_circuits_that_cannot_be_started_from_are_refused() -> None:
    april = load_circuit(APRIL)
    open_row = Circuit(track_of(OVAL.rsplit(" ", 1)[0]), april.kit)
    branch = load_circuit("tokyo-drift")
    with pytest.raises(TrackwrightError, match="is of the kit motograndprix, the wishes are for"):
        starting_from(Wishes(kit="mopeds"), april)
    with pytest.raises(TrackwrightError, match="close it first"):
        starting_from(Wishes(), open_row)
    with pytest.raises(TrackwrightError, match="not a single row of pieces"):
        starting_from(Wishes(kit=branch.kit.id), branch)
    with pytest.raises(TrackwrightError, match="has no piece 999"):
        starting_from(Wishes(), april, [999])
    with pytest.raises(TrackwrightError, match="the wishes are for mopeds"):
        not_like(Wishes(kit="mopeds"), [april])


ORIGIN = starting_from(wishes_like(load_circuit(APRIL).track), load_circuit(APRIL), [1, 2, 3])


@pytest.mark.parametrize(
    ("wishes", "why"),
    [
        (Wishes(keep=(1,)), "only be kept of a circuit to start from"),
        (replace(ORIGIN, keep=(149,)), "keep: piece 149 is wished for"),
        (replace(ORIGIN, keep=tuple(range(1, len(ORIGIN.origin) + 1))), "nothing can change"),
        (replace(ORIGIN, direction="right"), "turns to the other side"),
        (replace(ORIGIN, avoid=("L4",)), "not to be used, and to be kept"),
        (replace(ORIGIN, origin=("START", "L4", "L4")), "close no lap that turns once"),
        (replace(ORIGIN, keep=tuple(range(1, 35)), positions=(20, 30), level=None), "what is kept"),
        (replace(ORIGIN, origin=("START", "X9")), "no piece 'X9'"),
        (replace(ORIGIN, not_like=(("X9",),)), "no piece 'X9'"),
    ],
)
def test_wishes_about_a_circuit_that_cannot_be_are_refused(wishes: Wishes, why: str) -> None:
    with pytest.raises(TrackwrightError, match=why):
        reject_impossible(validated(wishes))
