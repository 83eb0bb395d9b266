"""Documents of data written one item after the other: large ones never lie in memory as a whole."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

Item = Mapping[str, Any]
"""Flat: its values are texts, numbers, true or false."""


def json_parts(document: Item, lists: Mapping[str, Iterable[Item]]) -> Iterator[bytes]:
    """What `json.dumps(..., indent=1)` gives for the document with these lists at its end."""
    head = json.dumps(document, ensure_ascii=False, indent=1)
    yield head.removesuffix("\n}").encode()
    for name, items in lists.items():
        yield f",\n {json.dumps(name)}: [".encode()
        between, end = "\n  {\n   ", "]"
        for item in items:
            text = json.dumps(item, ensure_ascii=False, separators=(",\n   ", ": "))
            yield f"{between}{text[1:-1]}\n  }}".encode()
            between, end = ",\n  {\n   ", "\n ]"
        yield end.encode()
    yield b"\n}\n"


# --- GraphML --------------------------------------------------------------------------------------

GRAPHML_HEAD = (
    "<?xml version='1.0' encoding='utf-8'?>\n"
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns" '
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" '
    'xsi:schemaLocation="http://graphml.graphdrawing.org/xmlns '
    'http://graphml.graphdrawing.org/xmlns/1.0/graphml.xsd">\n'
)
GRAPHML_TYPES: Mapping[type, str] = {str: "string", int: "long", float: "double", bool: "boolean"}


class _Keys:
    """The attributes of a GraphML document: all are declared before the first is used."""

    def __init__(self) -> None:
        self._ids: dict[tuple[str, str, type], str] = {}

    def learn(self, scope: str, item: Item) -> None:
        for name, value in item.items():
            key = scope, name, type(value)
            if key not in self._ids:
                self._ids[key] = f"d{len(self._ids)}"

    def declared(self) -> Iterator[str]:
        for (scope, name, kind), id in reversed(self._ids.items()):
            yield (
                f'  <key id="{id}" for="{scope}" attr.name="{_quoted(name)}" '
                f'attr.type="{GRAPHML_TYPES[kind]}" />\n'
            )

    def data(self, scope: str, item: Item, indent: str) -> str:
        ids = self._ids
        return "".join(
            [
                f'{indent}<data key="{ids[scope, name, type(value)]}"{_content(value)}\n'
                for name, value in item.items()
            ]
        )


def graphml_parts(
    about: Item,
    nodes: Callable[[], Iterable[tuple[str, Item]]],
    edges: Callable[[], Iterable[tuple[str, str, Item]]],
) -> Iterator[bytes]:
    """A directed graph as networkx writes it. Nodes and edges are gone through twice."""
    keys = _Keys()
    keys.learn("graph", about)
    for _, item in nodes():
        keys.learn("node", item)
    for *_, item in edges():
        keys.learn("edge", item)
    yield GRAPHML_HEAD.encode()
    yield "".join(keys.declared()).encode()
    yield b'  <graph edgedefault="directed">\n'
    for name, item in nodes():
        data = keys.data("node", item, "      ")
        yield f'    <node id="{_quoted(name)}">\n{data}    </node>\n'.encode()
    for start, end, item in edges():
        data = keys.data("edge", item, "      ")
        ends = f'source="{_quoted(start)}" target="{_quoted(end)}"'
        yield f"    <edge {ends}>\n{data}    </edge>\n".encode()
    yield f"{keys.data('graph', about, '    ')}  </graph>\n</graphml>\n".encode()


def _content(value: object) -> str:
    text = _escaped(value) if isinstance(value, str) else str(value)
    return f">{text}</data>" if text else " />"


def _quoted(text: str) -> str:
    return _escaped(text).replace('"', "&quot;")


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
