"""What a new track begins with."""

from trackwright.model.circuit import Circuit
from trackwright.model.files.library import kit, kit_files
from trackwright.model.layout.templates import course_track, empty_track
from trackwright.validators.report import check_circuit


def test_a_new_course_can_be_driven_and_has_no_problem() -> None:
    with_courses = [kit(id) for id in kit_files() if kit(id).has_course]
    assert [one.id for one in with_courses] == ["racing-rules", "street"]
    for one in with_courses:
        circuit = Circuit(course_track(one, "new"), one)
        assert circuit.geometry.leads_to_finish
        assert circuit.track.laps == 1
        assert not check_circuit(circuit).findings


def test_an_empty_table_has_no_pieces() -> None:
    assert not list(empty_track(kit("mopeds"), "new").pieces())
