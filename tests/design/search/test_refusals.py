"""What cannot be is refused before anything is searched, with the reason."""

import pytest

from trackwright.design.search.refusals import reject_impossible
from trackwright.design.wishes import Wishes, validated
from trackwright.model.text.errors import TrackwrightError

CASES = [
    (Wishes(positions=(5, 11)), "grid and run-up alone take 11, at most 11"),
    (Wishes(positions=(190, 195)), "the pieces of 1 boxes make"),
    (Wishes(positions=(60, 60), board_cm=(60.0, 50.0)), "a straight of 11 positions takes 65 cm"),
    (Wishes(positions=(60, 60), corners=(16, 20)), "the guidelines about difficulties allow 15"),
    (Wishes(positions=(60, 60), corners=(16, 20), boxes=2), None),
    (Wishes(positions=(60, 60), corners=(5, 20), avoid=("R4",)), "allow 3"),
    (Wishes(positions=(60, 60), hairpins=(9, 9), corners=(4, 8)), "of at most 8 corners"),
    (Wishes(positions=(60, 60), longest=(0, 9)), "grid and run-up take a straight of 11"),
    (Wishes(positions=(60, 60), use={"R4": 7}), "the boxes have 6"),
    (Wishes(positions=(118, 118), board_cm=(70.0, 50.0)), "cover at least"),
    (Wishes(positions=(60, 60), corners=(0, 0)), "needs at least one"),
    (Wishes(positions=(60, 60), avoid=("L1", "L2", "L4")), "no straight or no corner is left"),
    (Wishes(level="basic", positions=(70, 90)), "warn of 70 to 90 positions on a basic"),
    (Wishes(positions=(60, 50)), "60..50 is empty"),
    (Wishes(positions=(60, 60), avoid=("R9",)), "no piece 'R9'"),
    (Wishes(kit="nokit"), "no kit 'nokit'"),
    (Wishes(level="easy"), "no level 'easy'"),
    (Wishes(positions=(300, 300)), "300 are more than can be designed"),
]


@pytest.mark.parametrize(("wishes", "why"), CASES, ids=[str(i) for i in range(len(CASES))])
def test_impossible_wishes_are_refused_with_the_reason(wishes: Wishes, why: str | None) -> None:
    if why is None:
        reject_impossible(validated(wishes))
        return
    with pytest.raises(TrackwrightError, match=why):
        reject_impossible(validated(wishes))
