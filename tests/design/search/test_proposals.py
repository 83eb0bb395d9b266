"""Proposals: clean, closed, as wished, and the same again."""

import math
import pickle
import threading
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.timing import slowness
from tests.amounts import amount
from tests.design.wishlists import BEGINNER, CLUB, DICE, EASY, PIT, POWER
from trackwright.design.looks.road import road_of
from trackwright.design.looks.shapes import angle_to, normalised, unlike
from trackwright.design.origins import wishes_of_all
from trackwright.design.outlines import read_outline
from trackwright.design.search.finishing import faults_in_races, faults_of
from trackwright.design.search.problem import outline_as_driven
from trackwright.design.search.proposals import Found, Status, proposals
from trackwright.design.wishes import Wishes, turn_of, validated
from trackwright.games.dice_derby.laid import line_of
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import load_circuit
from trackwright.model.layout.pieces import templates_of
from trackwright.model.picture.shapes.outline import circuit_extents
from trackwright.reports.design.proposals import facts_of
from trackwright.simulator.playtest.cluster import NoCluster
from trackwright.simulator.playtest.intervals import mean
from trackwright.simulator.playtest.running import Batch, playtest
from trackwright.simulator.table.lineup import lineup
from trackwright.validators.finding import Severity
from trackwright.validators.report import check_circuit

ROOT = Path(__file__).parents[3]
CANCEL_S = 0.06


def rows_of(found: Found) -> list[tuple[str, ...]]:
    return [one.codes for one in found.proposals]


def assert_as_wished(wishes: Wishes, found: Found) -> None:
    """Closed, in the box and on the board, without errors and warnings, different, best first."""
    wishes = validated(wishes)
    for one in found.proposals:
        circuit = one.circuit
        assert circuit.geometry.closed_exactly or circuit.geometry.leads_to_finish
        problems = check_circuit(circuit, wishes.rules).open(Severity.ERROR, Severity.WARNING)
        assert problems == ()
        assert wishes.board_cm is None or circuit_extents(circuit).fits(wishes.board_cm)
        assert wishes.length[0] <= circuit.positions <= wishes.length[1]
        facts = facts_of(one)
        for name in ("corners", "hairpins", "longest"):
            low, high = getattr(wishes, name) or (0, 1000)
            assert low <= facts[name] <= high, name
        assert one.looks.score <= wishes.most_looks
    shapes = [one.shape for one in found.proposals]
    for i, shape in enumerate(shapes):
        assert all(unlike(shape, other) >= wishes.least_difference for other in shapes[:i])
    ranks = [one.rank for one in found.proposals]
    assert ranks == sorted(ranks)


@pytest.mark.slow
@pytest.mark.parametrize("name", EASY)
def test_proposals_are_as_wished(name: str) -> None:
    found = proposals(EASY[name], 3, 2, jobs=1, bursts=40)
    assert len(found.proposals) == 2
    assert_as_wished(EASY[name], found)


@pytest.mark.slow
@pytest.mark.parametrize(
    "wishes",
    [
        Wishes(level="pro", boxes=3, positions=(130, 150), longest=(13, 13)),
        Wishes(level="standard", positions=(70, 90), rules="dice-derby", longest=(0, 15)),
    ],
    ids=["grid of three boxes and run-up", "lap of eights"],
)
def test_what_few_rows_have_is_aimed_at(wishes: Wishes) -> None:
    """The straight of 13 has to be cut behind the start, for its fewest pieces are 4, 4, 4 and 1;
    the dice line needs a multiple of eight."""
    found = proposals(wishes, 1, 3, jobs=1, bursts=4)
    assert len(found.proposals) == 3
    assert_as_wished(wishes, found)
    assert found.status.rejected == ()


@pytest.mark.slow
def test_the_same_seed_gives_the_same_circuits_with_any_number_of_threads() -> None:
    one, two = (proposals(BEGINNER, 5, 10, jobs=jobs) for jobs in (1, 2))
    assert len(one.proposals) == 10
    assert rows_of(one) == rows_of(two)
    assert rows_of(proposals(BEGINNER, 5, 10, share=elsewhere)) == rows_of(one)
    assert [p.circuit.hash for p in one.proposals] == [p.circuit.hash for p in two.proposals]
    assert rows_of(proposals(BEGINNER, 6, 3, jobs=2)) != rows_of(one)


