"""Reach, traps, circles and bottlenecks of random streets, compared with brute force."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import networkx as nx
from hypothesis import given
from hypothesis import strategies as st

from trackwright.games.street_racing.faults.fault import ERROR, WARNING
from trackwright.games.street_racing.faults.figures import difficulty_of
from trackwright.games.street_racing.faults.lanes import (
    RUN_UP,
    first_straight,
    is_straight_road,
    steep_barriers,
)
from trackwright.games.street_racing.faults.ways import circles, narrow, traps
from trackwright.games.street_racing.street import Step, Street

SOURCE, SINK = -1, -2


@st.composite
def streets(draw: st.DrawFn, most_rows: int = 6, barrier: int = 0) -> Street:
    """Rows of up to three lanes with random steps ahead, some sideways, obstacles and corners; a
    circuit, or from start spaces to a finish."""
    rows, lanes = draw(st.integers(2, most_rows)), draw(st.integers(1, 3))
    count = rows * lanes
    space = {(row, lane): row * lanes + lane for row in range(rows) for lane in range(lanes)}
    numbers = draw(st.sampled_from(((0,), (*(0,) * 30, 5), (0, 0, 0, 3, 8))))
    limits = draw(st.lists(st.sampled_from(numbers), min_size=count, max_size=count))
    obstacles = draw(st.frozensets(st.integers(0, count - 1), max_size=min(4, count // 3)))
    is_closed = draw(st.booleans())
    steps: list[list[Step]] = [[] for _ in range(count)]
    for (row, lane), at in space.items():
        for aside in draw(st.frozensets(st.integers(-1, 1), min_size=1)) & {-lane, 0, 1, -1}:
            if (row + 1, lane + aside) in space:
                steps[at].append(Step(space[row + 1, lane + aside], barrier=barrier))
            elif row + 1 == rows and is_closed and (0, lane + aside) in space:
                steps[at].append(Step(space[0, lane + aside], crosses_line=True))
        if (row, lane + 1) in space and draw(st.booleans()):
            to = space[row, lane + 1]
            steps[at].append(Step(to, "lateral", "R"))
            steps[to].append(Step(at, "lateral", "L"))
    starts = tuple(range(count, count + draw(st.integers(1, 2))))
    for i, _ in enumerate(starts):
        steps.append([Step(draw(st.integers(0, lanes - 1)))] if i or draw(st.booleans()) else [])
    names = [f"s{i}" for i in range(len(steps))]
    finishes: frozenset[int] = frozenset()
    if not is_closed:
        finishes = frozenset({len(steps)})
        for lane in range(lanes):
            steps[space[rows - 1, lane]].append(Step(len(steps), barrier=barrier))
        steps.append([])
        names.append("FIN")
    more = len(steps) - count
    return Street(
        names=tuple(names),
        steps=tuple(map(tuple, steps)),
        limits=(*limits, *(0,) * more),
        groups=(*(int(limit > 0) for limit in limits), *(0,) * more),
        obstacles=obstacles,
        starts=starts,
        finishes=finishes,
    )


def legal(street: Street, at: int) -> Iterator[Step]:
    """STR-22, STR-23, STR-27, written down once more."""
    for step in street.steps[at]:
        lateral = step.kind == "lateral"
        straight = street.limits[at] == 0 == street.limits[step.to]
        if step.to not in street.obstacles and (
            step.kind == "forward" or (lateral and straight and at not in street.starts)
        ):
            yield step


def ends(street: Street, step: Step) -> bool:
    return step.to in street.finishes or (not street.finishes and step.crosses_line)


def to_finish(street: Street) -> "nx.DiGraph[int]":
    """The ways from the start spaces to the finish; a lap ends at the line."""
    graph: nx.DiGraph[int] = nx.DiGraph()
    graph.add_nodes_from((SOURCE, SINK, *street.spaces))
    graph.add_edges_from((SOURCE, at) for at in street.starts)
    for at in set(street.spaces) - street.obstacles:
        for step in legal(street, at):
            graph.add_edge(at, SINK if ends(street, step) else step.to)
    return graph


def onwards(street: Street) -> "nx.DiGraph[int]":
    """All ways, lap after lap."""
    graph: nx.DiGraph[int] = nx.DiGraph()
    graph.add_nodes_from(street.spaces)
    for at in set(street.spaces) - street.obstacles:
        graph.add_edges_from((at, step.to) for step in legal(street, at))
    return graph


@given(streets())
def test_traps_are_reached_and_lead_nowhere(street: Street) -> None:
    """STR-V-03."""
    ways, ahead = to_finish(street), onwards(street)
    reached = set(street.starts).union(*(nx.descendants(ahead, at) for at in street.starts))
    expected = {at for at in reached - street.finishes if SINK not in nx.descendants(ways, at)}
    found = [fault.spaces for fault in traps(street)]
    assert {at for spaces in found for at in spaces} == expected
    assert sum(map(len, found)) == len(expected)
    rest = ahead.to_undirected()
    for a in found:
        assert nx.is_connected(rest.subgraph(a))
        for b in found:
            assert a == b or not list(nx.edge_boundary(rest, a, b))


@given(streets())
def test_bottlenecks_are_the_spaces_without_which_no_way_is_left(street: Street) -> None:
    """STR-V-10: every space is tried; the cut is that of networkx."""
    ways = to_finish(street)
    ends_there = set(street.starts) | street.finishes
    found = list(narrow(street))
    if not nx.has_path(ways, SOURCE, SINK):
        levels = [(fault.level, fault.actual) for fault in found]
        assert levels == ([(ERROR, 0)] if street.finishes or street.is_closed else [])
        return
    single = set()
    for at in set(street.spaces) - ends_there:
        rest = ways.subgraph(set(ways) - {at})
        if not nx.has_path(rest, SOURCE, SINK):
            single.add(at)
    assert {at for fault in found for at in fault.spaces} == single
    assert all(fault.level == WARNING for fault in found)
    merged = nx.DiGraph(ways)
    for start in street.starts:
        merged.add_edges_from((SOURCE, to) for to in list(ways.succ[start]))
        merged.remove_node(start)
    if not merged.has_edge(SOURCE, SINK):
        cut = nx.minimum_node_cut(merged, SOURCE, SINK)
        assert (len(cut) == 1) == bool(single)


@given(streets())
def test_single_spaces_follow_each_other_along_the_way(street: Street) -> None:
    """STR-V-10: each is farther from the finish than the next."""
    spaces = [at for fault in narrow(street) for at in fault.spaces]
    distance = [street.to_goal[at] or 0 for at in spaces]
    assert all(a > b for a, b in pairwise(distance))


@given(streets())
def test_circles_are_those_of_all_simple_cycles(street: Street) -> None:
    """STR-V-04: a cycle with a step ahead in it."""
    ahead = onwards(street)
    usual = {(at, s.to) for at in street.spaces for s in legal(street, at) if s.kind == "forward"}
    on_cycle = set()
    for part in nx.strongly_connected_components(ahead):
        if any(a in part and b in part for a, b in usual if a not in street.obstacles):
            on_cycle |= part
    assert {at for fault in circles(street) for at in fault.spaces} == on_cycle
    if on_cycle:
        kept = frozenset(on_cycle)
        assert list(circles(replace(street, checkpoints=(kept,)))) == []


@given(streets(most_rows=5))
def test_difficulty_is_that_of_the_easiest_shortest_way(street: Street) -> None:
    """STR-V-18: all shortest ways are tried."""
    ways = to_finish(street)
    if not nx.has_path(ways, SOURCE, SINK):
        assert difficulty_of(street) is None
        return
    found = list(nx.all_shortest_paths(ways, SOURCE, SINK))
    hard = [sum(max(0, 9 - c) for at in way[1:-1] if (c := street.limits[at])) for way in found]
    steps = len(found[0]) - 2
    assert difficulty_of(street) == min(hard) * 10 / steps


@given(streets(most_rows=8))
def test_the_first_straight_ends_at_the_first_corner_or_the_finish(street: Street) -> None:
    """STR-V-15: all ways of steps ahead are tried, with free lane changes."""
    seen, row, count = set[int](), set(street.starts), 0
    expected = None
    while row and expected is None:
        steps = [s for at in row for s in legal(street, at) if s.kind == "forward"]
        if any(street.limits[s.to] or ends(street, s) for s in steps):
            expected = count
        seen |= row
        aside = onwards(street).edge_subgraph(
            (at, s.to) for at in street.spaces for s in legal(street, at) if s.kind == "lateral"
        )
        row = {s.to for s in steps}
        row |= {b for a in row if a in aside for b in nx.descendants(aside, a)}
        row -= seen
        count += 1
    assert first_straight(street) == expected


@given(streets(most_rows=25, barrier=9))
def test_the_run_up_is_the_longest_straight_that_leads_to_the_barrier(street: Street) -> None:
    """STR-V-13: counted forwards from every space; of several ways to a barrier the shortest."""
    ahead = _longest_straights(street)
    expected: dict[int, int] = {}
    for space in street.spaces:
        for step in street.steps[space]:
            if step.barrier and ahead[space] < RUN_UP:
                expected[step.to] = min(ahead[space], expected.get(step.to, RUN_UP))
    found = list(steep_barriers(street))
    assert {space: one.actual for one in found for space in one.spaces} == expected


def _longest_straights(street: Street) -> list[int]:
    """For each space the most straight spaces in a row up to it, at most as many as needed."""
    best = [int(is_straight_road(street, at)) for at in street.spaces]
    for _ in range(RUN_UP * 4):
        for at in street.spaces:
            for step in legal(street, at) if is_straight_road(street, at) else ():
                if is_straight_road(street, step.to):
                    more = best[at] + (step.kind == "forward")
                    best[step.to] = min(RUN_UP, max(best[step.to], more))
    return best
