"""The gap in words: as it is, and as it would be."""

from tests.builders import APRIL, KIT, OVAL, circuit_of, placement_at
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import apply_all
from trackwright.model.edit.gap_readout import gap_description, gap_description_after
from trackwright.model.edit.placing import drag_fragment, pieces_left
from trackwright.model.text.units import CENTIMETRES


def test_the_gap_is_given_in_mm_modules_and_pieces() -> None:
    assert gap_description(circuit_of(APRIL)).startswith("closed exactly")
    open = gap_description(circuit_of(" ".join(APRIL.split()[:-1])))
    assert open.startswith("gap ")
    assert "modules" in open
    assert "pieces left" in open


def test_the_gap_that_there_would_be_is_that_between_what_is_held_and_the_rest() -> None:
    """L4 is 208 mm long; the fragment begins 400 mm behind the end of the first, and turned."""
    frames = [{}, {"x_mm": 2 * 208 + 400, "degrees": 45}]
    circuit = circuit_of("START L4", {"pieces": ["L4"], "frame": 1}, frames=frames)
    left = sum(pieces_left(circuit.track, KIT).values())
    free = drag_fragment(circuit, 3, -100 + 0j, snap=False)
    assert gap_description_after(circuit, free) == (
        f"gap {CENTIMETRES.gap(300)} ({300 / 52:.2f} modules, 45°) · {left} pieces left"
    )
    joins = drag_fragment(circuit, 3, -390 + 0j)
    after = Circuit(apply_all(joins.edits, circuit.track, KIT), KIT)
    assert gap_description_after(circuit, joins) == gap_description(after)
    held = placement_at(circuit, "L4", -500 + 0j, snap=False)
    assert gap_description_after(circuit, held).startswith(f"gap {CENTIMETRES.gap(500 - 104)} (")
    assert gap_description_after(circuit, held).endswith(f"{left - 1} pieces left")
    assert (free.lies_free, joins.lies_free, held.lies_free) == (True, False, True)
    assert (free.has_place, joins.has_place, held.has_place) == (True, True, False)
    whole = drag_fragment(circuit_of(OVAL), 3, 50 + 0j)
    assert gap_description_after(circuit_of(OVAL), whole).startswith("closed exactly")
    first = placement_at(circuit_of(), "L4", 0j)
    assert gap_description_after(circuit_of(), first).startswith("empty table")