@pytest.mark.slow
@settings(max_examples=amount(10, soak=200))
@given(
    low=st.integers(40, 90),
    board=st.sampled_from([(100.0, 80.0), (75.0, 120.0), None]),
    direction=st.sampled_from(["left", "right", None]),
    avoid=st.sampled_from([(), ("R1",), ("R3L", "L1")]),
    seed=st.integers(0, 2**40),
)
def test_whatever_is_wished_for_what_is_shown_is_clean(
    low: int, board: object, direction: object, avoid: tuple[str, ...], seed: int
) -> None:
    wishes = Wishes(
        positions=(low, low + 5),
        board_cm=board,  # type: ignore[arg-type]
        direction=direction,  # type: ignore[arg-type]
        avoid=avoid,
        most_looks=1000.0,
    )
    found = proposals(wishes, seed, 2, jobs=1, bursts=4)
    assert_as_wished(wishes, found)
    side = "R" if direction == "right" else "L"
    for one in found.proposals:
        turn = sum(templates_of(one.circuit.kit)[code].turn for code in one.codes)
        assert turn == (16 if side == "L" else -16)
        assert not set(one.codes) & set(avoid)


def elsewhere(work: Any, items: Any, tell: Any, cancel: Any) -> list[Any]:
    """A cluster of one worker."""
    tell(0, len(items))
    return [pickle.loads(pickle.dumps(work(pickle.loads(pickle.dumps(item))))) for item in items]


@pytest.mark.slow
def test_work_that_is_shared_out_finds_the_same() -> None:
    told: list[int] = []
    found = proposals(
        BEGINNER, 5, 3, bursts=8, share=elsewhere, progress=lambda status: told.append(status.kept)
    )
    assert rows_of(found) == rows_of(proposals(BEGINNER, 5, 3, bursts=8, jobs=1))
    assert len(found.proposals) == 3
    assert told == sorted(told)
    assert told[-1] >= 3
    assert not found.cancelled
    assert found.lost == ""


@pytest.mark.slow
def test_generations_become_wide_whoever_does_the_work() -> None:
    """As many bursts at a time on any cluster, and the circuits that threads find."""
    sizes: list[int] = []

    def share(work: Any, items: Any, tell: Any, cancel: Any) -> list[Any]:
        sizes.append(len(items))
        return [work(item) for item in items]

    wishes = Wishes(kit="mopeds", positions=(16, 24), board_cm=(60.0, 45.0))
    found = proposals(wishes, 1, 60, bursts=40, share=share)
    assert sizes == [4, 4, 8, 16, 8]
    assert rows_of(found) == rows_of(proposals(wishes, 1, 60, bursts=40, jobs=2))


def test_what_was_found_before_a_cluster_is_lost_is_kept() -> None:
    rounds: list[int] = []

    def share(work: Any, items: Any, tell: Any, cancel: Any) -> list[Any]:
        if rounds:
            raise NoCluster("--cluster x: the connection to the scheduler was lost")
        rounds.append(len(items))
        return elsewhere(work, items, tell, cancel)

    found = proposals(BEGINNER, 5, 50, share=share)
    assert found.proposals
    assert found.status.bursts == rounds[0]
    assert found.cancelled
    assert found.lost == "--cluster x: the connection to the scheduler was lost"
    with pytest.raises(NoCluster, match="the connection to the scheduler was lost"):
        proposals(BEGINNER, 5, 50, share=share)


JAMS = Wishes(
    kit="mopeds",
    positions=(36, 44),
    board_cm=(100.0, 80.0),
    use={"CH2": 2},
    rules="moped-betting",
)
"""Their checks race each circuit thousands of times."""


