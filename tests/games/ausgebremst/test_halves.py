"""The board halves of the kit `ausgebremst` and the eight circuits laid from them."""

import json
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import networkx as nx
import pytest

from tests.builders import document_of
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import Reverse
from trackwright.model.files import library, track_files
from trackwright.model.layout import zeta
from trackwright.model.layout.geometry import build_geometry
from trackwright.model.layout.pieces import expanded_codes, templates_of
from trackwright.model.picture.shapes import outline
from trackwright.model.text.errors import InputError

KIT = library.kit("ausgebremst")
CHART: list[dict[str, Any]] = [
    row
    for row in json.loads(
        Path(__file__).parents[2].joinpath("data", "published.json").read_text(encoding="utf-8")
    )
    if row["kit"] == "ausgebremst"
]
LEFTS = ("BLEIFUSS", "PLATTFUSS", "NUERBURG")
RIGHTS = ("DROM", "CIRCUIT", "RING")
LAP_ADDS = {"BLEIFUSS": 0, "PLATTFUSS": 1, "NUERBURG": 2, "DROM": 24, "CIRCUIT": 23, "RING": 24}
DETOUR = {"DROM": 1, "CIRCUIT": 3, "RING": 1}
GRASS_MM = 20.0

both_ways = pytest.mark.parametrize(
    "back", [False, True], ids=["as laid", "driven the other way round"]
)


def halves(id: str) -> list[str]:
    return [part.upper() for part in id.split("-")]


def laid(codes: Sequence[str], back: bool = False, boxes: int = 1) -> Circuit:
    pieces = [{"id": i, "piece": code, "back": back} for i, code in enumerate(codes, start=1)]
    document = document_of(pieces, kit=KIT, laps=3, boxes=boxes)
    track = track_files.parse_track(json.dumps(document).encode(), "test", lambda _: KIT)
    return Circuit(track, KIT)


@cache
def shipped(id: str, back: bool) -> Circuit:
    circuit = library.load_circuit(id)
    return Circuit(Reverse().apply(circuit.track, KIT), KIT) if back else circuit


def fewest(circuit: Circuit, pit_stop: bool) -> list[int | None]:
    measures = circuit.measures
    return [
        measures.race_distance(space, 4, pit_stop=pit_stop)
        for _, space in sorted(measures.grid.items())
    ]


def each_place(distances: list[int]) -> list[int]:
    return [distance for distance in distances for _ in range(2)]


def pairs_that_fit() -> list[tuple[str, str]]:
    boards = {code: KIT.kinds[code].board for code in (*LEFTS, *RIGHTS)}
    return [(a, b) for a, b in product(LEFTS, RIGHTS) if boards[a] != boards[b]]


@both_ways
@pytest.mark.parametrize("row", CHART, ids=lambda row: row["id"])
def test_the_chart_follows_from_the_graph_in_both_directions(
    row: dict[str, Any], back: bool
) -> None:
    """AUS-V-03, V-05, V-12, V-13: lap, detour, and both places of each row of the grid."""
    circuit = shipped(row["id"], back)
    assert circuit.geometry.closed_exactly
    assert circuit.measures.lap_length == row["lap_length"]
    assert fewest(circuit, pit_stop=False) == each_place(row["distance"])
    assert fewest(circuit, pit_stop=True) == each_place(row["distance_with_pit"])


@both_ways
@pytest.mark.parametrize("row", CHART, ids=lambda row: row["id"])
def test_nobody_is_shut_in_and_nothing_lies_too_close(row: dict[str, Any], back: bool) -> None:
    """AUS-V-02: all spaces are joined; between two strands of road there is grass."""
    circuit = shipped(row["id"], back)
    assert circuit.measures.laps_connected
    assert outline.find_overlaps(circuit) == ()
    polygons = outline.piece_polygons(circuit)
    count = len(polygons)
    for i, j in product(range(count), repeat=2):
        if 2 <= j - i <= count - 2:
            assert polygons[i].distance(polygons[j]) >= GRASS_MM


@pytest.mark.parametrize("row", CHART, ids=lambda row: row["id"])
def test_a_circuit_is_two_whole_halves_from_the_kit(row: dict[str, Any]) -> None:
    """AUS-F-03: the same half is the same pieces wherever it is used, and nothing is added."""
    track = library.load_track(row["id"])
    clockwise = row["direction"] == "clockwise"
    assert [(p.piece, p.back) for p in track.pieces()] == [
        (h, clockwise) for h in halves(row["id"])
    ]
    assert track.markers == ()
    placed = [placed.template.code for placed in build_geometry(track, KIT).placed]
    assert placed == [code for h in halves(row["id"]) for code in expanded_codes(KIT, h, clockwise)]


def test_all_halves_end_where_every_other_half_begins() -> None:
    """AUS-V-14: one pose from joint to joint, half a turn away, so that all of them fit."""
    ends = set()
    for half in (*LEFTS, *RIGHTS):
        pose, turn = zeta.Pose(), 0
        for code in expanded_codes(KIT, half, back=False):
            template = templates_of(KIT)[code]
            pose, turn = zeta.compose(pose, template.end), turn + template.turn
        ends.add((pose, turn))
    assert len(ends) == 1
    assert ends.pop()[1] == zeta.FULL_TURN // 2


