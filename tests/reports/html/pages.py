"""Reports that several tests read, and how they are read."""

import json
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from typing import Any

from trackwright.model.circuit import Circuit
from trackwright.model.files.library import load_circuit
from trackwright.model.text.translation import translator
from trackwright.reports.html.making import subject_of
from trackwright.reports.html.page import report_page
from trackwright.reports.html.subject import Look, Subject
from trackwright.reports.playtest import PlaytestReport
from trackwright.simulator.playtest.results import result_of
from trackwright.simulator.playtest.running import Batch, playtest
from trackwright.simulator.table.lineup import lineup

GAMES = {
    "gp-ring": "motograndprix-basic",
    "plattfuss-drom": "ausgebremst-pro",
    "promenade": "moped-betting",
    "quarter-mile": "dice-derby",
    "tokyo-drift": "street-racing",
}
"""A circuit and a ruleset of every game."""
FAST = "quarter-mile"
LINES: dict[str, dict[str, Any]] = {
    "gp-ring": {"laps": 1},
    "promenade": {"seats": 2},
    "tokyo-drift": {"seats": 2},
}
"""Short races, where the rules allow that."""
RACES = 30
VOID = {"meta", "input", "br"}


def raced(
    circuit: Circuit, rules: str, races: int = RACES, **lines: Any
) -> tuple[PlaytestReport, Batch]:
    """A playtest, and its races."""
    batch = Batch(*lineup(circuit, rules, **lines), 1, races)
    return PlaytestReport(result_of(circuit, batch, playtest(batch, jobs=1)), races), batch


@cache
def subject(track: str) -> Subject:
    circuit = load_circuit(track)
    report, batch = raced(circuit, GAMES[track], **LINES.get(track, {}))
    return subject_of(circuit, track, report, batch)


@cache
def page(track: str, language: str = "en") -> str:
    return report_page(subject(track), Look(language, translator(language))).data.decode()


@dataclass
class Node:
    """An element: its name, attributes, and what is in it."""

    name: str
    attributes: dict[str, str] = field(default_factory=dict)
    children: list["Node | str"] = field(default_factory=list)

    @property
    def text(self) -> str:
        return "".join(one if isinstance(one, str) else one.text for one in self.children)

    def all(self, name: str = "") -> list["Node"]:
        """All elements inside, or those of a name."""
        inside = [one for one in self.children if isinstance(one, Node)]
        found = [one for child in inside for one in (child, *child.all())]
        return [one for one in found if not name or one.name == name]

    def id(self, id: str) -> "Node":
        (found,) = (one for one in self.all() if one.attributes.get("id") == id)
        return found


class Reader(HTMLParser):
    """Reads a page strictly: every element is closed in its place."""

    def __init__(self) -> None:
        super().__init__()
        self.root = Node("")
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(node)
        if tag not in VOID:
            self.open.append(node)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(node)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().name == tag

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)


def read(text: str) -> Node:
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert len(reader.open) == 1
    return reader.root


def data_of(page: Node) -> Any:
    """What the script reads."""
    return json.loads(page.id("race-data").text)
