"""What an edit leaves alone is found again, whatever was done in between."""

from hypothesis import given
from hypothesis import strategies as st

from tests.builders import APRIL, KIT, circuit_of
from trackwright.model.edit.edits import Remove
from trackwright.model.layout.geometry import build_geometry
from trackwright.model.layout.reuse import common_blocks, reused_or_made, split_blocks

THINGS = [object() for _ in range(12)]
rows = st.lists(st.sampled_from(THINGS), unique_by=id)
places = st.sets(st.integers(0, 12)).map(sorted)


@given(rows, rows, places, places)
def test_blocks_cover_everything_in_order(
    now: list[object], then: list[object], here: list[int], there: list[int]
) -> None:
    for found in (
        common_blocks(now, then),
        list(split_blocks(common_blocks(now, then), here, there)),
    ):
        assert [at + i for at, _, size in found for i in range(size)] == list(range(len(now)))
        for at, old, size in found:
            same = then[old : old + size] if old >= 0 else []
            assert now[at : at + size] == same or (old == -1 and now[at] not in then)


@given(rows, rows)
def test_only_what_is_new_is_made(now: list[object], then: list[object]) -> None:
    values = [("kept", one) for one in then]
    found = reused_or_made(common_blocks(now, then), now, values, lambda one: ("made", one))
    assert found == [("kept" if one in then else "made", one) for one in now]


def test_pieces_of_a_run_that_is_cut_in_two_are_still_themselves() -> None:
    before = circuit_of(APRIL)
    ids = [piece.id for piece in before.track.pieces()]
    track = Remove((ids[len(ids) // 2],)).apply(before.track, KIT)
    after = build_geometry(track, KIT, before.geometry)
    assert len(after.laid) == len(ids) - 1
    assert {id(one) for one in after.laid} <= {id(one) for one in before.geometry.laid}