@both_ways
@pytest.mark.parametrize(("left", "right"), list(product(LEFTS, RIGHTS)))
def test_laps_add_up_and_the_pit_belongs_to_the_right_half(
    left: str, right: str, back: bool
) -> None:
    """AUS-V-14: P = B + 1, N = B + 2, C = D - 1, R = D, B + D = 24; two boxes lay all nine."""
    circuit = laid([left, right], back, boxes=2)
    assert circuit.geometry.closed_exactly
    lap = LAP_ADDS[left] + LAP_ADDS[right]
    assert circuit.measures.lap_length == lap
    assert fewest(circuit, pit_stop=False) == each_place([3 * lap + row for row in (1, 2, 3)])
    with_stop = [3 * lap + row + DETOUR[right] for row in (1, 2, 3)]
    assert fewest(circuit, pit_stop=True) == each_place(with_stop)


def test_the_ninth_pair_is_refused_because_it_is_one_board() -> None:
    """AUS-V-14: Bleifuss-Ring would be a lap of 24 and 74 spaces, but is one board's two faces."""
    with pytest.raises(InputError) as refused:
        laid(["BLEIFUSS", "RING"])
    message = str(refused.value)
    assert "BLEIFUSS and RING" in message
    assert "two faces of one board" in message
    circuit = laid(["BLEIFUSS", "RING"], boxes=2)
    assert circuit.measures.lap_length == 24
    assert fewest(circuit, pit_stop=True)[0] == 74


def test_one_box_lays_the_eight_published_circuits_and_no_other() -> None:
    """AUS-V-14: three boards with two faces each leave exactly the series."""
    published = [tuple(halves(row["id"])) for row in CHART]
    assert sorted(pairs_that_fit()) == sorted(published)
    assert Counter(half for pair in published for half in pair) == {
        "BLEIFUSS": 2, "PLATTFUSS": 3, "NUERBURG": 3, "DROM": 3, "CIRCUIT": 3, "RING": 2
    }  # fmt: skip


@both_ways
@pytest.mark.parametrize("row", CHART, ids=lambda row: row["id"])
def test_the_pit_can_be_used_and_is_off_the_grid(row: dict[str, Any], back: bool) -> None:
    """AUS-V-10: three pit spaces in a row, and no car starts on field A or C."""
    circuit = shipped(row["id"], back)
    (entry,), (way_out,) = circuit.measures.pit["entry"], circuit.measures.pit["exit"]
    assert not {entry, way_out} & set(circuit.measures.grid.values())
    fields: dict[str, str] = {n: space.get("pit", "") for n, space in circuit.graph.nodes.items()}
    alley = circuit.graph.subgraph(n for n, pit in fields.items() if pit in ("alley", "stop"))
    assert "stop stop stop" in " ".join(fields[name] for name in nx.topological_sort(alley))


@both_ways
@pytest.mark.parametrize("row", CHART, ids=lambda row: row["id"])
def test_a_chicane_is_where_all_must_pass_one_space(row: dict[str, Any], back: bool) -> None:
    """AUS-V-11: only the hard half has a chicane, one space long."""
    circuit = shipped(row["id"], back)
    marked = [name for name, chicane in circuit.graph.nodes(data="chicane") if chicane]
    assert list(circuit.measures.single_spaces) == marked
    assert len(marked) == (row["level"] == "hard")


@pytest.mark.parametrize(
    ("start", "pit", "detour"),
    [
        ("START", "PIT-IN-L PIT2L PIT-OUT-L", 1),
        ("START L1", "PIT-IN-L PIT3L PIT-OUT-L", 1),
        ("START", "PIT-IN3L PIT-OUT-L L1", 1),
        ("START", "PIT4L L2", 1),
        ("START L2", "PIT-IN3L PIT2L PIT-OUT3L", 3),
    ],
)
def test_single_pieces_make_a_pit_that_costs_one_step_or_three(
    start: str, pit: str, detour: int
) -> None:
    """AUS-T-06, AUS-V-03: on an oval of one's own, against the straight way."""
    circuit = laid(f"{start} C2-90L C2-90L {pit} C2-90L C2-90L".split())
    assert circuit.geometry.closed_exactly
    plain, stop = fewest(circuit, pit_stop=False)[0], fewest(circuit, pit_stop=True)[0]
    assert plain is not None
    assert stop == plain + detour


@pytest.mark.parametrize("code", [code for code in KIT.codes if not KIT.codes[code].kind.chain])
def test_weaving_between_the_lanes_never_saves_a_step(code: str) -> None:
    """AUS-F-10: the ideal line through a piece is its shortest lane, in either direction."""
    for way in (code, KIT.reversed_code(code)):
        template = templates_of(KIT)[way]
        road: nx.DiGraph[int] = nx.DiGraph()
        road.add_nodes_from(range(len(template.spaces)))
        road.add_edges_from((s.start, s.end) for s in template.steps if s.kind != "pit")
        into, out = template.port("in"), template.port("out")
        starts = [s for s, role in zip(into.spaces, into.roles, strict=True) if role == "T"]
        ends = [s for s, role in zip(out.spaces, out.roles, strict=True) if role == "T"]
        steps = [
            nx.shortest_path_length(road, a, b)
            for a in starts
            for b in ends
            if nx.has_path(road, a, b)
        ]
        assert min(steps) == template.columns - 1
