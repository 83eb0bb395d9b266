"""Documents of data that are written piece by piece: the same as libraries write as a whole."""

import io
import json
from collections.abc import Iterator
from typing import Any

import networkx as nx
import pytest

from trackwright.reports.data_files import graphml_parts, json_parts

NODES: list[tuple[str, dict[str, Any]]] = [
    ("1.L1", {"piece": "1", "lane": 0, "x_mm": -0.5}),
    ("2.<&>", {"piece": 'a "b" & <c> \U0001f3c1', "obstacle": True, "lane": 12, "x_mm": 1e-7}),
    ("3", {"piece": "", "bonus": 3, "x_mm": 2.0}),
]
EDGES: list[tuple[str, str, dict[str, Any]]] = [
    ("1.L1", "2.<&>", {"kind": "forward", "crosses_line": False}),
    ("2.<&>", "3", {"kind": "lateral", "crosses_line": True}),
]
ABOUT: dict[str, Any] = {"name": "Übung & <mehr>", "laps": 3}


def graphml() -> bytes:
    return b"".join(graphml_parts(ABOUT, lambda: NODES, lambda: EDGES))


def networks() -> "nx.DiGraph[str]":
    graph: nx.DiGraph[str] = nx.DiGraph(**ABOUT)
    graph.add_nodes_from(NODES)
    graph.add_edges_from(EDGES)
    return graph


def test_a_graph_is_written_byte_by_byte_as_networkx_does() -> None:
    expected = io.BytesIO()
    nx.write_graphml_xml(networks(), expected)
    assert graphml() == expected.getvalue()


def test_networkx_reads_the_graph_back() -> None:
    back = nx.read_graphml(io.BytesIO(graphml()))
    assert dict(back.edges) == dict(networks().edges)
    assert [*back.nodes] == [name for name, _ in NODES]
    assert back.graph["name"] == ABOUT["name"]


@pytest.mark.parametrize("steps", [[], [{"from": "ä", "to": "b", "is": True, "mm": 0.5}] * 3])
def test_a_document_is_the_same_as_json_gives(steps: list[dict[str, Any]]) -> None:
    head = {"name": "Übung", "measures": {"lanes": [1, 2], "corners": []}}
    found = b"".join(json_parts(head, {"spaces": [{"a": 1}], "steps": steps}))
    document = {**head, "spaces": [{"a": 1}], "steps": steps}
    assert found.decode() == json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def test_what_is_written_is_not_gathered_before() -> None:
    """Of a million items only those are made that were asked for."""
    made = 0

    def items() -> Iterator[dict[str, int]]:
        nonlocal made
        for made in range(1_000_000):
            yield {"n": made}

    parts = json_parts({"name": "large"}, {"items": items()})
    for _ in range(10):
        next(parts)
    assert made < 10
