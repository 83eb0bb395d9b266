"""Answer rule situations from a file of cases, and compare the answers with what is expected.

CASES.json is a list of cases, or an object with a list `cases`; a case has an `id` and an `ask`, or
a `state` of cards. A case with `expect` is compared, too: every key in it must match.
"""

import argparse
import json
import traceback
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

from trackwright.cli.shared.answers import answer_lines, lines_of_rules
from trackwright.cli.shared.expectations import differences, expected_of
from trackwright.cli.shared.output import add_json, ignore_broken_pipe, print_json, print_lines
from trackwright.model.text.tables import table

LARGEST_FILE = 10_000_000
MOST_VALUES = 1_500_000
MOST_KEYS = 10_000
MOST_CASES = 20_000
MOST_DECISIONS = 1_000
FAULT = "a bug in Trackwright, not in the case; please report it"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `trackwright referee`."""
    parser.add_argument("cases", metavar="CASES.json", type=Path, help="a file of situations")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Answer all cases in order; 1 if one cannot be run or does not match what is expected."""
    cases = read_cases(arguments.cases)
    answers = [answered(case) for case in cases]
    if arguments.json:
        with ignore_broken_pipe():
            print_json(answers)
        return int(any("error" in one for one in answers))
    compared = [
        [] if "error" in one else list(differences(expected_of(case), one["result"]))
        for case, one in zip(cases, answers, strict=True)
    ]
    with ignore_broken_pipe():
        print_lines(*text_of(cases, answers, compared))
    return int(any("error" in one for one in answers) or any(compared))


def read_cases(path: Path) -> list[dict[str, Any]]:
    """The cases of a file, or an InputError that lists everything wrong with it."""
    from trackwright.model.text.errors import InputError, Problem
    from trackwright.model.text.strict_json import MAX_PROBLEMS, Limits, parse_json, read_bytes

    limits = Limits(LARGEST_FILE, MOST_VALUES, keys=MOST_KEYS)
    found = parse_json(_without_half_letters(read_bytes(path, LARGEST_FILE)), str(path), limits)
    where = "cases" if isinstance(found, dict) else ""
    cases = found.get("cases") if isinstance(found, dict) else found
    if not isinstance(cases, list):
        problem = Problem("", "expected a list of cases, or an object with a list `cases`")
        raise InputError(str(path), [problem])
    if len(cases) > MOST_CASES:
        raise InputError(str(path), [Problem(where, f"more than {MOST_CASES:,} cases")])
    if problems := list(islice(_problems(cases, where), MAX_PROBLEMS)):
        raise InputError(str(path), problems)
    return cases


def _without_half_letters(data: bytes) -> bytes:
    """Replaces halves of surrogate pairs, which cannot be printed, by question marks."""
    if len(data) > LARGEST_FILE or b"\\ud" not in data.lower():
        return data
    try:
        return json.dumps(json.loads(data), ensure_ascii=False).encode(errors="replace")
    except (ValueError, RecursionError):  # reported when the file is parsed
        return data


def _problems(cases: list[Any], where: str) -> "Iterator[Any]":
    from trackwright.model.text.errors import Problem
    from trackwright.simulator.race.cases.case_input import found

    seen: set[str] = set()
    for i, case in enumerate(cases):
        at = f"{where}[{i}]"
        if not isinstance(case, dict):
            yield Problem(at, f"expected a case (an object), {found(case)}")
            continue
        id = case.get("id")
        if not isinstance(id, str | int) or isinstance(id, bool):
            yield Problem(f"{at}.id", f"expected a text or a number, {found(id)}")
        elif str(id) in seen:
            yield Problem(f"{at}.id", f"{id!r:.60} is used twice")
        seen.add(str(id))


