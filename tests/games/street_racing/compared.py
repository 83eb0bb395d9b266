"""The engine's answer to a case beside the one by the book."""

import json
from collections.abc import Iterator
from typing import Any

from tests.games.street_racing.by_the_book import answers
from trackwright.games.street_racing.referee.referee import answer
from trackwright.simulator.table.table import Mode

Case = dict[str, Any]
OF_CARS = (
    "space", "gear", "hand", "hand_size", "hand_limit", "penalties", "upgrades", "out", "finished",
    "remaining", "junked", "damage", "control", "pending_barrier", "lap",
)  # fmt: skip
SILENT = ("hand_limit", "lap")
"""Not compared where the model does not know them, or the car has left the road."""
OF_RACE = (
    "active", "active_sequence", "race_over", "block_tokens", "upgrade_tokens", "placement_order",
    "turn_order", "allocation_legal", "deck_size", "discard_size",
)  # fmt: skip


def disagreements(case: Case, mode: Mode = "plain") -> list[str]:
    """A line for each thing that the engine and the model say otherwise."""
    book, found = answers.answer(json.loads(json.dumps(case))), answer(case, mode)
    if book.get("illegal_decision") != found.get("illegal_decision"):
        why = f"{book.get('rule')} / {found.get('rule')}"
        both = f"{book.get('illegal_decision')} / {found.get('illegal_decision')}"
        return [f"illegal_decision: {both} ({why})"]
    return [*_differing(case, book, found)]


def _differing(case: Case, book: Case, found: Case) -> Iterator[str]:
    for key in OF_RACE:
        if key in book and book[key] != found.get(key):
            yield f"{key}: {book[key]} / {found.get(key)}"
    if book.get("legal_steps") is not None and book["legal_steps"] != found["legal_steps"]:
        yield f"legal_steps: {book['legal_steps']} / {found['legal_steps']}"
    for id, car in (book.get("players") or {}).items():
        theirs = found["players"][id]
        for key in OF_CARS:
            given = sorted(theirs[key]) if key == "hand" else theirs[key]
            if key in SILENT and (car[key] is None or car["out"] or car["finished"]):
                continue
            if car[key] != given:
                yield f"{id}.{key}: {car[key]} / {given}"
    ranked = not (case["track"] or {}).get("line") and not case["state"].get("teams")
    for key in ("winner", "draw", "ranking")[: 3 if ranked else 2]:
        ours, theirs = book.get("result") or {}, found.get("result") or {}
        if ours.get(key) != theirs.get(key):
            yield f"result.{key}: {ours.get(key)} / {theirs.get(key)}"
    named = "legal_speeds_before_decision" in (case.get("expect") or {})
    if named and book["legal_speeds"] != found["legal_speeds"]:
        yield f"legal_speeds: {book.get('legal_speeds')} / {found.get('legal_speeds')}"
