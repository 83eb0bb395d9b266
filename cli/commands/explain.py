"""Explain a check: what it finds, why that matters, how to fix it; without CODE, list all."""

import argparse
import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from trackwright.cli.shared.output import add_json, print_json, print_lines
from trackwright.model.text.tables import indented, table

if TYPE_CHECKING:
    from trackwright.validators.check import Check
    from trackwright.validators.example import Example

WIDTH = 88


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "code",
        metavar="CODE",
        nargs="?",
        help="GEO101, its name, or its alias in the game's rules (MGP-V-CLOSED, or just CLOSED)",
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from trackwright.validators.catalogue import check_named

    if arguments.code is None:
        _list_all(arguments.json)
        return 0
    check = check_named(arguments.code)
    if arguments.json:
        print_json({"version": 1, **_json(check), "examples": list(_examples(check))})
    else:
        print_lines(*_text(check))
    return 0


def _list_all(as_json: bool) -> None:
    from trackwright.validators.catalogue import FAMILIES, all_checks

    checks = all_checks()
    if as_json:
        print_json({"version": 1, "checks": [_json(check) for check in checks]})
        return
    for family, (_, about) in FAMILIES.items():
        of_family = [check for check in checks if check.code.startswith(family)]
        if of_family:
            rows = [(c.code, c.name, c.severity.value, c.alias, c.headline) for c in of_family]
            heads = ("code", "name", "severity", "alias", "finds")
            print_lines(f"{family}: {about}", "", indented(table(rows, heads)), "")
    print_lines("Run `trackwright explain CODE` for details.")


def _json(check: "Check") -> dict[str, Any]:
    from trackwright.reports.checks_page import address_of

    return {
        "code": check.code,
        "name": check.name,
        "alias": check.alias,
        "severity": check.severity.value,
        "kits": list(check.kits),
        "rules": list(check.rules),
        "headline": check.headline,
        "why": check.why,
        "fix": check.fix,
        "page": address_of(check),
    }


def _examples(check: "Check") -> Iterator[dict[str, Any]]:
    from trackwright.reports.checks_page import example_messages, example_recipe

    for kind, examples in (("bad", check.bad), ("good", check.good)):
        for example in examples:
            yield {
                "kind": kind,
                "says": example.description,
                "row": example_recipe(example),
                "messages": example_messages(check, example) if kind == "bad" else [],
            }


def _text(check: "Check") -> Iterator[str]:
    from trackwright.reports.checks_page import address_of, check_facts, title_of

    yield f"{title_of(check)}: {check.headline}"
    yield ""
    for name, value in check_facts(check):
        yield f"  {name.replace('`', '').lower():<13}{value}"
    yield ""
    yield from _paragraph("Why: ", check.why)
    yield from _paragraph("Fix: ", check.fix)
    yield "Reported for:"
    for example in check.bad:
        yield from _example(check, example)
    yield "Not reported for:"
    for example in check.good:
        yield from _example(check, example)
    yield f"See also: {address_of(check)}"


def _paragraph(head: str, text: str) -> Iterator[str]:
    yield from textwrap.wrap(text, WIDTH, initial_indent=head, break_on_hyphens=False)
    yield ""


def _example(check: "Check", example: "Example") -> Iterator[str]:
    from trackwright.reports.checks_page import example_messages, example_recipe

    yield from textwrap.wrap(f"{example.description} {example_recipe(example)}", WIDTH, **_INDENTS)
    if example in check.bad:
        for message in example_messages(check, example):
            yield from textwrap.wrap(f"=> {message}", WIDTH, initial_indent="      ", **_DEEPER)
    yield ""


_INDENTS: dict[str, Any] = {
    "initial_indent": "  - ",
    "subsequent_indent": "    ",
    "break_on_hyphens": False,
}
_DEEPER: dict[str, Any] = {"subsequent_indent": "         ", "break_on_hyphens": False}
