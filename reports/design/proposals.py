"""Proposals of circuits: as text, and as JSON."""

import json
from collections.abc import Iterator
from typing import Any

from trackwright.design.search.archive import Proposal
from trackwright.design.search.misses import advice
from trackwright.design.search.proposals import Found, Status
from trackwright.design.wishes import Wishes
from trackwright.model.files.track_files import track_text
from trackwright.model.text.tables import table
from trackwright.reports.design.maps import estimate_json
from trackwright.simulator.playtest.gates import Gate

VERSION = 1


def facts_of(proposal: Proposal) -> dict[str, Any]:
    """What designers ask about a circuit."""
    facts = proposal.facts
    return {
        "positions": facts.positions,
        "corners": facts.corners,
        "hairpins": facts.hairpins,
        "longest": facts.longest,
        "size_cm": list(facts.size_cm),
    }


# --- text -----------------------------------------------------------------------------------------


def text_of(found: Found, wishes: Wishes, gates: list[Gate], wanted: int) -> Iterator[str]:
    """The proposals as a table, and what was missed if there are too few."""
    status = found.status
    if found.proposals:
        heads = ["design", "positions", "corners", "hairpins", "longest", "size cm", "looks"]
        heads += ["unusual"]
        heads += ["off the origin"] * bool(wishes.origin)
        heads += ["off the outline"] * bool(wishes.outline)
        heads += [gate.figure for gate in gates]
        rows = [_row(n, one, wishes, gates) for n, one in enumerate(found.proposals, start=1)]
        yield table(rows, heads)
        yield ""
    kept = len(found.proposals)
    yield f"{kept} of {wanted} circuits, after {_tried(status)}"
    if kept < wanted:
        yield from (f"  {line}" for line in advice(status, wishes))


def _row(number: int, one: Proposal, wishes: Wishes, gates: list[Gate]) -> list[object]:
    facts = facts_of(one)
    width, height = facts["size_cm"]
    row: list[object] = [number, facts["positions"], facts["corners"], facts["hairpins"]]
    row += [facts["longest"], f"{width:g} x {height:g}", f"{one.looks.score:.1f}"]
    row.append(str(one.looks.worst or ""))
    if wishes.origin:
        row.append(f"{one.off_origin:.3f}")
    if wishes.outline:
        row.append(f"{one.likeness:.3f}")
    return [*row, *(one.figures[gate.figure].text for gate in gates)]


def _tried(status: Status) -> str:
    return f"{status.bursts} of at most {status.of} bursts ({status.rows:,} rows closed as wished)"


def progress_line(status: Status) -> str:
    """One line for people who wait."""
    line = f"{status.bursts} of at most {status.of} bursts, {status.kept} circuits kept"
    if not status.rows and status.misses:
        from trackwright.design.search.misses import nearest_miss

        line += f"; nearest miss: {nearest_miss(status.nearest)}"
    return line


# --- for programs ---------------------------------------------------------------------------------


def json_of(
    found: Found, wishes: Wishes, gates: list[Gate], wanted: int, seed: int
) -> dict[str, Any]:
    status = found.status
    return {
        "version": VERSION,
        "seed": seed,
        "wishes": wishes.as_json(),
        "wanted": wanted,
        "cancelled": found.cancelled,
        "bursts": status.bursts,
        "rows": status.rows,
        "advice": list(advice(status, wishes)) if len(found.proposals) < wanted else [],
        "proposals": [_proposal_json(one, gates) for one in found.proposals],
    }


def _proposal_json(one: Proposal, gates: list[Gate]) -> dict[str, Any]:
    figures = {gate.figure: one.figures[gate.figure].estimate for gate in gates}
    return {
        **facts_of(one),
        "pieces": list(one.codes),
        "looks": one.looks.as_json(),
        "origin_distance": None if one.off_origin is None else round(one.off_origin, 4),
        "outline_distance": None if one.likeness is None else round(one.likeness, 4),
        "races": one.races,
        "figures": {name: estimate_json(estimate) for name, estimate in figures.items()},
        "graph_hash": one.circuit.hash,
        "track": json.loads(track_text(one.circuit.track)),
    }
