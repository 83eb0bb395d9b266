"""Compares a referee's answer with what its case expects; only expected keys count."""

import json
from collections.abc import Iterator, Mapping
from typing import Any


def expected_of(case: Mapping[str, Any]) -> Any:
    """What the case expects; with a `legal` question, decisions may each say whether they are."""
    verdicts = [row.get("legal") for row in case.get("decisions") or [] if isinstance(row, Mapping)]
    kind = (case.get("ask") or {}).get("kind")
    if kind == "legal" and verdicts and None not in verdicts:
        return {**(case.get("expect") or {}), "legal": verdicts}
    return case.get("expect")


def differences(expect: Any, result: Mapping[str, Any]) -> Iterator[str]:
    """A line for each key that does not match."""
    if not isinstance(expect, Mapping) or not result:
        return
    for key, wanted in expect.items():
        if key == "no_events" and "events" in result:
            yield from _happened(wanted, result)
        elif key not in result:
            yield f"{key}: expected {shown(wanted)}, not answered"
        elif key in ("contains", "lacks"):
            yield from _codes(key, wanted, result)
        else:
            yield from _compared(key, _in_any_order(key, wanted), _in_any_order(key, result[key]))


def _in_any_order(key: str, value: Any) -> Any:
    """Bikes in a contact and usable faces are sets: their order does not matter."""
    if key == "contact" and isinstance(value, list):
        return sorted(value, key=str)
    if key == "used" and isinstance(value, list):
        return [sorted(faces, key=str) if isinstance(faces, list) else faces for faces in value]
    return value


def _compared(where: str, wanted: Any, got: Any) -> Iterator[str]:
    """Objects may have more keys than expected; rows with an id are matched by it; of checks that
    must or must not trigger there may be more, and one may trigger at several levels."""
    if isinstance(wanted, Mapping) and isinstance(got, Mapping):
        for name, value in wanted.items():
            yield from _compared(f"{where}.{name}", value, got.get(name))
    elif where.endswith(".must_trigger") and isinstance(wanted, list) and isinstance(got, list):
        yield from (f"{where}: {shown(row)} is missing" for row in wanted if row not in got)
    elif _are_rows(wanted) and _are_rows(got):
        rows = {str(row["id"]): row for row in got}
        for row in wanted:
            yield from _compared(f"{where}.{row['id']}", row, rows.get(str(row["id"])))
    elif where.endswith(".must_not_trigger") and isinstance(got, list):
        yield from (f"{where}: {code} is missing" for code in wanted if code not in got)
    elif wanted != got:
        yield f"{where}: expected {shown(wanted)}, found {shown(got)}"


def _are_rows(value: Any) -> bool:
    rows = isinstance(value, list) and bool(value)
    return rows and all(isinstance(row, Mapping) and "id" in row for row in value)


def _happened(wanted: Any, result: Mapping[str, Any]) -> Iterator[str]:
    there = result.get("events") or []
    for event in wanted if isinstance(wanted, list) else [wanted]:
        if event in there:
            yield f"no_events: {event} happened"


def _codes(key: str, wanted: Any, result: Mapping[str, Any]) -> Iterator[str]:
    """Codes per input: the ones missing and the ones that should not be there."""
    found = result["contains"]
    if not isinstance(wanted, list) or len(wanted) != len(found):
        yield f"{key}: expected {shown(wanted)}, found answers for {len(found)} inputs"
        return
    for i, (codes, there) in enumerate(zip(wanted, found, strict=True)):
        for code in codes if isinstance(codes, list) else [codes]:
            if (code in there) != (key == "contains"):
                what = "found" if code in there else "not found"
                yield f"{key}[{i}]: {code} is {what}"


def shown(value: Any) -> str:
    """A value on one line."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 80 else f"{text[:77]}..."
