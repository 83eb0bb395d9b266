"""Validators run after every edit: their time grows with the road, not faster."""

import time
from dataclasses import replace

from tests.games.street_racing.tracks import across, bend, road
from trackwright.games.street_racing.faults.all_faults import faults_of
from trackwright.games.street_racing.referee.track import street_of_case
from trackwright.games.street_racing.street import Street

TIMES, MUCH_MORE = 10, 25


def street(length: int) -> Street:
    """Four lanes with a corner, an obstacle and a barrier on every twenty-five spaces."""
    track = road(length, lanes=4, obstacles=[], barriers=[])
    corners = [i for start in range(10, length, 25) for i in (start, start + 1, start + 2)]
    track = bend(track, 5, None, *across(corners, lanes=4))
    for at in range(20, length, 25):
        track["obstacles"].append(f"B{at}")
        track["barriers"].append({"space": f"C{at}", "value": 10})
    return street_of_case(track)


def seconds(of: Street) -> float:
    """CPU time of the fastest of three runs; nothing is known from the run before."""
    spent = []
    for _ in range(3):
        fresh = replace(of)
        before = time.thread_time()
        faults_of(fresh)
        spent.append(time.thread_time() - before)
    return min(spent)


def test_ten_times_the_road_takes_about_ten_times_as_long() -> None:
    short, long = street(100), street(100 * TIMES)
    assert len(faults_of(long)) > 5 * len(faults_of(short)) > 0
    assert seconds(long) < MUCH_MORE * seconds(short)