@pytest.mark.slow
@pytest.mark.parametrize("wishes", [CLUB, replace(CLUB, play=("surely pole_wins < 30%",)), JAMS])
def test_a_search_is_cancelled_within_60_ms(wishes: Wishes) -> None:
    """Whatever it is doing: annealing, finishing, checking, racing; as the work done after it."""
    proposals(wishes, 1, 1, jobs=1, bursts=1)  # whatever is loaded once
    random, took = Random(1), []
    for seed in range(8):
        cancel = threading.Event()
        thread = threading.Thread(
            target=lambda seed=seed, cancel=cancel: proposals(
                wishes, seed, 50, jobs=1, cancel=cancel
            )
        )
        thread.start()
        time.sleep(random.uniform(0.2, 0.8))
        begun = time.process_time()
        cancel.set()
        thread.join()
        took.append(time.process_time() - begun)
    assert max(took) < CANCEL_S * slowness()


def test_a_cancel_between_two_bursts_is_heard() -> None:
    cancel = threading.Event()
    seen: list[float] = []

    def stop(status: Status) -> None:
        cancel.set()
        seen.append(time.process_time())

    found = proposals(POWER, 1, 50, jobs=1, progress=stop, cancel=cancel)
    assert time.process_time() - seen[0] < CANCEL_S * slowness()
    assert found.cancelled
    assert len(seen) == 1


def test_what_is_found_before_a_cancel_is_clean_too() -> None:
    assert all(not faults_of(one.circuit, PIT.rules) for one in proposals(PIT, 1, 1).proposals)


def test_checks_that_race_hear_a_cancel() -> None:
    (one,) = proposals(JAMS, 1, 1, jobs=1).proposals
    cancel = threading.Event()
    fresh = Circuit(replace(one.circuit.track, laps=2), one.circuit.kit)
    faults_in_races(fresh, JAMS.rules, cancel)
    cancel.set()
    begun = time.process_time()
    fresh = Circuit(replace(one.circuit.track, laps=3), one.circuit.kit)
    assert faults_in_races(fresh, JAMS.rules, cancel) == ()
    assert time.process_time() - begun < CANCEL_S / 2 * slowness()


def test_only_what_would_be_shown_is_raced_by_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    raced: list[Circuit] = []

    def count(circuit: Circuit, *rest: Any) -> Any:
        assert faults_of(circuit, JAMS.rules) == ()
        raced.append(circuit)
        return faults_in_races(circuit, *rest)

    monkeypatch.setattr("trackwright.design.search.proposals.faults_in_races", count)
    proposals(replace(JAMS, most_looks=-1.0), 1, 1, jobs=1, bursts=2)
    assert raced == []
    found = proposals(JAMS, 1, 1, jobs=1, bursts=4)
    assert 0 < len(raced) <= 12
    assert_as_wished(JAMS, found)


def test_too_few_bursts_say_what_was_missed() -> None:
    from trackwright.design.search.misses import advice, nearest_miss

    wishes = Wishes(level="expert", positions=(119, 119), board_cm=(85.0, 70.0))
    found = proposals(wishes, 1, 1, jobs=1, bursts=1)
    assert found.proposals == ()
    lines = list(advice(found.status, wishes))
    assert lines[0].startswith("nearest miss: ")
    assert nearest_miss(found.status.nearest) in lines[0]
    assert any("take a larger board" in line for line in lines[1:])


def test_the_start_has_its_run_up_and_lines_are_outside_of_corners() -> None:
    (one,) = proposals(CLUB, 2, 1, jobs=1).proposals
    assert one.codes[0] == "START"
    findings = check_circuit(one.circuit, only=["BAL508", "BAL509"]).findings
    assert findings == ()


@pytest.mark.slow
@pytest.mark.parametrize("boxes", [3, 5])
def test_bikes_of_many_boxes_have_room_behind_the_start(boxes: int) -> None:
    """MGP-V-GRID: 18 bikes need two positions more than the start piece has, 30 six."""
    wishes = Wishes(
        level="pro", positions=(125, 140), boxes=boxes, corners=(12, 24), board_cm=(200.0, 140.0)
    )
    found = proposals(wishes, 1, 2, jobs=1, bursts=24)
    assert len(found.proposals) == 2
    assert_as_wished(wishes, found)
    assert "MAR403" not in dict(found.status.rejected)


