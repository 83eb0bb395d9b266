"""The catalogue as a page: `python -m reports.checks_page` writes `docs/checks.md`.

A test says when that is due. `trackwright explain` speaks with the same words.
"""

import re
from collections.abc import Iterator
from dataclasses import MISSING, fields
from typing import Any

from model.files.library import ROOT
from validators.catalogue import FAMILIES, all_checks
from validators.check import Check
from validators.example import Example
from validators.raceable import RULESETS
from validators.report import UNUSED_WAIVER, check_circuit

PAGE = ROOT / "docs" / "checks.md"
ADDRESS = "docs/checks.md"

HEAD = """# Checks

*Written by `python -m reports.checks_page` from the checks themselves; change them there.*

`trackwright check TRACK` looks for everything on this page, the editor does so while you lay. Each
check is an **error** (cannot be built or played), a **warning** (against a guideline, or short of
the box) or a **note** (worth knowing). `trackwright explain CODE` tells the same as its section
here, with what its examples lead to. A finding that you accept is waived in the track: code (or
alias), the ids of its pieces, and your reason; a waiver that fits nothing any more is told as
SYS901. Pieces are named by their ids, positions by their index behind the finish line, from 0.

Every check has examples, which are its tests, too: a row of pieces (or a shipped circuit), and the
edits made on it.
"""


def page() -> str:
    """The whole page."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield HEAD
    for family, (_, about) in FAMILIES.items():
        checks = [check for check in all_checks() if check.code.startswith(family)]
        if checks:
            yield f"## {family}: {about}\n"
            yield from _table(checks)
            for check in checks:
                yield from _section(check)
    yield "## Rulesets\n"
    yield "What `--rules` may name:\n"
    yield from (f"- `{id}`: {about}" for id, about in RULESETS.items())


def _table(checks: list[Check]) -> Iterator[str]:
    yield "| code | name | severity | finds |"
    yield "|---|---|---|---|"
    for check in checks:
        link = f"[{check.code}](#{_anchor(check)})"
        yield f"| {link} | {check.name} | {check.severity} | {_cell(check.headline)} |"
    yield ""


def _section(check: Check) -> Iterator[str]:
    yield f"### {title_of(check)}\n"
    yield f"{check.headline}\n"
    facts = [f"{name}: {value}" for name, value in facts_of(check)]
    yield f"{'; '.join(facts)}.\n"
    yield f"**Why.** {_sentence(check.why)}\n"
    yield f"**Mend it.** {_sentence(check.fix)}\n"
    for heading, examples in (("Found", check.bad), ("Not found", check.good)):
        yield f"{heading}:\n"
        yield from (f"- {example.says} {_code(row_of(example))}" for example in examples)
        yield ""


def title_of(check: Check) -> str:
    return f"{check.code} {check.name}"


def address_of(check: Check) -> str:
    """Where the check's section of the page is."""
    return f"{ADDRESS}#{_anchor(check)}"


def _anchor(check: Check) -> str:
    return re.sub(r"[^a-z0-9 -]", "", title_of(check).lower()).replace(" ", "-")


def facts_of(check: Check) -> list[tuple[str, str]]:
    """Severity, alias, kits and rulesets, as far as there is something to say."""
    facts = [("Severity", check.severity.value)]
    facts += [("alias", check.alias)] if check.alias else []
    facts += [("kits", ", ".join(check.kits) or "all")]
    return facts + ([("with `--rules`", ", ".join(check.rules))] if check.rules else [])


def row_of(example: Example) -> str:
    """The example as it is made: circuit or pieces, then markers, figures and edits."""
    parts = [example.start or "(nothing)"]
    if example.kit != "motograndprix" and " " in example.start:
        parts[0] = f"{example.kit}: {example.start}"
    parts += [f"with {_shown(marker)}" for marker in example.markers]
    parts += [f"with {figure} {value}" for figure, value in example.figures]
    parts += [f"then {_shown(edit)}" for edit in example.edits]
    return ", ".join(parts)


def _shown(value: Any) -> str:
    """An edit or marker with what differs from its defaults: `Remove(pieces=2)`."""
    if isinstance(value, tuple):
        return " ".join(map(_shown, value))
    if not hasattr(value, "__dataclass_fields__"):
        return str(value)
    given = (
        f"{field.name}={_shown(getattr(value, field.name))}"
        for field in fields(value)
        if field.default is MISSING or getattr(value, field.name) != field.default
    )
    return f"{type(value).__name__}({', '.join(given)})"


def messages_of(check: Check, example: Example) -> list[str]:
    """What the check says of the example."""
    only = () if check.code == UNUSED_WAIVER else (check.code,)
    report = check_circuit(example.circuit(), check.rules[0] if check.rules else None, only)
    return [finding.message for finding in report.open() if finding.code == check.code]


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _code(row: str) -> str:
    return f"`{row}`"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(PAGE)
