from hypothesis import given
from hypothesis import strategies as st

from trackwright.games.motograndprix.rules.points import smeared_down
from trackwright.games.motograndprix.state.layouts import MOST_MOVE


@given(st.sets(st.integers(0, MOST_MOVE)), st.integers(0, 20))
def test_front_tire_leads_to_every_sum_that_is_up_to_so_many_points_less(
    sums: set[int], brake: int
) -> None:
    """MGP-S-15."""
    fewer = {total - spent for total in sums for spent in range(brake + 1) if total >= spent}
    found = smeared_down(sum(1 << total for total in sums), brake)
    assert {total for total in range(64) if found >> total & 1} == fewer