def test_bikes_of_many_boxes_have_room_behind_a_start_that_stays() -> None:
    origin = replace(CLUB, boxes=3, unlike=0.01, most_looks=1000.0)
    (one,) = proposals(origin, 1, 1, jobs=1, bursts=12).proposals
    wishes = replace(origin, positions=(70, 85), origin=one.codes, keep=(1,))
    found = proposals(wishes, 1, 2, jobs=1, bursts=12)
    assert found.proposals
    assert_as_wished(wishes, found)
    assert "MAR403" not in dict(found.status.rejected)


@pytest.mark.parametrize("direction", ["left", "right"])
@pytest.mark.parametrize("more", [{}, {"avoid": ("R1L",)}], ids=["any", "one form avoided"])
def test_courses_turn_to_the_wished_side_on_the_whole(
    direction: Literal["left", "right"], more: dict[str, Any]
) -> None:
    wishes = replace(DICE, direction=direction, **more)
    found = proposals(wishes, 1, 3, jobs=1, bursts=12)
    assert len(found.proposals) == 3
    assert_as_wished(wishes, found)
    for codes in rows_of(found):
        assert (turn_of(wishes.of_kit, codes) > 0) == (direction == "left")
        assert not {*codes} & {*wishes.avoid}


def test_pieces_of_a_course_that_turns_right_are_kept_as_they_are() -> None:
    """Only laps are laid to the left and mirrored in the end."""
    course = load_circuit("long-haul")
    wishes = wishes_of_all({}, course, keep=range(1, 6))
    assert turn_of(course.kit, wishes.origin) < 0
    found = proposals(wishes, 1, 2, jobs=1, bursts=12)
    assert len(found.proposals) == 2
    assert {one.codes[:5] for one in found.proposals} == {("START", "L4", "L4", "R2R", "R2L")}


@pytest.mark.slow
@pytest.mark.parametrize("name", ["bean.svg", "boot.csv", "clover.geojson", "heart.gpx"])
def test_outlines_are_found_and_lie_as_they_were_drawn(name: str) -> None:
    outline = read_outline(ROOT / "docs" / "outlines" / name)
    wishes = Wishes(positions=(60, 80), outline=outline)
    found = proposals(wishes, 1, 1, jobs=1, bursts=12)
    assert_as_wished(wishes, found)
    assert found.proposals
    best = found.proposals[0]
    assert (best.likeness or 0) <= 0.02
    geometry = best.circuit.geometry
    heading = geometry.track.runs[0].start.heading
    shape = normalised(road_of(best.circuit.kit, best.codes, heading))
    driven = outline_as_driven(validated(wishes))
    assert abs(angle_to(shape, driven)) <= math.tau / 16


@pytest.mark.parametrize("direction", ["left", "right"])
def test_a_form_of_a_piece_is_avoided_whatever_way_the_lap_turns(
    direction: Literal["left", "right"],
) -> None:
    wishes = Wishes(positions=(50, 60), direction=direction, avoid=("R3L",), most_looks=1000.0)
    found = proposals(wishes, 1, 2, jobs=1, bursts=4)
    codes = {code for one in found.proposals for code in one.codes}
    assert "R3L" not in codes
    assert "R3R" in codes


ALLEY = Wishes(
    kit="ausgebremst",
    positions=(22, 27),
    board_cm=(90.0, 70.0),
    use={"PIT-IN-C2": 1, "PIT3": 1, "PIT-OUT-C2": 1, "C3-90S": 1},
    most_looks=1000.0,
)


@pytest.mark.slow
@pytest.mark.parametrize(("direction", "hand"), [("left", "L"), ("right", "R")])
def test_special_pieces_that_turn_and_those_that_belong_together_are_laid(
    direction: Literal["left", "right"], hand: str
) -> None:
    """A pit alley round a corner, inside the lap, and a corner with a solid line."""
    wishes = replace(ALLEY, direction=direction)
    found = proposals(wishes, 1, 2, jobs=1, bursts=24)
    assert len(found.proposals) == 2
    assert_as_wished(wishes, found)
    for one in found.proposals:
        at = one.codes.index(f"PIT-IN-C2{hand}")
        lap = [*one.codes[at:], *one.codes[:at]]
        assert lap[1:3] == [f"PIT3{hand}", f"PIT-OUT-C2{hand}"]
        assert sum(code.startswith("C3-90S-") for code in lap) == 1