def answered(case: Mapping[str, Any]) -> dict[str, Any]:
    """The case's id with its result, or with the reason why there is none."""
    from trackwright.model.text.errors import TrackwrightError

    try:
        return {"id": case["id"], "result": result_of(case)}
    except TrackwrightError as error:
        return {"id": case["id"], "error": str(error)}
    except Exception as error:  # one unforeseen case must not stop the others
        return {"id": case["id"], "error": f"{FAULT}: {_described(error)}"}


def _described(error: Exception) -> str:
    """What happened and where, for a bug report."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{error!r:.200} in {Path(last.filename).name}, line {last.lineno}"


def result_of(case: Mapping[str, Any]) -> Mapping[str, Any]:
    """What the rules of its game say; only the wanted keys."""
    from trackwright.simulator.race import referee

    _reject_misshapen(case)
    return _wanted(case, referee.answer(case))


def _wanted(case: Mapping[str, Any], found: Mapping[str, Any]) -> Mapping[str, Any]:
    """The keys to show; some are only answered if there is something to say."""
    from trackwright.model.text.errors import TrackwrightError

    want = case.get("want") or list(found)
    if found and not any(key in found for key in want):
        keys = ", ".join(found)
        raise TrackwrightError(f"want: {', '.join(want)} is not answered here; available: {keys}")
    return {key: found[key] for key in want if key in found}


def _reject_misshapen(case: Mapping[str, Any]) -> None:
    """Rejects a case whose common keys are not an object or a list where they should be."""
    from trackwright.simulator.race.cases.case_input import (
        CannotAnswer,
        an_object,
        found,
        listed,
        objects,
    )

    for key in ("ask", "state", "expect", "options"):
        an_object(case, key)
    if "ask" not in case and "state" not in case:
        raise CannotAnswer("ask: expected an object with a `kind` (or a `state`)")
    decisions = objects(case.get("decisions") or [], "decisions")
    if len(decisions) > MOST_DECISIONS:
        raise CannotAnswer(
            f"decisions: expected at most {MOST_DECISIONS:,}, found {len(decisions):,}"
        )
    for key in listed(case, "want"):
        if not isinstance(key, str):
            raise CannotAnswer(f"want: expected the names of keys, {found(key)}")


def text_of(
    cases: list[dict[str, Any]], answers: list[dict[str, Any]], compared: list[list[str]]
) -> Iterator[str]:
    """One row per case, followed by what differs or could not be run."""
    verdicts = [_verdict(*row) for row in zip(cases, answers, compared, strict=True)]
    rows = zip(
        (case["id"] for case in cases),
        (_asked(case) for case in cases),
        verdicts,
        (case.get("title") for case in cases),
        strict=True,
    )
    yield table(rows, ("case", "asks", "outcome", "title"))
    for case, one, differs in zip(cases, answers, compared, strict=True):
        if lines := list(_lines(case, one, differs)):
            yield from ("", str(case["id"]))
            yield from (f"  {line}" for line in lines)
    counts = ", ".join(f"{verdicts.count(word)} {word}" for word in dict.fromkeys(verdicts))
    number = "1 case" if len(cases) == 1 else f"{len(cases)} cases"
    yield from ("", f"{number}{': ' if counts else ''}{counts}")


def _lines(case: Mapping[str, Any], one: Mapping[str, Any], differs: list[str]) -> Iterator[str]:
    """Why a case was not run, what differs, or the whole answer if nothing is expected."""
    if "error" in one:
        yield one["error"]
        yield from lines_of_rules(one["error"])
    elif expected_of(case):
        yield from differs
    else:
        yield from answer_lines(case, one["result"])
        missing = [key for key in case.get("want") or () if key not in one["result"]]
        yield from (f"{key}: not answered" for key in missing)


def _asked(case: Mapping[str, Any]) -> str:
    ask = case.get("ask")
    return str(ask.get("kind", "state")) if isinstance(ask, Mapping) else "state"


def _verdict(case: Mapping[str, Any], one: Mapping[str, Any], differs: list[str]) -> str:
    if "error" in one:
        return "not run"
    if not expected_of(case):
        return "answered"
    return "fail" if differs else "pass"
