"""What an answer says otherwise than a case expects; what is not expected is not compared."""

from collections.abc import Iterator, Mapping
from typing import Any


def differences(case: Mapping[str, Any], result: Mapping[str, Any]) -> list[str]:
    """One line per key that comes out otherwise."""
    expected = dict(case.get("expect") or {})
    verdicts = [row.get("legal") for row in case.get("decisions") or []]
    if case["ask"]["kind"] == "legal" and None not in verdicts:
        expected["legal"] = verdicts
    return [line for key, wanted in expected.items() for line in _compared(key, wanted, result)]


def _compared(key: str, wanted: Any, result: Mapping[str, Any]) -> Iterator[str]:
    got = result.get(key)
    if key == "no_events":
        there = sorted(set(wanted) & set(result["events"]))
        if there:
            yield f"events: {there} should not be among {result['events']}"
    elif key == "contact":
        if set(got or ()) != set(wanted):
            yield f"contact: expected {wanted}, found {got}"
    elif key == "used":
        if [sorted(pairs) for pairs in got or ()] != [sorted(pairs) for pairs in wanted]:
            yield f"used: expected {wanted}, found {got}"
    elif not _covers(wanted, got):
        yield f"{key}: expected {wanted}, found {got}"


def _covers(wanted: Any, got: Any) -> bool:
    """Mappings may say more than wanted; rows with an id may stand in any order, more of them."""
    if isinstance(wanted, Mapping):
        return isinstance(got, Mapping) and all(_covers(v, got.get(k)) for k, v in wanted.items())
    if isinstance(wanted, list) and wanted and _is_row(wanted[0]):
        rows = {row["id"]: row for row in got or () if _is_row(row)}
        return all(_covers(row, rows.get(row["id"])) for row in wanted)
    return bool(wanted == got)


def _is_row(value: Any) -> bool:
    return isinstance(value, Mapping) and "id" in value