@pytest.mark.slow
def test_a_street_becomes_narrow_and_wide_again() -> None:
    use = {"START4": 1, "DROP42": 1, "N4": 2, "ADD24": 1}
    wishes = Wishes(kit="street", positions=(40, 60), board_cm=(200.0, 150.0), use=use)
    (one,) = proposals(wishes, 1, 1, jobs=1, bursts=12).proposals
    at = one.codes.index("DROP42")
    assert one.codes[at : at + 4] == ("DROP42", "N4", "N4", "ADD24")
    assert one.codes[-1] == "FINISH4"


@pytest.mark.parametrize("direction", ["left", "right"])
def test_a_pit_is_inside_the_lap(direction: Literal["left", "right"]) -> None:
    (one,) = proposals(replace(PIT, direction=direction), 1, 1, jobs=1).proposals
    assert ("PIT4L" if direction == "left" else "PIT4R") in one.codes


@pytest.mark.slow
def test_the_dice_line_is_marked_from_start_to_finish_and_raced() -> None:
    wishes = replace(DICE, positions=(64, 80), board_cm=(110.0, 80.0), use={"PIT": 1})
    found = proposals(wishes, 1, 2, jobs=1, bursts=30)
    assert len(found.proposals) == 2
    for one in found.proposals:
        circuit = one.circuit
        assert check_circuit(circuit, "dice-derby").open(Severity.ERROR, Severity.WARNING) == ()
        line = line_of(circuit)
        colours = [m for m in circuit.track.markers if m.colour]
        assert len(colours) >= len(line) - 1  # white before the finish is printed
        assert [m.stripe for m in circuit.track.markers if m.stripe] == ["red"]
        assert sum(bool(space.symbol) for space in line.main) == 7
        assert [line.main[row.entry - 1].colours for row in line.pits] == [("yellow",)]
        assert run_one(circuit) >= 1


@pytest.mark.slow
def test_a_lap_is_marked_for_dice_if_that_is_wished_for() -> None:
    wishes = Wishes(positions=(96, 96), board_cm=(120.0, 100.0), rules="dice-derby", laps=1)
    (one,) = proposals(wishes, 1, 1, jobs=1, bursts=40).proposals
    assert sum(bool(marker.colour) for marker in one.circuit.track.markers) == 96
    assert run_one(one.circuit) >= 1


def run_one(circuit: Circuit) -> int:
    """The rounds of a race with dice."""
    setup, way = lineup(circuit, "dice-derby")
    counts = playtest(Batch(setup, way, 1, 1), jobs=1)
    return round(mean(counts["rounds"]).value or 0)


@pytest.mark.slow
def test_laps_are_as_many_as_the_rules_allow_unless_a_number_is_wished_for() -> None:
    """A deck of cards is not enough for three laps of thirty spaces."""
    wishes = Wishes(
        kit="ausgebremst",
        positions=(28, 36),
        board_cm=(90.0, 70.0),
        rules="ausgebremst-family",
        use={"PIT4": 1},
    )
    (one,) = proposals(wishes, 1, 1, jobs=1, bursts=4).proposals
    assert one.circuit.track.laps < 3
    assert not faults_of(one.circuit, wishes.rules)
    assert not proposals(replace(wishes, laps=3), 1, 1, jobs=1, bursts=1).proposals


@pytest.mark.slow
@pytest.mark.parametrize(("positions", "laps"), [((34, 40), 2), ((76, 80), 1)])
def test_laps_are_as_many_as_the_game_of_the_kit_allows(
    positions: tuple[int, int], laps: int
) -> None:
    """A deck of cards is enough for a lap of 78 spaces, though no rules are named."""
    wishes = Wishes(kit="ausgebremst", positions=positions, board_cm=(150.0, 110.0))
    found = proposals(wishes, 1, 2, jobs=1, bursts=24)
    assert [one.circuit.track.laps for one in found.proposals] == [laps, laps]
    assert_as_wished(wishes, found)
