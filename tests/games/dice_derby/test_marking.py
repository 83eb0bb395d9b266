"""The dice line marked on the table: lane, colours, symbols, Red Line, START."""

from dataclasses import replace
from typing import cast

import pytest

from tests.builders import circuit_of
from trackwright.games.dice_derby.laid import lanes_of, line_of
from trackwright.games.dice_derby.marking import marked_lane, next_marking
from trackwright.games.dice_derby.state.layouts import Race
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import (
    AddMarker,
    Edit,
    RemoveMarker,
    RemoveMarkers,
    apply_all,
)
from trackwright.model.files.library import kit, load_circuit
from trackwright.model.lanes.graph import space_attributes
from trackwright.model.layout.templates import course_track
from trackwright.model.layout.track import Marker
from trackwright.model.text.errors import EditRefused
from trackwright.simulator.game.games import BadLineup
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.states import OVER
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.report import check_circuit

COURSES = ("racing-rules", "quarter-mile", "long-haul")
RULES = "dice-derby"


def after(circuit: Circuit, *edits: Edit) -> Circuit:
    return Circuit(apply_all(edits, circuit.track, circuit.kit), circuit.kit)


def marked(circuit: Circuit, times: int = 1) -> Circuit:
    for _ in range(times):
        circuit = after(circuit, *next_marking(circuit).edits)
    return circuit


def found(circuit: Circuit, code: str) -> list[Finding]:
    return [one for one in check_circuit(circuit, rules=RULES).findings if one.code == code]


def errors(circuit: Circuit) -> list[Finding]:
    report = check_circuit(circuit, rules=RULES)
    return [one for one in report.findings if one.severity is Severity.ERROR]


def lane_of(circuit: Circuit) -> set[int]:
    spaces = space_attributes(circuit.graph)
    return {spaces[space.name]["lane"] for space in line_of(circuit).main}


@pytest.mark.parametrize("lane", range(3))
def test_the_line_is_the_lane_that_is_marked(lane: int) -> None:
    """DIC section 10: one lane of a circuit of another game."""
    circuit = marked(load_circuit("free-speedway"), lane + 1)
    assert marked_lane(circuit) == lane
    assert lane_of(circuit) == {lane}
    assert not errors(circuit)


def test_marking_goes_round_the_lanes_and_ends_without() -> None:
    circuit = load_circuit("free-speedway")
    words = []
    for _ in range(4):
        marking = next_marking(circuit)
        words.append(str(marking.words))
        circuit = after(circuit, *marking.edits)
    assert words[:3] == [f"Dice line: lane {lane}, 96 spaces" for lane in "LCR"]
    assert words[3] == "The dice line is no longer marked"
    assert set(circuit.track.markers) == set(load_circuit("free-speedway").track.markers)


@pytest.mark.parametrize("track", COURSES)
def test_the_shipped_courses_are_marked_as_marking_does(track: str) -> None:
    circuit = load_circuit(track)
    assert marked_lane(circuit) == 0
    bare = marked(circuit)
    assert not line_markers(bare)
    again = marked(bare)
    colours = [space.colours for space in line_of(circuit).main]
    assert [space.colours for space in line_of(again).main] == colours
    assert line_of(again).red_line == line_of(circuit).red_line


def line_markers(circuit: Circuit) -> list[Marker]:
    return [m for m in circuit.track.markers if m.colour or m.symbol or m.stripe or m.route]


def test_symbols_stay_where_they_were_set() -> None:
    circuit = load_circuit("quarter-mile")
    bare = after(circuit, *(RemoveMarker(m) for m in circuit.track.markers if m.colour))
    assert [s.symbol for s in line_of(marked(bare)).main] == [
        s.symbol for s in line_of(circuit).main
    ]


def test_a_new_course_gets_its_colours_in_one_step() -> None:
    racing = kit("racing-rules")
    circuit = marked(Circuit(course_track(racing, "new"), racing))
    assert len([m for m in circuit.track.markers if m.colour]) == len(line_of(circuit)) - 1
    (stripe,) = [m for m in circuit.track.markers if m.stripe]
    line = line_of(circuit)
    assert len(line) == 40
    assert line.main[0].colours == ("black",)
    assert line.red_line == line.usual_red_line is not None
    assert stripe.stripe == "red"


def test_the_route_may_change_lanes_where_a_step_leads_there() -> None:
    circuit = load_circuit("free-speedway")
    first, second = circuit.stretches[0][0], circuit.stretches[0][-1]
    edits = [
        AddMarker(Marker(on=s.piece.piece.id, lane=lane, route=True))
        for s, lane in ((first, 0), (second, 1))
    ]
    line = line_of(after(circuit, *edits))
    assert not line.breaks
    spaces = space_attributes(circuit.graph)
    assert {spaces[space.name]["lane"] for space in line.main} == {0, 1}


def test_a_route_that_no_step_leads_to_is_a_problem() -> None:
    circuit = load_circuit("free-speedway")
    one, other = (s.piece.piece.id for s in circuit.stretches[0][:2])
    edits = (AddMarker(Marker(on=id, lane=lane, route=True)) for id, lane in ((one, 0), (other, 2)))
    (problem,) = found(after(circuit, *edits), "RUN824")
    assert "no forward step leads to lane" in str(problem.message)


def test_a_route_needs_a_lane() -> None:
    circuit = load_circuit("free-speedway")
    with pytest.raises(EditRefused, match="route is one lane: add `lane`"):
        after(circuit, AddMarker(Marker(on=2, route=True)))


def test_board_halves_cannot_be_marked() -> None:
    with pytest.raises(EditRefused, match="board half"):
        next_marking(load_circuit("nuerburg-ring"))


def test_without_a_line_the_reason_is_given() -> None:
    marking = next_marking(circuit_of("START L4", kit=kit("racing-rules")))
    assert not marking.edits
    assert str(marking.words) == "there is no dice line: there is no finish piece"


# --- START -------------------------------------------------------------------------------------


def test_a_lap_that_is_no_multiple_of_eight_is_fixed_by_a_start_on_it() -> None:
    """DIC section 10: auto-fit, so that the finish is a multiple of eight after the first space."""
    circuit = load_circuit("fabulous-driving-park")
    assert {*lanes_of(circuit).values()} == {44}
    (problem,) = found(circuit, "RUN831")
    (fix,) = problem.fixes
    fixed = after(circuit, *fix.edits)
    assert fixed.track.laps == 1
    assert not errors(fixed)
    line = line_of(fixed)
    assert not line.closed
    assert len(line) == 40
    assert line.main[0].colours == ("black",)
    assert line.finish == line_of(circuit).main[0].name


def test_cars_begin_on_the_marked_start_and_race_once() -> None:
    circuit = load_circuit("fabulous-driving-park")
    (problem,) = found(circuit, "RUN831")
    fixed = after(circuit, *problem.fixes[0].edits)
    for laps in (1, 3):
        setup, way = lineup(fixed, RULES, laps=laps)
        table = setup.table(way)
        assert cast(Race, table.race).road.goal == 41
        table.run(1, 0)
        race = cast(Race, table.race)
        assert race.halt == OVER
        assert min(race.road.left[race.at[car]] for car in range(race.runners)) == 0


def test_another_lane_that_fits_is_offered() -> None:
    """A lane was marked whose length does not fit; the outer one of the mopeds' kit is longer."""
    lap = "START L3 L2 C1-180L L3 L3 L2 C1-180L"
    circuit = circuit_of(lap, kit=kit("mopeds"), markers=[{"on": 1, "lane": 0, "route": True}])
    assert lanes_of(circuit) == {0: 20, 1: 24}
    (problem,) = found(circuit, "RUN831")
    start, lane = problem.fixes
    assert str(lane.title) == "Mark lane R with its 24 spaces"
    assert lane_of(after(circuit, *lane.edits)) == {1}
    assert not found(after(circuit, *lane.edits), "RUN831")
    assert len(line_of(after(circuit, *start.edits))) == 16


def test_a_course_is_raced_once() -> None:
    course = load_circuit("quarter-mile")
    assert lineup(replace_laps(course, 3), RULES)[0].laps == 1
    with pytest.raises(BadLineup, match="3 laps: a course leads to its finish once"):
        lineup(course, RULES, laps=3)


def replace_laps(circuit: Circuit, laps: int) -> Circuit:
    return Circuit(replace(circuit.track, laps=laps), circuit.kit)


# --- the Red Line ------------------------------------------------------------------------------


def test_a_red_line_elsewhere_is_moved_in_one_step() -> None:
    circuit = load_circuit("quarter-mile")
    wrong = after(circuit, AddMarker(Marker(on=2, lane=0, stripe="red")))
    (problem,) = found(wrong, "RUN825")
    (fix,) = problem.fixes
    assert set(after(wrong, *fix.edits).track.markers) == set(circuit.track.markers)


def test_without_a_stripe_the_red_line_is_where_it_belongs() -> None:
    circuit = load_circuit("quarter-mile")
    (stripe,) = [m for m in circuit.track.markers if m.stripe]
    bare = after(circuit, RemoveMarkers(stripe.on, "stripe"))
    assert line_of(bare).red_line is None
    assert not found(bare, "RUN825")
    assert bare.hash == circuit.hash


def test_markers_on_the_finish_leave_the_ramp_alone() -> None:
    circuit = load_circuit("quarter-mile")
    finish = circuit.track.runs[0].pieces[-1].id
    spaces = space_attributes(
        after(circuit, AddMarker(Marker(on=finish, at=1, colour="pink"))).graph
    )
    pink = [space for space in spaces.values() if space.get("colour") == "pink"]
    assert [("finish" in space, "escape" in space) for space in pink] == [(True, False)]
